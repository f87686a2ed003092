import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Event, Job } from '../../domain/github.ts';
import { configName, UsageError } from '../../domain/json.ts';
import { hasErrors } from '../../domain/problem.ts';
import {
  type EditorSchema,
  editorSchemas,
  ownStep,
  release,
  schemaFolder,
  schemaPath,
  type Settings,
} from '../../domain/settings.ts';
import { loadConfig } from '../../files/config.ts';
import { openDisk } from '../../files/disk.ts';
import { parse } from '../../files/yaml/parse.ts';
import { version } from '../../generated/version.ts';
import { openGitHub } from '../../github/client.ts';
import { readEvent, readJob, refuseEvent } from '../../github/job.ts';
import { openFetch, type Proxies } from '../../platform/network.ts';
import { knock } from '../../platform/probe.ts';
import { count } from '../../render/words.ts';
import type { Environment, Runtime } from '../../runtime.ts';
import { proxiesIn } from '../../runtime/connections.ts';
import type { Git } from '../../runtime/git.ts';
import { clashesAmong, clashWords, findAppliers, workflowsIn } from '../appliers.ts';
import type { DoctorOptions, Surroundings } from '../doctor.ts';
import { check, firstProblem, load, type Loaded, validateOf } from '../load.ts';
import { ownUse } from '../init/files.ts';
import { schemaText } from '../schema.ts';
import { type Examination, failed, type Finding, type Looked, ok, skipped, warning } from './examination.ts';
import { type Answered, lookAtAddress, lookAtClock, lookAtConnection, lookAtProxy } from './platform.ts';

/** How the platform was reached; `answer` null for the embedded one, which needs no network. */
export type Reached = { readonly answer: Answered | null };

/** What is on this machine. */
export async function examineHere(
  examination: Examination,
  options: DoctorOptions,
  runtime: Runtime,
  { node, git }: Surroundings,
): Promise<{ config: Finding<Settings>; files: Finding<Loaded> }> {
  await examination.look({ id: 'node' }, [], () => lookAtNode(node, enginesOf(runtime)));
  await examination.look({ id: 'git' }, [], () => lookAtGit(git));
  const config = await examination.look({ id: 'config' }, [], () => lookAtConfig(options.config, runtime));
  const files = await examination.look({ id: 'files' }, [config], () => lookAtFiles(options, runtime));
  if (schemasIn(runtime).length > 0) await examination.look({ id: 'schemas' }, [], () => lookAtSchemas(runtime));
  await examination.look({ id: 'workflows' }, [], () => lookAtWorkflows(git));
  return { config, files };
}

function enginesOf(runtime: Runtime): string {
  const { engines } = JSON.parse(runtime.readText(join(runtime.packageRoot, 'package.json'))) as {
    engines: { node: string };
  };
  return engines.node;
}

/** The way to the platform, before any token is sent. */
export async function examineNetwork(
  examination: Examination,
  { sandbox, baseUrl, limits }: DoctorOptions,
  { env, now }: Surroundings,
): Promise<Finding<Reached>> {
  if (sandbox) {
    return examination.look({ id: 'connection' }, [], () =>
      ok('the embedded platform, which needs no address and no token', { answer: null }),
    );
  }
  const proxies = proxiesIn(env);
  const address = await examination.look({ id: 'address' }, [], () =>
    lookAtAddress({ option: baseUrl, variable: env['IFMATCH_BASE_URL'] ?? null }),
  );
  const proxy = await examination.look({ id: 'proxy' }, [address], ([url]) => lookAtProxy(url, proxies));
  // A little less than a check may take, so that what is known of the wait is told.
  const timeout = limits.check * 0.8;
  const answer = await examination.look({ id: 'connection' }, [address, proxy], async ([url, way]) =>
    lookAtConnection(url, way, await knock(url, { proxies, timeout, now })),
  );
  await examination.look({ id: 'clock' }, [answer], ([came]) => lookAtClock(came));
  return { check: answer.check, value: answer.value === null ? null : { answer: answer.value } };
}

/** What a job of GitHub Actions may do. */
export async function examineJob(
  examination: Examination,
  { limits }: DoctorOptions,
  runtime: Runtime,
  { env, now }: Surroundings,
): Promise<void> {
  const job = await examination.look({ id: 'job' }, [], () => lookAtJob(env, runtime));
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  await examination.look({ id: 'workflow' }, [job], ([running]) => lookAtWorkflow(running, env, runtime));
  const access = { token: env['GITHUB_TOKEN'] ?? null, proxies: proxiesIn(env), now, patience: limits.check * 0.8 };
  await examination.look({ id: 'github' }, [job], ([running]) => lookAtGitHub(running, access));
}

/** Whether the config is there and valid; without one the defaults hold. */
function lookAtConfig(path: string | null, runtime: Runtime): Looked<Settings> {
  const { source } = runtime;
  const { settings, problems } = loadConfig(source, path);
  if (hasErrors(problems)) {
    const { says, fix } = firstProblem(source, problems, validateOf(path));
    return failed(says, fix);
  }
  if (settings.file === undefined) return withoutConfig(settings, runtime);
  const { size } = settings.deployments;
  return ok(`${settings.file}${size === 0 ? '' : `, ${count(size, 'deployment')}`}`, settings);
}

function withoutConfig(settings: Settings, runtime: Runtime): Looked<Settings> {
  const above = runtime.folderAbove(configName);
  if (above === null) return ok(`no ${configName}, so the defaults hold`, settings);
  return failed(
    `${configName} lies above this folder, in ${above}`,
    'run there, or give this folder a config of its own',
  );
}

/** Whether the files of the config's folders are valid. */
function lookAtFiles(
  { config, deployment }: { readonly config: string | null; readonly deployment: string | null },
  runtime: Runtime,
): Looked<Loaded> {
  const files = load({ source: runtime.source, paths: [], config, deployment, judge: null }, runtime);
  const problems = check(files, runtime);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && errors.every(({ code }) => code === 'no-files'))
    return warning<Loaded>('No policies yet.', 'Run `ifmatch init` to write the first ones.', null);
  if (errors.length > 0) {
    const { says, fix } = firstProblem(runtime.source, problems);
    return failed(says, fix);
  }
  const bundles = files.bundles.map(({ kind, deployment: slug }) => (slug === null ? kind : `${slug} ${kind}`));
  return ok(
    `${count(files.files.length, 'file')}, ${count(files.policies, 'policy', 'policies')} (${shortened(bundles)})`,
    files,
  );
}

/** The schemas that `init` or `schema --write` put beside the config. */
const schemasIn = ({ root }: Runtime): readonly EditorSchema[] =>
  editorSchemas.filter((name) => existsSync(join(root, schemaPath(name))));

/** Whether editors check by the schemas of this version. */
function lookAtSchemas(runtime: Runtime): Looked<null> {
  const old = schemasIn(runtime).filter((name) => {
    return runtime.readText(schemaPath(name)).replaceAll('\r\n', '\n') !== schemaText(name, runtime.packageRoot);
  });
  if (old.length === 0) return ok(`${schemaFolder} has the schemas of this version`, null);
  return warning<null>(
    `${old.map((name) => schemaPath(name)).join(', ')} ${old.length === 1 ? 'is' : 'are'} of another version.`,
    '`ifmatch schema --write` brings them up to date.',
    null,
  );
}

/** The names of many bundles would fill the screen. */
const shortened = (names: readonly string[]): string =>
  names.length > 6 ? count(names.length, 'bundle') : names.join(', ');

type ReadableGit = Pick<Git, 'read' | 'refusal'>;

/** Whether the folder is a clone with its history. Nothing of this stops a preview, so it only warns. */
function lookAtGit(git: ReadableGit): Looked<true> {
  if (ask(git, '--version') === null)
    return warning('git cannot be run.', 'Install git; `ifmatch drift` and the action need it.', true);
  const refusal = git.refusal();
  if (refusal !== null)
    return warning(
      `git does not read this repository (${refusal.split('\n', 1)[0] ?? ''}).`,
      'Drift and `preview --base` need it. Run `git status` here; it names the fix.',
      true,
    );
  if (ask(git, 'rev-parse', '--is-inside-work-tree') !== 'true')
    return warning(
      'Not a git repository.',
      'Run `git init`, or pass the repository with -C. Pull requests and drift need its history.',
      true,
    );
  const branch = ask(git, 'symbolic-ref', '--quiet', '--short', 'HEAD') ?? 'no branch';
  const says = `a repository, on ${branch}${defaultBranch(git)}`;
  if (ask(git, 'rev-parse', '--is-shallow-repository') === 'true')
    return warning(
      `The clone is shallow (${says}), so drift cannot find what was applied last.`,
      'Run `git fetch --unshallow`; in a workflow, set `fetch-depth: 0` on actions/checkout.',
      true,
    );
  if (ask(git, 'rev-parse', '--verify', '--quiet', 'HEAD') === null)
    return warning('The repository has no commit yet.', 'Commit the policies.', true);
  return ok(says, true);
}

/** Whether the repository has several workflows that apply, which would fight on every merge. */
function lookAtWorkflows(git: ReadableGit): Looked<true> {
  const top = ask(git, 'rev-parse', '--show-toplevel');
  if (top === null) return skipped('not a git repository');
  const appliers = findAppliers(openDisk(top));
  const clashing = clashesAmong(appliers);
  if (clashing.length > 0) {
    const { says, fix } = clashWords(clashing);
    return warning(says, fix, true);
  }
  const unreleased = workflowsIn(openDisk(top)).find(({ text }) => ownStep.exec(text)?.[1] === ownUse);
  if (unreleased !== undefined && !release.isReleased)
    return warning(
      `${unreleased.path} uses ${ownUse}, which is not released yet.`,
      'Replace it with your copy of the action, pinned to a commit.',
      true,
    );
  return ok(
    appliers.length === 0 ? 'none applies policies' : `applied by ${appliers.map(({ path }) => path).join(', ')}`,
    true,
  );
}

function defaultBranch(git: ReadableGit): string {
  const remote = ask(git, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (remote !== null) return `; the default branch is ${remote.replace(/^origin\//, '')}`;
  return ask(git, 'remote') === '' ? '; it has no remote' : '';
}

/** What git prints; null when it fails. */
function ask(git: ReadableGit, ...args: readonly string[]): string | null {
  try {
    return git.read(args).toString('utf8').trim();
  } catch (error) {
    // It throws nothing else when git says no, or is not there.
    if (error instanceof UsageError) return null;
    throw error;
  }
}

type Access = {
  readonly token: string | null;
  readonly proxies: Proxies;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that all requests together may take. */
  readonly patience: number;
};

/** Whether the job's token reads what the action reads: the default branch and the comments. Throws GitHubError. */
async function lookAtGitHub({ job }: Running, access: Access): Promise<Looked<true>> {
  const token = access.token?.trim() ?? '';
  if (token === '')
    return warning(
      'GITHUB_TOKEN is not set, so its permissions were not checked.',
      'Add to the step: env: { GITHUB_TOKEN: "${{ github.token }}" }. The action does not need it.',
      true,
    );
  const { repository } = job;
  return withGitHub(token, job, access, async (github) => {
    await github.tipOf(repository.defaultBranch);
    await github.recentComments(1);
    return ok(
      `the token reads ${repository.defaultBranch} and the comments of ${repository.owner}/${repository.name}`,
      true,
    );
  });
}

async function withGitHub<T>(
  token: string,
  job: Running['job'],
  { proxies, now, patience }: Access,
  use: (github: ReturnType<typeof openGitHub>) => Promise<T>,
): Promise<T> {
  const network = openFetch(new URL(job.api), proxies);
  const end = AbortSignal.timeout(patience);
  const github = openGitHub({
    token,
    job,
    fetch: (url, init) => network.fetch(url, { ...init, signal: AbortSignal.any([init.signal, end]) }),
    clock: {
      now,
      random: () => 0,
      // It rejects at the end; the next request then fails at once.
      sleep: (milliseconds) => setTimeout(milliseconds, undefined, { signal: end }).catch(() => undefined),
    },
  });
  try {
    return await use(github);
  } finally {
    await network.close();
  }
}

/** The job that this runs in. */
type Running = { readonly job: Job; readonly event: Event };

/** Which event a job of GitHub Actions runs on, and whether it may do what the action does. */
function lookAtJob(env: Environment, runtime: Pick<Runtime, 'readText'>): Looked<Running> {
  if (env['GITHUB_ACTIONS'] !== 'true') return skipped('not a GitHub Actions job');
  const payload = readPayload(runtime.readText(env['GITHUB_EVENT_PATH'] ?? ''));
  const event = readEvent(env['GITHUB_EVENT_NAME'] ?? '', payload);
  const job = readJob(env, payload);
  const { owner, name } = job.repository;
  const running = { job, event };
  if (event.kind === 'other') {
    const { says, fix } = refuseEvent(event);
    return warning(says, fix, running);
  }
  if (event.kind === 'pull-request' && !event.hardened) {
    const who = foreigner(event.pull.fork, env);
    if (who !== null)
      return warning(
        `The pull request comes from ${who}: its job gets no secrets and a read-only token.`,
        'Such a pull request is only validated; `ifmatch init --workflow hardened --force` writes a workflow that previews it as well.',
        running,
      );
  }
  return ok(`runs on ${env['GITHUB_EVENT_NAME'] ?? ''} for ${owner}/${name}`, running);
}

const foreigner = (fork: boolean, env: Environment): string | null => {
  if (fork) return 'a fork';
  return env['GITHUB_ACTOR'] === 'dependabot[bot]' ? 'Dependabot' : null;
};

function readPayload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError('The file that GITHUB_EVENT_PATH names is not JSON.', { cause });
  }
}

/** Whether this Node is one that the package wants; `engines` is `>=` and a version, as in package.json. */
function lookAtNode(running: string, engines: string): Looked<string> {
  const least = engines.replace(/^>=\s*/, '');
  const says = `Node ${running}, ifmatch ${version}`;
  if (isAtLeast(running, least)) return ok(says, running);
  return failed(`${says}: this Node is too old.`, `Install Node ${least} or newer.`);
}

function isAtLeast(running: string, least: string): boolean {
  const [have, want] = [running, least].map((text) => text.split('.').map(Number));
  const index = want?.findIndex((part, at) => part !== (have?.[at] ?? 0)) ?? -1;
  return index < 0 || (have?.[index] ?? 0) > (want?.[index] ?? 0);
}

type Level = 'none' | 'read' | 'write';

type Scope = 'contents' | 'pull-requests' | 'statuses' | 'issues';

/** What the workflow that runs this gives to its token, as its file says. Whether it may write cannot be asked of GitHub without writing. */
function lookAtWorkflow({ event }: Running, env: Environment, runtime: Pick<Runtime, 'readText'>): Looked<true> {
  const workflow = readWorkflow(env, runtime);
  if (workflow === null) return skipped('the file of the workflow cannot be read here');
  const given = permissionsIn(workflow, env['GITHUB_JOB'] ?? '');
  if (given === null)
    return warning(
      'The workflow sets no permissions, so the defaults of the repository apply.',
      `Write them: permissions: { ${wanted(event.kind)
        .map(([scope, level]) => `${scope}: ${level}`)
        .join(', ')} }.`,
      true,
    );
  const lacking = wanted(event.kind).filter(([scope, level]) => rank[given(scope)] < rank[level]);
  if (lacking.length === 0)
    return ok(
      `the job may ${wanted(event.kind)
        .map(([scope, level]) => `${level} ${scope}`)
        .join(', ')}`,
      true,
    );
  const list = lacking.map(([scope, level]) => `${scope}: ${level}`).join(', ');
  const fix = `Add to the permissions of the job: ${list}.`;
  // A job that only runs `doctor` may well comment in another one.
  return lacking.some(([scope]) => scope === 'contents')
    ? failed(`The job lacks the permission ${list}.`, fix)
    : warning(`The job lacks the permission ${list}: the action could not ${lackingFor(lacking)}.`, fix, true);
}

const rank: Readonly<Record<Level, number>> = { none: 0, read: 1, write: 2 };

/** What the action does on an event. */
const wanted = (event: Running['event']['kind']): readonly (readonly [Scope, Level])[] => [
  ['contents', 'read'],
  ['pull-requests', 'write'],
  ['statuses', 'write'],
  ...(event === 'schedule' ? ([['issues', 'write']] as const) : []),
];

const uses: Readonly<Record<Scope, string>> = {
  contents: 'read the files',
  'pull-requests': 'comment',
  statuses: 'mark a stale preview',
  issues: 'keep the issue about drift',
};

const lackingFor = (lacking: readonly (readonly [Scope, Level])[]): string =>
  lacking.map(([scope]) => uses[scope]).join(' or ');

/** The file that GITHUB_WORKFLOW_REF names, `owner/name/.github/workflows/file.yml@ref`, as it was checked out. */
function readWorkflow(env: Environment, runtime: Pick<Runtime, 'readText'>): unknown {
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(env['GITHUB_WORKFLOW_REF'] ?? '') ?? [];
  if (path === undefined) return null;
  try {
    const text = runtime.readText(join(env['GITHUB_WORKSPACE'] ?? '.', path));
    // Our reader refuses the key `on`, which some readers take for a boolean; GitHub does not.
    const parsed = parse(path, text.replace(/^on:/m, '"on":'));
    return 'problems' in parsed ? null : parsed.value;
  } catch (error) {
    if (error instanceof UsageError) return null; // nothing is checked out, or something else
    throw error;
  }
}

/** The permissions of a job, which replace those of its workflow; null when none of them says any. */
function permissionsIn(workflow: unknown, job: string): ((scope: Scope) => Level) | null {
  const said = field(field(field(workflow, 'jobs'), job), 'permissions') ?? field(workflow, 'permissions');
  if (said === undefined) return null;
  if (said === 'write-all') return () => 'write';
  if (said === 'read-all') return () => 'read';
  return (scope) => {
    const level = field(said, scope);
    return level === 'read' || level === 'write' ? level : 'none';
  };
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}
