import UIKit

final class ExhibitViewController: UIViewController {
  enum Segue: String {
    case listen, showMap
  }

  @IBOutlet private var headerContainer: UIView!
  @IBOutlet private var placeLabel: UILabel!
  @IBOutlet private var storyView: UITextView!

  var exhibit = Hall.all[0].exhibits[0]

  override func viewDidLoad() {
    super.viewDidLoad()
    placeLabel.text = "\(exhibit.hall), \(exhibit.year)"
    storyView.text = exhibit.story
    addHeader()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == Segue.showMap.rawValue else { return }
    (segue.destination as? HallMapViewController)?.hall = exhibit.hall
  }

  @IBAction func findOnMap(_ sender: UIButton) {
    performSegue(withIdentifier: Segue.showMap.rawValue, sender: sender)
  }

  @IBSegueAction func makeAudioGuide(_ coder: NSCoder) -> AudioGuideViewController? {
    AudioGuideViewController(coder: coder, exhibit: exhibit)
  }

  private func addHeader() {
    let views = Bundle.main.loadNibNamed("ExhibitHeaderView", owner: nil)
    guard let header = views?.first as? ExhibitHeaderView else { return }
    header.show(exhibit)
    header.frame = headerContainer.bounds
    header.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    headerContainer.addSubview(header)
  }
}
