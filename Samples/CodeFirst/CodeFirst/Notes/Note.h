#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface Note : NSObject
@property(nonatomic, copy) NSString *title;
@property(nonatomic, copy) NSString *place;
@property(nonatomic, copy) NSString *text;

- (instancetype)initWithTitle:(NSString *)title
                        place:(NSString *)place
                         text:(NSString *)text NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
