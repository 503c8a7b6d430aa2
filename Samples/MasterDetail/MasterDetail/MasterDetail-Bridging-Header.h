#import "ZoomSegue.h"
