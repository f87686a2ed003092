import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder with one policy a file, or one file with a list, by how many policies; `broken`: every so-manieth has a mistake. */
export type Target = { readonly shape: 'files' | 'list'; readonly size: number; readonly broken?: number };

const severities = ['critical', 'high', 'medium', 'low'];
// What the sandbox's deployment knows, so that a preview of the corpus is not rejected.
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

/** Writes a target below a folder and answers its name; the same bytes each time. */
export function writeTarget(folder: string, { shape, size, broken = 0 }: Target): string {
  const name = `${shape}-${String(size)}${broken === 0 ? '' : `-broken-${String(broken)}`}${shape === 'list' ? '.yaml' : ''}`;
  const policies = Array.from({ length: size }, (_, index) => {
    const lines = policyLines(index);
    return broken > 0 && index % broken === broken >> 1
      ? lines.map((line) => line.replace(/^  mode: .*/, '  mode: both'))
      : lines;
  });
  if (shape === 'list') {
    const items = policies.flat().map((line) => (line.startsWith('name:') ? `  - ${line}` : `    ${line}`));
    writeFileSync(join(folder, name), `policies:\n${items.join('\n')}\n`);
  } else policies.forEach((lines, index) => write(join(folder, name, pathOf(index)), `${lines.join('\n')}\n`));
  return name;
}

/** Where the policy of a number stands in a folder of one-policy files. */
export const pathOf = (index: number): string => `team-${String(Math.floor(index / 100))}/policy-${String(index)}.yaml`;

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** The policy of a number, in one of the forms that people write. The conditions of no two match the same findings, of which lint would warn. */
function policyLines(index: number): string[] {
  const pick = <T>(all: readonly T[], by: number): T => all[Math.floor(index / by) % all.length] as T;
  const bits = Array.from(tags, (tag, bit) => ((Math.floor(index / 48) >> bit) & 1 ? [tag] : [])).flat();
  const values = (list: readonly string[]): string[] =>
    index % 3 === 0
      ? ['      values:', ...list.map((one) => `        - ${one}`)]
      : [`      values: [${list.join(', ')}]`];
  const text = [`  ${prose} ${String(index)},`, `  ${prose.split(' ').toReversed().join(' ')}.`];
  return [
    `name: Policy ${String(index)}`,
    `slug: policy-${String(index)}`,
    ...([[`description: ${prose}.`], ['description: >-', ...text], ['description: |', ...text]][index % 3] as string[]),
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
    ...(bits.length === 0 ? [] : ['    - type: repository_tag', ...values(bits)]),
    'actions:',
    ...(index % 5 < 2
      ? ['  - type: block', '    config: {}', '  - type: pr_comment', '    config: {}']
      : ['  - type: jira', '    config:', '      project: "SEC"']),
  ];
}

/** Writes as many tests as there are policies beside those of a target: invariants and examples, of which every tenth is broken. */
export function writeTests(folder: string, target: Target): string {
  const name = writeTarget(folder, target);
  const tests = Array.from({ length: target.size }, (_, index) => testLine(index));
  for (let first = 0; first < tests.length; first += 100)
    write(
      join(folder, name, `tests-${String(first / 100)}.test.yaml`),
      `tests:\n${tests.slice(first, first + 100).join('')}`,
    );
  return name;
}

/** The test of a number: every finding of the corpus is blocked, and gets a ticket. */
function testLine(index: number): string {
  const pick = <T>(all: readonly T[], by: number): T => all[Math.floor(index / by) % all.length] as T;
  const kind = [
    `severity: ${pick(severities, 1)}`,
    `vulnerability_classes: [${pick(classes, 4)}]`,
    `repository_tags: [${pick(tags, 24)}, ${pick(tags, 192)}]`,
  ].slice(0, 1 + (index % 3));
  const expect = index % 10 === 5 ? 'not block' : pick(['block', 'at least comment', 'jira'], 1);
  const subject = index % 4 === 3 ? 'finding' : 'always';
  return `  - { name: Test ${String(index)}, ${subject}: { ${kind.join(', ')} }, expect: ${expect} }\n`;
}
