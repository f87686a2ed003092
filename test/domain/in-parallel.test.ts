import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from '../../src/domain/json.ts';

test('answers come in the order of the items, whichever is done first', async () => {
  const turns = [3, 0, 1, 2, 0, 1];
  const answers = await inParallel(turns, async (count) => {
    for (let turn = 0; turn < count; turn++) await setImmediate();
    return count;
  });
  expect(answers).toEqual(turns);
});

test('once one fails, no other is begun', async () => {
  const begun: number[] = [];
  const items = Array.from({ length: 20 }, (_, index) => index);
  const run = inParallel(items, async (item) => {
    begun.push(item);
    await setImmediate();
    if (item === 0) throw new Error('refused');
  });
  await expect(run).rejects.toThrow('refused');
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});
