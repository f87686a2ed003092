const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_drift_report = require("./drift-report.js");
const require_problems = require("./problems.js");
const require_validate = require("./validate.js");
const require_report = require("./report.js");
const require_names = require("./names.js");
const require_start = require("./start.js");
const require_markup = require("./markup.js");
const require_yaml_diff = require("./yaml-diff.js");
// src/report/fit.ts
const gap = 2;
const patience = 20;
function fit(entries, room) {
	const kept = new Map();
	const sorted = entries.toSorted((a, b) => a.rank - b.rank);
	let left = room;
	for (const entry of sorted) {
		if (entry.small === null) continue;
		const text = entry.small();
		left -= text.length + gap;
		if (left < 0) return kept;
		kept.set(entry, text);
	}
	let misses = 0;
	for (const entry of sorted) {
		const small = kept.get(entry);
		const text = entry.full();
		const cost = text.length - (small === void 0 ? -2 : small.length);
		misses = cost > left ? misses + 1 : 0;
		if (misses > patience) break;
		if (cost > left) continue;
		kept.set(entry, text);
		left -= cost;
	}
	return kept;
}
function takeWithin(texts, room, more = gap) {
	const taken = [];
	let left = room;
	for (const text of texts) {
		left -= text.length + more;
		if (left < 0) break;
		taken.push(text);
	}
	return taken;
}
// src/report/formats/markdown/deployments.ts
const lights = {
	looser: "🔴",
	stricter: "🟢",
	neutral: "⚪"
};
const lightOf = (section) => section === void 0 ? require_markup.noMarkdown : require_markup.ours(`${lights[worstOf(section)]} `);
const worstOf = (section) => require_report.deploymentRows([section])[0]?.direction ?? "neutral";
function deploymentTable({ sections, unchanged }, room) {
	const { seen, rest } = splitRows(sections);
	const others = rest.length === 0 ? require_report.unchangedWords(unchanged) : [];
	return require_markup.blocks([rowsOfDeployments(seen, room / 4), require_markup.toMarkdown(others)]);
}
function otherDeployments({ sections, unchanged }, room) {
	const { rest } = splitRows(sections);
	const changes = rest.flatMap((section) => section.changes);
	const title = `${require_start.count(rest.flatMap(({ slugs }) => slugs).length, "more deployment")}: ${require_validate.effectCounts(changes)}`;
	return rest.length === 0 ? require_markup.noMarkdown : require_markup.details(require_markup.ours(title), require_markup.blocks([rowsOfDeployments(rest, room / 8), require_markup.toMarkdown(require_report.unchangedWords(unchanged))]));
}
const fewRows = 10;
const isUrgent = (section) => require_report.isLooserSection(section) || section.standing.urgency > 0;
function splitRows(sections) {
	if (sections.length <= fewRows) return {
		seen: sections,
		rest: []
	};
	const urgent = sections.filter(isUrgent);
	if (urgent.length === 0) return {
		seen: sections.slice(0, fewRows),
		rest: sections.slice(fewRows)
	};
	return {
		seen: urgent,
		rest: sections.filter((section) => !urgent.includes(section))
	};
}
function rowsOfDeployments(sections, room) {
	const rows = require_report.deploymentRows(sections).map(({ names, looser, stricter, standing, direction: worst }) => require_markup.row([
		require_markup.md`${require_markup.ours(lights[worst])}&nbsp;${require_markup.toMarkdown(names)}`,
		looser === 0 ? require_markup.noMarkdown : require_markup.md`**${looser}**`,
		stricter === 0 ? require_markup.noMarkdown : require_markup.md`${stricter}`,
		require_markup.ours(standing.urgency === 0 ? standing.words : `**${standing.words}**`)
	]));
	const top = require_markup.lines([require_markup.row([
		"Deployment",
		"Looser",
		"Stricter",
		"State"
	].map(require_markup.ours)), require_markup.ours("| --- | --: | --: | --- |")]);
	const texts = takeWithin(rows.map(({ text }) => text), room - top.text.length - 100, 1);
	const lost = sections.slice(texts.length).flatMap(({ slugs }) => slugs).length;
	const rest = lost === 0 ? require_markup.noMarkdown : require_markup.ours(`Not shown here: ${require_start.count(lost, "more deployment")}.`);
	return require_markup.blocks([require_markup.lines([top, ...texts.map(require_markup.ours)]), rest]);
}
// src/report/formats/markdown.ts
var markdown_exports = require_rolldown_runtime.__exportAll({
	renderDriftMarkdown: () => renderDriftMarkdown,
	renderMarkdown: () => renderMarkdown
});
const largestBody = 6e4;
const plainDetail = {
	surface: "command-line",
	maxLines: 100,
	maxRows: 200,
	isBrief: false,
	next: null,
	linkTo: () => null
};
function renderMarkdown(outcome, view) {
	const next = require_report.isStopped(outcome) ? null : require_validate.nextStep(outcome, view);
	const foot = next === null ? require_markup.noMarkdown : require_markup.md`${require_markup.ours(next.message)} ${next.command}`;
	return printReport({
		...outcomeReport(outcome, plainDetail),
		foot
	}, plainDetail, view.budget ?? 6e4);
}
function outcomeReport(outcome, { surface }) {
	const report = require_report.reportOf(outcome, surface);
	return {
		report,
		head: [require_markup.md`### ${require_markup.toMarkdown(report.headline)}`, require_markup.toMarkdown(report.counts)]
	};
}
const printReport = (framed, detail, budget) => fitReport(framed, detail, budget).text;
function fitReport({ report, head, foot = require_markup.noMarkdown }, detail, budget) {
	const share = Math.floor(budget / 8);
	const above = require_markup.blocks([...head, factBlocks(report.top, 4 * share, share)]);
	const below = require_markup.blocks([foot, require_markup.details(require_markup.ours("Details"), factBlocks(report.details, 2 * share, share))]);
	const room = budget - above.text.length - below.text.length - 100;
	const { body, left } = fitBody(report.body, room, detail);
	return {
		text: `${require_markup.blocks([
			above,
			body,
			below
		]).text}\n`,
		left
	};
}
function factBlocks(all, room, share) {
	const taken = takeWithin(all.map((block) => require_report.printBlock(printers, block, share).text), room);
	return require_markup.blocks([...taken.map(require_markup.ours), moreParts(all.length - taken.length)]);
}
const moreParts = (more) => more === 0 ? require_markup.noMarkdown : require_markup.ours(`Not shown here: ${require_start.count(more, "more part")}.`);
const alerts = {
	danger: "CAUTION",
	warning: "WARNING",
	good: null,
	plain: null
};
const printers = {
	text: ({ message }) => require_markup.toMarkdown(message),
	list({ tone, title, items, hint }) {
		const kind = alerts[tone];
		const list = require_markup.lines([require_markup.md`**${require_markup.ours(title)}**`, ...items.map((item) => require_markup.md`- ${require_markup.toMarkdown(item)}`)]);
		const whole = require_markup.blocks([list, require_markup.toMarkdown(hint)]);
		return kind === null ? whole : require_markup.alert(kind, whole);
	},
	table: tableBlock,
	objects: ({ title, message, section }) => require_markup.blocks([title === null ? require_markup.noMarkdown : require_markup.md`#### ${lightOf(section)}${require_markup.toMarkdown(title)}`, require_markup.toMarkdown(message)]),
	deployments: deploymentTable,
	problems: () => require_markup.noMarkdown,
	failure: (block) => require_markup.fence(block.lines.slice(0, maxMessage))
};
const maxMessage = 10;
function tableBlock({ head, rows }, room) {
	const top = require_markup.lines([require_markup.row(head.map(require_markup.ours)), require_markup.row(head.map(() => require_markup.ours("---")))]);
	const texts = takeWithin(rows.map((cells) => require_markup.row(cells.map(require_markup.toMarkdown)).text), room - top.text.length - 100);
	const more = rows.length - texts.length;
	const rest = more === 0 ? require_markup.noMarkdown : require_markup.ours(`Not shown here: ${require_start.count(more, "more row")}.`);
	return require_markup.blocks([require_markup.lines([top, ...texts.map(require_markup.ours)]), rest]);
}
const reserve = 150;
const isSection = (block) => block.kind === "objects" && block.section !== void 0;
const fewSections = 5;
const unfolded = 2;
function fitBody(body, room, detail) {
	const isBrief = detail.isBrief && body.filter(isSection).length > fewSections;
	const shown = isBrief ? body.filter((block) => !isSection(block) || isUrgent(block.section)) : body;
	const frames = takeWithin(shown.map((block) => require_report.printBlock(printers, block, room).text), room * 2 / 3, reserve);
	let space = room - frames.reduce((sum, frame) => sum + frame.length + reserve, 100);
	const parts = [];
	let isFull = false;
	for (const block of shown.slice(0, frames.length)) {
		const part = partOf(block, Math.floor(space * 3 / 4), detail);
		isFull ||= isSection(block) && part.isCut && parts.some((one) => isSection(one.block));
		if (isFull && isSection(block)) continue;
		parts.push(part);
		space -= part.table.text.length;
	}
	const printed = new Set(parts.map(({ block }) => block));
	const unprinted = shown.filter(isSection).filter((block) => !printed.has(block));
	const texts = printParts(parts, new Map(shown.map((block, at) => [block, frames[at] ?? ""])), space);
	const isOfPlan = ({ block }) => isSection(block) || block.kind === "deployments";
	const end = parts.findLastIndex(isOfPlan) + 1;
	const lost = shown.slice(frames.length).filter((block) => !isSection(block)).length;
	return {
		left: unprinted,
		body: require_markup.blocks([
			...texts.slice(0, end),
			nextPage(unprinted, detail),
			...body.flatMap((block) => block.kind === "deployments" ? [otherDeployments(block, room)] : []),
			isBrief ? calmWords(body.filter(isSection)) : require_markup.noMarkdown,
			...texts.slice(end),
			moreParts(lost)
		])
	};
}
function nextPage(left, { next }) {
	if (left.length === 0) return require_markup.noMarkdown;
	const slugs = left.flatMap(({ section }) => section.slugs);
	const names = require_markup.toMarkdown(require_names.deploymentNames(slugs));
	return next === null ? require_markup.md`Not shown here: the changes of ${names}. The plan file has them.` : require_markup.md`**The changes of ${names} are in ${require_markup.link(require_markup.ours("a second comment"), next)}.**`;
}
function calmWords(sections) {
	const slugs = sections.filter(({ section }) => !isUrgent(section)).flatMap(({ section }) => section.slugs);
	if (slugs.length === 0) return require_markup.noMarkdown;
	const whose = require_start.count(slugs.length, "deployment");
	return require_markup.ours(`The changes of ${whose} without a looser one are in the job summary and the plan file.`);
}
function printParts(parts, frames, room) {
	const folded = new Set(parts.map(({ block }) => block).filter(isSection).slice(unfolded));
	const kept = fit(parts.flatMap(({ entries }) => entries), room);
	return parts.map(({ block, table, omitted, entries }) => {
		const found = entries.map((entry) => kept.get(entry));
		const shown = found.map((one) => require_markup.ours(one ?? ""));
		const list = block.kind === "problems" ? require_markup.lines(shown) : require_markup.blocks(shown);
		const below = require_markup.blocks([
			table,
			require_markup.ours(omitted),
			list,
			require_markup.ours(leftWords(block, found))
		]);
		return isSection(block) && folded.has(block) ? require_markup.details(require_markup.md`${lightOf(block.section)}${require_markup.foldTitle(block.title ?? [])}`, below) : require_markup.blocks([require_markup.ours(frames.get(block) ?? ""), below]);
	});
}
function partOf(block, room, detail) {
	const none = {
		block,
		table: require_markup.noMarkdown,
		omitted: "",
		isCut: false
	};
	if (block.kind === "problems") return {
		...none,
		entries: block.problems.map((one) => problemEntry(one, detail))
	};
	if (block.kind !== "objects") return {
		...none,
		entries: []
	};
	const { table, items } = changeRows(block.items, room, detail);
	const entries = items.filter(hasDetails).map((item) => detailsEntry(item, detail));
	const isCut = items.length < Math.min(block.items.length, detail.maxRows);
	return {
		block,
		table,
		omitted: omittedWords(block.items.slice(items.length)),
		isCut,
		entries
	};
}
const hasDetails = ({ facts, diffs }) => facts.length + diffs.length > 0;
function changeRows(items, room, detail) {
	const hasSizes = items.some(({ size }) => size.words.length > 0);
	const head = [
		"Effect",
		"Change",
		...hasSizes ? ["Open findings"] : []
	];
	const top = [require_markup.row(head.map(require_markup.ours)), require_markup.row(head.map(() => require_markup.ours("---")))];
	const texts = takeWithin(items.slice(0, detail.maxRows).map((item) => changeRow(item, hasSizes, detail).text), room - top.reduce((sum, { text }) => sum + text.length, 100), 1);
	return {
		table: texts.length === 0 ? require_markup.noMarkdown : require_markup.lines([...top, ...texts.map(require_markup.ours)]),
		items: items.slice(0, texts.length)
	};
}
function changeRow(item, hasSizes, detail) {
	const { change, label, warnings, size } = item;
	const { at, message } = change;
	const name = require_markup.toMarkdown(item.shortName);
	const title = change.verb === "delete" ? require_markup.md`**Delete** ${name}` : require_markup.md`${require_markup.ours(require_validate.verbTitles[change.verb])} ${name}`;
	const place = at === null ? require_markup.noMarkdown : placesOf(item, at, detail);
	const words = require_markup.ours(require_validate.effectWords(change.effect));
	const light = require_markup.ours(lights[require_validate.direction(change)]);
	const findings = require_validate.isLoosening(change) && size.words.length > 0 ? strong(size.words) : require_markup.toMarkdown(size.words);
	return require_markup.row([
		require_validate.isLoosening(change) ? require_markup.md`${light}&nbsp;**${words}**` : require_markup.md`${light}&nbsp;${words}`,
		require_markup.join([
			label === null ? title : require_markup.md`${require_markup.ours(label)}: ${title}`,
			cell(message, warnings),
			place
		], "<br>"),
		...hasSizes ? [findings] : []
	]);
}
function placesOf({ otherFiles, overridden }, at, detail) {
	const linked = (place) => require_markup.link(require_markup.md`${`${place.file}:${place.line}`}`, detail.linkTo(place));
	return require_markup.sentences(linked(at), otherFiles === 0 ? require_markup.noMarkdown : require_markup.ours(`and ${require_start.count(otherFiles, "more file")}`), overridden === null ? require_markup.noMarkdown : require_markup.md`overrides ${linked(overridden)}`);
}
const strong = (sentence) => require_markup.md`**${require_markup.toMarkdown(sentence)}**`;
const cell = (message, warnings) => warnings.length === 0 ? require_markup.toMarkdown(message) : require_markup.sentences(require_markup.md`${require_markup.toMarkdown(message)}.`, ...warnings.map(require_markup.toMarkdown));
const omittedWords = (items) => items.length === 0 ? "" : `Not shown here: ${require_validate.effectCounts(items.map(({ change }) => change))}. The plan file has them all.`;
function leftWords(block, texts) {
	const isLost = (_, at) => texts[at] === void 0;
	if (block.kind === "problems") {
		const problems = block.problems.filter(isLost);
		return problems.length === 0 ? "" : `Not shown here: ${require_validate.problemWords(problems)}.`;
	}
	const lost = texts.filter((text) => text === void 0).length;
	return lost === 0 ? "" : `Not shown here: the details of ${require_start.count(lost, "change")}.`;
}
function detailsEntry(item, detail) {
	const { change, name, label, facts, diffs } = item;
	const summary = require_markup.foldTitle(require_start.say`${[label === null ? "" : `${label}: `]}${[require_validate.verbTitles[change.verb]]} ${name}`);
	return {
		rank: require_validate.dangerOf(change),
		small: null,
		full() {
			const shown = diffs.map(({ title, lines: make }) => {
				const all = require_yaml_diff.capDiff(make(), detail.maxLines).map(({ mark, text }) => `${mark} ${text}`);
				return require_markup.blocks([title === "Diff" ? require_markup.noMarkdown : require_markup.ours(`${title}:`), require_markup.fence(all, "diff")]);
			});
			return require_markup.details(summary, require_markup.blocks([list(facts), ...shown])).text;
		}
	};
}
const list = (items) => require_markup.lines(items.map((item) => require_markup.md`- ${require_markup.toMarkdown(item)}`));
function problemEntry({ problem, position, first }, detail) {
	const { message, fix } = require_problems.phraseOf(problem);
	const at = (place) => require_markup.link(require_markup.md`${require_validate.placeWords(place)}`, detail.linkTo(place));
	const place = position === null ? require_markup.noMarkdown : require_markup.md`${at(position)}: `;
	const line = require_markup.md`- ${place}${require_markup.ours(problem.severity === "warning" ? "warning: " : "")}${require_markup.toMarkdown(message)}`;
	const other = first === null ? require_markup.noMarkdown : require_markup.md` (first: ${at(first)})`;
	return {
		rank: problem.severity === "error" ? 0 : 3,
		small: () => line.text,
		full: () => require_markup.md`${line}${other}. Fix: ${require_markup.toMarkdown(fix)}`.text
	};
}
function renderDriftMarkdown(outcome, { again }) {
	const head = [require_markup.md`### ${require_markup.toMarkdown(require_drift_report.driftHeadline(outcome))}`];
	return printReport({
		report: require_drift_report.driftReport(outcome, again),
		head
	}, plainDetail, largestBody);
}
Object.defineProperty(exports, "fitReport", {
	enumerable: true,
	get: function() {
		return fitReport;
	}
});
Object.defineProperty(exports, "largestBody", {
	enumerable: true,
	get: function() {
		return largestBody;
	}
});
Object.defineProperty(exports, "markdown_exports", {
	enumerable: true,
	get: function() {
		return markdown_exports;
	}
});
Object.defineProperty(exports, "outcomeReport", {
	enumerable: true,
	get: function() {
		return outcomeReport;
	}
});
Object.defineProperty(exports, "plainDetail", {
	enumerable: true,
	get: function() {
		return plainDetail;
	}
});
Object.defineProperty(exports, "printReport", {
	enumerable: true,
	get: function() {
		return printReport;
	}
});
