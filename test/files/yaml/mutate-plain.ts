import type { Random } from '../../trust/suite.ts';

/** Files in the forms that people write, all of which are plain. */
export const corpus: readonly [string, ...string[]] = [
  `# Owner: platform security
name: Block critical findings
slug: block-critical-findings
description: |
  Agreed with the teams in the runbook: a finding is fixed

   before the change is merged.
active: true
x-owner: appsec

# what it matches
filters:
  mode: all
  conditions:
    - type: severity
      values: [critical, high]
      mode: any # how the values combine
    - type: repository_tag
      values:
        - payments
        - 'internet-facing'
actions:
  - type: block
  - type: jira
    config: { project_id: SEC, labels: ["a b", c], retries: 3, empty: {} } # a ticket
`,
  `policies:
- name: It's on Monday #1
  filters: {mode: any, conditions: []}
  actions: []
- name: "B: c"
  x-runbook: https://wiki.example/a?b=c:d
  description: >-
    one
    two

    three
  filters:
      mode: all
      conditions:
      - type: severity
        values: [low]
  actions:
  - type: pr_comment
`,
  `---
product: code
rulesets: [p/default, p/owasp-top-ten]
rules: []
disabled:
  - javascript.express.security.audit.xss
exceptions:
  - exception_type: exclude
    rule: 'it''s'
    project: acme/web-shop
    x-reason: >
      It is a test project.
    x-expires: 2027-01-31


# the end
`,
  'a: |\n  x\n\n   y\n  z\n\n\nb: >-\n  q\n  r\n\n  s\nc: >\n  one\n# hi\nd: []\ne: {}\nf: x-1\ng: a"b\nh: a:b\ni: <x>\nj: 10\nk: true\n',
  `name: Compact
filters: { mode: all, conditions: [{ type: severity, values: [high, 'it''s'] }, { type: x, values: [] }] }
actions:
    -   type: pr_comment
        config:   {}
    -   type: block
        note: |-   # as agreed
            one

              two
            three
`,
];

const pieces = [
  ' |  |\n|\n\n|: |:|- |-|#| #|[|]|{|}|,|>|>-|>+|\\|&a |*a|!!str |? |%|@|`|~|null|true|no|1|0|0x1|1e3|.5|2024-01-01|---\n|...\n',
  '\t|\r|é|😀|\u2028|a|key: v\n|  key: v\n|<<: |\'\'|=|.|+|_| : | - |\n  |\n    |\n      |\n#c\n| \n|\u0085|\u00A0|\uFEFF|x:\n|- x\n|\'|"|""',
]
  .flatMap((some) => some.split('|'))
  .concat('|', '|-', '|2') as unknown as readonly [string, ...string[]];

/** Mutates one of the files, or its first lines, one to three times. */
export function mutateFile(random: Random): string {
  const whole = random.pick(corpus);
  const lines = whole.split(/^/m).slice(0, 2 + random.below(8));
  return mutateText(random.below(2) === 0 ? whole : lines.join(''), 1 + random.below(3), random, pieces);
}

/** Mutates a text: inserts pieces of YAML, also at the start of a value, deletes characters, and moves, repeats or indents lines. */
export function mutateText(text: string, times: number, random: Random, from: readonly [string, ...string[]]): string {
  return Array.from({ length: times }).reduce<string>((one) => mutateOnce(one, random, from), text);
}

function mutateOnce(text: string, random: Random, from: readonly [string, ...string[]]): string {
  const values = Array.from(text.matchAll(/(?<=[:-] )|(?<=[[{,] ?)/g), ({ index }) => index);
  const kind = random.below(20);
  const at = (kind < 4 ? values[random.below(values.length)] : undefined) ?? random.below(text.length + 1);
  if (kind < 9) return text.slice(0, at) + random.pick(from) + text.slice(at);
  if (kind < 12) return text.slice(0, at) + text.slice(at + 1 + random.below(4));
  if (kind < 15) return changeLine(text, random);
  return text.slice(0, at) + random.pick(from) + text.slice(at + 1 + random.below(2));
}

function changeLine(text: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at] ?? '';
  const kind = random.below(4);
  if (kind === 0) lines.splice(at, 1);
  else if (kind === 1) lines.splice(random.below(lines.length), 0, line);
  else lines[at] = kind === 2 ? ' '.repeat(random.below(5)) + line : line.slice(random.below(5));
  return lines.join('\n');
}
