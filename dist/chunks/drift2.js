import { bundleKinds, createHash, isSameBundle } from "./cli-and-action.js";
import { noConsent } from "./consent.js";
import { entriesOf } from "./drift.js";
import { diffDigest, plain } from "./digest.js";
import { compare, entriesOfChange, sidesOf } from "./compare.js";
import { previewFiles } from "./preview.js";
// src/plan/drift.ts
function findDrift(compared, unmanaged) {
	const bundles = compared.map(bundleDrift);
	return {
		bundles,
		unmanaged,
		digest: digestOfAll(bundles)
	};
}
const digestOfAll = (bundles) => digestOf(bundles.flatMap(({ entries, digest }) => entries.length === 0 ? [] : [digest]).toSorted());
function bundleDrift(compared) {
	const { deployment, kind, stateVersion } = compared.bundle;
	const sides = sidesOf(compared);
	const entries = compared.bundle.changes.flatMap((change) => entriesOfChange(change, sides));
	return {
		deployment,
		kind,
		stateVersion,
		base: compared.base,
		entries,
		digest: entriesDigest(compared, entries)
	};
}
function entriesDigest({ bundle: { deployment, kind } }, entries) {
	const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
	return digestOf([
		deployment.id,
		deployment.slug,
		kind,
		...texts.toSorted()
	]);
}
const digestOf = (value) => `sha256:${createHash("sha256").update(`drift 1\n${plain(value)}`).digest("hex")}`;
// src/commands/drift.ts
const drift = async (options, world) => (await driftOfFiles(options, world)).outcome;
async function driftOfFiles(options, world) {
	const { outcome, files, targets } = await previewFiles({
		...options,
		consent: noConsent
	}, world);
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return {
		outcome: asDrift(outcome),
		files,
		targets
	};
	const { plan, problems } = outcome;
	const compared = await compare(plan, files, targets, options, world);
	const unmanaged = unmanagedBy(targets);
	const found = findDrift(compared, unmanaged);
	const told = {
		files,
		targets
	};
	if (options.fix === null || entriesOf(found).length === 0) return {
		outcome: {
			kind: kindOf(found),
			drift: found,
			fix: null,
			problems
		},
		...told
	};
	const { fixDrift } = await import("./fix.js");
	return {
		outcome: await fixDrift({
			found,
			compared,
			files,
			again: (now) => findAgain(now, compared, unmanaged)
		}, {
			...options,
			...options.fix
		}, world),
		...told
	};
}
const kindOf = (found) => entriesOf(found).length === 0 ? "in-sync" : "drift";
function asDrift(outcome) {
	if (outcome.kind !== "invalid") throw new Error(`a preview ended with ${outcome.kind}`);
	return {
		kind: "invalid",
		problems: outcome.problems
	};
}
function findAgain(plan, compared, unmanaged) {
	return findDrift(plan.bundles.map((bundle) => {
		const before = compared.find((one) => isSameBundle(one.bundle, bundle));
		if (before === void 0) throw new Error("a bundle came up between two looks at the same files");
		return {
			...before,
			bundle
		};
	}), unmanaged);
}
function unmanagedBy(targets) {
	return [...new Map(targets.map(({ deployment }) => [deployment.id, deployment])).values()].flatMap((deployment) => bundleKinds.filter((kind) => !targets.some((one) => one.bundle.kind === kind && one.deployment.id === deployment.id)).map((kind) => ({
		deployment,
		kind
	})));
}
export { digestOfAll, drift, driftOfFiles };
