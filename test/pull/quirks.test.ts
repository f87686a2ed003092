import { expect, test } from 'vitest';
import { type Quirk, quirks } from '../../src/sandbox/quirks.ts';
import { policyOf, Rig } from './rig.ts';

/** With this one no state version can be used, so nothing is read. */
const unusable: Quirk = 'wildcard-versions';
const names = Object.keys(quirks) as Quirk[];
const withId = { 'ifmatch.yaml': 'deployments: { acme: { id: "1234" } }\n' };

test.for(names.filter((name) => name !== unusable))(
  'a platform with the quirk %s is pulled, edited and pulled again',
  async (quirk) => {
    const rig = await Rig.open({ quirks: [quirk] });
    try {
      rig.reset(withId);
      expect(await rig.pull()).toMatchObject({ code: 0 });
      expect(await rig.preview()).toMatchObject({ code: 0 });
      await rig.put({ remediation: { policies: [policyOf('block-critical-findings'), policyOf('new')] } });
      const { code, files } = await rig.pullJson();
      expect(code).toBe(0);
      expect(files.map(({ path, verb }) => `${verb} ${path}`)).toContain('create policies/remediation/new.yaml');
      expect(await rig.preview()).toMatchObject({ code: 0 });
      expect(await rig.pull(['--check'])).toMatchObject({ code: 0 });
    } finally {
      await rig.close();
    }
  },
);

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
