import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/server.ts';
import { runCli } from '../rig/run-cli.ts';
import { temporaryFolder } from '../rig/temporary-folder.ts';
import { LanguageServer } from './language-server.ts';

// `schema --write --from-platform`: completion knows this platform.

const folder = temporaryFolder();
const schemas = {
  '.ifmatch/remediation-file.schema.json': ['remediation*.yaml'],
  '.ifmatch/detection-file.schema.json': ['detection*.yaml'],
};
const server = new LanguageServer(schemas);

beforeAll(async () => {
  await runCli(['schema', '--write', '--from-platform', '--sandbox'], { directory: folder });
  await server.start(pathToFileURL(folder).href);
});
afterAll(() => server.stop());

let opened = 0;

async function labels(kind: 'remediation' | 'detection', marked: string): Promise<string[]> {
  const uri = pathToFileURL(join(folder, `${kind}-${String((opened += 1))}.yaml`)).href;
  await server.open(uri, marked.replace('|', ''));
  const before = marked.slice(0, marked.indexOf('|')).split('\n');
  const position = { line: before.length - 1, character: before.at(-1)!.length };
  const answer = await server.request('textDocument/completion', { textDocument: { uri }, position });
  return (answer as { items: { label: string }[] }).items.map(({ label }) => label);
}

const condition = (type: string, values: string): string =>
  `name: A\nfilters:\n  mode: all\n  conditions:\n    - type: ${type}\n      values: ${values}\n`;

test.each([
  ['remediation', condition('repository_tag', '[|]'), ['internet-facing', 'payments', 'training']],
  ['remediation', condition('severity', '[|]'), ['critical', 'high', 'low', 'medium']],
  ['remediation', 'actions:\n  - type: slack_app\n    config:\n      channel: |\n', ['"#appsec-alerts"']],
  ['remediation', 'actions:\n  - type: jira\n    config:\n      project: |\n', ['SEC']],
  ['detection', 'product: code\nrulesets: [|]\n', ['p/default', 'p/owasp-top-ten']],
  ['detection', 'product: code\ndisabled:\n  - |\n', ['generic.ci.security.unpinned-action']],
  // No policy names the last of these: the list of projects does.
  ['detection', 'exceptions:\n  - project: |\n', ['acme/checkout-api', 'acme/warehouse-sync', 'acme/storefront-web']],
  ['detection', 'exceptions:\n  - project_tag_name: |\n', ['training', 'infrastructure', 'mobile']],
  ['remediation', condition('repository_tag', '[|]'), ['mobile']],
] as const)('in a %s file, %j is completed with %j', async (kind, text, expected) => {
  expect(await labels(kind, text)).toEqual(expect.arrayContaining([...expected]));
});

test('what the platform does not name is no error', async () => {
  const uri = pathToFileURL(join(folder, 'detection-other.yaml')).href;
  const text =
    'product: code\nrulesets: [p/new]\nexceptions:\n  - { exception_type: exclude, rule: x, rule_type: rule, project: acme/new }\n';
  expect(await server.open(uri, text)).toEqual([]);
});

test('a platform without a list of projects completes those that the policies name, and says so', async () => {
  const sandbox = await startSandbox({ quirks: ['no-projects'] });
  onTestFinished(() => sandbox.close());
  const directory = temporaryFolder();
  const { code, text } = await runCli(['schema', '--write', '--from-platform'], { directory, sandbox });
  expect({ code, text }).toMatchObject({
    code: 0,
    text: expect.stringContaining('Projects and tags are completed from the policies only: '),
  });
  const schema = readFileSync(join(directory, '.ifmatch/detection-file.schema.json'), 'utf8');
  expect(schema).toContain('acme/checkout-api');
  expect(schema).not.toContain('acme/storefront-web');
});

test('--from-platform without --write is refused', async () => {
  const { code, text } = await runCli(['schema', 'config', '--from-platform', '--sandbox'], { directory: folder });
  expect({ code, text }).toMatchObject({ code: 64, text: expect.stringContaining('Add --write.') });
});

test.each([
  ['schema --write', ['schema', '--write']],
  ['init', ['init', '--sandbox', '--workflow', 'none']],
])('%s keeps the words of the platform, and says so', async (_, args) => {
  const directory = temporaryFolder();
  await runCli(['schema', '--write', '--from-platform', '--sandbox'], { directory });
  const read = (): string => readFileSync(join(directory, '.ifmatch/detection-file.schema.json'), 'utf8');
  const before = read();
  expect(before).toContain('acme/checkout-api');
  const { code, text } = await runCli(args, { directory });
  expect(code).toBe(0);
  expect(text).toMatch(
    /^= \.ifmatch.detection-file\.schema\.json \(left: it has words of your platform; `ifmatch schema --write\s+--from-platform`\s+renews it\)$/m,
  );
  expect(read()).toBe(before);
});
