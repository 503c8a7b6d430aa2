import Foundation

/// Python's `jsonschema`, if the host has one that knows the draft of our schemas, as Ubuntu 22.04's does not.
enum Validator {
  static let isInstalled =
    (try? ExternalTool.run("python3", ["-c", "from jsonschema import Draft202012Validator"]))?
    .status == 0

  /// Returns the validator's messages; empty if every report is valid.
  static func complaints(about reports: [String], schema: URL) throws -> String {
    let script = """
      import json, pathlib, sys, jsonschema
      path = pathlib.Path(sys.argv[1])
      schema = json.load(open(path))
      # One schema may refer to another beside it.
      resolver = jsonschema.RefResolver(path.as_uri(), schema)
      for report in json.load(sys.stdin):
          for e in jsonschema.Draft202012Validator(schema, resolver=resolver).iter_errors(report):
              print(list(e.path), e.message)
      """
    let result = try ExternalTool.run(
      "python3", ["-W", "ignore", "-c", script, schema.path],
      input: "[\(reports.joined(separator: ","))]")
    return result.output + result.errors
  }
}
