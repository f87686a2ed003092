import { PlatformError } from "./preview.js";
import { bundleDigest, digestsOf, guardPlan, inParallel, judge, makePlan, planBundle, policyFinder, previewFiles, rejectionProblems, ruleLists, withConsent } from "./preview2.js";
import { exceptionId, objectId } from "./object.js";
import { UsageError } from "./usage-error.js";
import { summarize } from "./summary.js";
import { check, hasErrors, invalid, load, refuseParts } from "./load.js";
import { findTargets } from "./targets.js";
// src/apply/compare.ts
/** `done`: nothing is left to change. `same-diff`: applying does exactly what was reviewed. `other`: it does something else. */
function compareWithReviewed(reviewed, fresh) {
	if (fresh.bundleDigest !== reviewed.bundleDigest) return "other";
	if (fresh.changes.length === 0) return "done";
	return fresh.diffDigest === reviewed.diffDigest ? "same-diff" : "other";
}
// src/apply/check.ts
/** Dry-runs every bundle before the first is written. Throws when the platform does not answer for one of them. */
async function checkAll(bundles, steps, options) {
	return inParallel(bundles, async (bundle) => toChecked(bundle, await steps.preview(bundle), steps, options));
}
function toChecked(bundle, fresh, steps, { onStale }) {
	if ("rejections" in fresh) return {
		bundle,
		state: "rejected",
		rejections: fresh.rejections
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match === "done") return {
		bundle,
		state: "done",
		fresh,
		before: bundle.changes.length > 0 ? steps.undo(bundle) : null
	};
	return match === "same-diff" && (fresh.stateVersion === bundle.stateVersion || onStale === "same-diff") ? {
		bundle,
		state: "ready",
		fresh,
		before: steps.undo(fresh)
	} : {
		bundle,
		state: "stale",
		fresh
	};
}
// src/apply/outcome.ts
/**
* What the results of an apply amount to. `partial` as soon as something was written and not everything is surely as reviewed, or when
* something is not known; `stale` when nothing was written because the platform changed; `failed` when nothing was written for another reason.
*/
function outcomeOf(results) {
	const has = (wanted) => results.some(({ outcome }) => outcome.result === wanted);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ outcome }) => isStale(outcome)) ? "stale" : "failed";
}
/** Only a bundle that is stale comes with what the platform answers now. */
const isStale = (outcome) => outcome.result === "not-applied" && outcome.current !== null;
// src/apply/reasons.ts
/** `remediation of acme`. */
const nameOf$1 = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
/** What an error says, and what to do about it where it tells. */
function reasonOf(error) {
	return error instanceof PlatformError && error.hint !== null ? `${error.message} ${error.hint}` : error.message;
}
const reasons = {
	checked: (error) => `Nothing was sent, because the dry run before it failed. ${reasonOf(error)}`,
	stale: "The platform was changed since the review. Preview again and review what is new.",
	otherStale: (names) => `Nothing was sent, because the platform was changed since the review in: ${names}.`,
	rejected: "The platform rejects it. Correct the files as it says.",
	otherRejected: (names) => `Nothing was sent, because the platform rejects: ${names}.`,
	consent: "Nothing was sent, because a guard wants consent first.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform says that its state changed, but it has exactly this.",
	notVerified: (error) => `It was written, but the dry run that should confirm it failed. ${reasonOf(error)}`,
	leftOver: (count) => `It was written, but the dry run after it still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	rejectedAfter: "It was written, but the platform now rejects the same content. Preview again."
};
const shownWords = {
	done: "the dry run after it shows that nothing is left to change",
	same: "the dry run after it shows the state as it was",
	moved: "the dry run after it shows another state, with the same changes left to make",
	other: "the dry run after it shows other changes than the reviewed ones",
	rejected: "the platform rejects the content in the dry run after it",
	silent: "the dry run after it failed too"
};
/** Why a bundle is not applied, or why that is not known. */
function troubleInWords(trouble, message, shown, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${shownWords[shown ?? "silent"]}. Preview again to find out.`;
	if (trouble === "stale" && shown === "same") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return trouble === "stale" ? `${message} ${reasons.stale}` : message;
}
// src/apply/decide.ts
/** What a troubled PUT came to. `again` only where the same PUT cannot do more than was reviewed, and once for each reason. */
function decide(trouble, shown, history) {
	if (trouble === "contradicted") return "unknown";
	if (shown === "done") return trouble === "stale" && history.lost === null ? "already-applied" : "applied";
	if (trouble === "unanswered") return shown === "same" && history.lost === null ? "again" : "unknown";
	if (history.lost !== null) return "unknown";
	return decisions[trouble](shown, history);
}
const decisions = {
	stale(shown, { repeated, acceptsMoved }) {
		if (shown === "silent" || shown === "rejected") return "unknown";
		return shown === "moved" && acceptsMoved && !repeated ? "again" : "not-applied";
	},
	refused: () => "not-applied",
	unsent: () => "not-applied",
	failed: (shown) => shown === "same" ? "not-applied" : "unknown"
};
// src/apply/result.ts
/** The result of a bundle whose PUT did not end with a proper answer. `lost` is what came of the first one that got no clear answer. */
function toResult(ending, put, found, ready, lost) {
	const now = found?.fresh ?? null;
	if (ending === "applied" || ending === "already-applied") return {
		result: ending,
		reason: ending === "applied" ? reasons.shown(lost ?? put.message) : reasons.already,
		undo: undoOf(ready, now ?? ready.fresh)
	};
	const tells = ending === "unknown" || put.kind === "stale";
	return {
		result: ending,
		reason: troubleInWords(put.kind, put.message, found?.shown ?? null, ending),
		current: tells ? currentOf(now) : null
	};
}
const undoOf = ({ before }, { stateVersion }) => before && {
	stateVersion,
	content: before
};
const currentOf = (now) => now && {
	stateVersion: now.stateVersion,
	changes: now.changes
};
// src/apply/send.ts
/** Writes one bundle and verifies it. Never throws for what the platform does: every end is a result that is true. */
function send(ready, steps, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, steps);
}
async function attempt(ready, fresh, history, steps) {
	const put = await tryPut(fresh, steps);
	if (put.kind === "written") return {
		outcome: await verify(ready, put.stateVersion, steps),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, steps);
	const decision = found === null ? "not-applied" : decide(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (steps.stopped()) return {
		outcome: interrupted$1(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, steps);
}
const afterPut = (history, put) => ({
	...history,
	lost: history.lost ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || history.repeated
});
/** A PUT is not repeated when somebody wants to stop; the first one may still arrive where it got no clear answer. */
function interrupted$1(put, found, ready, lost) {
	if (lost !== null) return toResult("unknown", put, found, ready, lost);
	return {
		result: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
async function tryPut(fresh, steps) {
	try {
		const put = await steps.put(fresh, fresh.stateVersion);
		if (put.kind !== "written") return {
			...put,
			error: null
		};
		return put.stateVersion === fresh.stateVersion ? {
			kind: "contradicted",
			message: reasons.oldVersion,
			error: null
		} : put;
	} catch (thrown) {
		const error = toError(thrown);
		return {
			kind: troubleOf(error),
			message: reasonOf(error),
			error
		};
	}
}
const toError = (thrown) => thrown instanceof Error ? thrown : new Error(String(thrown));
/** Only a 4xx is a clear no. Behind a 5xx of a gateway the platform may still be at work, and so may a server that answers 408. */
function troubleOf(error) {
	if (error instanceof PlatformError && error.unsent) return "unsent";
	const status = error instanceof PlatformError ? error.status ?? 0 : 0;
	if (status === 408 || status >= 500) return "unanswered";
	return status >= 400 ? "refused" : "failed";
}
/** Asks the platform what is so after a troubled PUT; null when there is nothing to ask, because it clearly said no or was never reached. */
async function look(bundle, sent, put, history, steps) {
	if ((put.kind === "refused" || put.kind === "unsent") && history.lost === null) return null;
	const fresh = await tryPreview(bundle, steps);
	if (fresh instanceof Error) return {
		shown: "silent",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shown: "rejected",
		fresh: null
	};
	const match = compareWithReviewed(bundle, fresh);
	if (match !== "same-diff") return {
		shown: match,
		fresh
	};
	return {
		shown: fresh.stateVersion === sent.stateVersion ? "same" : "moved",
		fresh
	};
}
async function tryPreview(bundle, steps) {
	try {
		return await steps.preview(bundle);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, stateVersion, steps) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await tryPreview(bundle, steps);
	if (now instanceof Error) return {
		result: "unverified",
		reason: reasons.notVerified(now),
		undo
	};
	if ("rejections" in now) return {
		result: "unverified",
		reason: reasons.rejectedAfter,
		undo
	};
	if (now.changes.length > 0) return {
		result: "unverified",
		reason: reasons.leftOver(now.changes.length),
		undo
	};
	return {
		result: "applied",
		reason: null,
		undo
	};
}
// src/apply/apply.ts
/**
* Applies exactly what was reviewed: dry-runs every bundle first, then writes one after another, each with the state version that was
* reviewed, and verifies it; stops at the first that does not succeed. Whatever happens, the report holds a true result for every bundle.
*/
async function applyPlan(reviewed, steps, options) {
	steps.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	const checked = await tryCheck(reviewed, steps, options);
	if (checked instanceof Error) return {
		kind: "failed",
		error: checked,
		results: notApplied$1(reviewed, reasons.checked(checked))
	};
	return refusalOf(checked, steps) ?? sendAll(checked, steps, options);
}
async function tryCheck(reviewed, steps, options) {
	try {
		return await checkAll(reviewed.bundles, steps, options);
	} catch (thrown) {
		if (thrown instanceof PlatformError) return thrown;
		throw thrown;
	}
}
const notApplied$1 = ({ bundles }, reason) => bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
/** Why nothing may be sent at all, or null. */
function refusalOf(checked, steps) {
	const rejected = checked.filter((one) => one.state === "rejected");
	if (rejected.length > 0) return {
		kind: "invalid",
		rejected,
		results: unsent(checked, reasons.otherRejected(namesOf(rejected)))
	};
	const stale = checked.filter((one) => one.state === "stale");
	if (stale.length > 0) return {
		kind: "stale",
		results: unsent(checked, reasons.otherStale(namesOf(stale)))
	};
	const guards = steps.guard(checked.flatMap((one) => one.state === "ready" ? [one.fresh] : []));
	return guards.length > 0 ? {
		kind: "consent",
		guards,
		results: unsent(checked, reasons.consent)
	} : null;
}
const namesOf = (checked) => checked.map(({ bundle }) => nameOf$1(bundle)).join(", ");
const unsent = (checked, reason) => checked.map((one) => ({
	bundle: one.bundle,
	outcome: withoutSending(one, reason)
}));
/** The result of a bundle that is not sent: its own reason where it has one, else the run's. */
function withoutSending(one, reason) {
	if (one.state === "rejected") return {
		result: "not-applied",
		reason: reasons.rejected,
		current: null
	};
	if (one.state === "ready") return {
		result: "not-applied",
		reason,
		current: null
	};
	const { stateVersion, changes } = one.fresh;
	if (one.state === "stale") return {
		result: "not-applied",
		reason: reasons.stale,
		current: {
			stateVersion,
			changes
		}
	};
	return {
		result: "already-applied",
		reason: null,
		undo: one.before && {
			stateVersion,
			content: one.before
		}
	};
}
const interrupted = {
	reason: reasons.interrupted,
	error: new PlatformError("The apply was stopped before everything was sent.", { hint: "Running it again is safe." })
};
async function sendAll(checked, steps, { onStale }) {
	const results = [];
	const sentTo = /* @__PURE__ */ new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && steps.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		steps.progress(`Applying ${nameOf$1(bundle)}`);
		const sent = await send(one, steps, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
		results.push({
			bundle,
			outcome: sent.outcome
		});
		sentTo.add(bundle.deployment.id);
		stop = stopAt(bundle, sent);
	}
	return toReport(results, stop);
}
/** The first bundle that does not succeed ends the sending. */
function stopAt(bundle, { outcome, error }) {
	if (outcome.result === "applied" || outcome.result === "already-applied") return null;
	return {
		reason: reasons.stopped(nameOf$1(bundle)),
		error: error ?? new PlatformError(outcome.reason ?? "")
	};
}
function toReport(results, stop) {
	const kind = outcomeOf(results);
	if (kind !== "failed") return {
		kind,
		results
	};
	if (stop === null) throw new Error("an apply that did not stop cannot have failed");
	return {
		kind,
		results,
		error: stop.error
	};
}
// src/plan/undo-detection.ts
/** The lists and exceptions as they were. */
function restoreDetection(content, changes) {
	return {
		...content,
		...listsBefore(changes),
		exceptions: exceptionsBefore(content, changes)
	};
}
function listsBefore(changes) {
	const update = changes.find(({ object }) => object === "DetectionPolicy");
	if (update?.verb !== "update") return {};
	const { exceptions: _, ...before } = update.before;
	return {
		...before,
		...Object.fromEntries(ruleLists.map((list) => [list, before[list] ?? []]))
	};
}
function exceptionsBefore({ exceptions }, changes) {
	const own = changes.filter(({ object }) => object === "DetectionPolicyException");
	const touched = new Map(own.map((change) => [objectId(change.object, change.key), change]));
	return [...exceptions.flatMap((exception) => {
		const change = touched.get(exceptionId(exception));
		if (change === void 0) return [exception];
		return change.verb === "update" ? [restored$1(change.key, change.before)] : [];
	}), ...own.flatMap((change) => change.verb === "delete" ? [restored$1(change.key, change.before)] : [])];
}
const notOfException = [...ruleLists, "product"];
/** An exception in a diff has its identity in the key; its content holds the rest, and lists that belong to the bundle. */
function restored$1({ scope_type: scope, scope_target: target, rule, rule_type }, before) {
	const own = Object.entries(before).filter(([field, value]) => value !== null && !notOfException.includes(field));
	return {
		...Object.fromEntries(own),
		rule,
		rule_type,
		[scope === "project" ? "project" : "project_tag_name"]: target
	};
}
// src/plan/undo-policies.ts
/** The policies as they were: in the order in which they are sent, deleted ones after them. Null when a change is of none of them. */
function restorePolicies(content, changes) {
	const find = policyFinder(content);
	const touched = /* @__PURE__ */ new Map();
	for (const change of changes) if (change.verb !== "delete") touched.set(find(String(change.key["slug"]), change.after["name"]), change);
	if (touched.has(null)) return null;
	const kept = content.policies.flatMap((policy) => asBefore(policy, touched.get(policy)));
	return {
		...content,
		policies: [...kept, ...changes.flatMap((change) => change.verb === "delete" ? [restored(change.key, change.before)] : [])]
	};
}
function asBefore(policy, change) {
	if (change === void 0) return [policy];
	return change.verb === "update" ? [restored(change.key, change.before)] : [];
}
/** A platform may leave the slug to the key. */
const restored = (key, before) => withoutNulls({
	...before,
	slug: before["slug"] ?? key["slug"]
});
const nullable = [
	"name",
	"description",
	"active",
	"filters",
	"actions"
];
const withoutNulls = (policy) => Object.fromEntries(Object.entries(policy).filter(([field, value]) => value !== null || !nullable.includes(field)));
// src/plan/undo.ts
/**
* The whole bundle as it was before its changes, ready to be sent again: what was created is left out, what was updated or deleted
* is put back with every field that the platform answered. Null when that cannot be done for every object: half an undo would be taken
* for a whole one.
*/
function undoBundle(bundle) {
	if (!bundle.changes.every(canBeRestored)) return null;
	return bundle.kind === "remediation" ? restorePolicies(bundle.content, bundle.changes) : restoreDetection(bundle.content, bundle.changes);
}
/** By kind of object, whether the diff holds all that is needed to put it back. */
const restorable = /* @__PURE__ */ new Map([
	["RemediationPolicy", (change) => change.verb === "create" || Object.keys(change.before).length > 0],
	["DetectionPolicy", ({ verb }) => verb === "update"],
	["DetectionPolicyException", (change) => hasKnownScope(change) && (change.verb === "create" || hasType(change.before))]
]);
const canBeRestored = (change) => restorable.get(change.object)?.(change) ?? false;
const hasKnownScope = ({ key }) => key["scope_type"] === "project" || key["scope_type"] === "project_tag";
const hasType = (before) => typeof before["exception_type"] === "string";
// src/record/plan-file-error.ts
/** A plan file that cannot be used. Line and column count from 1 where the text itself is broken. */
var PlanFileError = class extends Error {
	name = "PlanFileError";
	hint;
	position;
	constructor(message, hint, position = null) {
		super(message);
		this.hint = hint;
		this.position = position;
	}
};
// src/generated/guards/plan.js
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
const isPlanFile = validate175;
const schema72 = {
	"type": "object",
	"required": [
		"version",
		"tool",
		"command",
		"outcome",
		"platform",
		"digest",
		"summary",
		"bundles",
		"problems",
		"guards",
		"error",
		"records"
	],
	"additionalProperties": false,
	"properties": {
		"version": { "const": 1 },
		"tool": { "type": "string" },
		"command": {
			"type": "string",
			"enum": [
				"validate",
				"preview",
				"apply"
			]
		},
		"outcome": { "$ref": "#/$defs/PlanOutcome" },
		"platform": { "type": ["string", "null"] },
		"digest": { "$ref": "#/$defs/Digest" },
		"summary": { "$ref": "#/$defs/PlanSummary" },
		"bundles": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanBundle" }
		},
		"problems": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanProblem" }
		},
		"guards": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanGuard" }
		},
		"error": { "oneOf": [{ "$ref": "#/$defs/PlanError" }, { "type": "null" }] },
		"records": {
			"type": "array",
			"maxItems": 1e4,
			"items": {
				"type": "string",
				"maxLength": 16384
			}
		}
	}
};
const func51 = Object.prototype.hasOwnProperty;
const func1 = require_ucs2length().default;
const schema73 = {
	"type": "string",
	"enum": [
		"valid",
		"no-changes",
		"changes",
		"invalid",
		"stale",
		"consent",
		"applied",
		"partial",
		"failed"
	]
};
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate176.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "valid" || data === "no-changes" || data === "changes" || data === "invalid" || data === "stale" || data === "consent" || data === "applied" || data === "partial" || data === "failed")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema73.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
validate176.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern24 = /* @__PURE__ */ new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate178.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern24.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^sha256:[0-9a-f]{64}$" },
				message: "must match pattern \"^sha256:[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate178.errors = vErrors;
	return errors === 0;
}
validate178.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema76 = {
	"type": "string",
	"enum": [
		"stricter",
		"looser",
		"mixed",
		"neutral",
		"unknown"
	]
};
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "stricter" || data === "looser" || data === "mixed" || data === "neutral" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema76.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate180.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.creates === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "creates" },
				message: "must have required property 'creates'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.updates === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "updates" },
				message: "must have required property 'updates'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deletes === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deletes" },
				message: "must have required property 'deletes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effect === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "creates" || key0 === "updates" || key0 === "deletes" || key0 === "effect")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.creates !== void 0) {
			let data0 = data.creates;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err5 = {
					instancePath: instancePath + "/creates",
					schemaPath: "#/properties/creates/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/creates",
						schemaPath: "#/properties/creates/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.updates !== void 0) {
			let data1 = data.updates;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/updates",
					schemaPath: "#/properties/updates/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 0 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/updates",
						schemaPath: "#/properties/updates/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
		if (data.deletes !== void 0) {
			let data2 = data.deletes;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err9 = {
					instancePath: instancePath + "/deletes",
					schemaPath: "#/properties/deletes/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 0 || isNaN(data2)) {
					const err10 = {
						instancePath: instancePath + "/deletes",
						schemaPath: "#/properties/deletes/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			}
		}
		if (data.effect !== void 0) {
			if (!validate181(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate181.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate180.errors = vErrors;
	return errors === 0;
}
validate180.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema77 = {
	"type": "object",
	"required": [
		"deployment",
		"kind",
		"product",
		"state_version",
		"bundle_digest",
		"diff_digest",
		"bundle",
		"changes",
		"result",
		"reason",
		"current",
		"undo"
	],
	"additionalProperties": false,
	"properties": {
		"deployment": {
			"type": "object",
			"required": ["id", "slug"],
			"additionalProperties": false,
			"properties": {
				"id": {
					"type": "string",
					"pattern": "^[0-9]{1,19}$"
				},
				"slug": { "type": "string" }
			}
		},
		"kind": {
			"type": "string",
			"enum": ["remediation", "detection"]
		},
		"product": { "oneOf": [{ "$ref": "#/$defs/Product" }, { "type": "null" }] },
		"state_version": { "$ref": "#/$defs/StateVersion" },
		"bundle_digest": { "$ref": "#/$defs/Digest" },
		"diff_digest": { "$ref": "#/$defs/Digest" },
		"bundle": { "oneOf": [{ "$ref": "#/$defs/RemediationBundle" }, { "$ref": "#/$defs/DetectionBundle" }] },
		"changes": {
			"type": "array",
			"items": { "$ref": "#/$defs/PlanChange" }
		},
		"result": { "oneOf": [{ "$ref": "#/$defs/ApplyResult" }, { "type": "null" }] },
		"reason": { "type": ["string", "null"] },
		"current": { "oneOf": [{ "$ref": "#/$defs/PlanCurrent" }, { "type": "null" }] },
		"undo": { "oneOf": [{ "$ref": "#/$defs/PlanUndo" }, { "type": "null" }] }
	}
};
const pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{1,19}$", "u");
const schema40 = {
	"type": "string",
	"enum": ["code", "secrets"]
};
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "code" || data === "secrets")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema40.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 500) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 500 },
				message: "must NOT have more than 500 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = /* @__PURE__ */ new RegExp("^\\S+$", "u");
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 255) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 255 },
				message: "must NOT have more than 255 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern4.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\S+$" },
				message: "must match pattern \"^\\S+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
validate117.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e4) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e4 },
				message: "must NOT have more than 10000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "boolean") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "boolean" },
			message: "must be boolean"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema56 = {
	"type": "object",
	"required": ["mode", "conditions"],
	"additionalProperties": false,
	"properties": {
		"mode": {
			"type": "string",
			"enum": ["all", "any"]
		},
		"conditions": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": { "$ref": "#/$defs/Condition" }
		}
	}
};
const schema57 = {
	"type": "object",
	"required": ["type", "values"],
	"additionalProperties": false,
	"properties": {
		"type": {
			"type": "string",
			"minLength": 1,
			"maxLength": 255
		},
		"values": {
			"type": "array",
			"minItems": 1,
			"maxItems": 1e3,
			"items": {
				"type": "string",
				"minLength": 1,
				"maxLength": 1e3,
				"pattern": "^\\S(?:.*\\S)?$"
			}
		},
		"mode": {
			"type": "string",
			"enum": ["any", "none"]
		}
	}
};
const pattern5 = /* @__PURE__ */ new RegExp("^\\S(?:.*\\S)?$", "u");
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.values === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "values" },
				message: "must have required property 'values'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "values" || key0 === "mode")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.values !== void 0) {
			let data1 = data.values;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err6 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data1.length < 1) {
					const err7 = {
						instancePath: instancePath + "/values",
						schemaPath: "#/properties/values/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e3) {
							const err8 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern5.test(data2)) {
							const err10 = {
								instancePath: instancePath + "/values/" + i0,
								schemaPath: "#/properties/values/items/pattern",
								keyword: "pattern",
								params: { pattern: "^\\S(?:.*\\S)?$" },
								message: "must match pattern \"^\\S(?:.*\\S)?$\""
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/values/" + i0,
							schemaPath: "#/properties/values/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/values",
					schemaPath: "#/properties/values/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.mode !== void 0) {
			let data3 = data.mode;
			if (typeof data3 !== "string") {
				const err13 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
			if (!(data3 === "any" || data3 === "none")) {
				const err14 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema57.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate123.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.conditions === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "conditions" },
				message: "must have required property 'conditions'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "mode" || key0 === "conditions")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.mode !== void 0) {
			let data0 = data.mode;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "all" || data0 === "any")) {
				const err4 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema56.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.conditions !== void 0) {
			let data1 = data.conditions;
			if (Array.isArray(data1)) {
				if (data1.length > 1e3) {
					const err5 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.length < 1) {
					const err6 = {
						instancePath: instancePath + "/conditions",
						schemaPath: "#/properties/conditions/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate124(data1[i0], {
					instancePath: instancePath + "/conditions/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate124.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/conditions",
					schemaPath: "#/properties/conditions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
validate123.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "type" },
				message: "must have required property 'type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "type" || key0 === "config")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.type !== void 0) {
			let data0 = data.type;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.config !== void 0) {
			let data1 = data.config;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (Object.keys(data1).length > 100) {
					const err5 = {
						instancePath: instancePath + "/config",
						schemaPath: "#/properties/config/maxProperties",
						keyword: "maxProperties",
						params: { limit: 100 },
						message: "must NOT have more than 100 properties"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key1 in data1) {
					let data2 = data1[key1];
					if (typeof data2 === "string") {
						if (func1(data2) > 1e4) {
							const err6 = {
								instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/config/additionalProperties/maxLength",
								keyword: "maxLength",
								params: { limit: 1e4 },
								message: "must NOT have more than 10000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/config/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/config/additionalProperties/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/config",
					schemaPath: "#/properties/config/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (!validate128(data[i0], {
			instancePath: instancePath + "/" + i0,
			parentData: data,
			parentDataProperty: i0,
			rootData,
			dynamicAnchors
		})) {
			vErrors = appended(vErrors, validate128.errors);
			errors = vErrors.length;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate114.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.filters === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "filters" },
				message: "must have required property 'filters'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.actions === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actions" },
				message: "must have required property 'actions'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "name" || key0 === "slug" || key0 === "description" || key0 === "active" || key0 === "filters" || key0 === "actions")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			if (!validate115(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate115.errors);
				errors = vErrors.length;
			}
		}
		if (data.slug !== void 0) {
			if (!validate117(data.slug, {
				instancePath: instancePath + "/slug",
				parentData: data,
				parentDataProperty: "slug",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate117.errors);
				errors = vErrors.length;
			}
		}
		if (data.description !== void 0) {
			if (!validate119(data.description, {
				instancePath: instancePath + "/description",
				parentData: data,
				parentDataProperty: "description",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.active !== void 0) {
			if (!validate121(data.active, {
				instancePath: instancePath + "/active",
				parentData: data,
				parentDataProperty: "active",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate121.errors);
				errors = vErrors.length;
			}
		}
		if (data.filters !== void 0) {
			if (!validate123(data.filters, {
				instancePath: instancePath + "/filters",
				parentData: data,
				parentDataProperty: "filters",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate123.errors);
				errors = vErrors.length;
			}
		}
		if (data.actions !== void 0) {
			if (!validate127(data.actions, {
				instancePath: instancePath + "/actions",
				parentData: data,
				parentDataProperty: "actions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate127.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
validate114.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.policies === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "policies" },
				message: "must have required property 'policies'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "policies")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err2 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.policies !== void 0) {
			let data1 = data.policies;
			if (Array.isArray(data1)) {
				if (data1.length > 1e5) {
					const err4 = {
						instancePath: instancePath + "/policies",
						schemaPath: "#/properties/policies/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate114(data1[i0], {
					instancePath: instancePath + "/policies/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate114.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/policies",
					schemaPath: "#/properties/policies/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 items"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (typeof data0 === "string") {
				if (func1(data0) > 1e3) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema43 = {
	"type": "string",
	"enum": ["include", "exclude"]
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "include" || data === "exclude")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema43.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema45 = {
	"type": "string",
	"enum": ["rule", "pack"]
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "rule" || data === "pack")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema45.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func1(data) > 1e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e3 },
				message: "must NOT have more than 1000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (func1(data) < 1) {
			const err1 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.exception_type === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exception_type" },
				message: "must have required property 'exception_type'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rule === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule" },
				message: "must have required property 'rule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.rule_type === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rule_type" },
				message: "must have required property 'rule_type'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "exception_type" || key0 === "rule" || key0 === "rule_type" || key0 === "project" || key0 === "project_tag_name")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.exception_type !== void 0) {
			if (!validate99(data.exception_type, {
				instancePath: instancePath + "/exception_type",
				parentData: data,
				parentDataProperty: "exception_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate99.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0) {
			if (!validate101(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate101.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule_type !== void 0) {
			if (!validate103(data.rule_type, {
				instancePath: instancePath + "/rule_type",
				parentData: data,
				parentDataProperty: "rule_type",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate103.errors);
				errors = vErrors.length;
			}
		}
		if (data.project !== void 0) {
			if (!validate105(data.project, {
				instancePath: instancePath + "/project",
				parentData: data,
				parentDataProperty: "project",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.project_tag_name !== void 0) {
			if (!validate107(data.project_tag_name, {
				instancePath: instancePath + "/project_tag_name",
				parentData: data,
				parentDataProperty: "project_tag_name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate107.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rulesets === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rulesets" },
				message: "must have required property 'rulesets'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.rules === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "rules" },
				message: "must have required property 'rules'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.disabled === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "disabled" },
				message: "must have required property 'disabled'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.exceptions === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "exceptions" },
				message: "must have required property 'exceptions'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "deployment_slug" || key0 === "product" || key0 === "rulesets" || key0 === "rules" || key0 === "disabled" || key0 === "exceptions")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deployment_slug !== void 0) {
			let data0 = data.deployment_slug;
			if (typeof data0 === "string") {
				if (func1(data0) > 255) {
					const err5 = {
						instancePath: instancePath + "/deployment_slug",
						schemaPath: "#/properties/deployment_slug/maxLength",
						keyword: "maxLength",
						params: { limit: 255 },
						message: "must NOT have more than 255 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/deployment_slug",
					schemaPath: "#/properties/deployment_slug/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.product !== void 0) {
			if (!validate92(data.product, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate92.errors);
				errors = vErrors.length;
			}
		}
		if (data.rulesets !== void 0) {
			if (!validate94(data.rulesets, {
				instancePath: instancePath + "/rulesets",
				parentData: data,
				parentDataProperty: "rulesets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.rules !== void 0) {
			if (!validate94(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.disabled !== void 0) {
			if (!validate94(data.disabled, {
				instancePath: instancePath + "/disabled",
				parentData: data,
				parentDataProperty: "disabled",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate94.errors);
				errors = vErrors.length;
			}
		}
		if (data.exceptions !== void 0) {
			let data5 = data.exceptions;
			if (Array.isArray(data5)) {
				if (data5.length > 1e5) {
					const err7 = {
						instancePath: instancePath + "/exceptions",
						schemaPath: "#/properties/exceptions/maxItems",
						keyword: "maxItems",
						params: { limit: 1e5 },
						message: "must NOT have more than 100000 items"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate98(data5[i0], {
					instancePath: instancePath + "/exceptions/" + i0,
					parentData: data5,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate98.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/exceptions",
					schemaPath: "#/properties/exceptions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema78 = {
	"type": "object",
	"required": [
		"verb",
		"object",
		"key",
		"before",
		"after",
		"effect",
		"says",
		"notes",
		"at"
	],
	"additionalProperties": false,
	"properties": {
		"verb": {
			"type": "string",
			"enum": [
				"create",
				"update",
				"delete"
			]
		},
		"object": { "type": "string" },
		"key": {
			"type": "object",
			"additionalProperties": true
		},
		"before": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"after": {
			"type": ["object", "null"],
			"additionalProperties": true
		},
		"effect": { "$ref": "#/$defs/Effect" },
		"says": { "type": "string" },
		"notes": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"at": { "oneOf": [{ "$ref": "#/$defs/PlanPosition" }, { "type": "null" }] }
	}
};
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate193.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.file === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				message: "must have required property 'file'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.line === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "line" },
				message: "must have required property 'line'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.column === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "column" },
				message: "must have required property 'column'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "file" || key0 === "line" || key0 === "column")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.file !== void 0) {
			if (typeof data.file !== "string") {
				const err4 = {
					instancePath: instancePath + "/file",
					schemaPath: "#/properties/file/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data1 = data.line;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err5 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 < 1 || isNaN(data1)) {
					const err6 = {
						instancePath: instancePath + "/line",
						schemaPath: "#/properties/line/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data2 = data.column;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
				const err7 = {
					instancePath: instancePath + "/column",
					schemaPath: "#/properties/column/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data2 == "number" && isFinite(data2)) {
				if (data2 < 1 || isNaN(data2)) {
					const err8 = {
						instancePath: instancePath + "/column",
						schemaPath: "#/properties/column/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate193.errors = vErrors;
	return errors === 0;
}
validate193.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate191.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.verb === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "verb" },
				message: "must have required property 'verb'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.object === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "object" },
				message: "must have required property 'object'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.key === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "key" },
				message: "must have required property 'key'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.before === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "before" },
				message: "must have required property 'before'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.after === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "after" },
				message: "must have required property 'after'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.effect === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.says === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "says" },
				message: "must have required property 'says'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.notes === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "notes" },
				message: "must have required property 'notes'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.at === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "at" },
				message: "must have required property 'at'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 in data) if (!func51.call(schema78.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.verb !== void 0) {
			let data0 = data.verb;
			if (typeof data0 !== "string") {
				const err10 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
			if (!(data0 === "create" || data0 === "update" || data0 === "delete")) {
				const err11 = {
					instancePath: instancePath + "/verb",
					schemaPath: "#/properties/verb/enum",
					keyword: "enum",
					params: { allowedValues: schema78.properties.verb.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.object !== void 0) {
			if (typeof data.object !== "string") {
				const err12 = {
					instancePath: instancePath + "/object",
					schemaPath: "#/properties/object/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.key !== void 0) {
			let data2 = data.key;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
				const err13 = {
					instancePath: instancePath + "/key",
					schemaPath: "#/properties/key/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.before !== void 0) {
			let data3 = data.before;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
				const err14 = {
					instancePath: instancePath + "/before",
					schemaPath: "#/properties/before/type",
					keyword: "type",
					params: { type: schema78.properties.before.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.after !== void 0) {
			let data4 = data.after;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
				const err15 = {
					instancePath: instancePath + "/after",
					schemaPath: "#/properties/after/type",
					keyword: "type",
					params: { type: schema78.properties.after.type },
					message: "must be object,null"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.effect !== void 0) {
			if (!validate181(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate181.errors);
				errors = vErrors.length;
			}
		}
		if (data.says !== void 0) {
			if (typeof data.says !== "string") {
				const err16 = {
					instancePath: instancePath + "/says",
					schemaPath: "#/properties/says/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.notes !== void 0) {
			let data7 = data.notes;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key1 in data7) if (typeof data7[key1] !== "string") {
					const err17 = {
						instancePath: instancePath + "/notes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/notes/additionalProperties/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/notes",
					schemaPath: "#/properties/notes/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.at !== void 0) {
			let data9 = data.at;
			const _errs24 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs25 = errors;
			if (!validate193(data9, {
				instancePath: instancePath + "/at",
				parentData: data,
				parentDataProperty: "at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate193.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs25 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs26 = errors;
			if (data9 !== null) {
				const err19 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/properties/at/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
			var _valid0 = _errs26 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err20 = {
					instancePath: instancePath + "/at",
					schemaPath: "#/properties/at/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			} else {
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate191.errors = vErrors;
	return errors === 0;
}
validate191.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema80 = {
	"type": "string",
	"enum": [
		"applied",
		"already-applied",
		"unverified",
		"not-applied",
		"unknown"
	]
};
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate196.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "applied" || data === "already-applied" || data === "unverified" || data === "not-applied" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema80.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate196.errors = vErrors;
	return errors === 0;
}
validate196.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate198.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.changes === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "changes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.changes !== void 0) {
			let data1 = data.changes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate191(data1[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate191.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate198.errors = vErrors;
	return errors === 0;
}
validate198.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate202.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.state_version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.bundle === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "state_version" || key0 === "bundle")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data1 = data.bundle;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {} else {
				const err3 = {
					instancePath: instancePath + "/bundle",
					schemaPath: "#/properties/bundle/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate202.errors = vErrors;
	return errors === 0;
}
validate202.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.deployment === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deployment" },
				message: "must have required property 'deployment'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.product === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "product" },
				message: "must have required property 'product'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.state_version === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "state_version" },
				message: "must have required property 'state_version'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.bundle_digest === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle_digest" },
				message: "must have required property 'bundle_digest'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.diff_digest === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "diff_digest" },
				message: "must have required property 'diff_digest'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.bundle === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundle" },
				message: "must have required property 'bundle'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.changes === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changes" },
				message: "must have required property 'changes'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.result === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "result" },
				message: "must have required property 'result'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.reason === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.current === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "current" },
				message: "must have required property 'current'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.undo === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "undo" },
				message: "must have required property 'undo'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func51.call(schema77.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.deployment !== void 0) {
			let data0 = data.deployment;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					const err13 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "id" },
						message: "must have required property 'id'"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data0.slug === void 0) {
					const err14 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/required",
						keyword: "required",
						params: { missingProperty: "slug" },
						message: "must have required property 'slug'"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				for (const key1 in data0) if (!(key1 === "id" || key1 === "slug")) {
					const err15 = {
						instancePath: instancePath + "/deployment",
						schemaPath: "#/properties/deployment/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern3.test(data1)) {
							const err16 = {
								instancePath: instancePath + "/deployment/id",
								schemaPath: "#/properties/deployment/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^[0-9]{1,19}$" },
								message: "must match pattern \"^[0-9]{1,19}$\""
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/deployment/id",
							schemaPath: "#/properties/deployment/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						const err18 = {
							instancePath: instancePath + "/deployment/slug",
							schemaPath: "#/properties/deployment/properties/slug/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/deployment",
					schemaPath: "#/properties/deployment/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.kind !== void 0) {
			let data3 = data.kind;
			if (typeof data3 !== "string") {
				const err20 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
			if (!(data3 === "remediation" || data3 === "detection")) {
				const err21 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema77.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.product !== void 0) {
			let data4 = data.product;
			const _errs12 = errors;
			let valid2 = false;
			let passing0 = null;
			const _errs13 = errors;
			if (!validate92(data4, {
				instancePath: instancePath + "/product",
				parentData: data,
				parentDataProperty: "product",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate92.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs13 === errors;
			if (_valid0) {
				valid2 = true;
				passing0 = 0;
			}
			const _errs14 = errors;
			if (data4 !== null) {
				const err22 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
			var _valid0 = _errs14 === errors;
			if (_valid0 && valid2) {
				valid2 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid2 = true;
				passing0 = 1;
			}
			if (!valid2) {
				const err23 = {
					instancePath: instancePath + "/product",
					schemaPath: "#/properties/product/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			} else {
				errors = _errs12;
				if (vErrors !== null) {
					if (_errs12) vErrors.length = _errs12;
					else vErrors = null;
				}
			}
		}
		if (data.state_version !== void 0) {
			if (!validate61(data.state_version, {
				instancePath: instancePath + "/state_version",
				parentData: data,
				parentDataProperty: "state_version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate61.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle_digest !== void 0) {
			if (!validate178(data.bundle_digest, {
				instancePath: instancePath + "/bundle_digest",
				parentData: data,
				parentDataProperty: "bundle_digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate178.errors);
				errors = vErrors.length;
			}
		}
		if (data.diff_digest !== void 0) {
			if (!validate178(data.diff_digest, {
				instancePath: instancePath + "/diff_digest",
				parentData: data,
				parentDataProperty: "diff_digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate178.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundle !== void 0) {
			let data8 = data.bundle;
			const _errs20 = errors;
			let valid3 = false;
			let passing1 = null;
			const _errs21 = errors;
			if (!validate113(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate113.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs21 === errors;
			if (_valid1) {
				valid3 = true;
				passing1 = 0;
				var props0 = true;
			}
			const _errs22 = errors;
			if (!validate91(data8, {
				instancePath: instancePath + "/bundle",
				parentData: data,
				parentDataProperty: "bundle",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate91.errors);
				errors = vErrors.length;
			}
			var _valid1 = _errs22 === errors;
			if (_valid1 && valid3) {
				valid3 = false;
				passing1 = [passing1, 1];
			} else if (_valid1) {
				valid3 = true;
				passing1 = 1;
				if (props0 !== true) props0 = true;
			}
			if (!valid3) {
				const err24 = {
					instancePath: instancePath + "/bundle",
					schemaPath: "#/properties/bundle/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing1 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			} else {
				errors = _errs20;
				if (vErrors !== null) {
					if (_errs20) vErrors.length = _errs20;
					else vErrors = null;
				}
			}
		}
		if (data.changes !== void 0) {
			let data9 = data.changes;
			if (Array.isArray(data9)) {
				const len0 = data9.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate191(data9[i0], {
					instancePath: instancePath + "/changes/" + i0,
					parentData: data9,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate191.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/changes",
					schemaPath: "#/properties/changes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data11 = data.result;
			const _errs27 = errors;
			let valid6 = false;
			let passing2 = null;
			const _errs28 = errors;
			if (!validate196(data11, {
				instancePath: instancePath + "/result",
				parentData: data,
				parentDataProperty: "result",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate196.errors);
				errors = vErrors.length;
			}
			var _valid2 = _errs28 === errors;
			if (_valid2) {
				valid6 = true;
				passing2 = 0;
			}
			const _errs29 = errors;
			if (data11 !== null) {
				const err26 = {
					instancePath: instancePath + "/result",
					schemaPath: "#/properties/result/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			var _valid2 = _errs29 === errors;
			if (_valid2 && valid6) {
				valid6 = false;
				passing2 = [passing2, 1];
			} else if (_valid2) {
				valid6 = true;
				passing2 = 1;
			}
			if (!valid6) {
				const err27 = {
					instancePath: instancePath + "/result",
					schemaPath: "#/properties/result/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing2 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			} else {
				errors = _errs27;
				if (vErrors !== null) {
					if (_errs27) vErrors.length = _errs27;
					else vErrors = null;
				}
			}
		}
		if (data.reason !== void 0) {
			let data12 = data.reason;
			if (typeof data12 !== "string" && data12 !== null) {
				const err28 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: schema77.properties.reason.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.current !== void 0) {
			let data13 = data.current;
			const _errs34 = errors;
			let valid7 = false;
			let passing3 = null;
			const _errs35 = errors;
			if (!validate198(data13, {
				instancePath: instancePath + "/current",
				parentData: data,
				parentDataProperty: "current",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate198.errors);
				errors = vErrors.length;
			}
			var _valid3 = _errs35 === errors;
			if (_valid3) {
				valid7 = true;
				passing3 = 0;
			}
			const _errs36 = errors;
			if (data13 !== null) {
				const err29 = {
					instancePath: instancePath + "/current",
					schemaPath: "#/properties/current/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
			var _valid3 = _errs36 === errors;
			if (_valid3 && valid7) {
				valid7 = false;
				passing3 = [passing3, 1];
			} else if (_valid3) {
				valid7 = true;
				passing3 = 1;
			}
			if (!valid7) {
				const err30 = {
					instancePath: instancePath + "/current",
					schemaPath: "#/properties/current/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing3 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			} else {
				errors = _errs34;
				if (vErrors !== null) {
					if (_errs34) vErrors.length = _errs34;
					else vErrors = null;
				}
			}
		}
		if (data.undo !== void 0) {
			let data14 = data.undo;
			const _errs39 = errors;
			let valid8 = false;
			let passing4 = null;
			const _errs40 = errors;
			if (!validate202(data14, {
				instancePath: instancePath + "/undo",
				parentData: data,
				parentDataProperty: "undo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate202.errors);
				errors = vErrors.length;
			}
			var _valid4 = _errs40 === errors;
			if (_valid4) {
				valid8 = true;
				passing4 = 0;
			}
			const _errs41 = errors;
			if (data14 !== null) {
				const err31 = {
					instancePath: instancePath + "/undo",
					schemaPath: "#/properties/undo/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err31];
				else vErrors.push(err31);
				errors++;
			}
			var _valid4 = _errs41 === errors;
			if (_valid4 && valid8) {
				valid8 = false;
				passing4 = [passing4, 1];
			} else if (_valid4) {
				valid8 = true;
				passing4 = 1;
			}
			if (!valid8) {
				const err32 = {
					instancePath: instancePath + "/undo",
					schemaPath: "#/properties/undo/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing4 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			} else {
				errors = _errs39;
				if (vErrors !== null) {
					if (_errs39) vErrors.length = _errs39;
					else vErrors = null;
				}
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema83 = {
	"type": "object",
	"required": [
		"severity",
		"code",
		"message",
		"fix",
		"file",
		"line",
		"column"
	],
	"additionalProperties": false,
	"properties": {
		"severity": {
			"type": "string",
			"enum": ["error", "warning"]
		},
		"code": { "type": "string" },
		"message": { "type": "string" },
		"fix": { "type": "string" },
		"file": { "type": ["string", "null"] },
		"line": {
			"type": ["integer", "null"],
			"minimum": 1
		},
		"column": {
			"type": ["integer", "null"],
			"minimum": 1
		}
	}
};
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.severity === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "severity" },
				message: "must have required property 'severity'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.code === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.message === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.fix === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "fix" },
				message: "must have required property 'fix'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.file === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "file" },
				message: "must have required property 'file'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.line === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "line" },
				message: "must have required property 'line'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.column === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "column" },
				message: "must have required property 'column'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "severity" || key0 === "code" || key0 === "message" || key0 === "fix" || key0 === "file" || key0 === "line" || key0 === "column")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.severity !== void 0) {
			let data0 = data.severity;
			if (typeof data0 !== "string") {
				const err8 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data0 === "error" || data0 === "warning")) {
				const err9 = {
					instancePath: instancePath + "/severity",
					schemaPath: "#/properties/severity/enum",
					keyword: "enum",
					params: { allowedValues: schema83.properties.severity.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.code !== void 0) {
			if (typeof data.code !== "string") {
				const err10 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err11 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.fix !== void 0) {
			if (typeof data.fix !== "string") {
				const err12 = {
					instancePath: instancePath + "/fix",
					schemaPath: "#/properties/fix/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.file !== void 0) {
			let data4 = data.file;
			if (typeof data4 !== "string" && data4 !== null) {
				const err13 = {
					instancePath: instancePath + "/file",
					schemaPath: "#/properties/file/type",
					keyword: "type",
					params: { type: schema83.properties.file.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.line !== void 0) {
			let data5 = data.line;
			if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && data5 !== null) {
				const err14 = {
					instancePath: instancePath + "/line",
					schemaPath: "#/properties/line/type",
					keyword: "type",
					params: { type: schema83.properties.line.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
			if (typeof data5 == "number" && isFinite(data5)) {
				if (data5 < 1 || isNaN(data5)) {
					const err15 = {
						instancePath: instancePath + "/line",
						schemaPath: "#/properties/line/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
			}
		}
		if (data.column !== void 0) {
			let data6 = data.column;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
				const err16 = {
					instancePath: instancePath + "/column",
					schemaPath: "#/properties/column/type",
					keyword: "type",
					params: { type: schema83.properties.column.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 < 1 || isNaN(data6)) {
					const err17 = {
						instancePath: instancePath + "/column",
						schemaPath: "#/properties/column/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema84 = {
	"type": "object",
	"required": [
		"guard",
		"message",
		"consent"
	],
	"additionalProperties": false,
	"properties": {
		"guard": {
			"type": "string",
			"enum": [
				"max-deletes",
				"max-delete-percent",
				"empty",
				"protected",
				"looser"
			]
		},
		"message": { "type": "string" },
		"consent": { "type": "string" }
	}
};
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate208.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.guard === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guard" },
				message: "must have required property 'guard'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.message === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.consent === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "consent" },
				message: "must have required property 'consent'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "guard" || key0 === "message" || key0 === "consent")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.guard !== void 0) {
			let data0 = data.guard;
			if (typeof data0 !== "string") {
				const err4 = {
					instancePath: instancePath + "/guard",
					schemaPath: "#/properties/guard/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (!(data0 === "max-deletes" || data0 === "max-delete-percent" || data0 === "empty" || data0 === "protected" || data0 === "looser")) {
				const err5 = {
					instancePath: instancePath + "/guard",
					schemaPath: "#/properties/guard/enum",
					keyword: "enum",
					params: { allowedValues: schema84.properties.guard.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err6 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.consent !== void 0) {
			if (typeof data.consent !== "string") {
				const err7 = {
					instancePath: instancePath + "/consent",
					schemaPath: "#/properties/consent/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate208.errors = vErrors;
	return errors === 0;
}
validate208.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema85 = {
	"type": "object",
	"required": [
		"message",
		"hint",
		"status",
		"code",
		"request_id"
	],
	"additionalProperties": false,
	"properties": {
		"message": { "type": "string" },
		"hint": { "type": ["string", "null"] },
		"status": { "type": ["integer", "null"] },
		"code": { "type": ["string", "null"] },
		"request_id": { "type": ["string", "null"] }
	}
};
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate210.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.message === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "message" },
				message: "must have required property 'message'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.hint === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "hint" },
				message: "must have required property 'hint'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "status" },
				message: "must have required property 'status'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.code === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "code" },
				message: "must have required property 'code'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.request_id === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "request_id" },
				message: "must have required property 'request_id'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "message" || key0 === "hint" || key0 === "status" || key0 === "code" || key0 === "request_id")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.message !== void 0) {
			if (typeof data.message !== "string") {
				const err6 = {
					instancePath: instancePath + "/message",
					schemaPath: "#/properties/message/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.hint !== void 0) {
			let data1 = data.hint;
			if (typeof data1 !== "string" && data1 !== null) {
				const err7 = {
					instancePath: instancePath + "/hint",
					schemaPath: "#/properties/hint/type",
					keyword: "type",
					params: { type: schema85.properties.hint.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.status !== void 0) {
			let data2 = data.status;
			if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
				const err8 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: schema85.properties.status.type },
					message: "must be integer,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.code !== void 0) {
			let data3 = data.code;
			if (typeof data3 !== "string" && data3 !== null) {
				const err9 = {
					instancePath: instancePath + "/code",
					schemaPath: "#/properties/code/type",
					keyword: "type",
					params: { type: schema85.properties.code.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.request_id !== void 0) {
			let data4 = data.request_id;
			if (typeof data4 !== "string" && data4 !== null) {
				const err10 = {
					instancePath: instancePath + "/request_id",
					schemaPath: "#/properties/request_id/type",
					keyword: "type",
					params: { type: schema85.properties.request_id.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate210.errors = vErrors;
	return errors === 0;
}
validate210.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool" },
				message: "must have required property 'tool'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.outcome === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "outcome" },
				message: "must have required property 'outcome'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.platform === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "platform" },
				message: "must have required property 'platform'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.digest === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "digest" },
				message: "must have required property 'digest'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.summary === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.bundles === void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "bundles" },
				message: "must have required property 'bundles'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.problems === void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "problems" },
				message: "must have required property 'problems'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.guards === void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "guards" },
				message: "must have required property 'guards'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.error === void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "error" },
				message: "must have required property 'error'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.records === void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "records" },
				message: "must have required property 'records'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		for (const key0 in data) if (!func51.call(schema72.properties, key0)) {
			const err12 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.version !== void 0) {
			if (1 !== data.version) {
				const err13 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/const",
					keyword: "const",
					params: { allowedValue: 1 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.tool !== void 0) {
			if (typeof data.tool !== "string") {
				const err14 = {
					instancePath: instancePath + "/tool",
					schemaPath: "#/properties/tool/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.command !== void 0) {
			let data2 = data.command;
			if (typeof data2 !== "string") {
				const err15 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/properties/command/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
			if (!(data2 === "validate" || data2 === "preview" || data2 === "apply")) {
				const err16 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/properties/command/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties.command.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.outcome !== void 0) {
			if (!validate176(data.outcome, {
				instancePath: instancePath + "/outcome",
				parentData: data,
				parentDataProperty: "outcome",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate176.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0) {
			let data4 = data.platform;
			if (typeof data4 !== "string" && data4 !== null) {
				const err17 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/properties/platform/type",
					keyword: "type",
					params: { type: schema72.properties.platform.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.digest !== void 0) {
			if (!validate178(data.digest, {
				instancePath: instancePath + "/digest",
				parentData: data,
				parentDataProperty: "digest",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate178.errors);
				errors = vErrors.length;
			}
		}
		if (data.summary !== void 0) {
			if (!validate180(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate180.errors);
				errors = vErrors.length;
			}
		}
		if (data.bundles !== void 0) {
			let data7 = data.bundles;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate184(data7[i0], {
					instancePath: instancePath + "/bundles/" + i0,
					parentData: data7,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate184.errors);
					errors = vErrors.length;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/bundles",
					schemaPath: "#/properties/bundles/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.problems !== void 0) {
			let data9 = data.problems;
			if (Array.isArray(data9)) {
				const len1 = data9.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate206(data9[i1], {
					instancePath: instancePath + "/problems/" + i1,
					parentData: data9,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate206.errors);
					errors = vErrors.length;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/problems",
					schemaPath: "#/properties/problems/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.guards !== void 0) {
			let data11 = data.guards;
			if (Array.isArray(data11)) {
				const len2 = data11.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate208(data11[i2], {
					instancePath: instancePath + "/guards/" + i2,
					parentData: data11,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = appended(vErrors, validate208.errors);
					errors = vErrors.length;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/guards",
					schemaPath: "#/properties/guards/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.error !== void 0) {
			let data13 = data.error;
			const _errs22 = errors;
			let valid7 = false;
			let passing0 = null;
			const _errs23 = errors;
			if (!validate210(data13, {
				instancePath: instancePath + "/error",
				parentData: data,
				parentDataProperty: "error",
				rootData,
				dynamicAnchors
			})) {
				vErrors = appended(vErrors, validate210.errors);
				errors = vErrors.length;
			}
			var _valid0 = _errs23 === errors;
			if (_valid0) {
				valid7 = true;
				passing0 = 0;
			}
			const _errs24 = errors;
			if (data13 !== null) {
				const err21 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/oneOf/1/type",
					keyword: "type",
					params: { type: "null" },
					message: "must be null"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
			var _valid0 = _errs24 === errors;
			if (_valid0 && valid7) {
				valid7 = false;
				passing0 = [passing0, 1];
			} else if (_valid0) {
				valid7 = true;
				passing0 = 1;
			}
			if (!valid7) {
				const err22 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/oneOf",
					keyword: "oneOf",
					params: { passingSchemas: passing0 },
					message: "must match exactly one schema in oneOf"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			} else {
				errors = _errs22;
				if (vErrors !== null) {
					if (_errs22) vErrors.length = _errs22;
					else vErrors = null;
				}
			}
		}
		if (data.records !== void 0) {
			let data14 = data.records;
			if (Array.isArray(data14)) {
				if (data14.length > 1e4) {
					const err23 = {
						instancePath: instancePath + "/records",
						schemaPath: "#/properties/records/maxItems",
						keyword: "maxItems",
						params: { limit: 1e4 },
						message: "must NOT have more than 10000 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data15 = data14[i3];
					if (typeof data15 === "string") {
						if (func1(data15) > 16384) {
							const err24 = {
								instancePath: instancePath + "/records/" + i3,
								schemaPath: "#/properties/records/items/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 },
								message: "must NOT have more than 16384 characters"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/records/" + i3,
							schemaPath: "#/properties/records/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/records",
					schemaPath: "#/properties/records/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
	} else {
		const err27 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err27];
		else vErrors.push(err27);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function appended(all, more) {
	if (all === null) return more;
	for (const error of more) all.push(error);
	return all;
}
// src/record/broken-json.ts
const space = /[ \t\n\r]*/y;
const texts = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const scalars = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|true|false|null/y;
const marks = /[{}[\],:]/y;
/** Offset at which a text stops being JSON: its length when it ends too early. JSON.parse does not always tell. */
function brokenAt(text) {
	const open = [];
	let expected = "value";
	let offset = 0;
	for (;;) {
		offset += matchAt(space, text, offset).length;
		const token = tokenAt(text, offset);
		expected = token === "" ? null : next[expected](token, open);
		if (expected === null) return offset;
		offset += token.length;
	}
}
const tokenAt = (text, offset) => matchAt(texts, text, offset) || matchAt(scalars, text, offset) || matchAt(marks, text, offset);
function matchAt(pattern, text, offset) {
	pattern.lastIndex = offset;
	return pattern.exec(text)?.[0] ?? "";
}
/** What may follow a token; null when the token itself may not stand there. */
const next = {
	value,
	"value or ]": (token, open) => token === "]" ? close(token, open) : value(token, open),
	key,
	"key or }": (token, open) => token === "}" ? close(token, open) : key(token),
	":": (token) => token === ":" ? "value" : null,
	", or end": (token, open) => token === "," ? afterComma(open) : close(token, open),
	end: () => null
};
function value(token, open) {
	if (token === "{" || token === "[") {
		open.push(token === "{" ? "}" : "]");
		return token === "{" ? "key or }" : "value or ]";
	}
	return /^[}\],:]/.test(token) ? null : afterValue(open);
}
function key(token) {
	return token.startsWith("\"") ? ":" : null;
}
function close(token, open) {
	return token === open.at(-1) && open.pop() !== void 0 ? afterValue(open) : null;
}
const afterComma = (open) => open.at(-1) === "}" ? "key" : "value";
const afterValue = (open) => open.length === 0 ? "end" : ", or end";
// src/record/read-plan-file.ts
const anew = "Make it again with `ifmatch preview --plan FILE`.";
/**
* Reads what `--plan` or `--format json` wrote. Throws PlanFileError when the text is broken, has another shape or a newer version,
* holds no plan, or when a digest does not fit its content, so that what is applied is what was reviewed. No digest binds what the file
* says of its changes, so effects, words and counts are not taken from it: they are computed anew.
*/
function readPlanFile(text, digestsOf, judge) {
	const file = checkShape(parse(text.replace(/^\uFEFF/, "")));
	if (file.bundles.length === 0) throw new PlanFileError(`The file holds no plan: the run that wrote it ended with "${file.outcome}".`, anew);
	const bundles = file.bundles.map((bundle) => toBundle(bundle, judge));
	checkDigests(file, digestsOf(bundles));
	const summary = summarize(bundles.flatMap(({ changes }) => changes));
	return {
		plan: {
			bundles,
			digest: file.digest,
			summary
		},
		platform: file.platform
	};
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch {
		const before = text.slice(0, brokenAt(text)).split("\n");
		const position = {
			line: before.length,
			column: (before.at(-1) ?? "").length + 1
		};
		throw new PlanFileError(`The file is not JSON: it is broken at ${`line ${String(position.line)}, column ${String(position.column)}`}.`, anew, position);
	}
}
function checkShape(value) {
	const version = typeof value === "object" && value !== null && "version" in value ? value.version : null;
	if (typeof version !== "number") throw new PlanFileError("The file is JSON, but not a plan file: it has no version.", anew);
	if (version > 1) throw new PlanFileError(`The plan file has version ${String(version)}, and this program reads version 1.`, "Use the version of ifmatch that wrote it, or make it again with this one.");
	if (isPlanFile(value)) return value;
	const [error] = isPlanFile.errors ?? [];
	throw new PlanFileError(`The file is not a plan file: ${error === void 0 || error.instancePath === "" ? "at the top" : `at ${error.instancePath}`} it ${error?.message ?? "has another shape"}.`, anew);
}
function toBundle(bundle, judge) {
	const planned = {
		deployment: bundle.deployment,
		stateVersion: bundle.state_version,
		bundleDigest: bundle.bundle_digest,
		diffDigest: bundle.diff_digest,
		changes: bundle.changes.map((change) => toChange(change, judge))
	};
	const { kind, product, bundle: content } = bundle;
	if (kind === "remediation" && product === null && "policies" in content) return {
		...planned,
		kind,
		content
	};
	if (kind === "detection" && product !== null && !("policies" in content)) return {
		...planned,
		kind: `detection/${product}`,
		content
	};
	throw new PlanFileError(`The file is not a plan file: the kind, the product and the content of ${`${kind} of ${bundle.deployment.slug}`} do not belong together.`, anew);
}
function toChange({ verb, object, key, before, after, notes, at }, judge) {
	const facts = {
		object,
		key,
		id: objectId(object, key),
		...judge(verb, {
			object,
			key,
			before,
			after
		})
	};
	if (verb === "delete") return {
		verb,
		...facts,
		before: before ?? {}
	};
	if (verb === "create") return {
		verb,
		...facts,
		after: after ?? {},
		at,
		notes
	};
	return {
		verb,
		...facts,
		before: before ?? {},
		after: after ?? {},
		at,
		notes
	};
}
function checkDigests(file, computed) {
	for (const [index, bundle] of file.bundles.entries()) {
		const name = `${bundle.kind}${bundle.product === null ? "" : `/${bundle.product}`} of ${bundle.deployment.slug}`;
		const is = computed.bundles[index];
		if (is?.bundleDigest !== bundle.bundle_digest) throw edited(`what would be sent for ${name}`);
		if (is.diffDigest !== bundle.diff_digest) throw edited(`the changes of ${name}`);
	}
	if (computed.plan !== file.digest) throw edited("a deployment, a state version or the set of bundles");
}
const edited = (what) => new PlanFileError(`The plan file was edited or damaged: ${what} does not fit its digest, so it is not what was reviewed.`, anew);
// src/commands/review.ts
/** Previews now and has somebody say yes; an outcome where there is nothing to apply or nobody agrees. */
async function reviewNow(options, world) {
	if (options.confirm === "no") throw new UsageError("Nobody is here to say yes. Save a plan with `ifmatch preview --plan FILE` and apply it with `ifmatch apply --plan FILE`, or give --yes.");
	const { outcome, files, targets } = await previewFiles(options, world);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "consent",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	return options.confirm === "yes" || await world.terminal.ask("Apply exactly this?") ? {
		plan,
		problems,
		files,
		targets
	} : {
		kind: "consent",
		plan,
		problems,
		guards
	};
}
/** Reads a saved plan and holds it against the files; an outcome where they are not what was reviewed. */
async function reviewSaved(options, path, world) {
	const { plan, platform } = readPlan(path, world);
	const files = load(options, world);
	const problems = check(files, world);
	if (hasErrors(problems)) return invalid(files, problems);
	refuseParts(files);
	const targets = await findTargets(files, world);
	if (platform !== world.connections.name) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${world.connections.name ?? "no platform"}. Preview again here, or correct the address.`);
	const reviewed = {
		plan,
		problems: files.report(problems),
		files,
		targets
	};
	const difference = differenceOf(plan, targets);
	return difference === null ? reviewed : {
		kind: "stale",
		guards: [],
		results: notApplied(plan, difference),
		...reviewed
	};
}
function readPlan(path, world) {
	try {
		return readPlanFile(world.readText(path), digestsOf, judge);
	} catch (error) {
		if (!(error instanceof PlanFileError)) throw error;
		throw new UsageError(`${path}: ${error.message} ${error.hint}`, { cause: error });
	}
}
/** What the files declare other than the plan, or null. */
function differenceOf(plan, targets) {
	const declared = new Map(targets.map(({ bundle, deployment }) => [nameOf({
		kind: bundle.kind,
		deployment
	}), bundleDigest(bundle)]));
	const planned = new Map(plan.bundles.map((bundle) => [nameOf(bundle), bundle.bundleDigest]));
	const differs = [...planned].filter(([name, digest]) => declared.has(name) && declared.get(name) !== digest).map(([name]) => name);
	const moved = plan.bundles.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (moved !== void 0) return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
	const missing = [...planned.keys()].filter((name) => !declared.has(name));
	const added = [...declared.keys()].filter((name) => !planned.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	if (added.length > 0) return `the files also declare ${added.join(", ")}, which was not reviewed`;
	return differs.length > 0 ? `the files of ${differs.join(", ")} changed since the review` : null;
}
const nameOf = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
const isRenumbered = (reviewed, now) => reviewed.slug === now.slug && reviewed.id !== now.id;
const notApplied = (plan, reason) => plan.bundles.map((bundle) => ({
	bundle,
	outcome: {
		result: "not-applied",
		reason,
		current: null
	}
}));
// src/commands/apply.ts
/** Applies exactly what was reviewed, strictly, and tells what became of each bundle. */
async function apply(options, world) {
	const reviewed = await (options.plan === null ? reviewNow(options, world) : reviewSaved(options, options.plan, world));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = withConsent(files.settings.guards, options.consent);
	const guards = guardPlan(plan, limits);
	if (guards.length > 0) return {
		kind: "consent",
		plan,
		guards,
		problems: reviewed.problems
	};
	return toOutcome(await applyPlan(plan, applySteps(reviewed, limits, world), { onStale: options.onStale ?? files.settings.onStale }), reviewed);
}
/** What an apply does to the world, for bundles that were reviewed. */
function applySteps({ targets, files }, limits, world) {
	return {
		preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
		put: (bundle, stateVersion) => {
			const { platform, deployment } = targetOf(bundle, targets);
			return platform.put(deployment, bundle, stateVersion);
		},
		undo: undoBundle,
		guard: (bundles) => guardPlan(makePlan(bundles), limits),
		progress: (text) => world.terminal.progress(text),
		stopped: world.noteStop()
	};
}
async function previewAgain({ bundle, deployment, platform }, files) {
	const answer = await platform.dryRun(deployment, bundle);
	return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
}
function targetOf({ kind, deployment }, targets) {
	const target = targets.find((one) => one.bundle.kind === kind && one.deployment.id === deployment.id);
	if (target === void 0) throw new Error("a plan was accepted although the files lack one of its bundles");
	return target;
}
/** How an apply ended, as every command tells it. */
function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...rejected(report, reviewed)]
	};
	if (report.kind === "consent") return {
		kind: "consent",
		plan,
		problems,
		guards: report.guards
	};
	const { results } = report;
	if (report.kind === "failed") return {
		kind: "failed",
		error: report.error,
		results,
		plan,
		problems
	};
	return {
		kind: report.kind,
		results,
		plan,
		problems,
		guards: []
	};
}
function rejected(report, { targets, files }) {
	return files.report(report.rejected.flatMap(({ bundle, rejections }) => rejectionProblems(targetOf(bundle, targets).bundle, rejections)));
}
export { apply, applyPlan, applySteps, toOutcome };
