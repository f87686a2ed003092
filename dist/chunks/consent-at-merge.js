import { labelNow } from "./review-pull.js";
// src/commands/action/consent-at-merge.ts
async function consentAtMerge(pull, payloads, label, action) {
	if (label === null) return null;
	const given = payloads.filter(({ consent }) => consent !== void 0);
	if (given.length === 0) return {
		label,
		answers: new Map()
	};
	const now = await labelNow(pull.number, label, action);
	return {
		label,
		answers: new Map(given.map((payload) => [payload.deployment.slug, stillGiven(payload, now)]))
	};
}
function stillGiven({ consent }, now) {
	if (consent === void 0) return { kind: "off" };
	if (now.kind === "unasked") return {
		kind: "uncounted",
		why: {
			code: "unasked",
			message: now.message
		}
	};
	if (now.kind === "on" && now.set.id === consent.event) return {
		kind: "given",
		...consent
	};
	return {
		kind: "uncounted",
		why: {
			code: "withdrawn",
			by: consent.by
		}
	};
}
export { consentAtMerge };
