import { withAllBelow } from "./describe2.js";
import { quotePosix, shortened } from "./quote.js";
// src/cli/completion/zsh.ts
function zshScript(program, name) {
	return `#compdef ${name}
# Completion of ${name} for zsh: source <(${name} completion zsh), after compinit
${withAllBelow(program).map((command) => functionOf(command, name)).join("\n")}
if [[ $funcstack[1] == _${name} ]]; then _${name} "$@"; else compdef _${name} ${name}; fi
`;
}
const functionName = ({ path }, name) => [
	"",
	name,
	...path
].join("_");
function functionOf(command, name) {
	const specs = command.options.flatMap((option) => optionSpecs(option));
	return command.commands.length === 0 ? leaf(command, specs, name) : branch(command, specs, name);
}
function leaf(command, specs, name) {
	const { kind } = command.argument;
	const argument = kind === "nothing" ? [] : [quotePosix(`${kind === "words" ? "1" : "*"}:argument:${actionOf(command.argument)}`)];
	return `${functionName(command, name)}() {
  _arguments -s \\
${[...specs, ...argument].map((spec) => `    ${spec}`).join(" \\\n")}
}
`;
}
function branch(command, specs, name) {
	const places = ["'1: :->command'", "'*:: :->rest'"];
	const candidates = command.commands.map(({ path, description }) => quotePosix(`${path.at(-1) ?? ""}:${shortened(description).replaceAll(/[\\:]/g, (mark) => `\\${mark}`)}`));
	return `${functionName(command, name)}() {
  local context state state_descr line
  typeset -A opt_args
  _arguments -C -s \\
${[...specs, ...places].map((spec) => `    ${spec}`).join(" \\\n")}
  case $state in
    command)
      local -a commands=(
${candidates.map((candidate) => `        ${candidate}`).join("\n")}
      )
      _describe -t commands command commands
      ;;
    rest)
      case $line[1] in
${command.commands.map((one) => `        ${one.path.at(-1) ?? ""}) ${functionName(one, name)} ;;`).join("\n")}
      esac
      ;;
  esac
}
`;
}
function optionSpecs({ names, description, value }) {
	const says = escapeSpec(shortened(description));
	return names.map((name) => {
		if (value === null) return quotePosix(`(${names.join(" ")})${name}[${says}]`);
		const joint = name.startsWith("--") ? "=" : "+";
		return quotePosix(`*${name}${value.optional ? "=-" : joint}[${says}]:${value.optional ? ":" : ""}value:${actionOf(value)}`);
	});
}
const escapeSpec = (text) => text.replaceAll(/[\\[\]:]/g, (mark) => `\\${mark}`);
function actionOf(completes) {
	if (completes.kind === "words") return `(${completes.words.map((word) => word.replaceAll(/[^\w./-]/g, (mark) => `\\${mark}`)).join(" ")})`;
	return {
		files: "_files",
		folders: "_files -/",
		nothing: " "
	}[completes.kind];
}
export { zshScript };
