import { shellWord } from '../../domain/json.ts';
import { release } from '../../domain/settings.ts';
import { version } from '../../generated/version.ts';
import { blank, layout, type Line, type Look, raw, words } from '../../render/terminal/text.ts';
import { count } from '../../render/words.ts';
import type { Runtime } from '../../runtime.ts';
import { type Applier, clashesAmong, clashWords } from '../appliers.ts';
import type { Choices } from './choose.ts';
import { type FileStep, mainWorkflow, ownUse } from './files.ts';
import type { Pulled } from './from-platform.ts';
import type { Host, Known } from './known.ts';

/** The result for each file, notes, and the next commands. */
type Report = {
  readonly steps: readonly FileStep[];
  readonly dryRun: boolean;
  /** Null if the platform's policies were not wanted. */
  readonly pulled: Pulled | null;
  readonly notes: readonly string[];
  readonly next: readonly string[];
};

export const reportSetup = (report: Report, look: Look): string =>
  layout(
    [
      ...report.steps.flatMap(stepLines),
      ...(report.pulled?.lines ?? []).map((line) => words(0, line)),
      blank,
      words(0, verdict(report)),
      ...report.notes.map((note) => (note.startsWith(' ') ? raw(0, note) : words(0, note))),
      blank,
      words(0, 'Next:'),
      ...report.next.map((command) => raw(2, command)),
    ],
    look,
  );

function stepLines(step: FileStep): Line[] {
  const { kind, path } = step;
  if (kind === 'write') return [words(0, `${step.before === null ? '+' : '~'} ${path}`)];
  if (kind === 'same') return [words(0, `= ${path} (as it is)`)];
  const add = step.add === null ? [] : [words(4, 'add by hand:'), ...step.add.split('\n').map((line) => raw(4, line))];
  return [words(0, `! ${path} (left: ${step.why})`), ...add];
}

function verdict({ steps, dryRun, pulled }: Report): string {
  const written = steps.filter(({ kind }) => kind === 'write').length + (pulled?.written ?? 0);
  if (dryRun) return 'Nothing was written: --dry-run.';
  if (written > 0) return `${count(written, 'file')} written.`;
  const isLeft = pulled?.ok === false || steps.some(({ kind }) => kind === 'left');
  return isLeft ? 'Nothing was written.' : 'Nothing to do: everything is in place.';
}

/** How the next commands reach the platform; `directory`, `again`: the options to repeat, quoted for a shell. */
export type Way = {
  readonly reachable: boolean;
  readonly directory: string;
  readonly again: string;
  /** The file with an edit to try. */
  readonly trial: string | null;
};

/** A command line with its options. */
const command = (name: string, options: string): string => ['ifmatch', name, options].filter(Boolean).join(' ');

const exportLines = ['export IFMATCH_BASE_URL=https://…', 'export IFMATCH_API_TOKEN=…'] as const;

/** The next commands, ready to paste. */
export function nextCommands({ policies }: Choices, known: Known, way: Way): string[] {
  const { reachable, directory, again, trial } = way;
  if (trial !== null) {
    const kept = again.replace(/--sandbox$/, '--sandbox-db sandbox.db');
    return [
      `${command('preview', again)}   # no changes: the files match the sandbox`,
      `# make the edit at the end of ${trial}, then:`,
      command('preview --out plan.json', kept),
      command('apply plan.json', kept),
    ];
  }
  const hasPolicies = policies === 'platform' || known.policyFiles > 0 || known.brokenPolicies;
  const last = command(hasPolicies ? 'preview' : 'pull', again);
  return [...(hasPolicies ? [command('validate', directory)] : []), ...(reachable ? [] : exportLines), last];
}

/** What a person must know or do beside the files. Names are not escaped yet. */
export function notesFor(choices: Choices, known: Known, { isEmbedded, name }: Runtime['connections']): string[] {
  const { clone, policyFiles } = known;
  const isNew = choices.workflow !== null && choices.workflow !== 'none';
  const notes = [
    ...(clone.isRepository ? [] : ['This is not a git repository yet: run `git init`.']),
    ...clashNotes(isNew, known),
    ...(isNew ? workflowNotes(choices, known.host, isEmbedded ? null : name) : []),
    ...(isNew && !release.isReleased ? [releaseNote] : []),
  ];
  return [...notes, ...(isEmbedded ? afterTrial : otherWays(known, isNew, name === null && policyFiles === 0))];
}

const afterTrial = [
  'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:',
  '  ifmatch init --from-platform',
] as const;

const otherWays = ({ host }: Known, isNew: boolean, isBare: boolean): string[] => [
  ...(host.kind === 'other' && !isNew
    ? [`The workflows are for GitHub. For the CI of ${host.server}, see docs/other-ci.md of ifmatch.`]
    : []),
  ...(isBare ? ['To try ifmatch without a token, run `ifmatch init --sandbox` in an empty folder.'] : []),
];

/** Workflows that would apply on the same merge, including the new one. */
function clashNotes(isNew: boolean, { appliers, clone }: Known): string[] {
  const ours: Applier = { path: mainWorkflow, by: 'ifmatch', scope: `${clone.prefix}\n\n` };
  const others = appliers.filter(({ path }) => path !== mainWorkflow);
  const clashing = clashesAmong(isNew ? [...others, ours] : appliers);
  if (clashing.length === 0) return [];
  const { says, fix } = clashWords(clashing);
  return [`${says} ${fix}`];
}

/** The repository's settings; for GitHub as commands. `gh` prompts for the token, which keeps it out of the shell history. */
function workflowNotes({ workflow, branch }: Choices, host: Host, address: string | null): string[] {
  const environment = `an environment "policies" that is limited to the branch ${branch}`;
  const secret = `the secret IFMATCH_API_TOKEN${workflow === 'simple' ? '' : ` in ${environment}`}`;
  const needs = `The workflow needs the variable IFMATCH_BASE_URL and ${secret}`;
  if (host.kind !== 'github') return [`${needs} (Settings of the repository)`];
  const { server, repository } = host;
  const isDotCom = server === 'github.com';
  const repo = `--repo ${shellWord(isDotCom ? repository : `${server}/${repository}`)}`;
  const variable = `  gh variable set IFMATCH_BASE_URL ${repo} --body ${shellWord(address ?? 'https://…')}`;
  if (workflow === 'simple') return [`${needs}:`, variable, `  gh secret set IFMATCH_API_TOKEN ${repo}`];
  const path = shellWord(`repos/${repository}/environments/policies`);
  const api = `  gh api${isDotCom ? '' : ` --hostname ${shellWord(server)}`}`;
  const limits = ['protected_branches]=false', 'custom_branch_policies]=true'];
  return [
    `${needs}:`,
    variable,
    `${api} -X PUT ${path} ${limits.map((limit) => `-F 'deployment_branch_policy[${limit}'`).join(' ')}`,
    `${api} -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
    `  gh secret set IFMATCH_API_TOKEN --env policies ${repo}`,
  ];
}

/** What to use instead of an unreleased version. */
const releaseNote = `ifmatch ${version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${version} with a package that you made with \`npm pack\`.`;
