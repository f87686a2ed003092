import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

// A file twice as long takes about twice the work. Work is the number of times that functions and blocks of the program and of `yaml` ran, which no other load on
// the machine changes.

const session = new Session();

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});

afterAll(async () => {
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
});

/** How much a command does with a file of this text. */
async function workOf(command: string, text: string): Promise<number> {
  const directory = temporaryFolder();
  mkdirSync(join(directory, 'policies'));
  writeFileSync(join(directory, 'policies', 'large.yaml'), text);
  await session.post('Profiler.takePreciseCoverage'); // counts from here
  await runCli(command.split(' '), { directory });
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const counted = result.filter(({ url }) => /\/src\/(?!sandbox\/)|\/node_modules\/yaml\//.test(url));
  const ranges = counted.flatMap(({ functions }) => functions.flatMap((one) => one.ranges));
  return ranges.reduce((sum, { count }) => sum + count, 0);
}

const policy = (actions: string): string =>
  `  - name: A\n    slug: SLUG\n    filters:\n      mode: all\n      conditions:\n        - type: severity\n          values: [high]\n${actions}`;
const comments = '# why\n'.repeat(60);

/** The beginning of a file, and an item that is repeated; `SLUG` becomes another name each time. */
const shapes: Readonly<Record<string, readonly [command: string, head: string, item: string]>> = {
  'empty policies': ['validate', 'policies:\n', '  -\n'],
  'empty policies between others': ['validate', 'policies:\n', `  -\n${policy('    actions: []\n')}`],
  'empty actions': ['validate', 'name: A\nslug: a\nfilters: { mode: all, conditions: [] }\nactions:\n', '  -\n'],
  'an empty action in each policy': ['validate', 'policies:\n', policy('    actions:\n      - type: block\n      -\n')],
  'empty conditions': [
    'validate',
    'name: A\nslug: a\nactions: []\nfilters:\n  mode: all\n  conditions:\n',
    '    - # none\n',
  ],
  'empty exceptions': ['validate', 'product: code\nexceptions:\n', '  -   # none\n'],
  'empty rules in comments': ['validate', 'product: code\nrules:\n', `  -\n${comments}`],
  'empty rules in blank lines': ['validate', 'product: code\nrules:\n', `  -\n${'\n'.repeat(100)}`],
  'lists of nothing in lists': ['validate', 'product: code\nrules:\n', '  - - -\n'],
  'rules that go': ['pull --sandbox --force', 'product: code\nrules:\n', '  # why\n  - a.SLUG # here\n\n'],
  'exceptions that go': [
    'pull --sandbox --force',
    'product: code\nexceptions:\n',
    '  - exception_type: exclude\n    rule: a.SLUG\n    rule_type: rule\n    project: acme/web\n    # why\n',
  ],
  'policies that go': ['pull --sandbox --force', 'policies:\n', policy('    actions: []\n\n\n')],
  'exceptions that the platform rejects': [
    'preview --sandbox',
    'product: code\nexceptions:\n',
    '  - exception_type: exclude\n    rule: a.SLUG\n    rule_type: rule\n    project: acme/none\n',
  ],
};

test.each(Object.entries(shapes))('%s', async (_, [command, head, item]) => {
  const fileOf = (count: number): string =>
    head + Array.from({ length: count }, (__, index) => item.replaceAll('SLUG', `s${String(index)}`)).join('');
  await workOf(command, fileOf(1)); // loads what the command needs
  const [once, twice] = [await workOf(command, fileOf(400)), await workOf(command, fileOf(800))];
  expect(once).toBeGreaterThan(4000);
  expect(twice / once).toBeLessThan(2.3);
});
