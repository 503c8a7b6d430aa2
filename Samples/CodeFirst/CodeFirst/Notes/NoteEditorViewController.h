#import <UIKit/UIKit.h>

@class Note;

NS_ASSUME_NONNULL_BEGIN

@interface NoteEditorViewController : UIViewController
/// The note to be edited; a new one as soon as it is saved, where there was none.
@property(nonatomic, strong, nullable) Note *note;
@end

NS_ASSUME_NONNULL_END
