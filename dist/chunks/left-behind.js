import { PlatformError, UsageError } from "./cli-and-action.js";
import { summarize } from "./validate.js";
import { findDeployment } from "./targets.js";
import { bundleDigest } from "./digest.js";
import { oddAnswer } from "./check.js";
import { isDeepStrictEqual } from "./_builtin ifmatch node_util.js";
import { believe, commentsOf, findOurs, matchBindings, matchRecord, recordsIn, signedIn, whereOf } from "./require-connection.js";
import { fetchMissing, oursOf, settingsDigest, shortDigest, unreadable } from "./wanted.js";
import { declared, namedCommit, pastOf, readBase } from "./read-base.js";
// src/commands/action/deployments.ts
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
async function knownOf(named, configured, { world }) {
	const asked = new Map();
	const known = [];
	for (const slug of named) if (slug !== null && (configured.includes(slug) || await isSeen(slug, asked, world))) known.push(slug);
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
const visible = ({ world }) => orNone(async () => [(await findDeployment(null, { deployments: new Map() }, world)).deployment.slug], []);
async function orNone(ask, none) {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof PlatformError || error instanceof UsageError) return none;
		throw error;
	}
}
// src/commands/action/hold-plan.ts
async function holdPlan(merged, action) {
	const comments = await action.github.comments(merged.pull.number);
	const own = new OwnChanges(merged, action);
	const held = deploymentsIn(merged.plan).map((deployment) => holdOne({
		...merged,
		deployment,
		own,
		ours: findOurs(comments, oursOf(deployment.slug, action))
	}, action));
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
	if (changed.length === 0) {
		const payload = ours === null ? null : signedIn(ours, pull, deployment.slug, action);
		if (payload === null || bindingCause(payload, one, action) !== null) return nothing;
		return {
			...nothing,
			payload,
			matched: matchRecord(payload, one.plan.bundles)
		};
	}
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
	const binding = bindingCause(believed, one, action);
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
function bindingCause(payload, { pull, deployment, files }, action) {
	const settings = settingsDigest(files.settings);
	const here = {
		...whereOf(action),
		pull: pull.number,
		deployment,
		settings,
		head: pull.head,
		merge: null
	};
	const binding = matchBindings(payload, here);
	return binding && bindings[binding.kind](binding);
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
function differenceOf(payload, at, action) {
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
			this.notice = `Which bundles pull request #${String(this.#merged.pull.number)} itself changes is not known, for the commit before it ${unreadable(error)}`;
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
// src/commands/action/while-asking.ts
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
// src/commands/action/left-behind.ts
function leftBehind(told, commentsSay, made, action) {
	const commented = [...commentsSay].flatMap(([deployment, said]) => deployment !== null && isMeant(deployment, said, made, action) ? [deployment] : []);
	return [...new Set([...droppedIn(made.outcome), ...commented])].filter((deployment) => !told.includes(deployment));
}
function leftAtMerge(planned, commentsSay, { pull, about }, action) {
	return [...commentsSay].flatMap(([deployment, { comment, record, isOwn }]) => {
		if (deployment === null || planned.includes(deployment) || record === null || !isOwn) return [];
		const payload = signedIn(comment, pull, deployment, action);
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
function isMeant(deployment, { comment, record, isOwn }, { files, outcome, targets, pull }, action) {
	if (files.settings.deployments.has(deployment)) return true;
	if (!isOwn) return false;
	if (outcome.kind === "invalid" && targets.length === 0) return true;
	if (isSaidByFiles(files)) return true;
	if (record === null || !action.world.connections.has(deployment)) return false;
	return !("code" in believe(comment, pull, deployment, action));
}
const isSaidByFiles = ({ bundles, settings }) => settings.deployments.size > 0 || bundles.every(({ deployment }) => deployment !== null);
export { causeOfAll, changedIn, deploymentsIn, differenceOf, holdPlan, leftAtMerge, leftBehind, refuseOdd, reviewedPlan, slugsIn, whileAsking, whoIsWrong };
