#compdef ludo
# SPDX-License-Identifier: Apache-2.0
# Completion of `ludo` for zsh: its commands, their options, and files. All are read from the program's own help, so
# nothing here has to be kept as the program grows.

if (( CURRENT == 2 )); then
  local -a commands
  commands=(${(f)"$(${words[1]} --help 2>/dev/null | sed -n '/^Commands:/,/^$/s/^  \([a-z][a-z:-]*\)  *\(.*\)/\1|\2/p' |
    sed 's/:/\\:/; s/|/:/')"})
  _describe command commands
elif [[ "${words[CURRENT]}" == -* ]]; then
  local -a options
  options=(${(f)"$(${words[1]} ${words[2]} --help 2>/dev/null | grep -o -- '--[a-z][a-z-]*' | sort -u)"})
  compadd -a options
else
  _files
fi
