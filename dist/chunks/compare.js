import { PlatformError } from "./cli-and-action.js";
// src/apply/reasons.ts
const nameOf = ({ kind, deployment }) => `${kind} of ${deployment.slug}`;
function reasonOf(error) {
	return error instanceof PlatformError && error.hint !== null ? `${error.message} ${error.hint}` : error.message;
}
const reasons = {
	checked: (error) => `Nothing was sent, because the dry run before it failed. ${reasonOf(error)}`,
	stale: "The platform was changed since the review. Review anew what would happen now.",
	otherStale: (names) => `Nothing was sent, because the platform was changed since the review in: ${names}.`,
	rejected: "The platform rejects it. Correct the files as it says.",
	otherRejected: (names) => `Nothing was sent, because the platform rejects: ${names}.`,
	consent: "Nothing was sent, because a guard wants consent first.",
	interrupted: "Stopped before it was sent.",
	stopped: (name) => `Not sent, because the apply stopped at ${name}.`,
	shown: (came) => `${came} The dry run after it shows that it was written.`,
	oldVersion: "The platform answered the PUT with the old state version.",
	already: "The platform says that its state changed, but it has exactly this.",
	alreadyAfter: (came) => `${came} But the dry run after it shows that nothing is left to change.`,
	notVerified: (error) => `It was written, but the dry run that should confirm it failed. ${reasonOf(error)}`,
	leftOver: (count) => `It was written, but the dry run after it still shows ${count === 1 ? "1 change" : `${String(count)} changes`}. Preview again.`,
	stillOld: "It was written, but the dry runs after it still show the state from before. Preview again in a while: the platform may be behind, or have lost it.",
	rejectedAfter: "It was written, but the platform now rejects the same content. Preview again."
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
// src/apply/compare.ts
function compareWithReviewed(reviewed, fresh) {
	if (fresh.bundleDigest !== reviewed.bundleDigest) return "other";
	const isSame = fresh.diffDigest === reviewed.diffDigest;
	if (fresh.changes.length === 0) return !isSame && fresh.stateVersion === reviewed.stateVersion ? "odd" : "done";
	return isSame ? "same-diff" : "other";
}
const oddAnswer = (fresh) => new PlatformError(`The platform shows no changes of ${nameOf(fresh)} at the very state version, ${fresh.stateVersion}, at which there have to be some.`, { hint: "Its answer may be incomplete. Try again; if it stays like this, ask the operator of the platform." });
export { compareWithReviewed, nameOf, oddAnswer, reasonOf, reasons, troubleInWords };
