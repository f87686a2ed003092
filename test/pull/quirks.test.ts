import { expect, test } from 'vitest';
import type { Quirk } from '../../src/sandbox/quirks.ts';
import { Rig } from './rig.ts';

/** With this one no state version can be used, so nothing is read. */
const unusable: Quirk = 'wildcard-versions';

test('a field that files have no place for is named, and once', async () => {
  const rig = await Rig.open({ quirks: ['unknown-fields'] });
  const { text } = await rig.pull();
  const { unsaid } = await rig.pullJson();
  await rig.close();
  const lines = text.split('\n').filter((line) => line.startsWith('Files have no place for '));
  expect(lines.length).toBeGreaterThan(0);
  expect(unsaid.length).toBeGreaterThan(lines.length);
  expect(new Set(unsaid.map(({ why }) => why))).toEqual(new Set(['no-field']));
});

test('a platform whose state version is a wildcard is refused with the reason', async () => {
  const rig = await Rig.open({ quirks: [unusable] });
  const { code, text } = await rig.pull();
  const files = rig.files();
  await rig.close();
  expect({ code, text, files }).toMatchObject({ code: 1, text: expect.stringMatching(/If-Match/), files: {} });
});
