import { describe, expect, test } from 'vitest';
import { readEvent } from '../../src/github/job.ts';
import { apiPull, sha } from './server.ts';

const group = (head_ref: string) => ({ merge_group: { head_sha: sha('a'), base_sha: sha('b'), head_ref } });

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
