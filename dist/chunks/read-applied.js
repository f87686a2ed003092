import { UsageError, nameOfBundle } from "./cli-and-action.js";
import { isApplied, readSaved } from "./saved-plan2.js";
import { ruleLists, slugOf } from "./validate.js";
import { bundleDigest, canonicalObject, diffDigest } from "./digest.js";
import { judgeIn } from "./effect.js";
// src/plan/rollback.ts
const all = (object, list) => Array.isArray(list) ? list.map((one) => canonicalObject(object, one)).toSorted() : null;
function declaresUndo(declared, undo) {
	if (declared.kind === "remediation" && undo.kind === "remediation") {
		const texts = [declared, undo].map(({ content }) => all("RemediationPolicy", content.policies.map(asDeclared)));
		return JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
	}
	if (declared.kind === "remediation" || undo.kind !== declared.kind) return false;
	const texts = [declared.content, undo.content].map((content) => [canonicalObject("DetectionPolicy", pick(content, ruleLists)), all("DetectionPolicyException", content.exceptions.map((one) => pick(one, exceptionFields)))]);
	return JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
}
const exceptionFields = [
	"exception_type",
	"rule",
	"rule_type",
	"project",
	"project_tag_name"
];
const asDeclared = ({ filters, actions, ...policy }) => ({
	...pick(policy, [
		"name",
		"description",
		"active"
	]),
	slug: slugOf(policy),
	filters: {
		mode: filters.mode,
		conditions: filters.conditions.map((condition) => pick(condition, [
			"type",
			"values",
			"mode"
		]))
	},
	actions: actions.map((action) => pick(action, ["type", "config"]))
});
const pick = (content, fields) => Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));
function turnRound(bundle, content, stateVersion) {
	const judge = judgeIn(content, bundle.changes.map(turned));
	const changes = bundle.changes.map((change) => reverse(change, judge)).toSorted(inOrder);
	const digests = {
		bundleDigest: bundleDigest(content),
		diffDigest: diffDigest(changes)
	};
	return {
		...content,
		deployment: bundle.deployment,
		stateVersion,
		...digests,
		changes
	};
}
const turned = (change) => ({
	object: change.object,
	key: change.key,
	before: change.verb === "delete" ? null : change.after,
	after: change.verb === "create" ? null : change.before
});
function reverse(change, judge) {
	const { object, key, id } = change;
	const facts = {
		object,
		key,
		id,
		...judge(opposites[change.verb], turned(change))
	};
	if (change.verb === "create") return {
		verb: "delete",
		...facts,
		before: change.after
	};
	const nowhere = {
		at: null,
		notes: {}
	};
	if (change.verb === "delete") return {
		verb: "create",
		...facts,
		after: change.before,
		...nowhere
	};
	return {
		verb: "update",
		...facts,
		before: change.after,
		after: change.before,
		...nowhere
	};
}
const opposites = {
	create: "delete",
	update: "update",
	delete: "create"
};
const ranks = {
	delete: 0,
	update: 1,
	create: 2
};
const inOrder = (a, b) => ranks[a.verb] - ranks[b.verb] || (a.id < b.id ? -1 : Number(a.id > b.id));
// src/commands/rollback/read-applied.ts
async function readApplied(path, deployment, world) {
	const { plan, platform, config, results } = await readSaved(path, world, asLeft);
	const own = results.filter(({ bundle }) => deployment === null || bundle.deployment.slug === deployment);
	if (own.length === 0) throw new UsageError(`${path} holds nothing of the deployment ${deployment ?? ""}.`);
	const changed = own.filter(({ bundle }) => bundle.changes.length > 0);
	if (changed.length === 0) throw new UsageError(`${path} changed nothing, so there is nothing to undo.`);
	refuseUnapplied(path, changed);
	return {
		path,
		platform,
		config,
		digest: plan.digest,
		bundles: changed.map((one) => toUndoable(path, one))
	};
}
const asLeft = "A rollback needs the plan file as the apply left it, and the API token that it was applied with.";
function refuseUnapplied(path, results) {
	const open = results.filter(({ result }) => !isApplied(result));
	if (open.length === 0) return;
	if (open.every(({ result }) => result === null || result === "not-applied") && open.length === results.length) throw new UsageError(`${path} was not applied, so there is nothing to undo. Give the plan file that an apply wrote its results into.`);
	const names = open.map(({ bundle, result }) => `${nameOfBundle(bundle)} is ${result === "unknown" ? "unknown" : "not applied"}`);
	throw new UsageError(`${path} was not applied as a whole: ${names.join(", ")}. Run \`ifmatch apply --plan ${path}\` again first, which is safe; or, where that is refused, put the old values into the files and apply those.`);
}
function toUndoable(path, { bundle, undo }) {
	if (undo === null) throw new UsageError(`${path} holds no undo of ${nameOfBundle(bundle)}: the platform did not tell all that is needed to put it back. Put the old values into the files and apply those.`);
	return {
		bundle,
		undo: undo.content,
		stateVersion: undo.stateVersion
	};
}
export { declaresUndo, readApplied, turnRound };
