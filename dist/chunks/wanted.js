import { SourceError, UsageError, bundleKinds, configName, createHash, hasErrors, isObject, posix } from "./cli-and-action.js";
import { beforeGlob, defaultFolders, defaultSettings, loadConfig, summarize } from "./validate.js";
import { unless } from "./unless.js";
import { diffDigest } from "./digest.js";
import { openCommit } from "./commit-source.js";
import { GitHubError } from "./github.js";
// src/record/payload.ts
const mostChanges = 100;
const shortDigest = (change) => diffDigest([change]).slice(7, 23);
function recordPayload(plan, of) {
	return {
		version: 1,
		repository: of.repository,
		pull: of.pull,
		head: of.head,
		merge: of.merge,
		platform: of.platform,
		settings: of.settings,
		plan: plan.digest,
		deployment: {
			id: of.deployment.id,
			slug: of.deployment.slug
		},
		run: {
			id: of.run.id,
			attempt: of.run.attempt
		},
		bundles: recordedBundles(plan.bundles, of.deployment),
		...of.config === void 0 ? {} : { config: of.config },
		...of.number === void 0 ? {} : { number: of.number }
	};
}
const recordedBundles = (bundles, { id, slug }) => bundles.filter(({ deployment, changes }) => deployment.id === id && deployment.slug === slug && changes.length > 0).toSorted((a, b) => rank(a.kind) - rank(b.kind)).map(toRecorded);
const rank = (kind) => bundleKinds.indexOf(kind);
function toRecorded({ kind, bundleDigest, stateVersion, diffDigest: diff, changes }) {
	const { creates, updates, deletes } = summarize(changes);
	return {
		kind,
		bundle: bundleDigest,
		stateVersion,
		diff,
		creates,
		updates,
		deletes,
		changes: changes.length > mostChanges ? null : changes.map(shortDigest)
	};
}
function writePayload(payload) {
	const { version, repository, pull, head, merge, platform, settings, plan, deployment, run, bundles } = payload;
	return JSON.stringify({
		version,
		repository,
		pull,
		head,
		merge,
		platform,
		settings,
		plan,
		deployment: {
			id: deployment.id,
			slug: deployment.slug
		},
		run: {
			id: run.id,
			attempt: run.attempt
		},
		bundles: bundles.map(({ kind, bundle, stateVersion, diff, creates, updates, deletes, changes }) => ({
			kind,
			bundle,
			stateVersion,
			diff,
			creates,
			updates,
			deletes,
			changes
		})),
		config: payload.config,
		number: payload.number
	});
}
function readPayload(bytes) {
	const value = parseJson(bytes);
	return isPayload(value) && Buffer.from(writePayload(value)).equals(bytes) ? value : null;
}
function parseJson(bytes) {
	try {
		return JSON.parse(Buffer.from(bytes).toString());
	} catch {
		return;
	}
}
const oddField = (payload) => oddIn(payload, fields);
const optional = (check) => (value) => value === void 0 || check(value);
const isPayload = (value) => isObject(value) && oddIn(value, fields) === null;
const matching = (pattern) => (value) => typeof value === "string" && pattern.test(value);
const atLeast = (least) => (value) => Number.isSafeInteger(value) && Number(value) >= least;
const object = (checks) => (value) => isObject(value) && oddIn(value, checks) === null;
function oddIn(value, checks) {
	return Object.entries(checks).find(([field, check]) => !check(value[field]))?.[0] ?? null;
}
const digest = matching(/^sha256:[0-9a-f]{64}$/);
const commit = matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = atLeast(0);
const sixteenDigits = matching(/^[0-9a-f]{16}$/);
const bundle = object({
	kind: (value) => bundleKinds.some((kind) => kind === value),
	bundle: digest,
	stateVersion: matching(/^[\x21-\x7e]{1,1000}$/),
	diff: digest,
	creates: count,
	updates: count,
	deletes: count,
	changes: (value) => value === null || Array.isArray(value) && value.length <= 100 && value.every(sixteenDigits)
});
function areBundles(value) {
	if (!Array.isArray(value) || !value.every(bundle)) return false;
	const ranks = value.map(({ kind }) => rank(kind));
	return ranks.every((one, index) => index === 0 || one > (ranks[index - 1] ?? one));
}
const fields = {
	version: (value) => value === 1,
	repository: matching(/^[1-9][0-9]{0,18}$/),
	pull: atLeast(1),
	head: commit,
	merge: commit,
	platform: matching(/^[\x21-\x7e]{1,300}$/),
	settings: digest,
	plan: digest,
	deployment: object({
		id: matching(/^[0-9]{1,19}$/),
		slug: matching(/^[^]{1,255}$/)
	}),
	run: object({
		id: atLeast(1),
		attempt: atLeast(1)
	}),
	bundles: areBundles,
	config: optional(sixteenDigits),
	number: optional(atLeast(2))
};
function settingsDigest({ guards, deployments, onStale }) {
	const text = JSON.stringify({
		guards: {
			max_deletes: guards.maxDeletes,
			max_delete_percent: guards.maxDeletePercent,
			allow_empty: guards.allowEmpty,
			protected: asSet(guards.protected),
			looser: guards.looser
		},
		deployments: [...deployments].toSorted(([a], [b]) => a < b ? -1 : 1).map(([slug, { id, policies }]) => [
			slug,
			id,
			policies === null ? null : asSet(policies)
		]),
		on_stale: onStale
	});
	return `sha256:${createHash("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const asSet = (texts) => [...new Set(texts)].toSorted();
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const status = /^<!-- ifmatch:status:v1:([A-Za-z0-9_-]+) -->$/;
const last = /^<!-- ifmatch:end:v1:([A-Za-z0-9_-]+) -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;
const writeRecordLine = ({ keyId, payload, mac }) => `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;
const writeStatusLine = (payload) => `<!-- ifmatch:status:v1:${toBase64(payload)} -->`;
function readLastLine(body) {
	const end = body.slice(-16384).trimEnd();
	return fromBase64(last.exec(end.slice(end.lastIndexOf("\n") + 1))?.[1]);
}
function readFirstLine(body) {
	const start = firstLineOf(body);
	const line = start.length > 16384 ? "" : start;
	const [, keyId, signed, mac] = record.exec(line) ?? [];
	const payload = fromBase64(signed ?? status.exec(line)?.[1]);
	if (keyId !== void 0 && mac !== void 0 && payload !== null) return {
		kind: "record",
		keyId,
		payload,
		mac
	};
	const like = likeRecord.exec(start);
	if (like !== null) return {
		kind: "broken",
		reason: whyBroken(like[1])
	};
	return payload === null ? { kind: "none" } : {
		kind: "status",
		payload
	};
}
function firstLineOf(body) {
	const head = body.slice(0, 16386);
	const end = head.indexOf("\n");
	return (end === -1 ? head : head.slice(0, end)).replace(/\r$/, "");
}
const firstLineEdited = "the comment's first line was cut or edited";
const whyBroken = (version = "1") => Number(version) > 1 ? `it has version ${version}, and this program reads version 1` : firstLineEdited;
const toBase64 = (bytes) => Buffer.from(bytes).toString("base64url");
function fromBase64(text) {
	if (text === void 0) return null;
	const bytes = Buffer.from(text, "base64url");
	return bytes.toString("base64url") === text ? bytes : null;
}
function statusMarker({ deployment, config, run }) {
	if (!isAbout(deployment, config) || !isRun(run)) throw new Error("a marker cannot hold this deployment, config or run");
	const marker = {
		deployment,
		config: config ?? void 0,
		run: {
			id: run.id,
			attempt: run.attempt
		}
	};
	return writeStatusLine(Buffer.from(JSON.stringify(marker)));
}
function endMarker(marker) {
	const { deployment, config, run, head, number, state, hasRecord } = marker;
	const about = {
		deployment,
		config: config ?? void 0,
		run: {
			id: run.id,
			attempt: run.attempt
		}
	};
	const text = JSON.stringify({
		...about,
		head,
		number,
		state,
		record: hasRecord
	});
	return `<!-- ifmatch:end:v1:${toBase64(Buffer.from(text))} -->`;
}
function readMarker(body) {
	const line = readFirstLine(body);
	const hasRecord = line.kind === "record";
	const first = "payload" in line ? said(claimsIn(line.payload), hasRecord) : null;
	const end = readEnd(body);
	const found = first ?? end;
	if (found === null) return null;
	const { deployment, config } = end ?? found;
	const { head, number } = hasRecord && first !== null ? first : {
		...found,
		...end
	};
	const isDamaged = end?.hasRecord === true && (!hasRecord || first === null);
	const { run } = found;
	return {
		deployment,
		config,
		run,
		head,
		number,
		state: end?.state ?? null,
		hasRecord,
		isDamaged
	};
}
function said(claims, hasRecord) {
	const deployment = hasRecord ? fieldOf(claims.deployment, "slug") : claims.deployment;
	const run = {
		id: fieldOf(claims.run, "id"),
		attempt: fieldOf(claims.run, "attempt")
	};
	const { config = null } = claims;
	if (!isConfig$1(config) || !isAbout(deployment, config) || !isRun(run)) return null;
	if (hasRecord && deployment === null) return null;
	const { head, number } = claims;
	return {
		deployment,
		config,
		run,
		head: isCommit(head) ? head : null,
		number: isNumber(number) ? number : 1
	};
}
function readEnd(body) {
	const payload = readLastLine(body);
	if (payload === null) return null;
	const claims = claimsIn(payload);
	const one = said(claims, false);
	const { state } = claims;
	return one && {
		...one,
		state: typeof state === "string" ? state : null,
		hasRecord: claims.record === true
	};
}
function readClaims(payload) {
	const claims = claimsIn(payload);
	return claims.repository === void 0 && claims.platform === void 0 ? null : claims;
}
const claimed = [
	"repository",
	"platform",
	"deployment",
	"config",
	"run",
	"head",
	"number",
	"state",
	"record"
];
function claimsIn(payload) {
	const value = parseJson(payload);
	return Object.fromEntries(claimed.map((field) => [field, fieldOf(value, field)]));
}
const fieldOf = (value, field) => typeof value === "object" && value !== null ? value[field] : void 0;
const isDeployment = (value) => typeof value === "string" && value.length <= 255;
const isAbout = (deployment, config) => isConfig$1(config) && (deployment === null ? config !== null : isDeployment(deployment));
const isConfig$1 = (value) => value === null || typeof value === "string" && /^[0-9a-f]{16}$/.test(value);
const isCommit = (value) => typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isRun = (run) => isNumber(run.id) && isNumber(run.attempt);
// src/commands/action/base-commit.ts
const baseOfMerge = (merge, pull, action) => whereReadable(() => baseIn(merge, pull, action), merge, action);
function baseIn(merge, { head }, { git }) {
	const [first, ...others] = git.parents(merge);
	if (first === void 0 || !others.includes(head)) throw new UsageError(`${merge} is no merge of ${head}`);
	return first;
}
async function baseByHand(action) {
	const { job, github } = action;
	const { defaultBranch } = job.repository;
	if (job.ref === `refs/heads/${defaultBranch}`) return {
		base: null,
		notices: []
	};
	return whereReadable(() => github.tipOf(defaultBranch), job.sha, action);
}
const notToldApart = (error) => `What these files change is not told apart from edits on the platform, for the base ${unreadable(error)}`;
function unreadable({ message }) {
	return `cannot be read: ${(message.split("\n", 1)[0] ?? "").replace(/\.$/, "")}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}
async function whereReadable(find, tip, action) {
	try {
		const commit = await find();
		fetchMissing(commit, action);
		return {
			base: {
				name: commit,
				git: action.git,
				tip
			},
			notices: []
		};
	} catch (error) {
		if (!(error instanceof UsageError || error instanceof GitHubError)) throw error;
		return {
			base: null,
			notices: [notToldApart(error)]
		};
	}
}
function fetchMissing(commit, { git, job, inputs }) {
	if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}
// src/commands/action/ours.ts
const configPath = ({ folder, config }) => config ?? posix.join(folder, "ifmatch.yaml");
const configDigest = (inputs) => digestOf(configPath(inputs));
const otherConfig = (inputs) => configDigest(inputs) === digestOf("ifmatch.yaml") ? null : configDigest(inputs);
const digestOf = (path) => createHash("sha256").update(posix.normalize(path)).digest("hex").slice(0, 16);
const configsOf = ({ formerConfig, inputs }) => [
	null,
	...formerConfig === void 0 ? [] : [digestOf(formerConfig)],
	configDigest(inputs)
];
const oursOf = (deployment, action) => ({
	deployment,
	configs: configsOf(action).toReversed(),
	author: action.inputs.commentAuthor,
	readMarker
});
// src/commands/action/one-file.ts
const oneFile = (path, text) => ({
	kind: (asked) => asked === path ? "file" : "missing",
	list: () => [],
	leadsToFile: () => false,
	read(asked) {
		if (asked !== path) throw new SourceError("missing", asked, "it is not there");
		return Buffer.from(text);
	}
});
// src/commands/action/renamed-config.ts
async function findFormer(config, source, findBase, action) {
	const base = await openBase(findBase, action);
	if (base === null) return null;
	const all = goneIn(source, base, action);
	const own = textOf(source, config);
	const same = all.find(({ text }) => text === own);
	if (same !== void 0) return same;
	const gone = all.filter(saysSomething);
	const [found = null, ...others] = gone;
	if (found === null || others.length === 0) return found && refuseOtherDeployments(found, config, own);
	const names = gone.map(({ path }) => path).join(" and ");
	throw new UsageError(`${names} go away, and ${config} is new: nobody can tell whose guards count. Rename one in a pull request of its own, without changing it.`);
}
function refuseOtherDeployments(found, config, own) {
	const slugs = loadConfig(oneFile(config, own), config).settings.deployments;
	const former = loadConfig(oneFile(found.path, found.text), found.path).settings.deployments;
	if (slugs.size === 0 || former.size === 0 || [...slugs.keys()].some((slug) => former.has(slug))) return found;
	throw new UsageError(`${found.path} goes away, and ${config}, which is about other deployments, is new: nobody can tell whether it was renamed. Do the one in a pull request, and the other in a second one.`);
}
function goneIn(source, { commit, files }, { git }) {
	return git.read([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		commit
	]).toString("utf8").split("\0").filter((path) => /\.ya?ml$/.test(path) && isGone(source, path) && isConfig(files, path)).map((path) => ({
		path,
		text: textOf(files, path)
	}));
}
async function openBase(findBase, action) {
	try {
		const commit = await findBase();
		if (commit === null) return null;
		fetchMissing(commit, action);
		return {
			commit,
			files: openCommit(action.git, commit)
		};
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`The config is new, and whether it is a renamed one cannot be told: ${error.message}. Let the job have git before actions/checkout runs, and give the job the permission "contents: read".`, { cause: error });
	}
}
function isGone(source, path) {
	const kind = source.kind(path);
	return kind !== "file" && kind !== "left-out";
}
function isConfig(files, path) {
	if (files.kind(path) !== "file") return false;
	return !hasErrors(loadConfig(files, path).problems);
}
function saysSomething({ path, text }) {
	const { settings } = loadConfig(oneFile(path, text), path);
	const isDefault = settingsDigest(settings) === settingsDigest(defaultSettings);
	const hasFolders = settings.policies.join("\n") !== defaultFolders(path).join("\n");
	return !isDefault || hasFolders || settings.impact !== defaultSettings.impact;
}
function settingsOf({ path, text }, config, source) {
	const [here, there] = [loadConfig(oneFile(config, text), config), loadConfig(oneFile(path, text), path).settings];
	if (hasErrors(here.problems)) return there;
	return hasFolders(source, here.settings) || !hasFolders(source, there) ? here.settings : there;
}
const hasFolders = (source, { deployments }) => [...deployments.values()].flatMap(({ policies }) => policies ?? []).every((path) => source.kind(beforeGlob(path)) !== "missing");
const largest = 8388608;
const textOf = (files, path) => Buffer.from(files.read(path, largest)).toString("utf8");
// src/commands/action/wanted.ts
async function wantedFrom(source, judgedBy, action, findBase = () => baseIfNotBehind(judgedBy, action)) {
	const { github, inputs } = action;
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && text === null && !hasOwn) throw new UsageError(`The input config is "${config}", but there is no such file. The path counts from the root of the repository.`);
	if (text === null && !hasOwn) refuseBelowConfig(source, folder);
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix.join(folder, "policies")],
		config: hasOwn ? config : null,
		deployment,
		judge: text === null ? await withoutConfig(config, source, findBase, action) : settingsIn(config, text, judgedBy)
	};
}
async function baseIfNotBehind(judgedBy, { github, job }) {
	if (/^[0-9a-f]{40,64}$/.test(judgedBy)) return judgedBy;
	const tip = await github.tipOf(judgedBy);
	return (await unless(isNotFound, null, () => github.commitsBetween(job.sha, tip)))?.length === 0 ? tip : null;
}
const isNotFound = ({ status }) => status === 404;
async function withoutConfig(config, source, findBase, action) {
	const former = source.kind(config) === "file" ? await findFormer(config, source, findBase, action) : null;
	if (former === null) return defaultSettings;
	action.formerConfig = former.path;
	const settings = settingsOf(former, config, source);
	return {
		...settings,
		guards: stricter(settings.guards, defaultSettings.guards),
		onStale: defaultSettings.onStale
	};
}
const stricter = (one, other) => ({
	maxDeletes: Math.min(one.maxDeletes, other.maxDeletes),
	maxDeletePercent: Math.min(one.maxDeletePercent, other.maxDeletePercent),
	allowEmpty: one.allowEmpty && other.allowEmpty,
	protected: [...one.protected, ...other.protected],
	looser: one.looser === "consent" ? "consent" : other.looser
});
function refuseBelowConfig(source, folder) {
	for (let above = folder; above !== ".";) {
		above = posix.dirname(above);
		const config = posix.join(above, configName);
		if (source.kind(config) === "missing") continue;
		throw new UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not count. Name it with the input config, take the folder that it lies in, or give this one a config of its own.`);
	}
}
function settingsIn(path, text, commit) {
	const { settings, problems } = loadConfig(oneFile(path, text), path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${commit}, where the guards come from. Mend it there first: \`ifmatch validate\` tells what is wrong.`);
}
export { baseByHand, baseIn, baseOfMerge, configDigest, configsOf, endMarker, fetchMissing, firstLineEdited, notToldApart, oddField, otherConfig, oursOf, readClaims, readFirstLine, readMarker, readPayload, recordPayload, settingsDigest, shortDigest, statusMarker, unreadable, wantedFrom, writePayload, writeRecordLine };
