import { describe, expect, test } from 'vitest';
import type { Rig } from './rig/rig.ts';
import { ask, openRig } from './rig-client.ts';

const text = (middle: string) => `first: 1\n${'-\n'.repeat(9)}${middle}${'-\n'.repeat(9)}last: 1\n`;
const start = { 'policies/a.yaml': text('') };
const first = { 'policies/a.yaml': text('').replace('first: 1', 'first: 2') };
const last = { 'policies/a.yaml': text('').replace('last: 1', 'last: 2') };
const both = text('').replaceAll(': 1', ': 2');

const content = (rig: Rig, ref: string) => rig.repository.read(ref, 'policies/a.yaml');
const numbersOf = async (rig: Rig, sha: string): Promise<number[]> => {
  const { json } = await ask(rig, await rig.mintToken(), { path: `/commits/${sha}/pulls` });
  return json.map(({ number }: { number: number }) => number);
};

describe('a merge queue', () => {
  test('builds several pull requests on each other and lands them in one push', async () => {
    const rig = await openRig({ files: start });
    const [one, two] = [
      await rig.pulls.open({ branch: 'one', files: first }),
      await rig.pulls.open({ branch: 'two', files: last }),
    ];
    const group = await rig.pulls.enqueue([one.number, two.number], 'squash');
    expect(await content(rig, group.ref)).toBe(both);
    expect(await content(rig, 'main')).toBe(text(''));
    const push = await rig.pulls.land(group);
    expect(push.after).toBe(group.head);
    expect(push.commits.map(({ message }) => message)).toEqual(['Change one (#1)', 'Change two (#2)']);
    expect([await numbersOf(rig, push.commits[0]!.sha), await numbersOf(rig, push.after)]).toEqual([[1], [2]]);
    expect(await rig.repository.resolve(group.ref)).toBeNull();
  });
});
