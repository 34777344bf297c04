# SPDX-License-Identifier: Apache-2.0
# Completion of `ludo` for bash: its commands, their options, and files. All are read from the program's own help, so
# nothing here has to be kept as the program grows.

_ludo() {
  local cur prev words cword
  _init_completion || return

  if [ "$cword" -eq 1 ]; then
    local commands
    commands=$("${words[0]}" --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z:-]*\) .*/\1/p')
    COMPREPLY=($(compgen -W "$commands --help --version" -- "$cur"))
    __ltrim_colon_completions "$cur"
    return
  fi
  if [[ "$cur" == -* ]]; then
    local options
    options=$("${words[0]}" "${words[1]}" --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*' | sort -u)
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
    return
  fi
  _filedir
} && complete -F _ludo ludo
