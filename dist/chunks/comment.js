const require_outcome = require("./outcome.js");
const require_validate = require("./validate.js");
const require_markup = require("./markup.js");
const require_start = require("./start.js");
const require_markdown = require("./markdown.js");
const require_report = require("./report.js");
const require_names = require("./names.js");
// src/domain/review.ts
const causeOf = (refusal) => "why" in refusal && refusal.code !== "not-recorded" ? refusal.why : refusal;
function stateOf(outcome) {
	if (outcome.kind === "invalid") return outcome;
	if (outcome.kind === "failed") return {
		kind: "failed",
		error: outcome.error,
		results: outcome.results
	};
	if (outcome.kind === "stale") return {
		kind: "refused",
		refusal: {
			code: "stale",
			moved: require_outcome.movedOf(outcome.results)
		},
		fresh: null
	};
	if (outcome.kind === "applied") return {
		kind: "applied",
		plan: outcome.plan,
		results: outcome.results
	};
	if (outcome.kind === "partial") return {
		kind: "partial",
		plan: outcome.plan,
		results: outcome.results,
		error: outcome.error
	};
	return outcome.plan.bundles.some(({ changes }) => changes.length > 0) ? {
		...outcome,
		kind: "planned"
	} : {
		...outcome,
		kind: "no-changes"
	};
}
// src/report/words/comment.ts
const noPreviewWords = {
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
const staleWords = (by, cause) => ({
	message: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).message,
	fix: require_start.say`Re-run the preview job. It posts the current plan in a new comment; review that one.`
});
const platformChanged = (by) => by === null ? require_start.say`The platform changed since the review of this plan.` : require_start.say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return require_markup.ours("If merged now, the apply is refused and nothing changes.");
	return onStale === "refuse" ? require_markup.md`If merged now, the apply is refused, unless the platform already has these changes. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"}, it is applied as long as the changes are exactly the reviewed ones.` : require_markup.md`If merged now, it is applied only if the changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
const successorWords = (by) => require_start.dispatch(successors, "what", by);
const successors = {
	plan: ({ url }) => ["superseded", require_markup.md`This plan is out of date and will not be applied. ${require_markup.link(require_markup.ours("A new comment"), url)} shows the current plan and what changed.`],
	pull: ({ pull, isApplied }) => [isApplied ? `settled with #${String(pull)}` : `part of #${String(pull)}`, isApplied ? require_markup.md`Pull request #${pull} was merged after this one and reviewed with these changes. Its plan was applied, with what it kept of them.` : require_markup.md`Pull request #${pull} was merged after this one and reviewed with these changes, so its plan is the one that is sent.`],
	"same-commit": ({ pull }) => [`settled with #${String(pull)}`, require_markup.md`Pull request #${pull} was merged by the same commit. The plan of that one was applied, with what the commit kept of both.`],
	equal: () => ["nothing left to apply", require_markup.ours("The platform is by now as the branch declares it, with these changes or with what replaced them.")]
};
function refusalWords(refusal, digest) {
	const usual = digest === null ? require_start.say`Run the workflow manually: it shows the current plan and its digest. Review the plan, then run the workflow again with the digest.` : require_start.say`Review the current plan below. To apply it, run the workflow manually with the digest ${digest}.`;
	const [message, fix = usual] = require_start.dispatch(reasons, "code", refusal, usual);
	const done = refusal.done ?? [];
	const applied = done.length === 0 ? [] : require_start.say`Already applied: ${bundlesIn(done)}.`;
	return {
		message: require_start.joined([message, applied]),
		fix
	};
}
const changedWords = (cause) => cause.code === "files" ? require_start.say`The files of ${bundlesIn(cause.bundles)} are not those of that plan: the base branch moved, or the branch is back at an earlier commit.` : refusalWords(cause, null).message;
const reasons = {
	"direct-push": ({ commit, branch, bundles }) => [require_start.say`Commit ${short(commit)} was pushed to ${branch} without a pull request, so what it changes was not reviewed${bundles.length === 0 ? [] : require_start.say`: ${bundlesIn(bundles)}`}.`],
	fork: ({ pull }, usual) => [require_start.say`Pull request #${pull} came from a fork and has no reviewed plan.`, require_start.say`${usual} A fork is previewed before the merge only by a workflow with ${"pull_request_target"}, and only if its files name nothing that the base branch does not use.`],
	unanswered: ({ deployments }) => {
		const [first = {
			slug: "",
			message: "",
			fix: null
		}] = deployments;
		const slugs = require_start.listed(deployments.map(({ slug }) => [require_start.foreign(slug)]));
		return [require_start.say`${slugs} could not be asked, so nothing is recorded, and merging applies nothing: ${first.message}`, require_start.say`${first.fix === null ? [] : require_start.say`${first.fix} `}Then re-run the job.`];
	},
	"fork-names": ({ bundles }) => {
		const names = require_start.listed(bundles.map(({ kind, deployment }) => [require_start.foreign(deployment === null ? kind : `${kind} of ${deployment}`)]));
		return [require_start.say`There is no preview of ${names}: files of a fork are sent to the platform only if they name nothing that the base branch does not use.`, require_start.say`A maintainer must push the branch to this repository for a preview of ${names}. Merging this pull request applies nothing.`];
	},
	"no-record": ({ pull, head }) => [require_start.say`Pull request #${pull} has no reviewed plan for its last commit ${short(head)}: its preview failed, did not run or found no changes.`],
	"recorded-late": ({ pull, recordedAt, mergedAt }) => [require_start.say`The plan of pull request #${pull} was recorded at ${recordedAt}, and the merge was at ${mergedAt}, so nobody could review it before.`],
	replaced: ({ pull }) => [require_start.say`A later commit of pull request #${pull} was previewed since, so the reviewed plan of this one no longer holds.`],
	"comment-missing": ({ pull }) => [require_start.say`The comment with the reviewed plan of pull request #${pull} was deleted.`],
	edited: ({ pull }, usual) => [require_start.say`The comment of pull request #${pull} no longer holds the reviewed plan: an edit, an older text or a failed preview replaced it.`, require_start.say`Check the edit history of the comment. ${usual}`],
	disputed: ({ pull }) => [require_start.say`Two runs recorded different plans for the last commit of pull request #${pull} at the same moment, so it is not known which one was reviewed.`],
	"marks-full": ({ pull, commit }) => [require_start.say`The merge commit ${short(commit)} of pull request #${pull} has so many statuses ${"ifmatch / applied"} that this apply could not be marked as done, so nothing was sent. Somebody with write access added them.`],
	"other-token": () => [require_start.say`The plan was recorded with another API token, so it cannot be verified. Most likely the token was rotated since the review.`],
	"other-platform": ({ reviewed }) => [require_start.say`The plan was reviewed for another platform, ${reviewed}.`],
	"other-base": ({ reviewed, merged }) => [require_start.say`The plan was reviewed for the base branch ${reviewed}, but the pull request was merged into ${merged}.`],
	"old-run": ({ commit, branch, tip }) => [require_start.say`This run is for commit ${short(commit)}, but ${branch} is now at ${short(tip)}. Applying would roll back later changes.`, require_start.say`Run the workflow on the current ${branch}: it shows the current plan and its digest.`],
	bundles: ({ missing, added }) => [added.length === 0 ? require_start.say`The files no longer change what was reviewed: ${bundlesIn(missing)}. Another pull request may have brought the same.` : require_start.say`The files change other bundles than were reviewed: ${bundlesIn([...missing, ...added])}.`],
	files: ({ bundles }) => [require_start.say`The files of ${bundlesIn(bundles)} are not those that were reviewed. Most likely another pull request was merged in between.`],
	settings: () => [require_start.say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`],
	stale: () => [require_start.say`The platform changed since the review, so the reviewed plan no longer holds.`],
	guards: (_, usual) => [require_start.say`The plan requires approval.`, require_start.say`Each guard names the setting that approves it. ${usual}`],
	invalid: ({ pull }) => [require_start.say`The files are invalid since pull request #${pull} was merged.`, require_start.say`Fix them in a new pull request: ${"ifmatch validate"} shows what is wrong.`],
	waits: ({ pull, by }) => [require_start.say`Pull request #${by} was merged after #${pull} and reviewed with its changes, so only that one is sent. It is not applied yet.`],
	"same-commit": ({ pull, by }) => [require_start.say`Pull request #${pull} was merged by the same commit as #${by}, whose plan is not applied.`],
	"settings-alone": ({ pull, bundles }) => [require_start.say`Pull request #${pull} changes with its settings what the branch declares: ${bundlesIn(bundles)}. No plan of that was reviewed, so nothing of it was sent.`],
	dropped: ({ commit, branch }) => [require_start.say`A force-push took commit ${short(commit)} off ${branch} before this run, so nothing of it was sent.`, require_start.say`Nothing, if that was meant. Otherwise open a new pull request.`],
	"not-fresh": ({ pull, why }) => [require_start.say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).message}`, why.code === "fork" ? require_start.say`Push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}. Review it, then add it to the queue.` : require_start.say`Run the preview of pull request #${pull} again and review it. Then add it to the queue again.`],
	changed: ({ why }) => [require_start.say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).message}`, require_start.say`Re-run this job (${"Re-run jobs"}). It posts the current plan and what changed in a new comment. Review that before you merge.`],
	"not-recorded": ({ why, fix }) => [require_start.say`This plan is not recorded, so merging does not apply it: ${why}`, [fix]],
	"other-plan": ({ requested, found }) => [require_start.say`The current plan is ${found}, not ${requested} as requested: the files or the platform changed in between.`, require_start.say`Review the current plan and run the workflow again with its digest.`]
};
const short = (commit) => commit.slice(0, 7);
function bundlesIn(bundles) {
	const names = bundles.map((bundle) => [require_start.foreign(require_validate.nameOfBundle(bundle))]);
	if (names.length <= 5) return require_start.listed(names);
	return require_start.say`${require_start.joined(names.slice(0, 2), ", ")} and ${names.length - 2} others`;
}
const runLink = ({ job }) => require_markup.link(require_markup.ours("this run"), job.run.url);
function more(view, isPlanned = false) {
	const { planFile, job } = view;
	const file = isPlanned && planFile !== null ? require_markup.md`, ${planFile}` : require_markup.noMarkdown;
	const next = typeof view.next === "string" ? require_markup.md`, ${require_markup.link(require_markup.ours("a second comment"), view.next)}` : require_markup.noMarkdown;
	return require_markup.md`More: ${view.summary ? require_markup.link(require_markup.ours("job summary"), job.run.url) : runLink(view)}${file}${next}.`;
}
function undo({ planFile }, results) {
	const withUndo = results.filter(({ outcome }) => "undo" in outcome && outcome.undo !== null).length;
	if (planFile === null || withUndo === 0) return require_markup.noMarkdown;
	return require_markup.md`${planFile} holds the undo of ${require_markup.ours(require_start.count(withUndo, "bundle"))}.`;
}
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
	].map(encode).join("/")}#L${line}`;
}
const encode = (segment) => encodeURIComponent(segment.toWellFormed()).replaceAll(/[!'()*_~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
// src/report/formats/comment.ts
const commentSize = {
	maxLines: 100,
	maxRows: 20,
	isBrief: true
};
function renderComment(state, view) {
	return printState(state, view, commentSize, require_markdown.largestBody - view.hidden);
}
function renderNextComment(state, view) {
	const { left } = fitState(state, view, commentSize, require_markdown.largestBody - view.hidden);
	if (left.length === 0) return null;
	const head = [headline(state, "continued"), require_markup.ours("These changes belong to the plan in the first comment, which says what becomes of it.")];
	const report = {
		top: [],
		body: left,
		details: []
	};
	return (hidden) => require_markdown.printReport({
		head,
		report
	}, detailOf(view, commentSize), require_markdown.largestBody - hidden);
}
const printState = (state, view, size, budget) => fitState(state, view, size, budget).text;
function fitState(state, view, size, budget) {
	const { title, words = [], facts = {}, foot = require_markup.noMarkdown } = require_start.dispatch(pages, "kind", state, view);
	const head = [headline(state, title), ...words];
	return require_markdown.fitReport({
		head,
		report: require_report.reportFrom(facts, "action"),
		foot
	}, detailOf(view, size), budget);
}
function headline(state, title) {
	const all = "plan" in state ? state.plan.bundles : [];
	const changed = all.filter(({ changes }) => changes.length > 0);
	const slugs = require_names.slugsOf(changed.length === 0 ? all : changed);
	const [slug] = slugs;
	if (slug === void 0) return require_markup.ours(`### Policies: ${title}`);
	return slugs.length === 1 ? require_markup.md`### Policies for ${slug}: ${require_markup.ours(title)}` : require_markup.ours(`### Policies for ${require_start.count(slugs.length, "deployment")}: ${title}`);
}
const detailOf = (view, size) => ({
	surface: "action",
	...size,
	next: view.next ?? null,
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned,
	"no-changes": unchanged,
	invalid: ({ problems, accepted = null }, view) => ({
		title: `invalid, ${require_validate.problemWords(problems)}`,
		words: accepted === null ? [] : [require_markup.toMarkdown(require_report.acceptedWords)],
		facts: {
			problems,
			plan: accepted,
			standing: require_report.waiting
		},
		foot: require_markup.sentences(noPlan, more(view))
	}),
	stale: ({ moved, by, cause, onStale }, view) => ({
		title: "stale, do not merge yet",
		words: [inTwo(staleWords(by, cause))],
		facts: { moved },
		foot: require_markup.sentences(ifMerged(cause, onStale), more(view))
	}),
	applying: ({ plan }, view) => ({
		title: `applying ${require_validate.changeWords(plan.summary)}`,
		words: [require_markup.md`${require_markup.link(require_markup.ours("A run"), view.job.run.url)} is applying exactly the reviewed plan. If the run ended and this comment did not change, re-run it; that is safe.`],
		facts: {
			plan,
			standing: {
				words: "is applied now",
				urgency: 0
			}
		}
	}),
	applied: ({ plan, results }, view) => ({
		title: appliedWords(results),
		facts: {
			plan,
			results
		},
		foot: require_markup.sentences(isAlready(results) ? more(view) : require_markup.md`Exactly the reviewed plan, applied by ${runLink(view)}.`, undo(view, results))
	}),
	partial,
	refused: (state, view) => {
		const { refusal, fresh } = state;
		const cause = causeOf(refusal);
		return {
			title: refusedWords(state),
			words: [inTwo(refusalWords(refusal, fresh?.digest ?? null)), fresh === null ? require_markup.noMarkdown : require_markup.ours(`The current plan: ${require_validate.effectCounts(require_validate.changesIn(fresh))} (${require_validate.changeWords(fresh.summary)})`)],
			facts: {
				plan: fresh,
				standing: {
					words: "not applied",
					urgency: 2
				},
				guards: cause.code === "guards" ? cause.guards : [],
				moved: cause.code === "stale" ? cause.moved : []
			},
			foot: more(view, fresh !== null)
		};
	},
	superseded: ({ by }) => {
		const [title, message] = successorWords(by);
		return {
			title,
			words: [message]
		};
	},
	failed: ({ error, results }, view) => ({
		title: results.length === 0 ? "failed, nothing was sent" : "failed",
		facts: {
			results,
			error
		},
		foot: more(view)
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review",
	"fork-names": "not previewed",
	unanswered: "only partly previewed",
	"not-recorded": "not recorded"
};
function sinceWords({ cause, url }) {
	const earlier = require_markup.link(require_markup.ours("an earlier plan"), url);
	return require_markup.md`**Changed since the review:** This replaces ${earlier}. ${require_markup.toMarkdown(changedWords(cause))}`;
}
const noPlan = require_markup.ours("Merging applies nothing: there is no plan.");
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords(results) {
	if (isAlready(results)) return `already applied${require_report.unsentTail(results)}`;
	return `applied, ${require_validate.doneWords(require_report.appliedSummary(results))}${require_report.alreadyTail(results)}`;
}
function refusedWords({ refusal: { code, done = [] } }) {
	return refusedTail[code] ?? (done.length > 0 ? "only partly applied" : "not applied");
}
const inTwo = ({ message, fix }) => require_markup.lines([require_markup.toMarkdown(message), require_markup.md`**What to do:** ${require_markup.toMarkdown(fix)}`]);
function partial({ plan, results, error }, view) {
	return {
		title: results.every(({ outcome }) => outcome.result === "not-applied") ? "nothing was applied" : "only partly applied",
		words: [require_markup.md`**What to do:** Re-run ${require_markup.link(require_markup.ours("the job"), view.job.run.url)}. That is safe: what is applied is not sent again, and nothing is overwritten.`],
		facts: {
			plan,
			results,
			error: error ?? null
		},
		foot: require_markup.sentences(more(view), undo(view, results))
	};
}
function planned(state, view) {
	const { plan, guards, problems, since } = state;
	const needsApproval = guards.length > 0;
	return {
		title: `${require_validate.effectCounts(require_validate.changesIn(plan))}${needsApproval ? "; approval required" : ""}`,
		words: [...since === void 0 ? [] : [sinceWords(since)], require_markup.ours(require_validate.changeWords(plan.summary))],
		facts: {
			plan,
			guards,
			problems,
			explained: explainedIn(state),
			moved: since?.moved ?? []
		},
		foot: require_markup.sentences(needsApproval ? require_markup.ours("Merging applies nothing without that approval.") : promise(view), more(view, true))
	};
}
const explainedIn = ({ impact, threeWayDiff, drifted, tests, overrides = [], unmanagedObjects = [] }) => ({
	impact,
	threeWayDiff,
	drifted,
	tests,
	overrides,
	unmanagedObjects
});
function unchanged(state, view) {
	const { plan, problems, since } = state;
	const explained = explainedIn(state);
	const dropped = problems.filter(({ problem }) => problem.code === "bundle-dropped");
	const others = problems.filter((one) => !dropped.includes(one));
	const warned = others.length === 0 ? require_markup.noMarkdown : require_markup.md`${require_markup.ours(require_validate.problemWords(others))}: see ${runLink(view)}.`;
	return {
		title: `no changes${require_report.liveTail(require_report.liveIn(explained.threeWayDiff).length)}`,
		words: [since === void 0 ? require_markup.noMarkdown : sinceWords(since), warned],
		facts: {
			plan,
			explained,
			moved: since?.moved ?? [],
			problems: dropped
		}
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	if (base !== void 0 && base !== defaultBranch) return require_markup.md`This goes to ${base}, and only ${defaultBranch} is applied. Merging applies nothing: a pull request to ${defaultBranch} gets a plan of its own.`;
	return require_markup.ours("Merging applies exactly this plan. If the platform changes first, nothing is applied and this comment says why.");
}
const largestSummary = 333e3;
const summarySize = {
	maxLines: 5e3,
	maxRows: Infinity,
	isBrief: false
};
function renderSummary(shown, view) {
	if (shown.kind === "refused") return printState(shown, view, summarySize, largestSummary);
	const detail = detailOf(view, summarySize);
	const plan = "plan" in shown ? shown.plan : null;
	const digest = plan === null ? require_markup.noMarkdown : require_markup.md`Digest of this plan: ${plan.digest}`;
	return require_markdown.printReport({
		...require_markdown.outcomeReport(shown, detail),
		foot: digest
	}, detail, largestSummary);
}
const renderNoPreview = (why) => `${inTwo(noPreviewWords[why]).text}\n\n`;
function renderMergeSummary({ merges, fresh }, outcome, view) {
	const lacks = fresh !== null && fresh.bundles.some(({ changes }) => changes.length > 0);
	const ends = merges.map(({ pull, outcome: end, refusal }) => {
		const name = pull === null ? require_markup.ours("**Without a pull request:**") : require_markup.md`**Pull request #${pull.number}:**`;
		return refusal === null ? require_markup.md`${name} ${require_markup.toMarkdown(require_report.headlineOf(end))}` : require_markup.md`${name} ${inTwo(refusalWords(refusal, lacks ? fresh.digest : null))}`;
	});
	const top = require_markup.blocks([require_markup.ours("### Merged pull requests"), ...ends]);
	const rest = renderSummary(lacks ? {
		kind: "changes",
		plan: fresh,
		problems: [],
		guards: []
	} : outcome, view);
	return `${top.text}\n\n${rest}`;
}
Object.defineProperty(exports, "causeOf", {
	enumerable: true,
	get: function() {
		return causeOf;
	}
});
Object.defineProperty(exports, "noPreviewWords", {
	enumerable: true,
	get: function() {
		return noPreviewWords;
	}
});
Object.defineProperty(exports, "refusalWords", {
	enumerable: true,
	get: function() {
		return refusalWords;
	}
});
Object.defineProperty(exports, "renderComment", {
	enumerable: true,
	get: function() {
		return renderComment;
	}
});
Object.defineProperty(exports, "renderMergeSummary", {
	enumerable: true,
	get: function() {
		return renderMergeSummary;
	}
});
Object.defineProperty(exports, "renderNextComment", {
	enumerable: true,
	get: function() {
		return renderNextComment;
	}
});
Object.defineProperty(exports, "renderNoPreview", {
	enumerable: true,
	get: function() {
		return renderNoPreview;
	}
});
Object.defineProperty(exports, "renderSummary", {
	enumerable: true,
	get: function() {
		return renderSummary;
	}
});
Object.defineProperty(exports, "stateOf", {
	enumerable: true,
	get: function() {
		return stateOf;
	}
});
