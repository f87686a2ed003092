const require_start = require("./start.js");
const require_validate = require("./validate.js");
const require_digest = require("./digest.js");
const require_signing = require("./signing.js");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
// src/review/store/status-context.ts
const statusContext = (purpose, config) => config === "" ? `ifmatch / ${purpose}` : `ifmatch / ${purpose} (${config})`;
function configsIn(statuses) {
	const configs = new Set();
	for (const { context } of statuses) {
		const match = /^ifmatch \/ (?:applied|record)(?: \((.+)\))?$/.exec(context);
		if (match !== null) configs.add(match[1] ?? "");
	}
	return [...configs];
}
// src/review/store/record-anchor.ts
function makeRecordStatus(key, { pull, head }, { number, comment, digest }, url) {
	const facts = proveFacts(key, {
		pull,
		head
	}, {
		number,
		comment,
		digest
	});
	const description = `Plan ${String(number)} of this commit is recorded. ${facts}`;
	return {
		context: statusContext("record", key.scope.config),
		state: "success",
		description,
		url
	};
}
const voidRecord = {
	comment: 0,
	digest: "-".repeat(22)
};
function makeVoidStatus(key, { pull, head }, number, url) {
	const description = `The plan of a later commit is recorded. ${proveFacts(key, {
		pull,
		head
	}, {
		number,
		...voidRecord
	})}`;
	return {
		context: statusContext("record", key.scope.config),
		state: "failure",
		description,
		url
	};
}
function proveFacts(key, { pull, head }, { number, comment, digest }) {
	const proof = key.prove("record", [
		pull,
		head,
		number,
		comment,
		digest
	]);
	return `[${String(pull)} ${String(number)} ${String(comment)} ${digest} ${proof}]`;
}
const isVoid = ({ comment }) => comment === voidRecord.comment;
const recordPattern = /\[(\d{1,9}) (\d{1,9}) (\d{1,15}) ([\w-]{22}) ([\w-]{22})\]$/;
function pullNumberIn(description) {
	const [, pull] = recordPattern.exec(description) ?? [];
	return pull === void 0 ? null : Number(pull);
}
function readRecordAnchors(key, { pull, head }, statuses) {
	const context = statusContext("record", key.scope.config);
	const inContext = statuses.filter((status) => status.context === context && [pull, null].includes(pullNumberIn(status.description)));
	const anchors = inContext.flatMap(({ description, createdAt }) => {
		const [, , number = "", comment = "", digest = "", proof = ""] = recordPattern.exec(description) ?? [];
		const facts = [
			pull,
			head,
			Number(number),
			Number(comment),
			digest
		];
		if (proof === "" || !key.verify(proof, "record", facts)) return [];
		return [{
			number: Number(number),
			comment: Number(comment),
			digest,
			createdAt
		}];
	});
	const sorted = anchors.toSorted((a, b) => b.number - a.number || (a.createdAt < b.createdAt ? -1 : 1));
	const [latest = null] = sorted;
	const isDisputed = sorted.some(({ number, digest }) => number === latest?.number && digest !== latest.digest);
	return {
		latest,
		recorded: sorted.find((anchor) => !isVoid(anchor)) ?? null,
		isDisputed,
		hasOtherToken: anchors.length < inContext.length
	};
}
// src/review/store/hidden-line.ts
const textDigest = (text) => (0, node_crypto.createHash)("sha256").update(text.normalize("NFC").replaceAll(/[\s\p{C}]+/gu, "")).digest("base64url").slice(0, 22);
const stateOfPart = "part";
const maxUncompressedLength = 8e3;
const maxRecordLength = 16e3;
const hiddenLinePattern = /^<!-- ifmatch:review:v1 ([\w-]{1,4000}) ([\w-]{1,60000}) ([\w-]{22}) -->\r?\n/;
const configWord = ({ scope }) => Buffer.from(scope.config || "-").toString("base64url");
function makeHiddenLine(key, facts) {
	const payload = encode(facts);
	return `<!-- ifmatch:review:v1 ${configWord(key)} ${payload} ${key.prove("comment", [payload])} -->\n`;
}
const isTextIntact = ({ text }, body) => text === textDigest(body.replace(hiddenLinePattern, ""));
function readHiddenLine(key, body) {
	const [, config = "", payload = "", proof = ""] = hiddenLinePattern.exec(body) ?? [];
	if (config !== configWord(key) || !key.verify(proof, "comment", [payload])) return null;
	return decode(payload);
}
function encode(facts) {
	const json = JSON.stringify(facts);
	const plain = Buffer.from(json).toString("base64url");
	return plain.length <= maxUncompressedLength ? plain : `z${(0, node_zlib.deflateRawSync)(json).toString("base64url")}`;
}
function decode(payload) {
	const bytes = (text) => Buffer.from(text, "base64url");
	const json = payload.startsWith("z") ? (0, node_zlib.inflateRawSync)(bytes(payload.slice(1))) : bytes(payload);
	return JSON.parse(json.toString());
}
function splitRecord(record) {
	const { bundles } = record;
	if (encode({
		pull: 0,
		head: "",
		state: "",
		run: {
			id: 0,
			attempt: 0
		},
		text: "",
		record
	}).length <= maxRecordLength || bundles.length < 2) return [record];
	const middle = Math.ceil(bundles.length / 2);
	return [bundles.slice(0, middle), bundles.slice(middle)].flatMap((half) => splitRecord({
		...record,
		bundles: half
	}));
}
function joinRecordParts(parts) {
	const [first] = parts;
	return first === void 0 ? null : {
		...first,
		bundles: parts.flatMap(({ bundles }) => bundles)
	};
}
const isHiddenLineUnreadable = (key, body) => body.startsWith(`<!-- ifmatch:review:v1 ${configWord(key)} `) && readHiddenLine(key, body) === null;
// src/review/store/record.ts
const maxListedChanges = 300;
const shortDigest = (change) => require_digest.diffDigest([change]).slice(7, 23);
function makeRecord(plan, covered, reviewed) {
	const sorted = covered.toSorted(byDeploymentAndKind);
	const isLong = covered.flatMap(({ bundle }) => bundle.changes).length > maxListedChanges;
	return {
		version: 1,
		pull: reviewed.pull,
		head: reviewed.head,
		base: {
			branch: reviewed.base.branch,
			commit: reviewed.base.commit
		},
		platform: reviewed.platform,
		settings: reviewed.settings,
		plan: plan.digest,
		needsApproval: reviewed.needsApproval ?? false,
		bundles: sorted.map(({ bundle, base }) => {
			const { creates, updates, deletes } = require_validate.summarize(bundle.changes);
			const { deployment, kind, stateVersion } = bundle;
			return {
				deployment: {
					id: deployment.id,
					slug: deployment.slug
				},
				kind,
				bundle: bundle.bundleDigest,
				base,
				diff: bundle.diffDigest,
				stateVersion,
				creates,
				updates,
				deletes,
				changes: isLong ? null : bundle.changes.map(shortDigest)
			};
		})
	};
}
const hasChanges = ({ creates, updates, deletes }) => creates + updates + deletes > 0;
function byDeploymentAndKind({ bundle: a }, { bundle: b }) {
	if (a.deployment.slug !== b.deployment.slug) return a.deployment.slug < b.deployment.slug ? -1 : 1;
	return require_validate.bundleKinds.indexOf(a.kind) - require_validate.bundleKinds.indexOf(b.kind);
}
const recordDigest = (record) => (0, node_crypto.createHash)("sha256").update(`record 1\n${JSON.stringify(record)}`).digest().subarray(0, 16).toString("base64url");
function settingsDigest({ guards, rules, deployments, unmanaged, onStale }) {
	const text = JSON.stringify({
		guards: require_start.canonicalLimits(guards),
		rules: rules.toSorted((a, b) => (a.name ?? "") < (b.name ?? "") ? -1 : 1).map(({ name, severity, when, expression }) => [
			name,
			severity,
			when,
			expression
		]),
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies, without, unmanaged: deploymentUnmanaged }]) => [
			slug,
			id,
			policies,
			sortedSet(without.map(canonicalWithout)),
			canonicalUnmanaged(deploymentUnmanaged)
		]),
		unmanaged: canonicalUnmanaged(unmanaged),
		on_stale: onStale
	});
	return `sha256:${(0, node_crypto.createHash)("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const canonicalWithout = (entry) => typeof entry === "string" ? entry : `exceptions ${JSON.stringify([
	entry.rule,
	entry.rule_type,
	entry.project,
	entry.project_tag_name
])}`;
const canonicalUnmanaged = ({ policies, projects, projectTags }) => [
	policies,
	projects,
	projectTags
].map(sortedSet);
const sortedSet = (texts) => [...new Set(texts)].toSorted();
// src/review/store/read-review.ts
async function readRecord({ forge, key }, { number, head }, statuses, comments = []) {
	const { latest, isDisputed, hasOtherToken } = readRecordAnchors(key, {
		pull: number,
		head
	}, statuses);
	if (latest === null) return {
		state: "none",
		hasOtherToken
	};
	if (isDisputed) return {
		state: "disputed",
		anchor: latest
	};
	if (isVoid(latest)) return {
		state: "replaced",
		anchor: latest
	};
	const comment = comments.find(({ id }) => id === latest.comment) ?? await forge.comment(latest.comment);
	if (comment === null) return {
		state: "comment-missing",
		anchor: latest
	};
	const facts = readIntactFacts(key, comment);
	if (facts?.head !== head) return {
		state: "edited",
		anchor: latest,
		comment
	};
	const { state, audit } = facts;
	const record = await readWholeRecord({
		forge,
		key
	}, facts, comments);
	if (record === "missing") return {
		state: "comment-missing",
		anchor: latest
	};
	return record !== null && recordDigest(record) === latest.digest ? {
		state: "intact",
		anchor: latest,
		record,
		comment,
		shown: state,
		audit
	} : {
		state: "edited",
		anchor: latest,
		comment
	};
}
const readPartComments = ({ forge }, { parts = [] }, comments) => Promise.all(parts.map(async (part) => comments.find(({ id }) => id === part) ?? await forge.comment(part)));
async function readWholeRecord(store, facts, comments) {
	const parts = await readPartComments(store, facts, comments);
	const existing = parts.filter((part) => part !== null);
	if (existing.length < parts.length) return "missing";
	if (existing.some((part) => readIntactFacts(store.key, part) === null)) return null;
	return readRecordOfComment(store, facts, existing);
}
function readIntactFacts(key, { body }) {
	const facts = readHiddenLine(key, body);
	return facts !== null && isTextIntact(facts, body) ? facts : null;
}
async function readRecordOfComment(store, facts, comments = []) {
	if (facts.record !== null) return facts.record;
	const parts = await readPartComments(store, facts, comments);
	const records = parts.flatMap((part) => (part && readHiddenLine(store.key, part.body)?.record) ?? []);
	return records.length === parts.length ? joinRecordParts(records) : null;
}
async function readReview(store, pull) {
	const { forge, key } = store;
	const [comments, statuses] = await Promise.all([forge.comments(pull.number), forge.statuses(pull.head)]);
	const anchored = await readRecord(store, pull, statuses, comments);
	const anchoredComment = "comment" in anchored ? anchored.comment : null;
	const candidates = comments.filter(({ id, body }) => id === anchoredComment?.id || isOurs(store, pull, body) || isHiddenLineUnreadable(key, body));
	let comment = anchoredComment;
	if (comment === null && anchored.state !== "comment-missing") comment = candidates.find(({ body }) => isOurs(store, pull, body) && !isPart(store, body)) ?? null;
	const previous = comment === null ? null : await readPrevious(store, pull, comment, comments);
	return {
		anchored,
		previous,
		comment: comment !== null && previous !== null && previous.anchor.comment !== comment.id ? null : comment,
		candidates,
		statuses
	};
}
const isOurs = ({ key }, { number }, body) => readHiddenLine(key, body)?.pull === number;
const isPart = ({ key }, body) => readHiddenLine(key, body)?.state === stateOfPart;
async function readPrevious({ forge, key }, { number, head }, comment, comments) {
	const facts = readHiddenLine(key, comment.body);
	const record = facts && await readRecordOfComment({
		forge,
		key
	}, facts, comments);
	if (record === null || record.head === head) return null;
	const statuses = await forge.statuses(record.head);
	const { latest, recorded } = readRecordAnchors(key, {
		pull: number,
		head: record.head
	}, statuses);
	if (latest === null || recorded === null) return null;
	const isAnchored = recorded.comment === comment.id && recorded.digest === recordDigest(record);
	return {
		head: record.head,
		anchor: recorded,
		isVoid: isVoid(latest),
		record: isAnchored ? record : null
	};
}
// src/review/store/review-key.ts
var ReviewKey = class {
	scope;
	key;
	constructor(secret, scope) {
		this.scope = scope;
		const info = JSON.stringify([
			scope.forge,
			scope.repository,
			scope.config
		]);
		this.key = Buffer.from((0, node_crypto.hkdfSync)("sha256", require_signing.usableToken(secret, "record"), "ifmatch review v1", info, 32));
	}
	prove(kind, facts) {
		return (0, node_crypto.createHmac)("sha256", this.key).update(JSON.stringify([kind, ...facts])).digest().subarray(0, 16).toString("base64url");
	}
	verify(proof, kind, facts) {
		const [actual, expected] = [Buffer.from(proof), Buffer.from(this.prove(kind, facts))];
		return actual.length === expected.length && (0, node_crypto.timingSafeEqual)(actual, expected);
	}
};
Object.defineProperty(exports, "ReviewKey", {
	enumerable: true,
	get: function() {
		return ReviewKey;
	}
});
Object.defineProperty(exports, "configsIn", {
	enumerable: true,
	get: function() {
		return configsIn;
	}
});
Object.defineProperty(exports, "hasChanges", {
	enumerable: true,
	get: function() {
		return hasChanges;
	}
});
Object.defineProperty(exports, "makeHiddenLine", {
	enumerable: true,
	get: function() {
		return makeHiddenLine;
	}
});
Object.defineProperty(exports, "makeRecord", {
	enumerable: true,
	get: function() {
		return makeRecord;
	}
});
Object.defineProperty(exports, "makeRecordStatus", {
	enumerable: true,
	get: function() {
		return makeRecordStatus;
	}
});
Object.defineProperty(exports, "makeVoidStatus", {
	enumerable: true,
	get: function() {
		return makeVoidStatus;
	}
});
Object.defineProperty(exports, "readHiddenLine", {
	enumerable: true,
	get: function() {
		return readHiddenLine;
	}
});
Object.defineProperty(exports, "readRecord", {
	enumerable: true,
	get: function() {
		return readRecord;
	}
});
Object.defineProperty(exports, "readRecordOfComment", {
	enumerable: true,
	get: function() {
		return readRecordOfComment;
	}
});
Object.defineProperty(exports, "readReview", {
	enumerable: true,
	get: function() {
		return readReview;
	}
});
Object.defineProperty(exports, "recordDigest", {
	enumerable: true,
	get: function() {
		return recordDigest;
	}
});
Object.defineProperty(exports, "settingsDigest", {
	enumerable: true,
	get: function() {
		return settingsDigest;
	}
});
Object.defineProperty(exports, "shortDigest", {
	enumerable: true,
	get: function() {
		return shortDigest;
	}
});
Object.defineProperty(exports, "splitRecord", {
	enumerable: true,
	get: function() {
		return splitRecord;
	}
});
Object.defineProperty(exports, "stateOfPart", {
	enumerable: true,
	get: function() {
		return stateOfPart;
	}
});
Object.defineProperty(exports, "statusContext", {
	enumerable: true,
	get: function() {
		return statusContext;
	}
});
Object.defineProperty(exports, "textDigest", {
	enumerable: true,
	get: function() {
		return textDigest;
	}
});
