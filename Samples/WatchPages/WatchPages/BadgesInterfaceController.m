#import "BadgesInterfaceController.h"

@interface BadgesInterfaceController ()
@property(nonatomic, weak) IBOutlet WKInterfaceLabel *titleLabel;
@end

@implementation BadgesInterfaceController

- (void)willActivate {
  [super willActivate];
  [self.titleLabel setText:@"7 days in a row"];
}

- (IBAction)share {
  [self presentTextInputControllerWithSuggestions:@[ @"Look at this!", @"Seven days!" ]
                                 allowedInputMode:WKTextInputModeAllowEmoji
                                       completion:^(NSArray *results) {
                                         [self.titleLabel setText:results.firstObject];
                                       }];
}

@end
