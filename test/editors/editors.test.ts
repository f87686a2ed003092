import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Diagnostic, LanguageServer, type Place } from './language-server.ts';

const root = join(import.meta.dirname, '../..');
const policies = join(root, 'examples/policies');
const server = new LanguageServer();

beforeAll(() => server.start(pathToFileURL(policies).href));
afterAll(() => server.stop());

/** The folder below examples/policies where each kind of file lies, and the path from there to the schemas. */
const kinds = {
  'remediation-file': ['remediation', '../../../schemas'],
  'detection-file': ['detection', '../../../schemas'],
  config: ['.', '../../schemas'],
} as const;
type Kind = keyof typeof kinds;

let opened = 0;

/** Opens a file of a kind with its modeline; `|` is the cursor. */
async function edit(
  kind: Kind,
  marked: string,
): Promise<{ uri: string; position: Place; found: readonly Diagnostic[] }> {
  const [folder, schemas] = kinds[kind];
  const text = `# yaml-language-server: $schema=${schemas}/${kind}.schema.json\n${marked}`;
  const before = text.slice(0, Math.max(0, text.indexOf('|'))).split('\n');
  opened += 1;
  const uri = pathToFileURL(join(policies, folder, `edited-${String(opened)}.yaml`)).href;
  const found = await server.open(uri, text.replace('|', ''));
  return { uri, found, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

async function hover(kind: Kind, text: string): Promise<string> {
  const { uri, position } = await edit(kind, text);
  const answer = await server.request('textDocument/hover', { textDocument: { uri }, position });
  const { contents } = answer as { contents: { value: string } };
  // It escapes what Markdown would read.
  return contents.value.replaceAll('\\', '');
}

type Item = { readonly label: string; readonly documentation?: string | { readonly value: string } };

async function complete(kind: Kind, text: string): Promise<Item[]> {
  const { uri, position } = await edit(kind, text);
  const answer = await server.request('textDocument/completion', { textDocument: { uri }, position });
  return (answer as { items: Item[] }).items;
}

const labels = async (kind: Kind, text: string): Promise<string[]> =>
  (await complete(kind, text)).map(({ label }) => label);

/** Line and message of each diagnostic; lines count from the one after the modeline. */
async function diagnose(kind: Kind, text: string): Promise<string[]> {
  const { found } = await edit(kind, text);
  return found.map(({ message, range }) => `${String(range.start.line)}: ${message}`).toSorted();
}

const policy = `name: A
slug: a
filters:
  mode: all
  conditions:
    - type: severity
      values: [high]
actions:
  - type: pr_comment
`;
/** A policy with a condition of this type, and these lines below it. */
const condition = (type: string, lines: string): string =>
  `name: A\nfilters:\n  mode: all\n  conditions:\n    - type: ${type}\n      ${lines}\n`;
const detection = 'product: code\nrulesets: []\nrules: []\ndisabled: []\nexceptions: []\n';

describe.concurrent('the examples', () => {
  const files = globSync('**/*.yaml', { cwd: policies }).toSorted();

  test('are there', () => {
    expect(files.length).toBeGreaterThan(6);
  });

  test.for(files)('%s names its schema and is valid', async (file) => {
    const path = join(policies, file);
    expect(await server.open(pathToFileURL(path).href, readFileSync(path, 'utf8'))).toEqual([]);
  });
});

describe.concurrent('an error is underlined', () => {
  test.for([
    ['remediation-file', policy.replace('actions:', 'acttions:'), '8: Property acttions is not allowed.'],
    [
      'remediation-file',
      policy.replace('mode: all', 'mode: al'),
      '4: Value is not accepted. Valid values: "all", "any".',
    ],
    ['remediation-file', policy.replace('name: A', 'name: 3'), '1: Incorrect type. Expected "string".'],
    ['remediation-file', 'policies:\n', '1: Incorrect type. Expected "array".'],
    ['remediation-file', policy.replace('[high]', '[hgh]'), '7: Did you mean "high"?'],
    ['remediation-file', policy.replace('[high]', '[low, Critical]'), '7: Did you mean "critical"?'],
    ['remediation-file', policy.replace('type: severity', 'type: severty'), '6: Did you mean "severity"?'],
    ['remediation-file', policy.replace('pr_comment', 'pr_coment'), '9: Did you mean "pr_comment"?'],
    [
      'remediation-file',
      policy.replace('type: pr_comment', 'type: block'),
      '9: block needs pr_comment in the same policy.',
    ],
    [
      'remediation-file',
      `${policy}x-expires: soon\n`,
      '10: String does not match the pattern of "^[0-9]{4}-[0-9]{2}-[0-9]{2}$".',
    ],
    ['detection-file', detection.replace('code', 'cod'), '1: Value is not accepted. Valid values: "code", "secrets".'],
    ['detection-file', detection.replace('rules:', 'ruels:'), '3: Property ruels is not allowed.'],
    [
      'detection-file',
      detection.replace('exceptions: []', 'exceptions:\n  - rule: a\n    rule_type: rule'),
      '6: Missing property "exception_type".',
    ],
    ['config', 'polices: x\n', '1: Property polices is not allowed.'],
    ['config', 'guards:\n  max_deletes: -1\n', '2: Value is below the minimum of 0.'],
    ['config', 'deployments:\n  acme:\n    id: 12ab\n', '3: String does not match the pattern of "^[0-9]{1,19}$".'],
  ] as const)('in a %s %#', async ([kind, text, expected]) => {
    expect(await diagnose(kind, text)).toContain(expected);
  });

  test.for([
    ['remediation-file', policy],
    ['remediation-file', `policies:\n  - ${policy.trimEnd().replaceAll('\n', '\n    ')}\n    x-owner: appsec\n`],
    ['remediation-file', 'policies: []\n'],
    // What a platform may know beside the words that are suggested.
    ['remediation-file', policy.replace('[high]', '[urgent]')],
    ['remediation-file', policy.replace('type: severity', 'type: rule_path')],
    ['remediation-file', policy.replace('type: pr_comment', 'type: ms_teams\n    config: { team: appsec }')],
    ['remediation-file', policy.replace('type: pr_comment', 'type: slack_app\n    config: { thread: daily }')],
    ['remediation-file', `${policy}  - type: block\n`],
    ['detection-file', detection],
    ['config', 'deployments:\n  acme:\n    id: 1234\n'],
  ] as const)('in a %s, and nothing else is (%#)', async ([kind, text]) => {
    expect(await diagnose(kind, text)).toEqual([]);
  });
});

describe.concurrent('hovering over a field shows its description', () => {
  test.for([
    ['remediation-file', policy.replace('slug', 'sl|ug'), 'Identity of the policy; it cannot change.'],
    ['remediation-file', 'policies:\n  - na|me: A\n', 'Name for people.'],
    ['remediation-file', policy.replace('severity', 'sev|erity'), 'How bad the finding is, as its rule says.'],
    ['remediation-file', policy.replace('[high]', '[hi|gh]'), '`ERROR` in the rule.'],
    ['remediation-file', policy.replace('pr_comment', 'pr_com|ment'), 'Comments on the pull request.'],
    ['remediation-file', `${policy}x-ow|ner: appsec\n`, "A note of the repository's own"],
    ['detection-file', detection.replace('product', 'pro|duct'), '`secrets`: rules over leaked credentials.'],
    [
      'config',
      'guards:\n  max_del|etes: 3\n',
      'More objects of one bundle than this that are deleted or weakened need approval',
    ],
  ] as const)('in a %s %#', async ([kind, text, expected]) => {
    expect(await hover(kind, text)).toContain(expected);
  });
});

describe.concurrent('completion of fields and values', () => {
  test.for([
    ['remediation-file', 'name: A\n|\n', ['slug', 'description', 'active', 'filters', 'actions', 'x-expires']],
    ['remediation-file', 'name: A\nfilters:\n  mode: |\n', ['all', 'any']],
    ['detection-file', 'product: |\n', ['code', 'secrets']],
    [
      'detection-file',
      'product: code\nexceptions:\n  - rule: a\n    |\n',
      ['rule_type', 'project', 'project_tag_name'],
    ],
    ['remediation-file', condition('severity', 'values: [|]'), ['low', 'medium', 'high', 'critical']],
    ['remediation-file', condition('confidence', 'values:\n        - |'), ['low', 'medium', 'high']],
    ['remediation-file', condition('full_scan', 'values: [|]'), ['"true"', '"false"']],
    ['remediation-file', condition('breaking_change', 'values: [|]'), ['"true"', '"false"']],
    ['remediation-file', condition('vulnerability_class', 'values: [|]'), ['SQL Injection', 'Path Traversal']],
    ['remediation-file', 'actions:\n  - type: |\n', ['pr_comment', 'block', 'jira', 'slack_app', 'webhook', 'triage']],
    ['remediation-file', 'actions:\n  - type: slack_app\n    config:\n      |\n', ['channel']],
    ['remediation-file', 'actions:\n  - type: jira\n    config:\n      |\n', ['project']],
    ['remediation-file', 'actions:\n  - type: webhook\n    config:\n      |\n', ['webhook']],
    ['remediation-file', 'actions:\n  - type: triage\n    config:\n      |\n', ['state', 'reason']],
    [
      'remediation-file',
      'actions:\n  - type: triage\n    config:\n      state: |\n',
      ['ignored', 'provisionally_ignored'],
    ],
    ['config', '|\n', ['policies', 'deployments', 'guards', 'on_stale', 'impact']],
    ['config', 'impact: |\n', ['auto', '"off"']],
    ['config', 'deployments:\n  acme:\n    |\n', ['id', 'policies']],
  ] as const)('in a %s %#', async ([kind, text, expected]) => {
    expect(await labels(kind, text)).toEqual(expect.arrayContaining([...expected]));
  });

  test('shows descriptions, and omits fields that are already there', async () => {
    const items = await complete('remediation-file', 'name: A\ndescription: B\n|\n');
    const slug = items.find(({ label }) => label === 'slug');
    expect(JSON.stringify(slug?.documentation)).toContain('Identity of the policy');
    expect(items.map(({ label }) => label)).not.toContain('description');
  });

  test('shows what a value means', async () => {
    const items = await complete('remediation-file', condition('severity', 'values: [|]'));
    const high = items.find(({ label }) => label === 'high');
    expect(JSON.stringify(high?.documentation)).toContain('`ERROR` in the rule.');
  });
});
