import type { PullOutcome } from '../../domain/pull-outcome.ts';
import { layout, type Layout, type Line, textLine, unwrappedLine } from '../../report/formats/terminal/layout.ts';
import { renderPullTerminal } from '../../report/formats/terminal/pull.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { quoteForShell } from '../../util/shell.ts';
import { pluralize } from '../../util/text.ts';
import { type ActionCopy, copyFolder, formatVersion, runsUnregisteredName } from './action-copy.ts';
import type { Clone } from './clone.ts';
import type { WrittenTests } from './invariants.ts';
import type { WorkflowChoice, InitOptions } from './options.ts';
import type { FileStep } from './file-steps.ts';

/** The copy of the action, and whether it was written or left as it is. */
export type WrittenCopy = ActionCopy & { readonly isWritten: boolean };

/** What `init` found and did. */
export type InitResult = {
  readonly clone: Clone;
  readonly steps: readonly FileStep[];
  /** The copy of the action that the workflows run; null if they run none. */
  readonly copy: WrittenCopy | null;
  /** The number of written files, with those of the copy. */
  readonly fileCount: number;
  readonly workflow: WorkflowChoice | null;
  /** Null if no policies were to be pulled. */
  readonly pulled: PullOutcome | null;
  readonly invariants: readonly WrittenTests[];
  readonly hasPolicies: boolean;
  /** Whether there is an address and a token. */
  readonly isReachable: boolean;
};

/** The report of `init`: each file, what to do besides, the policies, and the next commands. */
export function renderInit(
  result: InitResult,
  options: InitOptions,
  connections: Runtime['connections'],
  layoutOptions: Layout,
): string {
  const { clone, steps, copy, fileCount, workflow, pulled, invariants } = result;
  const files = [
    ...steps.map(describeStep),
    ...(copy === null ? [] : [describeCopy(copy)]),
    `${pluralize(fileCount, 'file')} written.`,
    ...steps.filter(keepsUnregisteredName).map(({ path }) => describeUnregisteredName(path)),
  ];
  const notes = notesFor(workflow, clone, connections).map(noteLine);
  const pullView = {
    ...layoutOptions,
    platform: connections.platformName,
    quiet: true,
    repeatedOptions: '',
    scope: [],
    git: null,
  };
  const next = ['Next:', ...nextCommands(result, options)].map((text) => unwrappedLine(0, text));
  return [
    layout([...files.map((text) => textLine(0, text)), ...notes], layoutOptions),
    ...(pulled === null ? [] : [renderPullTerminal(pulled, pullView)]),
    ...invariants.map((tests) => layout([textLine(0, describeInvariants(tests))], layoutOptions)),
    layout(next, layoutOptions),
  ].join('\n');
}

/** The report of `init --update`. */
export function renderUpdate(copy: WrittenCopy, layoutOptions: Layout): string {
  const { size } = copy.newTexts;
  const summary = size === 0 ? 'It is up to date.' : `${pluralize(size, 'file')} changed. Review and commit them.`;
  return layout([textLine(0, describeCopy(copy)), textLine(0, summary)], layoutOptions);
}

const signs = { create: '+', update: '~', keep: '=', leave: '!' } as const satisfies Record<FileStep['verb'], string>;

const describeStep = ({ verb, path, note }: FileStep): string =>
  `${signs[verb]} ${path}${note === null ? '' : ` (${note})`}`;

function describeCopy({ present, shipped, newTexts, isWritten }: WrittenCopy): string {
  const newVersion = formatVersion(shipped);
  if (present === null) return `${signs.create} ${copyFolder}/ (the action and the program, ${newVersion})`;
  if (newTexts.size === 0) return `${signs.keep} ${copyFolder}/ (${newVersion})`;
  const presentVersion = formatVersion(present);
  if (isWritten) return `${signs.update} ${copyFolder}/ (from ${presentVersion} to ${newVersion})`;
  return `${signs.leave} ${copyFolder}/ (left: it is ${presentVersion}; \`ifmatch init --update\` makes it ${newVersion})`;
}

const describeInvariants = ({ path, tests }: WrittenTests): string =>
  `${signs.create} ${path} (${tests === 1 ? 'an invariant that holds' : `${String(tests)} invariants that hold`} today: \`ifmatch test\` proves it, \`ifmatch test --suggest\` finds more)`;

/** Whether a file that `init` does not write runs ifmatch under a name that is free to register. */
const keepsUnregisteredName = ({ verb, old, text }: FileStep): boolean =>
  runsUnregisteredName(verb === 'keep' || verb === 'leave' ? (old ?? '') : text);

const describeUnregisteredName = (path: string): string =>
  `${path} runs ifmatch under a name that nobody owns yet: whoever registers it gets the token. Use \`uses: ./${copyFolder}\` and \`node ${copyFolder}/dist/cli.js\`, or \`ifmatch init --force\`.`;

/** What the user must know or do besides: a text, or a command to paste. */
type Note = { readonly text: string } | { readonly command: string };

function notesFor(
  workflow: WorkflowChoice | null,
  { isRepository, isOtherHost, branch }: Clone,
  { isEmbedded, platformName }: Runtime['connections'],
): Note[] {
  const isNew = workflow !== null && workflow !== 'none';
  const notes: Note[] = [];
  if (!isRepository) notes.push({ text: 'This is not a git repository yet: run `git init`.' });
  if (isNew) notes.push(...workflowNotes(workflow, branch, isEmbedded ? null : platformName));
  if (isOtherHost && !isNew)
    notes.push({ text: 'The workflows are for GitHub. For other CI services, see docs/other-ci.md of ifmatch.' });
  if (isEmbedded)
    notes.push(
      { text: 'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:' },
      { command: 'ifmatch init --from-platform' },
    );
  return notes;
}

const noteLine = (note: Note): Line =>
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
const nextCommands = (
  { hasPolicies, isReachable }: InitResult,
  { program, directoryOption, repeatedOptions }: InitOptions,
): string[] => [
  ...(hasPolicies ? [`  ${program} validate ${directoryOption}`.trimEnd()] : []),
  ...(isReachable ? [] : ['  export IFMATCH_BASE_URL=https://…', '  export IFMATCH_API_TOKEN=…']),
  `  ${program} ${hasPolicies ? 'preview' : 'pull'} ${repeatedOptions}`.trimEnd(),
];
