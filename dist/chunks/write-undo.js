import { UsageError, escapeTerminal, exceptionId, hasErrors, itemId, nameOfBundle, policyId } from "./cli-and-action.js";
import { editFiles, policyTexts, refuseUnsaved, replaceTexts, withEdits } from "./edit-files.js";
import { check, identitiesIn, invalid, load, slugOf } from "./validate.js";
import { refuseOtherConfig } from "./refuse-other-config.js";
import { changedItems } from "./objects.js";
import { declaresUndo, readApplied } from "./read-applied.js";
import { objectName } from "./object-name.js";
// src/commands/rollback/objects.ts
function changedObjects(undoable) {
	const idsOf = identitiesIn(undoable.bundle);
	return undoable.bundle.changes.flatMap((change) => {
		if (change.object === "DetectionPolicy") return itemsOf(undoable);
		const { noun, name } = objectName(change, undoable.bundle.kind);
		return [{
			name: `${noun} ${name}`,
			ids: new Set(idsOf(change))
		}];
	});
}
function itemsOf({ bundle, undo }) {
	return changedItems({
		before: { ...undo.content },
		after: { ...bundle.content }
	}).map(({ id, list, item }) => ({
		name: `item ${item} of ${list}`,
		ids: new Set([id])
	}));
}
function changedSince(declared, undoable) {
	const [own, sent, old] = [
		partsOf(declared),
		partsOf(undoable.bundle),
		partsOf(undoable.undo)
	];
	return changedObjects(undoable).filter(({ ids }) => !declaresUndo(own(ids), sent(ids)) && !declaresUndo(own(ids), old(ids)));
}
function isPutBack(after, before, undoable) {
	const ids = new Set(changedObjects(undoable).flatMap((one) => [...one.ids]));
	return isSame(after, undoable.undo, (id) => ids.has(id)) && isSame(after, before, (id) => !ids.has(id));
}
const isSame = (one, other, has) => declaresUndo(part(one, has), part(other, has));
function part(bundle, has) {
	if (bundle.kind === "remediation") {
		const policies = bundle.content.policies.filter((policy) => has(policyId(slugOf(policy))));
		return {
			kind: bundle.kind,
			content: { policies }
		};
	}
	const { kind, content } = bundle;
	const items = (list) => content[list].filter((item) => has(itemId(list, item)));
	const exceptions = content.exceptions.filter((exception) => has(exceptionId(exception)));
	return {
		kind,
		content: {
			rulesets: items("rulesets"),
			rules: items("rules"),
			disabled: items("disabled"),
			exceptions
		}
	};
}
function partsOf(bundle) {
	if (bundle.kind === "remediation") {
		const find = finder(bundle.content.policies, (policy) => policyId(slugOf(policy)));
		return (ids) => ({
			kind: bundle.kind,
			content: { policies: find(ids) }
		});
	}
	const { kind, content } = bundle;
	const inList = (list) => finder(content[list], (item) => itemId(list, item));
	const [rulesets, rules, disabled] = [
		inList("rulesets"),
		inList("rules"),
		inList("disabled")
	];
	const exceptions = finder(content.exceptions, exceptionId);
	return (ids) => ({
		kind,
		content: {
			rulesets: rulesets(ids),
			rules: rules(ids),
			disabled: disabled(ids),
			exceptions: exceptions(ids)
		}
	});
}
function finder(items, idOf) {
	const byId = Map.groupBy(items, idOf);
	return (ids) => [...ids].flatMap((id) => byId.get(id) ?? []);
}
// src/commands/rollback/write-undo.ts
async function writeUndo(options, world) {
	const { bundles, config } = await readApplied(options.plan, options.deployment, world);
	const wanted = {
		...options,
		paths: []
	};
	refuseOtherConfig(config, options.plan, wanted, world);
	const files = load(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	const undos = bundles.map((undoable) => ({
		undoable,
		declared: declaredBundle(undoable, files)
	}));
	refuseChanged(undos, options.plan);
	const before = policyTexts(files);
	const { texts, ...counts } = editAll(undos, files, before);
	refuseUnsaved("a rollback", texts, {
		before,
		unsaved: options.unsaved
	});
	const restore = replaceTexts(options.root, before, texts);
	try {
		prove(undos, files, load(wanted, world));
	} catch (error) {
		restore();
		throw error;
	}
	return {
		kind: "written",
		...namesOf(texts),
		...counts
	};
}
function declaredBundle({ bundle }, files) {
	const declared = files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
	if (declared !== void 0) return declared;
	throw new UsageError(`No file declares ${nameOfBundle(bundle)}, so there is nothing to write its old values into.`);
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
const notWritten = (bundles) => new UsageError(`The old values of ${bundles.map(nameOfBundle).join(", ")} cannot be written into the files so that they declare exactly that. All files are as they were. Revert them with git, or edit them by hand.`);
function prove(undos, before, after) {
	const inAfter = ({ kind, deployment }) => after.bundles.find((one) => one.kind === kind && one.deployment === deployment);
	const odd = undos.filter(({ undoable, declared }) => {
		const now = inAfter(declared);
		return now === void 0 || !isPutBack(now, declared, undoable);
	});
	const areOthersKept = before.bundles.filter((one) => !undos.some(({ declared }) => declared === one)).every((one) => {
		const now = inAfter(one);
		return now !== void 0 && isSame(now, one, () => true);
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
export { writeUndo };
