import { deploymentsIn, labelNow } from "./review-pull.js";
import { isDeepStrictEqual } from "./_builtin ifmatch node_util.js";
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
// src/commands/action/judge-each.ts
function judgeEach(looked, plan, judge) {
	const payloads = [];
	const refused = [];
	for (const { deployment, believed } of looked) {
		const cause = "code" in believed ? believed : judge(believed, deployment);
		if (cause !== null) refused.push({
			slug: deployment.slug,
			cause
		});
		else if (!("code" in believed)) payloads.push(believed);
	}
	const [first] = refused;
	if (first === void 0) return { payloads };
	return deploymentsIn(plan).length > 1 ? together(first.cause, refused) : first.cause;
}
function together(first, refused) {
	const isSo = ({ cause }) => first.code === "stale" && cause.code === "stale" || isDeepStrictEqual(cause, first);
	const so = refused.filter(isSo);
	const otherwise = refused.filter((one) => !isSo(one)).map(({ slug }) => slug);
	const among = {
		so: so.map(({ slug }) => slug),
		otherwise
	};
	if (first.code !== "stale") return {
		...first,
		among
	};
	const moved = so.flatMap(({ cause }) => cause.code === "stale" ? cause.moved : []);
	return {
		...first,
		moved,
		among
	};
}
export { consentAtMerge, judgeEach };
