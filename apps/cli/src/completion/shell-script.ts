export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Each passes the words up to the cursor to the program, which prints a word and its description per line. */
const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: String.raw`# rowloom completion bash: source this, or put it into bash_completion.d.
_rowloom() {
  # Bash takes colons and equals signs for the ends of words, which they are not: the line is read here as the shell will.
  local text=${'$'}{COMP_LINE:0:COMP_POINT} words=() word= raw= head= quote= begun= char line i
  for (( i = 0; i < ${'$'}{#text}; i++ )); do
    char=${'$'}{text:i:1} raw+=$char
    case $quote$char in
      [\'\"]|\\) quote=$char begun=1 ;;
      \'\'|\"\") quote= ;;
      \\*) word+=$char quote= ;;
      [\'\"]*) word+=$char ;;
      [[:space:]]) [[ -n $begun ]] && words+=("$word"); word= raw= head= begun= ;;
      *) word+=$char begun=1; [[ $char == [:=] && $COMP_WORDBREAKS == *$char* ]] && head=$raw ;;
    esac
  done
  words+=("$word")
  COMPREPLY=()
  while IFS= read -r line; do
    word=${'$'}{line%%$'\t'*}
    [[ $raw == [\"\']* ]] || word=$(printf '%q' "$word")
    # Only what follows the last of those signs is replaced.
    COMPREPLY+=("${'$'}{word#"$head"}")
  done < <(rowloom __complete "${'$'}{words[@]:1}" 2>/dev/null)
}
complete -o default -F _rowloom rowloom`,
  zsh: String.raw`#compdef rowloom
# rowloom completion zsh: source this after compinit, or save it as _rowloom in a folder of fpath.
_rowloom() {
  local line
  local -a lines described
  lines=("${'$'}{(@f)$(rowloom __complete "${'$'}{(@Q)words[2,CURRENT]}" 2>/dev/null)}")
  for line in "${'$'}{lines[@]}"; do
    [[ -n $line ]] && described+=("${'$'}{${'$'}{line%%$'\t'*}//:/\\:}:${'$'}{line#*$'\t'}")
  done
  if (( ${'$'}{#described} )); then _describe -V rowloom described; else _files; fi
}
if [[ $funcstack[1] == _rowloom ]]; then _rowloom "$@"; else compdef _rowloom rowloom; fi`,
  fish: String.raw`# rowloom completion fish: save this as ~/.config/fish/completions/rowloom.fish.
function __rowloom_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (rowloom __complete $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c rowloom -f -k -a '(__rowloom_complete)'`,
};

export const shellScript = (shell: Shell): string => SCRIPTS[shell];
