import { expect, onTestFinished, test } from 'vitest';
import { request } from 'undici';
import { startRig } from './rig/rig.ts';

type Json = Readonly<Record<string, unknown>>;

async function begin() {
  const rig = await startRig({ files: { 'a.txt': 'a\n', 'b.txt': 'b\n' } });
  onTestFinished(() => rig.close());
  const token = await rig.mintToken({ contents: 'write', pull_requests: 'write' });
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: Json) => {
    const answer = await request(`${rig.api}/repos/acme/policies${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'test',
        accept: 'application/vnd.github+json',
        'content-type': 'application/json',
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.body.text();
    return { status: answer.statusCode, body: (text === '' ? {} : JSON.parse(text)) as Json };
  };
  const main = await rig.repository.tip('main');
  const { body } = await call('GET', `/git/commits/${main}`);
  const base_tree = (body['tree'] as { sha: string }).sha;
  /** A commit on a parent that writes one file. */
  const write = async (path: string, content: string, parent = main): Promise<string> => {
    const tree = await call('POST', '/git/trees', {
      base_tree,
      tree: [{ path, mode: '100644', type: 'blob', content }],
    });
    const asked = { message: 'm', tree: tree.body['sha'], parents: [parent] };
    return String((await call('POST', '/git/commits', asked)).body['sha']);
  };
  return { rig, call, main, base_tree, write };
}

test('a commit that is written through the API is in git, and a branch goes only forward', async () => {
  const { rig, call, main, write } = await begin();
  const [one, other] = [await write('c.txt', 'c\n'), await write('d.txt', 'd\n')];
  expect(await call('POST', '/git/refs', { ref: 'refs/heads/x/y', sha: one })).toMatchObject({ status: 201 });
  expect(await rig.repository.read('x/y', 'c.txt')).toBe('c\n');
  expect(await rig.repository.read('x/y', 'a.txt')).toBe('a\n');
  expect(await call('POST', '/git/refs', { ref: 'refs/heads/x/y', sha: one })).toMatchObject({ status: 422 });
  const aside = await call('PATCH', '/git/refs/heads%2Fx%2Fy', { sha: other });
  expect(aside).toMatchObject({ status: 422, body: { message: 'Update is not a fast forward' } });
  expect(await call('PATCH', '/git/refs/heads%2Fx%2Fy', { sha: other, force: true })).toMatchObject({ status: 200 });
  expect(await call('DELETE', '/git/refs/heads%2Fx%2Fy')).toMatchObject({ status: 204 });
  expect(await call('DELETE', '/git/refs/heads%2Fx%2Fy')).toMatchObject({ status: 422 });
  expect(await rig.repository.tip('main')).toBe(main);
});

test('a tree may lose a file that it has, and none that it has not', async () => {
  const { rig, call, base_tree } = await begin();
  const entry = (path: string) => ({ base_tree, tree: [{ path, mode: '100644', type: 'blob', sha: null }] });
  const { body } = await call('POST', '/git/trees', entry('a.txt'));
  expect((body['tree'] as { path: string }[]).map(({ path }) => path)).toEqual(['b.txt']);
  expect(await call('POST', '/git/trees', entry('no.txt'))).toMatchObject({ status: 422 });
  expect(rig.violations).toEqual([]);
});

test('a pull request of the API follows its branch, and there is one between two branches', async () => {
  const { call, write } = await begin();
  const pull = { title: 'T', body: 'B', head: 'x', base: 'main' };
  expect(await call('POST', '/pulls', pull)).toMatchObject({ status: 422 });
  const one = await write('c.txt', 'c\n');
  await call('POST', '/git/refs', { ref: 'refs/heads/x', sha: one });
  const made = await call('POST', '/pulls', pull);
  expect(made).toMatchObject({ status: 201, body: { number: 1, head: { sha: one }, user: { type: 'Bot' } } });
  const second = await call('POST', '/pulls', pull);
  expect(JSON.stringify(second.body)).toContain('A pull request already exists for acme:x.');
  const two = await write('d.txt', 'd\n', one);
  await call('PATCH', '/git/refs/heads%2Fx', { sha: two });
  expect((await call('GET', '/pulls/1')).body).toMatchObject({ head: { sha: two }, state: 'open' });
  await call('DELETE', '/git/refs/heads%2Fx');
  expect((await call('GET', '/pulls/1')).body).toMatchObject({ state: 'closed', merged: false });
});
