const require_drift_report = require("./drift-report.js");
const require_problems = require("./problems2.js");
const require_names = require("./names.js");
const require_report = require("./report.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_yaml_diff = require("./yaml-diff.js");
// src/report/pull-report.ts
const fieldWords = (pointer) => pointer.map((step, index) => typeof step === "number" ? "[]" : `${index === 0 ? "" : "."}${step}`).join("");
function droppedWords(unsaid) {
	const dropped = unsaid.filter(({ why }) => why === "no-field");
	return [...Map.groupBy(dropped, ({ pointer }) => fieldWords(pointer))].map(([field, own]) => {
		const named = own.map(({ object, kind }) => require_names.nameOfObject(object, kind));
		const [first = "", ...more] = new Set(named.map(({ noun, name }) => `${noun} ${name}`));
		return require_start.say`${field} of ${first}${[more.length === 0 ? "" : ` and ${require_start.count(more.length, "other object")}`]}`;
	});
}
function pullHeadline({ kind, pull }) {
	const bundles = [...Map.groupBy(pull.bundles, ({ deployment }) => deployment.slug)].map(([slug, own]) => require_start.say`${slug} (${[own.map((one) => one.kind).join(", ")]})`);
	const names = require_start.joined(bundles, ", ");
	const numbers = (verb) => pull.files.filter((file) => file.verb === verb).length;
	const counts = {
		creates: numbers("create"),
		updates: numbers("update"),
		deletes: numbers("delete")
	};
	return {
		"no-changes": require_start.say`In sync: ${names}.`,
		changes: require_start.say`Pull of ${names} would change the files: ${[require_validate.changeWords(counts)]}. Nothing was written.`,
		written: require_start.say`Pulled ${names} into the files: ${[require_validate.doneWords(counts)]}.`,
		differs: require_start.say`Nothing was pulled: policy files cannot express everything of ${names}. The files are unchanged.`
	}[kind];
}
function pullReport(outcome) {
	if (!("pull" in outcome)) return require_report.reportFrom(outcome, "command-line");
	const { pull } = outcome;
	const { bundles, files, unmanaged, unsaid } = pull;
	const several = require_names.hasSeveralDeployments([...bundles, ...unmanaged]);
	const dropped = droppedWords(unsaid);
	return {
		top: [],
		body: [
			...outcome.kind === "differs" ? differences(outcome, several) : lines("Files", files.map(fileWords)),
			...require_report.problemBlock(outcome.problems),
			...lines("Policy files have no field", dropped),
			...require_report.text(dropped.length === 0 ? [] : ["fix: to keep a field of your platform, add it to \"extra_fields\" in ifmatch.yaml"]),
			...require_report.unmanagedText(unmanaged, several),
			...require_report.text(unmanaged.length === 0 ? [] : ["To pull it too, run `ifmatch pull --all`."])
		],
		details: []
	};
}
const lines = (title, items) => items.length === 0 ? [] : [{
	kind: "list",
	tone: "plain",
	title,
	items,
	hint: []
}];
const fileWords = ({ verb, path }) => require_start.say`${[require_validate.signs[verb]]} ${path}`;
function differences(outcome, several) {
	const { pull, left, moved } = outcome;
	const all = [...pull.unsaid.flatMap((one) => one.why === "no-field" ? [] : [{
		...one,
		why: one.why
	}]).map(({ object, kind, pointer, why }) => {
		const { noun, name } = require_names.nameOfObject(object, kind);
		const field = pointer.length === 0 ? [] : require_start.say` (${fieldWords(pointer)})`;
		return require_start.say`${[noun]} ${name}${field}: ${[require_drift_report.notFixedWords[why]]}`;
	}), ...left.flatMap((bundle) => bundle.changes.map((change) => require_start.say`${[require_validate.signs[change.verb]]} ${require_names.nameOf(change, bundle, several)}: ${change.message}`))];
	const fix = moved ? "The platform was edited during the run. Rerun it." : "fix: Resolve what is listed, then rerun.";
	return [require_report.list("Not expressed", "warning", all), ...require_report.text([fix])];
}
// src/report/formats/terminal.ts
function renderTerminal(outcome, problems, view) {
	const isDone = outcome.kind === "applied" || outcome.kind === "partial";
	const detail = {
		problems,
		diffs: view.verbose || !isDone,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, require_report.reportOf(outcome), detail, require_validate.endLines(outcome, view), view);
}
function printTerminal(kind, { headline, counts, top, body, details }, detail, end, view) {
	const diffs = detail.diffs ? body.flatMap((block) => block.kind === "objects" ? block.items.map((item) => diffsOf(item, block, detail)) : []) : [];
	const deployments = body.filter((block) => block.kind === "deployments");
	const changes = body.filter((block) => block.kind === "objects");
	const blocks = [
		...body.filter((block) => block.kind !== "objects" && block.kind !== "deployments"),
		...details,
		...top,
		...changes,
		...deployments
	].map((block) => require_report.printBlock(printers, block, detail));
	const look = require_validate.headlineLooks[kind];
	const [first, last] = counts.length === 0 ? [require_validate.headlineLines(headline, look), []] : [[], [require_validate.words(0, ...require_validate.spansOf(headline, look), require_validate.styled(look, ` (${require_start.plainText(counts)})`))]];
	return require_validate.layout(require_validate.paragraphs([...first, ...require_validate.whereLines(view)], ...diffs, ...blocks, last, end), view);
}
const tones = {
	danger: "red",
	warning: "yellow",
	good: "green",
	plain: "plain"
};
const printers = {
	text: ({ tone, message }) => [require_validate.words(0, require_validate.styled(tones[tone], require_start.plainText(message)))],
	list: ({ tone, title, items, hint }) => [
		require_validate.words(0, require_validate.styled(tones[tone], title)),
		...items.map((item) => require_validate.words(2, require_start.plainText(item))),
		...hint.length === 0 ? [] : [require_validate.words(2, require_start.plainText(hint))]
	],
	table: tableLines,
	objects: changeLines,
	deployments: deploymentLines,
	problems: (_, { problems }) => problems,
	failure: ({ lines }) => lines.map((line) => require_validate.words(0, line))
};
function deploymentLines({ sections, unchanged }) {
	return [...tableLines({
		title: "Deployments",
		head: [
			"Looser",
			"Stricter",
			"State",
			"Deployment"
		],
		rows: require_report.deploymentRows(sections).map(({ names, looser, stricter, standing }) => [
			[looser === 0 ? "" : String(looser)],
			[stricter === 0 ? "" : String(stricter)],
			[standing.words],
			names
		])
	}), ...unchanged.length === 0 ? [] : [require_validate.words(0, require_validate.styled("dim", require_start.plainText(require_report.unchangedWords(unchanged))))]];
}
function changeLines({ title, message, items }) {
	const effectWidth = Math.max(...items.map(({ change }) => require_validate.effectWords(change.effect).length));
	const sizes = items.map(({ size }) => require_validate.widthOf(require_start.escapeTerminal(require_start.plainText(size.words))));
	const sizeWidth = Math.min(Math.max(...sizes), mostSize);
	const rows = items.map(({ change, size, ...item }) => {
		const effect = require_validate.styled(require_validate.effectLooks[change.effect], require_validate.effectWords(change.effect));
		const findings = require_validate.isLoosening(change) ? require_validate.spansOf(size.words, "bold") : require_validate.spansOf(size.words);
		return { cells: [
			{
				width: effectWidth,
				lines: [require_validate.words(0, effect)]
			},
			{
				width: null,
				lines: rowLines({
					change,
					...item
				})
			},
			...sizeWidth === 0 ? [] : [{
				width: sizeWidth,
				lines: [require_validate.words(0, ...findings)]
			}]
		] };
	});
	return [
		...title === null ? [] : [require_validate.words(0, require_validate.styled("bold", require_start.plainText(title)))],
		...message.length === 0 ? [] : [require_validate.words(0, require_start.plainText(message))],
		...rows
	];
}
const mostSize = 20;
function rowLines({ change, shortName, label, warnings, ...places }) {
	const { at, message } = change;
	return [
		require_validate.words(0, ...labelSpans(label), require_validate.styled(change.verb === "delete" ? "bold" : "plain", change.verb), " ", ...require_validate.spansOf(shortName)),
		require_validate.words(0, require_start.plainText(message)),
		...warnings.map((sentence) => require_validate.words(0, require_validate.styled("yellow", require_start.plainText(sentence)))),
		...at === null ? [] : [require_validate.words(0, require_validate.styled("dim", placesOf(places, at)))]
	];
}
function placesOf({ otherFiles, overridden }, at) {
	const others = otherFiles === 0 ? "" : ` and ${require_start.count(otherFiles, "more file")}`;
	const replaced = overridden === null ? "" : ` overrides ${require_validate.placeWords(overridden)}`;
	return `${require_validate.placeWords(at)}${others}${replaced}`;
}
const labelSpans = (label) => label === null ? [] : [require_validate.styled("yellow", `${label.toLowerCase()}: `)];
function diffsOf({ change, name, label, facts, diffs }, { section }, { verbose }) {
	const shown = [...facts.map((sentence) => require_validate.words(2, require_validate.styled("dim", require_start.plainText(sentence)))), ...diffs.flatMap((diff) => diffLines(diff, verbose))];
	if (shown.length === 0) return [];
	const look = require_validate.effectLooks[change.effect];
	const owners = section === void 0 ? [] : require_validate.spansOf(require_start.say` of ${require_names.deploymentNames(section.slugs)}`);
	return [require_validate.words(0, require_validate.styled(look, `${require_validate.signs[change.verb]} `), ...labelSpans(label), `${change.verb} `, ...require_validate.spansOf(name), ...owners), ...shown];
}
function diffLines({ title, lines: make }, verbose) {
	const head = title === "Diff" ? [] : [require_validate.words(2, require_validate.styled("dim", `${title}:`))];
	const lines = verbose ? make() : require_yaml_diff.capDiff(make(), maxLines, "; --verbose shows all");
	return [...head, ...lines.map(({ mark, text }) => require_validate.raw(2, require_validate.styled(looks[mark], `${mark} ${text}`)))];
}
const maxLines = 40;
const looks = {
	"+": "green",
	"-": "red",
	" ": "dim",
	"…": "dim"
};
function tableLines({ head, rows }) {
	const texts = [head, ...rows.map((cells) => cells.map(require_start.plainText))].map((cells) => cells.map(require_start.escapeTerminal));
	const widths = head.map((_, at) => Math.max(...texts.map((cells) => require_validate.widthOf(cells[at] ?? ""))));
	const hang = widths.slice(0, -1).reduce((sum, width) => sum + width + 2, 0);
	return texts.map((cells, row) => {
		const padded = cells.map((cell, at) => at === cells.length - 1 ? cell : require_validate.padTo(cell, (widths[at] ?? 0) + 2));
		return {
			...require_validate.words(0, require_validate.styled(row === 0 ? "dim" : "plain", padded.join(""))),
			hang
		};
	});
}
function renderDriftTerminal(outcome, view) {
	const report = {
		headline: require_drift_report.driftHeadline(outcome),
		counts: [],
		...require_drift_report.driftReport(outcome, view.again, view.program)
	};
	const detail = {
		problems: require_problems.problemLines(outcome.problems, view),
		diffs: true,
		verbose: view.verbose
	};
	return printTerminal(outcome.kind, report, detail, [], view);
}
function renderPullTerminal(outcome, view) {
	const problems = require_problems.problemLines(outcome.problems, {
		width: view.width,
		verbose: true
	});
	const isPulled = "pull" in outcome;
	const report = {
		headline: isPulled ? pullHeadline(outcome) : ["Nothing was pulled."],
		counts: [],
		...pullReport(outcome)
	};
	const end = isPulled && !view.quiet ? nextOf(outcome, view) : [];
	return printTerminal(outcome.kind, report, {
		problems,
		diffs: false,
		verbose: true
	}, end, view);
}
function nextOf({ kind, pull }, { program = "ifmatch", again, scope, git }) {
	if (kind === "differs" || kind === "no-changes") return [];
	const ours = (...parts) => [
		program,
		...parts,
		again
	].filter(Boolean).join(" ");
	const isNew = pull.files.every(({ verb }) => verb === "create");
	const look = git === null ? [] : [git(isNew ? "status" : "diff")];
	const commands = kind === "changes" ? [ours("pull", ...scope)] : [...look, ours("preview")];
	return require_validate.nextLines("Next:", ...commands);
}
exports.renderDriftTerminal = renderDriftTerminal;
exports.renderPullTerminal = renderPullTerminal;
exports.renderTerminal = renderTerminal;
