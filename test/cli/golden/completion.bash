# Completion of odd for bash: source <(odd completion bash)
# Writes what an option of a command takes: files, folders, nothing or words; nothing at all for a flag.
_odd_value() {
  case "$1 $2" in
    ' -C' | ' --directory') echo 'folders' ;;
    '/run --output') echo 'files' ;;
    '/run --color') echo 'words auto always never' ;;
    '/run --bad') echo 'words fine' ;;
    '/run --name') echo 'nothing' ;;
    '/run -C' | '/run --directory') echo 'folders' ;;
    '/deep -C' | '/deep --directory') echo 'folders' ;;
    '/deep/down -C' | '/deep/down --directory') echo 'folders' ;;
  esac
}

# Writes what may stand after a command: its commands, or what its argument takes, and its options.
_odd_words() {
  case "$1" in
    '') echo 'words run deep help'; echo '-C --directory -V --version -h --help' ;;
    '/run') echo 'files'; echo '--output --color --bad --name --quick -h --help -C --directory -V --version' ;;
    '/deep') echo 'words down help'; echo '-h --help -C --directory -V --version' ;;
    '/deep/down') echo 'words bash zsh'; echo '-h --help -C --directory -V --version' ;;
    '/deep/help') echo 'words down help'; echo '' ;;
    '/help') echo 'words run deep help'; echo '' ;;
  esac
}

_odd() {
  local cur=${COMP_WORDS[COMP_CWORD]} path= word option= kind words i
  local kept=() before= joined=
  # bash takes --format=json apart at the equals sign.
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ ${COMP_WORDS[i]} == '=' ]] || kept+=("${COMP_WORDS[i]}")
  done
  if [[ $cur == '=' || ${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then joined=yes; fi
  if [[ $cur == '=' ]]; then cur=; fi
  for word in ${kept[@]+"${kept[@]}"}; do
    if [[ -n $option ]]; then option=; continue; fi
    if [[ $word == -- ]]; then before=--; continue; fi
    if [[ -z $before && $word == -* ]]; then
      kind=$(_odd_value "$path" "$word")
      [[ -z $kind || ($kind == optional* && -z $joined) ]] || option=$word
      continue
    fi
    case "$path/$word" in
      '/run') path=$path/$word ;;
      '/deep') path=$path/$word ;;
      '/deep/down') path=$path/$word ;;
      '/deep/help') path=$path/$word ;;
      '/help') path=$path/$word ;;
    esac
  done
  COMPREPLY=()
  if [[ -n $option ]]; then
    _odd_offer "${kind#optional }" "$cur"
  elif [[ $cur == -* && -z $before ]]; then
    words=$(_odd_words "$path")
    _odd_offer "words ${words#*$'\n'}" "$cur"
  else
    words=$(_odd_words "$path")
    _odd_offer "${words%%$'\n'*}" "$cur"
  fi
}

_odd_offer() {
  local kind=$1 cur=$2 line
  case "$kind" in
    files) compopt -o filenames 2>/dev/null; set -- -f ;;
    folders) compopt -o filenames 2>/dev/null; set -- -d ;;
    words*) set -- -W "${kind#words }" ;;
    *) return ;;
  esac
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(compgen "$@" -- "$cur")
}

complete -F _odd odd
