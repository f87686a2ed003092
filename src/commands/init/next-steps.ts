import type { SetupChoices } from '../../domain/setup.ts';
import { version } from '../../generated/version.ts';
import { acme } from '../../sandbox/seed/deployments.ts';
import { type Applier, clashesAmong, clashWords, workflowFolder } from '../appliers.ts';
import type { Known } from './known.ts';

/** How the next commands reach the platform; `again` are the options to repeat, ready for a shell. */
export type Way = { readonly reachable: boolean; readonly directory: string; readonly again: string };

/** The two commands that come next, ready to be typed. */
export function nextCommands({ deployments }: SetupChoices, { reachable, directory, again }: Way): string[] {
  const command = (name: string, options: string): string => ['ifmatch', name, options].filter(Boolean).join(' ');
  const validate = command('validate', directory);
  if (reachable) return [validate, command('preview', again)];
  // The embedded platform has this deployment only.
  if (deployments.every(({ slug }) => slug === acme.slug))
    return [validate, command('preview', [directory, '--sandbox'].filter(Boolean).join(' '))];
  return [validate, `IFMATCH_BASE_URL=https://… IFMATCH_API_TOKEN=… ${command('preview', again)}`];
}

/** What a person has to know or do beside the files. Untrusted names in it are not escaped yet. */
export function notesFor(choices: SetupChoices, known: Known, reachable: boolean): string[] {
  const { clone, host } = known;
  const notes = [];
  if (!clone.isRepository) notes.push('This is no git repository yet: `git init` makes it one.');
  if (choices.policies === 'examples' && !reachable)
    notes.push(
      'The examples are all that these files declare: a preview shows every other policy of a deployment as deleted. `ifmatch init --from-platform`, with a token, begins with those that are there.',
    );
  notes.push(...clashNotes(choices, known));
  if (choices.workflow !== 'none') notes.push(...workflowNotes(choices, host));
  else if (host.kind === 'gitlab' || host.kind === 'other') notes.push(...otherNotes(host.server));
  return notes;
}

/** Two workflows that apply on the same merge, with the one that is written now. */
function clashNotes({ workflow }: SetupChoices, { appliers, clone, workflows }: Known): string[] {
  const ours: Applier = { path: `${workflowFolder}/policies.yml`, by: 'ifmatch', scope: `${clone.prefix}\n\n` };
  const isWritten = workflow !== 'none' && workflows.main === null;
  const clashing = clashesAmong(isWritten ? [...appliers, ours] : appliers);
  if (clashing.length === 0) return [];
  const { says, fix } = clashWords(clashing);
  return [`${says} ${fix}`];
}

function workflowNotes({ workflow, branch }: SetupChoices, host: Known['host']): string[] {
  const settings =
    host.kind === 'github' ? `: https://${host.server}/${host.repository}/settings` : ' (Settings of the repository)';
  const secret =
    workflow === 'open'
      ? 'the secret IFMATCH_API_TOKEN'
      : `the secret IFMATCH_API_TOKEN in an environment "policies" that is limited to the branch ${branch}`;
  const notes = [`The workflow needs the variable IFMATCH_BASE_URL and ${secret}${settings}`];
  if (host.kind === 'gitlab' || host.kind === 'other')
    notes.push(`The remote is at ${host.server}, which does not run GitHub's workflows.`);
  if (host.kind === 'github' && host.server !== 'github.com' && !host.server.endsWith('.ghe.com'))
    notes.push(`On ${host.server} the actions that the workflow uses must be there, or come through GitHub Connect.`);
  return notes;
}

/** What the CI of others runs. */
const otherNotes = (server: string): string[] => [
  `There is a workflow for GitHub only. In the CI of ${server}, with IFMATCH_BASE_URL and IFMATCH_API_TOKEN set, run`,
  `  npx ifmatch@${version} preview --plan plan.json  on a merge request; keep plan.json`,
  `  npx ifmatch@${version} apply --plan plan.json    after the merge, with that plan.json`,
  `  npx ifmatch@${version} drift                     every night: 2 when the platform is not what the files declare`,
];
