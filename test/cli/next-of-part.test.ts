import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

function folder(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-part-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

const policy = (slug: string): string =>
  `name: ${slug}\nslug: ${slug}\nfilters: { mode: all, conditions: [{ type: severity, values: [high] }] }\nactions: []\n`;

const files = (at: string) => ({ [`${at}policies/a.yaml`]: policy('a'), [`${at}policies/b.yaml`]: policy('b') });

/** The command that comes after a validation of files that are valid. */
async function nextOf(directory: string, line: string): Promise<string> {
  const { code, text } = await runCli(line.split(' '), { directory });
  expect({ code, text }).toMatchObject({ code: 0 });
  return /^Next: ifmatch (.*)$/m.exec(text)?.[1] ?? text;
}

test.each([
  ['', 'validate policies/a.yaml', 'preview'],
  ['', 'validate policies/a.yaml --deployment acme', 'preview --deployment acme'],
  ['team/', 'validate team/policies/a.yaml', 'preview team'],
  ['team/', 'validate team/policies/a.yaml --config team/ifmatch.yaml', 'preview --config team/ifmatch.yaml'],
  ['team/', 'validate -C team policies/a.yaml', 'preview -C team'],
  ['', 'validate policies/a.yaml policies/b.yaml', 'preview'],
  ['', 'validate policies', 'preview policies'],
])('with all in %s"policies", after `%s` comes `%s`, which is no part of a bundle', async (at, line, next) => {
  const directory = folder({ [`${at}ifmatch.yaml`]: 'impact: off\n', ...files(at) });
  expect(await nextOf(directory, line)).toBe(next);
  const { text } = await runCli([...next.split(' '), '--sandbox'], { directory });
  expect(text).not.toContain('The paths give only a part');
});
