import { type Dice, diceOf } from './numbers.ts';

export type Condition = {
  readonly type: string;
  readonly values: readonly string[];
  readonly mode: 'any' | 'none' | null;
};
export type Action = { readonly type: string; readonly config: Readonly<Record<string, string>> };
/** A policy as people write it: `layout` is all that does not change what it says. */
export type CorpusPolicy = {
  readonly name: string;
  readonly slug: string;
  /** Words of the description, by line. */
  readonly description: readonly (readonly string[])[];
  readonly active: boolean;
  readonly owner: string | null;
  readonly mode: 'all' | 'any';
  readonly conditions: readonly Condition[];
  readonly actions: readonly Action[];
  readonly layout: Layout;
};

export type Layout = {
  readonly description: 'plain' | 'folded' | 'literal';
  readonly values: 'flow' | 'block';
  readonly comments: readonly [above: string, middle: string];
};

const seed = 20_261_121;

const words =
  `a finding in code that ships is fixed before the change is merged or an exception is asked for in the channel of
the security team which answers within a day the service faces the internet and holds data of customers so the review of this rule is due every
quarter see the runbook for what counts as reachable and who may decide`.split(/\s+/);

const severities = ['critical', 'high', 'medium', 'low'];
const levels: Readonly<Record<string, readonly string[]>> = {
  severity: severities,
  confidence: severities.slice(1),
};

// What the sandbox's deployment knows, so that a preview of the corpus is not rejected.
const classes = [
  'Code Injection',
  'Command Injection',
  'Cryptographic Issues',
  'Hard-coded Secrets',
  'Improper Authentication',
  'Improper Authorization',
  'Insecure Deserialization',
  'Mass Assignment',
  'Open Redirect',
  'Path Traversal',
  'SQL Injection',
  'XML Injection',
];
const tags = [
  'identity',
  'infrastructure',
  'internal',
  'internet-facing',
  'legacy',
  'mobile',
  'payments',
  'pci',
  'production',
  'training',
];

const pairs = (all: readonly string[]): string[][] =>
  all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]));
const [classPairs, tagPairs] = [pairs(classes), pairs(tags)];

/** `alike`: nothing keeps two policies from matching the same findings, of which lint warns. */
export type PolicyOptions = { readonly alike?: boolean };

/** The policy of a number: always the same one. */
export function makePolicy(index: number, { alike = false }: PolicyOptions = {}): CorpusPolicy {
  const dice = diceOf(seed + index);
  const verb = dice.pick(['Block', 'Comment on', 'Track', 'Escalate']);
  const name = `${verb} ${dice.pick(severities)} findings ${String(index)}`;
  const conditions = Array.from({ length: 1 + dice.number(2) }, () => makeCondition(dice));
  return {
    name,
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    description: makeLines(dice),
    active: dice.chance(85),
    owner: dice.chance(60) ? dice.pick(['appsec', 'platform', 'team-web']) : null,
    mode: index % 2 === 0 ? 'all' : 'any',
    conditions: alike ? conditions : [...conditions, ...ownConditions(index)],
    actions: makeActions(dice),
    layout: makeLayout(dice),
  };
}

function makeCondition(dice: Dice): Condition {
  const type = dice.pick(Object.keys(levels));
  const all = levels[type] ?? [];
  const start = dice.number(all.length);
  const values = Array.from({ length: 1 + dice.number(3) }, (_, nth) => all[(start + nth) % all.length] ?? '');
  return { type, values, mode: dice.chance(70) ? dice.pick(['any', 'none']) : null };
}

/** Conditions that, with the mode of the filters, no two of 11,000 policies share. */
function ownConditions(index: number): Condition[] {
  const number = Math.floor(index / 2);
  const rest = Math.floor(number / classPairs.length);
  return [
    { type: 'vulnerability_class', values: classPairs[number % classPairs.length] ?? [], mode: null },
    {
      type: 'repository_tag',
      values: tagPairs[rest % tagPairs.length] ?? [],
      mode: rest < tagPairs.length ? 'any' : 'none',
    },
  ];
}

/** Two to five lines of twelve words. */
const makeLines = (dice: Dice): string[][] =>
  Array.from({ length: 2 + dice.number(4) }, () => Array.from({ length: 12 }, () => dice.pick(words)));

function makeActions(dice: Dice): Action[] {
  const comment: Action = { type: 'pr_comment', config: {} };
  if (dice.chance(40)) return [{ type: 'block', config: {} }, comment];
  const channel = dice.pick(['#appsec-alerts', '#identity-alerts', '#payments-oncall']);
  return dice.pick([
    [comment],
    [{ type: 'jira', config: { project: dice.pick(['PAY', 'SEC']) } }],
    [{ type: 'slack_app', config: { channel } }],
    [{ type: 'webhook', config: { webhook: 'siem' } }],
  ]);
}

function makeLayout(dice: Dice): Layout {
  const comment = (): string => Array.from({ length: 8 }, () => dice.pick(words)).join(' ');
  return {
    description: dice.pick(['plain', 'folded', 'literal']),
    values: dice.chance(70) ? 'flow' : 'block',
    comments: [comment(), comment()],
  };
}
