import ArgumentParser

/// The script with which a shell completes the command.
///
/// That of ArgumentParser offers the options of a subcommand once its name is typed. Here, a command line
/// without such a name is completed as one of the default subcommand, `draw`.
struct CompletionScript {
  let shell: CompletionShell

  var text: String {
    let generated = SegueMap.completionScript(for: shell)
    switch shell {
    case .bash: return renaming("_seguemap() {", in: generated, before: "\ncomplete -o", Self.bash)
    case .zsh: return renaming("_seguemap() {", in: generated, before: "\nif [[ \"${func", Self.zsh)
    case .fish:
      return renaming(
        "function __seguemap_tokens\n", in: generated, before: "\ncomplete -c 'seguemap' -f",
        Self.fish)
    default: return generated
    }
  }

  /// Gives a function another name, and inserts one that calls it.
  private func renaming(
    _ function: String, in script: String, before place: String, _ wrapper: String
  ) -> String {
    var text = script
    let renamed = function.replacing("seguemap", with: "seguemap_typed")
    text.replace("\n" + function, with: "\n" + renamed)
    if let insertion = text.firstRange(of: place) {
      let commands = SegueMap.commandNames.joined(separator: " ")
      text.insert(
        contentsOf: "\n" + wrapper.replacing("COMMANDS", with: commands),
        at: insertion.lowerBound)
    }
    return text
  }

  private static let bash = """
    # Completes a line without a command as one of 'draw'.
    _seguemap() {
        local first="${COMP_WORDS[1]}"
        if [[ " COMMANDS " == *" ${first} "* && "${COMP_CWORD}" -gt 1 ]]; then
            _seguemap_typed "${@}"
            return
        fi
        local -a offered=()
        if [[ "${COMP_CWORD}" -eq 1 && "${first}" != -* ]]; then
            _seguemap_typed "${@}"
            offered=("${COMPREPLY[@]}")
            COMPREPLY=()
        fi
        local -a COMP_WORDS=("${COMP_WORDS[0]}" draw "${COMP_WORDS[@]:1}")
        local -i COMP_CWORD="$((COMP_CWORD + 1))"
        _seguemap_typed "${@}"
        if [[ "${first}" != -* && "${COMP_CWORD}" -eq 2 ]]; then
            # Options are offered once a dash is typed.
            local word
            for word in "${COMPREPLY[@]}"; do
                [[ "${word}" == -* ]] || offered+=("${word}")
            done
            COMPREPLY=("${offered[@]}")
        fi
    }

    """

  private static let zsh = """
    # Completes a line without a command as one of 'draw'.
    _seguemap() {
        local -a commands=(COMMANDS)
        if (( CURRENT > 2 )) && (( ${commands[(Ie)${words[2]}]} )); then
            _seguemap_typed "${@}"
            return
        fi
        local -i ret=1
        if (( CURRENT == 2 )) && [[ "${words[2]}" != -* ]]; then
            _seguemap_typed "${@}" && ret=0
        fi
        words=("${words[1]}" draw "${words[@]:1}")
        (( CURRENT += 1 ))
        _seguemap_typed "${@}" && ret=0
        return "${ret}"
    }

    """

  private static let fish = """
    # Completes a line without a command as one of 'draw'.
    function __seguemap_tokens
        set -l current (commandline -t)
        if test "$argv" = -tC
            # A fish that is not interactive has no cursor.
            string length -- "$current"
            return
        end
        set -l tokens (__seguemap_typed_tokens $argv)
        if test "$argv" = -t
            printf %s\\n $tokens
        else if test (count $tokens) -gt 1; and not contains -- $tokens[2] COMMANDS
            printf %s\\n $tokens[1] draw $tokens[2..]
        else if test (count $tokens) -eq 1; and string match -q -- '-*' $current
            printf %s\\n $tokens[1] draw
        else
            printf %s\\n $tokens
        end
    end

    complete -c 'seguemap' -n 'test (count (__seguemap_typed_tokens -pc)) -eq 1' -F

    """
}
