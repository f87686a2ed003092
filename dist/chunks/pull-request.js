const require_preview = require("./preview.js");
const require_preview_files = require("./preview-files.js");
const require_validate = require("./validate.js");
const require_start = require("./start.js");
const require_comment = require("./comment.js");
const require_review_key = require("./review-key.js");
const require_review = require("./review.js");
const require_outcome_report = require("./outcome-report.js");
const require_stale_pulls = require("./stale-pulls.js");
const require_match_record = require("./match-record.js");
const require_git = require("./git.js");
const require_action = require("../action.js");
const require_preconditions = require("./preconditions.js");
const require_commit_previews = require("./commit-previews.js");
const require_covered_preview = require("./covered-preview.js");
// src/review/decide/decide-review.ts
function decideReview(facts) {
	const { pull, current, digest, anchored } = facts;
	const number = anchored.state === "none" ? 1 : anchored.anchor.number + 1;
	if (anchored.state === "none" || isBackAtOlderCommit(facts)) {
		if (current.covered.length === 0) return { kind: "show" };
		return {
			kind: "record",
			number,
			changeSinceReview: changeSincePreviousCommit(facts)
		};
	}
	if (anchored.state === "intact") {
		const difference = differenceFromRecord(anchored.record, current);
		if (difference !== null) return decideOnChangedPlan(difference, number, facts);
		if (anchored.record.base.branch === pull.base) return { kind: "confirm" };
		return {
			kind: "record",
			number,
			changeSinceReview: null
		};
	}
	if (digest === anchored.anchor.digest) return {
		kind: "record",
		number,
		changeSinceReview: null
	};
	return decideOnChangedPlan(unknownPlanDifference(anchored.state, pull), number, facts);
}
function decideOnChangedPlan(difference, number, { isRerunByPerson }) {
	if (isRerunByPerson) return {
		kind: "record",
		number,
		changeSinceReview: difference
	};
	return {
		kind: "refuse",
		difference
	};
}
function isBackAtOlderCommit({ anchored, previous }) {
	if (anchored.state === "none") return false;
	if (anchored.state === "replaced") return true;
	return previous !== null && previous.record !== null && previous.anchor.createdAt > anchored.anchor.createdAt;
}
function changeSincePreviousCommit({ pull, base, current, anchored, previous }) {
	const record = previous?.record ?? null;
	if (record !== null && anchored.state === "none") return differenceBeyondPush(record, {
		pull,
		base,
		current
	});
	if (record !== null) return differenceFromRecord(record, current);
	if (anchored.state === "replaced") return unknownPlanDifference("replaced", pull);
	return previous === null ? null : unknownPlanDifference("edited", pull);
}
const unknownPlanDifference = (code, { number }) => ({
	cause: {
		code,
		pull: number
	},
	staleBundles: []
});
function differenceFromRecord(record, current) {
	const matched = require_match_record.matchWithPlan(record, current.covered).filter(require_match_record.hasOrHadChanges);
	const stale = require_match_record.staleBundles(matched.filter(({ comparison }) => comparison !== "as-reviewed" && !isAccepted(comparison, current)));
	const cause = require_match_record.otherPlatformOrSettingsCause(record, current) ?? require_match_record.otherPlanCause(matched, require_match_record.unrecordedBundles(record, current.covered)) ?? (stale.length > 0 ? {
		code: "stale",
		staleBundles: stale
	} : null);
	return cause && {
		cause,
		staleBundles: stale
	};
}
function differenceBeyondPush(record, { pull, base, current }) {
	const matched = require_match_record.matchWithPlan(record, current.covered).filter(require_match_record.hasOrHadChanges);
	const stale = require_match_record.staleBundles(matched.filter((bundle) => isChangedByPlatform(bundle, current)));
	const otherTarget = require_match_record.otherPlatformOrSettingsCause(record, current);
	if (otherTarget !== null) return {
		cause: otherTarget,
		staleBundles: stale
	};
	if (stale.length > 0) return {
		cause: {
			code: "stale",
			staleBundles: stale
		},
		staleBundles: stale
	};
	const isRetargeted = record.base.branch !== pull.base;
	const rebased = matched.filter((bundle) => isChangedByBase(bundle, isRetargeted));
	if (rebased.length > 0) return {
		cause: {
			code: "files",
			bundles: rebased.map(({ reviewed }) => require_match_record.toReference(reviewed))
		},
		staleBundles: []
	};
	if (!isRetargeted && record.base.commit === base) return null;
	const added = require_match_record.unrecordedBundles(record, current.covered).map(({ bundle }) => require_match_record.toReference(bundle));
	const missing = matched.filter(({ planned }) => planned === null).map(({ reviewed }) => require_match_record.toReference(reviewed));
	return added.length + missing.length === 0 ? null : {
		cause: {
			code: "bundles",
			missing,
			added
		},
		staleBundles: []
	};
}
function isChangedByPlatform({ comparison, planned, reviewed }, current) {
	if (planned === null || comparison === "as-reviewed" || isAccepted(comparison, current)) return false;
	return !(planned.bundleDigest !== reviewed.bundle && planned.stateVersion === reviewed.stateVersion);
}
function isChangedByBase({ baseDigest, planned, reviewed }, isRetargeted) {
	if (baseDigest === void 0) return false;
	return baseDigest !== reviewed.base || isRetargeted && planned?.bundleDigest !== reviewed.bundle;
}
const isAccepted = (comparison, { onStale }) => comparison === "state-changed" && onStale === "same-diff";
// src/review/pull-request/review-pull.ts
async function reviewPull(previewed, review, run) {
	const { pull, base, current } = previewed;
	if (current === null) return showFailure(previewed, review, run);
	const { anchored, previous } = review;
	const record = makeReviewRecord(previewed, current);
	const decision = decideReview({
		pull,
		base,
		current,
		digest: require_review_key.recordDigest(record),
		anchored,
		previous,
		isRerunByPerson: isRerunByPerson(run)
	});
	if (decision.kind === "show") return showWithoutRecord(previewed, review, run);
	if (decision.kind === "confirm") return confirmRecord(previewed, review, run);
	if (decision.kind === "refuse") return refuseChangedPlan(decision.difference, previewed, review, run);
	return recordPlan({
		...decision,
		record
	}, previewed, review, run);
}
async function refuseReview(refusal, { pull, plan }, review, run) {
	const { anchored, comment } = review;
	if (anchored.state !== "none") return;
	await voidPrevious(await writeOpenPullComment({
		kind: "refused",
		refusal,
		currentPlan: plan
	}, null, {
		pull,
		existing: comment,
		mayCreate: true
	}, run), review, pull, run);
}
const makeReviewRecord = ({ pull, base, outcome }, { platform, settings, covered }) => require_review_key.makeRecord(requirePlan(outcome), covered, {
	pull: pull.number,
	head: pull.head,
	base: {
		branch: pull.base,
		commit: base
	},
	platform,
	settings,
	needsApproval: "guards" in outcome && outcome.guards.length > 0
});
const requirePlan = (outcome) => {
	if ("plan" in outcome && outcome.plan !== null) return outcome.plan;
	throw new Error("a preview that succeeded has a plan");
};
const isRerunByPerson = ({ job: { run, startedBy } }) => run.attempt > 1 && startedBy !== null && startedBy !== "" && !startedBy.endsWith("[bot]");
async function showFailure({ pull, outcome }, review, run) {
	if (review.anchored.state === "none") {
		const mayCreate = outcome.kind === "invalid";
		await voidPrevious(await writeOpenPullComment(require_review.commentStateOf(outcome), review.previous?.record ?? null, {
			pull,
			existing: review.comment,
			mayCreate
		}, run), review, pull, run);
	}
	return { refusal: null };
}
async function voidPrevious(written, { previous }, { number }, run) {
	if (written.kind !== "written" || previous === null || previous.isVoid) return;
	const status = makeVoidStatusOf(previous, number, written.comment, run.key);
	try {
		await run.forge.setStatus(previous.head, status);
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		run.runMessages.notices.add(`The plan of commit ${previous.head.slice(0, 7)} could not be voided. ${require_start.withFix(error, "action")}`);
	}
}
async function showWithoutRecord({ pull, outcome }, review, run) {
	const diff = "threeWayDiff" in outcome ? outcome.threeWayDiff : void 0;
	const tests = "tests" in outcome ? outcome.tests : void 0;
	const isTested = tests !== void 0 && require_validate.changesTests(tests);
	const changesSettings = outcome.problems.some(({ problem }) => problem.code === "settings-of-base");
	const mayCreate = isTested || changesSettings || require_outcome_report.liveLoosenings(diff).length > 0 || (diff?.dropped ?? []).length > 0;
	const written = await writeOpenPullComment(require_review.commentStateOf(outcome), review.previous?.record ?? null, {
		pull,
		existing: review.comment,
		mayCreate
	}, run);
	await Promise.all([voidPrevious(written, review, pull, run), require_stale_pulls.setUpToDateStatus(pull, null, review.statuses, run)]);
	return { refusal: null };
}
async function confirmRecord({ pull, outcome }, review, run) {
	const { anchored, statuses } = review;
	if (anchored.state !== "intact") throw new Error("only a record that can be read is confirmed");
	const state = require_review.commentStateOf(outcome);
	if (anchored.shown === state.kind) run.runMessages.commentUrls.add(anchored.comment.url);
	else await writeOpenPullComment(state, anchored.record, {
		pull,
		existing: anchored.comment,
		mayCreate: false
	}, run);
	await Promise.all([require_stale_pulls.setUpToDateStatus(pull, null, statuses, run), require_stale_pulls.supersedeOtherComments(run, pull, anchored.comment, review.candidates)]);
	return { refusal: null };
}
async function refuseChangedPlan({ cause, staleBundles }, { pull, current }, review, run) {
	const { anchored, statuses, comment } = review;
	await writeOpenPullComment({
		kind: "stale",
		staleBundles,
		by: null,
		cause,
		onStale: current?.onStale ?? "refuse"
	}, anchored.state === "intact" ? anchored.record : null, {
		pull,
		existing: comment,
		mayCreate: false
	}, run);
	await require_stale_pulls.setUpToDateStatus(pull, "The plan changed since the review.", statuses, run);
	return { refusal: {
		code: "changed",
		cause
	} };
}
async function recordPlan({ number, changeSinceReview, record }, { pull, outcome }, review, run) {
	const written = await writeOpenPullComment(addChangeSinceReview(require_review.commentStateOf(outcome), changeSinceReview, review.comment?.url ?? null), record, {
		pull,
		existing: changeSinceReview === null ? review.comment : null,
		mayCreate: true
	}, run);
	if (written.kind === "overtaken" || written.kind === "none") return { refusal: null };
	const needsRecord = record.bundles.some(require_review_key.hasChanges);
	if (written.kind === "refused") return { refusal: needsRecord ? notRecorded("the comment", written.error) : null };
	const [refusal] = await Promise.all([anchorRecord(record, {
		number,
		comment: written.comment,
		previous: review.previous
	}, pull, run), require_stale_pulls.setUpToDateStatus(pull, null, review.statuses, run)]);
	if (refusal === null) {
		await require_stale_pulls.supersedeOtherComments(run, pull, written.comment, review.candidates);
		return { refusal: null };
	}
	if (!needsRecord) return { refusal: null };
	await retractPlan(refusal, {
		pull,
		plan: requirePlan(outcome),
		comment: written.comment
	}, run);
	return { refusal };
}
async function retractPlan(refusal, { pull, plan, comment }, run) {
	await writeOpenPullComment({
		kind: "refused",
		refusal,
		currentPlan: plan
	}, null, {
		pull,
		existing: comment,
		mayCreate: false
	}, run);
	await require_stale_pulls.setUpToDateStatus(pull, "The plan is not recorded.", [], run);
}
async function anchorRecord(record, { number, comment, previous }, { number: pull, head }, { forge, key }) {
	const facts = {
		number,
		comment: comment.id,
		digest: require_review_key.recordDigest(record)
	};
	try {
		await Promise.all([forge.setStatus(head, require_review_key.makeRecordStatus(key, {
			pull,
			head
		}, facts, comment.url)), ...previous === null || previous.isVoid ? [] : [forge.setStatus(previous.head, makeVoidStatusOf(previous, pull, comment, key))]]);
		return null;
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		return notRecorded(`the commit status "${require_review_key.statusContext("record", key.scope.config)}"`, error);
	}
}
const makeVoidStatusOf = ({ head, anchor: { number } }, pull, { url }, key) => require_review_key.makeVoidStatus(key, {
	pull,
	head
}, number + 1, url);
const notRecorded = (what, error) => ({
	code: "not-recorded",
	why: `${what} could not be written: ${error.message}`,
	fix: require_start.fixOf(error, "action") ?? "Re-run the job."
});
function addChangeSinceReview(state, changeSinceReview, url) {
	if (changeSinceReview === null || state.kind !== "planned" && state.kind !== "no-changes") return state;
	const shown = {
		...changeSinceReview,
		url
	};
	return {
		...state,
		since: shown
	};
}
function writeOpenPullComment(state, record, { pull, existing, mayCreate }, run) {
	if (existing === null && !mayCreate) return Promise.resolve({ kind: "none" });
	return require_stale_pulls.writeComment(run, {
		pull,
		existing,
		requiresOpenPull: true
	}, {
		state,
		record
	});
}
// src/action/merge-commit.ts
const secondsBetweenAttempts = [
	0,
	1,
	2,
	4
];
async function currentMerge(pull, tip, action) {
	const { runtime, job, git } = action;
	if (git.resolveCommit(job.sha) !== null && isMergeOf(job.sha, pull.head, tip, action)) return {
		commit: job.sha,
		base: tip
	};
	for (const wait of secondsBetweenAttempts) {
		await runtime.clock.sleep(wait * 1e3);
		if (wait > 0) await action.github.pull(pull.number);
		const commit = fetchTestMerge(pull, action);
		if (commit !== null && isMergeOf(commit, pull.head, tip, action)) return {
			commit,
			base: tip
		};
	}
	throw new require_start.UsageError(`GitHub has no merge of ${pull.head} with ${pull.base} at ${tip}: the base moved, or the two conflict. Nothing is promised for this commit.`, { fix: "Resolve the conflict, if there is one, and re-run this job." });
}
function isMergeOf(commit, head, tip, { git }) {
	const [first, ...others] = git.parents(commit);
	return first === tip && others.includes(head);
}
function fetchTestMerge({ number }, action) {
	const { git, job, inputs } = action;
	try {
		return git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
	} catch (error) {
		if (error instanceof require_git.GitError && error.missing === "remote-ref") return null;
		if (!(error instanceof require_start.UsageError)) throw error;
		throw require_action.unreadableError("The result of the merge", error);
	}
}
// src/action/pull-request.ts
async function previewPull(event, action) {
	const { github } = action;
	const earlyReads = startEarlyReads(event, action);
	const [pull, tip] = await Promise.all([github.pull(event.pull.number), tipOf(event.pull.base, action)]);
	const outdated = describeOutdated(event.pull, pull);
	if (outdated !== null) return require_action.nothingToDo("preview", outdated, action);
	const noPreview = noPreviewReason(pull, event, action);
	if (noPreview !== null) return validateMerge(pull, event, noPreview, action);
	require_preconditions.requireClone(action);
	const review = earlyReads?.review ?? require_preconditions.openReview(action);
	const state = earlyReads?.state ?? require_start.deferRejection(require_review_key.readReview(review, pull));
	const merge = await currentMerge(pull, await currentTip(pull, event, tip, action), action);
	const previewed = await (earlyPreviewOf(merge, earlyReads?.preview ?? null) ?? previewMerge(pull, merge, action));
	const refusal = await findPartialPreviewRefusal(previewed, merge, action);
	if (refusal !== null && !require_action.isFailed(previewed)) return reportPartialPreview(previewed, refusal, {
		pull,
		merge
	}, {
		review,
		state
	}, action);
	const { outcome, current } = await explainCovered(previewed, pull, merge, action);
	return recordReview({
		pull,
		base: merge.base,
		outcome,
		current
	}, {
		review,
		state
	}, action);
}
async function currentTip(pull, event, tip, { github }) {
	return pull.base === event.pull.base && tip !== null ? tip : github.tip(pull.base);
}
async function findPartialPreviewRefusal(previewed, { base }, action) {
	if (require_action.isFailed(previewed) || previewed.outcome.kind === "invalid") return null;
	if (previewed.withheld.length > 0) return {
		code: "fork-names",
		bundles: previewed.withheld
	};
	const unanswered = await require_commit_previews.unansweredIn(previewed, base, action);
	for (const { slug, error, isChanged } of unanswered) if (!isChanged) action.runMessages.warnings.add(`${slug ?? ""} could not be asked. This pull request does not change it. ${require_start.withFix(error, "action")}`);
	const changed = unanswered.filter(({ isChanged }) => isChanged);
	if (changed.length === 0) return null;
	return {
		code: "unanswered",
		deployments: changed.map(({ slug, error }) => ({
			slug: slug ?? "",
			message: error.message,
			fix: require_start.fixOf(error, "action")
		}))
	};
}
const earlyPreviewOf = ({ commit, base }, earlyPreview) => earlyPreview?.commit === commit && earlyPreview.base === base ? earlyPreview.previewed : null;
async function explainCovered(previewed, pull, merge, action) {
	if (require_action.isFailed(previewed)) return {
		outcome: previewed,
		current: null
	};
	const current = await require_commit_previews.readCoveredPlan(previewed, merge.base, action);
	const coveredPreview = current === null ? previewed : require_covered_preview.selectCovered(previewed, current, action);
	const checked = require_preview_files.rejectExpiredInChangedBundles(coveredPreview);
	if (checked.outcome.kind === "invalid") {
		const { accepted: _, overrides: __, ...problemsOnly } = checked.outcome;
		return {
			outcome: pull.isFork ? problemsOnly : checked.outcome,
			current: null
		};
	}
	const outcome = current === null ? checked.outcome : require_covered_preview.requireApproval(await tryToExplain(checked, pull, merge, action));
	if (outcome.kind === "valid") throw new Error("a preview does not end with valid files only");
	return {
		outcome,
		current
	};
}
async function recordReview(previewed, { review, state }, action) {
	const { outcome, current } = previewed;
	if (!action.inputs.comment) return require_action.actionResult("preview", outcome);
	try {
		const { refusal } = await reviewPull(previewed, await state, review);
		return require_action.actionResult("preview", outcome, { refusal });
	} catch (error) {
		if (!(error instanceof require_start.ForgeError)) throw error;
		return require_action.actionResult("preview", outcome, { refusal: recordFailure(error, current, action) });
	}
}
async function reportPartialPreview(previewed, refusal, { pull, merge }, { review, state }, action) {
	const current = await require_commit_previews.readCoveredPlan(previewed, merge.base, action);
	const { outcome, files } = current === null ? previewed : require_covered_preview.selectCovered(previewed, current, action);
	const plan = outcome.kind === "changes" ? outcome.plan : null;
	if (action.inputs.comment) await refuseReview(refusal, {
		pull,
		plan
	}, await state, review);
	return require_action.actionResult("preview", plan === null ? validOutcome(outcome, files) : outcome, { refusal });
}
const validOutcome = ({ problems }, { paths, policies }) => ({
	kind: "valid",
	problems,
	files: paths.length,
	policies,
	completePaths: null
});
async function tipOf(branch, { github }) {
	try {
		return await github.tip(branch);
	} catch (error) {
		if (error instanceof require_start.ForgeError && error.status === 404) return null;
		throw error;
	}
}
function noPreviewReason(pull, { usesBaseWorkflow }, action) {
	return pull.isFork && !usesBaseWorkflow ? "fork" : require_preconditions.missingConnection(action);
}
function startEarlyReads(event, action) {
	const { git, job } = action;
	if (noPreviewReason(event.pull, event, action) !== null || git.resolveCommit(job.sha) === null) return null;
	const review = require_preconditions.openReview(action);
	const state = require_start.deferRejection(require_review_key.readReview(review, event.pull));
	const [base] = event.usesBaseWorkflow ? [] : git.parents(job.sha);
	return {
		review,
		state,
		preview: base !== void 0 && git.resolveCommit(base) !== null ? require_commit_previews.startEarlyPreview(job.sha, base, action) : null
	};
}
function recordFailure(error, plan, { runMessages }) {
	if (plan?.covered.some(({ bundle }) => bundle.changes.length > 0) === true) return {
		code: "not-recorded",
		why: error.message,
		fix: require_start.fixOf(error, "action") ?? "Re-run the job."
	};
	runMessages.notices.add(`The review could not be read: ${require_start.withFix(error, "action")}`);
	return null;
}
function describeOutdated(atEvent, current) {
	const number = `Pull request #${String(current.number)}`;
	if (current.mergedAt !== null) return `${number} is merged, so there is nothing to preview.`;
	if (!current.isOpen) return `${number} is closed, so there is nothing to preview.`;
	return current.head === atEvent.head ? null : `${number} was pushed since this run began: it is at ${current.head}, and this run is about ${atEvent.head}.`;
}
async function validateMerge(pull, { usesBaseWorkflow }, noPreview, action) {
	const { message, fix } = require_comment.noPreviewDescriptions[noPreview];
	action.runMessages.notices.add(`${require_start.plainText(message)}\n${require_start.plainText(fix)}`);
	if (!usesBaseWorkflow) return require_action.validateOnly(action, pull.base, noPreview);
	const merge = await currentMerge(pull, await action.github.tip(pull.base), action);
	const base = {
		source: require_git.openCommit(action.git, merge.base),
		name: pull.base
	};
	const selection = await require_action.filesUnderBaseSettings(require_action.sourceOfCommit(merge.commit, action), base, action);
	return require_action.actionResult("validate", await require_validate.validate(selection, action.runtime), { noPreview });
}
async function previewMerge(pull, { commit, base }, action) {
	const forkOptions = pull.isFork ? { knownBundles: await bundlesAt(base, action) } : {};
	return require_commit_previews.previewCommit(commit, base, action, {
		...forkOptions,
		allowsFailedDeployments: true
	});
}
async function bundlesAt(commit, action) {
	require_action.fetchMissing(commit, action);
	const source = require_git.openCommit(action.git, commit);
	const { baseSettings, paths, deployment } = await require_action.filesUnderBaseSettings(source, {
		source,
		name: commit
	}, action);
	return (await require_validate.loadFiles(source, baseSettings, {
		paths,
		deployment
	})).bundles;
}
async function tryToExplain(previewed, pull, { commit, base }, action) {
	const { runtime, runMessages, git } = action;
	const configuredLimits = require_covered_preview.impactLimits(previewed);
	if (configuredLimits !== null && pull.isFork) runMessages.notices.add(forkNotice);
	const impactBudget = pull.isFork ? null : configuredLimits;
	try {
		return await require_preview.explain(previewed, {
			base: {
				name: base,
				git,
				tip: commit
			},
			impactBudget
		}, runtime);
	} catch (error) {
		if (!(error instanceof require_start.UsageError || error instanceof require_start.PlatformError)) throw error;
		runMessages.notices.add(`Edits on the platform cannot be identified: ${require_start.withFix(require_action.unreadableError("the base", error), "action")}`);
		return require_preview.explain(previewed, {
			base: null,
			impactBudget
		}, runtime);
	}
}
const forkNotice = "The impact on open findings is not estimated for a pull request from a fork. A pull request from a branch of this repository has it.";
exports.previewPull = previewPull;
