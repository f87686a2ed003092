import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formats } from '../../../src/cli/options.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { startGitHubRig } from '../../rig/github/github-rig.ts';
import { runCli } from '../../rig/run-cli.ts';
import { runGit } from '../git/hostile-repositories.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { policyWith } from '../yaml/policy-with.ts';

/** Every command line that writes a file whose path the user gives. `OUT` is that path. */
const commandsWithPath = [
  'preview --out OUT',
  ...formats.map((format) => `preview --format ${format} --output OUT`),
  'validate --output OUT',
  'apply --yes --max-deletes 99 --max-delete-percent 100 --out OUT',
  'apply --yes --max-deletes 99 --max-delete-percent 100 --output OUT',
  'rollback applied.json --out OUT',
  'drift --output OUT',
  'pull --check --output OUT',
  'doctor --output OUT',
  'deployments --output OUT',
  'schema plan --output OUT',
  'api listDeployments --output OUT',
  'preview --sandbox-db OUT',
  'sandbox --db OUT',
];

/** Links that a branch may have in place of a written file. They point to files and folders that must not change. */
const layouts: Readonly<Record<string, { readonly out: string; readonly links: Readonly<Record<string, string>> }>> = {
  'a link to a file': { out: 'out.json', links: { 'out.json': '../outside/victim.txt' } },
  'a link to nothing yet': { out: 'out.json', links: { 'out.json': '../outside/later.txt' } },
  'a link to a folder': { out: 'out.json', links: { 'out.json': '../outside' } },
  'a link to a policy': { out: 'out.json', links: { 'out.json': 'policies/a.yaml' } },
  'a link to a link': { out: 'out.json', links: { 'out.json': 'next', next: '../outside/victim.txt' } },
  'a folder that is a link': { out: 'reports/out.json', links: { reports: '../outside' } },
  'a folder above that is a link': { out: 'reports/new/out.json', links: { reports: '../outside' } },
  'a folder that is a link within': { out: 'reports/out.json', links: { reports: 'policies' } },
};

/** Paths that commands choose themselves. Each is replaced by a link to a file and to a folder outside. */
const linkedPaths = [
  'ifmatch.yaml',
  '.github',
  '.github/workflows',
  'policies',
  'policies/a.yaml',
  'policies/remediation',
];
const commandsWithOwnPaths = ['init --workflow simple', 'init --from-platform', 'pull --all', 'drift --write'];

type LinkCase = {
  readonly name: string;
  readonly commandLine: string;
  readonly links: Readonly<Record<string, string>>;
  readonly mustFail: boolean;
};

const cases: readonly LinkCase[] = [
  ...Object.entries(layouts).flatMap(([name, { out, links }]) =>
    commandsWithPath.map((commandLine) => ({
      name,
      commandLine: commandLine.replace('OUT', out),
      links,
      mustFail: true,
    })),
  ),
  ...commandsWithOwnPaths.flatMap((commandLine) =>
    linkedPaths.flatMap((path) =>
      ['outside', 'outside/victim.txt', 'outside/later'].map((to) => ({
        name: `${path} is a link to ${to}`,
        commandLine,
        links: { [path]: `${'../'.repeat(path.split('/').length)}${to}` },
        mustFail: false,
      })),
    ),
  ),
];

async function run({ seed, cases: caseCount }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = caseCount >= suite.cases.full;
  const sandbox = await startSandbox();
  try {
    for (const linkCase of isFull ? cases : drawSample(cases, caseCount, seed)) {
      tally.count('command lines');
      tally.add(`${linkCase.commandLine}, where ${linkCase.name}`, await runAmongLinks(linkCase, sandbox));
    }
  } finally {
    await sandbox.close();
  }
  for (const step of isFull ? steps : drawSample(steps, 2, seed)) {
    tally.count('runs of the action');
    tally.add(
      `the action with ${step.obstacle} in the place of the plan, ${step.inputs}`,
      await runActionWithObstacle(step),
    );
  }
  return tally.figures();
}

/** Runs a command in a repository with links where it writes. Returns what went wrong, or null. */
async function runAmongLinks({ commandLine, links, mustFail }: LinkCase, sandbox: Sandbox): Promise<string | null> {
  const folder = temporaryFolder();
  try {
    const work = join(folder, 'work');
    createRepository(folder, links);
    const before = readProtectedFiles(folder, mustFail);
    if (commandLine.startsWith('rollback')) {
      await runCli(['apply', '--yes', '--max-deletes', '99', '--max-delete-percent', '100', '--out', 'applied.json'], {
        directory: work,
        sandbox,
      });
    }
    const { code, text } = await runCli(commandLine.split(' '), { directory: work, sandbox });
    const after = readProtectedFiles(folder, mustFail);
    if (after !== before) return `a link was followed:\n${before}\n${after}`;
    const replacedLinks = Object.keys(links).filter((path) => !lstatSync(join(work, path)).isSymbolicLink());
    if (!mustFail) return null;
    if (code === 0) return `it ends with 0: ${text}`;
    // A refused file must be reported before anything is sent.
    return replacedLinks.length === 0 && /symbolic link/.test(text)
      ? null
      : `it does not say that it is a link: ${text}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function createRepository(folder: string, links: LinkCase['links']): void {
  mkdirSync(join(folder, 'outside/new'), { recursive: true });
  mkdirSync(join(folder, 'work/policies'), { recursive: true });
  writeFileSync(join(folder, 'outside/victim.txt'), 'a victim');
  writeFileSync(join(folder, 'work/policies/a.yaml'), policyWith('A policy.'));
  for (const [path, to] of Object.entries(links)) {
    const linkPath = join(folder, 'work', path);
    mkdirSync(dirname(linkPath), { recursive: true });
    rmSync(linkPath, { recursive: true, force: true });
    symlinkSync(to, linkPath);
  }
  runGit(join(folder, 'work'), 'init', '--quiet', '--template=');
  runGit(join(folder, 'work'), 'add', '.');
  runGit(join(folder, 'work'), 'commit', '--quiet', '-m', 'one');
}

/** The content of all files outside of the repository and, if the command must not write policies, of its policies. */
function readProtectedFiles(folder: string, withPolicies: boolean): string {
  const list = (name: string): string[] => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
  const victim = readFileSync(join(folder, 'outside/victim.txt'), 'utf8');
  const policy = withPolicies
    ? [...list('work/policies'), readFileSync(join(folder, 'work/policies/a.yaml'), 'utf8')]
    : [];
  return [...list('outside').toSorted(), victim, ...policy].join('\n');
}

const obstacles = {
  'a committed plan': (path: string) => writeFileSync(path, forged),
  'a link to a file': (path: string) => symlinkSync('../victim.txt', path),
  'a folder': (path: string) => {
    mkdirSync(path);
    writeFileSync(join(path, 'plan.json'), forged);
  },
} as const;
const stepInputs = {
  'with a plan': {},
  'without a token': { 'api-token': '' },
  'with an input that is wrong': { command: 'nonsense' },
} as const;
const forged = '{ "version": 1, "forged": true }';

const steps = (Object.keys(obstacles) as (keyof typeof obstacles)[]).flatMap((obstacle) =>
  (Object.keys(stepInputs) as (keyof typeof stepInputs)[]).map((inputs) => ({ obstacle, inputs })),
);

/** Runs the action with something in place of its plan file. Afterwards the file must be the plan of this run, or must not exist. */
async function runActionWithObstacle({ obstacle, inputs }: (typeof steps)[number]): Promise<string | null> {
  const files = { 'policies/a.yaml': policyWith('A policy.') };
  const rig = await startGitHubRig({ files, program: join(import.meta.dirname, '../../../src/action.ts') });
  try {
    const { number } = await rig.pulls.open({ branch: 'b', files: { 'policies/a.yaml': policyWith('Another one.') } });
    let victim = '';
    const prepare = (workspace: string): void => {
      victim = join(workspace, '../victim.txt');
      writeFileSync(victim, 'a victim');
      obstacles[obstacle](join(workspace, 'ifmatch-plan.json'));
    };
    const actionRun = await rig.run({ event: 'pull_request', pull: number }, { prepare, inputs: stepInputs[inputs] });
    const path = join(actionRun.workspace, 'ifmatch-plan.json');
    const planFile = lstatSync(path, { throwIfNoEntry: false });
    if (readFileSync(victim, 'utf8') !== 'a victim') return 'the link was followed';
    if (inputs !== 'with a plan') return planFile === undefined ? null : 'what was there before is there still';
    const isPlan = planFile?.isFile() === true && readFileSync(path, 'utf8').includes('"tool": "ifmatch');
    return isPlan ? null : `there is no plan: ${actionRun.log}`;
  } finally {
    await rig.close();
  }
}

export const suite: TrustSuite = {
  name: 'written-files',
  threat: 'A branch holds a link or a file where ifmatch writes one',
  claim:
    'for every written file and every kind of link: nothing is written through a link, the run refuses it with a message, and the action leaves only the plan of its own run',
  cases: { full: cases.length + steps.length, quick: 40 },
  run,
};
