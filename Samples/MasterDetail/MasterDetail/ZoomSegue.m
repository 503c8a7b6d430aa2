#import "ZoomSegue.h"

static const NSTimeInterval ZoomDuration = 0.3;

@implementation ZoomSegue

- (void)perform {
  UIViewController *destination = self.destinationViewController;
  UIView *view = destination.view;
  void (^grow)(void) = ^{
    [UIView animateWithDuration:ZoomDuration
                     animations:^{
                       view.transform = CGAffineTransformIdentity;
                     }];
  };

  view.transform = CGAffineTransformMakeScale(0.1, 0.1);
  destination.modalPresentationStyle = UIModalPresentationFullScreen;
  [self.sourceViewController presentViewController:destination animated:NO completion:grow];
}

@end
