const require_review = require("./review.js");
const require_start = require("./start.js");
const require_outcome_report = require("./outcome-report.js");
const require_names = require("./names.js");
const require_validate = require("./validate.js");
const require_markup = require("./markup.js");
const require_report = require("./report.js");
// src/report/words/refusals.ts
const noPreviewDescriptions = {
	fork: {
		message: require_start.say`No preview: a pull request from a fork does not get the API token.`,
		fix: require_start.say`A maintainer can push the branch to this repository. To preview forks directly, use the workflow with ${"pull_request_target"}.`
	},
	"no-token": {
		message: require_start.say`No preview: this run has no API token.`,
		fix: require_start.say`Set the input ${"api-token"} from a secret. Runs of Dependabot see only Dependabot secrets.`
	},
	"no-address": {
		message: require_start.say`No preview: this run has no platform address.`,
		fix: require_start.say`Set the input ${"base-url"}.`
	}
};
const describeStale = (by, cause) => ({
	message: cause === void 0 || cause.code === "stale" ? platformChangedSentence(by) : describeRefusal(cause, null).message,
	fix: require_start.say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChangedSentence = (by) => by === null ? require_start.say`The platform changed since the review of this plan.` : require_start.say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMergedSentence(cause, onStale = "refuse") {
	if (cause !== void 0) return ["If merged now, the apply is refused and nothing changes."];
	return onStale === "refuse" ? require_start.say`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : require_start.say`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
const changeSinceRecordSentence = (cause) => cause.code === "files" ? require_start.say`The files of ${bundlesSentence(cause.bundles)} are not those of that plan: the base branch moved, or the branch is back at an earlier commit.` : describeRefusal(cause, null).message;
function describeRefusal(refusal, digest) {
	const usualFix = digest === null ? require_start.say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : require_start.say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
	const { message, fix = usualFix } = require_start.dispatch(refusalDescriptions, "code", refusal, usualFix);
	const { done = [] } = refusal;
	const applied = done.length === 0 ? [] : require_start.say`Already applied: ${bundlesSentence(done)}.`;
	return {
		message: require_start.joinSentences([message, applied]),
		fix
	};
}
const refusalDescriptions = {
	"direct-push": ({ commit, branch, bundles }) => ({ message: require_start.say`Commit ${shortCommit(commit)} was pushed to ${branch} without a pull request, so what it changes was not reviewed${bundles.length === 0 ? [] : require_start.say`: ${bundlesSentence(bundles)}`}.` }),
	fork: ({ pull }, usualFix) => ({
		message: require_start.say`Pull request #${pull} came from a fork and has no reviewed plan.`,
		fix: require_start.say`${usualFix} A fork is previewed before the merge only by a workflow with ${"pull_request_target"}, and only if its files name nothing that the base branch does not use.`
	}),
	"fork-names": ({ bundles }) => {
		const names = require_start.listSentence(bundles.map(({ kind, deployment }) => [require_start.foreign(deployment === null ? kind : `${kind} of ${deployment}`)]));
		return {
			message: require_start.say`There is no preview of ${names}: files of a fork are sent to the platform only if they name nothing that the base branch does not use.`,
			fix: require_start.say`A maintainer must push the branch to this repository for a preview of ${names}. Merging this pull request applies nothing.`
		};
	},
	unanswered: ({ deployments }) => {
		const [first = {
			message: "",
			fix: null
		}] = deployments;
		const slugs = require_start.listSentence(deployments.map(({ slug }) => [require_start.foreign(slug)]));
		return {
			message: require_start.say`${slugs} could not be asked, so nothing is recorded, and merging applies nothing: ${first.message}`,
			fix: require_start.say`${first.fix === null ? [] : require_start.say`${first.fix} `}Then re-run the job.`
		};
	},
	"no-record": ({ pull, head }) => ({ message: require_start.say`Pull request #${pull} has no reviewed plan for its last commit ${shortCommit(head)}: its preview failed, did not run or found no changes.` }),
	"recorded-late": ({ pull, recordedAt, mergedAt }) => ({ message: require_start.say`The plan of pull request #${pull} was recorded at ${recordedAt}, and the merge was at ${mergedAt}, so nobody could review it before.` }),
	replaced: ({ pull }) => ({ message: require_start.say`A later commit of pull request #${pull} was previewed since, so the reviewed plan of this one no longer holds.` }),
	"comment-missing": ({ pull }) => ({ message: require_start.say`The comment with the reviewed plan of pull request #${pull} was deleted.` }),
	edited: ({ pull }, usualFix) => ({
		message: require_start.say`The comment of pull request #${pull} no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it.`,
		fix: require_start.say`Check the edit history of the comment. ${usualFix}`
	}),
	disputed: ({ pull }) => ({ message: require_start.say`Two runs recorded different plans for the last commit of pull request #${pull} at the same moment, so it is not known which one was reviewed.` }),
	"marks-full": ({ pull, commit }) => ({ message: require_start.say`The merge commit ${shortCommit(commit)} of pull request #${pull} has so many statuses ${"ifmatch / applied"} that this apply could not be marked as done, so nothing was sent. Somebody with write access added them.` }),
	"other-token": () => ({ message: require_start.say`The plan was recorded with another API token, so it cannot be verified. Most likely the token was rotated since the review.` }),
	"other-platform": ({ reviewed }) => ({ message: require_start.say`The plan was reviewed for another platform, ${reviewed}.` }),
	"other-base": ({ reviewed, merged }) => ({ message: require_start.say`The plan was reviewed for the base branch ${reviewed}, but the pull request was merged into ${merged}.` }),
	"old-run": ({ commit, branch, tip }) => ({
		message: require_start.say`This run is for commit ${shortCommit(commit)}, but ${branch} is now at ${shortCommit(tip)}. Applying would roll back later changes.`,
		fix: require_start.say`Run the workflow on the current ${branch}: it shows the current plan and its digest.`
	}),
	bundles: ({ missing, added }) => ({ message: added.length === 0 ? require_start.say`The files no longer change what was reviewed: ${bundlesSentence(missing)}. Another pull request may have brought the same.` : require_start.say`The files change other bundles than were reviewed: ${bundlesSentence([...missing, ...added])}.` }),
	files: ({ bundles }) => ({ message: require_start.say`The files of ${bundlesSentence(bundles)} are not those that were reviewed. Most likely another pull request was merged in between.` }),
	settings: () => ({ message: require_start.say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.` }),
	stale: () => ({ message: require_start.say`The platform changed since the review, so the reviewed plan no longer holds.` }),
	guards: (_, usualFix) => ({
		message: require_start.say`The plan requires approval.`,
		fix: require_start.say`Each guard names the setting that approves it. ${usualFix}`
	}),
	invalid: ({ pull }) => ({
		message: require_start.say`The files are invalid since pull request #${pull} was merged.`,
		fix: require_start.say`Fix them in a new pull request: ${"ifmatch validate"} shows what is wrong.`
	}),
	"later-plan-unreadable": ({ pull, by }) => ({ message: require_start.say`Pull request #${by} was merged after #${pull} and is settled, but the comment with its plan was edited or deleted. Applying #${pull} now might undo it.` }),
	waits: ({ pull, by }) => ({ message: require_start.say`Pull request #${by} was merged after #${pull} and reviewed with its changes, so only that one is sent. It is not applied yet.` }),
	"same-commit": ({ pull, by }) => ({ message: require_start.say`Pull request #${pull} was merged by the same commit as #${by}, whose plan is not applied.` }),
	"settings-alone": ({ pull, bundles }) => ({ message: require_start.say`Pull request #${pull} changes settings that affect what the branch declares: ${bundlesSentence(bundles)}. No plan of that was reviewed, so it was not sent.` }),
	dropped: ({ commit, branch }) => ({
		message: require_start.say`A force-push took commit ${shortCommit(commit)} off ${branch} before this run, so nothing of it was sent.`,
		fix: require_start.say`If the force-push was intended, do nothing. Otherwise open a new pull request.`
	}),
	"not-fresh": ({ pull, cause }) => ({
		message: require_start.say`Pull request #${pull} would be merged, but not applied. ${describeRefusal(cause, null).message}`,
		fix: cause.code === "fork" ? require_start.say`Push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}. Review it, then add it to the queue.` : require_start.say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`
	}),
	changed: ({ cause }) => ({
		message: require_start.say`The plan differs from the one recorded for this commit. ${describeRefusal(cause, null).message}`,
		fix: require_start.say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`
	}),
	"not-recorded": ({ why, fix }) => ({
		message: require_start.say`This plan is not recorded, so merging does not apply it: ${why}`,
		fix: [fix]
	}),
	"other-plan": ({ requested, found }) => ({
		message: require_start.say`The current plan is ${found}, not ${requested} as requested: the files or the platform changed in between.`,
		fix: require_start.say`Review the current plan and run the workflow again with its digest.`
	})
};
const shortCommit = (commit) => commit.slice(0, 7);
function bundlesSentence(bundles) {
	const names = bundles.map((bundle) => [require_start.foreign(require_validate.nameOfBundle(bundle))]);
	if (names.length <= 5) return require_start.listSentence(names);
	return require_start.say`${require_start.joinSentences(names.slice(0, 2), ", ")} and ${names.length - 2} others`;
}
// src/report/formats/markdown/comment-view.ts
const runLink = ({ job }) => require_markup.link(require_markup.trusted("this run"), job.run.url);
function moreLinks(view, isPlanned = false) {
	const { planFile, job } = view;
	const run = view.summary ? require_markup.link(require_markup.trusted("job summary"), job.run.url) : runLink(view);
	const file = isPlanned && planFile !== null ? require_markup.md`, ${planFile}` : require_markup.noMarkdown;
	const next = typeof view.next === "string" ? require_markup.md`, ${require_markup.link(require_markup.trusted("a second comment"), view.next)}` : require_markup.noMarkdown;
	return require_markup.md`More: ${run}${file}${next}.`;
}
function undoHint({ planFile }, results) {
	const undoable = results.filter(({ result }) => "undo" in result && result.undo !== null).length;
	if (planFile === null || undoable === 0) return require_markup.noMarkdown;
	return require_markup.md`${planFile} holds the undo of ${require_markup.trusted(require_start.pluralize(undoable, "bundle"))}.`;
}
const maxLinkedPathLength = 500;
function lineUrl({ file, line }, view) {
	if (view.commit === null || file.length > maxLinkedPathLength) return null;
	const { server, repository } = view.job;
	const segments = [...(view.folder ?? "").split("/").filter((name) => name !== "" && name !== "."), ...file.split("/")];
	if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return null;
	return `${server}/${[
		repository.owner,
		repository.name,
		"blob",
		view.commit,
		...segments
	].map(encodeSegment).join("/")}#L${line}`;
}
const encodeSegment = (segment) => encodeURIComponent(segment.toWellFormed()).replaceAll(/[!'()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
// src/report/formats/markdown/comment.ts
const commentSize = {
	maxDiffLines: 100,
	maxRows: 20,
	isBrief: true
};
const renderComment = (state, view) => fitState(state, view, commentSize, require_report.maxBodyChars - view.hiddenLineLength).text;
function renderNextComment(state, view) {
	const { omittedSections } = fitState(state, view, commentSize, require_report.maxBodyChars - view.hiddenLineLength);
	if (omittedSections.length === 0) return null;
	const head = [headline(state, "continued"), require_markup.trusted("These changes belong to the plan in the first comment, which says what becomes of it.")];
	const report = {
		top: [],
		body: omittedSections,
		background: []
	};
	return (hidden) => require_report.renderPage({
		head,
		report
	}, optionsOf(view, commentSize), require_report.maxBodyChars - hidden);
}
function fitState(state, view, size, maxChars) {
	const { title, intro = [], facts = {}, foot = require_markup.noMarkdown } = require_start.dispatch(pages, "kind", state, view);
	const page = {
		head: [headline(state, title), ...intro],
		report: require_outcome_report.reportFacts(facts, "action"),
		foot
	};
	return require_report.fitPage(page, optionsOf(view, size), maxChars);
}
const optionsOf = (view, size) => ({
	surface: "action",
	...size,
	nextUrl: view.next ?? null,
	linkTo: (position) => lineUrl(position, view)
});
function headline(state, title) {
	const bundles = "plan" in state ? state.plan.bundles : [];
	const changed = bundles.filter(({ changes }) => changes.length > 0);
	const slugs = require_names.deploymentSlugs(changed.length === 0 ? bundles : changed);
	const [slug] = slugs;
	if (slug === void 0) return require_markup.trusted(`### Policies: ${title}`);
	return slugs.length === 1 ? require_markup.md`### Policies for ${slug}: ${require_markup.trusted(title)}` : require_markup.trusted(`### Policies for ${require_start.pluralize(slugs.length, "deployment")}: ${title}`);
}
const pages = {
	planned: plannedPage,
	"no-changes": unchangedPage,
	invalid: ({ problems, accepted = null, overrides = [] }, view) => ({
		title: `invalid, ${require_validate.problemCountsText(problems)}`,
		intro: accepted === null ? [] : [require_markup.toMarkdown(require_outcome_report.rejectedBundleSentence)],
		facts: {
			problems,
			plan: accepted,
			status: require_outcome_report.waitingStatus,
			explanations: { overrides }
		},
		foot: require_markup.joinWithSpaces(require_markup.trusted("Merging applies nothing: there is no plan."), moreLinks(view))
	}),
	stale: ({ staleBundles, by, cause, onStale }, view) => ({
		title: "stale, do not merge yet",
		intro: [messageAndFixMarkdown(describeStale(by, cause))],
		facts: { stale: staleBundles },
		foot: require_markup.joinWithSpaces(require_markup.toMarkdown(ifMergedSentence(cause, onStale)), moreLinks(view))
	}),
	applying: ({ plan }, view) => ({
		title: `applying ${require_validate.changeCountsText(plan.summary)}`,
		intro: [require_markup.md`${require_markup.link(require_markup.trusted("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`],
		facts: {
			plan,
			status: {
				label: "is applied now",
				urgency: "none"
			}
		}
	}),
	applied: appliedPage,
	partial: partialPage,
	refused: refusedPage,
	superseded: ({ by }) => require_start.dispatch(supersededPages, "what", by),
	failed: ({ error, results }, view) => ({
		title: results.length === 0 ? "failed, nothing was sent" : "failed",
		facts: {
			results,
			error
		},
		foot: moreLinks(view)
	})
};
function plannedPage(state, view) {
	const { plan, guards, problems, since } = state;
	const needsApproval = guards.length > 0;
	return {
		title: `${require_validate.effectCountsText(require_validate.plannedChanges(plan))}${needsApproval ? "; approval required" : ""}`,
		intro: [...sinceMarkdown(since), require_markup.trusted(require_validate.changeCountsText(plan.summary))],
		facts: {
			plan,
			guards,
			problems,
			explanations: withoutUndeclared(state),
			stale: since?.staleBundles ?? []
		},
		foot: require_markup.joinWithSpaces(needsApproval ? require_markup.trusted("Merging applies nothing without that approval.") : whatMergingDoes(plan, view), moreLinks(view, true))
	};
}
function unchangedPage(state, view) {
	const { plan, problems, since } = state;
	const explanations = withoutUndeclared(state);
	const dropped = problems.filter(({ problem }) => problem.code === "bundle-dropped");
	const others = problems.filter(({ problem }) => problem.code !== "bundle-dropped");
	const warnings = others.length === 0 ? [] : [require_markup.md`${require_markup.trusted(require_validate.problemCountsText(others))}: see ${runLink(view)}.`];
	return {
		title: `no changes${require_outcome_report.liveSuffix(require_outcome_report.liveChanges(explanations.threeWayDiff).length)}`,
		intro: [...sinceMarkdown(since), ...warnings],
		facts: {
			plan,
			explanations,
			stale: since?.staleBundles ?? [],
			problems: dropped
		}
	};
}
function sinceMarkdown(since) {
	if (since === void 0) return [];
	const { cause, url } = since;
	const earlier = require_markup.link(require_markup.trusted("an earlier plan"), url);
	return [require_markup.md`**Changed since the review:** This replaces ${earlier}. ${require_markup.toMarkdown(changeSinceRecordSentence(cause))}`];
}
const withoutUndeclared = ({ undeclared: _, ...explanations }) => explanations;
function whatMergingDoes(plan, { base, job }) {
	const { defaultBranch } = job.repository;
	if (base !== void 0 && base !== defaultBranch) return require_markup.md`This goes to ${base}, and only ${defaultBranch} is applied. Merging applies nothing: a pull request to ${defaultBranch} gets a plan of its own.`;
	const nothing = require_names.deploymentSlugs(plan.bundles).length > 1 ? "nothing of that deployment" : "nothing";
	return require_markup.trusted(`Merging applies exactly this plan. If the platform changes first, ${nothing} is applied and this comment says why.`);
}
function appliedPage({ plan, results }, view) {
	const isAlreadyApplied = require_outcome_report.isAllAlreadyApplied(results);
	return {
		title: isAlreadyApplied ? `already applied${require_outcome_report.nothingSentSuffix(results)}` : `applied, ${require_outcome_report.writtenCountsText(results)}`,
		facts: {
			plan,
			results
		},
		foot: require_markup.joinWithSpaces(isAlreadyApplied ? moreLinks(view) : require_markup.md`Exactly the reviewed plan, applied by ${runLink(view)}.`, undoHint(view, results))
	};
}
function partialPage({ plan, results, error }, view) {
	return {
		title: isNothingApplied(results) ? "nothing was applied" : "only partly applied",
		intro: [require_markup.md`**What to do:** Re-run ${require_markup.link(require_markup.trusted("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`],
		facts: {
			plan,
			results,
			error: error ?? null
		},
		foot: require_markup.joinWithSpaces(moreLinks(view), undoHint(view, results))
	};
}
const isNothingApplied = (results) => results.every(({ result }) => result.kind === "not-applied");
function refusedPage(state, view) {
	const { refusal, currentPlan } = state;
	const cause = require_review.causeOf(refusal);
	return {
		title: refusedTitle(state),
		intro: [messageAndFixMarkdown(describeRefusal(refusal, currentPlan?.digest ?? null)), currentPlan === null ? require_markup.noMarkdown : require_markup.trusted(`The current plan: ${require_validate.effectCountsText(require_validate.plannedChanges(currentPlan))} (${require_validate.changeCountsText(currentPlan.summary)})`)],
		facts: {
			plan: currentPlan,
			status: {
				label: "not applied",
				urgency: "failed"
			},
			guards: cause.code === "guards" ? cause.guards : [],
			stale: cause.code === "stale" ? cause.staleBundles : []
		},
		foot: moreLinks(view, currentPlan !== null)
	};
}
function refusedTitle({ refusal: { code, done = [] } }) {
	return titlesBeforeMerge[code] ?? (done.length > 0 ? "only partly applied" : "not applied");
}
const titlesBeforeMerge = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review",
	"fork-names": "not previewed",
	unanswered: "only partly previewed",
	"not-recorded": "not recorded"
};
const supersededPages = {
	plan: ({ url }) => ({
		title: "superseded",
		intro: [require_markup.md`This plan is out of date and will not be applied. ${require_markup.link(require_markup.trusted("A new comment"), url)} shows the current plan and what changed.`]
	}),
	pull: ({ pull, isApplied }) => ({
		title: isApplied ? `settled with #${String(pull)}` : `part of #${String(pull)}`,
		intro: [isApplied ? require_markup.md`Pull request #${pull} was merged after this one and reviewed with these changes. Its plan was applied, with what it kept of them.` : require_markup.md`Pull request #${pull} was merged after this one and reviewed with these changes, so its plan is the one that is sent.`]
	}),
	"same-commit": ({ pull }) => ({
		title: `settled with #${String(pull)}`,
		intro: [require_markup.md`Pull request #${pull} was merged by the same commit. The plan of that one was applied, with what the commit kept of both.`]
	}),
	equal: () => ({
		title: "nothing left to apply",
		intro: [require_markup.trusted("The platform now matches the branch, with these changes or with what replaced them.")]
	})
};
const messageAndFixMarkdown = ({ message, fix }) => require_markup.joinLines([require_markup.toMarkdown(message), require_markup.md`**What to do:** ${require_markup.toMarkdown(fix)}`]);
Object.defineProperty(exports, "describeRefusal", {
	enumerable: true,
	get: function() {
		return describeRefusal;
	}
});
Object.defineProperty(exports, "fitState", {
	enumerable: true,
	get: function() {
		return fitState;
	}
});
Object.defineProperty(exports, "messageAndFixMarkdown", {
	enumerable: true,
	get: function() {
		return messageAndFixMarkdown;
	}
});
Object.defineProperty(exports, "noPreviewDescriptions", {
	enumerable: true,
	get: function() {
		return noPreviewDescriptions;
	}
});
Object.defineProperty(exports, "optionsOf", {
	enumerable: true,
	get: function() {
		return optionsOf;
	}
});
Object.defineProperty(exports, "renderComment", {
	enumerable: true,
	get: function() {
		return renderComment;
	}
});
Object.defineProperty(exports, "renderNextComment", {
	enumerable: true,
	get: function() {
		return renderNextComment;
	}
});
Object.defineProperty(exports, "runLink", {
	enumerable: true,
	get: function() {
		return runLink;
	}
});
