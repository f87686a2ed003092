import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Rig } from '../rig/platform-and-repository.ts';
import { type Pulled, states } from './states.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.open({ seed: 'empty' });
});
afterAll(() => rig.close());

const seed = 20_261_121;

/** How many generated states: enough to show a fault, or as many as ROUND_TRIPS asks for. */
const runsAsked = Number(process.env['ROUND_TRIPS'] ?? 60);

test('generated states are pulled into an empty folder, and a preview then shows no changes', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(states, fc.boolean(), async (state, single) => {
      await rig.put(state);
      rig.reset();
      expect(await rig.cli(single ? 'pull --single' : 'pull --force')).toMatchObject({ code: 0 });
      expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
      runs += 1;
    }),
    { seed, numRuns: runsAsked },
  );
  expect(runs).toBe(runsAsked);
});

test('a changed state is pulled into existing files, and a second pull writes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(states, states, async (first, second) => {
      await rig.put(first);
      rig.reset();
      expect(await rig.cli('pull --force')).toMatchObject({ code: 0 });
      await rig.put(second);
      expect(await rig.cli('pull --force')).toMatchObject({ code: 0 });
      expect(await rig.cli('preview --exit-code')).toMatchObject({ code: 0 });
      const files = rig.files();
      expect(await rig.json<Pulled>('pull --force')).toMatchObject({ code: 0, outcome: 'no-changes', files: [] });
      expect(rig.files()).toEqual(files);
    }),
    { seed, numRuns: Math.ceil(runsAsked / 4) },
  );
});
