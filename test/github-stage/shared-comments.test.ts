import { expect, test } from 'vitest';
import { apiComment, apiPull, connect, sendJson, startServer } from './server.ts';

/** Comments of the pull request 7, a client that reads them, and how often they were listed. */
async function begin(fails: (method: string) => number | null = () => null) {
  const state = { comments: [apiComment(1, 'one'), apiComment(2, 'two')] };
  const { url, seen } = await startServer(({ method, path, body }, response) => {
    const status = fails(method);
    const text = (body as { body: string } | null)?.body;
    if (status !== null) sendJson(response, status, { message: 'lost' });
    else if (method === 'POST') sendJson(response, 201, apiComment(50, text));
    else if (method === 'PATCH' && path.endsWith('/2')) sendJson(response, 404, { message: 'Not Found' });
    else if (method === 'PATCH') sendJson(response, 200, apiComment(1, text));
    else sendJson(response, 200, path.includes('/pulls/') ? apiPull(7) : state.comments);
  });
  const { github, pass } = connect(url);
  const bodies = async () => (await github.comments(7)).map(({ body }) => body).toSorted();
  return { github, state, pass, bodies, lists: () => seen.filter(({ path }) => /7(?:\/comments)?$/.test(path)) };
}

test('comments are listed once per run; its own writes and deletes update the list', async () => {
  const { github, state, bodies, lists } = await begin();
  expect(await bodies()).toEqual(['one', 'two']);
  state.comments = [];
  await github.updateComment(1, 'changed');
  await github.createComment(7, 'new');
  expect(await github.updateComment(2, 'gone')).toBeNull();
  expect(await bodies()).toEqual(['changed', 'new']);
  expect(lists().filter(({ method }) => method === 'GET')).toHaveLength(1);
});

test('comments and pull requests are read again after two seconds, or if the clock was set back', async () => {
  const { github, pass, bodies, lists } = await begin();
  for (const [milliseconds, requests] of [
    [0, 2],
    [1999, 2],
    [1, 4],
    [-2000, 6],
  ] as const) {
    pass(milliseconds);
    await Promise.all([bodies(), github.pull(7)]);
    expect(lists()).toHaveLength(requests);
  }
});

test.for([
  [502, 2],
  [408, 2],
] as const)('comments are listed again after a write that may have been done: %s', async ([status, reads]) => {
  const { github, bodies, lists } = await begin((method) => (method === 'POST' ? status : null));
  await bodies();
  await expect(github.createComment(7, 'new')).rejects.toThrow('lost');
  await bodies();
  expect(lists().filter(({ method }) => method === 'GET')).toHaveLength(reads);
});
