#import "ScannerViewController.h"

#import <AVFoundation/AVFoundation.h>

@interface ScannerViewController ()
@property(nonatomic, weak) IBOutlet UIView *previewView;
@property(nonatomic, weak) IBOutlet UILabel *statusLabel;
@property(nonatomic, strong) AVCaptureSession *session;
@end

@implementation ScannerViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.session = [[AVCaptureSession alloc] init];
  AVCaptureVideoPreviewLayer *layer =
      [AVCaptureVideoPreviewLayer layerWithSession:self.session];
  layer.frame = self.previewView.bounds;
  [self.previewView.layer addSublayer:layer];
  self.statusLabel.text = @"Looking for a label";
}

- (IBAction)cancel:(id)sender {
  [self.session stopRunning];
  [self dismissViewControllerAnimated:YES completion:nil];
}

@end
