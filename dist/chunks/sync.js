import { UsageError, escapeTerminal, hasErrors, toJson } from "./base.js";
import { check, invalid, load, nameOfBundle } from "./validate.js";
import { countOrigins, editFiles, entriesOf, entryOf } from "./files.js";
import { changedObjects, changedSince, isPutBack, overlay, policyTexts, readApplied, refuseOtherConfig, refuseUnsaved, replaceTexts, withEdits } from "./commands.js";
import { entrySays, ownerJson, toError, toProblem } from "./render.js";
// src/commands/write-undo.ts
async function writeUndo(options, runtime) {
	const { bundles, config } = await readApplied(options.plan, options.deployment, runtime);
	const wanted = {
		...options,
		paths: []
	};
	refuseOtherConfig(config, options.plan, wanted, runtime);
	const files = await load(wanted, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return invalid(files, problems);
	const undos = bundles.map((undoable) => ({
		undoable,
		declared: declaredBundle(undoable, files)
	}));
	refuseChanged(undos, options.plan);
	const before = policyTexts(files);
	const { texts, ...counts } = editAll(undos, files, before);
	refuseUnsaved("a rollback", texts, before, runtime);
	prove(undos, files, await load({
		...wanted,
		source: overlay(options.source, texts)
	}, runtime));
	replaceTexts(runtime.root, before, texts);
	return {
		kind: "written",
		...namesOf(texts),
		...counts
	};
}
function declaredBundle({ bundle }, files) {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
	if (declared !== void 0) return declared;
	throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so its old values cannot be written into the files.`);
}
const mostNames = 10;
function refuseChanged(undos, plan) {
	const names = undos.flatMap(({ undoable, declared }) => changedSince(declared, undoable).map(({ name }) => `${name} (${nameOfBundle(undoable.bundle)})`));
	if (names.length === 0) return;
	const more = names.length > mostNames ? ` and ${String(names.length - mostNames)} more` : "";
	const shown = `${names.slice(0, mostNames).map(escapeTerminal).join(", ")}${more}`;
	throw new UsageError(`The files were changed since ${escapeTerminal(plan)} was applied: they no longer declare ${shown} as it sent ${names.length === 1 ? "it" : "them"}, and a rollback would overwrite that. No file was changed. Edit the files by hand, or revert them with git.`);
}
function editAll(undos, files, before) {
	let [leftOut, withoutNotes] = [0, 0];
	const texts = new Map();
	for (const { undoable, declared } of undos) {
		const { bundle, undo } = undoable;
		const edited = editFiles({
			texts: withEdits(before, texts),
			settings: files.settings,
			deployment: declared.deployment
		}, undo.kind, asLive(undo), new Set(changedObjects(undoable).flatMap(({ ids }) => [...ids])));
		if (edited.undone.length > 0) throw notWritten([bundle]);
		for (const [path, text] of edited.texts) texts.set(path, text);
		leftOut += edited.dropped.length;
		const gone = new Set(bundle.changes.flatMap(({ verb, id }) => verb === "delete" ? [id] : []));
		withoutNotes += edited.touched.filter(({ verb, id }) => verb === "create" && gone.has(id)).length;
	}
	return {
		texts,
		leftOut,
		withoutNotes
	};
}
const asLive = ({ content }) => ({ ...content });
const notWritten = (bundles) => new UsageError(`The old values of ${bundles.map(nameOfBundle).join(", ")} cannot be written into the files exactly. No file was changed. Revert them with git, or edit them by hand.`);
function prove(undos, before, after) {
	const inAfter = ({ kind, deployment }) => after.bundles.find((one) => one.kind === kind && one.deployment === deployment);
	const odd = undos.filter(({ undoable, declared }) => {
		const now = inAfter(declared);
		return now === void 0 || !isPutBack(now, declared, undoable);
	});
	const areOthersKept = before.bundles.filter((one) => !undos.some(({ declared }) => declared === one)).every((one) => {
		const now = inAfter(one);
		return now !== void 0 && isPutBack(now, one, null);
	});
	if (hasErrors(after.problems) || !areOthersKept) throw notWritten(undos.map(({ undoable }) => undoable.bundle));
	if (odd.length > 0) throw notWritten(odd.map(({ undoable }) => undoable.bundle));
}
function namesOf(texts) {
	const names = (isRemoved) => [...texts].flatMap(([path, text]) => text === null === isRemoved ? [path] : []).toSorted();
	return {
		written: names(false),
		removed: names(true)
	};
}
// src/render/json.ts
function renderDriftJson(outcome, { tool, platform }) {
	const found = "drift" in outcome ? outcome : null;
	const document = {
		version: 1,
		tool,
		command: "drift",
		outcome: outcome.kind,
		platform,
		digest: found?.drift.digest ?? null,
		summary: found === null ? null : summary(found.drift),
		bundles: found?.drift.bundles.map(bundleJson) ?? [],
		unmanaged: found?.drift.unmanaged.map(ownerJson) ?? [],
		fix: found?.fix ? fixJson(found.fix) : null,
		problems: outcome.problems.map(toProblem),
		error: outcome.kind === "failed" ? toError(outcome.error) : null
	};
	return `${toJson(document, 2)}\n`;
}
function summary(drift) {
	const { platform, repository, both, unknown } = countOrigins(entriesOf(drift));
	return {
		platform,
		repository,
		both,
		unknown
	};
}
const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }) => ({
	...ownerJson({
		deployment,
		kind
	}),
	state_version: stateVersion,
	base: baseJson(base),
	digest,
	entries: entries.map(entryJson)
});
function baseJson(base) {
	if (base.kind === "plan") return {
		kind: "plan",
		path: base.path,
		digest: base.digest
	};
	if (base.kind === "none") return {
		kind: "none",
		why: base.why
	};
	const { commit, at, chosen, differs } = base;
	return {
		kind: "commit",
		commit,
		committed_at: at,
		chosen,
		differs
	};
}
function entryJson(entry) {
	const { origin, change, edit } = entry;
	return {
		origin,
		...changeJson(change),
		says: entrySays(entry),
		edit: edit === null ? null : changeJson(edit),
		at: placeJson(change.verb === "delete" ? null : change.at)
	};
}
const changeJson = (change) => ({
	verb: change.verb,
	...entryOf(change),
	effect: change.effect
});
const placeJson = (at) => at === null ? null : {
	file: at.file,
	line: at.line,
	column: at.column
};
const fixJson = ({ written, removed, fixed, left }) => ({
	written: [...written],
	removed: [...removed],
	fixed: fixed.map(({ change }) => ({
		object: change.object,
		key: change.key
	})),
	left: left.map(({ entry, why }) => ({
		object: entry.change.object,
		key: entry.change.key,
		why
	}))
});
export { renderDriftJson, writeUndo };
