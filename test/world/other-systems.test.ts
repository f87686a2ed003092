import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, win32 } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { insidePath } from '../../src/files/find.ts';
import { insideFolder } from '../../src/world/files.ts';
import { runCli } from '../run-cli.ts';

// What Windows and macOS do otherwise than Linux, on any system.

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-systems-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.for([
  ['policies\\remediation\\a.yaml', 'policies/remediation/a.yaml'],
  ['.\\policies/', 'policies'],
  ['c:\\REPO\\policies', 'policies'],
  ['.', '.'],
  ['..\\other', null],
  ['D:\\other\\a.yaml', null],
  ['\\\\server\\share\\a.yaml', null],
])('on Windows the path %s is %s of the repository', ([typed, inside]) => {
  expect(insidePath('', insideFolder('C:\\repo', typed!, win32))).toBe(inside === '.' ? '' : inside);
});

test('`deployments` takes the config by any path that leads to it', async () => {
  const directory = scratch();
  const config = join(directory, 'own.yaml');
  writeFileSync(config, 'deployments: { initech: { id: "1" } }\n');
  const answer = { code: 0, text: '[{"slug":"initech","id":"1"}]\n' };
  const asked = ['deployments', '--format', 'json', '--config'];
  expect(await runCli([...asked, 'own.yaml'], { directory })).toEqual(answer);
  expect(await runCli([...asked, config], { directory })).toEqual(answer);
});

test('a repository that is checked out with CRLF and byte order marks makes the same plan', async () => {
  const policies = join(import.meta.dirname, '../../examples/policies');
  const [plain, windows] = [scratch(), scratch()];
  cpSync(policies, plain, { recursive: true });
  for (const path of globSync('**/*.yaml', { cwd: policies })) {
    mkdirSync(dirname(join(windows, path)), { recursive: true });
    const text = readFileSync(join(policies, path), 'utf8').replaceAll('\n', '\r\n');
    writeFileSync(join(windows, path), `\uFEFF${text}`);
  }
  const digestIn = async (directory: string): Promise<unknown> => {
    const { text } = await runCli(['preview', '--sandbox', '--quiet', '--format', 'json', '.'], { directory });
    const { digest, problems } = JSON.parse(text) as Record<string, unknown>;
    return { digest, problems };
  };
  const plan = await digestIn(plain);
  expect(plan).toEqual({ digest: expect.stringMatching(/^sha256:/), problems: expect.anything() });
  expect(await digestIn(windows)).toEqual(plan);
});
