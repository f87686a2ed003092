import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The policies of a benchmark: a folder with a policy in each file, or one file with a list. `size`: the number of policies. `broken`: every n-th policy has a mistake. */
export type Corpus = { readonly shape: 'files' | 'list'; readonly size: number; readonly broken?: number };

const severities = ['critical', 'high', 'medium', 'low'];
// The values that the deployment of the sandbox knows, so that it does not reject a preview.
const classes = [
  'Code Injection',
  'Command Injection',
  'Open Redirect',
  'Path Traversal',
  'SQL Injection',
  'XML Injection',
];
const tags = ['identity', 'infrastructure', 'internal', 'internet-facing', 'legacy', 'mobile', 'payments', 'pci'];
const prose =
  'a finding in code that ships is fixed before the change is merged or an exception is asked for in the channel';

/** Writes a corpus into a folder, with the same bytes each time. Returns the name of its file or folder. */
export function writeCorpus(folder: string, { shape, size, broken = 0 }: Corpus): string {
  const name = `${shape}-${String(size)}${broken === 0 ? '' : `-broken-${String(broken)}`}${shape === 'list' ? '.yaml' : ''}`;
  const policies = Array.from({ length: size }, (_, index) => {
    const lines = policyLines(index);
    const isBroken = broken > 0 && index % broken === Math.floor(broken / 2);
    return isBroken ? lines.map((line) => line.replace(/^  mode: .*/, '  mode: both')) : lines;
  });
  if (shape === 'list') {
    const items = policies.flat().map((line) => (line.startsWith('name:') ? `  - ${line}` : `    ${line}`));
    writeFileSync(join(folder, name), `policies:\n${items.join('\n')}\n`);
  } else policies.forEach((lines, index) => write(join(folder, name, pathOf(index)), `${lines.join('\n')}\n`));
  return name;
}

/** The path of a policy in a folder with a policy in each file. */
export const pathOf = (index: number): string => `team-${String(Math.floor(index / 100))}/policy-${String(index)}.yaml`;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A policy, in one of the forms that people write. No two policies match the same findings, since lint would warn about that. */
function policyLines(index: number): string[] {
  const pick = <T>(values: readonly T[], period: number): T => pickInTurn(values, index, period);
  // Each bit of the number says whether the policy has a tag.
  const tagBits = Math.floor(index / 48);
  const policyTags = tags.filter((_, bit) => ((tagBits >> bit) & 1) === 1);
  const values = (list: readonly string[]): string[] =>
    index % 3 === 0
      ? ['      values:', ...list.map((value) => `        - ${value}`)]
      : [`      values: [${list.join(', ')}]`];
  const text = [`  ${prose} ${String(index)},`, `  ${prose.split(' ').toReversed().join(' ')}.`];
  return [
    `name: Policy ${String(index)}`,
    `slug: policy-${String(index)}`,
    ...pick([[`description: ${prose}.`], ['description: >-', ...text], ['description: |', ...text]], 1),
    'active: true',
    ...(index % 5 < 3 ? [`x-owner: ${pick(['appsec', 'platform', 'team-web'], 1)}`] : []),
    '',
    `# ${prose}`,
    'filters:',
    `  mode: all`,
    '  conditions:',
    '    - type: severity',
    ...values([pick(severities, 1)]),
    '    - type: vulnerability_class',
    ...values([pick(classes, 4)]),
    `      mode: ${pick(['any', 'none'], 24)} # how the values combine`,
    ...(policyTags.length === 0 ? [] : ['    - type: repository_tag', ...values(policyTags)]),
    'actions:',
    ...(index % 5 < 2
      ? ['  - type: block', '    config: {}', '  - type: pr_comment', '    config: {}']
      : ['  - type: jira', '    config:', '      project: "SEC"']),
  ];
}

/** Writes a corpus, and as many tests as it has policies: invariants and examples. Every tenth test fails. */
export function writeTests(folder: string, corpus: Corpus): string {
  const name = writeCorpus(folder, corpus);
  const tests = Array.from({ length: corpus.size }, (_, index) => testLine(index));
  for (let first = 0; first < tests.length; first += 100)
    write(
      join(folder, name, `tests-${String(first / 100)}.test.yaml`),
      `tests:\n${tests.slice(first, first + 100).join('')}`,
    );
  return name;
}

/** One of the values, each of which is used for `period` numbers in a row. */
const pickInTurn = <T>(values: readonly T[], index: number, period: number): T =>
  values[Math.floor(index / period) % values.length] as T;

/** A test. Every finding of the corpus is blocked, and gets a ticket. */
function testLine(index: number): string {
  const pick = <T>(values: readonly T[], period: number): T => pickInTurn(values, index, period);
  const fields = [
    `severity: ${pick(severities, 1)}`,
    `vulnerability_classes: [${pick(classes, 4)}]`,
    `repository_tags: [${pick(tags, 24)}, ${pick(tags, 192)}]`,
  ].slice(0, 1 + (index % 3));
  const expect = index % 10 === 5 ? 'not block' : pick(['block', 'at least comment', 'jira'], 1);
  const subject = index % 4 === 3 ? 'finding' : 'always';
  return `  - { name: Test ${String(index)}, ${subject}: { ${fields.join(', ')} }, expect: ${expect} }\n`;
}
