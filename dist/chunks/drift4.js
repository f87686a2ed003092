import { GitHubError } from "./github.js";
import { shellWord, withHint } from "./cli-and-action.js";
import { isBy, isNewer, markStale, requireConnection } from "./require-connection.js";
import { digestOfAll, driftOfFiles } from "./drift2.js";
import { driftTitle, goneLine, renderDriftIssue } from "./issue.js";
import { notLookedAt } from "./words2.js";
import { previewFiles } from "./preview.js";
import { otherConfig, wantedFrom } from "./wanted.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended as ended$1 } from "./result.js";
// src/github/drift-issue.ts
const label = "ifmatch-drift";
const recent = 500;
const reusable = 2592e6;
async function reportInIssue(issues, reporter, report, now) {
	const current = await onlyOne(issues, reporter, ownedBy(await issues.issuesBy(reporter.author, "open", Infinity), reporter));
	if (current !== null) return renew(issues, reporter, report, current);
	const last = lastClosed(ownedBy(await issues.issuesBy(reporter.author, "closed", recent), reporter));
	if (last === null || isOutdated(last, report, now)) return create(issues, reporter, report);
	if (last.marker.digest === report.digest) return leftClosed(last);
	if (isLater(last, reporter)) return older(last);
	return ended(await issues.updateIssue(last.number, {
		title: report.title,
		body: textOf(reporter, report),
		state: "open"
	}));
}
async function closeIssue(issues, reporter, gone) {
	const open = ownedBy(await issues.issuesBy(reporter.author, "open", Infinity), reporter);
	const closed = ownedBy(await issues.issuesBy(reporter.author, "closed", recent), reporter);
	const outdated = [...open, ...closed].filter(({ marker }) => marker.digest !== null);
	for (const issue of outdated.filter((one) => !isLater(one, reporter))) await end(issues, reporter, issue, gone);
	return nothingReported;
}
async function end(issues, reporter, issue, { line }) {
	const body = goneText(reporter, line, issue);
	await issues.updateIssue(issue.number, issue.open ? {
		body,
		state: "closed",
		reason: "completed"
	} : { body });
	if (issue.open) await issues.commentOnIssue(issue.number, line);
}
const isOutdated = ({ closedAt, marker }, { digest }, now) => marker.digest !== digest && now - (closedAt ?? now) > reusable;
async function renew(issues, reporter, report, current) {
	if (current.marker.digest === report.digest) return ended(current);
	if (isLater(current, reporter)) return older(current);
	return ended(await issues.updateIssue(current.number, {
		title: report.title,
		body: textOf(reporter, report)
	}));
}
async function create(issues, reporter, report) {
	const made = await createOnce(issues, reporter, report);
	const kept = await onlyOne(issues, reporter, ownedBy(await issues.issuesBy(reporter.author, "open", Infinity), reporter)) ?? made;
	if (ownedBy([made], reporter).length > 0) return ended(kept);
	return {
		...ended(made),
		warnings: [writtenBy(made, reporter)]
	};
}
async function createOnce(issues, reporter, report) {
	const body = textOf(reporter, report);
	const write = () => issues.createIssue({
		title: report.title,
		body,
		labels: [label]
	});
	try {
		return await write();
	} catch (error) {
		if (!(error instanceof GitHubError && (error.status === null || error.status >= 500))) throw error;
		return (await issues.issuesBy(reporter.author, "open", Infinity)).find((issue) => issue.body === body) ?? await write();
	}
}
async function onlyOne(issues, reporter, open) {
	const [kept = null, ...doubles] = open;
	for (const { number } of doubles) {
		const line = `The same as #${String(kept?.number ?? 0)}, where it goes on.`;
		const body = `${driftMarker({
			...reporter,
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
const textOf = (reporter, { digest, body }) => `${driftMarker({
	...reporter,
	digest
})}\n${body}`;
const goneText = (reporter, line, { body }) => `${driftMarker({
	...reporter,
	digest: null
})}\n${line}\n\n${belowMarker(body)}`;
const nothingReported = {
	url: null,
	notices: [],
	warnings: []
};
const ended = ({ url }) => ({
	...nothingReported,
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
const writtenBy = ({ author }, reporter) => `GitHub says that this was written by ${author.login}, and not by ${reporter.author}: set comment-author to that, or every run writes a new one.`;
const ownedBy = (pages, { deployment, config, author }) => pages.flatMap((page) => {
	const marker = isBy(page, author) ? readDriftMarker(page.body) : null;
	return marker?.deployment === deployment && marker.config === config ? [{
		...page,
		marker
	}] : [];
}).toSorted((a, b) => a.number - b.number);
const isLater = ({ marker }, { run }) => isNewer(marker.run, run);
const lastClosed = (pages) => pages.toSorted((a, b) => (a.closedAt ?? 0) - (b.closedAt ?? 0) || a.number - b.number).at(-1) ?? null;
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
// src/commands/action/drift.ts
async function reportDrift(action) {
	const { world, job, inputs } = action;
	requireConnection(action);
	refuseOtherCheckout(action);
	const wanted = await wantedFrom(world.source, job.repository.defaultBranch, action);
	const previewed = await previewFiles({
		...wanted,
		consent: inputs.consent
	}, world);
	const { outcome, targets, files } = previewed;
	const stale = targets.length > 0 ? await markStale({
		by: null,
		targets,
		settings: files.settings
	}, action) : [];
	if (outcome.kind !== "changes" && outcome.kind !== "no-changes") return ended$1("preview", outcome, {
		warnings: [`${notLookedAt} Open drift issues stay as they are.`],
		notices: stale
	});
	const { notices, warnings, urls } = await reportAll(previewed, wanted, action);
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
async function reportAll(previewed, wanted, action) {
	const { inputs, github, job } = action;
	if (inputs.drift === "off") return nothing;
	if (await github.tipOf(job.repository.defaultBranch) !== job.sha) return {
		...nothing,
		notices: [movedOn(job.repository.defaultBranch)]
	};
	const reported = [];
	for (const drifted of await findAll(previewed, wanted, action)) reported.push(await reportOne(drifted, action));
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
async function reportOne(drifted, action) {
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
		if (drift.bundles.every(({ entries }) => entries.length === 0)) return await closeIssue(github, reporter, { line: goneLine(view) });
		return await reportInIssue(github, reporter, {
			title: driftTitle(view),
			digest: digestOfAll(drift.bundles),
			body: renderDriftIssue(view)
		}, clock.now());
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
export { reportDrift };
