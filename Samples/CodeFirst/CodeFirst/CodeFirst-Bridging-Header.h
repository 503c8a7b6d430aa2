#import "Note.h"
#import "NotesListViewController.h"
