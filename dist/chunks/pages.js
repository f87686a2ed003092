import { causeOf } from "./comment.js";
import { bundleTable, cautionBlock, changeBlocks, guardBlock, liveBlock, resultTable, staleBlocks, triangulationBlock } from "./triangulation.js";
import { blocks, failureBlock, fit, join, lines, link, md, nothing, ours, toMarkdown } from "./page.js";
import { liveIn } from "./cautions.js";
import { alreadyTail, appliedSummary, isUnsent, liveTail, phrase, placeWords, summarize } from "./validate.js";
import { changeWords, count, nameOfBundle, policiesIn, problemWords } from "./cli-and-action.js";
import { compareChanges, tellImpact } from "./comparison-words.js";
// src/render/comment/say.ts
function say(literals, ...values) {
	const plain = (value) => typeof value === "object" ? value.text : String(value);
	return {
		markdown: md(literals, ...values.map((value) => typeof value === "object" ? value.markdown : value)),
		text: literals.map((literal, index) => (index === 0 ? "" : plain(values[index - 1] ?? "")) + literal).join("")
	};
}
function listed(names) {
	const [last = say``, ...before] = names.map((name) => say`${name}`).toReversed();
	return before.length === 0 ? last : say`${together(before.toReversed(), ", ")} and ${last}`;
}
function listedBriefly(names) {
	const most = 5;
	if (names.length <= most) return listed(names);
	const first = names.slice(0, most).map((name) => say`${name}`);
	return say`${together(first, ", ")} and ${names.length - most} more`;
}
const together = (sentences, by = " ") => ({
	markdown: join(sentences.map(({ markdown }) => markdown), by),
	text: sentences.map(({ text }) => text).filter((text) => text !== "").join(by)
});
// src/render/comment/refusal-words.ts
function refusalWords(refusal, digest) {
	const row = table[refusal.code];
	const { says, fix } = row(refusal, wayOut(digest));
	const done = refusal.done === void 0 ? say`` : say`Already applied: ${listed(refusal.done.map(nameOfBundle))}.`;
	return {
		says: together([refusal.among === void 0 ? says : saidOf(refusal.among, says), done]),
		fix
	};
}
const saidOf = ({ so, otherwise }, says) => together([say`${so.length === 1 ? say`Deployment` : say`Deployments`} ${listedBriefly(so)}: ${says}`, otherwise.length === 0 ? say`` : say`Refused for other reasons: ${listedBriefly(otherwise)}.`]);
const wayOut = (digest) => digest === null ? say`Run the workflow by hand: it shows what applying would do now, and its digest. Review that, then run it again with the digest.` : say`Review what applying would do now. If it is right, run the workflow by hand with the digest ${digest}.`;
const table = {
	"direct-push": ({ commit, branch }, goOn) => ({
		says: say`Commit ${short(commit)} came to ${branch} without a pull request, so nobody reviewed what it would apply.`,
		fix: goOn
	}),
	fork: ({ pull }, goOn) => ({
		says: say`Pull request #${pull} came from a fork and has no reviewed plan: only ${"pull_request_target"} previews forks, and with that the preview failed, never ran or found nothing to change there, or the comment with the plan was deleted.`,
		fix: say`${goOn} To preview forks before they are merged, use the workflow with ${"pull_request_target"}.`
	}),
	"no-record": ({ pull }, goOn) => ({
		says: say`Pull request #${pull} has no reviewed plan: its preview failed, never ran or found nothing to change there, or the comment with the plan was deleted.`,
		fix: goOn
	}),
	edited: ({ reason }, goOn) => ({
		says: say`The plan in the comment cannot be trusted: ${reason}.`,
		fix: say`Look into the edit history of the comment: who changed it, and why? ${goOn}`
	}),
	"other-token": (_, goOn) => ({
		says: say`The plan was signed with another API token, so it cannot be checked. Most likely the token was replaced since the review.`,
		fix: goOn
	}),
	"other-pull": ({ pull }, goOn) => ({
		says: say`The plan in the comment belongs to pull request #${pull}, not to this one.`,
		fix: say`Look into the edit history of the comment: who put it here, and why? ${goOn}`
	}),
	elsewhere: (_, goOn) => ({
		says: say`The plan in the comment belongs to another repository, platform or deployment.`,
		fix: say`Look into the edit history of the comment, and check the address of the platform. ${goOn}`
	}),
	"other-commit": ({ reviewed, merged }, goOn) => ({
		says: say`The plan was reviewed for commit ${short(reviewed)}, but ${short(merged)} was merged.`,
		fix: goOn
	}),
	"old-run": ({ commit, branch, tip }) => ({
		says: say`This run is about commit ${short(commit)}, but ${branch} is at ${short(tip)} by now. Applying would roll back what came later.`,
		fix: say`Look at the run of ${short(tip)}: it applies what ${branch} holds now. If it failed, run that one again.`
	}),
	bundles: ({ missing, added }, goOn) => ({
		says: together([
			say`What the merged files change is not what was reviewed.`,
			missing.length === 0 ? say`` : say`Reviewed, and not in the files: ${listed(missing)}.`,
			added.length === 0 ? say`` : say`Without changes when it was reviewed, and with changes now: ${listed(added)}.`
		]),
		fix: goOn
	}),
	files: ({ kinds }, goOn) => ({
		says: say`The merged files of ${listed(kinds)} are not those that were reviewed. Most likely another pull request was merged in between.`,
		fix: goOn
	}),
	settings: (_, goOn) => ({
		says: say`The guards, the deployments or ${"on_stale"} in ${"ifmatch.yaml"} changed since the review.`,
		fix: goOn
	}),
	stale: ({ moved }, goOn) => moved.length > 0 && moved.every(hasReviewedDiff) ? {
		says: say`The platform changed since the review, though the changes are still exactly the reviewed ones.`,
		fix: say`${goOn} Or set ${"on_stale: same-diff"} in ${"ifmatch.yaml"} on the base branch: then a merge like this one is applied.`
	} : {
		says: say`The platform changed since the review, so the reviewed plan does not hold.`,
		fix: goOn
	},
	guards: (_, goOn) => ({
		says: say`The plan needs somebody's yes, and nobody gave it.`,
		fix: together([say`If it is meant, allow it under ${"guards"} in ${"ifmatch.yaml"}, or with ${"max-deletes"} in a run by hand.`, goOn])
	}),
	"not-fresh": ({ pull, why }) => ({
		says: say`Pull request #${pull} would be merged, but not applied. ${refusalWords(why, null).says}`,
		fix: say`${previewAgain(why, pull)} Then put it back into the queue.`
	}),
	changed: ({ why }) => ({
		says: say`The plan differs from the one recorded for this commit. ${refusalWords(why, null).says}`,
		fix: say`Re-run this job by hand (${"Re-run jobs"}). It posts the current plan in a new comment, with what changed. Review that before you merge.`
	}),
	"other-plan": ({ wanted, found }) => ({
		says: say`The plan of now is ${found}, and not ${wanted} as asked for: the files or the platform changed in between.`,
		fix: say`Review the plan of now, and run the workflow again with its digest.`
	})
};
function hasReviewedDiff({ reviewed, now }) {
	if (reviewed.changes === null || now.changes === null) return false;
	const { added, gone, altered } = compareChanges(reviewed.changes, now.changes);
	return added.length + gone.length + altered.length === 0;
}
const previewAgain = ({ code }, pull) => code === "fork" ? say`To have it previewed and reviewed, push its branch to this repository and open a pull request from there, or preview forks with ${"pull_request_target"}.` : say`Run the preview of pull request #${pull} again and review it.`;
const short = (commit) => commit.slice(0, 7);
// src/render/comment/reasons.ts
const noPreviewWords = {
	fork: {
		says: say`No preview: a pull request from a fork does not get the API token.`,
		fix: say`A maintainer can push the branch to this repository. To preview forks as they are, use the workflow with ${"pull_request_target"}.`
	},
	"no-token": {
		says: say`No preview: this run got no API token.`,
		fix: say`Give it as ${"api-token"}, from a secret. Dependabot's runs get only the secrets that are stored for Dependabot.`
	},
	"no-address": {
		says: say`No preview: this run was not told the platform's address.`,
		fix: say`Give it as ${"base-url"}.`
	}
};
const notRecorded = "This plan is not recorded, so merging will not apply it.";
const staleWords = (by, cause) => ({
	says: cause === void 0 || cause.code === "stale" ? platformChanged(by) : refusalWords(cause, null).says,
	fix: say`Re-run the preview job by hand. It posts the current plan in a new comment. Review that one.`
});
const platformChanged = (by) => by === null ? say`The platform changed since the review of this plan.` : say`The platform changed since the review of this plan: pull request #${by} was applied.`;
function ifMerged(cause, onStale = "refuse") {
	if (cause !== void 0) return ours("Merging as it is would be refused: nothing would be applied.");
	return onStale === "refuse" ? md`Merging as it is would be refused, unless the platform has these changes already. With ${"on_stale: same-diff"} in ${"ifmatch.yaml"} it would be applied if its changes are still exactly the reviewed ones.` : md`Merging as it is applies it only if its changes are still exactly the reviewed ones (${"on_stale: same-diff"}).`;
}
function leftWords(left) {
	const names = left.map((bundle) => {
		const changes = changeWords(summarize(bundle.changes)).join(", ");
		const { slug } = bundle.deployment;
		return {
			markdown: md`${ours(bundle.kind)} of ${slug} (${ours(changes)})`,
			text: `${nameOfBundle(bundle)} (${changes})`
		};
	});
	return say`Not sent: ${together(names, ", ")}. These changes are not a part of the reviewed plan: the platform changed there, or an earlier merge was not applied. To apply them, run the workflow by hand and review what it shows.`;
}
function successorWords(by) {
	if (by.what === "comment") return {
		tail: "see the other comment",
		says: md`The plan is kept in ${link(ours("another comment"), by.url)}. This one is not updated any more.`
	};
	if (by.what === "plan") return {
		tail: "superseded",
		says: md`This plan is out of date and will not be applied. ${link(ours("A new comment"), by.url)} shows the current plan and what changed.`
	};
	if (by.what === "deployments") return {
		tail: "valid by now",
		says: ours("What is planned, or became of it, stands in a comment for each deployment that changes.")
	};
	if (by.what === "head") return {
		tail: "being previewed",
		says: md`The plan of commit ${short(by.commit)} will stand here.`
	};
	if (by.what === "pull") return {
		tail: "not applied yet",
		says: md`Pull request #${String(by.pull)} came before it in the same push, and was not applied. Once that is settled, run ${link(ours("the job"), by.run)} again: that is safe.`
	};
	return {
		tail: "not applied by itself",
		says: md`${by.branch} went on to ${short(by.commit)} before this was applied. The run of that commit says what became of it.`
	};
}
// src/render/triangulation/shown-in.ts
function shownIn(triangulation, slug) {
	if (triangulation === null || slug === null) return triangulation;
	const { bundles, dropped } = triangulation;
	return {
		...triangulation,
		bundles: bundles.filter(({ deployment }) => deployment.slug === slug),
		dropped: dropped.filter(({ deployment }) => deployment === null || deployment === slug)
	};
}
// src/render/comment/addresses.ts
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
// src/render/comment/small-print.ts
function smallPrint(...sentences) {
	const text = join(sentences, " ");
	return text.text === "" ? nothing : md`<sub>${text}</sub>`;
}
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
	if (planFile === null || held === 0) return nothing;
	if (held === all) return md`${planFile} holds each bundle as it was before.`;
	return md`Of ${ours(count(all, "bundle"))} ${planFile} holds ${ours(String(held))} as before the apply.`;
}
const hasUndo = ({ outcome }) => "undo" in outcome && outcome.undo !== null;
const mayBeChanged = ({ bundle, outcome }) => outcome.result !== "not-applied" && bundle.changes.length > 0;
const summaryLink = ({ job }) => link(ours("job summary"), job.run.url);
// src/render/comment/problem-list.ts
function problemList(problems, budget, detail) {
	if (problems.length === 0) return nothing;
	const pieces = problems.map((located) => pieceOf(located, detail)).toSorted((a, b) => a.rank - b.rank);
	const { texts, dropped } = fit(pieces, budget - 100);
	const rest = dropped.length === 0 ? nothing : md`Not shown here: ${ours(problemWords(dropped.map(({ located }) => located)))}.`;
	return blocks([lines(texts.map(ours)), rest]);
}
const pieceOf = (located, detail) => ({
	located,
	rank: located.problem.severity === "error" ? 0 : 1,
	sizes: [() => lineOf(located, detail).text, () => withFix(located, detail).text]
});
function lineOf({ problem, position }, detail) {
	const place = position === null ? nothing : md`${placeOf(position, detail)}: `;
	return md`- ${place}${ours(problem.severity === "warning" ? "warning, " : "")}${phrase(problem).says}`;
}
function withFix(located, detail) {
	const { problem, first } = located;
	const { fix } = phrase(problem);
	const other = first === null ? nothing : md` (first: ${placeOf(first, detail)})`;
	return md`${lineOf(located, detail)}${other}${fix === "" ? nothing : md`. Fix: ${fix}`}`;
}
const placeOf = (position, detail) => link(md`${placeWords(position)}`, detail.linkTo(position));
// src/render/comment/title.ts
const title = ({ deployment }, rest) => deployment === null ? ours(`### Policies: ${rest}`) : md`### Policies for ${deployment}: ${ours(rest)}`;
const deletesFirst = (summary) => changeWords(summary).toReversed().join(", ") || "no changes";
// src/render/comment/planned-page.ts
function plannedPage(state, view, detail) {
	const { plan, guards, problems, impact = null } = state;
	const triangulation = shownIn(state.triangulation ?? null, view.deployment);
	const explained = {
		...impact === null ? {} : { impact },
		...triangulation === null ? {} : { triangulation }
	};
	const { closing } = tellImpact(impact);
	return {
		head: [title(view, `${deletesFirst(plan.summary)}${guards.length === 0 ? "" : ", consent needed"}`)],
		parts: (eighth) => [
			cautionBlock(plan, eighth, triangulation),
			guardBlock(guards, eighth, detail.consent),
			bundleTable(plan, eighth, impact),
			triangulationBlock(plan, eighth, triangulation)
		],
		body: (budget) => changeBlocks(plan, budget, detail, explained),
		problems: (budget) => problemList(problems, budget, detail),
		foot: smallPrint(closing === null ? nothing : toMarkdown(closing), guards.length === 0 ? promise(view) : ours("Merging applies nothing without that consent."), fullDiff(view))
	};
}
function promise({ base, job }) {
	const { defaultBranch } = job.repository;
	const merging = base !== void 0 && base !== defaultBranch ? md`Only ${defaultBranch} is applied, and this goes to ${base}. Once it goes to ${defaultBranch}, merging` : ours("Merging");
	return md`${merging} applies exactly this plan (${"If-Match"}). If the platform changes first, nothing is applied and this comment says why.`;
}
// src/render/comment/pages.ts
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
	consent: "setting",
	linkTo: (position) => addressOf(position, view)
});
const pages = {
	planned: (state, context) => withSince(plannedPage(state, context.view, context.detail), state.since, context),
	"no-changes": (state, context) => {
		const { view } = context;
		const triangulation = shownIn(state.triangulation ?? null, view.deployment);
		const { problems } = state;
		const live = liveIn(triangulation);
		return withSince({
			...empty,
			head: [title(view, `no changes${liveTail(live.length)}`), problems.length === 0 ? nothing : md`${ours(problemWords(problems))}: see ${runLink(view)}.`],
			parts: (eighth) => [cautionBlock({ bundles: [] }, eighth, triangulation), triangulationBlock({ bundles: [] }, eighth, triangulation)],
			body: live.length === 0 ? null : (budget) => liveBlock(live, false, budget)
		}, state.since, context);
	},
	invalid: ({ problems }, { view, detail }) => ({
		...empty,
		head: [title(view, `not valid, ${problemWords(problems)}`)],
		problems: listOf(problems, detail),
		foot: smallPrint(noPlan, more(view))
	}),
	validated: ({ reason, files, policies, problems }, { view, detail }) => ({
		...empty,
		head: [
			title(view, "valid, not previewed"),
			ours(checkedWords(policies, files, problems)),
			inTwo(noPreviewWords[reason])
		],
		problems: listOf(problems, detail),
		foot: smallPrint(noPlan)
	}),
	stale: ({ moved, by, cause, onStale }, { view, detail }) => ({
		...empty,
		head: [title(view, "stale, do not merge yet"), inTwo(staleWords(by, cause))],
		body: (budget) => staleBlocks(moved, budget, detail, view.deployment),
		foot: smallPrint(ifMerged(cause, onStale), more(view))
	}),
	applying: ({ plan }, { view, detail }) => ({
		...empty,
		head: [title(view, `applying ${deletesFirst(plan.summary)}`), md`${link(ours("A run"), view.job.run.url)} is applying exactly the reviewed plan. If it ended and this still stands here, run it again: that is safe.`],
		parts: (eighth) => [bundleTable(plan, eighth)],
		body: (budget) => changeBlocks(plan, budget, detail)
	}),
	applied: (state, { view, detail }) => ({
		...resultPage(state, detail),
		head: [title(view, appliedWords(state)), leftBlock(state)],
		foot: smallPrint(isAlready(state.results) ? more(view) : appliedBy(view), undo(view, state.results))
	}),
	partial: (state, context) => state.results.every(isDone) ? pages.applied(state, context) : partialPage(state, context),
	refused: (state, { view, detail }) => ({
		...empty,
		head: [title(view, refusedWords(state, view)), inTwo(refusalWords(state.refusal, state.fresh?.digest ?? null))],
		parts: (eighth) => refusedParts(state, eighth, {
			view,
			detail
		}),
		body: (budget) => refusedBody(state, budget, {
			view,
			detail
		}),
		foot: smallPrint(state.fresh === null ? more(view) : fullDiff(view))
	}),
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
		parts: (eighth) => [resultTable(results, eighth), failureBlock(error, 2 * eighth)],
		foot: smallPrint(more(view))
	})
};
const refusedTail = {
	"not-fresh": "not ready to be merged",
	changed: "changed since the review"
};
function withSince(page, since, { view, detail }) {
	if (since === void 0) return page;
	const [headline = nothing, ...head] = page.head;
	const { cause, moved, url } = since;
	const before = link(ours("an earlier plan"), url);
	const words = md`**Changed since the review:** This replaces ${before} for the same commit. ${refusalWords(cause, null).says.markdown}`;
	return {
		...page,
		head: [
			headline,
			words,
			...head
		],
		parts: (eighth) => [staleBlocks(moved, 2 * eighth, detail, view.deployment), ...page.parts(eighth)]
	};
}
const empty = {
	head: [],
	parts: () => [],
	body: null,
	problems: () => nothing,
	foot: nothing
};
const noPlan = ours("Merging applies nothing: no plan was made.");
const appliedBy = (view) => md`Exactly the reviewed plan (${"If-Match"}), applied by ${runLink(view)}.`;
const isAlready = (results) => results.every(({ outcome }) => outcome.result === "already-applied");
function appliedWords({ results, left = [] }) {
	if (results.length === 0 && left.length > 0) return "nothing was sent";
	if (!isAlready(results)) return `applied ${deletesFirst(appliedSummary(results))}${alreadyTail(results)}`;
	return `applied already${isUnsent(results) ? ", nothing was sent" : ""}`;
}
const leftBlock = ({ left = [] }) => left.length === 0 ? nothing : leftWords(left).markdown;
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
	})} checked, without asking the platform${found}.`;
}
const listOf = (problems, detail) => (budget) => problemList(problems, budget, detail);
const inTwo = ({ says, fix }) => lines([says.markdown, md`**What to do:** ${fix.markdown}`]);
const resultPage = ({ plan, results }, detail) => ({
	...empty,
	parts: (eighth) => [resultTable(results, eighth)],
	body: (budget) => changeBlocks(plan, budget, detail)
});
const isDone = ({ outcome: { result } }) => result === "applied" || result === "already-applied";
function partialPage(state, { view, detail }) {
	const isNothing = state.results.every(({ outcome }) => outcome.result === "not-applied");
	return {
		...resultPage(state, detail),
		head: [
			title(view, isNothing ? "nothing was applied" : "only partly applied"),
			md`**What to do:** Run ${link(ours("the job"), view.job.run.url)} again. That is safe: what is applied is not sent again, and nothing is overwritten.`,
			leftBlock(state)
		],
		foot: smallPrint(more(view), undo(view, state.results))
	};
}
function refusedParts({ refusal, fresh }, eighth, { view, detail }) {
	const cause = causeOf(refusal);
	return [
		cause.code === "guards" ? guardBlock(cause.guards, eighth, detail.consent) : nothing,
		cause.code === "stale" && fresh !== null ? staleBlocks(cause.moved, 2 * eighth, detail, view.deployment) : nothing,
		...fresh === null ? [] : [ours("**What applying would do now:**"), bundleTable(fresh, eighth)]
	];
}
function refusedBody({ refusal, fresh }, budget, { view, detail }) {
	if (fresh !== null) return changeBlocks(fresh, budget, detail);
	const cause = causeOf(refusal);
	return cause.code === "stale" ? staleBlocks(cause.moved, budget, detail, view.deployment) : nothing;
}
export { detailOf, leftWords, noPreviewWords, notRecorded, pageOf, refusalWords, shownIn };
