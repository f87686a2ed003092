import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

test('errors in other files are invalid files too, not a wrong command line', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-others-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'policies'));
  writeFileSync(join(directory, 'policies/a.yaml'), 'policies: []\n');
  writeFileSync(join(directory, 'policies/b.yaml'), 'policies: [\n');
  expect(await runCli(['preview', '--sandbox', 'policies/a.yaml'], { directory })).toEqual({
    code: 3,
    text: 'error: Other files in policies have errors, so it is unknown whether the paths give all of a bundle. Run `ifmatch validate` without paths.\n',
  });
});
