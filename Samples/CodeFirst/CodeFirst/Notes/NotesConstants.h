#import <Foundation/Foundation.h>

/// The nib of the scanner, which is not named like its class.
#define kScannerNibName @"Scanner"

static NSString *const kNotesDetailID = @"noteDetail";
static NSString *const kNotesEditorID = @"noteEditor";

extern NSString *const NotesAddSegue;
