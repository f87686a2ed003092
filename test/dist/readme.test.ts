import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/server.ts';
import { builtPackage } from '../rig/built-package.ts';
import { readStory } from '../scenarios/story.ts';
import { ifmatch, root, run } from './run-program.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

const blocks = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/^```(\w+)\n(.*?)^```$/gmsu)].map(
  ([, language = '', text = '']) => ({ language, text }),
);
const work = temporaryFolder();
let sandbox: Sandbox;

beforeAll(async () => {
  cpSync(join(root, 'examples'), join(work, 'examples'), { recursive: true });
  cpSync(join(root, 'examples', 'policies'), join(work, 'own'), { recursive: true });
  sandbox = await startSandbox();
});
afterAll(async () => {
  await sandbox.close();
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

test('every shell block of the README is covered by this test', () => {
  expect(commands.filter((line) => !/^(export|ifmatch|git) /.test(line))).toEqual([
    'npm ci && npm run demo',
    'npm cit',
  ]);
});

/** The commands of a story that is told with a sandbox; its own test has their output. A person is asked where it says `--yes`. */
const firstHour = readStory(join(root, 'test/scenarios/first-hour')).steps.flatMap((step) =>
  'run' in step ? [`ifmatch ${step.run.replace(/ --yes$/, '')}`] : [],
);

test('the README has the same commands as the story first-hour', () => {
  expect(commands.filter((line) => /^ifmatch .*--sandbox/.test(line))).toEqual(firstHour);
});

const others = commands.filter((line) => line.startsWith('ifmatch ') && !firstHour.includes(line));

test.each(others)('`%s` works', async (line) => {
  const own = line.startsWith('ifmatch init') ? mkdtempSync(join(work, 'new-')) : join(work, 'own');
  const { code, err } = await ifmatch(line.split(' ').slice(1), {
    cwd: own,
    env: { IFMATCH_BASE_URL: sandbox.url, IFMATCH_API_TOKEN: sandbox.token },
  });
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each(commands.filter((line) => line.startsWith('export ')))(
  'the README names `%s` as the program needs it',
  async (line) => {
    const [, name = ''] = /^export (\w+)=/.exec(line) ?? [];
    const address: Record<string, string> = name.endsWith('URL') ? {} : { IFMATCH_BASE_URL: sandbox.url };
    expect((await ifmatch(['preview', 'own'], { cwd: work, env: address })).err).toContain(name);
  },
);

test('`npm run demo` tells the whole story in at most 80 lines', async () => {
  const { code, out } = await run('npm', ['run', '--silent', 'demo'], { cwd: builtPackage, env: { HOME: work } });
  expect(code).toBe(0);
  expect(out.match(/^\d\. /gm)).toHaveLength(4);
  // A newcomer reads it on two screens.
  expect(out.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  expect(out).toContain('unknown field "acttions"');
  expect(out).toMatch(/^looser .*12 no longer blocked$/m);
  expect(out).toContain('Stale: acme changed since the review; nothing was applied');
  expect(out).toMatch(/^Applied to acme: 2 updated/m);
});
