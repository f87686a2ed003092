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

/** With these the tool must refuse to go on, and say why; with all others the job gets done. */
const refused: Partial<Record<Quirk, RegExp>> = { 'wildcard-versions': /If-Match/ };

const names = Object.keys(quirks) as Quirk[];

test.each(names)(
  'a platform with the quirk %s is previewed, applied and verified, or refused with a reason',
  async (quirk) => {
    const sandbox = await startSandbox({ quirks: [quirk] });
    try {
      const plan = join(work, `${quirk}.json`);
      const cli = (...args: string[]) => runCli(args, { directory: examples, sandbox });
      const preview = await cli('preview', '--plan', plan, '--exit-code');
      const reason = refused[quirk];
      expect(preview).toMatchObject(
        reason === undefined ? { code: 2 } : { code: 1, text: expect.stringMatching(reason) },
      );
      if (reason !== undefined) return;
      expect(await cli('apply', '--plan', plan)).toMatchObject({ code: 0 });
      expect(await cli('preview', '--exit-code')).toMatchObject({ code: 0 });
      expect(sandbox.log().filter(({ status }) => status === 200)).toHaveLength(3);
    } finally {
      await sandbox.close();
    }
  },
);
