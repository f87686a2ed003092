#compdef odd
# Completion of odd for zsh: source <(odd completion zsh), after compinit
_odd() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -s \
    '*-C+[a folder]:value:_files -/' \
    '*--directory=[a folder]:value:_files -/' \
    '(-V --version)-V[output the version number]' \
    '(-V --version)--version[output the version number]' \
    '(-h --help)-h[display help for command]' \
    '(-h --help)--help[display help for command]' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command)
      local -a commands=(
        'run:it'\''s [odd]\: "quotes", $HOME, `id` and \\ in a description'
        'deep:has a command'
        'help:display help for command'
      )
      _describe -t commands command commands
      ;;
    rest)
      case $line[1] in
        run) _odd_run ;;
        deep) _odd_deep ;;
        help) _odd_help ;;
      esac
      ;;
  esac
}

_odd_run() {
  _arguments -s \
    '*--output=[a file]:value:_files' \
    '*--color=[when]:value:(auto always never)' \
    '*--bad=[not plain]:value:(fine)' \
    '*--name=[any text]:value: ' \
    '(--quick)--quick[a flag]' \
    '(-h --help)-h[display help for command]' \
    '(-h --help)--help[display help for command]' \
    '*-C+[a folder]:value:_files -/' \
    '*--directory=[a folder]:value:_files -/' \
    '(-V --version)-V[output the version number]' \
    '(-V --version)--version[output the version number]' \
    '*:argument:_files'
}

_odd_deep() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -s \
    '(-h --help)-h[display help for command]' \
    '(-h --help)--help[display help for command]' \
    '*-C+[a folder]:value:_files -/' \
    '*--directory=[a folder]:value:_files -/' \
    '(-V --version)-V[output the version number]' \
    '(-V --version)--version[output the version number]' \
    '1: :->command' \
    '*:: :->rest'
  case $state in
    command)
      local -a commands=(
        'down:the last one'
        'help:display help for command'
      )
      _describe -t commands command commands
      ;;
    rest)
      case $line[1] in
        down) _odd_deep_down ;;
        help) _odd_deep_help ;;
      esac
      ;;
  esac
}

_odd_deep_down() {
  _arguments -s \
    '(-h --help)-h[display help for command]' \
    '(-h --help)--help[display help for command]' \
    '*-C+[a folder]:value:_files -/' \
    '*--directory=[a folder]:value:_files -/' \
    '(-V --version)-V[output the version number]' \
    '(-V --version)--version[output the version number]' \
    '1:argument:(bash zsh)'
}

_odd_deep_help() {
  _arguments -s \
    '1:argument:(down help)'
}

_odd_help() {
  _arguments -s \
    '1:argument:(run deep help)'
}

if [[ $funcstack[1] == _odd ]]; then _odd "$@"; else compdef _odd odd; fi
