import { PlatformError, UsageError } from "./cli-and-action.js";
import { findDeployment } from "./targets.js";
import { believe, signedIn } from "./require-connection.js";
import { isDeepStrictEqual } from "./_builtin ifmatch node_util.js";
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
// src/commands/action/judge-each.ts
function judgeEach(looked, plan, judge) {
	const payloads = [];
	const refused = [];
	for (const { deployment, believed } of looked) {
		const cause = "code" in believed ? believed : judge(believed, deployment);
		if (cause !== null) refused.push({
			slug: deployment.slug,
			cause
		});
		else if (!("code" in believed)) payloads.push(believed);
	}
	return causeOfAll(refused, plan) ?? { payloads };
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
export { causeOfAll, changedIn, deploymentsIn, judgeEach, leftAtMerge, leftBehind, slugsIn, whileAsking, whoIsWrong };
