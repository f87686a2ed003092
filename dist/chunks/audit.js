const require_start = require("./start.js");
const require_names = require("./names.js");
// src/review/audit.ts
const longestChanges = 8e3;
const changesInWords = ({ bundles }) => bundles.flatMap((bundle) => bundle.changes.map((change) => ({
	deployment: bundle.deployment.slug,
	kind: bundle.kind,
	verb: change.verb,
	object: require_start.plainText(require_names.changeName(change, bundle, false)),
	effect: change.effect,
	says: require_start.plainText(change.message)
})));
function auditOf({ approvers, anchored }, plan, { job }) {
	const earlier = anchored.state === "intact" ? anchored.audit : void 0;
	const earlierChanges = earlier?.changes ?? [];
	const isSent = ({ deployment, kind, verb, object, says }) => earlierChanges.some((one) => one.deployment === deployment && one.kind === kind && one.verb === verb && one.object === object && one.says === says);
	const added = plan === null ? [] : changesInWords(plan).filter((change) => !isSent(change));
	const all = [...earlierChanges, ...added];
	const changes = [];
	let length = 0;
	for (const change of all) {
		length += JSON.stringify(change).length;
		if (length > longestChanges) break;
		changes.push(change);
	}
	const more = (earlier?.more ?? 0) + all.length - changes.length;
	return {
		approvers: earlier !== void 0 && hasSent(earlier) ? earlier.approvers : approvers,
		startedBy: job.startedBy,
		changes,
		more
	};
}
const hasSent = ({ changes, more }) => changes.length + more > 0;
Object.defineProperty(exports, "auditOf", {
	enumerable: true,
	get: function() {
		return auditOf;
	}
});
Object.defineProperty(exports, "changesInWords", {
	enumerable: true,
	get: function() {
		return changesInWords;
	}
});
Object.defineProperty(exports, "hasSent", {
	enumerable: true,
	get: function() {
		return hasSent;
	}
});
