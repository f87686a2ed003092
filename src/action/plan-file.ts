import { signed } from '../commands/saved-plan.ts';
import type { Outcome } from '../domain/outcome.ts';
import { version } from '../generated/version.ts';
import { toJson } from '../report/escape.ts';
import { toPlanFile } from '../report/formats/plan-file.ts';
import type { ActionRuntime } from './action-runtime.ts';

/** Writes the plan of an outcome, with results and undo, where the workflow picks it up. A plan that cannot be signed is written all the same. */
export async function writePlanFile(command: 'preview' | 'apply', outcome: Outcome, action: ActionRuntime): Promise<void> {
  const { runtime, inputs, notes } = action;
  const run = { tool: `ifmatch ${version}`, command, platform: runtime.connections.name, config: runtime.config };
  const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
  runtime.rewriteText(action.planPath, `${toJson(file, 2)}\n`);
  if (unsigned !== null)
    notes.warnings.add(`${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`);
}
