import { countOrigins, driftOrigins } from "./drift.js";
import { byDanger, dangerOf } from "./danger.js";
import { blocks, details, diffFence, failureBlock, fit, join, layOut, lines, md, nothing, objectOf, ours, row } from "./page.js";
import { problemBlock } from "./problems.js";
import { hasSeveralDeployments } from "./validate.js";
import { count, effectWords, verbTitles } from "./cli-and-action.js";
import { editedWords } from "./edited-words.js";
import { objectName } from "./object-name.js";
import { diffChange } from "./diff-change.js";
import { baseWords, diffLegend, driftHeadline, entrySays, fixWords, nextStep, notFixedWords, notLookedAt, originTitle, shownChange } from "./words2.js";
// src/render/drift/markdown.ts
const defaultBudget = 6e4;
const maxLines = 100;
const reserve = 400;
function renderDriftMarkdown(outcome, view) {
	const found = "drift" in outcome ? outcome : null;
	const page = {
		head: [headline(outcome), ...outcome.kind === "invalid" ? [ours(notLookedAt)] : []],
		parts: (eighth) => [
			found?.fix ? fixBlock(found.fix, eighth) : nothing,
			found === null ? nothing : bundleTable(found.drift, eighth),
			outcome.kind === "failed" ? failureBlock(outcome.error, 2 * eighth) : nothing
		],
		body: found === null ? null : (budget) => sections(found.drift, view, budget),
		problems: (budget) => problemBlock(outcome.problems, budget),
		foot: found === null ? nothing : unmanagedLine(found.drift)
	};
	return layOut(page, view.budget ?? defaultBudget);
}
function headline(outcome) {
	const { before, slug, after } = driftHeadline(outcome);
	return slug === null ? md`### ${ours(before + after)}` : md`### ${ours(before)}${slug}${ours(after)}`;
}
function fixBlock(fix, budget) {
	const [first = "", ...files] = fixWords(fix);
	const left = fix.left.map(({ entry, why }) => {
		const { noun, name } = objectName(entry.change, entry.kind);
		return md`- left ${ours(noun)} ${name}: ${ours(notFixedWords[why])}`;
	});
	const all = [...files.map((file) => md`- ${file}`), ...left];
	const { texts, dropped } = fit(all.map(({ text }) => ({
		rank: 0,
		sizes: [() => text]
	})), budget - first.length - 50);
	const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
	return blocks([ours(first), lines([...texts.map(ours), ...more])]);
}
function bundleTable({ bundles }, budget) {
	const several = hasSeveralDeployments(bundles);
	const drifted = bundles.filter(({ entries }) => entries.length > 0);
	if (drifted.length === 0) return nothing;
	const head = "| Bundle | Edited on the platform | Earlier version there | Both | Not told apart | Last apply |\n|---|--:|--:|--:|--:|---|";
	const pieces = drifted.map((bundle) => {
		const { platform, repository, both, unknown } = countOrigins(bundle.entries);
		const base = row`${baseWords(bundle.base, null) ?? ""}`;
		return {
			rank: 0,
			sizes: [() => row`| ${nameOf(bundle, several)} | ${platform} | ${repository} | ${both} | ${unknown} | ${base} |`.text]
		};
	});
	const { texts, dropped } = fit(pieces, budget - 122 - 50);
	const more = dropped.length === 0 ? nothing : ours(`and ${count(dropped.length, "more bundle")}`);
	return blocks([lines([ours(head), ...texts.map(ours)]), more]);
}
const nameOf = ({ deployment, kind }, several) => several ? row`${deployment.slug} ${ours(kind)}` : ours(kind);
function sections(drift, view, budget) {
	const { bundles } = drift;
	const several = hasSeveralDeployments(bundles);
	const all = bundles.flatMap((bundle) => bundle.entries.map((entry) => ({
		entry,
		bundle,
		several
	})));
	const groups = driftOrigins.map((origin) => ({
		origin,
		mine: all.filter(({ entry }) => entry.origin === origin)
	})).filter(({ mine }) => mine.length > 0);
	let left = budget;
	return blocks(groups.map(({ origin, mine }, index) => {
		const block = section(origin, mine, {
			drift,
			again: view.again,
			budget: Math.floor(left / (groups.length - index))
		});
		left -= block.text.length + 2;
		return block;
	}));
}
function section(origin, shown, { drift, again, budget }) {
	const inOrder = shown.toSorted((a, b) => byDanger(shownChange(a.entry), shownChange(b.entry)));
	const { texts, dropped } = fit(inOrder.map(pieceOf), budget - reserve);
	const [before, command, after] = nextStep(origin, drift, again);
	return blocks([
		md`#### ${ours(originTitle(origin, drift))}: ${ours(count(shown.length, "object"))}`,
		md`${ours(before)}${command}${ours(after)}`,
		...texts.map(ours),
		dropped.length === 0 ? nothing : ours(`Not shown here: ${count(dropped.length, "more object")}.`)
	]);
}
function pieceOf(shown) {
	const change = shownChange(shown.entry);
	const title = titleOf(shown);
	const legend = diffLegend(shown.entry);
	return {
		rank: dangerOf(change),
		sizes: [() => title.text, () => blocks([title, details(ours(`YAML (${legend})`), diffFence(diffChange(change), maxLines))]).text]
	};
}
function titleOf({ entry, bundle, several }) {
	const change = shownChange(entry);
	const place = entry.at === null ? nothing : md`, ${`${entry.at.file}:${String(entry.at.line)}`}`;
	const says = entrySays(entry).map((text) => md`${text}`);
	const effect = ours(effectWords[change.effect]);
	const by = editedWords(entry.edited);
	const edited = by === null ? nothing : md` Edited ${by}.`;
	const line = md`**${ours(verbTitles[change.verb])}** ${objectOf({
		change,
		bundle,
		several
	})}${place} (${effect})`;
	return says.length === 0 ? md`${line}.${edited}` : md`${line}: ${join(says, "; ")}.${edited}`;
}
function unmanagedLine({ unmanaged, bundles }) {
	if (unmanaged.length === 0) return nothing;
	const several = hasSeveralDeployments([...bundles, ...unmanaged]);
	const shown = unmanaged.slice(0, 20).map((one) => several ? md`${one.deployment.slug} ${ours(one.kind)}` : ours(one.kind));
	const more = unmanaged.length > 20 ? [ours(`${String(unmanaged.length - 20)} more`)] : [];
	return md`<sub>Not looked at, for no file declares it: ${join([...shown, ...more], ", ")}.</sub>`;
}
export { renderDriftMarkdown };
