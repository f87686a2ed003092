import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-empty-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  return directory;
}

test.each(['validate', 'preview --sandbox', 'apply --sandbox --yes', 'drift --sandbox'])(
  '`%s` with an empty path, as of a variable that is not set, does not pass for a run on the whole folder',
  async (line) => {
    for (const paths of [[''], ['policy.yaml', '']]) {
      const { code, text } = await runCli([...line.split(' '), ...paths], { directory: folder() });
      expect(code).toBe(64);
      expect(text).toContain("'' is invalid for argument 'paths'. It is empty.");
    }
  },
);

test('a path that is not empty is taken, as often as one is given', async () => {
  const directory = folder();
  writeFileSync(join(directory, 'other.yaml'), 'policies: []\n');
  const { code, text } = await runCli(['validate', 'policy.yaml', 'other.yaml'], { directory });
  expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining('2 files') });
});
