import { expect, test } from 'vitest';
import type { Pull } from '../../src/domain/github.ts';
import { type GitHub, mergedPulls } from '../../src/github/client.ts';
import { pull } from './memory.ts';
import { sha } from './server.ts';

const merged = (number: number, merge: string, facts: Partial<Pull> = {}) =>
  pull(number, { merge, merged: true, ...facts });

/** Asks for the pull requests of a push. `ofTip`: what GitHub knows of the last commit at each request; `all`: its merged ones. */
async function find(commits: readonly string[], ofTip: readonly Pull[][], all: readonly Pull[] = []) {
  const waits: number[] = [];
  let asked = 0;
  const github = {
    pullsOf: () => Promise.resolve(ofTip[Math.min((asked += 1), ofTip.length) - 1]),
    mergedPulls: () => Promise.resolve(all),
  } as unknown as GitHub;
  const clock = { sleep: (wait: number) => Promise.resolve(void waits.push(wait / 1000)) };
  const found = await mergedPulls(github, { branch: 'main', after: sha('c'), commits }, clock);
  return { numbers: found.map(({ number }) => number), waits };
}

const tip = sha('c');
const others = [
  pull(1),
  merged(2, tip, { merged: false }),
  merged(3, tip, { base: { ref: 'release', sha: sha('b') } }),
  merged(4, sha('f')),
  pull(5, { merged: true, merge: null }),
];
const minute = [1, 2, 4, 8, 15, 30];

test.for<[string, string[], Pull[][], Pull[], number[], number[]]>([
  ['at once when GitHub knows it', [tip], [[merged(7, tip)]], [], [7], []],
  ['also when the payload lists no commits', [], [[merged(7, tip)]], [], [7], []],
  ['after a while', [tip], [[], [], [merged(7, tip)]], [], [7], [1, 2]],
  ['for at most a minute', [tip], [[]], [], [], minute],
  ['unless it is open, elsewhere or another merge', [tip], [others], [], [], minute],
  [
    'with all others of a merge queue, in the order of their commits',
    [sha('1'), sha('2'), tip],
    [[merged(9, tip)]],
    [merged(9, tip), merged(7, sha('1')), merged(8, sha('2')), merged(1, sha('f'))],
    [7, 8, 9],
    [],
  ],
  [
    'and waited for although another is known',
    [sha('1'), tip],
    [[], [merged(9, tip)]],
    [merged(7, sha('1'))],
    [7, 9],
    [1],
  ],
  ['and does not hide others when there is none', [sha('1'), tip], [[]], [merged(7, sha('1'))], [7], minute],
])('the pull request of the last commit is found %s', async ([, commits, ofTip, all, numbers, waits]) => {
  expect(await find(commits, ofTip, all)).toEqual({ numbers, waits });
});
