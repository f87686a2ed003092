import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GitHubRig } from '../../rig/github/github-rig.ts';
import type { Run } from '../../rig/github/runner.ts';

/** The text of the plan file of a run; empty if there is none. */
export function planFileOf({ workspace }: Run): string {
  const path = join(workspace, 'ifmatch-plan.json');
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Everything of a run that a person without any permission can read. */
export const publicTexts = (rig: GitHubRig, run: Run, pull: number): Readonly<Record<string, string>> => ({
  comments: JSON.stringify(rig.comments(pull).map(({ body }) => body)),
  statuses: JSON.stringify(rig.statuses),
  log: run.log,
  annotations: JSON.stringify(run.annotations),
  summary: run.summary,
  outputs: JSON.stringify(run.outputs),
  'plan file': planFileOf(run),
});
