#import "NoteEditorViewController.h"

#import "Note.h"

@interface NoteEditorViewController ()
@property(nonatomic, weak) IBOutlet UITextView *textView;
@property(nonatomic, weak) IBOutlet UITextField *titleField;
@end

@implementation NoteEditorViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.titleField.text = self.note.title;
  self.textView.text = self.note.text;
}

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  if (self.note == nil) {
    self.note = [[Note alloc] initWithTitle:@"" place:@"" text:@""];
  }
  self.note.title = self.titleField.text ?: @"";
  self.note.text = self.textView.text;
}

- (IBAction)cancel:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

@end
