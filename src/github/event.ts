import type { Event } from '../domain/event.ts';
import { GitHubError } from '../domain/github.ts';
import { readPull } from './answers/pull.ts';
import { commit, inside, items, member, Misshapen, type Spot, text, whole } from './json.ts';

/** The most commits that GitHub lists in the payload of a push. */
const mostCommits = 2048;

/** Events by the name that `on:` has for them in a workflow, and how their payloads read. */
const readers = {
  pull_request: (payload) => readPullRequest(payload, false),
  pull_request_target: (payload) => readPullRequest(payload, true),
  merge_group: (payload) => readMergeGroup(member(payload, 'merge_group')),
  push: readPush,
  schedule: () => ({ kind: 'schedule' }),
  workflow_dispatch: () => ({ kind: 'dispatch' }),
} as const satisfies Record<string, (payload: Spot) => Event>;

/**
 * Why the action runs. `name` is `GITHUB_EVENT_NAME`, `payload` the JSON in the file that `GITHUB_EVENT_PATH` names. Events that we do not
 * serve are `other`, also a push that moves no branch. Throws GitHubError when a payload is not what GitHub makes.
 */
export function readEvent(name: string, payload: unknown): Event {
  if (!isServed(name)) return { kind: 'other', name };
  try {
    return readers[name](whole(payload));
  } catch (error) {
    if (error instanceof Misshapen) throw unreadable(name, error);
    throw error;
  }
}

/** What is so, and what to do, about an event that we do not serve. */
export const refuseEvent = ({ name }: Extract<Event, { kind: 'other' }>): { says: string; fix: string } => ({
  says: `The workflow ran because of the event "${name}", for which there is nothing to do here.`,
  fix: `Let the workflow run on ${Object.keys(readers).join(', ')}.`,
});

/** A payload that cannot be used, and what to do. */
export const unreadable = (name: string, { message }: Misshapen): GitHubError =>
  new GitHubError(`The payload of the event ${name} cannot be used: ${message}.`, {
    hint: 'It is the file that GITHUB_EVENT_PATH names. Run the action in a workflow of GitHub.',
  });

const isServed = (name: string): name is keyof typeof readers => Object.hasOwn(readers, name);

const readPullRequest = (payload: Spot, hardened: boolean): Event => ({
  kind: 'pull-request',
  pull: readPull(member(payload, 'pull_request')),
  hardened,
});

function readMergeGroup(group: Spot): Event {
  return {
    kind: 'merge-group',
    head: commit(member(group, 'head_sha')),
    base: commit(member(group, 'base_sha')),
    pulls: pullsIn(text(member(group, 'head_ref'))),
  };
}

/** A group's branch is named after the pull request that it ends with, and the commit before that: `gh-readonly-queue/<base>/pr-<number>-<commit>`. */
function pullsIn(ref: string): { number: number; onto: string }[] {
  const named = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-([1-9][0-9]{0,14})-([0-9a-f]{40,64})$/.exec(ref);
  const [, number, onto] = named ?? [];
  return number === undefined || onto === undefined ? [] : [{ number: Number(number), onto }];
}

function readPush(payload: Spot): Event {
  const ref = text(member(payload, 'ref'));
  if (!ref.startsWith('refs/heads/')) return { kind: 'other', name: 'push of a tag' };
  const after = commit(member(payload, 'after'));
  if (/^0+$/.test(after)) return { kind: 'other', name: 'push that deletes a branch' };
  return {
    kind: 'push',
    branch: ref.slice('refs/heads/'.length),
    before: commit(member(payload, 'before')),
    after,
    commits: items(member(payload, 'commits'))
      .slice(-mostCommits)
      .map((one) => commit(inside(one, 'id'))),
  };
}
