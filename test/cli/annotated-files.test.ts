import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCli } from '../run-cli.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ifmatch-annotated-'));
  mkdirSync(join(root, 'infra/team/policies'), { recursive: true });
  writeFileSync(join(root, 'infra/team/policies/a.yaml'), 'nmae: A\n');
});
afterEach(() => rmSync(root, { recursive: true }));

const filesIn = async (format: 'github' | 'sarif', directory: string, ...args: string[]): Promise<string[]> => {
  const { text } = await runCli(['validate', '--format', format, ...args], { directory });
  const found = text.matchAll(format === 'github' ? /file=([^,:]+)/g : /"uri": "([^"]+)"/g);
  return [...new Set([...found].map(([, file = '']) => file))];
};

test.each(['github', 'sarif'] as const)(
  '%s names files from the root of the repository, wherever it runs',
  async (format) => {
    mkdirSync(join(root, '.git'));
    const file = ['infra/team/policies/a.yaml'];
    expect(await filesIn(format, root, 'infra')).toEqual(file);
    expect(await filesIn(format, root, '-C', 'infra/team')).toEqual(file);
    expect(await filesIn(format, join(root, 'infra/team'))).toEqual(file);
  },
);
