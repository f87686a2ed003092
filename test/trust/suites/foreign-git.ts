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
import {
  setTraps,
  type HostileRepository,
  hostileRepositories,
  createRepository,
  doTrapsWork,
} from '../git/hostile-repositories.ts';
import { drawSample, Tally } from '../resources/tally.ts';
import type { TrustFigures, TrustRun, TrustSuite } from '../suite.ts';
import { temporaryFolder } from '../../rig/temporary-folder.ts';
import { policyWith } from '../yaml/policy-with.ts';

const root = join(import.meta.dirname, '../../..');

/** The arguments that each command is run with. A command that is missing here fails the suite. */
const argumentsByCommand: Readonly<Record<string, readonly (readonly string[])[]>> = {
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

type Case = { readonly command: string; readonly args: readonly string[]; readonly repository: HostileRepository };

const cases: readonly Case[] = hostileRepositories.flatMap((repository) =>
  Object.entries(argumentsByCommand).flatMap(([command, argumentLists]) =>
    argumentLists.map((args) => ({ command, args, repository })),
  ),
);

const events = ['pull_request', 'push', 'schedule'] as const;
const traps = ['own config', 'bare repository', 'no checkout'] as const;
const steps = events.flatMap((event) => traps.map((trap) => ({ event, trap })));

/** All kinds of tokens that the environment of a run may have. */
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

async function run({ seed, cases: caseCount }: TrustRun): Promise<TrustFigures> {
  const tally = new Tally();
  const isFull = caseCount >= suite.cases.full;
  for (const name of await commandNames())
    if (!(name in argumentsByCommand)) tally.add(name, 'nobody says how this command is run');
  for (const testCase of isFull ? cases : drawSample(cases, caseCount, seed)) {
    tally.count('command lines');
    tally.add(
      `${testCase.command} ${testCase.args.join(' ')} in ${testCase.repository.name}`,
      (await runCommand(testCase)).join('; ') || null,
    );
  }
  for (const step of isFull ? steps : drawSample(steps, 1, seed)) {
    tally.count('runs of the action');
    tally.add(`the action on ${step.event}, ${step.trap}`, (await runAction(step)).join('; ') || null);
  }
  return tally.figures();
}

async function commandNames(): Promise<string[]> {
  const { commands } = await buildProgram(new Session({} as ProcessParts));
  return commands.map((command) => command.name());
}

/** Runs a command in a hostile repository. Returns the programs that it ran and the tokens that child processes got. */
async function runCommand({ command, args, repository }: Case): Promise<string[]> {
  const platform = await startSandbox();
  const folder = temporaryFolder();
  try {
    const [marker, log, program] = [join(folder, 'ran'), join(folder, 'log'), join(folder, 'package')];
    const runFolder = repository.create(join(folder, 'work'), marker);
    const failures = doTrapsWork(runFolder, marker) ? [] : ['the trap is not armed, so this shows nothing'];
    // A program in place of the built CLI records the environment that a command starts it with.
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
      // `.` is first in PATH: a program in the working directory, which may be the checkout, must not be started.
      PATH: `.:${wrapGit(join(folder, 'bin'), { log, isForeign: repository.isForeign === true })}`,
    };
    const parts = makeProcessParts(runFolder, program, env);
    // A rollback needs an apply before it.
    if (command === 'rollback') await main(['apply', ...(argumentsByCommand['apply']?.[0] ?? [])], parts);
    await main([command, ...args], parts);
    failures.push(...findLeakedTokens(log, [platform.token, ...Object.values(secrets)]));
    if (existsSync(marker)) failures.push(`something was run: ${readFileSync(marker, 'utf8').slice(0, 200)}`);
    if (commandsThatUseGit.has(command) && !existsSync(log))
      failures.push('no child was started, so this shows nothing');
    return failures;
  } finally {
    await platform.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const commandsThatUseGit: ReadonlySet<string> = new Set(['drift', 'init', 'demo']);

function makeProcessParts(cwd: string, packageRoot: string, env: Record<string, string>): ProcessParts {
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

/** Returns the tokens in the recorded environments of child processes. */
function findLeakedTokens(log: string, tokens: readonly string[]): string[] {
  const text = existsSync(log) ? readFileSync(log, 'utf8') : '';
  return formsIn(text, tokens).map((form) => `a child saw a token as ${form}`);
}

const openPull = (rig: GitHubRig) =>
  rig.pulls.open({ branch: 'b', files: { 'policies/a.yaml': policyWith('Another one.') } });

const triggers: Readonly<Record<(typeof events)[number], (rig: GitHubRig) => Promise<Trigger>>> = {
  pull_request: async (rig) => ({ event: 'pull_request', pull: (await openPull(rig)).number }),
  push: async (rig) => ({ event: 'push', push: await rig.pulls.merge((await openPull(rig)).number, 'squash') }),
  schedule: async () => ({ event: 'schedule' }),
};

/** Runs the action in a hostile workspace. Only a fetch of the job's own repository may get GitHub's token. */
async function runAction({ event, trap }: (typeof steps)[number]): Promise<string[]> {
  const rig = await startGitHubRig({
    files: { 'policies/a.yaml': policyWith('A policy.') },
    program: join(root, 'src/action.ts'),
  });
  const folder = temporaryFolder();
  const [marker, log] = [join(folder, 'ran'), join(folder, 'log')];
  const prepare = (workspace: string): void => {
    if (trap === 'own config') setTraps(join(workspace, '.git'), marker);
    if (trap === 'bare repository') hostileRepositories[0]?.create(join(workspace, 'inner'), marker);
    if (trap === 'no checkout') {
      createRepository(join(workspace, '..'));
      setTraps(join(workspace, '..', '.git'), marker);
    }
  };
  try {
    const inputs = trap === 'bare repository' ? { 'working-directory': 'inner/team' } : {};
    const PATH = wrapGit(join(folder, 'bin'), { log, isForeign: trap === 'no checkout' });
    const options = { prepare, inputs, env: { ...secrets, PATH }, ...(trap === 'no checkout' ? { depth: null } : {}) };
    const actionRun = await rig.run(await triggers[event](rig), options);
    const failures = findLeakedTokens(log, [rig.platform.token, ...Object.values(secrets)]);
    for (const call of existsSync(log) ? readFileSync(log, 'utf8').split(/^git /m) : [])
      if (!/^[^\n]* fetch /.test(call) && formsIn(call, [actionRun.token]).length > 0)
        failures.push(`a git that fetches nothing saw GitHub's token: ${call.slice(0, 200)}`);
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
