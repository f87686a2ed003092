import { describe, expect, test } from 'vitest';
import { ask, openRig, type Wanted } from './rig-client.ts';
import { operations } from './rig/description.ts';
import type { Permissions } from './rig/permissions.ts';

const everything: Permissions = { contents: 'write', issues: 'write', pull_requests: 'write', statuses: 'write' };
const files = { 'policies/a.yaml': 'a: 1\n', link: { link: 'policies/a.yaml' } };

describe('the proxy', () => {
  test('answers every operation as GitHub describes it', async () => {
    const rig = await openRig({ files });
    const token = await rig.mintToken(everything);
    const { number, head } = await rig.pulls.open({ branch: 'fix', files: { 'policies/a.yaml': 'a: 2\n' } });
    const paths = [
      '',
      '/branches/main',
      '/git/ref/heads/main',
      '/git/ref/heads%2Ffix',
      '/contents/',
      '/contents/policies',
      '/contents/policies%2Fa.yaml',
      '/contents/link',
      '/compare/main...fix?per_page=100&page=1',
      '/commits/fix',
      `/pulls/${number}`,
      '/pulls?state=all&base=main',
      `/pulls/${number}/files`,
      `/commits/${head}/pulls`,
      `/issues/${number}/comments`,
      '/issues/comments?sort=updated&direction=desc',
      '/issues?state=all',
    ];
    const writes: Wanted[] = [
      { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'hello' } },
      { method: 'PATCH', path: '/issues/comments/1', body: { body: 'hello again' } },
      { path: '/issues/comments/1' },
      { method: 'POST', path: '/issues', body: { title: 'Drift', body: 'x' } },
      { method: 'PATCH', path: '/issues/2', body: { state: 'closed', state_reason: 'completed' } },
      { path: '/issues/2' },
      {
        method: 'POST',
        path: `/statuses/${head}`,
        body: { state: 'success', context: 'ifmatch', description: 'fine' },
      },
      { path: `/commits/${head}/statuses` },
    ];
    for (const wanted of [...writes, ...paths.map((path): Wanted => ({ path }))]) {
      const { status, json } = await ask(rig, token, wanted);
      expect([wanted, status, JSON.stringify(json).length > 2]).toEqual([
        wanted,
        wanted.method === 'POST' ? 201 : 200,
        true,
      ]);
    }
    expect((await ask(rig, token, { method: 'DELETE', path: '/issues/comments/1' })).status).toBe(204);
    const ids = operations.map(({ id }) => id);
    expect(new Set(rig.requests.map(({ operation }) => operation))).toEqual(new Set(ids));
    // Closing the rig checks that every answer had GitHub's shape.
  });

  test('lets a token do what its permissions say and no more', async () => {
    const rig = await openRig();
    const { number } = await rig.pulls.open({ branch: 'fix', files });
    const comment: Wanted = { method: 'POST', path: `/issues/${number}/comments`, body: { body: 'x' } };
    const refused = await ask(rig, await rig.mintToken({ contents: 'read', pull_requests: 'read' }), comment);
    expect(refused.json.message).toBe('Resource not accessible by integration');
    expect(refused.headers['x-accepted-github-permissions']).toBe('issues=write; pull_requests=write');
    const file: Wanted = { path: '/contents/README.md' };
    expect((await ask(rig, await rig.mintToken({ pull_requests: 'write' }), file)).status).toBe(403);
    expect((await ask(rig, 'ghs_unknown', file)).status).toBe(401);
    expect((await ask(rig, await rig.mintToken(), { path: '//repos/acme/other' })).status).toBe(404);
    const open = await openRig({ isPublic: true });
    expect((await ask(open, await open.mintToken({}), file)).status).toBe(200);
  });
});
