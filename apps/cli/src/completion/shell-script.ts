export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Each hands the words up to the cursor to the program, which answers a word and what it is on each line. */
const SCRIPTS: Readonly<Record<Shell, string>> = {
  bash: String.raw`# rowloom completion bash: source this, or put it into bash_completion.d.
_rowloom() {
  local line word words=() raw=${'$'}{COMP_WORDS[COMP_CWORD]}
  COMPREPLY=()
  # Words come as they were typed: quotes and backslashes are the shell's.
  for word in "${'$'}{COMP_WORDS[@]:1:COMP_CWORD}"; do
    word=${'$'}{word#[\"\']} word=${'$'}{word%[\"\']}
    words+=("${'$'}{word//\\/}")
  done
  while IFS= read -r line; do
    word=${'$'}{line%%$'\t'*}
    [[ $raw == [\"\']* ]] || word=$(printf '%q' "$word")
    COMPREPLY+=("$word")
  done < <(rowloom __complete "${'$'}{words[@]}" 2>/dev/null)
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
