import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Quirk, quirks } from '../src/sandbox/quirks.ts';
import { startSandbox } from '../src/sandbox/server.ts';
import { runCli } from './run-cli.ts';

const work = mkdtempSync(join(tmpdir(), 'ifmatch-quirks-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));
const examples = join(import.meta.dirname, '..', 'examples', 'policies');

/** With this one no apply can be safe. */
const unusable: Quirk = 'wildcard-versions';
const names = (Object.keys(quirks) as Quirk[]).filter((name) => name !== unusable);

test.each(names)('a platform with the quirk %s is previewed, applied and verified', async (quirk) => {
  const sandbox = await startSandbox({ quirks: [quirk] });
  const plan = join(work, `${quirk}.json`);
  const cli = (...args: string[]) => runCli(args, { directory: examples, sandbox });
  try {
    expect(await cli('preview', '--plan', plan, '--exit-code')).toMatchObject({ code: 2 });
    expect(await cli('apply', '--plan', plan)).toMatchObject({ code: 0 });
    expect(await cli('preview', '--exit-code')).toMatchObject({ code: 0 });
    expect(sandbox.log().filter(({ status }) => status === 200)).toHaveLength(3);
  } finally {
    await sandbox.close();
  }
});

test('a platform whose state version is a wildcard is refused with the reason', async () => {
  const sandbox = await startSandbox({ quirks: [unusable] });
  const { code, text } = await runCli(['preview'], { directory: examples, sandbox });
  await sandbox.close();
  expect({ code, text }).toMatchObject({ code: 1, text: expect.stringMatching(/If-Match/) });
});
