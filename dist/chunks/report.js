const require_rolldown_runtime = require("./rolldown-runtime.js");
const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_names = require("./names.js");
const require_validate = require("./validate.js");
const require_problems = require("./problems.js");
const require_yaml_diff = require("./yaml-diff.js");
const require_markup = require("./markup.js");
// src/report/fit.ts
const separatorLength = 2;
const maxConsecutiveMisses = 20;
function fitEntries(entries, maxChars) {
	const byRank = entries.toSorted((a, b) => a.rank - b.rank);
	const texts = new Map();
	let free = maxChars;
	for (const entry of byRank) {
		if (entry.small === null) continue;
		const small = entry.small();
		free -= small.length + separatorLength;
		if (free < 0) return texts;
		texts.set(entry, small);
	}
	let misses = 0;
	for (const entry of byRank) {
		const small = texts.get(entry);
		const full = entry.full();
		const extra = small === void 0 ? full.length + separatorLength : full.length - small.length;
		if (extra > free) {
			misses += 1;
			if (misses > maxConsecutiveMisses) break;
		} else {
			misses = 0;
			texts.set(entry, full);
			free -= extra;
		}
	}
	return texts;
}
function takeWithin(texts, maxChars, reserve = separatorLength) {
	const taken = [];
	let free = maxChars;
	for (const text of texts) {
		free -= text.length + reserve;
		if (free < 0) break;
		taken.push(text);
	}
	return taken;
}
// src/report/formats/markdown/deployments.ts
const directionEmoji = {
	looser: "🔴",
	stricter: "🟢",
	neutral: "⚪"
};
const sectionEmoji = (section) => section === void 0 ? require_markup.noMarkdown : require_markup.trusted(`${directionEmoji[require_outcome_report.deploymentRow(section).worstDirection]} `);
const needsAttention = (section) => require_outcome_report.hasLooserChange(section) || section.status.urgency !== "none";
function deploymentsMarkdown({ sections, unchanged }, maxChars) {
	const { unfolded, folded } = splitSections(sections);
	const others = folded.length === 0 ? require_outcome_report.unchangedDeploymentsSentence(unchanged) : [];
	return require_markup.joinBlocks([deploymentsTableMarkdown(unfolded, maxChars / 4), require_markup.toMarkdown(others)]);
}
function otherDeploymentsMarkdown({ sections, unchanged }, maxChars) {
	const { folded } = splitSections(sections);
	if (folded.length === 0) return require_markup.noMarkdown;
	const title = `${require_start.pluralize(folded.flatMap(({ slugs }) => slugs).length, "more deployment")}: ${require_validate.effectCountsText(folded.flatMap(({ changes }) => changes))}`;
	return require_markup.foldedBlock(require_markup.trusted(title), require_markup.joinBlocks([deploymentsTableMarkdown(folded, maxChars / 8), require_markup.toMarkdown(require_outcome_report.unchangedDeploymentsSentence(unchanged))]));
}
const maxUnfoldedRows = 10;
function splitSections(sections) {
	if (sections.length <= maxUnfoldedRows) return {
		unfolded: sections,
		folded: []
	};
	if (!sections.some(needsAttention)) return {
		unfolded: sections.slice(0, maxUnfoldedRows),
		folded: sections.slice(maxUnfoldedRows)
	};
	return {
		unfolded: sections.filter(needsAttention),
		folded: sections.filter((section) => !needsAttention(section))
	};
}
function deploymentsTableMarkdown(sections, maxChars) {
	const head = require_markup.joinLines([require_markup.tableRow([
		"Deployment",
		"Looser",
		"Stricter",
		"State"
	].map(require_markup.trusted)), require_markup.trusted("| --- | --: | --: | --- |")]);
	const rows = takeWithin(sections.map((section) => deploymentRowMarkdown(section).text), maxChars - head.text.length - 100, 1);
	const omitted = sections.slice(rows.length).flatMap(({ slugs }) => slugs).length;
	const omission = omitted === 0 ? require_markup.noMarkdown : require_markup.trusted(`Not shown here: ${require_start.pluralize(omitted, "more deployment")}.`);
	return require_markup.joinBlocks([require_markup.joinLines([head, ...rows.map(require_markup.trusted)]), omission]);
}
function deploymentRowMarkdown(section) {
	const { names, looser, stricter, status, worstDirection } = require_outcome_report.deploymentRow(section);
	return require_markup.tableRow([
		require_markup.md`${require_markup.trusted(directionEmoji[worstDirection])}&nbsp;${require_markup.toMarkdown(names)}`,
		looser === 0 ? require_markup.noMarkdown : require_markup.md`**${looser}**`,
		stricter === 0 ? require_markup.noMarkdown : require_markup.md`${stricter}`,
		require_markup.trusted(status.urgency === "none" ? status.label : `**${status.label}**`)
	]);
}
// src/report/formats/markdown/changes.ts
function changesTable(rows, maxChars, options) {
	const hasFindings = rows.some(({ findingsImpact }) => findingsImpact.label.length > 0);
	const head = require_markup.tableHead([
		"Effect",
		"Change",
		...hasFindings ? ["Open findings"] : []
	]);
	const texts = takeWithin(rows.slice(0, options.maxRows).map((row) => changeRowMarkdown(row, hasFindings, options).text), maxChars - head.text.length - 100, 1);
	return {
		table: texts.length === 0 ? require_markup.noMarkdown : require_markup.joinLines([head, ...texts.map(require_markup.trusted)]),
		shown: rows.slice(0, texts.length)
	};
}
function changeRowMarkdown(row, hasFindings, options) {
	const { change, label, warnings } = row;
	const name = require_markup.toMarkdown(row.shortName);
	const title = change.verb === "delete" ? require_markup.md`**Delete** ${name}` : require_markup.md`${require_markup.trusted(require_validate.verbTitles[change.verb])} ${name}`;
	const place = change.at === null ? require_markup.noMarkdown : placeMarkdown(row, change.at, options);
	const emoji = require_markup.trusted(directionEmoji[require_validate.effectDirection(change)]);
	const effect = require_markup.trusted(require_validate.effectLabels[change.effect]);
	const findings = require_markup.toMarkdown(row.findingsImpact.label);
	const isBold = require_validate.isLoosening(change);
	return require_markup.tableRow([
		isBold ? require_markup.md`${emoji}&nbsp;**${effect}**` : require_markup.md`${emoji}&nbsp;${effect}`,
		require_markup.join([
			label === null ? title : require_markup.md`${require_markup.trusted(label)}: ${title}`,
			meaningMarkdown(change.message, warnings),
			place
		], "<br>"),
		...hasFindings ? [isBold && findings.text !== "" ? require_markup.md`**${findings}**` : findings] : []
	]);
}
const meaningMarkdown = (message, warnings) => warnings.length === 0 ? require_markup.toMarkdown(message) : require_markup.joinWithSpaces(require_markup.md`${require_markup.toMarkdown(message)}.`, ...warnings.map(require_markup.toMarkdown));
function placeMarkdown({ otherFiles, overridden }, at, { linkTo }) {
	const lineLink = (position) => require_markup.link(require_markup.md`${`${position.file}:${position.line}`}`, linkTo(position));
	return require_markup.joinWithSpaces(lineLink(at), otherFiles === 0 ? require_markup.noMarkdown : require_markup.trusted(`and ${require_start.pluralize(otherFiles, "more file")}`), overridden === null ? require_markup.noMarkdown : require_markup.md`overrides ${lineLink(overridden)}`);
}
function detailsEntry(row, { maxDiffLines }) {
	const { change, name, label, detailSentences, diffs } = row;
	const title = require_markup.foldTitle(require_start.say`${[label === null ? "" : `${label}: `]}${[require_validate.verbTitles[change.verb]]} ${name}`);
	return {
		rank: require_validate.riskRank(change),
		small: null,
		full() {
			const diffBlocks = diffs.map((diff) => {
				const lines = require_yaml_diff.capDiff(diff.lines(), maxDiffLines).map(({ mark, text }) => `${mark} ${text}`);
				const diffTitle = diff.title === "Diff" ? require_markup.noMarkdown : require_markup.trusted(`${diff.title}:`);
				return require_markup.joinBlocks([diffTitle, require_markup.fencedBlock(lines, "diff")]);
			});
			return require_markup.foldedBlock(title, require_markup.joinBlocks([require_markup.listMarkdown(detailSentences), ...diffBlocks])).text;
		}
	};
}
function problemEntry({ problem, position, first }, { linkTo }) {
	const { message, fix } = require_problems.describeProblem(problem);
	const positionLink = (place) => require_markup.link(require_markup.md`${require_validate.positionText(place)}`, linkTo(place));
	const place = position === null ? require_markup.noMarkdown : require_markup.md`${positionLink(position)}: `;
	const severity = require_markup.trusted(problem.severity === "warning" ? "warning: " : "");
	const line = require_markup.md`- ${place}${severity}${require_markup.toMarkdown(message)}`;
	const firstPlace = first === null ? require_markup.noMarkdown : require_markup.md` (first: ${positionLink(first)})`;
	return {
		rank: problem.severity === "error" ? 0 : 3,
		small: () => line.text,
		full: () => require_markup.md`${line}${firstPlace}. Fix: ${require_markup.toMarkdown(fix)}`.text
	};
}
// src/report/formats/markdown/report.ts
var report_exports = require_rolldown_runtime.__exportAll({ renderMarkdown: () => renderMarkdown });
const maxBodyChars = 6e4;
function renderMarkdown(outcome, view) {
	const next = require_outcome_report.isStoppedByGuard(outcome) ? null : require_validate.nextStep(outcome, view);
	const foot = next === null ? require_markup.noMarkdown : require_markup.md`${require_markup.trusted(next.message)} ${next.command}`;
	return renderPage({
		...outcomePage(outcome, plainOptions),
		foot
	}, plainOptions, view.maxChars ?? 6e4);
}
const plainOptions = {
	surface: "command-line",
	maxDiffLines: 100,
	maxRows: 200,
	isBrief: false,
	nextUrl: null,
	linkTo: () => null
};
function outcomePage(outcome, { surface }) {
	const report = require_outcome_report.reportOutcome(outcome, surface);
	return {
		report,
		head: [require_markup.md`### ${require_markup.toMarkdown(report.headline)}`, require_markup.toMarkdown(report.counts)]
	};
}
const renderPage = (page, options, maxChars) => fitPage(page, options, maxChars).text;
const topShare = 4 / 8;
const backgroundShare = 2 / 8;
const blockShare = 1 / 8;
function fitPage(page, options, maxChars) {
	const { report, head, foot = require_markup.noMarkdown } = page;
	const maxBlockChars = Math.floor(maxChars * blockShare);
	const top = blocksMarkdown(report.top, maxChars * topShare, maxBlockChars);
	const background = blocksMarkdown(report.background, maxChars * backgroundShare, maxBlockChars);
	const above = require_markup.joinBlocks([...head, top]);
	const below = require_markup.joinBlocks([foot, require_markup.foldedBlock(require_markup.trusted("Details"), background)]);
	const free = maxChars - above.text.length - below.text.length - 100;
	const { body, omittedSections } = fitBody(report.body, free, options);
	return {
		text: `${require_markup.joinBlocks([
			above,
			body,
			below
		]).text}\n`,
		omittedSections
	};
}
function blocksMarkdown(blocks, maxChars, maxBlockChars) {
	const taken = takeWithin(blocks.map((block) => require_outcome_report.renderBlock(blockRenderers, block, maxBlockChars).text), maxChars);
	return require_markup.joinBlocks([...taken.map(require_markup.trusted), omittedBlocksNote(blocks.length - taken.length)]);
}
const omittedBlocksNote = (omitted) => omitted === 0 ? require_markup.noMarkdown : require_markup.trusted(`Not shown here: ${require_start.pluralize(omitted, "more part")}.`);
const alertKinds = {
	danger: "CAUTION",
	warning: "WARNING",
	good: null,
	plain: null
};
const blockRenderers = {
	text: ({ message }) => require_markup.toMarkdown(message),
	list({ tone, title, items, hint }) {
		const list = require_markup.joinLines([require_markup.md`**${require_markup.trusted(title)}**`, require_markup.listMarkdown(items)]);
		const body = require_markup.joinBlocks([list, require_markup.toMarkdown(hint)]);
		const kind = alertKinds[tone];
		return kind === null ? body : require_markup.alert(kind, body);
	},
	table: tableMarkdown,
	changes: ({ title, message, section }) => require_markup.joinBlocks([title === null ? require_markup.noMarkdown : require_markup.md`#### ${sectionEmoji(section)}${require_markup.toMarkdown(title)}`, require_markup.toMarkdown(message)]),
	deployments: deploymentsMarkdown,
	problems: () => require_markup.noMarkdown,
	failure: ({ lines }) => require_markup.fencedBlock(lines.slice(0, maxFailureLines))
};
const maxFailureLines = 10;
function tableMarkdown({ head, rows }, maxChars) {
	const headMarkdown = require_markup.tableHead(head);
	const texts = takeWithin(rows.map((cells) => require_markup.tableRow(cells.map(require_markup.toMarkdown)).text), maxChars - headMarkdown.text.length - 100);
	const omitted = rows.length - texts.length;
	const omission = omitted === 0 ? require_markup.noMarkdown : require_markup.trusted(`Not shown here: ${require_start.pluralize(omitted, "more row")}.`);
	return require_markup.joinBlocks([require_markup.joinLines([headMarkdown, ...texts.map(require_markup.trusted)]), omission]);
}
const isSection = (block) => block.kind === "changes" && block.section !== void 0;
const maxUnselectedSections = 5;
const omissionReserve = 150;
const titlesShare = 2 / 3;
const tableShare = 3 / 4;
function fitBody(body, maxChars, options) {
	const isSelected = options.isBrief && body.filter(isSection).length > maxUnselectedSections;
	const selected = isSelected ? body.filter((block) => !isSection(block) || needsAttention(block.section)) : body;
	const titles = takeWithin(selected.map((block) => require_outcome_report.renderBlock(blockRenderers, block, maxChars).text), maxChars * titlesShare, omissionReserve);
	const free = maxChars - titles.reduce((sum, title) => sum + title.length + omissionReserve, 100);
	const tables = fitTables(selected.slice(0, titles.length).map((block, index) => ({
		block,
		title: require_markup.trusted(titles[index] ?? "")
	})), free, options);
	const blocks = renderWithDetails(tables, free - tables.reduce((sum, { table }) => sum + table.text.length, 0));
	const shown = new Set(tables.map(({ block }) => block));
	const omittedSections = selected.filter(isSection).filter((block) => !shown.has(block));
	const omittedBlocks = selected.slice(titles.length).filter((block) => !isSection(block)).length;
	const planEnd = tables.findLastIndex(({ block }) => isSection(block) || block.kind === "deployments") + 1;
	return {
		omittedSections,
		body: require_markup.joinBlocks([
			...blocks.slice(0, planEnd),
			omittedSectionsNote(omittedSections, options),
			...body.map((block) => block.kind === "deployments" ? otherDeploymentsMarkdown(block, maxChars) : require_markup.noMarkdown),
			isSelected ? unselectedSectionsNote(body.filter(isSection)) : require_markup.noMarkdown,
			...blocks.slice(planEnd),
			omittedBlocksNote(omittedBlocks)
		])
	};
}
function fitTables(titled, maxChars, options) {
	const fitted = [];
	let free = maxChars;
	let isFull = false;
	for (const { block, title } of titled) {
		if (isFull && isSection(block)) continue;
		const candidate = fitTable(block, title, Math.floor(free * tableShare), options);
		if (isSection(block) && candidate.isCut && fitted.some((earlier) => isSection(earlier.block))) {
			isFull = true;
			continue;
		}
		fitted.push(candidate);
		free -= candidate.table.text.length;
	}
	return fitted;
}
function fitTable(block, title, maxChars, options) {
	const fitted = {
		block,
		title,
		table: require_markup.noMarkdown,
		omission: "",
		isCut: false,
		entries: []
	};
	if (block.kind === "problems") return {
		...fitted,
		entries: block.problems.map((problem) => problemEntry(problem, options))
	};
	if (block.kind !== "changes") return fitted;
	const { table, shown } = changesTable(block.rows, maxChars, options);
	const omitted = block.rows.slice(shown.length).map(({ change }) => change);
	return {
		...fitted,
		table,
		omission: omitted.length === 0 ? "" : `Not shown here: ${require_validate.effectCountsText(omitted)}. The plan file has them all.`,
		isCut: shown.length < Math.min(block.rows.length, options.maxRows),
		entries: shown.filter(require_outcome_report.hasDetails).map((row) => detailsEntry(row, options))
	};
}
const maxUnfoldedSections = 2;
function renderWithDetails(tables, maxChars) {
	const sections = tables.map(({ block }) => block).filter(isSection);
	const foldedSections = new Set(sections.slice(maxUnfoldedSections));
	const texts = fitEntries(tables.flatMap(({ entries }) => entries), maxChars);
	return tables.map(({ block, title, table, omission, entries }) => {
		const shown = entries.map((entry) => texts.get(entry));
		const details = shown.map((text) => require_markup.trusted(text ?? ""));
		const list = block.kind === "problems" ? require_markup.joinLines(details) : require_markup.joinBlocks(details);
		const content = require_markup.joinBlocks([
			table,
			require_markup.trusted(omission),
			list,
			require_markup.trusted(omittedEntriesText(block, shown))
		]);
		return isSection(block) && foldedSections.has(block) ? require_markup.foldedBlock(require_markup.md`${sectionEmoji(block.section)}${require_markup.foldTitle(block.title ?? [])}`, content) : require_markup.joinBlocks([title, content]);
	});
}
function omittedEntriesText(block, texts) {
	if (block.kind === "problems") {
		const problems = block.problems.filter((_, index) => texts[index] === void 0);
		return problems.length === 0 ? "" : `Not shown here: ${require_validate.problemCountsText(problems)}.`;
	}
	const omitted = texts.filter((text) => text === void 0).length;
	return omitted === 0 ? "" : `Not shown here: the details of ${require_start.pluralize(omitted, "change")}.`;
}
function omittedSectionsNote(omitted, { nextUrl }) {
	if (omitted.length === 0) return require_markup.noMarkdown;
	const names = require_markup.toMarkdown(require_names.deploymentNames(omitted.flatMap(({ section }) => section.slugs)));
	return nextUrl === null ? require_markup.md`Not shown here: the changes of ${names}. The plan file has them.` : require_markup.md`**The changes of ${names} are in ${require_markup.link(require_markup.trusted("a second comment"), nextUrl)}.**`;
}
function unselectedSectionsNote(sections) {
	const deployments = sections.filter(({ section }) => !needsAttention(section)).flatMap(({ section }) => section.slugs).length;
	if (deployments === 0) return require_markup.noMarkdown;
	return require_markup.trusted(`The changes of ${require_start.pluralize(deployments, "deployment")} without a looser one are in the job summary and the plan file.`);
}
Object.defineProperty(exports, "fitPage", {
	enumerable: true,
	get: function() {
		return fitPage;
	}
});
Object.defineProperty(exports, "maxBodyChars", {
	enumerable: true,
	get: function() {
		return maxBodyChars;
	}
});
Object.defineProperty(exports, "outcomePage", {
	enumerable: true,
	get: function() {
		return outcomePage;
	}
});
Object.defineProperty(exports, "plainOptions", {
	enumerable: true,
	get: function() {
		return plainOptions;
	}
});
Object.defineProperty(exports, "renderPage", {
	enumerable: true,
	get: function() {
		return renderPage;
	}
});
Object.defineProperty(exports, "report_exports", {
	enumerable: true,
	get: function() {
		return report_exports;
	}
});
