import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buildProgram, main } from '../../../src/cli/main.ts';
import { Session } from '../../../src/cli/session.ts';
import { startSandbox } from '../../../src/sandbox/server.ts';
import type { ProcessParts } from '../../../src/runtime/runtime.ts';
import { type GitHubRig, startGitHubRig } from '../../rig/github/github-rig.ts';
import type { Trigger } from '../../rig/github/job-context.ts';
import { wrapGit } from '../../rig/git-wrapper.ts';
import { formsIn } from '../canary/forms.ts';
import { arm, type Hostile, hostiles, plant, trapsOpen } from '../git/hostile.ts';
import { drawn, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { policyWith } from '../yaml/policy-with.ts';

const root = join(import.meta.dirname, '../../..');

/** How each command is run; a command that is not named here fails the suite. */
const lines: Readonly<Record<string, readonly (readonly string[])[]>> = {
  drift: [[], ['--base', 'HEAD~1'], ['--write']],
  preview: [
    ['--base', 'HEAD~1'],
    ['--out', 'new.json'],
  ],
  pull: [[], ['--check'], ['--all']],
  rollback: [
    ['applied.json', '--write'],
    ['applied.json', '--out', 'undo.json'],
  ],
  apply: [['--yes', '--max-deletes', '99', '--max-delete-percent', '100', '--out', 'applied.json']],
  validate: [[]],
  test: [[]],
  show: [['applied.json']],
  init: [['--workflow', 'simple'], ['--from-platform']],
  doctor: [[]],
  deployments: [[]],
  sandbox: [[]],
  api: [['listDeployments']],
  schema: [['plan']],
  comment: [['report.md']],
  history: [[], ['--pending'], ['.']],
  completion: [['bash']],
  demo: [[]],
};

type Case = { readonly command: string; readonly args: readonly string[]; readonly hostile: Hostile };

const cases: readonly Case[] = hostiles.flatMap((hostile) =>
  Object.entries(lines).flatMap(([command, all]) => all.map((args) => ({ command, args, hostile }))),
);

const events = ['pull_request', 'push', 'schedule'] as const;
const traps = ['own config', 'bare repository', 'no checkout'] as const;
const steps = events.flatMap((event) => traps.map((trap) => ({ event, trap })));

/** Tokens of every kind that a run may find in its environment. */
const secrets = {
  IFMATCH_API_TOKEN_OTHER: 'canary-of-other-1f0a7c2be94d',
  IFMATCH_USER_JWT: 'canary-of-a-user-4f1c09aa7b3e',
  GITHUB_TOKEN: 'canary-of-github-88b0c3d1e2f4',
  GH_TOKEN: 'canary-of-gh-5d6e7f8091a2b3c4',
  ACTIONS_RUNTIME_TOKEN: 'canary-of-actions-0a9b8c7d6e5f',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'canary-of-oidc-123456789abc',
  'INPUT_API-TOKEN': 'canary-of-an-input-fedcba987654',
  INPUT_TOKEN: 'canary-of-another-input-00112233',
};

async function run({ seed, cases: wanted }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = wanted >= suite.cases.full;
  for (const name of await commandNames()) if (!(name in lines)) tally.add(name, 'nobody says how this command is run');
  for (const one of isFull ? cases : drawn(cases, wanted, seed)) {
    tally.count('command lines');
    tally.add(`${one.command} ${one.args.join(' ')} in ${one.hostile.name}`, (await meet(one)).join('; ') || null);
  }
  for (const step of isFull ? steps : drawn(steps, 1, seed)) {
    tally.count('runs of the action');
    tally.add(`the action on ${step.event}, ${step.trap}`, (await act(step)).join('; ') || null);
  }
  return tally.figures();
}

async function commandNames(): Promise<string[]> {
  const { commands } = await buildProgram(new Session({} as ProcessParts));
  return commands.map((command) => command.name());
}

/** A run in a hostile repository; answers what it ran, and which tokens a child saw. */
async function meet({ command, args, hostile }: Case): Promise<string[]> {
  const platform = await startSandbox();
  const folder = temporaryFolder();
  try {
    const [marker, log, program] = [join(folder, 'ran'), join(folder, 'log'), join(folder, 'package')];
    const at = hostile.make(join(folder, 'work'), marker);
    const failures = trapsOpen(at, marker) ? [] : ['the trap is not armed, so this shows nothing'];
    // A program that a command starts in place of this one says what it was given.
    cpSync(join(root, 'examples'), join(program, 'examples'), { recursive: true });
    mkdirSync(join(program, 'dist'));
    writeFileSync(
      join(program, 'dist/cli.js'),
      `require('node:fs').appendFileSync('${log}', JSON.stringify(process.env))`,
    );
    const env = {
      ...secrets,
      IFMATCH_BASE_URL: platform.url,
      IFMATCH_API_TOKEN: platform.token,
      // A folder that is the current one, which may be the checkout, is no place for programs.
      PATH: `.:${wrapGit(join(folder, 'bin'), { log, isForeign: hostile.isForeign === true })}`,
    };
    const parts = partsIn(at, program, env);
    // Nothing is undone that was not applied.
    if (command === 'rollback') await main(['apply', ...(lines['apply']?.[0] ?? [])], parts);
    await main([command, ...args], parts);
    failures.push(...seen(log, [platform.token, ...Object.values(secrets)]));
    if (existsSync(marker)) failures.push(`something was run: ${readFileSync(marker, 'utf8').slice(0, 200)}`);
    if (asksGit.has(command) && !existsSync(log)) failures.push('no child was started, so this shows nothing');
    return failures;
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const asksGit: ReadonlySet<string> = new Set(['drift', 'init', 'demo']);

function partsIn(cwd: string, packageRoot: string, env: Record<string, string>): ProcessParts {
  const out = new PassThrough().resume();
  return {
    env,
    cwd,
    streams: { in: new PassThrough(), out, err: out },
    packageRoot,
    now: () => Date.UTC(2026, 10, 20),
    stop: () => Promise.resolve(),
  };
}

/** Which tokens are in what children were given. */
function seen(log: string, tokens: readonly string[]): string[] {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return formsIn(text, tokens).map((form) => `a child saw a token as ${form}`);
}

const open = (rig: GitHubRig) =>
  rig.pulls.open({ branch: 'b', files: { 'policies/a.yaml': policyWith('Another one.') } });

const triggers: Readonly<Record<(typeof events)[number], (rig: GitHubRig) => Promise<Trigger>>> = {
  pull_request: async (rig) => ({ event: 'pull_request', pull: (await open(rig)).number }),
  push: async (rig) => ({ event: 'push', push: await rig.pulls.merge((await open(rig)).number, 'squash') }),
  schedule: async () => ({ event: 'schedule' }),
};

/** A step of a workflow whose workspace is hostile. A fetch of the job's own repository is the one thing that gets GitHub's token. */
async function act({ event, trap }: (typeof steps)[number]): Promise<string[]> {
  const rig = await startGitHubRig({
    files: { 'policies/a.yaml': policyWith('A policy.') },
    program: join(root, 'src/action.ts'),
  });
  const folder = temporaryFolder();
  const [marker, log] = [join(folder, 'ran'), join(folder, 'log')];
  const prepare = (workspace: string): void => {
    if (trap === 'own config') arm(join(workspace, '.git'), marker);
    if (trap === 'bare repository') hostiles[0]?.make(join(workspace, 'inner'), marker);
    if (trap === 'no checkout') {
      plant(join(workspace, '..'));
      arm(join(workspace, '..', '.git'), marker);
    }
  };
  try {
    const inputs = trap === 'bare repository' ? { 'working-directory': 'inner/team' } : {};
    const PATH = wrapGit(join(folder, 'bin'), { log, isForeign: trap === 'no checkout' });
    const options = { prepare, inputs, env: { ...secrets, PATH }, ...(trap === 'no checkout' ? { depth: null } : {}) };
    const ended = await rig.run(await triggers[event](rig), options);
    const failures = seen(log, [rig.platform.token, ...Object.values(secrets)]);
    for (const start of existsSync(log) ? readFileSync(log, 'utf8').split(/^git /m) : [])
      if (!/^[^\n]* fetch /.test(start) && formsIn(start, [ended.token]).length > 0)
        failures.push(`a git that fetches nothing saw GitHub's token: ${start.slice(0, 200)}`);
    if (existsSync(marker)) failures.push(`something was run: ${readFileSync(marker, 'utf8').slice(0, 200)}`);
    if (!existsSync(log)) failures.push('git was not started, so this shows nothing');
    return failures;
  } finally {
    await rig.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const suite: TrustSuite = {
  name: 'foreign-git',
  threat:
    'A foreign git repository: a bare one in a branch, one of another user, a partial clone; hooks, filters, fsmonitor',
  claim:
    'with every command and every event, nothing that such a repository names is run, and no child process gets a token',
  cases: { full: cases.length + steps.length, quick: 30 },
  run,
};
