import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../src/sandbox/server.ts';
import { type Emulator, startEmulator } from './emulator.ts';
import { type Fault, Faults } from './faults.ts';
import { serveGit } from './git-http.ts';
import { type Limits, RateLimit } from './limits.ts';
import { type Listener, listen } from './listen.ts';
import type { Permissions } from './permissions.ts';
import { type CommentJson, commentsOf, type Person, personAt } from './person.ts';
import { GitHubProxy, type Seen, type Violation } from './proxy.ts';
import { Pulls } from './pulls.ts';
import { Repository } from './repository.ts';
import { type IssueJson, issuesOf } from './routes/issues.ts';
import { folderOf, type Run, type RunOptions, runStep } from './runner/run.ts';
import { tell, type Told, type Trigger } from './runner/trigger.ts';
import type { Actor, Late, Site, Status } from './site.ts';
import type { FileChanges } from './write-commit.ts';

export type RigOptions = {
  /** What the default branch holds at first. */
  readonly files?: FileChanges;
  /** An address like GitHub Enterprise Server's: the API under `/api/v3` of the pages' host. */
  readonly isEnterprise?: boolean;
  /** Whether everybody may read the repository. */
  readonly isPublic?: boolean;
  /** The program that is the action. */
  readonly program?: string;
  /** The action.yml with its inputs. */
  readonly manifest?: string;
  readonly limits?: Partial<Limits>;
  readonly platform?: SandboxOptions;
};

/** A GitHub with one repository, a runner of Actions, and the platform. Close it at the end of the test. */
export type Rig = {
  readonly api: string;
  readonly server: string;
  readonly fullName: string;
  readonly repository: Repository;
  readonly pulls: Pulls;
  readonly platform: Sandbox;
  /** How many more answers GitHub is late with. */
  readonly late: Late;
  readonly statuses: readonly Status[];
  readonly roles: Site['roles'];
  /** Every request that GitHub got, oldest first. */
  readonly requests: readonly Seen[];
  readonly violations: readonly Violation[];
  run(trigger: Trigger, options?: RunOptions): Promise<Run>;
  /** The button "Re-run": the same event and commit, one attempt more. */
  rerun(run: Run, options?: RunOptions): Promise<Run>;
  comments(pull: number): Promise<CommentJson[]>;
  /** All issues that are no pull requests, oldest first. */
  issues(): Promise<IssueJson[]>;
  asUser(login: User): Person;
  /** A token like a job's. */
  mintToken(permissions?: Permissions): Promise<string>;
  /** Lets the next `times` requests of an operation (`*`: of any) go wrong, after the first `skip` ones. */
  fault(operation: string, fault: Fault, options?: { readonly times?: number; readonly skip?: number }): void;
  clearFaults(): void;
  /** Answers the violations and forgets them: for a test that means them. */
  takeViolations(): Violation[];
  /** Throws when a request was not as GitHub describes it, or the rig's own answer was not. */
  close(): Promise<void>;
};

/** Mona made the repository, Hubot may write to it, Mallory is nobody. */
const users = ['mona', 'hubot', 'mallory'] as const;
export type User = (typeof users)[number];

const owner = 'acme';
const name = 'policies';
const fullName = `${owner}/${name}`;
const root = join(import.meta.dirname, '..', '..', '..');

/** What the examples of the project ask for in `permissions:`. */
const usualPermissions: Permissions = { contents: 'read', pull_requests: 'write', statuses: 'write' };

export async function startRig(options: RigOptions = {}): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'ifmatch-rig-'));
  const isPrivate = options.isPublic !== true;
  const [repository, emulator, platform] = await Promise.all([
    Repository.create(folder, options.files ?? { 'README.md': '# Policies\n' }),
    startEmulator({ owner, name, isPrivate, users }),
    startSandbox(options.platform),
  ]);
  const actors = new Map<string, Actor>();
  const { proxy, faults, site, listeners } = await serve({ options, repository, emulator, isPrivate, actors });
  const mintToken = async (permissions: Permissions = usualPermissions): Promise<string> => {
    const token = await emulator.mintToken(permissions);
    actors.set(token, { token, login: 'github-actions[bot]', type: 'Bot', permissions });
    return token;
  };
  let runs = 1000;
  const step = async (told: Told, id: number, attempt: number, how: RunOptions): Promise<Run> => {
    const token = await mintToken(told.isForeign ? readOnly(how.permissions) : how.permissions);
    const ended = await runStep(
      {
        told,
        id,
        attempt,
        token,
        folder: folderOf(folder, id, attempt),
        program: options.program ?? join(root, 'dist', 'action.js'),
        manifest: options.manifest ?? join(root, 'action.yml'),
        usual: { 'base-url': platform.url, 'api-token': told.isForeign ? '' : platform.token },
      },
      how,
      site,
    );
    return { ...ended, requests: proxy.seen.filter((seen) => seen.token === token) };
  };
  return {
    api: site.api,
    server: site.server,
    fullName,
    repository,
    pulls: site.pulls,
    platform,
    late: site.late,
    statuses: site.statuses,
    roles: site.roles,
    requests: proxy.seen,
    violations: proxy.violations,
    mintToken,
    run: async (trigger, how = {}) => step(await tell(trigger, site), (runs += 1), 1, how),
    rerun: (run, how = {}) => step(run.told, run.id, run.attempt + 1, how),
    comments: (pull) => commentsOf(site, pull),
    issues: async () => (await issuesOf(site)).toSorted((a, b) => a.number - b.number),
    asUser: (login) => personAt(site, login),
    fault: (operation, fault, how) => faults.add(operation, fault, how),
    clearFaults: () => faults.clear(),
    takeViolations: () => proxy.violations.splice(0),
    async close() {
      proxy.close();
      await Promise.all([...listeners.map((listener) => listener.close()), emulator.close(), platform.close()]);
      await rm(folder, { recursive: true, force: true });
      const wrong = proxy.violations.map(({ request, problems }) => `${request}: ${problems.join('; ')}`);
      if (wrong.length > 0) throw new Error(`GitHub's description does not allow:\n${wrong.join('\n')}`);
      if (proxy.mismatches.length > 0)
        throw new Error(`the rig does not answer like GitHub:\n${proxy.mismatches.join('\n')}`);
    },
  };
}

/** A pull request from a fork gets a token that only reads. */
const readOnly = (permissions: Permissions = usualPermissions): Permissions =>
  Object.fromEntries(Object.keys(permissions).map((permission) => [permission, 'read']));

type Parts = {
  readonly options: RigOptions;
  readonly repository: Repository;
  readonly emulator: Emulator;
  readonly isPrivate: boolean;
  readonly actors: Map<string, Actor>;
};

/** Puts GitHub's two hosts in front of the emulator and the repository: the API, and the pages with git. */
async function serve({ options, repository, emulator, isPrivate, actors }: Parts) {
  const faults = new Faults();
  const listeners: Listener[] = [];
  const api = await listen((request, response) => proxy.handle(request, response, ''));
  const pages = await listen(async (request, response) =>
    request.url?.startsWith('/api/v3/') === true
      ? proxy.handle(request, response, '/api/v3')
      : serveGit(request, response, site, actors),
  );
  listeners.push(api, pages);
  const asked = await emulator.call(emulator.tokenOf(users[0]), 'GET', `/repos/${fullName}`);
  const site: Site = {
    id: (asked as { id: number }).id,
    owner,
    name,
    fullName,
    isPrivate,
    users,
    repository,
    emulator,
    api: options.isEnterprise === true ? `${pages.url}/api/v3` : api.url,
    server: pages.url,
    pulls: new Pulls(repository, emulator, fullName),
    statuses: [],
    roles: new Map([
      ['mona', 'admin'],
      ['hubot', 'write'],
      ['mallory', 'read'],
    ]),
    late: { association: 0, merge: 0 },
  };
  const proxy = new GitHubProxy({ site, actors, faults, limit: new RateLimit(options.limits ?? {}) });
  for (const login of users) {
    const token = emulator.tokenOf(login);
    const permissions: Permissions = { contents: 'write', issues: 'write', pull_requests: 'write', statuses: 'write' };
    actors.set(token, { token, login, type: 'User', permissions });
  }
  return { proxy, faults, site, listeners };
}
