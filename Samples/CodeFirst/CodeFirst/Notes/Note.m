#import "Note.h"

@implementation Note

- (instancetype)initWithTitle:(NSString *)title place:(NSString *)place text:(NSString *)text {
  if ((self = [super init])) {
    _title = [title copy];
    _place = [place copy];
    _text = [text copy];
  }
  return self;
}

@end
