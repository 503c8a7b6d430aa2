#import "NotesListViewController.h"

#import "Note.h"
#import "NoteEditorViewController.h"
#import "NotesConstants.h"
#import "NotesListViewController+Navigation.h"

@implementation NotesListViewController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return (NSInteger)self.notes.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"NoteCell"
                                                          forIndexPath:indexPath];
  Note *note = self.notes[(NSUInteger)indexPath.row];
  cell.textLabel.text = note.title;
  cell.detailTextLabel.text = note.place;
  return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
  [self showNote:self.notes[(NSUInteger)indexPath.row]];
}

- (IBAction)addNote:(id)sender {
  [self performSegueWithIdentifier:NotesAddSegue sender:sender];
}

- (IBAction)scan:(id)sender {
  [self showScanner];
}

- (IBAction)close:(id)sender {
  [self dismissViewControllerAnimated:YES completion:nil];
}

- (IBAction)unwindToNotes:(UIStoryboardSegue *)segue {
  Note *note = [(NoteEditorViewController *)segue.sourceViewController note];
  if (note != nil && ![self.notes containsObject:note]) {
    self.notes = [self.notes arrayByAddingObject:note];
  }
  [self.tableView reloadData];
}

@end
