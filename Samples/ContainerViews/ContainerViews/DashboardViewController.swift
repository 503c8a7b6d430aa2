import UIKit

final class DashboardViewController: UIViewController {
  @IBOutlet private var updatedLabel: UILabel!

  private weak var weather: WeatherViewController?
  private weak var agenda: AgendaViewController?
  private weak var steps: StepsViewController?
  private weak var note: NoteViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    show(.sample)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segue.identifier {
    case "segueA": weather = segue.destination as? WeatherViewController
    case "segueB": agenda = segue.destination as? AgendaViewController
    case "segueC": steps = segue.destination as? StepsViewController
    case "segueD": note = segue.destination as? NoteViewController
    default: break
    }
  }

  @IBAction func refresh(_ sender: UIBarButtonItem) {
    show(.sample)
  }

  private func show(_ day: Day) {
    weather?.show(degrees: day.degrees, summary: day.weather)
    agenda?.show(next: day.nextEvent)
    steps?.show(day.steps, goal: day.stepGoal)
    note?.show(day.note)
    updatedLabel.text = "Updated at \(Date.now.formatted(date: .omitted, time: .shortened))"
  }
}
