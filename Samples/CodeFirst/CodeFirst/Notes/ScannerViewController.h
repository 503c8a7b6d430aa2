#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Reads the number on an exhibit's label with the camera.
@interface ScannerViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
