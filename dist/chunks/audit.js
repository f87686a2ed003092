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
function auditOf({ approvers }, plan, { job }) {
	const all = plan === null ? [] : changesInWords(plan);
	const changes = [];
	let length = 0;
	for (const change of all) {
		length += JSON.stringify(change).length;
		if (length > longestChanges) break;
		changes.push(change);
	}
	return {
		approvers,
		startedBy: job.startedBy,
		changes,
		more: all.length - changes.length
	};
}
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
