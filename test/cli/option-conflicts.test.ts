import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-options-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  return directory;
}

const inFolder = async (directory: string, line: string) => runCli(line.split(' '), { directory });

test('a kept sandbox beside an address is refused, or the address would be ignored in silence', async () => {
  const directory = folder();
  for (const command of ['preview', 'apply --yes', 'drift', 'pull', 'api listDeployments']) {
    const { code, text } = await inFolder(
      directory,
      `${command} --sandbox-db a.db --base-url https://platform.example`,
    );
    expect(code).toBe(64);
    expect(text).toContain("option '--sandbox-db <file>' cannot be used with option '--base-url <url>'");
  }
  expect(existsSync(join(directory, 'a.db'))).toBe(false);
});
