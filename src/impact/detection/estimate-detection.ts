import type { DetectionKind } from '../../domain/bundle.ts';
import type { BundleImpact, ChangeImpact, DetectionItem, Estimate, Figures, Limit } from '../../domain/impact.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import type { Ask } from '../ask.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import { factsOf } from '../facts-of.ts';
import { FigureMaker } from '../figures.ts';
import type { Listed } from '../findings/list-findings.ts';
import type { Listing } from '../findings/plan-listing.ts';
import type { Found } from '../findings/read-finding.ts';
import type { IssueCounts } from '../issue-counts.ts';
import { type Count, countItems } from './count-items.ts';
import { type Item, itemsOf, type Scope } from './items.ts';

type Detection = Extract<PlannedBundle, { kind: DetectionKind }>;

/** What is open today of the rules that a detection bundle changes. */
export async function estimateDetection(bundle: Detection, ask: Ask): Promise<BundleImpact> {
  const { deployment, kind, changes } = bundle;
  const byChange = new Map(changes.map((change) => [change, itemsOf(change)]));
  const counts = await countItems(
    [...byChange.values()].flatMap((items) => items ?? []),
    kind,
    ask,
  );
  const listed = kind === 'detection/code' ? await ask.list(listingsFor(rulesOf(counts))) : unlisted;
  const estimates = new Map(
    counts.flatMap((count) => count.items.map((item) => [item, estimateItem(item, count, listed)])),
  );
  const impactOf = (change: Change): ChangeImpact => {
    const items = byChange.get(change) ?? null;
    if (items === null) return { ...factsOf(change), about: 'other' };
    return { ...factsOf(change), about: 'detection', items: items.flatMap((item) => estimates.get(item) ?? []) };
  };
  return { deployment, kind, changes: changes.map(impactOf), blocked: null };
}

const unlisted: Listed = { findings: [], because: [{ why: 'unlisted' }] };

function estimateItem(item: Item, { asked }: Count, listed: Listed): DetectionItem {
  const { list, name, verb } = item;
  const counts = asked.kind === 'answer' ? asked.answer : null;
  const failure: readonly Limit[] = asked.kind === 'limit' ? [asked.because] : [];
  return {
    list,
    name,
    verb,
    issues: counts === null ? notEstimable(failure) : issuesOf(item, counts),
    findings: findingsOf(item, namesOf(item, counts), failure, listed),
  };
}

const more: Limit = { why: 'platform', message: 'the platform has more rules than it answered' };

function issuesOf(item: Item, { byRule, whole }: IssueCounts): Estimate<number> {
  const own = item.of === 'rule' ? [byRule.get(item.name) ?? 0] : [...byRule.values()];
  const total = own.reduce((sum, issues) => sum + issues, 0);
  return Number.isSafeInteger(total) ? estimateOf(total, whole ? [] : [more]) : notEstimable([unread]);
}

const unread: Limit = { why: 'platform', message: 'the platform gave a count that is no number' };

/** The rules that a finding of the item may have; null when they are not known. */
function namesOf({ of, name }: Item, counts: IssueCounts | null): ReadonlySet<string> | null {
  if (of === 'rule') return new Set([name]);
  return counts === null ? null : new Set(counts.byRule.keys());
}

function findingsOf(
  { scope }: Item,
  names: ReadonlySet<string> | null,
  failure: readonly Limit[],
  { findings, because }: Listed,
): Estimate<Figures> {
  if (names === null) return notEstimable(failure);
  if (findings.length === 0 && because.length > 0) return notEstimable(because);
  const own = findings.filter(({ rule }) => rule !== null && names.has(rule));
  const inside = own.map((finding) => isInside(finding, scope));
  if (scope !== null && inside.includes(null)) return notEstimable([{ why: 'tags', tags: [scope.target] }]);
  const matching = own.filter((_, index) => inside[index] === true);
  const maker = new FigureMaker(matching);
  return estimateOf(maker.sum([maker.tally(matching)]), because);
}

/** Null when the finding does not carry the tags of its repository. */
function isInside({ repository, tags }: Found, scope: Scope): boolean | null {
  if (scope === null) return true;
  if (scope.by === 'project') return repository === scope.target;
  return tags === null ? null : tags.includes(scope.target);
}

const rulesOf = (counts: readonly Count[]): string[] => [
  ...new Set(
    counts.flatMap(({ items, asked }) =>
      items.flatMap((item) => [...(namesOf(item, asked.kind === 'answer' ? asked.answer : null) ?? [])]),
    ),
  ),
];

// Names stand in the address, and servers take no more than some 8,000 characters of it.
const mostCharacters = 4000;

/** One list for all rules; with too many of them, all code findings. */
function listingsFor(rules: readonly string[]): Listing[] {
  if (rules.length === 0) return [];
  const listing: Listing = { issue_type: 'sast', status: 'open', dedup: true };
  const length = rules.reduce((sum, rule) => sum + encodeURIComponent(rule).length + '&rules='.length, 0);
  return [length > mostCharacters ? listing : { ...listing, rules: [...rules] }];
}
