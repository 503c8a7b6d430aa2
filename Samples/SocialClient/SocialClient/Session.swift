import Foundation

/// Who is signed in.
struct Session: Sendable {
  let userName: String

  static func signIn(userName: String, password: String) async throws -> Session {
    guard password.count >= 12 else { throw SignInError.wrongPassword }
    return Session(userName: userName)
  }
}

enum SignInError: Error {
  case wrongPassword
}
