/// The modules of Apple's platforms, Swift and C that app source imports.
package enum SystemModules {
  /// Whether a module is one of the system's, as far as known: any other belongs to the app or to a library.
  package static func contains(_ name: some StringProtocol) -> Bool { names.contains(String(name)) }

  private static let names = Set(
    """
    ARKit AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdServices AdSupport
    AddressBook AddressBookUI AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices
    AssetsLibrary AudioToolbox AudioUnit AuthenticationServices AutomaticAssessmentConfiguration
    AVRouting BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay Carbon Charts Cinematic
    ClassKit ClockKit CloudKit Cocoa ColorSync Combine CommonCrypto Compression Contacts ContactsUI
    CoreAudio CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreLocationUI CoreMIDI CoreML CoreMedia CoreMediaIO CoreMotion CoreNFC
    CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo CoreWLAN CryptoKit
    CryptoTokenKit Darwin DataDetection DeveloperToolsSupport DeviceActivity DeviceCheck DiskArbitration
    Dispatch Distributed EventKit EventKitUI ExceptionHandling ExternalAccessory FamilyControls FileProvider
    FileProviderUI FinderSync ForceFeedback Foundation FoundationModels GLKit GLUT GSS GameController GameKit
    GameplayKit GroupActivities HealthKit HealthKitUI HomeKit Hypervisor IOKit IOSurface IdentityLookup
    IdentityLookupUI ImageCaptureCore ImageIO InputMethodKit Intents IntentsUI JavaScriptCore Kernel
    LinkPresentation LocalAuthentication LocalAuthenticationEmbeddedUI MLCompute MachO ManagedSettings MapKit
    MediaAccessibility MediaPlayer MediaToolbox MessageUI Messages Metal MetalFX MetalKit
    MetalPerformanceShaders MetalPerformanceShadersGraph MetricKit MobileCoreServices ModelIO
    MultipeerConnectivity NaturalLanguage NearbyInteraction Network NetworkExtension NewsstandKit
    NotificationCenter OSLog ObjectiveC Observation OpenAL OpenCL OpenDirectory OpenGL OpenGLES PDFKit
    PHASE PackageDescription PassKit PencilKit Photos PhotosUI PlaygroundSupport PreferencePanes PushKit
    PushToTalk QTKit Quartz QuartzCore QuickLook QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder
    ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit ScreenSaver ScreenTime ScriptingBridge
    Security SecurityFoundation SecurityInterface SensitiveContentAnalysis SensorKit ServiceManagement
    ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit StoreKitTest Swift SwiftData SwiftUI Symbols
    Synchronization System SystemConfiguration SystemExtensions TVMLKit TVServices TVUIKit TabularData Testing
    TipKit Translation Twitter UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI
    VideoSubscriberAccount VideoToolbox Virtualization Vision VisionKit WatchConnectivity WatchKit WeatherKit
    WebKit WidgetKit WorkoutKit XCTest arpa asl assert ctype dispatch errno execinfo fcntl float iAd ifaddrs
    libkern libxml libxml2 limits mach malloc math net netdb netinet objc os pthread resolv setjmp signal simd
    sqlite3 stdarg stdatomic stdbool stddef stdint stdio stdlib string sys syslog time unistd wchar xlocale
    xpc zlib AvailabilityMacros Availability TargetConditionals UIKitCore availability copyfile spawn dlfcn
    """.split(whereSeparator: \.isWhitespace).map { String($0) })
}
