import { type Line, textLine, unwrappedLine } from '../../report/formats/terminal/layout.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { quoteForShell } from '../../util/shell.ts';
import type { Clone } from './clone.ts';
import type { WorkflowChoice, InitOptions } from './options.ts';

/** What a person must know or do beside the files: a text, or a command to paste. */
type Note = { readonly text: string } | { readonly command: string };

export function notesFor(
  workflow: WorkflowChoice | null,
  { isRepository, isOtherHost: isOther, branch }: Clone,
  { isEmbedded, name }: Runtime['connections'],
): Note[] {
  const isNew = workflow !== null && workflow !== 'none';
  const notes: Note[] = [];
  if (!isRepository) notes.push({ text: 'This is not a git repository yet: run `git init`.' });
  if (isNew) notes.push(...workflowNotes(workflow, branch, isEmbedded ? null : name));
  if (isOther && !isNew)
    notes.push({ text: 'The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch.' });
  if (isEmbedded)
    notes.push(
      { text: 'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:' },
      { command: 'ifmatch init --from-platform' },
    );
  return notes;
}

export const noteLine = (note: Note): Line =>
  'text' in note ? textLine(0, note.text) : unwrappedLine(0, `  ${note.command}`);

/** The repository's settings as commands. `gh` prompts for the token, which keeps it out of the shell history. */
function workflowNotes(workflow: WorkflowChoice, branch: string, address: string | null): Note[] {
  const variable = { command: `gh variable set IFMATCH_BASE_URL --body ${quoteForShell(address ?? 'https://…')}` };
  const path = "'repos/{owner}/{repo}/environments/policies";
  const limits =
    "-F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'";
  if (workflow === 'simple')
    return [
      {
        text: 'The workflow needs a variable and a secret. Anyone who can push a branch can use the token; `ifmatch init --workflow hardened --force` writes workflows that prevent that.',
      },
      variable,
      { command: 'gh secret set IFMATCH_API_TOKEN' },
    ];
  return [
    {
      text: `The workflow needs a variable, and a secret in an environment that is limited to the branch ${branch}:`,
    },
    variable,
    { command: `gh api -X PUT ${path}' ${limits}` },
    { command: `gh api -X POST ${path}/deployment-branch-policies' -f name=${quoteForShell(branch)}` },
    { command: 'gh secret set IFMATCH_API_TOKEN --env policies' },
  ];
}

/** The next commands, ready to paste. */
export const nextCommands = (
  hasPolicies: boolean,
  isReachable: boolean,
  { program, directoryOption, repeatedOptions }: InitOptions,
): string[] => [
  ...(hasPolicies ? [`  ${program} validate ${directoryOption}`.trimEnd()] : []),
  ...(isReachable ? [] : ['  export IFMATCH_BASE_URL=https://…', '  export IFMATCH_API_TOKEN=…']),
  `  ${program} ${hasPolicies ? 'preview' : 'pull'} ${repeatedOptions}`.trimEnd(),
];
