import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formats } from '../../../src/cli/options.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { startGitHubRig } from '../../rig/github/github-rig.ts';
import { runCli } from '../../rig/run-cli.ts';
import { runGit } from '../git/hostile.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { policyWith } from '../yaml/policy-with.ts';

/** Every way to have a file written whose path the user names; `OUT` is that path. */
const written = [
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

/** What a branch may hold in the place of a file, below the folder of the run; beside that folder lies what must stay as it is. */
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

/** Files that commands name themselves: a link in the place of each, to a file and to a folder outside. */
const named = ['ifmatch.yaml', '.github', '.github/workflows', 'policies', 'policies/a.yaml', 'policies/remediation'];
const namers = ['init --workflow simple', 'init --from-platform', 'pull --all', 'drift --write'];

type Case = {
  readonly name: string;
  readonly line: string;
  readonly links: Readonly<Record<string, string>>;
  readonly mustFail: boolean;
};

const cases: readonly Case[] = [
  ...Object.entries(layouts).flatMap(([name, { out, links }]) =>
    written.map((line) => ({ name, line: line.replace('OUT', out), links, mustFail: true })),
  ),
  ...namers.flatMap((line) =>
    named.flatMap((path) =>
      ['outside', 'outside/victim.txt', 'outside/later'].map((to) => ({
        name: `${path} is a link to ${to}`,
        line,
        links: { [path]: `${'../'.repeat(path.split('/').length)}${to}` },
        mustFail: false,
      })),
    ),
  ),
];

async function run({ seed, cases: wanted }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = wanted >= suite.cases.full;
  const sandbox = await startSandbox();
  try {
    for (const one of isFull ? cases : drawn(cases, wanted, seed)) {
      tally.count('command lines');
      tally.add(`${one.line}, where ${one.name}`, await write(one, sandbox));
    }
  } finally {
    await sandbox.close();
  }
  for (const step of isFull ? steps : drawn(steps, 2, seed)) {
    tally.count('runs of the action');
    tally.add(`the action with ${step.there} in the place of the plan, ${step.ends}`, await leave(step));
  }
  return tally.figures();
}

/** A run where links wait for what it writes; answers what came of them, null where all is well. */
async function write({ line, links, mustFail }: Case, sandbox: Sandbox): Promise<string | null> {
  const folder = temporaryFolder();
  try {
    const work = join(folder, 'work');
    plant(folder, links);
    const before = contentOf(folder, mustFail);
    if (line.startsWith('rollback')) {
      await runCli(['apply', '--yes', '--max-deletes', '99', '--max-delete-percent', '100', '--out', 'applied.json'], {
        directory: work,
        sandbox,
      });
    }
    const { code, text } = await runCli(line.split(' '), { directory: work, sandbox });
    const after = contentOf(folder, mustFail);
    if (after !== before) return `a link was followed:\n${before}\n${after}`;
    const lost = Object.keys(links).filter((path) => !lstatSync(join(work, path)).isSymbolicLink());
    if (!mustFail) return null;
    if (code === 0) return `it ends with 0: ${text}`;
    // A file that is not written says why before anything is sent.
    return lost.length === 0 && /symbolic link/.test(text) ? null : `it does not say that it is a link: ${text}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plant(folder: string, links: Case['links']): void {
  mkdirSync(join(folder, 'outside/new'), { recursive: true });
  mkdirSync(join(folder, 'work/policies'), { recursive: true });
  writeFileSync(join(folder, 'outside/victim.txt'), 'a victim');
  writeFileSync(join(folder, 'work/policies/a.yaml'), policyWith('A policy.'));
  for (const [path, to] of Object.entries(links)) {
    const at = join(folder, 'work', path);
    mkdirSync(dirname(at), { recursive: true });
    rmSync(at, { recursive: true, force: true });
    symlinkSync(to, at);
  }
  runGit(join(folder, 'work'), 'init', '--quiet', '--template=');
  runGit(join(folder, 'work'), 'add', '.');
  runGit(join(folder, 'work'), 'commit', '--quiet', '-m', 'one');
}

/** All that lies outside of the run's folder and, for what writes no policies, in the folder of those. */
function contentOf(folder: string, withPolicies: boolean): string {
  const list = (name: string): string[] => readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' });
  const victim = readFileSync(join(folder, 'outside/victim.txt'), 'utf8');
  const policy = withPolicies
    ? [...list('work/policies'), readFileSync(join(folder, 'work/policies/a.yaml'), 'utf8')]
    : [];
  return [...list('outside').toSorted(), victim, ...policy].join('\n');
}

const former = {
  'a committed plan': (at: string) => writeFileSync(at, forged),
  'a link to a file': (at: string) => symlinkSync('../victim.txt', at),
  'a folder': (at: string) => {
    mkdirSync(at);
    writeFileSync(join(at, 'plan.json'), forged);
  },
} as const;
const endings = {
  'with a plan': {},
  'without a token': { 'api-token': '' },
  'with an input that is wrong': { command: 'nonsense' },
} as const;
const forged = '{ "version": 1, "forged": true }';

const steps = (Object.keys(former) as (keyof typeof former)[]).flatMap((there) =>
  (Object.keys(endings) as (keyof typeof endings)[]).map((ends) => ({ there, ends })),
);

/** A step whose checkout brings something in the place of the plan; what is there afterwards is the plan of this run, or nothing. */
async function leave({ there, ends }: (typeof steps)[number]): Promise<string | null> {
  const files = { 'policies/a.yaml': policyWith('A policy.') };
  const rig = await startGitHubRig({ files, program: join(import.meta.dirname, '../../../src/action.ts') });
  try {
    const { number } = await rig.pulls.open({ branch: 'b', files: { 'policies/a.yaml': policyWith('Another one.') } });
    let victim = '';
    const prepare = (workspace: string): void => {
      victim = join(workspace, '../victim.txt');
      writeFileSync(victim, 'a victim');
      former[there](join(workspace, 'ifmatch-plan.json'));
    };
    const ended = await rig.run({ event: 'pull_request', pull: number }, { prepare, inputs: endings[ends] });
    const path = join(ended.workspace, 'ifmatch-plan.json');
    const left = lstatSync(path, { throwIfNoEntry: false });
    if (readFileSync(victim, 'utf8') !== 'a victim') return 'the link was followed';
    if (ends !== 'with a plan') return left === undefined ? null : 'what was there before is there still';
    const isPlan = left?.isFile() === true && readFileSync(path, 'utf8').includes('"tool": "ifmatch');
    return isPlan ? null : `there is no plan: ${ended.log}`;
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
