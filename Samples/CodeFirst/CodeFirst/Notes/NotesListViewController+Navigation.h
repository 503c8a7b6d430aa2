#import "NotesListViewController.h"

NS_ASSUME_NONNULL_BEGIN

@interface NotesListViewController (Navigation)
- (void)showNote:(Note *)note;
- (void)showScanner;
@end

NS_ASSUME_NONNULL_END
