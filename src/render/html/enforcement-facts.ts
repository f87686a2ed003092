import { unchangedPolicies } from '../../domain/declared-policies.ts';
import { isObject } from '../../domain/json.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import type { Content } from '../../domain/preview.ts';

/** The platform's words for what a policy does at most, weakest first. */
export const modes = ['Monitor', 'Comment', 'Block'] as const;
export type Mode = (typeof modes)[number];

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** How strong enforcement is for the findings of a severity; null is none at all. */
export type Level = {
  /** For every finding, as far as a single policy alone makes it so. */
  readonly all: Mode | null;
  /** For findings that meet further conditions; never weaker than `all`. */
  readonly some: Mode | null;
  /** Active policies that may match such a finding, by what they do at most. */
  readonly policies: Readonly<Record<Mode, number>>;
};

export type Enforcement = {
  readonly levels: Readonly<Record<Severity, Level>>;
  /** Active policies by what they do at most. */
  readonly policies: Readonly<Record<Mode, number>>;
  readonly inactive: number;
  /** Policies of a form that nobody knows, which are left out above. */
  readonly unread: number;
};

/** All policies of a bundle before and after it is applied: the diff names every one that differs. */
export function policySides(bundle: PlannedBundle): { before: Content[]; after: Content[] } {
  if (bundle.kind !== 'remediation') return { before: [], after: [] };
  const changes = bundle.changes.filter(({ object }) => object === 'RemediationPolicy');
  const same = unchangedPolicies(bundle.content, changes);
  return {
    before: [...same, ...changes.flatMap((change) => (change.verb === 'create' ? [] : [change.before]))],
    after: [...same, ...changes.flatMap((change) => (change.verb === 'delete' ? [] : [change.after]))],
  };
}

type Policy = { readonly mode: Mode; readonly matches: (severity: Severity) => Match };
type Match = 'all' | 'some' | 'none';

/** What some policies enforce together: Block over Comment over Monitor. */
export function enforcementOf(contents: readonly Content[]): Enforcement {
  const active = contents.filter(({ active: on }) => on !== false);
  const read = active.map(readPolicy);
  const policies = read.filter((policy) => policy !== null);
  const levels = severities.map((severity) => [severity, levelOf(policies, severity)]);
  return {
    levels: Object.fromEntries(levels) as Enforcement['levels'],
    policies: countModes(policies),
    inactive: contents.length - active.length,
    unread: read.length - policies.length,
  };
}

function levelOf(policies: readonly Policy[], severity: Severity): Level {
  const strongest = (...wanted: readonly Match[]): Mode | null =>
    modes.findLast((mode) => policies.some((one) => one.mode === mode && wanted.includes(one.matches(severity)))) ??
    null;
  const matching = policies.filter(({ matches }) => matches(severity) !== 'none');
  return { all: strongest('all'), some: strongest('all', 'some'), policies: countModes(matching) };
}

function countModes(policies: readonly Policy[]): Record<Mode, number> {
  const number = (mode: Mode): number => policies.filter((policy) => policy.mode === mode).length;
  return { Monitor: number('Monitor'), Comment: number('Comment'), Block: number('Block') };
}

/** Null when the policy has a form that is not known. */
function readPolicy({ filters, actions }: Content): Policy | null {
  if (!isObject(filters) || !Array.isArray(filters['conditions']) || !Array.isArray(actions)) return null;
  const { mode } = filters;
  if ((mode !== 'all' && mode !== 'any') || !actions.every(isObject)) return null;
  const tests = filters['conditions'].map(severityTest);
  return { mode: modeOf(actions), matches: (severity) => combine(mode, tests, severity) };
}

function modeOf(actions: readonly Content[]): Mode {
  const has = (wanted: string): boolean => actions.some(({ type }) => type === wanted);
  if (has('block')) return 'Block';
  return has('pr_comment') ? 'Comment' : 'Monitor';
}

type Test = ((severity: Severity) => boolean) | null;

/** Null for a condition that is not about severity, or of a form that is not known. A platform may send `""` for a field that is not used. */
function severityTest(condition: unknown): Test {
  if (!isObject(condition) || condition['type'] !== 'severity') return null;
  const { values, mode } = condition;
  if (!Array.isArray(values) || values.length === 0) return null;
  if (mode === 'none') return (severity) => !values.includes(severity);
  return [undefined, null, '', 'any'].some((any) => any === mode) ? (severity) => values.includes(severity) : null;
}

function combine(mode: 'all' | 'any', tests: readonly Test[], severity: Severity): Match {
  const known = tests.filter((one) => one !== null).map((one) => one(severity));
  const open = known.length < tests.length;
  if (mode === 'any' && known.includes(true)) return 'all';
  if (mode === 'all' && known.includes(false)) return 'none';
  if (open) return 'some';
  return mode === 'all' && known.length > 0 ? 'all' : 'none';
}
