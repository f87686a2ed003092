import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { structuredPatch } from 'diff';
import { expect, test } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';

/** A repository with new files. */
function repository(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: root });
  return root;
}

const read = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

/** The text of a policy file after `validate --fix --yes`, and what is left. */
async function fixed(text: string, path = 'policies/a.yaml'): Promise<{ text: string; left: string; code: number }> {
  const directory = repository({ [path]: text });
  const { code, text: left } = await runCli(['validate', '--fix', '--yes', '--format', 'github'], { directory });
  return { text: read(directory, path), left, code };
}

const filters = 'filters:\n  mode: all\n  conditions:\n    - type: severity\n      values: [high]\n';
const actions = 'actions:\n  - type: pr_comment\n';

test('everything with exactly one fix is fixed, and every other byte stays', async () => {
  const { text, code } = await fixed(`# Ours
name:   Block critical   # said the CISO
filters:
  mode: al
  conditions:
    type: severty   # by the rule
    # of the platform

    values: crtical
actions:
# first the comment
  type: pr_commnt
activ: yes   # of course
x-owner: 017
x-expire: 2099-01-31
# The end`);
  expect(text).toBe(`# Ours
name:   Block critical   # said the CISO
slug: block-critical
filters:
  mode: all
  conditions:
    - type: severity   # by the rule
      # of the platform

      values: [critical]
actions:
# first the comment
  - type: pr_comment
active: true   # of course
x-owner: "017"
x-expires: 2099-01-31
# The end`);
  expect(code).toBe(0);
});

test.each([
  ['an entry without a dash', '  - a.b # one\n  c.d # two\n  - e.f\n', '  - a.b # one\n  - c.d # two\n  - e.f\n'],
  ['an entry without a dash at the margin', '- a.b\nc.d\n', '- a.b\n- c.d\n'],
  ['a dash without a space', '  - a.b\n  -c.d\n', '  - a.b\n  - c.d\n'],
  ['dashes without spaces', '  -a.b\n  -c.d\n', '  - a.b\n  - c.d\n'],
  ['a dash too far to the right', '  - a.b\n    - c.d\n  - e.f\n', '  - a.b\n  - c.d\n  - e.f\n'],
  ['an entry that continues the one above', '  - a.b\n    c.d\n', '  - a.b\n  - c.d\n'],
  ['entries without any dash', '  a.b\n  c.d\n', '  - a.b\n  - c.d\n'],
  ['a first entry without its dash', '    a.b\n  - c.d\n', '  - a.b\n  - c.d\n'],
  ['a no-break space', '  -\u00A0a.b\n', '  - a.b\n'],
])('a list of rules with %s', async (_, broken, right) => {
  const { text, code } = await fixed(`product: code\nrules:\n${broken}`);
  expect(text).toBe(`product: code\nrules:\n${right}`);
  expect(code).toBe(0);
});

test('the second action without its dash', async () => {
  const start = `name: a\nslug: a\n${filters}`;
  const { text, code } = await fixed(
    `${start}actions:\n  - type: pr_comment\n  type: slack_app\n  config:\n    # why\n    channel: alerts\n  - type: jira\n`,
  );
  expect(text).toBe(
    `${start}actions:\n  - type: pr_comment\n  - type: slack_app\n    config:\n      # why\n      channel: alerts\n  - type: jira\n`,
  );
  expect(code).toBe(0);
});

test('files in brackets, with single quotes, Windows line ends and a byte order mark keep their style', async () => {
  const flow = await fixed(
    `policies:\n  - { name: 'A b', filters: {mode: any, conditions: {type: severity, values: [hgh]}}, actions: [{type: jira, config: {a: 1}}] }`,
  );
  expect(flow.text).toBe(
    `policies:\n  - { name: 'A b', slug: a-b, filters: {mode: any, conditions: [{type: severity, values: [high]}]}, actions: [{type: jira, config: {a: '1'}}] }`,
  );
  const windows = await fixed(`\u{FEFF}name: 1e3\n${filters}${actions}`.replaceAll('\n', '\r\n'));
  expect(windows.text).toBe(`\u{FEFF}name: "1e3"\nslug: "1e3"\n${filters}${actions}`.replaceAll('\n', '\r\n'));
});

test('names as people copy them, the config and the tests of policies are fixed too', async () => {
  const directory = repository({
    'ifmatch.yaml': 'on_stle: refuse\ndeployments:\n  acme: { id: "1" }\n',
    'policies/code.yaml':
      'product: code\ndeployment_slug: acm\nrulesets: [https://semgrep.dev/p/ci, owasp-top-ten, p/defalt]\nexceptions:\n  - { exception_type: exclud, rule: p/ci, rule_type: rule, project: "shop " }\n',
    'policies/a.yaml': `name: a\nslug: a\n${filters}${actions}`,
    'policies/a.test.yaml':
      'tests:\n  - { name: one, finding: { severity: high }, expect: not blok }\n  - { name: two, finding: { severity: low }, expect: nothing }\n',
  });
  const { text } = await runCli(['validate', '--fix', '--yes'], { directory });
  expect(text).toContain('on_stale: refuse');
  expect(read(directory, 'policies/code.yaml')).toBe(
    'product: code\ndeployment_slug: acme\nrulesets: [p/ci, p/owasp-top-ten, p/default]\nexceptions:\n  - { exception_type: exclude, rule: p/ci, rule_type: pack, project: "shop" }\n',
  );
  expect(read(directory, 'policies/a.test.yaml')).toContain('expect: not block');
});

test('a slug stands below a name of several lines', async () => {
  const { text } = await fixed(`name: >-\n  Block\n  critical\n\n${filters}${actions}`);
  expect(text).toBe(`name: >-\n  Block\n  critical\nslug: block-critical\n\n${filters}${actions}`);
});

test.each([
  ['two words that are as near', 'mode: aly', `name: a\nslug: a\nfilters:\n  mode: aly\n  conditions: []\n${actions}`],
  ['a null that may be a text', 'x-owner: ~', `name: a\nslug: a\n${filters}${actions}x-owner: ~\n`],
  ['a number in two bases', 'id: 010', 'expiry_warning_days: 010\n', 'ifmatch.yaml'],
  ['a key that may belong to the entry above', 'config', `name: a\nslug: a\n${filters}${actions}  config:\n    a: b\n`],
  ['a slug that platforms may derive in several ways', 'Grün', `name: Grün und blau\n${filters}${actions}`],
  ['a text in prose', 'dash', `name: a\nslug: a\ndescription: one\n  - two\n${filters}${actions}`],
])('what has several answers is left: %s', async (_, __, text, path = 'policies/a.yaml') => {
  expect((await fixed(text, path)).text).toBe(text);
});

test('a value that others repeat by an alias is not changed for them', async () => {
  const text = `name: &one 1e3\nslug: a\n${filters}actions:\n  - type: jira\n    config: { a: *one }\nexpiry: &x 1\n`;
  const { text: now } = await fixed(text);
  expect(now).toBe(text);
});

test('validate offers the fixes that it could make', async () => {
  const directory = repository({ 'policies/a.yaml': `name: A b\n${filters}${actions}` });
  const { text } = await runCli(['validate', 'policies'], { directory });
  expect(text).toContain('To make each fix that is the only possible one:\n  ifmatch validate --fix policies\n');
  const after = await runCli(['validate', '--fix', '--yes'], { directory });
  expect(after.text).toContain('1 problem in 1 file can be fixed in one way only:');
  expect(after.text).toContain('  + slug: a-b\n');
  expect(after.code).toBe(0);
  const again = await runCli(['validate', '--fix', '--yes'], { directory });
  expect(again.text).toContain('No file was changed.');
});

test('what is left fails the command as validate does', async () => {
  const { left, code } = await fixed(`name: A b\nfilters: {}\n${actions}`);
  expect(left).toContain('::error');
  expect(code).toBe(3);
});

test('without a terminal, nothing is written without --yes', async () => {
  const text = `name: A b\n${filters}${actions}`;
  const directory = repository({ 'policies/a.yaml': text });
  const { code, text: output } = await runCli(['validate', '--fix'], { directory });
  expect(output).toContain('  + slug: a-b\n');
  expect(output).toContain('No terminal to ask for approval. No file was changed. Pass --yes.');
  expect(code).toBe(64);
  expect(read(directory, 'policies/a.yaml')).toBe(text);
});

test.each([
  ['y', 'name: A b\nslug: a-b\n'],
  ['n', 'name: A b\nfilters:'],
])('at a terminal, the answer %j decides', async (key, expected) => {
  const text = `name: A b\n${filters}${actions}`;
  const directory = repository({ 'policies/a.yaml': text });
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const err = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  err.setEncoding('utf8').on('data', (shown: string) => {
    // Later: the question is still being drawn.
    if (shown.includes('● No')) void Promise.resolve().then(() => input.write(key));
  });
  const code = await main(['validate', '--fix'], {
    env: {},
    cwd: directory,
    streams: { in: input, out: new PassThrough(), err },
    packageRoot: directory,
    now: () => Date.UTC(2026, 10, 20),
    stop: () => new Promise<void>(() => {}),
  });
  expect(code).toBe(0);
  expect(read(directory, 'policies/a.yaml')).toContain(expected);
});

test('new and edited files that git does not hold yet are fixed, and keep everything else', async () => {
  const text = `name: A b\n${filters}${actions}`;
  const directory = repository({ 'policies/a.yaml': text });
  execFileSync('git', ['add', '.'], { cwd: directory });
  writeFileSync(join(directory, 'policies/a.yaml'), `${text}x-owner: me\n`);
  writeFileSync(join(directory, 'policies/new.yaml'), `name: New\n${filters}${actions}`);
  const { code, text: said } = await runCli(['validate', '--fix', '--yes'], { directory });
  expect(said).toContain('2 problems in 2 files can be fixed in one way only:');
  expect(code).toBe(0);
  expect(read(directory, 'policies/a.yaml')).toBe(`name: A b\nslug: a-b\n${filters}${actions}x-owner: me\n`);
  expect(read(directory, 'policies/new.yaml')).toBe(`name: New\nslug: new\n${filters}${actions}`);
});

test('--yes without --fix is refused', async () => {
  const directory = repository({ 'policies/a.yaml': `name: a\nslug: a\n${filters}${actions}` });
  const { code, text } = await runCli(['validate', '--yes'], { directory });
  expect(text).toContain('--yes only goes with --fix.');
  expect(code).toBe(64);
});

// Every entry of test/broken, with what was made of it: the golden file is to be read when it changes.
test('each broken repository gets the fixes that its problems leave no doubt about', async () => {
  const broken = join(import.meta.dirname, '../broken');
  const directory = temporaryFolder();
  cpSync(broken, directory, { recursive: true });
  const said: string[] = [];
  for (const entry of readdirSync(broken).toSorted()) {
    const { text } = await runCli(['validate', entry, '--fix', '--yes', '--quiet', '--format', 'json'], { directory });
    const { problems } = JSON.parse(text.slice(text.indexOf('{'))) as { problems: readonly { code: string }[] };
    const diff = diffOf(join(broken, entry), join(directory, entry));
    if (diff !== '') said.push(`${entry}\n${diff}left: ${problems.map(({ code }) => code).join(', ')}\n`);
  }
  await expect(said.join('\n')).toMatchFileSnapshot('golden/fixed.txt');
});

/** The changed lines of a file, or of those in a folder. */
function diffOf(before: string, after: string): string {
  if (statSync(before).isDirectory())
    return readdirSync(before)
      .toSorted()
      .map((name) => diffOf(join(before, name), join(after, name)))
      .join('');
  const { hunks } = structuredPatch('', '', readFileSync(before, 'utf8'), readFileSync(after, 'utf8'), '', '', {
    context: 0,
  });
  return hunks
    .flatMap(({ lines }) => lines.filter((line) => !line.startsWith('\\')).map((line) => `${line}\n`))
    .join('');
}
