import { withAllBelow } from "./describe2.js";
import { quoteFish, shortened } from "./quote.js";
// src/cli/completion/fish.ts
function fishScript(program, name) {
	const commands = withAllBelow(program);
	return `# Completion of ${name} for fish: ${name} completion fish | source
# Whether the words before the cursor lead to a command; the value of an option is no word of its own.
function __${name}_at --argument-names wanted
    set -l path ''
    set -l value 0
    for word in (commandline --tokenize --cut-at-cursor --current-process)[2..-1]
        if test $value -eq 1
            set value 0
            continue
        end
        switch "$path $word"
${valuedCases(commands)}
        end
        switch "$path/$word"
            case ${commands.slice(1).map((command) => quoteFish(nameOf(command))).join(" ")}
                set path "$path/$word"
        end
    end
    test "$path" = "$wanted"
end

complete --command ${name} --no-files
${commands.flatMap((command) => linesOf(command, name)).join("\n")}
`;
}
const nameOf = ({ path }) => path.map((word) => `/${word}`).join("");
function valuedCases(commands) {
	return commands.map((command) => {
		const patterns = command.options.filter(({ value }) => value !== null && !value.optional).flatMap(({ names }) => names.map((one) => quoteFish(`${nameOf(command)} ${one}`)));
		return patterns.length === 0 ? "" : `            case ${patterns.join(" ")}\n                set value 1`;
	}).filter(Boolean).join("\n");
}
function linesOf(command, name) {
	const start = `complete --command ${name} --condition ${quoteFish(`__${name}_at ${quoteFish(nameOf(command))}`)}`;
	const { argument, commands, options } = command;
	return [
		...commands.map((one) => `${start} --arguments ${quoteFish(one.path.at(-1) ?? "")} --description ${quoteFish(shortened(one.description))}`),
		...argument.kind === "nothing" ? [] : [`${start} ${taking(argument)}`],
		...options.map((option) => `${start} ${optionWords(option)}`)
	];
}
function optionWords({ names, description, value }) {
	const parts = names.map((name) => name.startsWith("--") ? `--long-option ${name.slice(2)}` : `--short-option ${name.slice(1)}`);
	const says = `--description ${quoteFish(shortened(description))}`;
	if (value === null) return [...parts, says].join(" ");
	const takes = value.optional && value.kind === "words" ? `--arguments ${quoteFish(value.words.join(" "))}` : taking(value);
	const wants = value.kind === "files" || value.kind === "folders" ? "--require-parameter" : "--exclusive";
	return [
		...parts,
		...value.optional ? [] : [wants],
		takes,
		says
	].filter(Boolean).join(" ");
}
function taking(completes) {
	if (completes.kind === "words") return `--arguments ${quoteFish(completes.words.join(" "))}`;
	return {
		files: "--force-files",
		folders: "--arguments '(__fish_complete_directories)'",
		nothing: ""
	}[completes.kind];
}
export { fishScript };
