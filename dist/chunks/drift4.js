import { notFixedWords, notLookedAt, originCounts } from "./words2.js";
import { digestOfAll, driftOfFiles } from "./drift2.js";
import { previewFiles } from "./preview.js";
import { isBy, isNewer, refuseOtherCheckout, requireConnection } from "./review-pull.js";
import { GitHubError } from "./github.js";
import { count, dirname, join, mkdirSync, mkdtempSync, openDisk, readFileSync, rmSync, shellWord, withHint, writeFileSync } from "./cli-and-action.js";
import { createHash } from "./_builtin ifmatch node_crypto.js";
import { renderDriftMarkdown } from "./markdown4.js";
import { blocks, join as join$1, link, md, nothing as nothing$1, ours } from "./page.js";
import { objectName } from "./object-name.js";
import { askedPaths, byteLimit, findFiles, pathsOf } from "./validate.js";
import { executablesIn, openCommit } from "./commit-source.js";
import { tmpdir } from "./_builtin ifmatch node_os.js";
import { otherConfig, wantedFrom } from "./wanted.js";
import { markStale } from "./mark-stale.js";
import { ended as ended$1 } from "./result.js";
// src/github/drift/marker.ts
const longest = 2048;
const pattern = /^<!-- ifmatch:drift:v1:([A-Za-z0-9_-]+) -->$/;
function driftMarker({ deployment, config, digest, run: { id, attempt } }) {
	return `<!-- ifmatch:drift:v1:${Buffer.from(JSON.stringify({
		deployment,
		config,
		digest,
		run: {
			id,
			attempt
		}
	})).toString("base64url")} -->`;
}
function readDriftMarker(body) {
	const [line = ""] = body.slice(0, longest).split("\n", 1);
	const payload = pattern.exec(line.replace(/\r$/, ""))?.[1];
	return payload === void 0 ? null : claimsIn(Buffer.from(payload, "base64url").toString("utf8"));
}
const belowMarker = (body) => body.slice(body.indexOf("\n") + 1);
function claimsIn(json) {
	try {
		const { deployment, config = null, digest, run } = JSON.parse(json);
		const { id, attempt } = run;
		return typeof deployment === "string" && isTextOrNull(config) && isTextOrNull(digest) && isNumber(id) && isNumber(attempt) ? {
			deployment,
			config,
			digest,
			run: {
				id,
				attempt
			}
		} : null;
	} catch {
		return null;
	}
}
const isTextOrNull = (value) => value === null || typeof value === "string";
const isNumber = (value) => Number.isSafeInteger(value) && Number(value) > 0;
// src/github/drift/ours.ts
const ownedBy = (pages, { deployment, config, author }) => pages.flatMap((page) => {
	const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
	return marker?.deployment === deployment && marker.config === config ? [{
		...page,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const isLater = ({ marker }, { run }) => isNewer(marker.run, run);
const lastClosed = (pages) => pages.toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0) || a.number - b.number).at(-1) ?? null;
// src/github/drift/issue-life.ts
const label = "ifmatch-drift";
const recent = 500;
const reusable = 2592e6;
async function tellInIssue(issues, teller, told, now) {
	const current = await onlyOne(issues, teller, ownedBy(await issues.issuesBy(teller.author, "open", Infinity), teller));
	if (current !== null) return renew(issues, teller, told, current);
	const last = lastClosed(ownedBy(await issues.issuesBy(teller.author, "closed", recent), teller));
	if (last === null || isOutdated(last, told, now)) return create$1(issues, teller, told);
	if (last.marker.digest === told.digest) return leftClosed(last);
	if (isLater(last, teller)) return older(last);
	return ended(await issues.updateIssue(last.number, {
		title: told.title,
		body: textOf$1(teller, told),
		state: "open"
	}));
}
async function endInIssue(issues, teller, gone) {
	const open = ownedBy(await issues.issuesBy(teller.author, "open", Infinity), teller);
	const closed = ownedBy(await issues.issuesBy(teller.author, "closed", recent), teller);
	const outdated = [...open, ...closed].filter(({ marker }) => marker.digest !== null);
	for (const issue of outdated.filter((one) => !isLater(one, teller))) await end(issues, teller, issue, gone);
	return nothingTold;
}
async function end(issues, teller, issue, { line }) {
	const body = goneText(teller, line, issue);
	await issues.updateIssue(issue.number, issue.open ? {
		body,
		state: "closed",
		reason: "completed"
	} : { body });
	if (issue.open) await issues.commentOnIssue(issue.number, line);
}
const isOutdated = ({ closedAt, marker }, { digest }, now) => marker.digest !== digest && now - (closedAt ?? now) > reusable;
async function renew(issues, teller, told, current) {
	if (current.marker.digest === told.digest) return ended(current);
	if (isLater(current, teller)) return older(current);
	return ended(await issues.updateIssue(current.number, {
		title: told.title,
		body: textOf$1(teller, told)
	}));
}
async function create$1(issues, teller, told) {
	const made = await createOnce(issues, teller, told);
	const kept = await onlyOne(issues, teller, ownedBy(await issues.issuesBy(teller.author, "open", Infinity), teller)) ?? made;
	if (ownedBy([made], teller).length > 0) return ended(kept);
	return {
		...ended(made),
		warnings: [writtenBy(made, teller)]
	};
}
async function createOnce(issues, teller, told) {
	const body = textOf$1(teller, told);
	const write = () => issues.createIssue({
		title: told.title,
		body,
		labels: [label]
	});
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError && (error.status === null || error.status >= 500))) throw error;
		return (await issues.issuesBy(teller.author, "open", Infinity)).find((issue) => issue.body === body) ?? await write();
	}
}
async function onlyOne(issues, teller, open) {
	const [kept = null, ...doubles] = open;
	for (const { number } of doubles) {
		const line = `The same as #${String(kept?.number ?? 0)}, where it goes on.`;
		const body = `${driftMarker({
			...teller,
			digest: null
		})}\n${line}\n`;
		await issues.updateIssue(number, {
			body,
			state: "closed",
			reason: "not_planned"
		});
	}
	return kept;
}
const textOf$1 = (teller, { digest, body }) => `${driftMarker({
	...teller,
	digest
})}\n${body}`;
const goneText = (teller, line, { body }) => `${driftMarker({
	...teller,
	digest: null
})}\n${line}\n\n${belowMarker(body)}`;
const nothingTold = {
	url: null,
	notices: [],
	warnings: []
};
const ended = ({ url }) => ({
	...nothingTold,
	url
});
const older = (page) => ({
	...ended(page),
	notices: [`${page.url} was left as it is: a newer run has written it.`]
});
const leftClosed = (page) => ({
	...ended(page),
	notices: [`${page.url} tells of this drift, and somebody closed it. It stays closed until the drift is another one.`]
});
const writtenBy = ({ author }, teller) => `GitHub says that this was written by ${author.login}, and not by ${teller.author}: set comment-author to that, or every run writes a new one.`;
// src/github/drift/branch.ts
const prefix = "ifmatch/drift-";
function driftBranch({ deployment, config }) {
	const plain = deployment.replaceAll(/[^A-Za-z0-9_-]+/g, "-").slice(0, 80);
	if (plain === deployment && config === null) return prefix + plain;
	const whole = config === null ? deployment : `${deployment}\n${config}`;
	return `${prefix}${plain}-${createHash("sha256").update(whole).digest("hex").slice(0, 8)}`;
}
const trailer = /\n\nIfmatch-Drift: ([0-9a-f]{40,64}) on ([0-9a-f]{40,64})\s*$/;
const commitMessage = (title, { tree, base }) => `${title}\n\nIfmatch-Drift: ${tree} on ${base}`;
function madeFor({ message, tree }) {
	const [, named, base = null] = trailer.exec(message) ?? [];
	return named === tree ? base : null;
}
// src/github/drift/pull-life.ts
async function tellInPull(hub, teller, told, proposal) {
	const found = await find(hub, teller);
	const left = leave(found, teller, told);
	if (left !== null) return left;
	const { open } = found;
	if (open !== null && isUpToDate(open, found, told, proposal)) return ended(open);
	if (!await commit(hub, told, proposal, found)) return found.tip === null ? atOnce(found) : taken(found);
	return open === null ? create(hub, teller, told, {
		found,
		proposal
	}) : update(hub, teller, told, open);
}
function leave(found, teller, { digest }) {
	const last = found.open ?? lastClosed(found.closed);
	if (last !== null && isRefused(last, digest)) return leftClosed(last);
	if (last !== null && isLater(last, teller)) return older(last);
	return found.free ? null : taken(found);
}
const isRefused = ({ open, merged, marker }, digest) => !open && !merged && marker.digest === digest;
const isUpToDate = ({ marker }, found, { digest }, { base }) => marker.digest === digest && found.madeFor === base.commit;
async function endInPull(hub, teller, { line }) {
	const found = await find(hub, teller);
	const outdated = [found.open, ...found.closed].filter((pull) => pull !== null && !pull.merged);
	if (outdated.some((pull) => pull !== null && isLater(pull, teller))) return nothingTold;
	if (found.open !== null && !found.free) return taken(found);
	for (const pull of outdated) {
		if (pull === null || !pull.open && pull.marker.digest === null) continue;
		const body = goneText(teller, line, pull);
		await hub.updatePull(pull.number, pull.open ? {
			body,
			state: "closed"
		} : { body });
		if (pull.open) await hub.createComment(pull.number, line);
	}
	if (found.tip !== null && found.free) await hub.deleteBranch(found.branch);
	return nothingTold;
}
async function find(hub, teller) {
	const branch = driftBranch(teller);
	const pulls = await hub.pullsFrom(branch);
	const ours = ownedBy(pulls, teller);
	const sha = await hub.branchTip(branch);
	const tip = sha === null ? null : await hub.gitCommit(sha);
	const made = tip === null ? null : madeFor(tip);
	const isMerged = pulls.some(({ merged, head }) => merged && head === sha);
	return {
		branch,
		open: ours.find(({ open }) => open) ?? null,
		closed: ours.filter(({ open }) => !open),
		tip,
		madeFor: made,
		free: tip === null || made !== null || isMerged
	};
}
async function commit(hub, { title }, { base, files }, found) {
	const { branch, tip } = found;
	const { tree: start } = await hub.gitCommit(base.commit);
	const tree = await hub.createTree(start, files);
	const isOnBase = found.madeFor === base.commit;
	if (isOnBase && tip?.tree === tree) return true;
	const parents = tip === null ? [base.commit] : [tip.sha, ...isOnBase ? [] : [base.commit]];
	const made = await hub.createCommit({
		message: commitMessage(title, {
			tree,
			base: base.commit
		}),
		tree,
		parents
	});
	if (tip !== null) return hub.moveBranch(branch, made);
	return await hub.createBranch(branch, made) || await hub.branchTip(branch) === made;
}
async function create(hub, teller, told, { found, proposal }) {
	const { branch } = found;
	const { base } = proposal;
	const pull = {
		title: told.title,
		body: textOf(teller, told),
		head: branch,
		base: base.branch
	};
	const made = await hub.createPull(pull);
	if (made === null) return existing(await hub.pullsFrom(branch), branch, pull.body);
	return ownedBy([made], teller).length > 0 ? ended(made) : {
		...ended(made),
		warnings: [writtenBy(made, teller)]
	};
}
const update = async (hub, teller, told, { number }) => ended(await hub.updatePull(number, {
	title: told.title,
	body: textOf(teller, told)
}));
function existing(pulls, branch, body) {
	const open = pulls.find((pull) => pull.open) ?? null;
	if (open?.body === body) return ended(open);
	const notice = `There is a pull request from ${branch} already; it was left as it is.`;
	return {
		...nothingTold,
		url: open?.url ?? null,
		notices: [notice]
	};
}
const atOnce = ({ branch }) => ({
	...nothingTold,
	notices: [`Another run made the branch ${branch} at the same moment; it was left as it is.`]
});
function taken({ branch, open }) {
	const says = `The branch ${branch} holds a commit that is not ours, so it was left as it is. ${open === null ? "Delete the branch" : `Merge or close ${open.url} and delete the branch`} to have it kept up to date again.`;
	return {
		...nothingTold,
		url: open?.url ?? null,
		warnings: [says]
	};
}
const textOf = (teller, { digest, body }) => `${driftMarker({
	...teller,
	digest
})}\n${body}`;
// src/render/drift-issue/drift-page.ts
const budget = 58e3;
const driftTitle = ({ deployment, drift }) => `Drift in ${plainName(deployment)}: ${originCounts(drift).join(", ")}`;
const plainName = (slug) => slug.replaceAll(/[^A-Za-z0-9_.-]+/g, "-").slice(0, 80);
const renderDriftIssue = (view) => layOut(view, [md`The platform is not what ${branch(view)} declares. This issue is kept up to date by the drift check, and closed once both are the same again.`]);
const renderDriftPull = (view, { taken, left, ownToken }) => layOut(view, [
	md`The platform was edited, and ${branch(view)} does not say so. **Merging accepts the platform's edits:** the files then declare them, and nothing is applied.`,
	ours("**Closing this and applying the files again reverts them:** run the apply workflow by hand, review its plan, and run it again with the digest of the plan."),
	left === 0 ? nothing$1 : md`${ours(count(taken, "object"))} of ${taken + left} ${ours(taken === 1 ? "is" : "are")} taken over here. What the platform has an earlier version of, was edited on both sides, cannot be told apart, or cannot be written into the files stays as it is.`,
	ours("This pull request is kept up to date by the drift check as long as nobody else commits to its branch, and closed once the drift is gone."),
	ownToken ? ours(startsNothing) : nothing$1
]);
const startsNothing = "It was opened with the token of a job, and for such ones GitHub starts no workflows: to have it previewed, close it and open it again.";
const goneLine = ({ job }) => md`The drift is gone: the platform is what ${job.repository.defaultBranch} declares (${runLink(job)}).`.text;
const nothingLeftLine = ({ job }) => md`No edit of the platform is left that could be taken into the files (${runLink(job)}).`.text;
const leftLines = ({ left }) => left.map(({ entry, why }) => {
	const { noun, name } = objectName(entry.change, entry.kind);
	return `The edit of ${noun} ${name} on the platform cannot be taken into the files: ${notFixedWords[why]}.`;
});
function layOut({ drift, problems, job, again }, intro) {
	const told = renderDriftMarkdown({
		kind: "drift",
		drift,
		fix: null,
		problems
	}, {
		platform: null,
		again,
		budget
	});
	const foot = md`<sub>${join$1([ours("Found by"), runLink(job)], " ")}.</sub>`;
	return `${blocks([
		...intro,
		ours(told.trimEnd()),
		foot
	]).text}\n`;
}
const branch = ({ job }) => job.repository.defaultBranch;
const runLink = (job) => link(ours("this run"), job.run.url);
// src/world/scratch.ts
var Scratch = class {
	root = mkdtempSync(join(tmpdir(), "ifmatch-"));
	write(path, bytes) {
		const file = join(this.root, path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	}
	read(path) {
		return readFileSync(join(this.root, path), "utf8");
	}
	remove() {
		rmSync(this.root, {
			recursive: true,
			force: true
		});
	}
};
// src/commands/action/drift-edits.ts
const noEdits = {
	files: new Map(),
	fix: {
		written: [],
		removed: [],
		fixed: [],
		left: []
	}
};
async function editFilesOf(files, deployment, action) {
	const scratch = new Scratch();
	try {
		copyFiles(files, openCommit(action.git, action.job.sha), scratch);
		const { wanted } = files;
		const only = deployment ?? wanted.deployment;
		const copy = {
			...wanted,
			source: openDisk(scratch.root),
			deployment: only
		};
		const into = {
			root: scratch.root,
			unsaved: () => []
		};
		const options = {
			...copy,
			openPlan: null,
			base: null,
			git: action.git,
			fix: into
		};
		const { outcome } = await driftOfFiles(options, action.world);
		if (outcome.kind === "failed") return outcome.error;
		if (outcome.kind === "invalid") return new Error(notAsCommitted);
		const fix = outcome.fix ?? noEdits.fix;
		const executables = executablesIn(action.git, action.job.sha);
		const written = fix.written.map((path) => {
			return [path, {
				text: scratch.read(path),
				isExecutable: executables.has(path)
			}];
		});
		return {
			files: new Map([...written, ...fix.removed.map((path) => [path, null])]),
			fix
		};
	} finally {
		scratch.remove();
	}
}
const notAsCommitted = "The policy files of the checkout are not those of its commit, which have errors, so they cannot be offered in a pull request. What tells of drift stays as it is.";
function copyFiles({ settings, wanted }, commit, scratch) {
	const { source, deployment } = wanted;
	const asked = askedPaths(settings, {
		paths: pathsOf(wanted, settings),
		deployment
	});
	const { files } = findFiles(source, asked.paths, settings.file ?? null);
	for (const path of [...files, ...settings.file === void 0 ? [] : [settings.file]]) {
		const from = commit.kind(path) === "file" ? commit : source;
		scratch.write(path, from.read(path, byteLimit));
	}
}
// src/commands/action/drift-told.ts
async function tellDriftOf(drifted, form, action) {
	try {
		return await tellers[form](drifted, action);
	} catch (error) {
		if (!(error instanceof GitHubError)) throw error;
		return {
			url: null,
			notices: [],
			warnings: [`The drift of ${drifted.deployment} could not be told in ${names[form]}: ${withHint(error)}`]
		};
	}
}
const names = {
	issue: "an issue",
	"pull-request": "a pull request"
};
const tellers = {
	issue: tellIssue,
	"pull-request": tellPull
};
function tellIssue(drifted, action) {
	const { github } = action;
	const teller = tellerOf(drifted, action);
	if (isGone(drifted)) return endInIssue(github, teller, { line: goneLine(action) });
	const view = viewOf(drifted, action);
	return tellInIssue(github, teller, {
		...toldOf(view),
		body: renderDriftIssue(view)
	}, action.clock.now());
}
async function tellPull(drifted, action) {
	const { github, job } = action;
	const teller = tellerOf(drifted, action);
	if (isGone(drifted)) return endInPull(github, teller, { line: goneLine(action) });
	const of = drifted.only ? drifted.deployment : null;
	const edits = isEdited(drifted) ? await editFilesOf(drifted.files, of, action) : noEdits;
	if (edits instanceof Error) return {
		url: null,
		notices: [],
		warnings: [edits.message]
	};
	const left = leftLines(edits.fix).slice(0, mostLeft);
	if (edits.files.size === 0) {
		const says = untold(drifted);
		if (says !== null) return {
			url: null,
			notices: [],
			warnings: [says]
		};
		const ended = await endInPull(github, teller, { line: nothingLeftLine(action) });
		return {
			...ended,
			warnings: [
				...ended.warnings,
				nothingToOffer(drifted),
				...left
			]
		};
	}
	const view = viewOf(drifted, action);
	const telling = await tellInPull(github, teller, {
		...toldOf(view),
		body: renderDriftPull(view, offeredBy(edits.fix, drifted, action))
	}, {
		base: {
			branch: job.repository.defaultBranch,
			commit: job.sha
		},
		files: edits.files
	});
	return {
		...telling,
		warnings: [...telling.warnings, ...left]
	};
}
const mostLeft = 5;
function offeredBy({ fixed }, { drift }, { inputs }) {
	const all = drift.bundles.reduce((sum, { entries }) => sum + entries.length, 0);
	return {
		taken: fixed.length,
		left: all - fixed.length,
		ownToken: inputs.commentAuthor === jobsLogin
	};
}
const jobsLogin = "github-actions[bot]";
const isGone = ({ drift }) => drift.bundles.every(({ entries }) => entries.length === 0);
const isEdited = ({ drift }) => drift.bundles.some(({ entries }) => entries.some(({ origin }) => origin === "platform"));
const tellerOf = ({ deployment }, { inputs, job }) => ({
	deployment,
	config: otherConfig(inputs),
	author: inputs.commentAuthor,
	run: job.run
});
const viewOf = (drifted, { job, inputs }) => {
	const { deployment, drift, problems } = drifted;
	return {
		deployment,
		drift,
		problems,
		job,
		again: againOf(drifted, inputs)
	};
};
function againOf({ deployment, only }, { folder, config, deployment: asked }) {
	return [...config === null ? folder === "." ? [] : ["-C", folder] : ["--config", config], ...only || asked !== null ? ["--deployment", deployment] : []].map(shellWord).join(" ");
}
const toldOf = (view) => ({
	title: driftTitle(view),
	digest: digestOfAll(view.drift.bundles)
});
const nothingToOffer = ({ deployment }) => `The drift of ${deployment} holds no edit of the platform that could be offered in a pull request; the summary shows it.`;
function untold({ deployment, drift }) {
	const [why] = drift.bundles.flatMap(({ base }) => base.kind === "none" ? noHistory.get(base.why) ?? [] : []);
	return why === void 0 ? null : `Nothing tells what of the drift of ${deployment} was edited on the platform: ${why} What tells of drift stays as it is.`;
}
const noHistory = new Map([
	["shallow", "the clone is too short. Give actions/checkout fetch-depth: 0."],
	["unread", "the clone lacks files of older commits, and git could not fetch them. Give actions/checkout neither filter nor sparse-checkout."],
	["no-git", "the checkout is no clone. Let the job have git before actions/checkout runs."]
]);
// src/commands/action/drift.ts
async function tellDrift(action) {
	const { world, job, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
	const previewed = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const { outcome, targets } = previewed;
	const stale = targets.length > 0 ? await markStale({
		by: null,
		targets
	}, action) : [];
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return ended$1("preview", outcome, {
		warnings: [`${notLookedAt} What tells of drift stays as it is.`],
		notices: stale
	});
	const { notices, warnings, urls } = await tellAll(previewed, wanted, action);
	const drift = {
		found: outcome.kind === "changes",
		urls
	};
	return ended$1("preview", outcome, {
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
async function tellAll(previewed, wanted, action) {
	const { inputs, github, job } = action;
	if (inputs.drift === "off") return nothing;
	if (await github.tipOf(job.repository.defaultBranch) !== job.sha) return {
		...nothing,
		notices: [movedOn(job.repository.defaultBranch)]
	};
	const told = [];
	for (const drifted of await findAll(previewed, wanted, action)) told.push(await tellDriftOf(drifted, inputs.drift, action));
	return {
		notices: told.flatMap(({ notices }) => notices),
		warnings: told.flatMap(({ warnings }) => warnings),
		urls: told.flatMap(({ url }) => url ?? [])
	};
}
const movedOn = (branch) => `The branch ${branch} has moved on since this run began, so the drift is left to the next run to tell.`;
async function findAll({ outcome, files, targets }, wanted, action) {
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
		problems: outcome.problems,
		files
	}));
}
async function findIn({ kind }, wanted, { git, world }) {
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
	}, world);
	if ("drift" in outcome) return outcome.drift;
	throw new Error("files that were valid are not any more");
}
export { tellDrift };
