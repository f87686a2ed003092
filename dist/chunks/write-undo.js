import { UsageError } from "./usage-error.js";
import { editFiles, policyTexts, replaceTexts, withEdits } from "./edit-files.js";
import { declaresUndo, nameOf, readApplied } from "./read-applied.js";
import { check, hasErrors, invalid, load } from "./load.js";
// src/commands/rollback/write-undo.ts
/**
* Puts the values from before an applied plan back into the files that declare its bundles, without asking the platform. Where they then do
* not declare exactly that, all files are as they were, and a UsageError says of which bundle.
*/
function writeUndo(options, world) {
	const { bundles } = readApplied(options.plan, options.deployment, world);
	const wanted = {
		...options,
		paths: []
	};
	const files = load(wanted, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	const before = policyTexts(files);
	const { texts, leftOut } = editAll(bundles, files, before);
	const restore = replaceTexts(options.root, before, texts);
	try {
		const odd = bundles.filter((one) => !isDeclared(one, load(wanted, world)));
		if (odd.length > 0) throw notWritten(odd);
	} catch (error) {
		restore();
		throw error;
	}
	return {
		kind: "written",
		...namesOf(texts),
		leftOut
	};
}
function editAll(bundles, files, before) {
	let leftOut = 0;
	const texts = /* @__PURE__ */ new Map();
	for (const { bundle, undo } of bundles) {
		const { deployment } = declaredBundle({ bundle }, files) ?? undeclared(bundle);
		const edited = editFiles({
			texts: withEdits(before, texts),
			settings: files.settings,
			deployment
		}, undo.kind, asLive(undo));
		if (edited.undone.length > 0) throw notWritten([{ bundle }]);
		for (const [path, text] of edited.texts) texts.set(path, text);
		leftOut += edited.dropped.length;
	}
	return {
		texts,
		leftOut
	};
}
const asLive = ({ content }) => ({ ...content });
const undeclared = (bundle) => {
	throw new UsageError(`No file declares ${nameOf(bundle)}, so there is nothing to write its old values into.`);
};
const notWritten = (bundles) => new UsageError(`The old values of ${bundles.map(({ bundle }) => nameOf(bundle)).join(", ")} cannot be written into the files so that they declare exactly that. All files are as they were. Revert them with git, or edit them by hand.`);
/** Files that name no deployment are meant for the one of the plan. */
const declaredBundle = ({ bundle }, files) => files.bundles.find(({ kind, deployment }) => kind === bundle.kind && (deployment ?? bundle.deployment.slug) === bundle.deployment.slug);
function isDeclared(one, files) {
	const declared = declaredBundle(one, files);
	return !hasErrors(files.problems) && declared !== void 0 && declaresUndo(declared, one.undo);
}
function namesOf(texts) {
	const names = (isRemoved) => [...texts].flatMap(([path, text]) => text === null === isRemoved ? [path] : []).toSorted();
	return {
		written: names(false),
		removed: names(true)
	};
}
export { writeUndo };
