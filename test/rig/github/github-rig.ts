import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/server.ts';
import { GitHubClock } from './clock.ts';
import { type FileChanges, BareRepository } from './bare-repository.ts';
import { gitServer } from './git-server.ts';
import { type GitHubFault, type FaultTimes, GitHubApi, listen, type RecordedRequest } from './api-server.ts';
import { type Login, Person } from './people.ts';
import { type MergeMethod, type NewPull, Pulls } from './pulls.ts';
import { type KillPoint, type Run, type RunOptions, runStep } from './runner.ts';
import {
  type CommentJson,
  commentsOf,
  type IssueJson,
  nextNumber,
  type Permissions,
  type GitHubState,
} from './github-state.ts';
import { createJobContext, type JobContext, type Trigger } from './job-context.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/*
 * How a test uses the rig. `rig` comes from startGitHubRig, or from startStory in test/github/action/stories.ts, which also closes it.
 *
 * A pull request, its runs and its merge
 *   const number = await rig.propose({ branch: 'more', files });           opens it and previews it
 *   const { number } = await rig.pulls.open({ branch: 'more', files });    only opens it; `fork: 'mallory'` for a stranger's
 *   await rig.pulls.push(number, files);                                   another commit; an empty one with {}
 *   await rig.pulls.forcePush(number, earlierHead);                        back to an earlier head, or to any other commit
 *   await rig.preview(number);                                             the run of its last push
 *   await rig.run({ event: 'pull_request', pull: number, action: 'closed' });   or 'edited', 'reopened', 'labeled' …
 *   const run = await rig.merge(number, {}, 'merge');                      merges it and runs what the push starts
 *   await rig.rerun(run, { by: 'hubot' });                                 the same run id and payload, one attempt more
 *
 * Merges apart from their runs, so that several happen before any of them
 *   const [one, two] = [await rig.pulls.merge(1, 'squash'), await rig.pulls.merge(2, 'squash')];
 *   await rig.run({ event: 'push', push: two });
 *   const group = await rig.pulls.enqueue([1, 2]);                         a group of the merge queue
 *   await rig.run({ event: 'merge_group', group });
 *   const push = await rig.pulls.land(group);                              one push with both pull requests
 *   const push = await rig.pulls.pushTo('main', { 'README.md': 'words\n' });   a direct push
 *
 * Stacks: one merge commit that contains the head of another pull request merges both, with the same merge_commit_sha
 *   const lower = await rig.pulls.open({ branch: 'lower', files });
 *   const upper = await rig.pulls.open({ branch: 'upper', files: others, from: lower.head });
 *   await rig.pulls.merge(upper.number, 'merge');                          now `lower` is merged, too
 *   await rig.pulls.open({ branch: 'upper', files, base: 'lower' });       or a stack by its bases
 *   await rig.pulls.open({ branch: 'again', from: lower.head });           two pull requests with the same head commit
 *
 * The rest of a pull request's life
 *   rig.pulls.close(number);  await rig.pulls.reopen(number);
 *   await rig.pulls.createBranch('release');  await rig.pulls.retarget(number, 'release');
 *   await rig.pulls.deleteBranch('lower');                                 closes or retargets what depends on it, as GitHub does
 *   rig.pulls.holdTestMerge(number);                                       the test merge stays behind, and GitHub calls it current
 *   await rig.pulls.remakeTestMerge(number);                               another commit of the same sides; ends holdTestMerge
 *   rig.delays.testMerge = 2;                                                two answers with the old test merge and mergeable: null
 *   rig.delays.commitPulls = 2;                                              two answers that know no pull request of a commit
 *
 * Other people
 *   const hubot = rig.asUser('hubot');                                     may write; 'mallory' may not
 *   const id = hubot.comment(number, 'words');  hubot.edit(id, 'others');  hubot.restore(id);  hubot.remove(id);
 *   const { id } = await hubot.status(sha, { state: 'success', context: 'ifmatch / record', description, target_url });
 *   hubot.review(number, 'APPROVED');                                      of the head as it is; 'CHANGES_REQUESTED', 'COMMENTED'
 *   await hubot.repost(id);                                                a copy of a status, on its commit or on another
 *
 * Time, in whole seconds: each write is 10 seconds after the last one
 *   rig.clock.now();  rig.clock.advance(3600);  rig.clock.freeze();  rig.clock.resume();
 *   await rig.clock.inOneSecond(async () => { await hubot.status(…); await rig.pulls.merge(number, 'squash'); });
 *
 * Tokens and the checkout, in the options of any run
 *   { permissions: readOnly }   { permissions: withoutStatuses }           what the job's token may do
 *   { app: 'acme-policies[bot]' }                                          the token of a GitHub App
 *   { path: 'repo', inputs: { 'working-directory': 'repo' } }              actions/checkout into a folder of the workspace
 *
 * Something goes wrong, or happens meanwhile
 *   rig.fault('issues/update-comment', { before: () => rig.pulls.pushTo('main', files) });   a push between two requests
 *   rig.fault('repos/create-commit-status', { status: 403 }, { times: Infinity });
 *   const run = await rig.preview(number, { kill: { at: 'issues/create-comment', when: 'before' } });   SIGKILL at a request to GitHub
 *
 * SIGKILL at a request to the platform: interceptPlatform of test/github/action/ starts a proxy, and every run gets its runOptions
 *   let kill = () => {};
 *   const { runOptions } = await interceptPlatform(rig, async (target, pass) => {
 *     if (!target.startsWith('PUT')) return pass();
 *     kill();
 *     return null;
 *   });
 *   const run = await rig.merge(number, { ...runOptions, onStart: (killRun) => (kill = killRun) });
 *   await rig.rerun(run, runOptions);
 */

export type GitHubRigOptions = {
  /** The first files of the default branch. */
  readonly files?: FileChanges;
  /** The program that is the action; by default it runs in the process of the tests. */
  readonly program?: string;
  readonly platform?: SandboxOptions;
};

/** A GitHub with one repository, a runner of Actions, and the platform. Close it at the end of the test. */
export type GitHubRig = Pick<
  GitHubState,
  'api' | 'server' | 'repository' | 'pulls' | 'clock' | 'delays' | 'statuses'
> & {
  readonly platform: Sandbox;
  /** Every request that GitHub got, oldest first. */
  readonly requests: readonly RecordedRequest[];
  run(trigger: Trigger, options?: RunOptions): Promise<Run>;
  preview(pull: number, options?: RunOptions): Promise<Run>;
  /** Opens a pull request and previews it; returns its number. */
  propose(change: NewPull, options?: RunOptions): Promise<number>;
  /** Merges a pull request, and runs what its push starts. */
  merge(pull: number, options?: RunOptions, method?: MergeMethod): Promise<Run>;
  /** The button "Re-run": the same event and commit, one attempt more. */
  rerun(run: Run, options?: RunOptions): Promise<Run>;
  /** The comments of a pull request or an issue, oldest first. */
  comments(number: number): CommentJson[];
  /** All issues that are no pull requests, oldest first. */
  issues(): IssueJson[];
  asUser(login: Login): Person;
  /** A token for GitHub's API, by default with the permissions of the examples. */
  mintToken(login: Login, permissions?: Permissions): string;
  /** Makes requests of an operation fail; `*` is any operation. */
  fault(operation: string, fault: GitHubFault, times?: FaultTimes): void;
  clearFaults(): void;
  /** Throws if a request violated GitHub's API description. */
  close(): Promise<void>;
};

/** The `permissions:` of the project's examples. */
const defaultPermissions: Permissions = { contents: 'read', pull_requests: 'write', statuses: 'write' };

/** A token that may read everything the action needs, and write nothing. */
export const readOnly: Permissions = { contents: 'read', pull_requests: 'read', statuses: 'read' };

/** A token that comments, but sets no status. */
export const withoutStatuses: Permissions = { contents: 'read', pull_requests: 'write', statuses: 'read' };

export async function startGitHubRig({ files, platform: seed, program }: GitHubRigOptions = {}): Promise<GitHubRig> {
  const folder = temporaryFolder();
  const repository = await BareRepository.create(folder, files ?? { 'README.md': '# Policies\n' });
  const platform = await startSandbox(seed);
  const githubApi = new GitHubApi();
  const listener = await listen((request, response) => githubApi.handle(request, response, github));
  const { url: server, grant } = await gitServer();
  const clock = new GitHubClock();
  const pulls = new Pulls(repository, clock, () => nextNumber(github));
  const github: GitHubState = {
    fullName: 'acme/policies',
    api: `${listener.url}/api/v3`,
    server,
    repository,
    pulls,
    clock,
    actors: new Map(),
    statuses: [],
    issues: [],
    reviews: [],
    comments: [],
    versions: new Map(),
    runs: new Set(),
    delays: { commitPulls: 0, testMerge: 0 },
  };
  const mintToken = (login: Login, permissions = defaultPermissions): string => {
    const token = `ghs_${randomBytes(20).toString('hex')}`;
    github.actors.set(token, { token, login, permissions });
    grant({ token, name: github.fullName, folder: permissions.contents === undefined ? null : repository.folder });
    return token;
  };
  const runJob = async (jobContext: JobContext, id: number, attempt: number, options: RunOptions): Promise<Run> => {
    const { permissions = defaultPermissions, app = 'github-actions[bot]' } = options;
    // A fork's run has no secrets, so no App's token.
    const token = jobContext.isForeign
      ? mintToken('github-actions[bot]', toReadOnly(permissions))
      : mintToken(app, permissions);
    const killSwitch = options.kill === undefined ? null : armKillSwitch(githubApi, options.kill);
    const onStart = killSwitch?.onStart ?? options.onStart;
    github.runs.add(id);
    const ended = await runStep(
      {
        jobContext,
        id,
        attempt,
        token,
        folder: join(folder, `run-${String(id)}-${String(attempt)}`),
        program: program ?? null,
        defaultInputs: { 'base-url': platform.url, 'api-token': jobContext.isForeign ? '' : platform.token },
      },
      onStart === undefined ? options : { ...options, onStart },
      github,
    );
    killSwitch?.checkKilled(ended);
    return { ...ended, requests: githubApi.requests.filter((request) => request.token === token) };
  };
  let runs = 1000;
  const run: GitHubRig['run'] = async (trigger, options = {}) =>
    runJob(await createJobContext(trigger, github), (runs += 1), 1, options);
  const preview: GitHubRig['preview'] = (pull, options) => run({ event: 'pull_request', pull }, options);
  return {
    api: github.api,
    server,
    repository,
    pulls,
    platform,
    clock,
    delays: github.delays,
    statuses: github.statuses,
    requests: githubApi.requests,
    run,
    preview,
    async propose(change, options) {
      const { number } = await pulls.open(change);
      await preview(number, options);
      return number;
    },
    merge: async (pull, options, method = 'squash') =>
      run({ event: 'push', push: await pulls.merge(pull, method) }, options),
    rerun: ({ jobContext, id, attempt }, options = {}) => runJob(jobContext, id, attempt + 1, options),
    comments: (number) => commentsOf(github, number),
    issues: () => github.issues.map((issue) => ({ ...issue })),
    asUser: (login) => new Person(github, login),
    mintToken,
    fault: (operation, fault, times) => void githubApi.fault(operation, fault, times),
    clearFaults: () => githubApi.clearFaults(),
    async close() {
      await Promise.all([listener.close(), platform.close()]);
      if (githubApi.violations.length > 0)
        throw new Error(`GitHub's description does not allow:\n${githubApi.violations.join('\n')}`);
    },
  };
}

/** A pull request from a fork gets a token that only reads. */
const toReadOnly = (permissions: Permissions): Permissions =>
  Object.fromEntries(Object.keys(permissions).map((permission) => [permission, 'read']));

/** Kills the next run of the action at a request. `checkKilled` throws if the run ended before that request. */
function armKillSwitch(githubApi: GitHubApi, { at, when = 'after', nth = 1 }: KillPoint) {
  let kill = (): void => {};
  const fault: GitHubFault =
    when === 'before' ? { before: () => kill(), silent: true } : { after: () => kill(), reset: 'after' };
  const removeFault = githubApi.fault(at, fault, { skip: nth - 1 });
  return {
    onStart: (killRun: () => void): void => void (kill = killRun),
    checkKilled({ log }: Pick<Run, 'log'>): void {
      if (removeFault() > 0) throw new Error(`the action ended before request ${String(nth)} of ${at}:\n${log}`);
    },
  };
}
