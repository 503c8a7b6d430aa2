#import "NotesListViewController+Navigation.h"

#import "NoteDetailViewController.h"
#import "NotesConstants.h"
#import "ScannerViewController.h"

@implementation NotesListViewController (Navigation)

- (void)showNote:(Note *)note {
  NoteDetailViewController *detail =
      [self.storyboard instantiateViewControllerWithIdentifier:kNotesDetailID];
  detail.note = note;
  [self.navigationController pushViewController:detail animated:YES];
}

- (void)showScanner {
  ScannerViewController *scanner = [[ScannerViewController alloc] initWithNibName:kScannerNibName
                                                                           bundle:nil];
  scanner.modalPresentationStyle = UIModalPresentationFullScreen;
  [self presentViewController:scanner animated:YES completion:nil];
}

@end
