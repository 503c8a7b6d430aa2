#import "NotesConstants.h"

NSString *const NotesAddSegue = @"addNote";
