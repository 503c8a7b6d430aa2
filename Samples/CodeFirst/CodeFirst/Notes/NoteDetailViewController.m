#import "NoteDetailViewController.h"

#import "Note.h"
#import "NoteEditorViewController.h"
#import "NotesConstants.h"

@interface NoteDetailViewController ()
@property(nonatomic, weak) IBOutlet UILabel *placeLabel;
@property(nonatomic, weak) IBOutlet UITextView *textView;
@property(nonatomic, weak) IBOutlet UILabel *titleLabel;
@end

@implementation NoteDetailViewController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  self.titleLabel.text = self.note.title;
  self.placeLabel.text = self.note.place;
  self.textView.text = self.note.text;
}

- (IBAction)editNote:(id)sender {
  NoteEditorViewController *editor =
      [self.storyboard instantiateViewControllerWithIdentifier:kNotesEditorID];
  editor.note = self.note;
  [self presentViewController:editor animated:YES completion:nil];
}

- (IBAction)deleteNote:(id)sender {
  UIAlertController *alert =
      [UIAlertController alertControllerWithTitle:@"Delete this note?"
                                          message:nil
                                   preferredStyle:UIAlertControllerStyleAlert];
  void (^pop)(UIAlertAction *) = ^(UIAlertAction *action) {
    [self.navigationController popViewControllerAnimated:YES];
  };
  [alert addAction:[UIAlertAction actionWithTitle:@"Delete"
                                            style:UIAlertActionStyleDestructive
                                          handler:pop]];
  [alert addAction:[UIAlertAction actionWithTitle:@"Cancel"
                                            style:UIAlertActionStyleCancel
                                          handler:nil]];
  [self presentViewController:alert animated:YES completion:nil];
}

@end
