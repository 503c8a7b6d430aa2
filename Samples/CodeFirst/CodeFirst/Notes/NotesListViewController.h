#import <UIKit/UIKit.h>

@class Note;

NS_ASSUME_NONNULL_BEGIN

@interface NotesListViewController : UITableViewController
@property(nonatomic, copy) NSArray<Note *> *notes;

- (IBAction)unwindToNotes:(UIStoryboardSegue *)segue;
@end

NS_ASSUME_NONNULL_END
