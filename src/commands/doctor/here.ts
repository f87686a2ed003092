import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import { version } from '../../generated/version.ts';
import { probe } from '../../platform/network.ts';
import { count } from '../../render/words.ts';
import type { Runtime } from '../../runtime.ts';
import { proxiesIn } from '../../runtime/connections.ts';
import type { Git } from '../../runtime/git.ts';
import { clashesAmong, clashWords, findAppliers, workflowsIn } from '../appliers.ts';
import { check, firstProblem, load, type Loaded, validateOf } from '../load.ts';
import { ownUse } from '../init/files.ts';
import { schemaText } from '../schema.ts';
import {
  type DoctorOptions,
  type Examination,
  failed,
  type Finding,
  type Looked,
  ok,
  skipped,
  type Surroundings,
  warning,
} from './examination.ts';
import { lookAtAddress, lookAtClock, lookAtConnection, lookAtProxy, type Reached } from './platform.ts';

/** Checks of this machine. */
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

/** Checks of the way to the platform, before any token is sent. */
export async function examineNetwork(
  examination: Examination,
  { sandbox, baseUrl, limits }: DoctorOptions,
  { clock }: Runtime,
  { env }: Surroundings,
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
  // Shorter than the limit of a check, so that the timeout itself is reported.
  const timeout = limits.check * 0.8;
  const answer = await examination.look({ id: 'connection' }, [address, proxy], async ([url]) =>
    lookAtConnection(url, await probe(url, { proxies, timeout, clock })),
  );
  await examination.look({ id: 'clock' }, [answer], ([came]) => lookAtClock(came));
  return { check: answer.check, value: answer.value === null ? null : { answer: answer.value } };
}

/** Whether the config is valid; without one, the defaults are used. */
async function lookAtConfig(path: string | null, runtime: Runtime): Promise<Looked<Settings>> {
  const { source } = runtime;
  const { settings, problems } = await loadConfig(source, path);
  if (hasErrors(problems)) {
    const { says, fix } = await firstProblem(source, problems, validateOf(path));
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
async function lookAtFiles(
  { config, deployment }: { readonly config: string | null; readonly deployment: string | null },
  runtime: Runtime,
): Promise<Looked<Loaded>> {
  const files = await load({ source: runtime.source, paths: [], config, deployment, baseSettings: null }, runtime);
  const problems = check(files, runtime);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && errors.every(({ code }) => code === 'no-files'))
    return warning<Loaded>('No policies yet.', 'Run `ifmatch init` to write the first ones.', null);
  if (errors.length > 0) {
    const { says, fix } = await firstProblem(runtime.source, problems);
    return failed(says, fix);
  }
  const bundles = files.bundles.map(({ kind, deployment: slug }) => (slug === null ? kind : `${slug} ${kind}`));
  return ok(
    `${count(files.files.length, 'file')}, ${count(files.policies, 'policy', 'policies')} (${shortened(bundles)})`,
    files,
  );
}

/** The schemas written by `init` or `schema --write`. */
const schemasIn = ({ root }: Runtime): readonly EditorSchema[] =>
  editorSchemas.filter((name) => existsSync(join(root, schemaPath(name))));

/** Whether editors use the schemas of this version. */
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

/** Limits the number of bundles named. */
const shortened = (names: readonly string[]): string =>
  names.length > 6 ? count(names.length, 'bundle') : names.join(', ');

type ReadableGit = Pick<Git, 'read' | 'refusal'>;

/** Whether the folder is a clone with its history. Only a warning, since previews work without it. */
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

/** Whether several workflows apply policies and would overwrite each other on every merge. */
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

/** Git's output; null if it fails. */
function ask(git: ReadableGit, ...args: readonly string[]): string | null {
  try {
    return git.read(args).toString('utf8').trim();
  } catch (error) {
    // Thrown when git refuses or is missing.
    if (error instanceof UsageError) return null;
    throw error;
  }
}

/** Whether the package supports this Node; `engines` is `>=` and a version, as in package.json. */
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
