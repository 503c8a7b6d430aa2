#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Shows the destination full screen, growing out of the middle of the source.
@interface ZoomSegue : UIStoryboardSegue
@end

NS_ASSUME_NONNULL_END
