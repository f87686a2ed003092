import { withAllBelow } from "./describe2.js";
import { quotePosix } from "./quote.js";
// src/cli/completion/bash.ts
function bashScript(program, name) {
	const commands = withAllBelow(program);
	return `# Completion of ${name} for bash: source <(${name} completion bash)
# Writes what an option of a command takes: files, folders, nothing or words; nothing at all for a flag.
_${name}_value() {
  case "$1 $2" in
${commands.flatMap((command) => command.options.flatMap((option) => valueCase(command, option))).join("\n")}
  esac
}

# Writes what may stand after a command: its commands, or what its argument takes, and its options.
_${name}_words() {
  case "$1" in
${commands.map((command) => wordsCase(command)).join("\n")}
  esac
}

${walker(name, pathCases(commands))}
${offer(name)}
complete -F _${name} ${name}
`;
}
const pathCases = (commands) => commands.slice(1).map((command) => `      ${quotePosix(nameOf(command))}) path=$path/$word ;;`).join("\n");
const walker = (name, cases) => `_${name}() {
  local cur=\${COMP_WORDS[COMP_CWORD]} path= word option= kind words i
  local kept=() before= joined=
  # bash takes --format=json apart at the equals sign.
  for ((i = 1; i < COMP_CWORD; i++)); do
    [[ \${COMP_WORDS[i]} == '=' ]] || kept+=("\${COMP_WORDS[i]}")
  done
  if [[ $cur == '=' || \${COMP_WORDS[COMP_CWORD - 1]} == '=' ]]; then joined=yes; fi
  if [[ $cur == '=' ]]; then cur=; fi
  for word in \${kept[@]+"\${kept[@]}"}; do
    if [[ -n $option ]]; then option=; continue; fi
    if [[ $word == -- ]]; then before=--; continue; fi
    if [[ -z $before && $word == -* ]]; then
      kind=$(_${name}_value "$path" "$word")
      [[ -z $kind || ($kind == optional* && -z $joined) ]] || option=$word
      continue
    fi
    case "$path/$word" in
${cases}
    esac
  done
  COMPREPLY=()
  if [[ -n $option ]]; then
    _${name}_offer "\${kind#optional }" "$cur"
  elif [[ $cur == -* && -z $before ]]; then
    words=$(_${name}_words "$path")
    _${name}_offer "words \${words#*$'\\n'}" "$cur"
  else
    words=$(_${name}_words "$path")
    _${name}_offer "\${words%%$'\\n'*}" "$cur"
  fi
}
`;
const offer = (name) => `_${name}_offer() {
  local kind=$1 cur=$2 line
  case "$kind" in
    files) compopt -o filenames 2>/dev/null; set -- -f ;;
    folders) compopt -o filenames 2>/dev/null; set -- -d ;;
    words*) set -- -W "\${kind#words }" ;;
    *) return ;;
  esac
  while IFS= read -r line; do
    COMPREPLY+=("$line")
  done < <(compgen "$@" -- "$cur")
}
`;
const nameOf = ({ path }) => path.map((word) => `/${word}`).join("");
function valueCase(command, { names, value }) {
	if (value === null) return [];
	const patterns = names.map((name) => quotePosix(`${nameOf(command)} ${name}`)).join(" | ");
	const kind = value.optional ? `optional ${kindOf(value)}` : kindOf(value);
	return [`    ${patterns}) echo ${quotePosix(kind)} ;;`];
}
function wordsCase(command) {
	const { commands, argument, options } = command;
	const first = commands.length > 0 ? `words ${commands.map(({ path }) => path.at(-1) ?? "").join(" ")}` : kindOf(argument);
	const flags = options.flatMap(({ names }) => names).join(" ");
	return `    ${quotePosix(nameOf(command))}) echo ${quotePosix(first)}; echo ${quotePosix(flags)} ;;`;
}
const kindOf = (completes) => completes.kind === "words" ? `words ${completes.words.join(" ")}` : completes.kind;
export { bashScript };
