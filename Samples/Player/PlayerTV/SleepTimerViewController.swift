import UIKit

final class SleepTimerViewController: UIViewController {}

final class LyricsViewController: UIViewController {}
