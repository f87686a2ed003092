import { UsageError } from "./cli-and-action.js";
// src/commands/action/refuse-other-checkout.ts
function refuseOtherCheckout({ git, job, world }, what = "") {
	const head = git.commit("HEAD");
	if (head === null && world.source.list("").length === 0) throw new UsageError("The job has no files: nothing checked the repository out. Add actions/checkout before this step.");
	if (head === null || head === job.sha) return;
	throw new UsageError(`The checkout is at ${head}, and not at ${what}${job.sha}. Remove "ref:" from actions/checkout.`);
}
export { refuseOtherCheckout };
