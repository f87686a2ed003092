import { shapeAnswer } from '../answer-shape.ts';
import { schemas } from '../description.ts';
import type { Group, Pull, Push } from '../pull.ts';
import { fetchPull } from '../routes/pulls.ts';
import type { Site } from '../site.ts';
import { aboutRepository, type Json, payloadOf, pushedCommit } from './payload.ts';

/** What happened, so that a workflow runs. */
export type Trigger =
  | {
      readonly event: 'pull_request' | 'pull_request_target';
      readonly pull: number;
      readonly action?: string;
      /** Who did it; its author by default. */
      readonly by?: string;
    }
  | { readonly event: 'merge_group'; readonly group: Group }
  | { readonly event: 'push'; readonly push: Push }
  | { readonly event: 'schedule' }
  | {
      readonly event: 'workflow_dispatch';
      readonly branch?: string;
      readonly inputs?: Readonly<Record<string, string>>;
    }
  /** Any other event, of which the action may know nothing. */
  | { readonly event: 'other'; readonly name: string; readonly payload?: Json };

/** What the runner is told about it. A run that is run again is told the same. */
export type Told = {
  readonly name: string;
  readonly payload: Json;
  readonly sha: string;
  readonly ref: string;
  readonly headRef: string;
  readonly baseRef: string;
  readonly actor: string;
  /** Whether the code is a stranger's, so that the token only reads and secrets are empty. */
  readonly isForeign: boolean;
};

const workflow = '.github/workflows/policies.yaml';

type Teller<E extends Trigger['event']> = (trigger: Extract<Trigger, { event: E }>, site: Site) => Promise<Told>;

const tellers: { readonly [E in Trigger['event']]: Teller<E> } = {
  pull_request: tellPull,
  pull_request_target: tellPull,
  merge_group: ({ group }, site) => tellGroup(group, site),
  push: ({ push }, site) => tellPush(push, site),
  schedule: (_, site) => tellOnBranch('schedule', site, (about) => ({ ...about, schedule: '0 5 * * *', workflow })),
  workflow_dispatch: tellDispatch,
  other: ({ name, payload }, site) => tellOnBranch(name, site, (about) => ({ ...about, ...payload })),
};

export const tell = <E extends Trigger['event']>(trigger: Extract<Trigger, { event: E }>, site: Site): Promise<Told> =>
  (tellers[trigger.event] as Teller<E>)(trigger, site);

async function tellPull(trigger: Extract<Trigger, { pull: number }>, site: Site): Promise<Told> {
  const pull = await site.pulls.refresh(trigger.pull);
  const action = trigger.action ?? (pull.pushes > 1 ? 'synchronize' : 'opened');
  const { by = pull.author } = trigger;
  const payload = await pullPayload(pull, { action, by }, site);
  const facts = { payload, headRef: pull.branch, baseRef: pull.base, actor: by };
  if (trigger.event === 'pull_request_target') {
    const branch = site.repository.defaultBranch;
    const sha = await site.repository.tip(branch);
    return { ...facts, name: trigger.event, sha, ref: `refs/heads/${branch}`, isForeign: false };
  }
  if (pull.testMerge === null) {
    throw new Error(`pull request ${String(pull.number)} has a conflict: GitHub runs no pull_request workflow for it`);
  }
  const ref = `refs/pull/${String(pull.number)}/merge`;
  return { ...facts, name: trigger.event, sha: pull.testMerge, ref, isForeign: pull.fork !== null };
}

type Happened = { readonly action: string; readonly by: string };

async function pullPayload(pull: Pull, { action, by }: Happened, site: Site): Promise<Json> {
  const known = shapeAnswer(await fetchPull(pull, site), schemas['pull-request'] ?? {}, site) as Json;
  const values = {
    action,
    number: pull.number,
    pull_request: {
      ...known,
      // GitHub sends the event before it makes the test merge: what stands there is the one before, or nothing.
      ...(pull.isOpen ? { merge_commit_sha: pull.lastMerge, mergeable: null, mergeable_state: 'unknown' } : {}),
    },
    ...(action === 'synchronize' ? { before: pull.lastHead, after: pull.head } : {}),
  };
  const fits = (shape: Json): boolean => shape['action'] === action;
  return payloadOf('pull_request', values, site, { sender: by, fits });
}

async function tellGroup(group: Group, site: Site): Promise<Told> {
  const commit = await site.repository.commitAt(group.head);
  const values = {
    action: 'checks_requested',
    merge_group: {
      head_sha: group.head,
      head_ref: group.ref,
      base_sha: group.base.sha,
      base_ref: group.base.ref,
      head_commit: pushedCommit(commit, site),
    },
  };
  const actor = 'github-merge-queue[bot]';
  const payload = await payloadOf('merge_group', values, site, { sender: actor });
  return {
    name: 'merge_group',
    payload,
    sha: group.head,
    ref: group.ref,
    headRef: '',
    baseRef: '',
    actor,
    isForeign: false,
  };
}

async function tellPush(push: Push, site: Site): Promise<Told> {
  const commits = push.commits.map((commit) => pushedCommit(commit, site));
  const { ref, before, after, by: actor } = push;
  const compare = `${site.server}/${site.fullName}/compare/${before.slice(0, 12)}...${after.slice(0, 12)}`;
  const values = {
    ref,
    before,
    after,
    base_ref: null,
    created: false,
    deleted: false,
    forced: false,
    compare,
    commits,
    head_commit: commits.at(-1) ?? null,
    pusher: { name: actor, email: `${actor}@users.noreply.github.com` },
  };
  const fits = ({ commits: list }: Json): boolean => Array.isArray(list) && list.length === 0;
  const payload = {
    ...(await payloadOf('push', values, site, { sender: actor, fits })),
    commits,
    head_commit: values.head_commit,
  };
  return { name: 'push', payload, sha: after, ref, headRef: '', baseRef: '', actor, isForeign: false };
}

async function tellDispatch(trigger: Extract<Trigger, { event: 'workflow_dispatch' }>, site: Site): Promise<Told> {
  const ref = `refs/heads/${trigger.branch ?? site.repository.defaultBranch}`;
  const sha = await site.repository.tip(ref.slice('refs/heads/'.length));
  const actor = site.users[0] ?? '';
  const values = { inputs: trigger.inputs ?? null, ref, workflow };
  const payload = await payloadOf('workflow_dispatch', values, site, { sender: actor });
  return { name: trigger.event, payload, sha, ref, headRef: '', baseRef: '', actor, isForeign: false };
}

type About = Awaited<ReturnType<typeof aboutRepository>>;

/** An event that nobody gives an example of: it runs on the tip of the default branch. */
async function tellOnBranch(name: string, site: Site, payloadFrom: (about: About) => Json): Promise<Told> {
  const branch = site.repository.defaultBranch;
  const actor = site.users[0] ?? '';
  const payload = payloadFrom(await aboutRepository(site, actor));
  const sha = await site.repository.tip(branch);
  return { name, payload, sha, ref: `refs/heads/${branch}`, headRef: '', baseRef: '', actor, isForeign: false };
}
