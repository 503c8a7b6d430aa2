import DrawingModel
import FlowAnalysis
import FlowModel
import FlowRender
import FlowReport

extension OutputFormat {
  /// Whether the format shows the whole graph in spite of a filter's defaults.
  func keepsAll(_ filter: FlowFilter) -> Bool { holdsWholeGraph && filter.isEmpty }

  /// What writes this format.
  func writer(in style: PictureStyle) -> Writer {
    let theme = style.theme.value
    return switch self {
    case .svg: .picture(SVGRenderer(theme: theme))
    case .png: .picture(PNGRenderer(theme: theme, scale: style.scale))
    case .pdf: .picture(PDFRenderer(theme: theme))
    case .dot: .report(DOTReporter(theme: theme, links: style.linkBase?.links))
    case .mermaid: .report(MermaidReporter { $0.collapsingStoryboards() })
    case .json: .report(JSONReporter())
    case .markdown: .report(MarkdownReporter())
    case .text: .report(TreeReporter(color: style.usesTerminalColors))
    }
  }

  /// Pictures are made of a drawing, reports of the graph itself.
  enum Writer {
    case picture(any DrawingRenderer)
    case report(any GraphReporter)
  }
}
