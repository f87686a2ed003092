import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { roundTrip } from './fuzz/round-trips.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
afterAll(() => rig.close());

// `npm run trust -- -t round-trips` tries thousands.
test('files written by hand keep their comments and unchanged lines when they are pulled', async () => {
  const faults: string[] = [];
  let comments = 0;
  for (let number = 1; number <= 25; number += 1) {
    const made = await roundTrip(rig, number);
    comments += made.comments;
    faults.push(...made.faults.map((fault) => `case ${String(number)}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(comments).toBeGreaterThan(250);
});
