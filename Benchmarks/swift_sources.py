"""The Swift sources of a made-up app: one file for each class that its storyboards name, as well as
models, views, services and tests, of which nine in ten are unrelated to navigation, as in real apps."""

BYTES = 5000  # the average size of a file

HEADER = """//
//  {name}.swift
//  Generated
//
//  Shows what a file of an app holds, and belongs to nobody.
//

import {module}

"""

MODEL = """
/// One {lower} as the server tells of it.
struct {noun}{index}: Codable, Hashable {{
  enum CodingKeys: String, CodingKey {{
    case identifier = "id"
    case title, detail
    case createdAt = "created_at"
  }}

  let identifier: Int
  var title: String
  var detail: String?
  let createdAt: Date

  /// Whether there is anything to show below the title.
  var hasDetail: Bool {{
    guard let detail = detail else {{ return false }}
    return !detail.trimmingCharacters(in: .whitespaces).isEmpty
  }}

  func matches(_ query: String) -> Bool {{
    // Letters of any case, with or without marks, count as the same.
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return title.range(of: query, options: options) != nil
      || (detail ?? "").range(of: query, options: options) != nil
  }}
}}
"""

SERVICE = """
final class {noun}Service{index} {{
  private let session: URLSession
  private let decoder = JSONDecoder()
  private var cache: [Int: {noun}] = [:]

  init(session: URLSession = .shared) {{
    self.session = session
    decoder.dateDecodingStrategy = .iso8601
  }}

  func load(page: Int, completion: @escaping (Result<[{noun}], Error>) -> Void) {{
    let url = URL(string: "https://example.org/{lower}s?page=\\(page)&order=newest")!
    let task = session.dataTask(with: url) {{ [weak self] data, _, error in
      guard let self = self else {{ return }}
      if let error = error {{
        completion(.failure(error))
        return
      }}
      do {{
        let items = try self.decoder.decode([{noun}].self, from: data ?? Data())
        for item in items {{ self.cache[item.identifier] = item }}
        completion(.success(items.sorted {{ $0.title < $1.title }}))
      }} catch {{
        completion(.failure(error))
      }}
    }}
    task.resume()
  }}
}}
"""

VIEW = """
final class {noun}Cell{index}: UITableViewCell {{
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override func awakeFromNib() {{
    super.awakeFromNib()
    [titleLabel, detailLabel].forEach {{ label in
      label.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      contentView.addSubview(label)
    }}
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      detailLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      detailLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }}

  func show(_ item: {noun}) {{
    titleLabel.text = item.title
    detailLabel.text = item.detail
    detailLabel.isHidden = !item.hasDetail
    accessibilityLabel = [item.title, item.detail].compactMap {{ $0 }}.joined(separator: ", ")
  }}
}}
"""

TABLE = """
extension {name}: UITableViewDataSource {{
  func numberOfSections(in tableView: UITableView) -> Int {{ sections.count }}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{
    sections[section].items.count
  }}

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: "{noun}Cell", for: indexPath)
    let item = sections[indexPath.section].items[indexPath.row]
    cell.textLabel?.text = item.title
    cell.detailTextLabel?.text = formatter.string(from: item.createdAt)
    cell.accessoryType = item.hasDetail ? .disclosureIndicator : .none
    return cell
  }}
}}
"""

CONTROLLER = """
final class {name}: {base} {{
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private weak var tableView: UITableView!

  private let formatter = DateFormatter()
  private var sections: [Section] = []
  private let service = {noun}Service0()

  override func viewDidLoad() {{
    super.viewDidLoad()
    formatter.dateStyle = .medium
    title = NSLocalizedString("{noun}", comment: "Title")
    reload()
  }}

  private func reload() {{
    service.load(page: 0) {{ [weak self] result in
      DispatchQueue.main.async {{
        switch result {{
        case .success(let items): self?.sections = [Section(items: items)]
        case .failure(let error): self?.titleLabel.text = error.localizedDescription
        }}
        self?.tableView.reloadData()
      }}
    }}
  }}
{methods}}}
"""

NAVIGATION = (
    """
  @IBAction private func open(_ sender: Any) {{
    performSegue(withIdentifier: SegueName.{segue}, sender: sender)
  }}
""",
    """
  private func select(_ item: {noun}) {{
    let storyboard = UIStoryboard(name: "{storyboard}", bundle: nil)
    let identifier = "{identifier}"
    let next = storyboard.instantiateViewController(withIdentifier: identifier) as! {target}
    next.loadViewIfNeeded()
    navigationController?.pushViewController(next, animated: true)
  }}
""",
    """
  @IBAction func help(_ sender: UIBarButtonItem) {{
    let help = {target}()
    help.modalPresentationStyle = .formSheet
    present(help, animated: true, completion: nil)
  }}
""",
)

UNWIND = """
  @IBAction func unwindTo{identifier}(_ segue: UIStoryboardSegue) {{
    reload()
  }}
"""


def write(folder, count, boards, nouns, chance):
    """Writes `count` files below a folder, for the scenes of storyboards."""
    scenes = [(board, scene) for board in boards for scene in board.scenes]
    classes = {}
    for board, scene in scenes:
        classes.setdefault(scene["class"], (board, scene))
    files = {"SegueNames.swift": segue_names(len(scenes))}
    for index, (name, (board, scene)) in enumerate(sorted(classes.items())):
        files[f"Screens/{name}.swift"] = controller(
            name, scene, board, scenes, navigates=index % 10 < 8, chance=chance)
    index = 0
    while len(files) < count:
        noun = nouns[index % len(nouns)]
        kind = ("Models", "Services", "Views", "Tests")[index // len(nouns) % 4]
        files[f"{kind}/{noun}{kind}{index}.swift"] = other(kind, noun, chance)
        index += 1
    for path, text in list(files.items())[:count]:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def segue_names(count):
    constants = "".join(f'  static let segue{index} = "to{index}"\n' for index in range(count))
    return HEADER.format(name="SegueNames", module="Foundation") + (
        f"/// What segues are called.\nenum SegueName {{\n{constants}}}\n")


def controller(name, scene, board, scenes, navigates, chance):
    noun = scene["name"].split()[0]
    methods = UNWIND.format(**scene) if scene is board.scenes[0] else ""
    if navigates:
        for template in chance.sample(NAVIGATION, chance.randint(1, 3)):
            other_board, target = chance.choice(scenes)
            methods += template.format(
                noun=noun, storyboard=other_board.name, identifier=target["identifier"],
                target=target["class"], segue=f"segue{chance.randrange(len(scenes))}")
    base = "UITableViewController" if scene["element"] == "tableViewController" else "UIViewController"
    text = HEADER.format(name=name, module="UIKit")
    text += CONTROLLER.format(name=name, base=base, noun=noun, methods=methods)
    return text + TABLE.format(name=name, noun=noun) + filler([MODEL, VIEW], noun, len(text), chance)


def other(kind, noun, chance):
    templates = {"Models": [MODEL], "Services": [SERVICE, MODEL], "Views": [VIEW, MODEL],
                 "Tests": [MODEL, SERVICE, VIEW]}[kind]
    text = HEADER.format(name=noun, module="UIKit" if kind == "Views" else "Foundation")
    return text + filler(templates, noun, len(text), chance)


def filler(templates, noun, length, chance):
    """Returns declarations that fill a file to between 0.5 and 1.5 times the average size."""
    size, text, index = BYTES * chance.uniform(0.5, 1.5), "", 0
    while length + len(text) < size:
        template = templates[index % len(templates)]
        text += template.format(noun=noun, lower=noun.lower(), index=index)
        index += 1
    return text
