#import <WatchKit/WatchKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface BadgesInterfaceController : WKInterfaceController
@end

NS_ASSUME_NONNULL_END
