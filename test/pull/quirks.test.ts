import { expect, test } from 'vitest';
import { Rig } from './rig.ts';

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
