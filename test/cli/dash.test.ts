import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../run-cli.ts';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'ifmatch-dash-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'policy.yaml'), 'policies: []\n');
  return directory;
}

test.each([
  'validate policy.yaml',
  'preview --sandbox policy.yaml --format json',
  'drift --sandbox policy.yaml',
  'pull --sandbox --check',
  'deployments --sandbox',
  'doctor --sandbox',
  'schema config',
  'api listDeployments --sandbox',
])('`%s --output -` writes to standard output, as without it, and no file of that name', async (line) => {
  const directory = folder();
  const told = await runCli(line.split(' '), { directory });
  const { code, text } = await runCli([...line.split(' '), '--output', '-'], { directory });
  expect(existsSync(join(directory, '-'))).toBe(false);
  expect(withoutFigures(text)).toBe(withoutFigures(told.text));
  expect(text).not.toBe('');
  expect(code).toBe(told.code);
});

/** Ports, and how long a clock or an answer took. */
const withoutFigures = (text: string): string => text.replaceAll(/\d+/g, 'n');
