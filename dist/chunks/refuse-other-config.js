import { UsageError, escapeTerminal } from "./cli-and-action.js";
import { configOf, fromRoot } from "./validate.js";
// src/commands/refuse-other-config.ts
function refuseOtherConfig(madeBy, plan, wanted, world) {
	if (madeBy === null || madeBy === "ifmatch.yaml" || wanted.config !== null) return;
	if (madeBy === configOf(fromRoot(wanted, world))) return;
	throw new UsageError(`${plan} was made by the guards of ${escapeTerminal(madeBy)}, which this run does not go by. Name the config to go by with --config.`);
}
export { refuseOtherConfig };
