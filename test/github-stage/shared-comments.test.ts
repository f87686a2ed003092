import { describe, expect, test } from 'vitest';
import { GitHubError } from '../../src/domain/github.ts';
import { shareComments } from '../../src/github/publish.ts';
import { comment, pull } from './memory.ts';

const at = Date.UTC(2026, 10, 21, 6);
const written = (id: number, body: string, updatedAt = at) => ({ ...comment(id, body), updatedAt });

/** Comments of the pull request 7, a clock, and what was asked of GitHub. */
function begin(...there: ReturnType<typeof written>[]) {
  const asked: string[] = [];
  const state = { now: 0, comments: there, fails: false, writtenAt: at, takes: 0 };
  const said = <T>(what: string, answer: () => T): Promise<T> => {
    asked.push(what);
    state.now += state.takes;
    return state.fails ? Promise.reject(new GitHubError('lost')) : Promise.resolve(answer());
  };
  const github = shareComments(
    {
      list: (number, since) =>
        said(`list ${String(number)} since ${String(since)}`, () =>
          state.comments.filter((one) => one.pull === number && one.updatedAt >= (since ?? 0)),
        ),
      create: (_, body) => said('create', () => written(50, body, state.writtenAt)),
      update: (id, body) =>
        said('update', () => (state.comments.some((one) => one.id === id) ? written(id, body, state.writtenAt) : null)),
      pull: (number) => said(`pull ${String(number)}`, () => pull(number)),
    },
    () => state.now,
  );
  const bodies = async (): Promise<string[]> => (await github.comments(7)).map(({ body }) => body);
  return { github, state, asked, bodies };
}

const all = 'list 7 since null';

describe('the comments of a pull request', () => {
  test('are listed as a whole once, and what the run itself writes is among them without asking', async () => {
    const { github, asked, bodies } = begin(written(1, 'one'), written(2, 'two'));
    expect(await bodies()).toEqual(['one', 'two']);
    await github.updateComment(1, 'changed');
    await github.createComment(7, 'new');
    expect(await bodies()).toEqual(['changed', 'two', 'new']);
    expect(asked).toEqual([all, 'update', 'create']);
  });

  test('are asked for news after two seconds, so that a newer run is not overwritten', async () => {
    const { state, asked, bodies } = begin(written(1, 'one'), written(2, 'two', at - 60_000));
    await bodies();
    state.comments = [written(1, 'by a newer run', at + 1000), written(3, 'three', at + 2000)];
    state.now = 1999;
    expect(await bodies()).toEqual(['one', 'two']);
    state.now = 2000;
    expect(await bodies()).toEqual(['by a newer run', 'two', 'three']);
    expect(asked).toEqual([all, `list 7 since ${String(at - 5000)}`]);
  });

  test('are asked for news since they were listed, and not since the run itself wrote, which may have waited for long', async () => {
    const { github, state, bodies } = begin(written(1, 'one'), written(2, 'two'));
    await bodies();
    state.writtenAt = at + 60_000;
    await github.updateComment(1, 'changed');
    const others = [written(2, 'by a newer run', at + 30_000), written(3, 'three', at + 30_000)];
    state.comments = [written(1, 'changed', at + 60_000), ...others];
    state.now = 60_000;
    expect(await bodies()).toEqual(['changed', 'by a newer run', 'three']);
  });

  test('are asked for news since the first page of a list that took long', async () => {
    const { state, asked, bodies } = begin(written(1, 'one'), written(2, 'changed meanwhile', at + 40_000));
    state.takes = 42_000;
    await bodies();
    state.now += 2000;
    await bodies();
    expect(asked).toEqual([all, `list 7 since ${String(at - 7000)}`]);
  });

  test('are asked for news where the clock was set back, be it since the list or while it came', async () => {
    const { state, asked, bodies } = begin(written(1, 'one'));
    state.takes = -5000;
    await bodies();
    state.takes = 0;
    await bodies();
    state.now -= 60_000;
    await bodies();
    expect(asked).toEqual([all, all, `list 7 since ${String(at - 5000)}`]);
  });

  test('are listed as a whole again where there were none', async () => {
    const { state, asked, bodies } = begin();
    expect(await bodies()).toEqual([]);
    state.now = 2000;
    state.comments = [written(1, 'one')];
    expect(await bodies()).toEqual(['one']);
    expect(asked).toEqual([all, all]);
  });

  test('lose one that turns out to be deleted', async () => {
    const { github, state, bodies } = begin(written(1, 'one'), written(2, 'two'));
    await bodies();
    state.comments = [];
    expect(await github.updateComment(1, 'changed')).toBeNull();
    expect(await bodies()).toEqual(['two']);
  });

  test.for(['create', 'update'] as const)('are not known any more after a %s that failed', async (what) => {
    const { github, state, asked, bodies } = begin(written(1, 'one'));
    await bodies();
    state.fails = true;
    const write = what === 'create' ? github.createComment(7, 'new') : github.updateComment(1, 'new');
    await expect(write).rejects.toThrow('lost');
    state.fails = false;
    state.comments = [written(1, 'new')];
    expect(await bodies()).toEqual(['new']);
    expect(asked).toEqual([all, what, all]);
  });

  test('are asked for ahead with the pull request, each for one time and for two seconds', async () => {
    const { github, state, asked, bodies } = begin(written(1, 'one'));
    github.lookAhead(7, true);
    expect(asked).toEqual([all, 'pull 7']);
    expect(await bodies()).toEqual(['one']);
    await github.pull(7);
    expect(asked).toHaveLength(2);
    await github.pull(7);
    github.lookAhead(7, true);
    state.now = 2000;
    await github.pull(7);
    expect(asked).toEqual([all, 'pull 7', 'pull 7', 'pull 7', 'pull 7']);
  });

  test('that could not be listed ahead are told of where they are needed, and then asked for again', async () => {
    const { github, state, bodies } = begin(written(1, 'one'));
    state.fails = true;
    github.lookAhead(7, false);
    state.fails = false;
    await expect(bodies()).rejects.toThrow('lost');
    expect(await bodies()).toEqual(['one']);
  });

  test('of another pull request are others', async () => {
    const { github, asked, bodies } = begin(written(1, 'one'), { ...written(2, 'elsewhere'), pull: 8 });
    expect(await bodies()).toEqual(['one']);
    expect((await github.comments(8)).map(({ body }) => body)).toEqual(['elsewhere']);
    expect(asked).toEqual([all, 'list 8 since null']);
  });
});
