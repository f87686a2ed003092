import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

test('a result never replaces the plan that it is about, nor an undo', async () => {
  const directory = folder();
  const plan = join(directory, 'p.json');
  symlinkSync('p.json', join(directory, 'link.json'));
  for (const line of [
    'preview --sandbox --out p.json --output ./p.json policy.yaml',
    'apply --sandbox --plan p.json --output p.json',
    'apply --sandbox --plan p.json --report r.json --output p.json',
    'apply --sandbox --yes --report p.json --output p.json',
    'rollback --sandbox p.json --output p.json',
    'rollback p.json --write --output p.json',
    'drift --sandbox --plan p.json --output p.json',
    'apply --sandbox --plan p.json --output link.json',
  ]) {
    writeFileSync(plan, 'the plan');
    const { code, text } = await inFolder(directory, line);
    expect({ line, code, text }).toMatchObject({
      code: 64,
      text: expect.stringContaining('Give --output another file.'),
    });
    expect(readFileSync(plan, 'utf8')).toBe('the plan');
  }
});
