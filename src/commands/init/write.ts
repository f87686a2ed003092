import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { shellWord, systemWords } from '../../domain/json.ts';
import { foldersAbove } from '../../domain/problem.ts';
import { release } from '../../domain/settings.ts';
import { openDisk } from '../../files/disk.ts';
import { version } from '../../generated/version.ts';
import { escapeTerminal } from '../../render/escape.ts';
import { layDiff } from '../../render/terminal.ts';
import { blank, layout, type Line, raw, words } from '../../render/terminal/text.ts';
import { count } from '../../render/words.ts';
import { capDiff, diffLines } from '../../render/yaml-diff.ts';
import { replaceFile } from '../../runtime/files.ts';
import type { Runtime } from '../../runtime.ts';
import { type Applier, clashesAmong, clashWords, textAt, workflowFolder } from '../appliers.ts';
import type { Known } from './choose.ts';
import { ownUse, type Site, type Difference, type FileStep, type FileWrite, type SetupChoices } from './files.ts';
import type { Pulled } from './from-platform.ts';

/** A file could not be written; the message names those written before. */
export class WriteFailed extends Error {
  override readonly name = 'WriteFailed';
}

/** Writes the files one by one, each atomically. Throws WriteFailed at the first failure. */
export function writeFiles(top: string, writes: readonly FileWrite[]): void {
  const root = realpathSync.native(top);
  const written: string[] = [];
  for (const write of writes) {
    try {
      writeOne(root, write);
    } catch (cause) {
      throw new WriteFailed(failure(write.path, cause, written), { cause });
    }
    written.push(write.path);
  }
}

function writeOne(root: string, { path, text, before }: FileWrite): void {
  // Read again: the file may have changed during the questions.
  if (textAt(openDisk(root), path) !== before) throw new Error('it changed during the run');
  for (const folder of foldersAbove(path)) makeFolder(join(root, folder));
  const target = join(root, path);
  const folder = dirname(target);
  if (realpathSync.native(folder) !== folder) throw new Error('it lies behind a symbolic link');
  const there = lstatSync(target, { throwIfNoEntry: false });
  if (there !== undefined && !there.isFile()) throw new Error('it is not a regular file');
  replaceFile(target, text);
}

function makeFolder(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined) mkdirSync(path);
  else if (!there.isDirectory()) throw new Error(`${basename(path)} above it is not a folder`);
}

function failure(path: string, cause: unknown, written: readonly string[]): string {
  const reason = systemWords(cause, 'there is no such folder');
  const done =
    written.length === 0 ? 'Nothing was written before' : `Written before: ${written.map(escapeTerminal).join(', ')}`;
  return `${escapeTerminal(path)} cannot be written: ${reason}. ${done}. Run \`ifmatch init\` again when that is fixed: it continues from there.`;
}

/** Paths of differing files to replace: all with `--force`, else those that the person confirms. */
export async function askToReplace(
  steps: readonly FileStep[],
  force: boolean,
  { prompts, runtime }: Site,
  show: (step: Difference) => string,
): Promise<ReadonlySet<string>> {
  const differing = steps.filter((step) => step.kind === 'differs');
  if (force) return new Set(differing.map(({ path }) => path));
  const agreed = new Set<string>();
  if (prompts === null) return agreed;
  for (const step of differing) {
    runtime.terminal.show(show(step));
    if (await prompts.confirm(`Replace ${escapeTerminal(step.path)}?`)) agreed.add(step.path);
  }
  return agreed;
}

export type Look = { readonly width: number; readonly color: boolean; readonly verbose: boolean };

/** The result for each file, notes, and the next commands. */
type Report = {
  readonly steps: readonly FileStep[];
  /** The differing files that are replaced. */
  readonly replaced: ReadonlySet<string>;
  /** Whether differences were shown before the questions. */
  readonly shown: boolean;
  readonly dryRun: boolean;
  /** Null if the platform's policies were not wanted. */
  readonly pulled: Pulled | null;
  readonly notes: readonly string[];
  readonly next: readonly string[];
};

/** The most lines of a diff without --verbose. */
const shortest = 16;

export function reportSetup(report: Report, look: Look): string {
  const { steps, notes, next, pulled } = report;
  const lines = steps.flatMap((step) => stepLines(step, report, look));
  return layout(
    [
      ...lines,
      ...(pulled?.lines ?? []).map((line) => words(0, line)),
      blank,
      words(0, verdict(report)),
      ...notes.map((note) => (note.startsWith(' ') ? raw(0, note) : words(0, note))),
      blank,
      words(0, 'Next:'),
      ...next.map((command) => raw(2, command)),
    ],
    look,
  );
}

/** The diff shown before asking to replace a file. */
export const showDifference = (step: Difference, look: Look): string =>
  layout([words(0, `${step.path} differs:`), ...diffOf(step, look)], look).trimEnd();

type Lines = { [K in FileStep['kind']]: (step: Extract<FileStep, { kind: K }>) => Line[] };

const stepWords: Omit<Lines, 'differs'> = {
  create: ({ path }) => [words(0, `+ ${path}`)],
  extend: ({ path }) => [words(0, `~ ${path} (only our part of it)`)],
  same: ({ path }) => [words(0, `= ${path} (as it is)`)],
  left: ({ path, why, add }) => [words(0, `! ${path} (left: ${why})`), ...addLines(add)],
};

function stepLines(step: FileStep, report: Report, look: Look): Line[] {
  if (step.kind === 'differs') return differenceLines(step, report, look);
  return (stepWords[step.kind] as (one: FileStep) => Line[])(step);
}

function differenceLines(step: Difference, { replaced, shown }: Report, look: Look): Line[] {
  const line = replaced.has(step.path)
    ? words(0, `~ ${step.path} (replaced)`)
    : words(0, `! ${step.path} (left: it differs; --force replaces it)`);
  return shown ? [line] : [line, ...diffOf(step, look)];
}

const addLines = (add: string | null): Line[] =>
  add === null ? [] : [words(4, 'add by hand:'), ...add.split('\n').map((line) => raw(4, line))];

function diffOf({ before, text }: Difference, { verbose }: Look): Line[] {
  const lines = diffLines(linesOf(before), linesOf(text));
  return layDiff(verbose ? lines : capDiff(lines, shortest), 4, verbose);
}

const linesOf = (text: string): string[] => text.replace(/\n$/, '').split(/\r?\n/);

function verdict({ steps, replaced, dryRun, pulled }: Report): string {
  const own = steps.filter(({ kind, path }) => kind === 'create' || kind === 'extend' || replaced.has(path)).length;
  const written = own + (pulled?.written ?? 0);
  const left =
    pulled?.ok === false ||
    steps.some(({ kind, path }) => kind === 'left' || (kind === 'differs' && !replaced.has(path)));
  if (dryRun) return 'Nothing was written: --dry-run.';
  if (written === 0 && left) return 'Nothing was written.';
  if (written === 0) return 'Nothing to do: everything is in place.';
  return `${count(written, 'file')} written.`;
}

/** How the next commands reach the platform; `again`: the options to repeat, quoted for a shell. */
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

/** The first steps to connect to a platform. */
export const connectText = ({ directory }: Pick<Way, 'directory'>): string =>
  ['Nothing was written. Set the address of your platform and an API token, then rerun init:', '']
    .concat([...exportLines, command('init --from-platform', directory)].map((line) => `  ${line}`))
    .join('\n');

/** The next commands, ready to paste. */
export function nextCommands({ policies }: SetupChoices, known: Known, way: Way): string[] {
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
export function notesFor(choices: SetupChoices, known: Known, platform: Runtime['connections']): string[] {
  const { clone, host } = known;
  const { isEmbedded } = platform;
  const notes = [];
  if (!clone.isRepository) notes.push('This is not a git repository yet: run `git init`.');
  notes.push(...clashNotes(choices, known));
  if (choices.workflow !== 'none')
    notes.push(...workflowNotes(choices, host, isEmbedded ? null : platform.name), ...releaseNotes(known));
  else if (!isEmbedded && (host.kind === 'gitlab' || host.kind === 'other')) notes.push(...otherNotes(host.server));
  if (platform.name === null && known.policyFiles === 0)
    notes.push('To try ifmatch without a token, run `ifmatch init --sandbox` in an empty folder.');
  if (isEmbedded)
    notes.push(
      'For your own platform, set IFMATCH_BASE_URL and IFMATCH_API_TOKEN, then run in its repository:',
      '  ifmatch init --from-platform',
    );
  return notes;
}

/** Workflows that would apply on the same merge, including the new one. */
function clashNotes({ workflow }: SetupChoices, { appliers, clone, workflows }: Known): string[] {
  const ours: Applier = { path: `${workflowFolder}/policies.yml`, by: 'ifmatch', scope: `${clone.prefix}\n\n` };
  const isWritten = workflow !== 'none' && workflows.main === null;
  const clashing = clashesAmong(isWritten ? [...appliers, ours] : appliers);
  if (clashing.length === 0) return [];
  const { says, fix } = clashWords(clashing);
  return [`${says} ${fix}`];
}

function workflowNotes({ workflow, branch }: SetupChoices, host: Known['host'], address: string | null): string[] {
  const environment = `an environment "policies" that is limited to the branch ${branch}`;
  const secret = `the secret IFMATCH_API_TOKEN${workflow === 'simple' ? '' : ` in ${environment}`}`;
  const needs = `The workflow needs the variable IFMATCH_BASE_URL and ${secret}`;
  if (host.kind !== 'github') {
    const elsewhere = `The remote is at ${host.kind === 'none' ? '' : host.server}, which does not run GitHub's workflows.`;
    return [`${needs} (Settings of the repository)`, ...(host.kind === 'none' ? [] : [elsewhere])];
  }
  const notes = [`${needs}:`, ...ghLines({ workflow, branch }, host, address)];
  if (host.server !== 'github.com' && !host.server.endsWith('.ghe.com'))
    notes.push(`On ${host.server} the actions that the workflow uses must be there, or come through GitHub Connect.`);
  return notes;
}

type GitHubHost = Extract<Known['host'], { kind: 'github' }>;

/** The repository's settings as commands; `gh` prompts for the token, which keeps it out of the shell history. */
function ghLines(
  { workflow, branch }: Pick<SetupChoices, 'workflow' | 'branch'>,
  { server, repository }: GitHubHost,
  address: string | null,
): string[] {
  const repo = `--repo ${shellWord(server === 'github.com' ? repository : `${server}/${repository}`)}`;
  const variable = `  gh variable set IFMATCH_BASE_URL ${repo} --body ${shellWord(address ?? 'https://…')}`;
  if (workflow === 'simple') return [variable, `  gh secret set IFMATCH_API_TOKEN ${repo}`];
  const path = shellWord(`repos/${repository}/environments/policies`);
  const api = `  gh api${server === 'github.com' ? '' : ` --hostname ${shellWord(server)}`}`;
  const limits = ['protected_branches]=false', 'custom_branch_policies]=true'];
  return [
    variable,
    `${api} -X PUT ${path} ${limits.map((limit) => `-F 'deployment_branch_policy[${limit}'`).join(' ')}`,
    `${api} -X POST ${path}/deployment-branch-policies -f name=${shellWord(branch)}`,
    `  gh secret set IFMATCH_API_TOKEN --env policies ${repo}`,
  ];
}

/** What to use instead of an unreleased version. */
const releaseNotes = ({ workflows: { use } }: Known): string[] =>
  release.isReleased || (use !== null && use !== ownUse)
    ? []
    : [
        `ifmatch ${version} is not released yet. In the workflows, replace ${ownUse} with your copy of the action, pinned to a commit, and npx ifmatch@${version} with a package that you made with \`npm pack\`.`,
      ];

/** Commands for another CI. */
const otherNotes = (server: string): string[] => [
  `There is a workflow for GitHub only. In the CI of ${server}, with IFMATCH_BASE_URL and IFMATCH_API_TOKEN set, run`,
  `  npx ifmatch@${version} preview --out plan.json  on a merge request; keep plan.json`,
  `  npx ifmatch@${version} apply --plan plan.json    after the merge, with that plan.json`,
  `  npx ifmatch@${version} drift                     every night: 2 when the platform is not what the files declare`,
];
