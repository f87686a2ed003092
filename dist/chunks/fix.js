import { isSameBundle } from "./cli-and-action.js";
import { noConsent } from "./consent.js";
import { diffDigest } from "./digest.js";
import { changedItems } from "./objects.js";
import { onlyItems } from "./split-lists.js";
import { editFiles, policyTexts, refuseUnsaved, replaceTexts, withEdits } from "./edit-files.js";
import { previewFiles } from "./preview.js";
import { overlay } from "./overlay.js";
import { identitiesIn } from "./validate.js";
import { undoBundle } from "./undo.js";
// src/commands/drift/take-edits.ts
function takeEdits({ found, compared, files }, before) {
	let all = nothing;
	for (const [index, one] of compared.entries()) {
		const drifted = found.bundles[index];
		const entries = drifted === void 0 ? [] : platformEntries(drifted);
		if (entries.length > 0) all = joined(all, editBundle(one, entries, withEdits(before, all.texts), files));
	}
	return all;
}
const nothing = {
	texts: new Map(),
	fixed: [],
	left: []
};
const joined = (one, other) => ({
	texts: new Map([...one.texts, ...other.texts]),
	fixed: [...one.fixed, ...other.fixed],
	left: [...one.left, ...other.left]
});
const platformEntries = ({ deployment, kind, entries }) => entries.filter(({ origin }) => origin === "platform").map((entry) => ({
	...entry,
	deployment,
	kind
}));
function editBundle({ bundle, live }, entries, texts, files) {
	const content = live ?? undoBundle(bundle);
	if (content === null) return {
		...nothing,
		left: entries.map((entry) => ({
			entry,
			why: "unwritable"
		}))
	};
	const policyFiles = {
		texts,
		settings: files.settings,
		deployment: nameInFiles(bundle, files)
	};
	const idsOf = identifier(bundle);
	const edit = (some) => editFiles(policyFiles, bundle.kind, content, new Set(some.flatMap(({ change }) => idsOf(change))));
	const first = edit(entries);
	if (first.undone.length === 0) return {
		...nothing,
		texts: first.texts,
		fixed: entries
	};
	const left = entries.flatMap((entry) => {
		const why = reasonAgainst(idsOf(entry.change), first);
		return why === null ? [] : [{
			entry,
			why
		}];
	});
	const rest = entries.filter((entry) => !left.some((one) => one.entry === entry));
	const second = rest.length === 0 ? null : edit(rest);
	if (second?.undone.length === 0) return {
		texts: second.texts,
		fixed: rest,
		left
	};
	const why = first.undone[0]?.why ?? "layout";
	return {
		...nothing,
		left: [...left, ...rest.map((entry) => ({
			entry,
			why
		}))]
	};
}
function reasonAgainst(ids, { undone }) {
	return undone.find((one) => !("id" in one) || one.id === "bundle" || ids.includes(one.id))?.why ?? null;
}
function nameInFiles({ kind, deployment }, { bundles, wanted }) {
	const same = bundles.filter((bundle) => bundle.kind === kind);
	return (same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null))?.deployment ?? wanted.deployment;
}
function identifier(bundle) {
	const idsOf = identitiesIn(bundle);
	return (change) => change.object === "DetectionPolicy" && change.verb === "update" ? changedItems(change).map(({ id }) => id) : idsOf(change);
}
// src/commands/drift/fix.ts
async function fixDrift(fixing, options, world) {
	const before = policyTexts(fixing.files);
	const edits = takeEdits(fixing, before);
	const source = overlay(options.source, edits.texts);
	const { outcome } = await previewFiles({
		...options,
		source,
		consent: noConsent
	}, world);
	const plan = outcome.kind === "changes" || outcome.kind === "no-changes" ? outcome.plan : null;
	const odd = plan === null ? ["the new files are not valid"] : unexpected(plan, fixing, edits.fixed);
	if (plan === null || odd.length > 0) return {
		kind: "failed",
		error: new Error(notFixed(odd)),
		problems: []
	};
	refuseUnsaved("`drift --fix`", edits.texts, {
		before,
		unsaved: options.unsaved
	});
	replaceTexts(options.root, before, edits.texts);
	const left = fixing.again(plan);
	const fix = {
		...written(edits.texts),
		fixed: edits.fixed,
		left: edits.left
	};
	return {
		kind: left.bundles.some(({ entries }) => entries.length > 0) ? "drift" : "in-sync",
		drift: left,
		fix,
		problems: outcome.problems
	};
}
const notFixed = (odd) => `Nothing was fixed: with the platform's edits in the files, its dry run does not answer with what should be left (${odd.slice(0, 5).join("; ")}). No file was changed. Look again with \`ifmatch drift\`; if that says the same, edit the files by hand.`;
function unexpected(plan, { compared, found }, fixed) {
	const changes = new Set(fixed.map(({ change }) => change));
	return compared.flatMap(({ bundle }, index) => {
		const expected = leftOf(bundle, found.bundles[index], changes);
		const changesNow = plan.bundles.find((one) => isSameBundle(one, bundle))?.changes ?? [];
		if (diffDigest(expected) === diffDigest(changesNow)) return [];
		const same = new Set(expected.map((change) => diffDigest([change])));
		const odd = changesNow.filter((change) => !same.has(diffDigest([change])));
		return odd.length === 0 ? [`less of ${bundle.kind}`] : odd.map(nameOf);
	});
}
function leftOf(bundle, drifted, fixed) {
	return bundle.changes.flatMap((change) => {
		const parts = (drifted?.entries ?? []).map((entry) => entry.change).filter(({ id }) => id === change.id);
		if (!parts.some((part) => fixed.has(part))) return [change];
		const left = parts.filter((part) => !fixed.has(part)).flatMap(changedItems);
		return change.verb === "update" && left.length > 0 ? [onlyItems(change, left, false)] : [];
	});
}
const nameOf = ({ object, key }) => `${object} ${JSON.stringify(key)}`;
const written = (texts) => ({
	written: [...texts].flatMap(([path, text]) => text === null ? [] : [path]).toSorted(),
	removed: [...texts].flatMap(([path, text]) => text === null ? [path] : []).toSorted()
});
export { fixDrift };
