import { PlatformError, Runtime, SourceError, UsageError, begun, configName, countWarnings, defaultImpactLimits, defaultSettings, escapeHidden, hasErrors, inParallel, isObject, leftOutFiles, noApproval, removeFormer, shellWord, systemWords, toJson, version, withHint, workflowCommand } from "./base.js";
import { GitHubError, alreadyTail, appliedSummary, approvalsOf, beforeGlob, bundleKinds, causeOf, cautionsOf, changeWords, check, compareChanges, count as count$1, defaultFolders, doneWords, failureOf, foreign, headlineText, invalid, isLiveDanger, isLoosening, isUnsent, joined, listed, liveIn, liveSections, liveTail, load, loadConfig, loadFiles, movedOf, movedParts, nameOfBundle, onlyChanged, phrase, planOf, planReport, policiesIn, problemWords, proseOf, refuseParts, reportWith, resultTable, shownIn, stateOf, summarize, summaryWords, textOf as textOf$2, triangulationNotes, validate } from "./validate.js";
import { byWeight, closeIssue, findOurs, formatOutputs, isBy, knownPulls, mergedPulls, openGitHub, publish, readEvent, readJob, refuseEvent, reportInIssue, rivalsOf, seeIssues, unless } from "./github.js";
import { RecordError, bundleDigest, checkAll, compareWithReviewed, deriveKey, diffDigest, digestOfAll, guardPlan, isSameMac, macOf, makePlan, oddAnswer, planBundle, rejectionProblems, toPlanFile } from "./plan.js";
import { approvalBlock, blocks, cautionBlock, details, driftLines, driftTitle, failureBlock, goneLine, join, layOut, lines, link, md, notLookedAt, notesBlock, nothing as nothing$2, ours, outcomePage, problemList, renderDriftIssue, renderGithub, reportPage, sectionBlocks, tableBlock, toMarkdown } from "./render.js";
import { Git, configuredTargets, declared, driftOfFiles, explain, findDeployment, findTargets, namedCommit, openCommit, pastOf, previewFiles, readBase, readSaved, refuseOtherConfig, reviewRollback, signed, targetOf, withApproval } from "./commands.js";
process.getBuiltinModule("node:crypto");
const randomUUID$1 = (() => process.getBuiltinModule("node:crypto").randomUUID)();
process.getBuiltinModule("node:fs");
const appendFileSync = (() => process.getBuiltinModule("node:fs").appendFileSync)();
const readFileSync = (() => process.getBuiltinModule("node:fs").readFileSync)();
const realpathSync = (() => process.getBuiltinModule("node:fs").realpathSync)();
process.getBuiltinModule("node:path");
const resolve = (() => process.getBuiltinModule("node:path").resolve)();
const sep = (() => process.getBuiltinModule("node:path").sep)();
const posix$3 = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:timers/promises");
const setTimeout$1 = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
// src/render/comment-words.ts
const noPreviewWords = {
	fork: {
		says: say`No preview: a pull request from a fork does not get the API token.`,
		fix: say`A maintainer can push the branch to this repository. To preview forks directly, use the workflow with ${"pull_request_target"}.`
	},
	"no-token": {
		says: say`No preview: this run has no API token.`,
		fix: say`Set the input ${"api-token"} from a secret. Runs of Dependabot see only Dependabot secrets.`
	},
	"no-address": {
		says: say`No preview: this run has no platform address.`,
		fix: say`Set the input ${"base-url"}.`
	}
};
const notRecorded = "This plan is not recorded, so merging does not apply it.";
const staleWords = (by, cause) => ({
	says: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).says,
	fix: say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChanged = (by) => by === null ? say`The platform changed since the review of this plan.` : say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return ours("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function leftWords(left) {
	const names = left.map(({ kind, deployment, changes }) => say`${[kind]} of ${deployment.slug} (${[changeWords(summarize(changes)).join(", ")]})`);
	return say`Not sent: ${together$1(names, ", ")}. These changes are not part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow manually and review its plan.`;
}
function successorWords(by) {
	if (by.what === "comment") return {
		tail: "see the other comment",
		says: md`The plan is in ${link(ours("another comment"), by.url)}. This one is no longer updated.`
	};
	if (by.what === "plan") return {
		tail: "superseded",
		says: md`This plan is out of date and will not be applied. ${link(ours("A new comment"), by.url)} shows the current plan and what changed.`
	};
	if (by.what === "deployments") return {
		tail: "valid again",
		says: ours("Each deployment that changes has a comment with its plan.")
	};
	if (by.what === "head") return {
		tail: "being previewed",
		says: md`The plan of commit ${short(by.commit)} will be shown here.`
	};
	if (by.what === "pull") return {
		tail: "not applied yet",
		says: md`Pull request #${by.pull} came before this one in the same push and was not applied. After it is applied or reverted, re-run ${link(ours("the job"), by.run)}; that is safe.`
	};
	return {
		tail: "superseded by a newer push",
		says: md`${by.branch} moved to ${short(by.commit)} before this was applied. See the run of that commit for the result.`
	};
}
function refusalWords(refusal, digest) {
	const row = table[refusal.code];
	const { says, fix } = row(refusal, wayOut(digest));
	const done = refusal.done === void 0 ? [] : say`Already applied: ${namesIn(refusal.done.map(nameOfBundle))}.`;
	return {
		says: together$1([refusal.among === void 0 ? says : saidOf(refusal.among, says), done]),
		fix
	};
}
const saidOf = ({ so, otherwise }, says) => together$1([say`${[so.length === 1 ? "Deployment" : "Deployments"]} ${namesInBrief(so)}: ${says}`, otherwise.length === 0 ? [] : say`Refused for other reasons: ${namesInBrief(otherwise)}.`]);
const wayOut = (digest) => digest === null ? say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
const table = {
	"direct-push": ({ commit, branch }, goOn) => ({
		says: say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so its plan was not reviewed.`,
		fix: goOn
	}),
	fork: ({ pull }, goOn) => ({
		says: say`Pull request #${pull} came from a fork and has no reviewed plan. Only ${"pull_request_target"} previews forks; with it, the preview failed, did not run or found no changes, or its comment was deleted.`,
		fix: say`${goOn} To preview forks before they are merged, use the workflow with ${"pull_request_target"}.`
	}),
	"no-record": ({ pull }, goOn) => ({
		says: say`Pull request #${pull} has no reviewed plan: its preview failed, did not run or found no changes, or its comment was deleted.`,
		fix: goOn
	}),
	edited: ({ reason }, goOn) => ({
		says: say`The plan in the comment cannot be trusted: ${proseOf(reason)}.`,
		fix: say`Check the edit history of the comment. ${goOn}`
	}),
	"other-token": (_, goOn) => ({
		says: say`The plan was signed with another API token, so it cannot be verified. Most likely the token was rotated since the review.`,
		fix: goOn
	}),
	"other-pull": ({ pull }, goOn) => ({
		says: say`The plan in the comment belongs to pull request #${pull}, not to this one.`,
		fix: say`Check the edit history of the comment. ${goOn}`
	}),
	elsewhere: (_, goOn) => ({
		says: say`The plan in the comment belongs to another repository, platform or deployment.`,
		fix: say`Check the edit history of the comment and the platform address. ${goOn}`
	}),
	"other-commit": ({ reviewed, merged }, goOn) => ({
		says: say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`,
		fix: goOn
	}),
	"old-run": ({ commit, branch, tip }) => ({
		says: say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`,
		fix: say`See the run of ${short(tip)}, which applies the current ${branch}. If it failed, re-run that one.`
	}),
	bundles: ({ missing, added }, goOn) => ({
		says: together$1([
			say`The merged files change other bundles than were reviewed.`,
			missing.length === 0 ? [] : say`Reviewed but not in the files: ${kindsIn(missing)}.`,
			added.length === 0 ? [] : say`Changed now but not when reviewed: ${kindsIn(added)}.`
		]),
		fix: goOn
	}),
	files: ({ kinds }, goOn) => ({
		says: say`The merged files of ${kindsIn(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`,
		fix: goOn
	}),
	settings: (_, goOn) => ({
		says: say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`,
		fix: goOn
	}),
	stale: ({ moved }, goOn) => moved.length > 0 && moved.every(hasReviewedDiff) ? {
		says: say`The platform changed since the review, but the changes are still exactly the reviewed ones.`,
		fix: say`${goOn} Or set ${"on_stale: same-diff"} in ${"ifmatch.yaml"} on the base branch to apply merges like this one.`
	} : {
		says: say`The platform changed since the review, so the reviewed plan no longer holds.`,
		fix: goOn
	},
	guards: (_, goOn) => ({
		says: say`The plan requires approval.`,
		fix: together$1([say`Each guard names the setting that approves it.`, goOn])
	}),
	"not-fresh": ({ pull, why }) => ({
		says: say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).says}`,
		fix: say`${previewAgain$1(why, pull)} Then add it to the queue again.`
	}),
	changed: ({ why }) => ({
		says: say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).says}`,
		fix: say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`
	}),
	"other-plan": ({ wanted, found }) => ({
		says: say`The current plan is ${found}, not ${wanted} as requested: the files or the platform changed in between.`,
		fix: say`Review the current plan and run the workflow again with its digest.`
	})
};
function hasReviewedDiff({ reviewed, now }) {
	if (reviewed.changes === null || now.changes === null) return false;
	const { added, gone, altered } = compareChanges(reviewed.changes, now.changes);
	return added.length + gone.length + altered.length === 0;
}
const previewAgain$1 = ({ code }, pull) => code === "fork" ? say`To have it previewed and reviewed, push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}.` : say`Run the preview of pull request #${pull} again and review it.`;
const short = (commit) => commit.slice(0, 7);
function say(literals, ...values) {
	return literals.flatMap((literal, at) => {
		const value = values[at - 1];
		if (at === 0 || value === void 0) return [literal];
		if (typeof value === "string") return [foreign(value), literal];
		return typeof value === "number" ? [String(value), literal] : [...value, literal];
	}).filter((piece) => piece !== "");
}
const namesIn = (names) => listed(names.map((name) => [foreign(name)]));
const kindsIn = (kinds) => listed(kinds.map((kind) => [kind]));
function namesInBrief(names) {
	const most = 5;
	return names.length <= most ? namesIn(names) : listed([...names.slice(0, most).map((name) => [foreign(name)]), [`${String(names.length - most)} more`]]);
}
const together$1 = (sentences, by = " ") => joined(sentences.filter((sentence) => sentence.length > 0), by);
const endOf = (...sentences) => join(sentences, " ");
const runLink = ({ job }) => link(ours("this run"), job.run.url);
function fullDiff(view) {
	const { planFile } = view;
	const file = planFile === null ? [] : [view.summary ? md`${planFile}` : md`${planFile} of ${runLink(view)}`];
	const places = [...view.summary ? [summaryLink(view)] : [], ...file];
	return places.length === 0 ? md`Made by ${runLink(view)}.` : md`Full diff: ${join(places, ", ")}.`;
}
const more = (view) => md`More: ${view.summary ? summaryLink(view) : runLink(view)}.`;
function undo({ planFile }, results) {
	const held = results.filter(hasUndo).length;
	const all = results.filter((one) => hasUndo(one) || mayBeChanged(one)).length;
	if (planFile === null || held === 0) return nothing$2;
	if (held === all) return md`${planFile} holds the undo.`;
	return md`${planFile} holds the undo of ${held} of ${ours(count$1(all, "bundle"))}.`;
}
const hasUndo = ({ outcome }) => "undo" in outcome && outcome.undo !== null;
const mayBeChanged = ({ bundle, outcome }) => outcome.result !== "not-applied" && bundle.changes.length > 0;
const summaryLink = ({ job }) => link(ours("job summary"), job.run.url);
const longest = 500;
function addressOf({ file, line }, view) {
	if (view.commit === null || file.length > longest) return null;
	const { server, repository } = view.job;
	const segments = [...(view.folder ?? "").split("/").filter((name) => name !== "" && name !== "."), ...file.split("/")];
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return null;
	return `${server}/${[
		repository.owner,
		repository.name,
		"blob",
		view.commit,
		...segments
	].map(encode).join("/")}#L${String(line)}`;
}
const encode = (segment) => encodeURIComponent(segment.toWellFormed()).replaceAll(/[!'()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
process.getBuiltinModule("node:path");
const posix$2 = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:crypto");
const createHash$1 = (() => process.getBuiltinModule("node:crypto").createHash)();
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
const digest$1 = matching(/^sha256:[0-9a-f]{64}$/);
const commit = matching(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const count = atLeast(0);
const sixteenDigits = matching(/^[0-9a-f]{16}$/);
const bundle = object({
	kind: (value) => bundleKinds.some((kind) => kind === value),
	bundle: digest$1,
	stateVersion: matching(/^[\x21-\x7e]{1,1000}$/),
	diff: digest$1,
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
	settings: digest$1,
	plan: digest$1,
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
	return `sha256:${createHash$1("sha256").update(`settings 1\n${text}`).digest("hex")}`;
}
const asSet = (texts) => [...new Set(texts)].toSorted();
// src/action/renamed-config.ts
async function findFormer(config, source, findBase, action) {
	const base = await openBase(findBase, action);
	if (base === null) return null;
	const all = goneIn(source, base, action);
	const own = textOf$1(source, config);
	const same = all.find(({ text }) => text === own);
	if (same !== void 0) return same;
	const gone = all.filter(saysSomething);
	const [found = null, ...others] = gone;
	if (found === null || others.length === 0) return found && refuseOtherDeployments(found, config, own);
	const names = gone.map(({ path }) => path).join(" and ");
	throw new UsageError(`${names} are removed and ${config} is new, so it is unclear whose guards apply. Rename one of them in a separate pull request, without changing it.`);
}
function refuseOtherDeployments(found, config, own) {
	const slugs = loadConfig(oneFile(config, own), config).settings.deployments;
	const former = loadConfig(oneFile(found.path, found.text), found.path).settings.deployments;
	if (slugs.size === 0 || former.size === 0 || [...slugs.keys()].some((slug) => former.has(slug))) return found;
	throw new UsageError(`${found.path} is removed and ${config}, for other deployments, is new, so it is unclear whether it was renamed. Do each in a separate pull request.`);
}
function goneIn(source, { commit, files }, { git }) {
	return git.read([
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		commit
	]).toString("utf8").split("\0").filter((path) => /\.ya?ml$/.test(path) && isGone(source, path) && isConfig$1(files, path)).map((path) => ({
		path,
		text: textOf$1(files, path)
	}));
}
async function openBase(findBase, action) {
	try {
		const commit = await findBase();
		if (commit === null) return null;
		await action.git.ahead;
		fetchMissing(commit, action);
		return {
			commit,
			files: openCommit(action.git, commit)
		};
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`The config is new, and ifmatch cannot find out whether it was renamed: ${error.message}. Install git before actions/checkout runs, and give the job the permission "contents: read".`, { cause: error });
	}
}
function isGone(source, path) {
	const kind = source.kind(path);
	return kind !== "file" && kind !== "left-out";
}
function isConfig$1(files, path) {
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
const textOf$1 = (files, path) => Buffer.from(files.read(path, largest)).toString("utf8");
const baseOfMerge = (merge, pull, action) => whereReadable(() => baseIn(merge, pull, action), merge, action);
function baseIn(merge, { head }, { git }) {
	const [first, ...others] = git.parents(merge);
	if (first === void 0 || !others.includes(head)) throw new UsageError(`${merge} is not a merge of ${head}`);
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
const notToldApart = (error) => `Edits on the platform cannot be identified: the base ${unreadable(error)}`;
function unreadable({ message }) {
	return `cannot be read: ${(message.split("\n", 1)[0] ?? "").replace(/\.$/, "")}. Give the job the permission "contents: read", or check out with fetch-depth: 0.`;
}
async function whereReadable(find, tip, action) {
	try {
		const commit = await find();
		await action.git.ahead;
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
function fetchBaseAhead(merge, { head }, { git, job, inputs }) {
	try {
		const [base, ...others] = git.parents(merge);
		if (base !== void 0 && others.includes(head) && git.commit(base) === null) git.fetchAhead(base, job, inputs.githubToken);
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
	}
}
function fetchMissing(commit, { git, job, inputs }) {
	if (git.commit(commit) === null) git.fetch(commit, job, inputs.githubToken);
}
const oneFile = (path, text) => ({
	kind: (asked) => asked === path ? "file" : "missing",
	list: () => [],
	leadsToFile: () => false,
	read(asked) {
		if (asked !== path) throw new SourceError("missing", asked, "it is not there");
		return Buffer.from(text);
	}
});
process.getBuiltinModule("node:crypto");
const createHash = (() => process.getBuiltinModule("node:crypto").createHash)();
process.getBuiltinModule("node:path");
const posix$1 = (() => process.getBuiltinModule("node:path").posix)();
const record = /^<!-- ifmatch:record:v1:([0-9a-f]{16}):([A-Za-z0-9_-]+):([0-9a-f]{64}) -->$/;
const status = /^<!-- ifmatch:status:v1:([A-Za-z0-9_-]+) -->$/;
const last = /^<!-- ifmatch:end:v1:([A-Za-z0-9_-]+)(?::([0-9a-f]{64}))? -->$/;
const likeRecord = /^<!-- ifmatch:record:(?:v(\d{1,9}):)?/;
const writeRecordLine = ({ keyId, payload, mac }) => `<!-- ifmatch:record:v1:${keyId}:${toBase64(payload)}:${mac} -->`;
const writeStatusLine = (payload) => `<!-- ifmatch:status:v1:${toBase64(payload)} -->`;
function lastLineOf(body) {
	const end = body.slice(-16384).trimEnd();
	const [, payload, mac] = last.exec(end.slice(end.lastIndexOf("\n") + 1)) ?? [];
	return {
		payload,
		mac
	};
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
function endMarker(marker, firstLine, key) {
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
	const payload = toBase64(Buffer.from(text));
	return `<!-- ifmatch:end:v1:${payload}${key === null ? "" : `:${macOf(sealed(firstLine, payload), key)}`} -->`;
}
function isSealed(body, key) {
	const { payload, mac } = lastLineOf(body);
	return payload !== void 0 && mac !== void 0 && isSameMac(mac, macOf(sealed(firstLineOf(body), payload), key));
}
const sealed = (firstLine, payload) => `end\n${firstLine}\n${payload}`;
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
	if (!isConfig(config) || !isAbout(deployment, config) || !isRun(run)) return null;
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
	const payload = fromBase64(lastLineOf(body).payload);
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
const isAbout = (deployment, config) => isConfig(config) && (deployment === null ? config !== null : isDeployment(deployment));
const isConfig = (value) => value === null || typeof value === "string" && /^[0-9a-f]{16}$/.test(value);
const isCommit = (value) => typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
const isRun = (run) => isNumber(run.id) && isNumber(run.attempt);
// src/record/record.ts
function signRecord(payload, secret) {
	const odd = oddField(payload);
	if (odd !== null) throw new Error(`a record cannot hold this ${odd}`);
	const text = writePayload(payload);
	const key = deriveKey(secret, payload);
	return writeRecordLine({
		keyId: key.id,
		payload: Buffer.from(text),
		mac: macOf(text, key)
	});
}
function verifyRecord(body, secret, expected) {
	const line = readFirstLine(body);
	if (line.kind === "broken") return {
		kind: "unreadable",
		reason: line.reason
	};
	if (line.kind !== "record") return { kind: "missing" };
	const key = deriveKey(secret, expected);
	const signed = isSameMac(line.mac, macOf(line.payload, key));
	if (signed && line.keyId === key.id) return believe$1(line, expected);
	return whyNot(line, expected, {
		signed,
		sameToken: line.keyId === key.id
	});
}
function believe$1({ payload: bytes }, { repository, platform }) {
	const payload = readPayload(bytes);
	if (payload === null) return {
		kind: "unreadable",
		reason: "it holds what this version of the program does not know"
	};
	if (payload.repository !== repository) return {
		kind: "forged",
		reason: elsewhere$1.repository
	};
	if (payload.platform !== platform) return {
		kind: "forged",
		reason: elsewhere$1.platform
	};
	return {
		kind: "valid",
		payload
	};
}
const elsewhere$1 = {
	repository: "it is of another repository",
	platform: "it is of another platform"
};
function whyNot({ payload }, expected, { signed, sameToken }) {
	const claims = readClaims(payload);
	if (claims === null) return {
		kind: "forged",
		reason: firstLineEdited
	};
	if (claims.repository !== expected.repository) return {
		kind: "forged",
		reason: elsewhere$1.repository
	};
	if (claims.platform !== expected.platform) return {
		kind: "forged",
		reason: elsewhere$1.platform
	};
	if (signed) return {
		kind: "forged",
		reason: "its key id was changed"
	};
	if (sameToken) return {
		kind: "forged",
		reason: "it does not match its signature"
	};
	return {
		kind: "other-token",
		reason: "it was signed with another API token"
	};
}
function matchBindings(payload, expected) {
	const here = new Map(textsOf(expected));
	for (const [kind, reviewed] of textsOf(payload)) {
		const current = here.get(kind) ?? null;
		if (reviewed !== null && current !== null && reviewed !== current) return {
			kind,
			reviewed,
			current
		};
	}
	return null;
}
const textsOf = (bindings) => [
	["repository", bindings.repository],
	["platform", bindings.platform],
	["pull", String(bindings.pull)],
	["deployment", `${bindings.deployment.slug} (${bindings.deployment.id})`],
	["settings", bindings.settings],
	["head", bindings.head],
	["merge", bindings.merge]
];
function matchRecord({ deployment, bundles }, fresh) {
	const { id, slug } = deployment;
	const own = fresh.filter((bundle) => bundle.deployment.id === id && bundle.deployment.slug === slug);
	return bundles.map((reviewed) => {
		const now = own.find(({ kind }) => kind === reviewed.kind);
		if (now === void 0) return {
			reviewed,
			standing: "missing",
			fresh: null
		};
		const { bundle: bundleDigest, diff: diffDigest, stateVersion } = reviewed;
		return {
			reviewed,
			standing: compareWithReviewed({
				bundleDigest,
				diffDigest,
				stateVersion
			}, now),
			fresh: now
		};
	});
}
// src/action/records.ts
function sign(plan, { deployment, pull, merge, settings, number }, action) {
	const { runtime, job } = action;
	const of = {
		...whereOf(action),
		pull: pull.number,
		head: pull.head,
		merge,
		settings,
		deployment,
		run: job.run,
		config: configDigest(action.inputs)
	};
	return signRecord(recordPayload(plan, number === 1 ? of : {
		...of,
		number
	}), runtime.connections.secret(deployment.slug));
}
const whereOf = ({ runtime, job }) => ({
	repository: job.repository.id,
	platform: runtime.connections.name ?? ""
});
function sealKey(deployment, action) {
	const { connections } = action.runtime;
	if (deployment === null || !connections.has(deployment)) return null;
	try {
		return deriveKey(connections.secret(deployment), whereOf(action));
	} catch (error) {
		if (error instanceof RecordError) return null;
		throw error;
	}
}
function markerOf(body, action) {
	const marker = readMarker(body);
	const key = marker === null ? null : sealKey(marker.deployment, action);
	if (marker === null || key === null || isSealed(body, key)) return marker;
	return {
		...marker,
		run: {
			id: 1,
			attempt: 1
		},
		head: null,
		number: 1,
		isDamaged: true
	};
}
function believe(comment, pull, deployment, action) {
	if (comment === null) return {
		code: pull.fork ? "fork" : "no-record",
		pull: pull.number
	};
	const verified = verifyRecord(comment.body, action.runtime.connections.secret(deployment), whereOf(action));
	if (verified.kind === "valid") return verified.payload;
	if (verified.kind === "missing") return markerOf(comment.body, action)?.isDamaged === true ? {
		code: "edited",
		reason: firstLineEdited
	} : {
		code: "no-record",
		pull: pull.number
	};
	return verified.kind === "other-token" ? { code: "other-token" } : {
		code: "edited",
		reason: verified.reason
	};
}
function signedIn(comment, pull, deployment, action) {
	if (!action.runtime.connections.has(deployment)) return null;
	try {
		const believed = believe(comment, pull, deployment, action);
		return "code" in believed ? null : believed;
	} catch (error) {
		if (!(error instanceof RecordError)) throw error;
		return null;
	}
}
const configPath = ({ folder, config }) => config ?? posix$1.join(folder, "ifmatch.yaml");
const configDigest = (inputs) => digestOf(configPath(inputs));
const otherConfig = (inputs) => configDigest(inputs) === digestOf("ifmatch.yaml") ? null : configDigest(inputs);
const digestOf = (path) => createHash("sha256").update(posix$1.normalize(path)).digest("hex").slice(0, 16);
const configsOf = ({ formerConfig, inputs }) => [
	null,
	...formerConfig === void 0 ? [] : [digestOf(formerConfig)],
	configDigest(inputs)
];
const oursOf = (deployment, action) => ({
	deployment,
	configs: configsOf(action).toReversed(),
	author: action.inputs.commentAuthor,
	readMarker: (body) => markerOf(body, action)
});
// src/action/deployments.ts
const deploymentsIn = (plan) => [...new Map(plan.bundles.map(({ deployment }) => [deployment.slug, deployment])).values()];
const changedIn = (plan) => deploymentsIn({
	...plan,
	bundles: plan.bundles.filter(({ changes }) => changes.length > 0)
});
async function slugsIn({ files, targets }, action) {
	if (targets.length > 0) return [...new Set(targets.map(({ deployment }) => deployment.slug))];
	const { managed } = files.wanted;
	if (managed !== void 0) return managed.has(null) ? visible(action) : [...managed].flatMap((slug) => slug ?? []);
	const { deployment } = action.inputs;
	const configured = deployment === null ? [...files.settings.deployments.keys()] : [deployment];
	const named = new Set(files.bundles.map((bundle) => bundle.deployment ?? deployment));
	const known = named.has(null) ? [] : await knownOf([...named], configured, action);
	if (known.length > 0) return known;
	return configured.length > 0 ? configured : visible(action);
}
function whoIsWrong(slugs, made, action) {
	const { files, outcome } = made;
	const errors = outcome.problems.filter(({ problem }) => problem.severity === "error");
	const wrong = new Set(errors.flatMap(({ position, first }) => [position?.file, first?.file]));
	const named = files.deploymentsOf(wrong);
	const concerned = slugs.filter((slug) => named.has(slug));
	if (concerned.length > 5) return new Set([null]);
	if (concerned.length > 0) return new Set(concerned);
	const [first] = slugs;
	if (first === void 0) return new Set();
	return new Set([slugs.length === 1 && isOnly(made, action) ? first : null]);
}
const isOnly = ({ files }, { inputs }) => inputs.deployment !== null || files.settings.deployments.size === 1 || files.bundles.every(({ deployment }) => deployment === null);
async function knownOf(named, configured, { runtime }) {
	const asked = new Map();
	const known = [];
	for (const slug of named) if (slug !== null && (configured.includes(slug) || await isSeen(slug, asked, runtime))) known.push(slug);
	return known;
}
async function isSeen(slug, asked, { connections }) {
	if (!connections.has(slug)) return false;
	const platform = await orNone(() => connections.to(slug), null);
	if (platform === null) return false;
	const seen = asked.get(platform) ?? new Set((await orNone(() => platform.deployments([]), [])).map((one) => one.slug));
	asked.set(platform, seen);
	return seen.has(slug);
}
const visible = ({ runtime }) => orNone(async () => [(await findDeployment(null, { deployments: new Map() }, runtime)).deployment.slug], []);
async function orNone(ask, none) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof PlatformError || error instanceof UsageError) return none;
		throw error;
	}
}
async function wantedFrom(source, judgedBy, action, findBase = () => baseIfNotBehind(judgedBy, action)) {
	const { github, inputs } = action;
	const { folder, deployment } = inputs;
	const config = configPath(inputs);
	const text = await github.readFile(config, judgedBy);
	const hasOwn = source.kind(config) === "file";
	if (inputs.config !== null && text === null && !hasOwn) throw new UsageError(`The input config is "${config}", but this file does not exist. The path is relative to the root of the repository.`);
	if (text === null && !hasOwn) refuseBelowConfig(source, folder);
	return {
		source,
		paths: hasOwn || folder === "." ? [] : [posix$2.join(folder, "policies")],
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
	looser: one.looser === "require_approval" ? "require_approval" : other.looser
});
function refuseBelowConfig(source, folder) {
	for (let above = folder; above !== ".";) {
		above = posix$2.dirname(above);
		const config = posix$2.join(above, configName);
		if (source.kind(config) === "missing") continue;
		throw new UsageError(`${config} lies above the working-directory "${folder}", which has no config, so its guards and folders would not apply. Name it with the input config, use its folder as working-directory, or give this folder its own config.`);
	}
}
function settingsIn(path, text, commit) {
	const { settings, problems } = loadConfig(oneFile(path, text), path);
	if (!hasErrors(problems)) return settings;
	throw new UsageError(`${path} has errors at ${commit}, which the guards are read from. Fix it there first: \`ifmatch validate\` shows what is wrong.`);
}
// src/action/result.ts
const ended = (command, outcome, more = {}) => ({
	command,
	outcome,
	refusal: null,
	noPreview: null,
	records: [],
	isRecorded: true,
	comments: [],
	notices: [],
	warnings: [],
	drift: null,
	...more
});
async function whileAsking(ask) {
	try {
		return await ask();
	} catch (error) {
		if (!(error instanceof PlatformError || error instanceof UsageError)) throw error;
		return {
			kind: "failed",
			error,
			problems: [],
			plan: null,
			results: []
		};
	}
}
function whatIsMissing({ inputs }) {
	if (!inputs.hasToken) return "no-token";
	return inputs.hasAddress ? null : "no-address";
}
function requireConnection(action) {
	const missing = whatIsMissing(action);
	if (missing !== null) throw new UsageError(words[missing]);
}
const words = {
	"no-token": "This run got no API token, so it can neither preview nor apply. Set the input api-token from a secret.",
	"no-address": "This run was not told the platform's address, so it can neither preview nor apply. Give it as base-url."
};
function refuseOtherCheckout({ git, job, runtime }, what = "") {
	const head = git.commit("HEAD");
	if (head === null && runtime.source.list("").length === 0) throw new UsageError("The workspace is empty. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`);
}
async function validateOnly(action) {
	const wanted = await wantedFrom(action.runtime.source, action.job.repository.defaultBranch, action);
	return ended("validate", validate(wanted, action.runtime));
}
// src/action/main.ts
async function runAction(parts) {
	try {
		removeFormerPlan(parts);
		const inputs = readInputs(parts.env);
		const payload = JSON.parse(readFileSync(parts.env["GITHUB_EVENT_PATH"] ?? "", "utf8"));
		const event = readEvent(parts.env["GITHUB_EVENT_NAME"] ?? "", payload);
		return await inActionRuntime(parts, payload, inputs, async (action) => {
			action.runtime.ensureWritable(inputs.planFile);
			const result = await run(event, action).catch((error) => failed(error));
			const { report } = await import("./action.js");
			return report(result, action, parts.env);
		});
	} catch (error) {
		return reportFailure(expected(error) ?? bug(error), parts);
	}
}
function removeFormerPlan({ env, cwd }) {
	const workspace = env["GITHUB_WORKSPACE"] ?? cwd;
	const path = planFileOf(env);
	if (/\.ya?ml$/i.test(path)) throw new UsageError(`The input plan-file is ${path}, a YAML file, which a plan would overwrite. Set another file.`);
	try {
		removeFormer(resolve(workspace, path), realpathSync.native(workspace));
	} catch (cause) {
		throw new UsageError(`${path}, where the plan goes, cannot be removed: ${systemWords(cause)}.`, { cause });
	}
}
async function run(event, action) {
	const { command } = action.inputs;
	if (command === "drift") return lookForDrift(event, action);
	if (command === "apply") refuseToApply(event, action);
	if (event.kind === "other") return nothing$1(event, action);
	if (command === "validate") return (await import("./action.js")).validateOnly(action);
	if (command === "preview" && (event.kind === "push" || event.kind === "schedule")) return (await import("./action.js")).watch(action);
	const serve = serving[event.kind];
	return serve(event, action);
}
const isOnDefaultBranch = ({ job }) => job.ref === `refs/heads/${job.repository.defaultBranch}`;
const serving = {
	"pull-request": async (event, action) => (await import("./action.js")).reviewPull(event, action),
	"merge-group": async (event, action) => (await import("./action.js")).checkGroup(event, action),
	push: async (event, action) => (await import("./action.js")).applyMerged(event, action),
	dispatch: async (_, action) => (await import("./action.js")).runByHand(action),
	schedule: lookForDrift
};
async function lookForDrift({ kind }, action) {
	if ((kind === "schedule" || kind === "dispatch") && isOnDefaultBranch(action)) return (await import("./action.js")).reportDrift(action);
	throw new UsageError("Drift is checked on a schedule, or by a manual run on the default branch.");
}
async function nothing$1(event, action) {
	const { says, fix } = refuseEvent(event);
	const { validateOnly } = await import("./action.js");
	const result = await validateOnly(action);
	return {
		...result,
		notices: [...result.notices, `${says} ${fix}`]
	};
}
function refuseToApply(event, { inputs }) {
	if (isPush(event) || event.kind === "dispatch" && inputs.planDigest !== null) return;
	throw new UsageError(event.kind === "dispatch" ? "A manual run needs the digest of the plan to apply. Set the input plan-digest; a preview prints the digest." : "Nothing is applied on this event: only a push to the default branch and a manual run with plan-digest are trusted.");
}
const isPush = (event) => event.kind === "push" || event.kind === "other" && event.name.startsWith("push ");
function failed(error) {
	const known = expected(error);
	if (known === null) throw error;
	return ended("preview", {
		kind: "failed",
		error: known,
		problems: [],
		plan: null,
		results: []
	});
}
function expected(error) {
	const kinds = [
		PlatformError,
		GitHubError,
		UsageError,
		RecordError
	];
	return error instanceof Error && kinds.some((kind) => error instanceof kind) ? error : null;
}
function bug(error) {
	const stack = error instanceof Error ? error.stack ?? error.message : String(error);
	return new Error(`${stack}\nThis is a bug in ifmatch ${version}. Please report it with the lines above.`);
}
async function inActionRuntime(parts, payload, inputs, use) {
	const env = withToken(parts.env);
	const cwd = env["GITHUB_WORKSPACE"] ?? parts.cwd;
	const verbose = env["RUNNER_DEBUG"] === "1";
	const runtime = new Runtime({
		...parts,
		env,
		cwd
	}, {
		directory: ".",
		quiet: false,
		verbose,
		leftOut: await leftOutFiles(cwd, env),
		connection: {
			sandbox: null,
			baseUrl: input(env, "base-url")
		}
	});
	const job = readJob(env, payload);
	const network = await openNetwork(job.api, env);
	const clock = {
		now: () => parts.now(),
		random: Math.random,
		sleep: (milliseconds) => setTimeout$1(milliseconds)
	};
	const log = (line) => verbose ? runtime.terminal.tell(line) : void 0;
	const github = openGitHub({
		token: inputs.githubToken,
		job,
		fetch: network.fetch,
		clock,
		log
	});
	try {
		return await use({
			runtime,
			job,
			github,
			git: new Git(cwd, env),
			inputs,
			clock
		});
	} finally {
		await network.close();
		await runtime.close();
	}
}
async function openNetwork(api, env) {
	const { openFetch } = await import("./plan.js");
	const { proxiesIn } = await import("./base.js");
	return openFetch(new URL(api), proxiesIn(env));
}
function withToken(env) {
	const token = input(env, "api-token");
	return token === null ? env : {
		...env,
		IFMATCH_API_TOKEN: token
	};
}
function reportFailure(error, { env, streams }) {
	const hint = "hint" in error && typeof error.hint === "string" ? error.hint : null;
	const message = withHint({
		message: error.message,
		hint
	});
	streams.out.write(`${workflowCommand({
		command: "error",
		properties: {},
		message
	})}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs({
		outcome: "failed",
		"failure-reason": escapeHidden(message.replaceAll(/\s+/g, " "))
	}, `ifmatch-${randomUUID$1()}`));
	return 1;
}
function append(path, text) {
	if (path !== void 0 && path !== "") appendFileSync(path, text);
}
function failureReason(result, { failOn }) {
	const { outcome, refusal } = result;
	if (refusal !== null) return textOf$2(refusalWords(refusal, null).says);
	if (outcome.kind === "failed") return failureOf(outcome.error).message;
	if (!isRed[outcome.kind](result, failOn)) return null;
	const warnings = warns(result, failOn) && outcome.kind !== "valid" ? `, ${count$1(countWarnings(outcome.problems), "warning")}` : "";
	return `${headlineText(outcome)}${hidesLoosening(outcome) ? ", looser against the base" : ""}${warnings}`;
}
const warns = ({ outcome, command, noPreview }, failOn) => failOn.has("warnings") && command !== "apply" && noPreview !== "fork" && countWarnings(outcome.problems) > 0;
const always = () => true;
const never = () => false;
const isRed = {
	valid: warns,
	"no-changes": (result, failOn) => warns(result, failOn) || failOn.has("looser") && hidesLoosening(result.outcome),
	applied: never,
	invalid: ({ command, noPreview }, failOn) => command === "apply" || (failOn.has("errors") || failOn.has("warnings")) && noPreview !== "fork",
	changes: (result, failOn) => warns(result, failOn) || failOn.has("changes") || failOn.has("looser") && result.outcome.kind === "changes" && (mayLoosen(result.outcome.plan.summary) || hidesLoosening(result.outcome)),
	"needs-approval": always,
	stale: always,
	partial: always
};
const hidesLoosening = (outcome) => ("triangulation" in outcome ? outcome.triangulation?.bundles ?? [] : []).some(({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)));
const mayLoosen = ({ effect }) => effect !== "stricter" && effect !== "neutral";
function readInputs(env) {
	return {
		command: oneOf(env, "command", [
			"auto",
			"validate",
			"preview",
			"apply",
			"drift"
		]),
		drift: oneOf(env, "drift", ["issue", "off"]),
		folder: folderOf(input(env, "working-directory") ?? "."),
		config: input(env, "config")?.replaceAll(sep, "/") ?? null,
		deployment: input(env, "deployment"),
		approval: {
			...noApproval,
			maxDeletes: wholeNumber(env, "max-deletes")
		},
		onStale: input(env, "on-stale") === null ? null : oneOf(env, "on-stale", ["refuse", "same-diff"]),
		failOn: failures(input(env, "fail-on")),
		comment: oneOf(env, "comment", ["true", "false"]) === "true",
		commentAuthor: input(env, "comment-author") ?? "github-actions[bot]",
		planFile: planFileOf(env),
		planDigest: digest(input(env, "plan-digest")),
		summary: oneOf(env, "summary", ["true", "false"]) === "true",
		hasAddress: (input(env, "base-url") ?? env["IFMATCH_BASE_URL"] ?? "").trim() !== "",
		hasToken: hasToken(env),
		githubToken: input(env, "github-token") ?? ""
	};
}
function input(env, name) {
	const value = (env[`INPUT_${name.toUpperCase()}`] ?? "").trim();
	return value === "" ? null : value;
}
const planFileOf = (env) => input(env, "plan-file") ?? "ifmatch-plan.json";
const hasToken = (env) => input(env, "api-token") !== null || Object.entries(env).some(([name, value]) => /^IFMATCH_API_TOKEN(?:_|$)/.test(name) && (value ?? "").trim() !== "");
function oneOf(env, name, allowed) {
	const value = input(env, name) ?? defaults[name] ?? allowed[0];
	const found = allowed.find((one) => one === value);
	if (found === void 0) throw new UsageError(`The input ${name} is "${value}". Allowed are: ${allowed.join(", ")}.`);
	return found;
}
const defaults = {
	comment: "true",
	summary: "true"
};
function wholeNumber(env, name) {
	const value = input(env, name);
	if (value === null) return null;
	if (/^\d{1,6}$/.test(value)) return Number(value);
	throw new UsageError(`The input ${name} is "${value}", but must be a whole number.`);
}
function failures(value) {
	const names = (value ?? "errors").split(",").map((name) => name.trim());
	return new Set(names.filter(Boolean).map(failure));
}
function failure(name) {
	const known = failOns.find((one) => one === name);
	if (known !== void 0) return known;
	throw new UsageError(`The input fail-on has "${name}". Allowed are: ${failOns.join(", ")}.`);
}
const failOns = [
	"errors",
	"warnings",
	"changes",
	"looser"
];
function digest(value) {
	if (value === null || /^sha256:[0-9a-f]{64}$/.test(value)) return value;
	throw new UsageError(`The input plan-digest is "${value}", but must be the digest of a plan, as a preview prints it: sha256: and 64 digits.`);
}
function folderOf(path, separator = sep) {
	const folder = posix$3.normalize(path.replaceAll(separator, "/")).replace(/\/$/, "");
	if (posix$3.isAbsolute(folder) || /^[A-Za-z]:\//.test(folder) || folder === ".." || folder.startsWith("../")) throw new UsageError(`The input working-directory is "${path}", which is outside the repository.`);
	return folder;
}
// src/apply/report.ts
const tellsNothing = new Set([
	"odd",
	"rejected",
	"silent"
]);
function decide$1(trouble, shown, history) {
	if (trouble === "contradicted") return "unknown";
	const isNotOurs = trouble === "stale" || trouble === "conflict";
	if (shown === "done") return isNotOurs && history.lost === null ? "already-applied" : "applied";
	if (trouble === "unanswered") return shown === "same" && history.lost === null ? "again" : "unknown";
	if (history.lost !== null) return "unknown";
	return decisions[trouble](shown, history);
}
const decisions = {
	stale: notFirst,
	conflict: notFirst,
	refused: () => "not-applied",
	unsent: () => "not-applied",
	failed: (shown) => shown === "same" ? "not-applied" : "unknown"
};
function notFirst(shown, { repeated, acceptsMoved }) {
	if (tellsNothing.has(shown)) return "unknown";
	return shown === "moved" && acceptsMoved && !repeated ? "again" : "not-applied";
}
function toResult(ending, put, found, ready, lost) {
	const now = found?.fresh ?? null;
	if (ending === "applied" || ending === "already-applied") return {
		result: ending,
		reason: ending === "applied" ? reasons.shown(lost ?? put.message) : alreadyInWords(put),
		undo: undoOf(ready, now ?? ready.fresh)
	};
	return {
		result: ending,
		reason: troubleInWords(put.kind, put.message, found?.shown ?? null, ending),
		current: ending === "unknown" || isLate(put, found) ? currentOf(now) : null
	};
}
const alreadyInWords = ({ kind, message }) => kind === "conflict" ? reasons.alreadyAfter(message) : reasons.already;
const isLate = ({ kind }, found) => kind === "stale" || kind === "conflict" && found?.shown !== "same";
const undoOf = ({ before }, { stateVersion }) => before && {
	stateVersion,
	content: before
};
const currentOf = (now) => now && {
	stateVersion: now.stateVersion,
	changes: now.changes
};
function outcomeOf(results) {
	const has = (wanted) => results.some(({ outcome }) => outcome.result === wanted);
	if (has("unknown") || has("unverified")) return "partial";
	if (!has("not-applied")) return "applied";
	if (has("applied")) return "partial";
	return results.some(({ outcome }) => isStale(outcome)) ? "stale" : "failed";
}
const isStale = (outcome) => outcome.result === "not-applied" && outcome.current !== null;
function reasonOf(error) {
	return error instanceof PlatformError ? withHint(error) : error.message;
}
const reasons = {
	checked: (error) => `Nothing was applied: the dry run failed. ${reasonOf(error)}`,
	stale: "The platform changed since the review. Review the current plan.",
	otherStale: (names) => `Nothing was sent: the platform changed since the review in ${names}.`,
	rejected: "The platform rejects it. Fix the files.",
	otherRejected: (names) => `Nothing was sent: the platform rejects ${names}.`,
	needsApproval: "Nothing was sent: approval required.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform reports a changed state, but already has exactly this.",
	alreadyAfter: (came) => `${came} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `Written, but the dry run that verifies it failed. ${reasonOf(error)}`,
	leftOver: (count) => `Written, but the dry run afterwards still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	stillOld: "Written, but the platform still shows the old state: it may lag behind, or have lost the write. Preview again in a few minutes.",
	rejectedAfter: "Written, but the platform now rejects the same content. Preview again."
};
const shownWords = {
	done: "the dry run after it shows that nothing is left to change",
	same: "the dry run after it shows the state as it was",
	moved: "the dry run after it shows another state, with the same changes left to make",
	other: "the dry run after it shows other changes than the reviewed ones",
	odd: "the dry run after it shows that nothing is left to change, but at the state as it was",
	rejected: "the platform rejects the content in the dry run after it",
	silent: "the dry run after it failed too"
};
function troubleInWords(trouble, message, shown, decision) {
	if (decision === "unknown") return `${message} Whether it was written is not known: ${shownWords[shown ?? "silent"]}. Preview again to find out.`;
	if (trouble === "stale" && shown === "same") return `${message} But the dry run after it shows the same state version as before. Look at the proxies in between: If-Match may not arrive as it was sent.`;
	return trouble === "stale" || trouble === "conflict" && shown !== "same" ? `${message} ${reasons.stale}` : message;
}
// src/apply/apply.ts
async function applyPlan(reviewed, effects, options) {
	effects.progress(`Checking ${String(reviewed.bundles.length)} ${reviewed.bundles.length === 1 ? "bundle" : "bundles"} before anything is written`);
	const checked = await tryCheck(reviewed, effects, options);
	if (checked instanceof Error) return {
		kind: "failed",
		error: checked,
		results: notApplied$1(reviewed, reasons.checked(checked))
	};
	return refusalOf(checked, options) ?? sendAll(checked, effects, options);
}
async function tryCheck(reviewed, effects, options) {
	try {
		return await checkAll(reviewed.bundles, effects, options);
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
function refusalOf(checked, { limits }) {
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
	const guards = guardPlan(makePlan(checked.flatMap((one) => one.state === "ready" ? [one.fresh] : [])), limits);
	return guards.length > 0 ? {
		kind: "needs-approval",
		guards,
		results: unsent(checked, reasons.needsApproval)
	} : null;
}
const namesOf = (checked) => checked.map(({ bundle }) => nameOfBundle(bundle)).join(", ");
const unsent = (checked, reason) => checked.map((one) => ({
	bundle: one.bundle,
	outcome: withoutSending(one, reason)
}));
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
	error: new PlatformError("The apply was stopped before everything was sent.", { hint: "Rerunning it is safe." })
};
async function sendAll(checked, effects, { onStale }) {
	const results = [];
	const sentTo = new Set();
	let stop = null;
	for (const one of checked) {
		const { bundle } = one;
		if (one.state === "ready" && effects.stopped()) stop ??= interrupted;
		if (one.state !== "ready" || stop !== null) {
			results.push({
				bundle,
				outcome: withoutSending(one, stop?.reason ?? "")
			});
			continue;
		}
		effects.progress(`Applying ${nameOfBundle(bundle)}`);
		const sent = await send(one, effects, onStale === "same-diff" || sentTo.has(bundle.deployment.id));
		results.push({
			bundle,
			outcome: sent.outcome
		});
		sentTo.add(bundle.deployment.id);
		stop = stopAt(bundle, sent);
	}
	return toReport(results, stop);
}
function stopAt(bundle, { outcome, error }) {
	if (outcome.result === "applied" || outcome.result === "already-applied") return null;
	return {
		reason: reasons.stopped(nameOfBundle(bundle)),
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
function send(ready, effects, acceptsMoved) {
	return attempt(ready, ready.fresh, {
		lost: null,
		repeated: false,
		acceptsMoved
	}, effects);
}
async function attempt(ready, fresh, history, effects) {
	const put = await tryPut(fresh, effects);
	if (put.kind === "written") return {
		outcome: await verify(ready, fresh, put.stateVersion, effects),
		error: null
	};
	const found = await look(ready.bundle, fresh, put, history, effects);
	const decision = found === null ? "not-applied" : decide$1(put.kind, found.shown, history);
	const next = afterPut(history, put);
	if (decision !== "again") return {
		outcome: toResult(decision, put, found, ready, next.lost),
		error: put.error
	};
	if (effects.stopped()) return {
		outcome: interruptedResult(put, found, ready, next.lost),
		error: put.error
	};
	return attempt(ready, found?.fresh ?? fresh, next, effects);
}
const afterPut = (history, put) => ({
	...history,
	lost: history.lost ?? (put.kind === "unanswered" ? put.message : null),
	repeated: put.kind === "stale" || put.kind === "conflict" || history.repeated
});
function interruptedResult(put, found, ready, lost) {
	if (lost !== null) return toResult("unknown", put, found, ready, lost);
	return {
		result: "not-applied",
		reason: reasons.interrupted,
		current: null
	};
}
async function tryPut(fresh, effects) {
	try {
		const put = await effects.put(fresh, fresh.stateVersion);
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
function troubleOf(error) {
	if (!(error instanceof PlatformError)) return "failed";
	if (error.unsent) return "unsent";
	const status = error.status ?? 0;
	if (status === 408 || status >= 500) return "unanswered";
	if (error.unprocessed) return "refused";
	return status === 409 ? "conflict" : "failed";
}
async function look(bundle, sent, put, history, effects) {
	if ((put.kind === "refused" || put.kind === "unsent") && history.lost === null) return null;
	const fresh = await tryPreview(bundle, effects);
	if (fresh instanceof Error) return {
		shown: "silent",
		fresh: null
	};
	if ("rejections" in fresh) return {
		shown: "rejected",
		fresh: null
	};
	return {
		shown: compareWithReviewed(sent, fresh),
		fresh
	};
}
async function tryPreview(bundle, effects) {
	try {
		return await effects.preview(bundle);
	} catch (thrown) {
		return toError(thrown);
	}
}
async function verify({ bundle, before }, sent, stateVersion, effects) {
	const undo = before && {
		stateVersion,
		content: before
	};
	const now = await lookBeyond(sent, bundle, effects);
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
	if (isBehind(now, sent)) return {
		result: "unverified",
		reason: reasons.stillOld,
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
		undo: undo && {
			...undo,
			stateVersion: now.stateVersion
		}
	};
}
const waits$1 = [
	1,
	2,
	4,
	4,
	4
];
async function lookBeyond(sent, bundle, effects) {
	let shown = await tryPreview(bundle, effects);
	for (const seconds of waits$1) {
		if (!isBehind(shown, sent) || effects.stopped()) return shown;
		await effects.pause(seconds * 1e3);
		shown = await tryPreview(bundle, effects);
	}
	return shown;
}
const isBehind = (shown, sent) => "changes" in shown && shown.stateVersion === sent.stateVersion;
// src/render/comment.ts
const largestBody = 6e4;
const mostLines = 100;
function renderComment(state, view) {
	return layOut(pageOf(state, view, mostLines), largestBody - view.firstLine - 1);
}
function pageOf(state, view, maxLines) {
	const row = pages[state.kind];
	return row(state, {
		view,
		detail: detailOf(view, maxLines, "pull request")
	});
}
const detailOf = (view, maxLines, subject) => ({
	maxLines,
	subject,
	approval: "setting",
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned: (state, context) => withSince$1(plannedPage(state, context), state.since, context),
	"no-changes": (state, context) => withSince$1(unchangedPage(state, context), state.since, context),
	invalid: ({ problems }, { view, detail }) => ({
		...empty,
		head: [title(view, `invalid, ${problemWords(problems)}`)],
		problems: (budget) => problemList(problems, budget, detail),
		foot: endOf(noPlan, more(view))
	}),
	validated: ({ reason, files, policies, problems }, { view, detail }) => ({
		...empty,
		head: [
			title(view, "valid, not previewed"),
			ours(checkedWords(policies, files, problems)),
			inTwo(noPreviewWords[reason])
		],
		problems: (budget) => problemList(problems, budget, detail),
		foot: noPlan
	}),
	stale: ({ moved, by, cause, onStale }, context) => ({
		...empty,
		head: [title(context.view, "stale, do not merge yet"), inTwo(staleWords(by, cause))],
		body: (budget) => movedBlock(moved, budget, context),
		foot: endOf(ifMerged(cause, onStale), more(context.view))
	}),
	applying: ({ plan }, { view, detail }) => ({
		...planPage(plan, detail),
		head: [title(view, `applying ${summaryWords(plan.summary, true)}`), md`${link(ours("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`]
	}),
	applied: (state, { view, detail }) => ({
		...resultPage(state, detail),
		head: [title(view, appliedWords(state)), leftBlock(state)],
		foot: endOf(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results))
	}),
	partial: (state, context) => state.results.every(isDone) ? pages.applied(state, context) : partialPage(state, context),
	refused: (state, context) => {
		const { view, detail } = context;
		const { refusal, fresh } = state;
		return {
			...fresh === null ? empty : planPage(fresh, detail),
			head: [title(view, refusedWords(state, view)), inTwo(refusalWords(refusal, fresh?.digest ?? null))],
			parts: (eighth) => refusedParts(state, eighth, context),
			body: refusedBody(state, context),
			foot: fresh === null ? more(view) : fullDiff(view)
		};
	},
	superseded: ({ by }, { view }) => {
		const { tail, says } = successorWords(by);
		return {
			...empty,
			head: [title(view, tail), says]
		};
	},
	failed: ({ error, results }, { view }) => ({
		...empty,
		head: [title(view, results.length === 0 ? `failed, ${nothingWords(view)}` : "failed")],
		parts: (eighth) => [tableOf(results, eighth), failureBlock(failureOf(error), 2 * eighth)],
		foot: more(view)
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review"
};
function withSince$1(page, since, context) {
	if (since === void 0) return page;
	const [headline = nothing$2, ...head] = page.head;
	const { cause, moved, url } = since;
	const before = link(ours("an earlier plan"), url);
	const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${toMarkdown(refusalWords(cause, null).says)}`;
	return {
		...page,
		head: [
			headline,
			words,
			...head
		],
		parts: (eighth) => [movedInBrief(moved, 2 * eighth, context), ...page.parts(eighth)]
	};
}
function movedBlock(moved, budget, { view, detail }) {
	const { sections, several } = movedParts(moved, view.deployment);
	const versions = moved.map(({ deployment, kind, reviewed, now }) => md`- ${ours(kind)} of ${deployment.slug}: reviewed at ${reviewed.stateVersion}, now at ${now.stateVersion}`);
	const all = details(ours("State versions"), lines(versions));
	const folded = all.text.length > budget / 4 ? nothing$2 : all;
	return blocks([sectionBlocks(sections, budget - folded.text.length, several, detail), folded]);
}
function movedInBrief(moved, budget, { view, detail }) {
	const { sections, several } = movedParts(moved, view.deployment);
	const brief = sections.map((section) => ({
		...section,
		items: section.items.map((item) => item.label === "Different" ? item : {
			...item,
			diffs: []
		})
	}));
	return sectionBlocks(brief, budget, several, detail);
}
const empty = {
	head: [],
	parts: () => [],
	body: null,
	problems: () => nothing$2,
	foot: nothing$2
};
const noPlan = ours("Merging applies nothing: there is no plan.");
const appliedBy = (view) => md`Exactly the reviewed plan, applied by ${runLink(view)}.`;
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords({ results, left = [] }) {
	if (results.length === 0 && left.length > 0) return "nothing was sent";
	if (!isAlready(results)) return `applied, ${doneWords(appliedSummary(results), true)}${alreadyTail(results)}`;
	return `already applied${isUnsent(results) ? ", nothing was sent" : ""}`;
}
const leftBlock = ({ left = [] }) => left.length === 0 ? nothing$2 : toMarkdown(leftWords(left));
const nothingWords = ({ job }) => job.run.attempt === 1 ? "nothing was applied" : "nothing was sent";
function refusedWords({ refusal: { code, done = [] } }, view) {
	const tail = refusedTail[code];
	if (tail !== void 0) return tail;
	return done.some(({ deployment }) => view.deployment === null || deployment.slug === view.deployment) ? "only partly applied" : nothingWords(view);
}
function checkedWords(policies, files, problems) {
	const found = problems.length === 0 ? "" : `: ${problemWords(problems)}`;
	return `${policiesIn({
		policies,
		files
	})} checked offline${found}.`;
}
const inTwo = ({ says, fix }) => lines([toMarkdown(says), md`**What to do:** ${toMarkdown(fix)}`]);
const planPage = (plan, detail) => reportPage(bare(planReport(plan, {}, detail)), detail);
const bare = (report) => ({
	...report,
	cautions: []
});
const tableOf = (results, budget) => results.length === 0 ? nothing$2 : tableBlock(resultTable(results), budget);
const resultPage = ({ plan, results }, detail) => {
	const report = bare(planReport(plan, {}, detail));
	return reportPage({
		...report,
		bundles: null,
		results: results.length === 0 ? null : resultTable(results)
	}, detail);
};
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
function partialPage(state, { view, detail }) {
	const isNothing = state.results.every(({ outcome }) => outcome.result === "not-applied");
	return {
		...resultPage(state, detail),
		head: [
			title(view, isNothing ? "nothing was applied" : "only partly applied"),
			md`**What to do:** Re-run ${link(ours("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`,
			leftBlock(state)
		],
		foot: endOf(more(view), undo(view, state.results))
	};
}
function refusedParts({ refusal, fresh }, eighth, context) {
	const cause = causeOf(refusal);
	return [
		cause.code === "guards" ? approvalBlock(approvalsOf(cause.guards, fresh, context.detail), eighth) : nothing$2,
		cause.code === "stale" && fresh !== null ? movedInBrief(cause.moved, 2 * eighth, context) : nothing$2,
		fresh === null ? nothing$2 : ours(`**The current plan:** ${summaryWords(fresh.summary, true)}`)
	];
}
function refusedBody({ refusal, fresh }, context) {
	const cause = causeOf(refusal);
	if (fresh !== null) return planPage(fresh, context.detail).body;
	return cause.code === "stale" ? (budget) => movedBlock(cause.moved, budget, context) : null;
}
function plannedPage(state, { view, detail }) {
	const { plan, guards, problems, impact = null } = state;
	const triangulation = shownIn(state.triangulation ?? null, view.deployment);
	const explained = {
		...impact === null ? {} : { impact },
		...triangulation === null ? {} : { triangulation }
	};
	const report = {
		...planReport(plan, explained, detail),
		...approvalsOf(guards, plan, detail),
		problems
	};
	const tail = guards.length === 0 ? "" : "; approval required";
	return {
		...reportPage(report, detail),
		head: [title(view, `${summaryWords(plan.summary, true)}${tail}`)],
		foot: endOf(guards.length === 0 ? promise(view) : ours("Merging applies nothing without that approval."), fullDiff(view))
	};
}
function unchangedPage(state, { view, detail }) {
	const triangulation = shownIn(state.triangulation ?? null, view.deployment);
	const { problems } = state;
	const live = liveIn(triangulation);
	const report = reportWith({
		cautions: cautionsOf({ bundles: [] }, triangulation),
		notes: triangulationNotes(triangulation, []),
		sections: liveSections(live)
	});
	return {
		...reportPage(report, detail),
		head: [title(view, `no changes${liveTail(live.length)}`), problems.length === 0 ? nothing$2 : md`${ours(problemWords(problems))}: see ${runLink(view)}.`],
		parts: (eighth) => [cautionBlock(report, eighth), notesBlock(report, eighth)]
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	const merging = base !== void 0 && base !== defaultBranch ? md`This goes to ${base}, and only ${defaultBranch} is applied. Once it reaches ${defaultBranch}, merging` : ours("Merging");
	return md`${merging} applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.`;
}
const title = ({ deployment }, rest) => deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;
const limit = 1e6;
const maxSummaryLines = 5e3;
function renderSummary(shown, view) {
	return withinBytes(isState(shown) ? pageOf(shown, view, maxSummaryLines) : wholePage(shown, view));
}
const isState = (shown) => shown.kind === "validated" || shown.kind === "refused" || shown.kind === "superseded";
function wholePage(outcome, view) {
	const page = outcomePage(outcome, detailOf(view, maxSummaryLines, "files"));
	const plan = "plan" in outcome ? outcome.plan : null;
	const digest = plan === null ? nothing$2 : md`Digest of this plan: ${plan.digest}`;
	const foot = view.isRecorded === false ? md`**${ours(notRecorded)}**` : page.foot;
	return {
		...page,
		foot: blocks([foot, digest])
	};
}
function withinBytes(page) {
	const least = Math.floor(limit / 3);
	let budget = limit;
	for (;;) {
		const text = layOut(page, budget);
		const bytes = Buffer.byteLength(text);
		if (bytes <= limit || budget === least) return text;
		budget = Math.max(least, Math.floor(budget * limit * .97 / bytes));
	}
}
// src/action/comments.ts
const joinTold = (told) => ({
	comments: told.flatMap(({ comments }) => comments),
	notices: told.flatMap(({ notices }) => notices)
});
async function comment(note, action) {
	const { github, inputs } = action;
	if (!inputs.comment) return {
		url: null,
		notices: [],
		fate: "told"
	};
	const { pull, deployment, mode, whileOpen, onto } = note;
	const body = (replaced) => textOf(note, replaced, action);
	const ours = oursOf(deployment, action);
	return noted(async () => {
		const head = whileOpen ? pull.head : null;
		const what = mode === "new" ? "plan" : "comment";
		const retired = (url) => retiredText(note, {
			what,
			url
		}, action);
		const published = await publish(github, {
			...ours,
			pull: pull.number,
			body,
			mode,
			head,
			retired,
			onto
		});
		const fate = published.skipped === null || published.skipped === "quiet" ? "told" : "overtaken";
		return {
			url: published.url,
			notices: noticesOf$1(published, inputs.commentAuthor),
			fate
		};
	});
}
async function noted(write) {
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [notWritten(error)],
			fate: "refused"
		};
	}
}
async function commentAgain(pull, state, action, { about, whileOpen = true }) {
	const { comments, notice } = await commentsOf(pull, action);
	const told = {
		comments: [],
		notices: notice === null ? [] : [notice]
	};
	const said = recordsIn(comments, action);
	const ofOthers = about.size > 0 ? otherFolders(said, about) : otherTokens(said, {
		pull,
		state
	}, action);
	for (const [deployment, one] of said) {
		if (ofOthers.has(deployment) || whileOpen && holdsPlan(one, pull)) continue;
		const { url, notices } = await comment({
			pull,
			deployment,
			state,
			record: whileOpen ? null : one.record,
			mode: "quiet",
			whileOpen
		}, action);
		if (url !== null) told.comments.push(url);
		told.notices.push(...notices);
	}
	return told;
}
const otherFolders = (said, about) => new Set([...said].flatMap(([deployment, { isOwn }]) => isOwn || about.has(deployment ?? "") ? [] : [deployment]));
function otherTokens(said, { pull, state }, action) {
	const signed = state.kind === "failed" ? [...said].filter(([, { record }]) => record !== null) : [];
	const isOurs = ([deployment, { comment: one }]) => deployment !== null && signedIn(one, pull, deployment, action) !== null;
	const others = signed.filter((one) => !isOurs(one));
	const isOfThisRun = ([, { comment: one }]) => readMarker(one.body)?.run.id === action.job.run.id;
	const left = others.length === signed.length ? others.filter(isOfThisRun) : others;
	return new Set(left.map(([deployment]) => deployment));
}
async function commentsOf({ number }, { github, inputs }) {
	if (!inputs.comment) return {
		comments: [],
		notice: null
	};
	try {
		return {
			comments: await github.comments(number),
			notice: null
		};
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notice: notWritten(error)
		};
	}
}
const holdsPlan = ({ marker }, { head }) => (marker.hasRecord || marker.isDamaged) && marker.head === head;
function recordsIn(comments, action) {
	const { inputs } = action;
	const said = comments.flatMap((one) => {
		const marker = isBy(one, inputs.commentAuthor) ? readMarker(one.body) : null;
		if (marker === null || (inputs.deployment ?? marker.deployment) !== marker.deployment) return [];
		return [{
			comment: one,
			marker,
			record: marker.hasRecord ? one.body.split("\n", 1)[0] ?? null : null,
			isOwn: marker.config !== null,
			hasRival: false
		}];
	});
	const inOrder = configsOf(action).flatMap((config) => said.filter(({ marker }) => marker.config === config).toSorted(byWeight).toReversed());
	const isRival = (one, { comment: { id }, marker }) => one.comment.id !== id && marker.hasRecord && [
		"deployment",
		"config",
		"number"
	].every((name) => marker[name] === one.marker[name]);
	const counting = new Map(inOrder.map((one) => [one.marker.deployment, one]));
	return new Map([...counting].map(([key, one]) => [key, {
		...one,
		hasRival: said.some((other) => isRival(one, other))
	}]));
}
const notWritten = (error) => `The comment could not be written: ${withHint(error)}`;
function noticesOf$1({ skipped, doubles, writtenBy }, author) {
	return [
		...skipped === null || skipped === "quiet" ? [] : [skips[skipped]],
		...doubles.map(({ url }) => `A duplicate comment of ifmatch is out of date. Delete it: ${url}`),
		...writtenBy === null ? [] : [`GitHub reports the author ${writtenBy}, not ${author}. Set comment-author to ${writtenBy}, or every run creates a new comment.`]
	];
}
const skips = {
	"older-run": "The comment was not changed: a newer run wrote it.",
	"moved-on": "The comment was not changed: the pull request was updated since this run began."
};
function textOf(note, replaced, action) {
	const { deployment, pull, record, state, mode } = note;
	const of = {
		deployment,
		config: configDigest(action.inputs),
		run: action.job.run
	};
	const firstLine = record ?? statusMarker(of);
	const number = (replaced?.number ?? 1) + (mode === "new" && replaced !== null ? 1 : 0);
	const wasCut = replaced?.isDamaged === true && (replaced.head ?? pull.head) === pull.head;
	const hasRecord = record !== null || wasCut;
	const lastLine = endMarker({
		...of,
		head: pull.head,
		number,
		state: state.kind,
		hasRecord
	}, firstLine, sealKey(deployment, action));
	return `${firstLine}\n${shownText(note, firstLine.length + lastLine.length + 2, action)}\n${lastLine}\n`;
}
const retiredText = ({ pull, deployment }, by, action) => shownText({
	pull,
	deployment,
	state: {
		kind: "superseded",
		by
	}
}, 0, action);
function shownText({ pull, deployment, state }, hidden, { job, inputs }) {
	const { summary, planFile } = inputs;
	return renderComment(state, {
		deployment,
		job,
		commit: pull.head,
		base: pull.base.ref,
		summary,
		planFile,
		firstLine: hidden
	});
}
process.getBuiltinModule("node:util");
const isDeepStrictEqual = (() => process.getBuiltinModule("node:util").isDeepStrictEqual)();
// src/action/hold.ts
async function holdPlan(merged, action) {
	const comments = await action.github.comments(merged.pull.number);
	const own = new OwnChanges(merged, action);
	const held = deploymentsIn(merged.plan).map((deployment) => {
		const wanted = oursOf(deployment.slug, action);
		const ours = findOurs(comments, wanted);
		const rivals = ours === null ? [] : rivalsOf(ours, comments, wanted);
		return holdOne({
			...merged,
			deployment,
			own,
			ours,
			rivals
		}, action);
	});
	const cause = causeOfAll(held.flatMap(({ deployment, cause }) => cause === null ? [] : [{
		slug: deployment.slug,
		cause
	}]), merged.plan);
	if (cause === null) return {
		payloads: held.flatMap(({ payload }) => payload ?? []),
		left: held.flatMap(({ left }) => left),
		notice: own.notice
	};
	const done = held.flatMap(({ matched }) => matched.flatMap(({ standing, fresh }) => standing === "done" ? fresh : []));
	return done.length === 0 ? cause : {
		...cause,
		done
	};
}
function holdOne(one, action) {
	const { deployment, pull, ours } = one;
	const changed = changedOf(one);
	const nothing = {
		deployment,
		payload: null,
		matched: [],
		left: [],
		cause: null
	};
	if (changed.length === 0) return {
		...nothing,
		...recordedOnly(one, action)
	};
	const believed = believe(ours, pull, deployment.slug, action);
	if ("code" in believed) return believed.code === "edited" || believed.code === "other-token" || one.own.mayTouch(changed, ours !== null) ? {
		...nothing,
		cause: believed
	} : {
		...nothing,
		left: changed
	};
	const left = changed.filter(isNotIn(believed));
	const unreviewed = left.filter((bundle) => one.own.mayTouch([bundle], true));
	if (believed.bundles.length === 0 && unreviewed.length === 0) return {
		...nothing,
		left
	};
	const matched = matchRecord(believed, one.plan.bundles);
	const binding = bindingCause(believed, one, action) ?? rivalCause(believed, one, action);
	if (binding !== null) return {
		...nothing,
		cause: binding
	};
	return {
		deployment,
		payload: believed,
		matched,
		left,
		cause: contentCause(matched, unreviewed, one.isQueued && isStrict(one, action))
	};
}
function recordedOnly(one, action) {
	const { deployment, pull, ours } = one;
	const payload = ours === null ? null : signedIn(ours, pull, deployment.slug, action);
	if (payload === null || bindingCause(payload, one, action) !== null) return {};
	return {
		payload,
		matched: matchRecord(payload, one.plan.bundles)
	};
}
function bindingCause(payload, { pull, deployment, files }, action) {
	const settings = settingsDigest(files.settings);
	const binding = matchBindings(payload, {
		...whereOf(action),
		pull: pull.number,
		deployment,
		settings,
		head: pull.head,
		merge: null
	});
	return binding && bindings[binding.kind](binding);
}
function rivalCause({ plan, head }, { rivals, pull, deployment }, action) {
	const isOther = (rival) => {
		const payload = signedIn(rival, pull, deployment.slug, action);
		return payload !== null && payload.head === head && payload.plan !== plan;
	};
	return rivals.some(isOther) ? {
		code: "edited",
		reason: "another comment holds another plan for the same commit"
	} : null;
}
const elsewhere = () => ({ code: "elsewhere" });
const otherCommit = ({ reviewed, current }) => ({
	code: "other-commit",
	reviewed,
	merged: current
});
const bindings = {
	repository: elsewhere,
	platform: elsewhere,
	deployment: elsewhere,
	pull: ({ reviewed }) => ({
		code: "other-pull",
		pull: Number(reviewed)
	}),
	settings: () => ({ code: "settings" }),
	head: otherCommit,
	merge: otherCommit
};
const changedOf = ({ plan, deployment }) => plan.bundles.filter((bundle) => bundle.deployment.slug === deployment.slug && bundle.changes.length > 0);
const isNotIn = ({ bundles }) => ({ kind }) => bundles.every((reviewed) => reviewed.kind !== kind);
const isStrict = ({ files }, { inputs }) => (inputs.onStale ?? files.settings.onStale) === "refuse";
function differenceOf$1(payload, at, action) {
	const merged = {
		...at,
		isQueued: false
	};
	const part = {
		...merged,
		own: new OwnChanges(merged, action)
	};
	const matched = matchRecord(payload, at.plan.bundles);
	const unreviewed = changedOf(part).filter(isNotIn(payload)).filter((bundle) => part.own.mayTouch([bundle], true));
	const strict = isStrict(part, action);
	const moved = matched.filter(({ standing }) => standing !== "same" && (standing !== "moved" || strict)).flatMap(toMoved);
	const content = contentCause(matched, unreviewed, strict) ?? (moved.length === 0 ? null : stale(moved));
	const cause = bindingCause(payload, part, action) ?? content;
	return cause && {
		cause,
		moved
	};
}
const stale = (moved) => ({
	code: "stale",
	moved
});
function contentCause(matched, unreviewed, strict) {
	const missing = matched.filter(({ standing }) => standing === "missing").map(({ reviewed }) => reviewed.kind);
	const added = unreviewed.map(({ kind }) => kind);
	if (missing.length + added.length > 0) return {
		code: "bundles",
		missing,
		added
	};
	const others = matched.filter(({ standing }) => standing === "other");
	const files = others.filter(({ reviewed, fresh }) => reviewed.bundle !== fresh?.bundleDigest);
	if (files.length > 0) return {
		code: "files",
		kinds: files.map(({ reviewed }) => reviewed.kind)
	};
	const moved = strict ? matched.filter(({ standing }) => standing === "moved") : [];
	return others.length + moved.length === 0 ? null : stale([...others, ...moved].flatMap(toMoved));
}
function toMoved({ reviewed, fresh }) {
	if (fresh === null) return [];
	const { deployment, kind, stateVersion, changes } = fresh;
	return [{
		deployment,
		kind,
		reviewed: {
			...reviewed,
			changes: stillReviewed(reviewed.changes, changes)
		},
		now: {
			stateVersion,
			changes: reviewed.changes === null ? null : changes
		}
	}];
}
function stillReviewed(digests, now) {
	const known = new Set(digests);
	return digests === null ? null : now.filter((change) => known.has(shortDigest(change)));
}
function causeOfAll(refused, plan) {
	const [first] = refused;
	if (first === void 0) return null;
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
var OwnChanges = class {
	notice = null;
	#merged;
	#action;
	#found = null;
	constructor(merged, action) {
		this.#merged = merged;
		this.#action = action;
	}
	mayTouch(bundles, hasComment) {
		const { isQueued } = this.#merged;
		if (isQueued && !hasComment && !this.#action.inputs.comment) return false;
		this.#found ??= this.#find();
		if (this.notice !== null) return hasComment || !isQueued;
		return bundles.some((bundle) => this.#found?.has(bundle));
	}
	#find() {
		const { onto, plan, files } = this.#merged;
		try {
			const commit = onto();
			fetchMissing(commit, this.#action);
			const past = pastOf(plan, files);
			const { bundles } = readBase(namedCommit(this.#action.git, commit).open(), past);
			const isOwn = (bundle) => {
				const was = declared(bundle, bundles, past);
				return was === null || bundleDigest(was) !== bundle.bundleDigest;
			};
			return new Set(plan.bundles.filter((bundle) => bundle.changes.length > 0 && isOwn(bundle)));
		} catch (error) {
			if (!(error instanceof UsageError)) throw error;
			this.notice = `The bundles that pull request #${String(this.#merged.pull.number)} changes are unknown: the commit before it ${unreadable(error)}`;
			return new Set();
		}
	}
};
async function refuseOdd(outcome, pulls, action) {
	if (outcome.kind !== "no-changes" && outcome.kind !== "changes") return outcome;
	const { plan, problems } = outcome;
	if (plan.bundles.every(({ changes }) => changes.length > 0)) return outcome;
	for (const pull of pulls) {
		const { comments } = await commentsOf(pull, action);
		for (const [deployment, { comment }] of recordsIn(comments, action)) {
			const payload = deployment === null ? null : signedIn(comment, pull, deployment, action);
			const odd = (payload === null ? [] : matchRecord(payload, plan.bundles)).find(({ standing }) => standing === "odd")?.fresh ?? null;
			if (odd !== null) return {
				kind: "failed",
				error: oddAnswer(odd),
				plan: null,
				results: [],
				problems
			};
		}
	}
	return outcome;
}
function reviewedPlan(plan, payloads) {
	const recorded = payloads.flatMap((payload) => matchRecord(payload, plan.bundles));
	const bundles = plan.bundles.flatMap((bundle) => {
		const reviewed = recorded.find(({ fresh }) => fresh === bundle)?.reviewed;
		if (reviewed === void 0) return [];
		const { stateVersion, bundle: sent, diff } = reviewed;
		return [{
			...bundle,
			stateVersion,
			bundleDigest: sent,
			diffDigest: diff
		}];
	});
	return {
		bundles,
		digest: payloads.find((payload) => payload.bundles.length > 0)?.plan ?? plan.digest,
		summary: summarize(bundles.flatMap(({ changes }) => changes))
	};
}
// src/action/stale.ts
const recent = 500;
const mostAsked = 50;
async function lookForPulls({ github, job, inputs }) {
	if (!inputs.comment) return null;
	const pulls = await github.openPulls(job.repository.defaultBranch);
	return {
		pulls,
		newest: pulls.length === 0 ? [] : await github.recentComments(recent)
	};
}
async function markStale({ by, targets, settings }, action, looking = lookForPulls(action)) {
	const notices = [];
	const onStale = action.inputs.onStale ?? settings.onStale;
	let refused = null;
	try {
		const looked = await looking;
		if (looked === null || looked.pulls.length === 0) return [];
		const { found, unseen } = await findAll$1(looked, [...new Set(targets.map((target) => target.deployment.slug))], action);
		if (unseen > 0) notices.push(notSeen(unseen));
		const now = await inParallel(targets, previewOf);
		for (const { pull, deployment, ours } of found) {
			const marked = await markOne(pull, ours, {
				deployment,
				by,
				now,
				onStale
			}, action);
			notices.push(...marked.notices);
			refused ??= marked.refused;
		}
		return refused === null ? notices : [...notices, refused];
	} catch (error) {
		if (!(error instanceof GitHubError || error instanceof PlatformError)) throw error;
		return [...notices, `Other open pull requests could not be checked: ${withHint(error)}`];
	}
}
async function findAll$1({ pulls, newest }, deployments, action) {
	const byPull = Map.groupBy(newest, ({ pull }) => pull);
	const oursIn = (pull, comments) => deployments.flatMap((deployment) => {
		const ours = findOurs(comments, oursOf(deployment, action));
		return ours === null ? [] : [{
			pull,
			deployment,
			ours
		}];
	});
	const found = [];
	let asked = 0;
	for (const pull of pulls) {
		const seen = oursIn(pull, byPull.get(pull.number) ?? []);
		const isAll = newest.length < recent || seen.length === deployments.length;
		if (!isAll) asked += 1;
		found.push(...isAll || asked > mostAsked ? seen : oursIn(pull, await action.github.comments(pull.number)));
	}
	return {
		found,
		unseen: Math.max(0, asked - mostAsked)
	};
}
const notSeen = (count) => `Whether ${count === 1 ? "1 more open pull request is" : `${String(count)} more open pull requests are`} stale was not checked: this repository has too many comments. A merge is checked against the platform in any case.`;
const previewOf = async (target) => ({
	target,
	preview: await target.platform.dryRun(target.deployment, target.bundle)
});
const untouched = {
	notices: [],
	refused: null
};
async function markOne(pull, ours, { deployment, by, now, onStale }, action) {
	const payload = believe(ours, pull, deployment, action);
	if ("code" in payload || payload.pull !== pull.number || payload.head !== pull.head) return untouched;
	const moved = movedSince(payload, now);
	if (moved.length === 0) return untouched;
	const record = ours.body.split("\n", 1)[0] ?? null;
	const { notices, fate } = await comment({
		pull,
		deployment,
		state: {
			kind: "stale",
			moved,
			by,
			onStale
		},
		record,
		mode: "quiet",
		whileOpen: true,
		onto: ours
	}, action);
	return {
		notices,
		refused: fate === "overtaken" ? null : await markRed(pull, by, action)
	};
}
async function markRed(pull, by, action) {
	const error = await setStatus(pull, {
		state: "failure",
		description: `${by === null ? "The platform changed since the review." : `Pull request #${String(by)} changed the platform.`} ${again}`
	}, action);
	return error && `Stale pull requests are marked in their comments only: ${withHint(error)}`;
}
const again = "Re-run the preview.";
async function markFresh(pull, action) {
	const error = await setStatus(pull, {
		state: "success",
		description: "The preview is up to date."
	}, action);
	return error === null ? [] : [`The commit status "${statusContext}" may still be red: ${withHint(error)}`];
}
async function markChanged(pull, action) {
	const error = await setStatus(pull, {
		state: "failure",
		description: `The plan changed since the review. ${again}`
	}, action);
	return error === null ? [] : [`The commit status "${statusContext}" could not be set: ${withHint(error)}`];
}
const statusContext = "ifmatch / fresh";
async function setStatus({ head }, status, { github, job }) {
	try {
		await github.setStatus(head, {
			context: statusContext,
			...status,
			url: job.run.url
		});
		return null;
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return error;
	}
}
function movedSince(payload, now) {
	return payload.bundles.flatMap((reviewed) => {
		const stateVersion = now.find(({ target }) => target.bundle.kind === reviewed.kind && target.deployment.id === payload.deployment.id)?.preview.stateVersion ?? "";
		if (stateVersion === "" || stateVersion === reviewed.stateVersion) return [];
		const { deployment } = payload;
		return [{
			deployment,
			kind: reviewed.kind,
			reviewed: {
				...reviewed,
				changes: null
			},
			now: {
				stateVersion,
				changes: null
			}
		}];
	});
}
async function watch(action) {
	const { runtime, job, inputs } = action;
	requireConnection(action);
	const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
	const { outcome, targets, files } = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const notices = targets.length > 0 ? await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action) : [];
	return ended("preview", outcome, { notices });
}
// src/action/tell.ts
async function announce(pull, plan, action) {
	const slugs = changedIn(plan).map(({ slug }) => slug);
	const stateOfOne = (slug) => ({
		kind: "applying",
		plan: partOf(plan, slug)
	});
	await noteEach(pull, {
		slugs,
		stateOfOne,
		leftIn: () => []
	}, action);
}
async function tell(ending, action) {
	const { pull, outcome, refusal = null, left = [], about } = ending;
	if (outcome.kind === "valid") return {
		comments: [],
		notices: []
	};
	if (!("plan" in outcome) || outcome.plan === null) return commentAgain(pull, stateOf(outcome, ""), action, {
		about,
		whileOpen: false
	});
	const slugs = deploymentsIn(ending.plan ?? outcome.plan).map(({ slug }) => slug);
	const stateOfOne = (slug) => withLeft(stateFor(slug, outcome, refusal), left, slug);
	const leftIn = (said) => leftAtMerge(slugs, said, {
		pull,
		about
	}, action);
	return noteEach(pull, {
		slugs,
		stateOfOne,
		leftIn
	}, action);
}
const partOf = (plan, slug) => slug === null ? plan : planOf(plan, slug);
function withLeft(state, left, slug) {
	if (left.length === 0 || state.kind !== "applied" && state.kind !== "partial") return state;
	return {
		...state,
		left: left.filter(({ deployment }) => slug === null || deployment.slug === slug)
	};
}
function stateFor(slug, outcome, refusal) {
	const plan = outcome.plan && partOf(outcome.plan, slug);
	if (refusal === null && plan?.bundles.length === 0) return {
		kind: "applied",
		plan,
		results: []
	};
	if (refusal !== null) return {
		kind: "refused",
		refusal,
		fresh: "results" in outcome ? null : plan
	};
	if (outcome.kind !== "no-changes" || plan === null) return stateOf(outcome, slug);
	return {
		kind: "applied",
		plan,
		results: plan.bundles.map((bundle) => ({
			bundle,
			outcome: {
				result: "already-applied",
				reason: null,
				undo: null
			}
		}))
	};
}
async function noteEach(pull, { slugs, stateOfOne, leftIn }, action) {
	const { comments, notice } = await commentsOf(pull, action);
	const records = recordsIn(comments, action);
	const states = [...slugs.map((deployment) => ({
		deployment,
		state: stateOfOne(deployment)
	})), ...leftIn(records)];
	const inOne = states.filter(({ deployment, state }) => modeOf(state) === "always" && !records.has(deployment)).length > 5 && action.inputs.deployment === null;
	const written = [];
	for (const { deployment, state } of states) {
		const record = records.get(deployment)?.record ?? null;
		const mode = inOne ? "quiet" : modeOf(state);
		written.push(await comment({
			pull,
			deployment,
			state,
			record,
			mode,
			whileOpen: false
		}, action));
	}
	if (inOne || records.has(null)) {
		const state = written.every(({ url }) => url !== null) ? byEach : stateOfOne(null);
		const mode = inOne ? "always" : "quiet";
		written.push(await comment({
			pull,
			deployment: null,
			state,
			record: null,
			mode,
			whileOpen: false
		}, action));
	}
	return {
		comments: written.flatMap(({ url }) => url ?? []),
		notices: [...new Set([...notice === null ? [] : [notice], ...written.flatMap(({ notices }) => notices)])]
	};
}
const byEach = {
	kind: "superseded",
	by: { what: "deployments" }
};
const modeOf = (state) => state.kind === "refused" && state.fresh !== null && changedIn(state.fresh).length > 0 ? "always" : "quiet";
function leftBehind(told, commentsSay, made, action) {
	const commented = [...commentsSay].flatMap(([deployment, said]) => deployment !== null && isMeant(deployment, said, made, action) ? [deployment] : []);
	return [...new Set([...droppedIn(made.outcome), ...commented])].filter((deployment) => !told.includes(deployment));
}
function leftAtMerge(planned, commentsSay, { pull, about }, action) {
	return [...commentsSay].flatMap(([deployment, { comment: there, record, isOwn }]) => {
		if (deployment === null || planned.includes(deployment) || record === null || !isOwn) return [];
		const payload = signedIn(there, pull, deployment, action);
		if (payload === null && about.size === 0) return [];
		if (payload?.bundles.length === 0) return [];
		return [{
			deployment,
			state: {
				kind: "refused",
				refusal: {
					code: "bundles",
					missing: payload?.bundles.map(({ kind }) => kind) ?? [],
					added: []
				},
				fresh: null
			}
		}];
	});
}
const droppedIn = (outcome) => ("triangulation" in outcome ? outcome.triangulation?.dropped ?? [] : []).flatMap(({ deployment }) => deployment ?? []);
function isMeant(deployment, { comment: there, record, isOwn }, { files, outcome, targets, pull }, action) {
	if (files.settings.deployments.has(deployment)) return true;
	if (!isOwn) return false;
	if (outcome.kind === "invalid" && targets.length === 0) return true;
	if (isSaidByFiles(files)) return true;
	if (record === null || !action.runtime.connections.has(deployment)) return false;
	return !("code" in believe(there, pull, deployment, action));
}
const isSaidByFiles = ({ bundles, settings }) => settings.deployments.size > 0 || bundles.every(({ deployment }) => deployment !== null);
process.getBuiltinModule("node:timers/promises");
const setTimeout = (() => process.getBuiltinModule("node:timers/promises").setTimeout)();
// src/commands/review.ts
async function reviewNow(options, runtime) {
	if (options.confirm === "no") throw new UsageError("No terminal to ask for approval. Save a plan with `ifmatch preview --out FILE` and apply it with `ifmatch apply FILE`, or pass --yes.");
	const { outcome, files, targets } = await previewFiles(options, runtime);
	if (outcome.kind !== "changes") return outcome;
	const { plan, problems, guards } = outcome;
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
	await options.show(outcome);
	const agreed = options.confirm === "yes" || await runtime.terminal.ask("Apply exactly this?");
	if (options.confirm !== "yes") runtime.connections.forgetState();
	return agreed ? {
		plan,
		problems,
		files,
		targets
	} : {
		kind: "needs-approval",
		plan,
		problems,
		guards
	};
}
async function reviewSaved(options, path, runtime) {
	const saved = await readSaved(path, runtime);
	if (saved.plan.undoes !== void 0) return reviewRollback(saved, path, options, runtime);
	const { plan, platform } = saved;
	refuseOtherConfig(saved.config, path, options, runtime);
	const files = load(options, runtime);
	const problems = check(files, runtime);
	if (hasErrors(problems)) return invalid(files, problems);
	refuseParts(files);
	askEarly(plan, files, runtime);
	const targets = await findTargets(files, runtime);
	if (platform !== runtime.connections.name) throw new UsageError(`${path} was made for ${platform ?? "no platform"}, but this is ${runtime.connections.name ?? "no platform"}. Preview again here, or fix the address.`);
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
async function askEarly(plan, files, runtime) {
	const isSent = ({ bundle, deployment }) => onlyChanged(plan).bundles.some((one) => one.kind === bundle.kind && one.deployment.id === deployment.id);
	try {
		const targets = await configuredTargets(files, runtime) ?? [];
		await inParallel(targets.filter(isSent), ({ platform, deployment, bundle }) => platform.dryRun(deployment, bundle));
	} catch {}
}
function differenceOf(plan, targets) {
	const sent = onlyChanged(plan).bundles;
	const moved = sent.find(({ deployment }) => targets.some((target) => isRenumbered(deployment, target.deployment)));
	if (moved !== void 0) return `the deployment ${moved.deployment.slug} had the id ${moved.deployment.id} and has another now`;
	const declared = new Map(targets.map(({ bundle, deployment }) => [nameOfBundle({
		kind: bundle.kind,
		deployment
	}), bundleDigest(bundle)]));
	const missing = sent.map(nameOfBundle).filter((name) => !declared.has(name));
	if (missing.length > 0) return `the files do not declare ${missing.join(", ")}: give the same paths as for the preview`;
	const differs = sent.filter((bundle) => declared.get(nameOfBundle(bundle)) !== bundle.bundleDigest).map(nameOfBundle);
	return differs.length > 0 ? `the files of ${differs.join(", ")} changed since the review` : null;
}
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
async function apply(options, runtime) {
	const reviewed = await (options.plan === null ? reviewNow(options, runtime) : reviewSaved(options, options.plan, runtime));
	if ("kind" in reviewed) return reviewed;
	const { plan, files } = reviewed;
	const limits = withApproval(files.settings.guards, options.approval);
	const guards = guardPlan(plan, limits);
	if (guards.length > 0) return {
		kind: "needs-approval",
		plan,
		guards,
		problems: reviewed.problems
	};
	const sent = onlyChanged(plan);
	if (sent.bundles.length === 0) return {
		kind: "no-changes",
		plan,
		guards,
		problems: reviewed.problems
	};
	const onStale = options.onStale ?? files.settings.onStale;
	return toOutcome(await applyPlan(sent, applyEffects(reviewed, runtime), {
		onStale,
		limits
	}), reviewed);
}
function applyEffects({ targets, files }, runtime) {
	return {
		preview: (bundle) => previewAgain(targetOf(bundle, targets), files),
		put: (bundle, stateVersion) => {
			const { platform, deployment } = targetOf(bundle, targets);
			return platform.put(deployment, bundle, stateVersion);
		},
		pause: (milliseconds) => pause(milliseconds, runtime.stop),
		progress: (text) => runtime.terminal.progress(text),
		stopped: runtime.noteStop()
	};
}
async function previewAgain({ bundle, deployment, platform }, files) {
	const answer = await platform.dryRun(deployment, bundle);
	return answer.rejections.length > 0 ? answer : planBundle(bundle, deployment, answer, files.locate);
}
function toOutcome(report, reviewed) {
	const { plan, problems } = reviewed;
	if (report.kind === "invalid") return {
		kind: "invalid",
		problems: [...problems, ...rejected(report, reviewed)]
	};
	if (report.kind === "needs-approval") return {
		kind: "needs-approval",
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
async function pause(milliseconds, stop) {
	const timer = new AbortController();
	const time = setTimeout(milliseconds, null, { signal: timer.signal }).catch(() => {});
	await Promise.race([time, stop()]);
	timer.abort();
}
process.getBuiltinModule("node:path");
const posix = (() => process.getBuiltinModule("node:path").posix)();
process.getBuiltinModule("node:timers/promises");
const setImmediate = (() => process.getBuiltinModule("node:timers/promises").setImmediate)();
// src/action/fetch-merge.ts
const waits = [
	0,
	1,
	2,
	4
];
async function fetchMerge(pull, action) {
	const { github, job, clock } = action;
	const wanted = job.run.attempt > 1 ? [pull.head, await github.tipOf(pull.base.ref)] : [pull.head];
	for (const wait of waits) {
		await clock.sleep(wait * 1e3);
		if (wait > 0 || wanted.length > 1) refuseMoved(pull, await github.pull(pull.number));
		const commit = tryToFetch(pull, action);
		if (commit !== null && hasParents(commit, wanted, action)) return commit;
	}
	throw new UsageError(`GitHub has no merge of ${pull.head} with ${pull.base.ref}: most likely they conflict. Resolve the conflict, or run this job again.`);
}
function refuseMoved({ number, head }, now) {
	if (now.merged) throw new UsageError(`Pull request #${String(number)} is merged, so there is nothing to preview.`);
	if (now.head === head) return;
	throw new UsageError(`Pull request #${String(number)} moved to ${now.head}. See the run of that commit: this one is for ${head}.`);
}
function tryToFetch({ number }, { git, job, inputs }) {
	try {
		return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
	} catch (error) {
		if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
		throw new UsageError(`The merge cannot be fetched: ${error instanceof Error ? error.message : String(error)}. Give the job the permission "contents: read", and check that the folder is a checkout.`, { cause: error });
	}
}
const hasParents = (commit, wanted, { git }) => {
	const parents = git.parents(commit);
	return wanted.every((one) => parents.includes(one));
};
// src/action/record.ts
async function noteReview(review, action) {
	const { outcome, pull } = review;
	const { comments, notice } = await commentsOf(pull, action);
	const plan = "plan" in outcome ? outcome.plan : null;
	if (notice !== null) return result(plan, [], [{
		url: null,
		notices: [notice],
		fate: "refused"
	}]);
	const said = recordsIn(comments, action);
	const slugs = plan === null ? await slugsIn(review, action) : deploymentsIn(plan).map(({ slug }) => slug);
	const left = leftBehind(slugs, said, review, action);
	const each = plan === null ? [] : await recordAll(plan, review, said, action);
	const written = [];
	for (const note of notesOf({
		slugs,
		left
	}, review, said, action)) written.push(await comment(note, action));
	return result(plan, each, written);
}
function result(plan, each, others) {
	const written = [...each.map(({ noted }) => noted), ...others];
	const refused = each.flatMap(({ deployment: { slug }, cause }) => cause === null ? [] : [{
		slug,
		cause
	}]);
	const why = plan === null ? null : causeOfAll(refused, plan);
	const notices = [...new Set(written.flatMap((one) => one.notices))];
	const isTold = plan !== null && written.every(({ fate }) => fate === "told");
	const changed = plan === null ? [] : changedIn(plan);
	const recorded = each.filter(({ record, cause }) => record !== null || cause !== null);
	const isRecorded = changed.every(({ slug }) => recorded.some(({ deployment }) => deployment.slug === slug));
	const isRefused = !isRecorded && written.some(({ fate }) => fate === "refused");
	return {
		records: each.flatMap(({ record }) => record ?? []),
		comments: written.flatMap(({ url }) => url ?? []),
		notices: isRefused ? [] : notices,
		warnings: isRefused ? [[notRecorded, ...notices].join(" ")] : [],
		refusal: why && {
			code: "changed",
			why
		},
		isRecorded,
		isTold,
		wasStale: each.some((one) => one.wasStale)
	};
}
function notesOf({ slugs, left }, review, said, action) {
	const { outcome, pull } = review;
	const wrong = outcome.kind === "invalid" ? whoIsWrong(slugs, review, action) : null;
	const noteOf = (deployment, state, isNews) => {
		return {
			pull,
			deployment,
			state,
			record: null,
			mode: isNews ? "always" : "quiet",
			whileOpen: true
		};
	};
	const each = (outcome.kind === "invalid" ? [...slugs, ...left] : left).flatMap((deployment) => {
		const there = said.get(deployment);
		if (there !== void 0 && holdsPlan(there, pull)) return outcome.kind === "invalid" ? [] : leftOut(deployment, there, pull, action);
		return noteOf(deployment, reviewedState(outcome, deployment), isNews(deployment, outcome, wrong));
	});
	const isNewsOfAll = wrong?.has(null) === true;
	return isNewsOfAll || said.has(null) ? [...each, noteOf(null, stateOfAll(outcome), isNewsOfAll)] : each;
}
function leftOut(deployment, { comment: one, record }, pull, action) {
	const missing = signedIn(one, pull, deployment, action)?.bundles.map(({ kind }) => kind) ?? [];
	if (missing.length === 0) return [];
	return {
		pull,
		deployment,
		state: {
			kind: "stale",
			moved: [],
			by: null,
			cause: {
				code: "bundles",
				missing,
				added: []
			}
		},
		record,
		mode: "quiet",
		whileOpen: true
	};
}
const isNews = (deployment, outcome, wrong) => wrong === null ? !isQuiet(reviewedState(outcome, deployment), deployment) : wrong.has(deployment);
function reviewedState(outcome, deployment) {
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return stateOf(outcome, deployment);
}
const stateOfAll = (outcome) => outcome.kind === "invalid" ? reviewedState(outcome, "") : {
	kind: "superseded",
	by: { what: "deployments" }
};
function isQuiet(state, deployment) {
	if (state.kind !== "no-changes") return false;
	const shown = shownIn(state.triangulation ?? null, deployment);
	return !isLiveDanger(shown) && (shown?.dropped ?? []).length === 0;
}
async function recordAll(plan, review, said, action) {
	const mayRenew = isByPerson(action.job);
	const each = [];
	for (const deployment of deploymentsIn(plan)) {
		const there = said.get(deployment.slug);
		each.push(await recordOne({
			deployment,
			plan,
			review,
			said: there,
			mayRenew
		}, action));
	}
	return each;
}
const isByPerson = ({ run, startedBy }) => run.attempt > 1 && startedBy !== null && startedBy !== "" && !startedBy.endsWith("[bot]");
async function recordOne(asked, action) {
	const { deployment, review, said } = asked;
	const { pull, outcome } = review;
	const state = reviewedState(outcome, deployment.slug);
	const onto = {
		pull,
		deployment: deployment.slug,
		whileOpen: true,
		onto: said?.comment ?? null
	};
	const write = (note) => comment({
		...onto,
		...note
	}, action);
	const none = {
		deployment,
		record: null,
		cause: null,
		wasStale: false
	};
	const decision = decide(asked, action);
	if (decision.kind === "changed") {
		const { cause, moved } = decision;
		const stale = {
			kind: "stale",
			moved,
			by: null,
			cause
		};
		return {
			...none,
			cause,
			noted: await write({
				state: stale,
				record: said?.record ?? null,
				mode: "quiet"
			})
		};
	}
	if (decision.kind === "confirm") {
		const { record } = decision;
		const noted = said?.marker.state === state.kind && !said.hasRival ? shownAt(said.comment) : await write({
			state,
			record,
			mode: "quiet"
		});
		return {
			...none,
			record,
			noted,
			wasStale: said?.marker.state !== state.kind
		};
	}
	return {
		...none,
		...await signOne(decision, asked, write, action)
	};
}
async function signOne({ number, since, isNew }, { deployment, plan, review: { pull, merge, files, outcome } }, write, action) {
	const record = sign(plan, {
		deployment,
		pull,
		merge,
		settings: settingsDigest(files.settings),
		number
	}, action);
	const state = withSince(reviewedState(outcome, deployment.slug), since);
	const mode = isNews(deployment.slug, outcome, null) ? "always" : "quiet";
	const noted = await write({
		state,
		record,
		mode: isNew ? "new" : mode
	});
	return {
		record: noted.fate === "told" && noted.url !== null ? record : null,
		noted
	};
}
const shownAt = ({ url }) => ({
	url,
	notices: [],
	fate: "told"
});
function withSince(state, since) {
	return (state.kind === "planned" || state.kind === "no-changes") && since !== null ? {
		...state,
		since
	} : state;
}
function decide(asked, action) {
	const { review, said } = asked;
	const marker = said === void 0 ? null : markerOf(said.comment.body, action);
	if (said === void 0 || marker === null || !(marker.hasRecord || marker.isDamaged)) return inPlace(said);
	const found = soundRecord(said, asked, action);
	const believed = marker.isDamaged && !("code" in found) ? linesEdited : found;
	if ("code" in believed) return decideDamaged({
		...said,
		marker
	}, believed, asked);
	if (believed.head !== review.pull.head) return inPlace(said);
	const difference = differenceFrom(believed, asked, action);
	if (difference !== null) return otherwise(difference, said, asked);
	return {
		kind: "confirm",
		record: said.record ?? ""
	};
}
function decideDamaged(said, cause, asked) {
	const { head } = said.marker;
	return head !== null && head !== asked.review.pull.head ? anew(said, null) : otherwise({
		cause,
		moved: []
	}, said, asked);
}
const linesEdited = {
	code: "edited",
	reason: "the comment's hidden lines were edited"
};
function soundRecord(said, { deployment, review }, action) {
	const { pull } = review;
	const believed = believe(said.comment, pull, deployment.slug, action);
	return "code" in believed || believed.pull === pull.number ? believed : {
		code: "other-pull",
		pull: believed.pull
	};
}
function differenceFrom(payload, { deployment, plan, review }, action) {
	const { pull, merge, files } = review;
	return differenceOf$1(payload, {
		pull,
		deployment,
		plan,
		files,
		onto: () => baseIn(merge, pull, action)
	}, action);
}
const inPlace = (said) => ({
	kind: "sign",
	number: said?.marker.number ?? 1,
	isNew: false,
	since: null
});
const anew = ({ marker }, since) => ({
	kind: "sign",
	number: marker.number + 1,
	isNew: true,
	since
});
const otherwise = (difference, said, { mayRenew }) => mayRenew ? anew(said, {
	...difference,
	url: said.comment.url
}) : {
	kind: "changed",
	...difference
};
// src/action/review.ts
async function reviewPull({ pull, hardened }, action) {
	const noPreview = whyNoPreview(pull, hardened, action);
	const isRerun = action.job.run.attempt > 1;
	const merge = hardened || isRerun && noPreview === null ? await readMerge(pull, action) : checkedOut(action);
	const judging = wantedFrom(merge.source, pull.base.ref, action, () => baseIn(merge.commit, pull, action));
	if (noPreview === null && !pull.fork && merge.source === action.runtime.source) {
		await Promise.race([begun(judging), setImmediate()]);
		fetchBaseAhead(merge.commit, pull, action);
	}
	const wanted = await judging;
	if (noPreview !== null) return validated(pull, wanted, noPreview, action);
	const managed = pull.fork ? { managed: managedBy(pull, merge, wanted, action) } : {};
	return previewed(pull, merge, {
		...wanted,
		...managed
	}, action);
}
function whyNoPreview(pull, hardened, action) {
	return pull.fork && !hardened ? "fork" : whatIsMissing(action);
}
function managedBy(pull, merge, { judge }, action) {
	const { folder, deployment } = action.inputs;
	if (deployment !== null) return new Set([deployment]);
	const settings = action.formerConfig === void 0 ? judge : defaultSettings;
	if (settings.deployments.size > 0) return new Set(settings.deployments.keys());
	try {
		const base = baseIn(merge.commit, pull, action);
		fetchMissing(base, action);
		const paths = settings.file === void 0 && folder !== "." ? [posix.join(folder, "policies")] : [];
		const { files, deploymentsOf } = loadFiles(openCommit(action.git, base), settings, {
			paths,
			deployment
		});
		return deploymentsOf(new Set(files));
	} catch (error) {
		if (!(error instanceof UsageError)) throw error;
		throw new UsageError(`Forks are previewed only for deployments of the base branch, and those are unknown: the base ${unreadable(error)}`, { cause: error });
	}
}
function checkedOut(action) {
	refuseOtherCheckout(action, "the result of the merge, ");
	return {
		source: action.runtime.source,
		commit: action.job.sha
	};
}
async function readMerge(pull, action) {
	const commit = await fetchMerge(pull, action);
	return {
		source: openCommit(action.git, commit),
		commit
	};
}
async function validated(pull, wanted, noPreview, action) {
	const about = wanted.judge.deployments;
	const outcome = validate(wanted, action.runtime);
	if (outcome.kind !== "valid") return ended("validate", outcome, {
		noPreview,
		...await commentAgain(pull, stateOf(outcome, ""), action, { about })
	});
	const { problems, files, policies } = outcome;
	return ended("validate", outcome, {
		noPreview,
		...await commentAgain(pull, {
			kind: "validated",
			reason: noPreview,
			problems,
			files,
			policies
		}, action, { about })
	});
}
async function previewed(pull, merge, wanted, action) {
	const { runtime, inputs, github } = action;
	const made = await whileAsking(() => previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime));
	if (inputs.comment) github.lookAhead(pull.number, true);
	if ("kind" in made) {
		const state = {
			kind: "failed",
			error: made.error,
			results: []
		};
		const about = wanted.judge.deployments;
		return ended("preview", made, await commentAgain(pull, state, action, { about }));
	}
	const base = () => baseOfMerge(merge.commit, pull, action);
	const explained = await explainReview(made, {
		base,
		fork: pull.fork
	}, action);
	const outcome = needingApproval(explained.outcome);
	const { isTold, wasStale, ...notes } = await noteReview({
		...made,
		outcome,
		pull,
		merge: merge.commit
	}, action);
	const notices = [...explained.notices, ...notes.notices];
	if (notes.refusal !== null) notices.push(...await markChanged(pull, action));
	else if (isTold && (wasStale || action.job.run.attempt > 1)) notices.push(...await markFresh(pull, action));
	return ended("preview", outcome, {
		...notes,
		notices
	});
}
const needingApproval = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "needs-approval"
} : outcome;
async function explainReview(made, review, action) {
	const { outcome, files } = made;
	if (!("plan" in outcome)) return {
		outcome,
		notices: []
	};
	const isWanted = files.settings.impact === "auto" && outcome.kind !== "no-changes";
	const limits = isWanted && !review.fork ? defaultImpactLimits : null;
	const { base, notices } = await review.base();
	const told = isWanted && review.fork ? [...notices, forkNotice] : notices;
	try {
		return {
			outcome: await explain(made, {
				base,
				limits
			}, action.runtime),
			notices: told
		};
	} catch (error) {
		if (base === null || !(error instanceof UsageError || error instanceof PlatformError)) throw error;
		return {
			outcome: await explain(made, {
				base: null,
				limits
			}, action.runtime),
			notices: [...told, notToldApart(error)]
		};
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
async function checkGroup(group, action) {
	const { runtime, inputs, github } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(runtime.source, group.base, action);
	const made = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const { outcome } = made;
	if (outcome.kind !== "changes") return ended("preview", outcome);
	const notices = [];
	let left = outcome.plan.bundles;
	for (const { number, onto } of group.pulls) {
		const held = await holdPlan({
			pull: await github.pull(number),
			onto: () => onto,
			plan: outcome.plan,
			files: made.files,
			isQueued: true
		}, action);
		if ("code" in held) {
			const refusal = {
				code: "not-fresh",
				pull: number,
				why: held
			};
			return ended("preview", needingApproval(outcome), { refusal });
		}
		if (held.notice !== null) notices.push(held.notice);
		left = left.filter((bundle) => held.left.includes(bundle));
	}
	const sent = makePlan(outcome.plan.bundles.filter((bundle) => !inputs.comment || !left.includes(bundle)));
	const guards = guardPlan(sent, withApproval(made.files.settings.guards, inputs.approval));
	return ended("preview", needingApproval({
		...outcome,
		guards
	}), { notices });
}
// src/action/apply.ts
async function applyMerged(push, action) {
	const { github, job, runtime, clock } = action;
	if (push.branch !== job.repository.defaultBranch) return otherBranch(push, action);
	const finding = begun(knownPulls(github, push));
	const judging = begun(wantedFrom(runtime.source, judgeOf(push), action));
	const tip = await github.tipOf(push.branch);
	if (tip !== push.after) return overtaken(push, {
		tip,
		finding,
		wanted: await judging
	}, action);
	begun(finding.then((known) => known.forEach(({ number }) => github.lookAhead(number, false))));
	const now = await whileAsking(() => previewTip(judging, action));
	if ("kind" in now) return notReady(push, finding, now, action);
	if (now.outcome.kind === "no-changes") return nothingLeft(await finding, now, action);
	const pulls = await mergedPulls(github, push, clock, finding);
	const last = pulls.at(-1);
	if (last?.merge !== push.after) return refuseDirect(pulls, push, now, action);
	if (pulls.length > 1) return applyInOrder(pulls, push, action);
	return applyPull(last, {
		...commitOf(runtime.source, push),
		previewed: now
	}, action);
}
async function previewTip(judging, action) {
	requireConnection(action);
	refuseOtherCheckout(action);
	return previewJudged(await judging, action);
}
async function overtaken(push, { tip, finding, wanted }, action) {
	const { runtime } = action;
	const { branch, after } = push;
	const told = await tellUnapplied(push, finding, {
		kind: "superseded",
		by: {
			what: "branch",
			branch,
			commit: tip
		}
	}, {
		about: wanted.judge.deployments,
		action
	});
	return ended("apply", validate(wanted, runtime), {
		refusal: {
			code: "old-run",
			commit: after,
			branch,
			tip
		},
		...told
	});
}
async function notReady(push, finding, outcome, action) {
	const state = {
		kind: "failed",
		error: outcome.error,
		results: []
	};
	return ended("apply", outcome, await tellUnapplied(push, finding, state, {
		about: new Map(),
		action
	}));
}
async function nothingLeft(pulls, tried, action) {
	const outcome = await refuseOdd(tried.outcome, pulls, action);
	return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome,
		about: aboutOf(tried)
	}, action)));
}
async function refuseDirect(pulls, { after, branch }, tried, action) {
	const { outcome } = tried;
	const about = aboutOf(tried);
	if (outcome.kind !== "changes") return ended("apply", outcome, await tellAll(pulls, (pull) => tell({
		pull,
		outcome,
		about
	}, action)));
	const refusal = {
		code: "direct-push",
		commit: after,
		branch
	};
	const state = {
		kind: "refused",
		refusal,
		fresh: null
	};
	const told = await tellAll(pulls, (pull) => commentAgain(pull, state, action, {
		about,
		whileOpen: false
	}));
	return ended("apply", outcome, {
		refusal,
		...told
	});
}
async function tellAll(pulls, tellOne) {
	const told = [];
	for (const pull of pulls) told.push(await tellOne(pull));
	return joinTold(told);
}
async function applyInOrder(pulls, push, action) {
	const before = [];
	const comments = [];
	const warnings = [];
	for (const [index, pull] of pulls.entries()) {
		const onto = pulls[index - 1]?.merge ?? push.before;
		const commit = {
			...commitOf(sourceOf(pull, push, action), push),
			onto
		};
		const tried = await previewCommit(commit, action);
		const made = await applyPull(pull, {
			...commit,
			previewed: tried
		}, action);
		comments.push(...made.comments);
		const isDone = made.refusal === null && done.has(made.outcome.kind);
		const rest = pulls.slice(index + 1);
		if (isDone && rest.length > 0) {
			before.push(`Pull request #${String(pull.number)}: ${headlineText(made.outcome)}`, ...made.notices);
			warnings.push(...made.warnings);
			continue;
		}
		const left = await tellLeft(rest, {
			after: pull,
			about: aboutOf(tried)
		}, action);
		comments.push(...left.comments);
		const notices = [
			...before,
			...made.notices,
			...left.notices
		];
		return {
			...made,
			comments,
			notices,
			warnings: [...new Set([...warnings, ...made.warnings])]
		};
	}
	throw new Error("a push with pull requests was not applied");
}
async function tellLeft(rest, { after: { number }, about }, action) {
	const notices = rest.map((one) => `Pull request #${String(one.number)} was not checked: re-run this job.`);
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices
	};
	const by = {
		what: "pull",
		pull: number,
		run: action.job.run.url
	};
	const told = await tellAll(rest, (pull) => commentAgain(pull, {
		kind: "superseded",
		by
	}, action, {
		about,
		whileOpen: false
	}));
	return {
		...told,
		notices: [...notices, ...told.notices]
	};
}
const done = new Set(["applied", "no-changes"]);
async function otherBranch(push, action) {
	const { defaultBranch } = action.job.repository;
	const wanted = await wantedFrom(action.runtime.source, defaultBranch, action);
	const notice = `Nothing is applied from ${push.branch}: only ${defaultBranch} is.`;
	return ended("validate", validate(wanted, action.runtime), { notices: [notice] });
}
const commitOf = (source, push) => ({
	source,
	judge: judgeOf(push),
	onto: push.before,
	previewed: null
});
const judgeOf = ({ before, after }) => /^0+$/.test(before) ? after : before;
function sourceOf({ merge }, push, { runtime, git, job, inputs }) {
	if (merge === null || merge === push.after) return runtime.source;
	git.fetch(merge, job, inputs.githubToken);
	return openCommit(git, merge);
}
const aboutOf = (tried) => "files" in tried ? tried.files.settings.deployments : tried.about;
const previewCommit = async ({ source, judge }, action) => previewJudged(await wantedFrom(source, judge, action), action);
async function previewJudged(wanted, action) {
	const { runtime, inputs } = action;
	const made = await whileAsking(() => previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime));
	return "kind" in made ? {
		outcome: made,
		about: wanted.judge.deployments
	} : made;
}
async function applyPull(pull, commit, action) {
	const tried = commit.previewed ?? await previewCommit(commit, action);
	const outcome = await refuseOdd(tried.outcome, [pull], action);
	const about = aboutOf(tried);
	if (outcome.kind !== "changes" || !("files" in tried)) return ended("apply", outcome, await tell({
		pull,
		outcome,
		about
	}, action));
	const { plan } = outcome;
	const held = await holdPlan({
		pull,
		onto: () => commit.onto,
		plan,
		files: tried.files,
		isQueued: false
	}, action);
	if ("code" in held) return ended("apply", outcome, {
		refusal: held,
		...await tell({
			pull,
			outcome,
			refusal: held,
			about
		}, action)
	});
	const reviewed = reviewedPlan(plan, held.payloads);
	if (reviewed.bundles.length === 0) return nothingOwn(pull, {
		...outcome,
		about
	}, held.left, action);
	return applyReviewed(pull, {
		...tried,
		outcome,
		left: held.left
	}, reviewed, action);
}
async function nothingOwn(pull, { plan, problems, about }, left, action) {
	const outcome = {
		kind: "no-changes",
		plan: makePlan(plan.bundles.filter((bundle) => !left.includes(bundle))),
		problems,
		guards: []
	};
	return ended("apply", outcome, {
		...await tell({
			pull,
			outcome,
			left,
			plan,
			about
		}, action),
		warnings: warnLeft(left)
	});
}
const warnLeft = (left) => left.length === 0 ? [] : [textOf$2(leftWords(left))];
async function applyReviewed(pull, { files, targets, outcome: fresh, left }, plan, action) {
	const { runtime, inputs } = action;
	const reviewed = {
		plan,
		problems: fresh.problems,
		files,
		targets
	};
	const limits = withApproval(files.settings.guards, inputs.approval);
	const effects = applyEffects(reviewed, runtime);
	runtime.connections.forgetState();
	begun(inParallel(plan.bundles, (bundle) => effects.preview(bundle)));
	await announce(pull, plan, action);
	const report = await applyPlan(plan, effects, {
		onStale: inputs.onStale ?? files.settings.onStale,
		limits
	});
	const outcome = toOutcome(report, reviewed);
	const refusal = refusalIn(outcome, report.results);
	const about = files.settings.deployments;
	const wrote = outcome.kind === "applied" || outcome.kind === "partial";
	const [notes, stale] = await Promise.all([tell({
		pull,
		outcome,
		refusal,
		left,
		plan: fresh.plan,
		about
	}, action), markStale({
		by: wrote ? pull.number : null,
		targets,
		settings: files.settings
	}, action)]);
	const notices = [...notes.notices, ...stale];
	return ended("apply", outcome, {
		...notes,
		refusal,
		notices,
		warnings: warnLeft(left)
	});
}
function refusalIn(outcome, results) {
	const already = results.filter((one) => one.outcome.result === "already-applied").map(({ bundle }) => bundle);
	const applied = already.length === 0 ? {} : { done: already };
	if (outcome.kind === "needs-approval") return {
		code: "guards",
		guards: outcome.guards,
		...applied
	};
	if (outcome.kind !== "stale") return null;
	const moved = movedOf(results);
	const so = [...new Set(moved.map(({ deployment }) => deployment.slug))];
	const isNamed = so.length > 0 && deploymentsIn(outcome.plan).length > 1;
	return {
		code: "stale",
		moved,
		...applied,
		...isNamed ? { among: {
			so,
			otherwise: []
		} } : {}
	};
}
async function runByHand(action) {
	const { runtime, job, github, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const { defaultBranch } = job.repository;
	const wanted = await wantedFrom(runtime.source, defaultBranch, action);
	const made = await previewFiles({
		...wanted,
		approval: inputs.approval
	}, runtime);
	const { outcome, files, targets } = made;
	if (inputs.planDigest === null || inputs.command === "preview") {
		const explained = await explainReview(made, {
			base: () => baseByHand(action),
			fork: false
		}, action);
		return ended("preview", explained.outcome, { notices: explained.notices });
	}
	if (outcome.kind !== "changes") return ended("apply", outcome);
	const tip = await github.tipOf(defaultBranch);
	if (tip !== job.sha) return ended("apply", outcome, { refusal: {
		code: "old-run",
		commit: job.sha,
		branch: defaultBranch,
		tip
	} });
	const { plan, problems } = outcome;
	if (plan.digest !== inputs.planDigest) return ended("apply", outcome, { refusal: {
		code: "other-plan",
		wanted: inputs.planDigest,
		found: plan.digest
	} });
	const reviewed = {
		plan,
		problems,
		files,
		targets
	};
	const limits = withApproval(files.settings.guards, inputs.approval);
	runtime.connections.forgetState();
	const report = await applyPlan(onlyChanged(plan), applyEffects(reviewed, runtime), {
		onStale: "refuse",
		limits
	});
	const applied = toOutcome(report, reviewed);
	const notices = await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action);
	return ended("apply", applied, {
		refusal: refusalIn(applied, report.results),
		notices
	});
}
async function tellUnapplied(push, finding, state, { about, action }) {
	if (action.job.run.attempt > 1) return {
		comments: [],
		notices: []
	};
	try {
		const pulls = mergedBy(push, await finding);
		const told = await Promise.all(pulls.map((pull) => commentAgain(pull, state, action, {
			about,
			whileOpen: false
		})));
		return joinTold(told);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			comments: [],
			notices: [notWritten(error)]
		};
	}
}
const mergedBy = (push, pulls) => pulls.filter(({ merge }) => merge !== null && push.commits.includes(merge));
// src/action/drift.ts
async function reportDrift(action) {
	const { runtime, job, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(runtime.source, job.repository.defaultBranch, action);
	const pulls = begun(lookForPulls(action));
	const seen = inputs.drift === "off" ? null : lookForIssues(action);
	const previewed = await previewFiles({
		...wanted,
		approval: inputs.approval,
		readsLive: true
	}, runtime);
	const { outcome, targets, files } = previewed;
	const marking = targets.length > 0 ? markStale({
		by: null,
		targets,
		settings: files.settings
	}, action, pulls) : [];
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return ended("preview", outcome, {
		warnings: [`${notLookedAt} Open drift issues stay as they are.`],
		notices: await marking
	});
	const [stale, { notices, warnings, urls }] = await Promise.all([marking, seen === null ? nothing : reportAll(previewed, wanted, seen, action)]);
	const drift = {
		found: outcome.kind === "changes",
		urls
	};
	return ended("preview", outcome, {
		drift,
		warnings,
		notices: [...stale, ...notices]
	});
}
const nothing = {
	notices: [],
	warnings: [],
	urls: []
};
function lookForIssues({ github, inputs, job }) {
	return {
		tip: begun(github.tipOf(job.repository.defaultBranch)),
		issues: seeIssues(github, inputs.commentAuthor)
	};
}
async function reportAll(previewed, wanted, seen, action) {
	const { job } = action;
	if (await seen.tip !== job.sha) return {
		...nothing,
		notices: [movedOn(job.repository.defaultBranch)]
	};
	const reported = [];
	for (const drifted of await findAll(previewed, wanted, action)) reported.push(await reportOne(drifted, seen.issues, action));
	return {
		notices: reported.flatMap(({ notices }) => notices),
		warnings: reported.flatMap(({ warnings }) => warnings),
		urls: reported.flatMap(({ url }) => url ?? [])
	};
}
const movedOn = (branch) => `${branch} has moved on since this run began, so the next run reports the drift.`;
async function findAll({ outcome, targets }, wanted, action) {
	const drift = await findIn(outcome, wanted, action);
	const slugs = [...new Set(targets.map(({ deployment }) => deployment.slug))];
	return slugs.map((deployment) => ({
		deployment,
		only: slugs.length > 1,
		drift: {
			...drift,
			bundles: drift.bundles.filter((bundle) => bundle.deployment.slug === deployment),
			unmanaged: drift.unmanaged.filter((bundle) => bundle.deployment.slug === deployment)
		},
		problems: outcome.problems
	}));
}
async function findIn({ kind }, wanted, { git, runtime }) {
	const none = {
		bundles: [],
		unmanaged: [],
		digest: ""
	};
	if (kind === "no-changes") return none;
	const { outcome } = await driftOfFiles({
		...wanted,
		openPlan: null,
		base: null,
		git,
		fix: null
	}, runtime);
	if ("drift" in outcome) return outcome.drift;
	throw new Error("files that were valid are not any more");
}
async function reportOne(drifted, seen, action) {
	const { clock, github, inputs, job } = action;
	const { deployment, drift } = drifted;
	const reporter = {
		deployment,
		config: otherConfig(inputs),
		author: inputs.commentAuthor,
		run: job.run
	};
	const view = {
		...drifted,
		job,
		again: againOf(drifted, inputs)
	};
	try {
		if (drift.bundles.every(({ entries }) => entries.length === 0)) return await closeIssue(github, seen, reporter, { line: goneLine(view) });
		const report = {
			title: driftTitle(view),
			digest: digestOfAll(drift.bundles),
			body: renderDriftIssue(view)
		};
		return await reportInIssue(github, seen, reporter, report, clock.now());
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [],
			warnings: [`The drift of ${deployment} could not be reported in an issue: ${withHint(error)}`]
		};
	}
}
function againOf({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
process.getBuiltinModule("node:crypto");
const randomUUID = (() => process.getBuiltinModule("node:crypto").randomUUID)();
// src/action/report.ts
async function report(result, action, env) {
	const { runtime, inputs } = action;
	const reason = failureReason(result, inputs);
	const plan = planIn(result);
	const unsigned = plan === null ? null : await writePlan(result, action);
	const told = driftLines(result.drift?.urls ?? [], result.warnings);
	if (inputs.summary) append(env["GITHUB_STEP_SUMMARY"], `${told}${summaryOf(result, action, plan)}\n`);
	append(env["GITHUB_OUTPUT"], formatOutputs(outputsOf(result, action, plan, reason), `ifmatch-${randomUUID()}`));
	runtime.terminal.print(renderGithub(result.outcome, inputs.folder, "setting"));
	for (const message of noticesOf(result)) runtime.terminal.print(workflowCommand({
		command: "notice",
		properties: {},
		message
	}));
	for (const message of unsigned === null ? result.warnings : [...result.warnings, unsigned]) runtime.terminal.print(workflowCommand({
		command: "warning",
		properties: {},
		message
	}));
	const message = errorOf(result, plan, reason);
	if (message !== null) runtime.terminal.print(workflowCommand({
		command: "error",
		properties: {},
		message
	}));
	return reason === null ? 0 : 1;
}
function noticesOf({ noPreview, notices }) {
	if (noPreview === null) return [...notices];
	const { says, fix } = noPreviewWords[noPreview];
	return [`${textOf$2(says)}\n${textOf$2(fix)}`, ...notices];
}
function errorOf({ refusal, outcome }, plan, reason) {
	if (refusal !== null) return `${reason ?? ""}\n${textOf$2(refusalWords(refusal, plan?.digest ?? null).fix)}`;
	return (outcome.kind === "changes" || outcome.kind === "no-changes" || outcome.kind === "valid") && reason !== null ? `${reason}\nThe input fail-on wants this to be red.` : null;
}
const planIn = ({ outcome }) => "plan" in outcome ? outcome.plan : null;
async function writePlan({ command, outcome, records }, { runtime, inputs }) {
	const run = {
		tool: `ifmatch ${version}`,
		command,
		platform: runtime.connections.name,
		config: runtime.config,
		says: phrase,
		records
	};
	const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
	runtime.writeText(inputs.planFile, `${toJson(file, 2)}\n`);
	return unsigned === null ? null : `${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`;
}
function summaryOf({ outcome, refusal, noPreview, isRecorded }, { job, inputs }, plan) {
	const deployment = plan?.bundles[0]?.deployment.slug ?? inputs.deployment;
	const planFile = plan === null ? null : inputs.planFile;
	const view = {
		deployment,
		job,
		commit: job.sha,
		summary: false,
		planFile,
		isRecorded
	};
	if (refusal !== null) return renderSummary({
		kind: "refused",
		refusal,
		fresh: plan
	}, view);
	if (noPreview === null || outcome.kind !== "valid") return renderSummary(outcome, view);
	const { problems, files, policies } = outcome;
	return renderSummary({
		kind: "validated",
		reason: noPreview,
		files,
		policies,
		problems
	}, view);
}
function outputsOf({ outcome, refusal, comments, drift }, { inputs }, plan, reason) {
	const { creates, updates, deletes, effect } = plan?.summary ?? summarize([]);
	const versions = plan?.bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]) ?? [];
	return {
		outcome: refusal === null ? outcome.kind : refusedAs(refusal),
		"failure-reason": escapeHidden((reason ?? "").replaceAll(/\s+/g, " ")),
		creates: String(creates),
		updates: String(updates),
		deletes: String(deletes),
		effect,
		digest: plan?.digest ?? "",
		"state-versions": JSON.stringify(Object.fromEntries(versions)),
		"plan-file": plan === null ? "" : inputs.planFile,
		"comment-url": comments[0] ?? "",
		...driftOutputs(drift)
	};
}
const driftOutputs = (drift) => drift === null ? {
	drift: "",
	"drift-url": ""
} : {
	drift: String(drift.found),
	"drift-url": drift.urls[0] ?? ""
};
function refusedAs(refusal) {
	const { code } = causeOf(refusal);
	if (code === "stale") return "stale";
	return code === "guards" ? "needs-approval" : "refused";
}
export { apply, applyEffects, applyMerged, checkGroup, ended, explainReview, lookForPulls, markChanged, markFresh, markStale, needingApproval, pause, refusalIn, refuseOtherCheckout, report, reportDrift, requireConnection, reviewPull, runAction, runByHand, toOutcome, validateOnly, watch, whatIsMissing, whileAsking };
