const require_start = require("./start.js");
const require_history = require("./history.js");
const require_client = require("./client.js");
const require_network = require("./network.js");
const require_signing = require("./signing.js");
const require_review_key = require("./review-key.js");
const require_settled_marker = require("./settled-marker.js");
const require_audit_facts = require("./audit-facts.js");
const require_git = require("./git.js");
const require_known_deployment = require("./known-deployment.js");
// src/review/audit/history-entries.ts
const emptyEntry = {
	appliedAt: null,
	approvers: null,
	run: null,
	startedBy: null,
	isByHand: false,
	planDigest: null,
	bundles: [],
	changes: [],
	omittedChanges: {},
	source: null
};
function mergeEntry({ number, author, mergedAt, merge }, { anchored, isVerified }, { settled: marker, refused }, hasToken) {
	const state = entryState(marker, anchored);
	const settled = marker === null ? unsettledFields(state, refused, anchored) : settledFields(marker, anchored);
	const recorded = anchored.state === "intact" ? recordFields(anchored) : emptyEntry;
	const isProven = (marker === null || marker.isVerified) && (isVerified || anchored.state === "none");
	return {
		...emptyEntry,
		...recorded,
		...settled,
		state,
		isVerified: isProven,
		note: describeDoubt(anchored, isProven, hasToken),
		commit: merge,
		pull: {
			number,
			author,
			mergedAt
		}
	};
}
const recordFields = ({ record, audit }) => ({
	planDigest: record.plan,
	bundles: record.bundles.map(({ deployment, kind, bundle, diff, stateVersion }) => ({
		deployment,
		kind,
		bundleDigest: bundle,
		diffDigest: diff,
		stateVersion
	})),
	approvers: audit?.approvers ?? null,
	changes: audit === void 0 ? [] : require_audit_facts.keptChanges(audit),
	omittedChanges: audit?.more ?? {}
});
function settledFields(marker, anchored) {
	const manual = require_settled_marker.readManualApply(marker);
	const startedBy = anchored.state === "intact" && anchored.shown === "applied" ? anchored.audit?.startedBy ?? null : null;
	return {
		appliedAt: marker.status.createdAt,
		run: marker.status.url,
		startedBy: manual?.by ?? startedBy,
		isByHand: manual !== null
	};
}
function unsettledFields(state, refused, anchored) {
	if (state !== "partial") return {
		changes: [],
		omittedChanges: {}
	};
	const startedBy = anchored.state === "intact" ? anchored.audit?.startedBy ?? null : null;
	return {
		appliedAt: refused?.status.createdAt ?? null,
		run: refused?.status.url ?? null,
		startedBy
	};
}
function entryState(marker, anchored) {
	const shown = anchored.state === "intact" ? anchored.shown : null;
	if (marker === null) return isPartlySent(anchored) ? "partial" : "pending";
	return shown === "applied" && require_settled_marker.readManualApply(marker) === null ? "applied" : "settled";
}
const isPartlySent = (anchored) => anchored.state === "intact" && anchored.shown !== "applying" && (anchored.shown === "partial" || anchored.audit !== void 0 && require_audit_facts.hasSent(anchored.audit));
const unreadableNotes = {
	none: "no plan was recorded before the merge",
	disputed: "two plans were recorded at the same moment",
	replaced: "the plan of a later commit was recorded",
	"comment-missing": "the comment with the plan was deleted",
	edited: "the comment with the plan was edited"
};
function describeDoubt({ state }, isProven, hasToken) {
	if (state !== "intact") return unreadableNotes[state];
	return isProven ? null : unprovenNote(hasToken);
}
const unprovenNote = (hasToken) => hasToken ? "the API token here did not make its proofs" : "there is no API token here to check its proofs";
const manualEntry = ({ by, plan }, marker, hasToken) => ({
	...emptyEntry,
	state: "applied",
	appliedAt: marker.status.createdAt,
	isVerified: marker.isVerified,
	note: marker.isVerified ? null : unprovenNote(hasToken),
	pull: null,
	run: marker.status.url,
	startedBy: by,
	isByHand: true,
	planDigest: `sha256:${plan}`
});
async function pendingEntry(forge, merge, isVerified) {
	const entry = {
		...emptyEntry,
		state: "pending",
		isVerified
	};
	if ("commit" in merge) return {
		...entry,
		note: "pushed without a review",
		commit: merge.commit,
		pull: null
	};
	const pull = await forge.pull(merge.pull);
	return {
		...entry,
		note: "merged before the commits that were read",
		commit: pull.merge,
		pull: {
			number: pull.number,
			author: pull.author,
			mergedAt: pull.mergedAt
		}
	};
}
// src/review/audit/audit-trail.ts
async function readAuditTrail(forge, keysOf, { branch, from, limit }) {
	const [{ commits, next }, closed] = await Promise.all([readFirstParents(forge, from, limit), forge.mergedPulls(branch)]);
	const statuses = await require_start.mapConcurrently(commits, ({ id }) => forge.statuses(id));
	const mergedPulls = await readMergedPulls(forge, branch, commits, statuses, closed);
	const headStatuses = await require_start.mapConcurrently(mergedPulls, ({ pull }) => forge.statuses(pull.head));
	const reviewed = mergedPulls.map((merged, index) => ({
		...merged,
		statuses: headStatuses[index] ?? []
	}));
	const configs = require_review_key.configsIn([...statuses, ...headStatuses].flat());
	return {
		entries: (await require_start.mapConcurrently(configs, (config) => readConfigEntries(forge, config, keysOf(config), {
			commits,
			statuses,
			reviewed
		}))).flat().toSorted((a, b) => a.order - b.order).map(({ entry }) => configs.length > 1 ? entry : {
			...entry,
			source: null
		}),
		end: next === null ? null : {
			read: commits.length,
			next
		}
	};
}
async function readFirstParents(forge, from, limit) {
	const knownCommits = new Map();
	const commits = [];
	let next = from;
	for (let page = 1; next !== null && commits.length < limit; page += 1) {
		const pageCommits = await forge.history(from, page);
		if (pageCommits.length === 0) break;
		for (const commit of pageCommits) knownCommits.set(commit.id, commit);
		let current = knownCommits.get(next);
		while (current !== void 0 && commits.length < limit) {
			commits.push(current);
			next = current.parents[0] ?? null;
			current = next === null ? void 0 : knownCommits.get(next);
		}
	}
	return {
		commits,
		next
	};
}
async function readMergedPulls(forge, branch, commits, statuses, closed) {
	const closedByMerge = Map.groupBy(closed, ({ merge }) => merge);
	return (await require_start.mapConcurrently([...commits.entries()], async ([index, { id }]) => {
		const hasRunStatus = require_review_key.configsIn(statuses[index] ?? []).length > 0;
		return (closedByMerge.get(id) ?? (hasRunStatus ? await forge.pullsOf(id) : [])).filter(({ merge, base, mergedAt }) => merge === id && base === branch && mergedAt !== null).map((pull) => ({
			pull,
			index
		}));
	})).flat();
}
async function readConfigEntries(forge, config, keys, { commits, statuses, reviewed }) {
	const source = config === "" ? null : config;
	const hasToken = keys.length > 0;
	const markers = readMarkers(config, keys, commits, statuses);
	const newest = markers.filter(({ number }) => number > 0).toSorted(newestFirst)[0] ?? null;
	const merges = await require_start.mapConcurrently(reviewed, async ({ pull, index, statuses: pullStatuses }) => {
		const read = await readProvenRecord(forge, config, keys, pull, pullStatuses);
		const settled = findSettlingMarker({ pull: pull.number }, index, markers);
		const isNamed = newest !== null && require_settled_marker.includesMerge(newest.pending, { pull: pull.number });
		if (settled === "untracked" || read.anchored.state === "none" && !isNamed) return [];
		return [{
			order: index,
			entry: {
				...mergeEntry(pull, read, settled === "pending" ? {
					settled: null,
					refused: newestMarkerAt(index, markers)
				} : {
					settled,
					refused: null
				}, hasToken),
				source
			}
		}];
	});
	const manual = markers.flatMap((marker) => {
		const apply = require_settled_marker.readManualApply(marker);
		if (apply === null) return [];
		const commit = commits[marker.index]?.id ?? null;
		return [{
			order: marker.index - .5,
			entry: {
				...manualEntry(apply, marker, hasToken),
				commit,
				source
			}
		}];
	});
	const listedPulls = reviewed.map(({ pull }) => ({ pull: pull.number }));
	const unlisted = newest?.pending.filter((merge) => !require_settled_marker.includesMerge(listedPulls, merge)) ?? [];
	const pending = await require_start.mapConcurrently(unlisted, async (merge) => ({
		...await pendingEntry(forge, merge, newest?.isVerified === true),
		source
	}));
	return [
		...merges.flat(),
		...manual,
		...pending.map((entry) => ({
			order: newest?.index ?? 0,
			entry
		}))
	];
}
function newestMarkerAt(index, markers) {
	return markers.filter((marker) => marker.index === index && marker.number > 0).toSorted(newestFirst)[0] ?? null;
}
const newestFirst = (a, b) => a.index - b.index || b.number - a.number;
const acceptAnyProof = (config) => ({
	scope: {
		forge: "",
		repository: "",
		config
	},
	verify: () => true
});
function readMarkers(config, keys, commits, statuses) {
	const readBy = (readers, isVerified) => commits.flatMap(({ id }, index) => readers.flatMap((key) => require_settled_marker.readSettledMarkers(key, id, statuses[index] ?? []).map((marker) => ({
		...marker,
		index,
		isVerified
	}))));
	const proven = readBy(keys, true);
	const oldestProven = Math.max(-1, ...proven.map(({ index }) => index));
	return [...proven, ...readBy([acceptAnyProof(config)], false).filter(({ index }) => index > oldestProven)];
}
function findSettlingMarker(merge, mergeIndex, markers) {
	const newer = markers.filter(({ index }) => index <= mergeIndex);
	const starts = newer.filter(({ number }) => number === 0);
	const covering = newer.filter(({ number, index }) => number > 0 && !starts.some((start) => index < start.index));
	if (covering.length === 0 && starts.length > 0) return "untracked";
	const [first] = covering.filter(({ pending }) => !require_settled_marker.includesMerge(pending, merge)).toSorted((a, b) => a.status.createdAt < b.status.createdAt ? -1 : 1);
	return first ?? "pending";
}
async function readProvenRecord(forge, config, keys, pull, statuses) {
	for (const key of keys) {
		const anchored = await require_review_key.readRecord({
			forge,
			key
		}, pull, statuses);
		if (anchored.state !== "none") return {
			anchored,
			isVerified: true
		};
	}
	return {
		anchored: await require_review_key.readRecord({
			forge,
			key: acceptAnyProof(config)
		}, pull, statuses),
		isVerified: false
	};
}
// src/commands/history/history.ts
async function history(options, runtime) {
	const gitHubRepository = findRepository(runtime);
	const network = require_network.createNetwork(new URL(gitHubRepository.api), runtime.env);
	try {
		const log = options.verbose ? (line) => runtime.terminal.printNote(line) : void 0;
		const github = require_client.openGitHub({
			token: requireToken(runtime),
			job: gitHubRepository,
			network,
			clock: runtime.clock,
			...log && { log }
		});
		const trail = await withCommandLineFix(() => readTrailOfBranch(github, options, runtime));
		const slugs = trail.entries.flatMap(({ bundles }) => bundles.map(({ deployment }) => deployment.slug));
		const isComplete = trail.end === null && options.from === null;
		if (options.deployment !== null) await require_known_deployment.requireKnownDeployment(options.deployment, {
			slugs,
			isComplete
		}, runtime);
		return {
			...trail,
			entries: trail.entries.filter(({ state }) => !options.pending || isPending(state)).flatMap((entry) => require_history.entriesOfDeployment(entry, options.deployment))
		};
	} finally {
		await network.release();
	}
}
const isPending = (state) => state === "pending" || state === "partial";
async function readTrailOfBranch(github, { from, limit }, runtime) {
	const { id, defaultBranch } = await github.repository();
	const start = from ?? await github.tip(defaultBranch);
	return readAuditTrail(github, candidateKeys(github.name, id, runtime), {
		branch: defaultBranch,
		from: start,
		limit
	});
}
function candidateKeys(forge, repository, { connections }) {
	const usableTokens = connections.allTokens().flatMap((secret) => usableOrNull(secret) ?? []);
	const secrets = [...new Set([usableTokens.join("\n"), ...usableTokens])].filter((secret) => secret !== "");
	return (config) => secrets.map((secret) => new require_review_key.ReviewKey(secret, {
		forge,
		repository,
		config
	}));
}
function usableOrNull(secret) {
	try {
		return require_signing.usableToken(secret, "record");
	} catch (error) {
		if (error instanceof require_signing.SigningError) return null;
		throw error;
	}
}
function findRepository(runtime) {
	const { env, root } = runtime;
	const repositoryVariable = env["GITHUB_REPOSITORY"];
	const remote = repositoryVariable ?? new require_git.Git(root, env).textOrNull("remote", "get-url", "origin") ?? "";
	const [, owner, name] = /(?:^|[/:])([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
	if (owner === void 0 || name === void 0) throw new require_start.UsageError(remote === "" ? "No repository of GitHub is known here." : `"${remote}" is no repository of GitHub.`, { fix: "Run it in a clone of the repository, or set GITHUB_REPOSITORY to OWNER/NAME." });
	return {
		api: apiAddress(runtime, repositoryVariable === void 0 ? remote : null),
		repository: {
			owner,
			name
		}
	};
}
function apiAddress({ env }, remote) {
	const configuredAddress = env["GITHUB_API_URL"];
	if (configuredAddress === void 0 && remote !== null && !/[/@.]github\.com[/:]/i.test(remote)) throw new require_start.UsageError(`The remote "origin" is ${remote}, not at github.com.`, { fix: "For a GitHub Enterprise Server, set GITHUB_API_URL to https://HOST/api/v3." });
	const api = (configuredAddress ?? "https://api.github.com").replace(/\/$/, "");
	if (!URL.canParse(api) || !(api.startsWith("https://") || require_network.isLoopback(new URL(api)))) throw new require_start.UsageError(`GITHUB_API_URL is "${api}", which does not begin with https://.`);
	return api;
}
const tokenHelp = "GITHUB_TOKEN=$(gh auth token) ifmatch history";
function requireToken({ env }) {
	const token = (env["GITHUB_TOKEN"] ?? "").trim();
	if (token !== "") return token;
	throw new require_start.UsageError("No token for GitHub.", { fix: `Set GITHUB_TOKEN, for example: ${tokenHelp}` });
}
async function withCommandLineFix(work) {
	try {
		return await work();
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		throw new require_start.ForgeError(error.message, {
			status: error.status,
			cause: error,
			fix: fixFor(error.status)
		});
	}
}
function fixFor(status) {
	if (status === 401) return `The token is wrong or has expired. For example: ${tokenHelp}`;
	if (status === 403 || status === 404) return "Unless GitHub gives another reason: check the name of the repository, and that the token may read contents, pull requests and commit statuses.";
	return "Try again later. If it persists, check the network, HTTPS_PROXY and GITHUB_API_URL.";
}
exports.history = history;
