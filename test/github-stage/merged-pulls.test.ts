import { describe, expect, test } from 'vitest';
import type { GitHub, Pull } from '../../src/domain/github.ts';
import { mergedPulls } from '../../src/github/client.ts';
import { retryUntil } from '../../src/github/publish.ts';
import { pull } from './memory.ts';
import { sha } from './server.ts';

const merged = (number: number, merge: string, facts: Partial<Pull> = {}) =>
  pull(number, { merge, merged: true, ...facts });
const push = (...commits: string[]) => ({ branch: 'main', after: commits.at(-1)!, commits });

function watch() {
  const waits: number[] = [];
  return { waits, clock: { sleep: async (wait: number) => void waits.push(await Promise.resolve(wait)) } };
}

/** What GitHub knows of the last commit at each time it is asked, and its merged pull requests. */
function known(ofTip: readonly Pull[][], all: readonly Pull[] = []) {
  const asked: string[] = [];
  const github = {
    pullsOf: async (commit: string) => {
      asked.push(commit[0]!);
      return Promise.resolve(ofTip[Math.min(asked.filter((one) => one !== 'all').length, ofTip.length) - 1]);
    },
    mergedPulls: async () => {
      asked.push('all');
      return Promise.resolve(all);
    },
  } as unknown as GitHub;
  return { github, asked };
}

describe('the pull requests of a push', () => {
  test('are found at once when GitHub knows them', async () => {
    const { github, asked } = known([[merged(7, sha('c'))]]);
    const { clock, waits } = watch();
    expect(await mergedPulls(github, push(sha('c')), clock)).toEqual([merged(7, sha('c'))]);
    expect([asked, waits]).toEqual([['c'], []]);
  });

  test.for([1, 2, 3, 4, 5, 6])('are found when GitHub knows them only at question %i + 1', async (late) => {
    const { github } = known([...Array.from({ length: late }, () => []), [merged(7, sha('c'))]]);
    const { clock, waits } = watch();
    expect(await mergedPulls(github, push(sha('c')), clock)).toHaveLength(1);
    expect(waits).toEqual([1000, 2000, 4000, 8000, 15_000, 30_000].slice(0, late));
  });

  test('are none after a minute', async () => {
    const { github, asked } = known([[]]);
    const { clock, waits } = watch();
    expect(await mergedPulls(github, push(sha('c')), clock)).toEqual([]);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBe(60_000);
    expect(asked.length).toBe(7);
  });

  test('do not count while they are open, to another branch, or merged as another commit', async () => {
    const others = [
      pull(1),
      merged(2, sha('c'), { merged: false }),
      merged(3, sha('c'), { base: { ref: 'release', sha: sha('b') } }),
      merged(4, sha('f')),
      pull(5, { merged: true, merge: null }),
    ];
    const { github } = known([others]);
    expect(await mergedPulls(github, push(sha('c')), watch().clock)).toEqual([]);
  });

  test('are several after a merge queue, in the order of their commits', async () => {
    const all = [merged(9, sha('c')), merged(7, sha('1')), merged(8, sha('2')), merged(1, sha('f'))];
    const { github, asked } = known([[merged(9, sha('c'))]], all);
    const found = await mergedPulls(github, push(sha('1'), sha('2'), sha('c')), watch().clock);
    expect(found.map(({ number }) => number)).toEqual([7, 8, 9]);
    expect(asked).toEqual(['c', 'all']);
  });

  test('are waited for until that of the last commit is there', async () => {
    const all = [merged(7, sha('1'))];
    const { github } = known([[], [], [merged(9, sha('c'))]], all);
    const { clock, waits } = watch();
    const found = await mergedPulls(github, push(sha('1'), sha('c')), clock);
    expect([found.map(({ number }) => number), waits]).toEqual([
      [7, 9],
      [1000, 2000],
    ]);
  });

  test('a commit of nobody after them does not hide them', async () => {
    const { github } = known([[]], [merged(7, sha('1'))]);
    const found = await mergedPulls(github, push(sha('1'), sha('c')), watch().clock);
    expect(found.map(({ merge }) => merge)).toEqual([sha('1')]);
  });

  test('the last commit counts although the payload does not list it', async () => {
    const { github } = known([[merged(7, sha('c'))]]);
    expect(await mergedPulls(github, { branch: 'main', after: sha('c'), commits: [] }, watch().clock)).toHaveLength(1);
  });
});

describe('asking again', () => {
  test('ends with the first answer that will do, and passes errors on', async () => {
    const { clock, waits } = watch();
    let count = 0;
    expect(
      await retryUntil(
        async () => Promise.resolve((count += 1)),
        (answer) => answer >= 3,
        clock,
      ),
    ).toBe(3);
    expect(waits).toEqual([1000, 2000]);
    await expect(
      retryUntil(
        () => Promise.reject(new Error('no')),
        () => true,
        clock,
      ),
    ).rejects.toThrow('no');
  });
});
