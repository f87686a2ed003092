import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/server.ts';
import { type FileChanges, Repository } from './git.ts';
import { gitServer } from './git-http.ts';
import { type Fault, type FaultTimes, GitHubApi, listen, type Seen } from './http.ts';
import { type Method, type NewPull, Pulls } from './pulls.ts';
import { type Run, type RunOptions, runStep } from './runner.ts';
import {
  type CommentJson,
  commentsOf,
  type IssueJson,
  nextNumber,
  type Permissions,
  personAt,
  type Site,
} from './site.ts';
import { tell, type Told, type Trigger } from './trigger.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export type RigOptions = {
  /** The first files of the default branch. */
  readonly files?: FileChanges;
  /** The program that is the action; by default it runs in the process of the tests. */
  readonly program?: string;
  readonly platform?: SandboxOptions;
};

/** A GitHub with one repository, a runner of Actions, and the platform. Close it at the end of the test. */
export type Rig = Pick<Site, 'api' | 'server' | 'repository' | 'pulls' | 'late' | 'statuses'> & {
  readonly platform: Sandbox;
  /** Every request that GitHub got, oldest first. */
  readonly requests: readonly Seen[];
  run(trigger: Trigger, options?: RunOptions): Promise<Run>;
  preview(pull: number, options?: RunOptions): Promise<Run>;
  /** Opens a pull request and previews it; returns its number. */
  propose(change: NewPull, options?: RunOptions): Promise<number>;
  /** Merges a pull request, and runs what its push starts. */
  merge(pull: number, options?: RunOptions, method?: Method): Promise<Run>;
  /** The button "Re-run": the same event and commit, one attempt more. */
  rerun(run: Run, options?: RunOptions): Promise<Run>;
  /** The comments of a pull request or an issue, oldest first. */
  comments(number: number): CommentJson[];
  /** All issues that are no pull requests, oldest first. */
  issues(): IssueJson[];
  /** Mona made the repository, Hubot may write to it, Mallory is nobody. */
  asUser(login: 'mona' | 'hubot' | 'mallory' | 'github-actions[bot]'): ReturnType<typeof personAt>;
  /** Lets requests of an operation (`*`: of any) go wrong. */
  fault(operation: string, fault: Fault, times?: FaultTimes): void;
  clearFaults(): void;
  /** Throws if a request was not as GitHub describes it. */
  close(): Promise<void>;
};

/** What the examples of the project ask for in `permissions:`. */
const usualPermissions: Permissions = { contents: 'read', pull_requests: 'write', statuses: 'write' };

export async function startRig({ files, platform: seed, program }: RigOptions = {}): Promise<Rig> {
  const folder = temporaryFolder();
  const repository = await Repository.create(folder, files ?? { 'README.md': '# Policies\n' });
  const platform = await startSandbox(seed);
  const github = new GitHubApi();
  const listener = await listen((request, response) => github.handle(request, response, site));
  const { url: server, grant } = await gitServer();
  const pulls = new Pulls(repository, () => nextNumber(site));
  const site: Site = {
    fullName: 'acme/policies',
    api: `${listener.url}/api/v3`,
    server,
    repository,
    pulls,
    actors: new Map(),
    statuses: [],
    issues: [],
    comments: [],
    late: { association: 0 },
  };
  const step = async (told: Told, id: number, attempt: number, how: RunOptions): Promise<Run> => {
    const token = `ghs_${randomBytes(20).toString('hex')}`;
    const { permissions = usualPermissions } = how;
    const held = told.isForeign ? readOnly(permissions) : permissions;
    site.actors.set(token, { token, login: 'github-actions[bot]', permissions: held });
    grant({ token, name: site.fullName, folder: held.contents === undefined ? null : repository.folder });
    const ended = await runStep(
      {
        told,
        id,
        attempt,
        token,
        folder: join(folder, `run-${String(id)}-${String(attempt)}`),
        program: program ?? null,
        usual: { 'base-url': platform.url, 'api-token': told.isForeign ? '' : platform.token },
      },
      how,
      site,
    );
    return { ...ended, requests: github.seen.filter((seen) => seen.token === token) };
  };
  let runs = 1000;
  const run: Rig['run'] = async (trigger, how = {}) => step(await tell(trigger, site), (runs += 1), 1, how);
  const preview: Rig['preview'] = (pull, how) => run({ event: 'pull_request', pull }, how);
  return {
    api: site.api,
    server,
    repository,
    pulls,
    platform,
    late: site.late,
    statuses: site.statuses,
    requests: github.seen,
    run,
    preview,
    async propose(change, how) {
      const { number } = await pulls.open(change);
      await preview(number, how);
      return number;
    },
    merge: async (pull, how, method = 'squash') => run({ event: 'push', push: await pulls.merge(pull, method) }, how),
    rerun: ({ told, id, attempt }, how = {}) => step(told, id, attempt + 1, how),
    comments: (number) => commentsOf(site, number),
    issues: () => site.issues.map((issue) => ({ ...issue })),
    asUser: (login) => personAt(site, login),
    fault: (operation, fault, times) => github.fault(operation, fault, times),
    clearFaults: () => github.clearFaults(),
    async close() {
      await Promise.all([listener.close(), platform.close()]);
      if (github.violations.length > 0)
        throw new Error(`GitHub's description does not allow:\n${github.violations.join('\n')}`);
    },
  };
}

/** A pull request from a fork gets a token that only reads. */
const readOnly = (permissions: Permissions): Permissions =>
  Object.fromEntries(Object.keys(permissions).map((permission) => [permission, 'read']));
