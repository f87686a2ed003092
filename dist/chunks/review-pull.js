import { UsageError, posix } from "./cli-and-action.js";
import { stateOf } from "./comment.js";
import { defaultSettings, loadFiles, validate } from "./validate.js";
import { openCommit } from "./commit-source.js";
import { previewFiles } from "./preview.js";
import { baseIn, baseOfMerge, fetchMissing, settingsDigest, unreadable, wantedFrom } from "./wanted.js";
import { believe, comment, commentAgain, commentsOf, holdsPlan, markChanged, markFresh, recordsIn, retire, retiredText, sign, signedIn, whatIsMissing } from "./require-connection.js";
import { explainReview } from "./explain-review.js";
import { causeOfAll, changedIn, deploymentsIn, differenceOf, leftBehind, slugsIn, whileAsking, whoIsWrong } from "./left-behind.js";
import { GitHubError } from "./github.js";
import { notRecorded, shownIn } from "./pages.js";
import { isLiveDanger } from "./cautions.js";
import { refuseOtherCheckout } from "./refuse-other-checkout.js";
import { ended } from "./result.js";
// src/commands/action/fetch-merge.ts
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
	throw new UsageError(`Pull request #${String(number)} went on to ${now.head}. Look at the run of that commit: this one is about ${head}.`);
}
function tryToFetch({ number }, { git, job, inputs }) {
	try {
		git.fetch(`refs/pull/${String(number)}/merge`, job, inputs.githubToken);
		return git.commit("FETCH_HEAD");
	} catch (error) {
		if (error instanceof Error && /couldn't find remote ref/i.test(error.message)) return null;
		throw new UsageError(`The merge cannot be fetched: ${error instanceof Error ? error.message : String(error)}. Give the job the permission "contents: read", and check that the folder is a checkout.`, { cause: error });
	}
}
const hasParents = (commit, wanted, { git }) => {
	const parents = git.parents(commit);
	return wanted.every((one) => parents.includes(one));
};
// src/commands/action/record-review.ts
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
	return settle(each, {
		plan,
		review
	}, action);
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
		isSigned: false,
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
		const isShown = said?.marker.state === state.kind;
		const noted = isShown ? shownAt(said.comment) : await write({
			state,
			record,
			mode: "quiet"
		});
		return {
			...none,
			record,
			noted,
			wasStale: !isShown
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
	const isThere = noted.fate === "told" && noted.url !== null;
	return {
		record: isThere ? record : null,
		isSigned: isThere,
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
	if (said === void 0 || !(said.marker.hasRecord || said.marker.isDamaged)) return inPlace(said);
	const believed = soundRecord(said, asked, action);
	if ("code" in believed) {
		const { head } = said.marker;
		return head !== null && head !== review.pull.head ? anew(said, null) : otherwise({
			cause: believed,
			moved: []
		}, said, asked);
	}
	if (believed.head !== review.pull.head) return inPlace(said);
	const difference = differenceFrom(believed, asked, action);
	if (difference !== null) return otherwise(difference, said, asked);
	return {
		kind: "confirm",
		record: said.record ?? ""
	};
}
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
	return differenceOf(payload, {
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
async function settle(each, of, action) {
	const { pull } = of.review;
	if (!each.some(({ isSigned }) => isSigned)) return [...each];
	const comments = await commentsNow(pull, action);
	if (comments === null) return [...each];
	const said = recordsIn(comments, action);
	const settled = [];
	for (const one of each) {
		const now = said.get(one.deployment.slug);
		if (one.record === null || now === void 0 || now.record === one.record) {
			settled.push(one);
			continue;
		}
		const mine = comments.filter(({ body, id }) => body.startsWith(`${one.record ?? ""}\n`) && id !== now.comment.id);
		const by = {
			what: "comment",
			url: now.comment.url
		};
		await retire(action.github, mine, retiredText({
			pull,
			deployment: one.deployment.slug
		}, by, action));
		settled.push(await recordOne({
			...of,
			deployment: one.deployment,
			said: now,
			mayRenew: false
		}, action));
	}
	return settled;
}
async function commentsNow({ number }, { github }) {
	try {
		return await github.comments(number, { isNow: true });
	} catch (error) {
		if (error instanceof GitHubError) return null;
		throw error;
	}
}
// src/commands/action/review-pull.ts
async function reviewPull({ pull, hardened }, action) {
	const noPreview = whyNoPreview(pull, hardened, action);
	const isRerun = action.job.run.attempt > 1;
	const merge = hardened || isRerun && noPreview === null ? await readMerge(pull, action) : checkedOut(action);
	const wanted = await wantedFrom(merge.source, pull.base.ref, action, () => baseIn(merge.commit, pull, action));
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
		throw new UsageError(`The platform is not asked for a fork, because which deployments the base branch declares is not known: the base ${unreadable(error)}`, { cause: error });
	}
}
function checkedOut(action) {
	refuseOtherCheckout(action, "the result of the merge, ");
	return {
		source: action.world.source,
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
	const outcome = validate(wanted, action.world);
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
	const { world, inputs } = action;
	const made = await whileAsking(() => previewFiles({
		...wanted,
		consent: inputs.consent
	}, world));
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
	const outcome = needingConsent(explained.outcome);
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
const needingConsent = (outcome) => outcome.kind === "changes" && outcome.guards.length > 0 ? {
	...outcome,
	kind: "consent"
} : outcome;
export { needingConsent, reviewPull };
