import { expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/github.ts';
import { shareComments } from '../../src/github/publish.ts';
import { comment, pull } from './memory.ts';

/** Comments of the pull request 7, a clock, and the requests to GitHub. */
function begin(...there: ReturnType<typeof comment>[]) {
  const asked: string[] = [];
  const state = { now: 0, comments: there, fails: null as GitHubError | null };
  const said = <T>(what: string, answer: () => T): Promise<T> => {
    asked.push(what);
    return state.fails === null ? Promise.resolve(answer()) : Promise.reject(state.fails);
  };
  const github = shareComments(
    {
      list: (number) => said('list', () => state.comments.filter((one) => one.pull === number)),
      create: (_, body) => said('create', () => comment(50, body)),
      update: (id, body) =>
        said('update', () => (state.comments.some((one) => one.id === id) ? comment(id, body) : null)),
      pull: (number) => said('pull', () => pull(number)),
    },
    () => state.now,
  );
  const bodies = async () => (await github.comments(7)).map(({ body }) => body).toSorted();
  return { github, state, asked, bodies };
}

test('comments are listed once, and what the run itself writes or finds deleted needs no request', async () => {
  const { github, state, asked, bodies } = begin(comment(1, 'one'), comment(2, 'two'));
  expect(await bodies()).toEqual(['one', 'two']);
  await github.updateComment(1, 'changed');
  await github.createComment(7, 'new');
  state.comments = [];
  expect(await github.updateComment(2, 'gone')).toBeNull();
  expect(await bodies()).toEqual(['changed', 'new']);
  expect(asked).toEqual(['list', 'update', 'create', 'update']);
});

test('comments are listed again after two seconds, so that a newer run is not overwritten, and when the clock was set back', async () => {
  const { state, asked, bodies } = begin(comment(1, 'one'));
  await bodies();
  state.comments = [comment(1, 'by a newer run')];
  state.now = 1999;
  expect(await bodies()).toEqual(['one']);
  state.now = 2000;
  expect(await bodies()).toEqual(['by a newer run']);
  state.now = 0;
  await bodies();
  expect(asked).toEqual(['list', 'list', 'list']);
});

test.for([
  [null, 2],
  [502, 2],
  [408, 2],
  [403, 1],
] as const)('comments are listed again after a write that may have been done: %s', async ([status, lists]) => {
  const { github, state, asked, bodies } = begin(comment(1, 'one'));
  await bodies();
  state.fails = new GitHubError('lost', { status });
  await expect(github.createComment(7, 'new')).rejects.toThrow('lost');
  state.fails = null;
  await bodies();
  expect(asked.filter((what) => what === 'list')).toHaveLength(lists);
});

test('what is requested ahead is used for two seconds, the pull request once; a failure is no answer', async () => {
  const { github, state, asked, bodies } = begin(comment(1, 'one'));
  github.lookAhead(7, true);
  expect(asked).toEqual(['list', 'pull']);
  expect(await bodies()).toEqual(['one']);
  await github.pull(7);
  expect(asked).toHaveLength(2);
  await github.pull(7);
  github.lookAhead(7, true);
  state.now = 2000;
  await github.pull(7);
  expect(asked.filter((what) => what === 'pull')).toHaveLength(4);
  state.fails = new GitHubError('lost');
  github.lookAhead(7, true);
  await Promise.resolve();
  state.fails = null;
  expect(await bodies()).toEqual(['one']);
});
