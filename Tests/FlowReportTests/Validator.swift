import Foundation

/// Python's `jsonschema`, where the host has it.
enum Validator {
  static let isInstalled =
    (try? ExternalTool.run("python3", ["-c", "import jsonschema"]))?.status == 0

  /// What the validator says; empty where every report is valid.
  static func complaints(about reports: [String], schema: URL) throws -> String {
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      for report in json.load(sys.stdin):
          for e in jsonschema.Draft202012Validator(schema).iter_errors(report):
              print(list(e.path), e.message)
      """
    let result = try ExternalTool.run(
      "python3", ["-W", "ignore", "-c", script, schema.path],
      input: "[\(reports.joined(separator: ","))]")
    return result.output + result.errors
  }
}
