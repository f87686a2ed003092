import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { ifmatch, root, run } from './run-program.ts';

const blocks = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].map(
  ([, language = '', text = '']) => ({ language, text }),
);
const work = mkdtempSync(join(tmpdir(), 'ifmatch-readme-'));
let sandbox: Sandbox;

beforeAll(async () => {
  cpSync(join(root, 'examples'), join(work, 'examples'), { recursive: true });
  cpSync(join(root, 'examples', 'policies'), join(work, 'own'), { recursive: true });
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(work, { recursive: true, force: true });
});

test('the YAML of the README is a valid repository', async () => {
  const repository = join(work, 'yaml');
  for (const { text } of blocks.filter(({ language }) => language === 'yaml')) {
    const [, path] = /^# (\S+)\n/.exec(text) ?? [];
    expect(path, 'each block names its file in its first line').toBeDefined();
    const file = join(repository, path ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(await ifmatch(['validate'], { cwd: repository })).toMatchObject({
    code: 0,
    out: expect.not.stringContaining('warning'),
  });
});

const lines = blocks.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));
const commands = lines.map((line) => line.replace(/\s+#.*$/, ''));

test('the README has nothing in a shell block that this file does not know how to try', () => {
  expect(commands.filter((line) => !/^(export|ifmatch|npm) /.test(line))).toEqual([]);
});

test.each(commands.filter((line) => line.startsWith('ifmatch ')))('`%s` works', async (line) => {
  const own = line.startsWith('ifmatch init') ? mkdtempSync(join(work, 'new-')) : join(work, 'own');
  const cwd = line.includes('examples/') ? work : own;
  const { code, err } = await ifmatch(line.split(' ').slice(1), {
    cwd,
    env: { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token },
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each(commands.filter((line) => line.startsWith('export ')))('`%s` is what the program asks for', async (line) => {
  const [, name = ''] = /^export (\w+)=/.exec(line) ?? [];
  const address: Record<string, string> = name.endsWith('URL') ? {} : { IFMATCH_BASE_URL: sandbox.url };
  expect((await ifmatch(['preview', 'own'], { cwd: work, env: address })).err).toContain(name);
});

test('`npm run demo` tells the whole story', async () => {
  const { code, out } = await run('npm', ['run', '--silent', 'demo'], { env: { HOME: work } });
  expect(code).toBe(0);
  expect(out.match(/^\d\. /gm)).toHaveLength(7);
  expect(out).toContain('Stale: acme is not what was reviewed; nothing was applied');
  expect(out.match(/^Plan for acme: .+ creates/gm)).toHaveLength(1);
});

test('`npm cit` is what runs this: it installs, and the test script exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(commands).toContain('npm cit');
  expect(scripts['test']).toBe('vitest run --project short');
});
