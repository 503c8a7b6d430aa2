#import <UIKit/UIKit.h>

@class Note;

NS_ASSUME_NONNULL_BEGIN

@interface NoteDetailViewController : UIViewController
@property(nonatomic, strong, nullable) Note *note;
@end

NS_ASSUME_NONNULL_END
