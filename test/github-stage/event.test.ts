import definitions from '@octokit/webhooks-examples';
import { describe, expect, test } from 'vitest';
import { readEvent, refuseEvent } from '../../src/github/job.ts';
import { apiPull, sha } from './server.ts';

/** What GitHub itself gives as examples, by event. */
type Example = {
  action: string;
  pull_request: {
    number: number;
    head: { ref: string; sha: string };
    base: { ref: string; sha: string };
    mergeable: boolean | null;
    merge_commit_sha: string | null;
  };
  merge_group: { head_sha: string; base_sha: string; head_ref: string };
};
const all = definitions as unknown as { name: string; examples: Example[] }[];
const examples = (name: string) => all.find((definition) => definition.name === name)!.examples;

const group = (head_ref: string) => ({ merge_group: { head_sha: sha('a'), base_sha: sha('b'), head_ref } });
const queue = (name: string) => `refs/heads/gh-readonly-queue/${name}`;
const zeros = sha('0');

describe("GitHub's own examples", () => {
  test.for(examples('pull_request').map((example, index) => [index, example.action, example] as const))(
    'a pull request, number %i (%s), is read',
    ([, , example]) => {
      const pull = example.pull_request;
      expect(readEvent('pull_request', example)).toEqual({
        kind: 'pull-request',
        hardened: false,
        pull: {
          number: pull.number,
          head: pull.head.sha,
          base: { ref: pull.base.ref, sha: pull.base.sha },
          merge: pull.mergeable === true ? pull.merge_commit_sha : null,
          merged: false,
          fork: false,
        },
      });
    },
  );

  test('the same payloads under pull_request_target are the hardened way', () => {
    for (const example of examples('pull_request')) {
      expect(readEvent('pull_request_target', example)).toEqual({
        ...readEvent('pull_request', example),
        hardened: true,
      });
    }
  });

  test('a merge group names its pull request, its commit and the one it stands on', () => {
    for (const example of examples('merge_group')) {
      expect(readEvent('merge_group', example)).toEqual({
        kind: 'merge-group',
        head: example.merge_group.head_sha,
        base: example.merge_group.base_sha,
        pulls: [{ number: 104, onto: example.merge_group.head_ref.slice(-40) }],
      });
    }
  });

  test('a push to a branch is read, and one of a tag is nothing for us', () => {
    const kinds = examples('push').map((example) => readEvent('push', example));
    expect(kinds.map((event) => (event.kind === 'other' ? event.name : event.kind))).toEqual([
      'push of a tag',
      'push of a tag',
      'push of a tag',
      'push of a tag',
      'push',
      'push',
      'push of a tag',
    ]);
    expect(kinds[4]).toEqual({
      kind: 'push',
      branch: 'master',
      before: zeros,
      after: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      commits: ['6113728f27ae82c7b1a177c8d03f9e96e0adf246'],
    });
  });

  test('a dispatch and a schedule need nothing of their payload', () => {
    expect(examples('workflow_dispatch').map((example) => readEvent('workflow_dispatch', example))).toEqual([
      { kind: 'dispatch' },
      { kind: 'dispatch' },
    ]);
    expect(readEvent('schedule', { schedule: '5 4 * * *' })).toEqual({ kind: 'schedule' });
  });

  test('every other event is none of ours, and is told so in a sentence', () => {
    const names = all.map(({ name }) => name);
    const served = ['pull_request', 'merge_group', 'push', 'workflow_dispatch'];
    for (const name of names.filter((one) => !served.includes(one))) {
      expect(readEvent(name, examples(name)[0])).toEqual({ kind: 'other', name });
    }
    expect(refuseEvent({ kind: 'other', name: 'issue_comment' })).toEqual({
      says: 'The event "issue_comment" is not supported.',
      fix: 'Run the workflow on pull_request, pull_request_target, merge_group, push, schedule, workflow_dispatch.',
    });
    expect(readEvent('constructor', {})).toEqual({ kind: 'other', name: 'constructor' });
  });
});

describe('a pull request', () => {
  const read = (facts: Record<string, unknown>) => {
    const event = readEvent('pull_request', { pull_request: apiPull(7, facts) });
    return event.kind === 'pull-request' ? event.pull : null;
  };

  test('is a fork when its branch lies in another repository, or in one that is gone', () => {
    expect(read({})?.fork).toBe(false);
    expect(read({ head: { ref: 'x', sha: sha('a'), repo: { id: 18 } } })?.fork).toBe(true);
    expect(read({ head: { ref: 'x', sha: sha('a'), repo: null } })?.fork).toBe(true);
  });

  test('has a merge commit when it was merged, or when GitHub says that it can be', () => {
    expect(read({ mergeable: true })?.merge).toBe(sha('c'));
    expect(read({ merged_at: '2026-01-31T12:00:00Z' })).toMatchObject({ merge: sha('c'), merged: true });
    // What stands there now is of an earlier state.
    expect(read({ mergeable: null })?.merge).toBeNull();
    expect(read({ mergeable: false })?.merge).toBeNull();
    expect(read({ mergeable: true, merge_commit_sha: null })?.merge).toBeNull();
  });
});

describe('a merge group', () => {
  const onto = sha('f');

  test.for([
    [queue(`main/pr-12-${onto}`), [{ number: 12, onto }]],
    [`gh-readonly-queue/main/pr-12-${onto}`, [{ number: 12, onto }]],
    [queue(`release/1.x/pr-9-${onto}`), [{ number: 9, onto }]],
    [queue(`a/pr-1-x/pr-2-${onto}`), [{ number: 2, onto }]],
    [queue(`main/pr-12-${'f'.repeat(64)}`), [{ number: 12, onto: 'f'.repeat(64) }]],
    [queue(`main/pr-0-${sha('f')}`), []],
    [queue('main/pr-12-abc'), []],
    [queue(`main/pr-1e3-${sha('f')}`), []],
    ['refs/heads/other', []],
  ] as const)('of %s names %j', ([ref, pulls]) => {
    expect(readEvent('merge_group', group(ref))).toMatchObject({ pulls });
  });
});

describe('a push', () => {
  const push = { ref: 'refs/heads/release/1.x', before: zeros, after: sha('d'), commits: [] as { id: string }[] };

  test('keeps the whole name of its branch', () => {
    expect(readEvent('push', push)).toMatchObject({ branch: 'release/1.x', commits: [] });
  });

  test('that deletes a branch is nothing for us', () => {
    expect(readEvent('push', { ...push, after: zeros })).toEqual({ kind: 'other', name: 'push that deletes a branch' });
  });

  test('gives at most 2,048 commits, the last ones', () => {
    const ids = Array.from({ length: 2050 }, (_, index) => String(index).padStart(40, '0'));
    const event = readEvent('push', { ...push, commits: ids.map((id) => ({ id })) });
    expect(event.kind === 'push' && event.commits).toEqual(ids.slice(2));
  });
});

describe('a payload that GitHub would not make', () => {
  test.for([
    ['pull_request', null, 'it is not an object'],
    ['pull_request', [], 'it is not an object'],
    ['pull_request', {}, 'pull_request is not an object'],
    ['pull_request', { pull_request: apiPull(0) }, 'pull_request.number is not a positive number'],
    ['pull_request', { pull_request: apiPull(7, { number: '7' }) }, 'pull_request.number is not a positive number'],
    [
      'pull_request_target',
      { pull_request: apiPull(7, { head: { sha: 'HEAD' } }) },
      'pull_request.head.sha is not the id of a commit',
    ],
    ['pull_request', { pull_request: apiPull(7, { base: { ref: 1 } }) }, 'pull_request.base.ref is not a text'],
    [
      'pull_request',
      { pull_request: apiPull(7, { mergeable: true, merge_commit_sha: '-' }) },
      'pull_request.merge_commit_sha is not the id of a commit',
    ],
    [
      'pull_request',
      { pull_request: apiPull(7, { head: { ref: 'x', sha: sha('a'), repo: { id: 1.5 } } }) },
      'pull_request.head.repo.id is not a positive number',
    ],
    ['merge_group', { merge_group: 'x' }, 'merge_group is not an object'],
    ['merge_group', group(7 as unknown as string), 'merge_group.head_ref is not a text'],
    ['push', { ref: null }, 'ref is not a text'],
    ['push', { ref: 'refs/heads/main', after: `${sha('a')}\n` }, 'after is not the id of a commit'],
    ['push', { ref: 'refs/heads/main', after: sha('a'), before: sha('b') }, 'commits is not a list'],
    [
      'push',
      { ref: 'refs/heads/main', after: sha('a'), before: sha('b'), commits: [{ id: sha('a') }, {}] },
      'commits[1].id is not the id of a commit',
    ],
  ] as const)('under %s is refused with its place (%#)', ([name, payload, says]) => {
    expect(() => readEvent(name, payload)).toThrow(`The payload of the event ${name} cannot be used: ${says}.`);
  });
});
