import DrawingModel
import ScreenModel

extension ScreenPainter {
  /// Draws what a view's kind shows, above the view's background and below its subviews.
  mutating func paintKind(of view: ScreenView, in box: Box) {
    switch view.kind {
    case .view, .stack, .scroll, .collection, .collectionCell, .reusableView, .splitView,
      .watchGroup, .watchTable, .grid:
      paintPlain(view, in: box)
    case .label, .watchLabel: paintLabel(view, in: box)
    case .button, .imageButton: paintButton(view, in: box)
    case .textField, .searchField, .comboBox, .textView, .searchBar: paintField(view, in: box)
    case .imageView: paintImage(view, in: box)
    case .toggle, .slider, .stepper, .progress, .levelIndicator, .activityIndicator, .pageControl:
      paintControl(view, in: box)
    case .segmentedControl: paintSegments(view, in: box)
    case .picker, .datePicker: paintPicker(view, in: box)
    case .map, .web, .scene3D, .video: paintMedium(view, in: box)
    case .table, .outline: paintTable(view, in: box)
    case .tableSection: paintSection(view, in: box)
    case .tableCell, .watchRow: paintCell(view, in: box)
    case .navigationBar, .toolbar, .tabBar: paintBar(view, in: box)
    case .checkBox, .radioButton, .popUpButton, .colorWell, .box, .tabView, .columnHeader,
      .separator:
      paintMacKind(view, in: box)
    case .visualEffect: paintEffect(view, in: box)
    case .container: paintContainer(view, in: box)
    case .unknown: paintUnknown(view, in: box)
    }
  }
}
