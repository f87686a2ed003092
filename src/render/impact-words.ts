import {
  type Blocked,
  type BundleImpact,
  type ChangeImpact,
  type DetectionImpact,
  type DetectionItem,
  type Estimate,
  type Figures,
  findingSeverities,
  type Impact,
  type Limit,
  limitInWords,
  type Lost,
  type Matched,
  type PolicyImpact,
  type Tally,
} from '../domain/impact.ts';
import type { ObjectId } from '../domain/bundle.ts';
import type { Change } from '../domain/plan.ts';
import { count, foreign, joined, type Owner, ownerKey, type Sentence } from './words.ts';

/** Prefix of a number that may be higher. */
const sureness = ({ kind }: Estimate<unknown>): string => (kind === 'at-least' ? 'at least ' : '');

/** `12 open findings in 3 repositories`. */
const placedWords = ({ findings, repositories }: Figures): string =>
  `${count(findings, 'open finding')} in ${count(repositories, 'repository', 'repositories')}`;

const notEstimable = 'unknown';

/** The impact of a bundle for a table cell; null without any. */
export function bundleWords({ blocked, lost }: BundleImpact): string | null {
  if (blocked !== null) return blockedWords(blocked);
  return lost === null ? null : lostWords(lost);
}

/** `−14 blocked`, `at least +3 −14 blocked`, `±0`; empty if it may be nothing. */
function blockedWords(blocked: Estimate<Blocked>): string {
  const turns = turnsIn(blocked);
  if (turns.length === 0) return blocked.kind === 'estimate' ? '±0' : notEstimable;
  return `${sureness(blocked)}${turns.map(({ way, findings }) => `${signs[way]}${String(findings)}`).join(' ')} blocked`;
}

const signs = { newly: '+', noLonger: '−' } as const satisfies Record<Turn['way'], string>;

/** `−30 open`, each finding once; else `−37 issues`, as the platform counts them. */
function lostWords({ findings, issues }: Lost): string {
  const open = numberIn(findings, (figures) => figures.findings);
  const counted = numberIn(issues, (number) => number);
  if (open > 0) return `${sureness(findings)}−${String(open)} open`;
  if (counted > 0) return `${sureness(issues)}−${count(counted, 'issue')}`;
  return [findings, issues].some(({ kind }) => kind === 'estimate') ? '±0' : notEstimable;
}

const numberIn = <T>(estimate: Estimate<T>, of: (figures: T) => number): number =>
  estimate.kind === 'not-estimable' ? 0 : of(estimate.figures);

/** Number of findings that become blocked or unblocked. */
type Turn = { readonly way: keyof Blocked; readonly findings: number };

/** Without zeros. */
function turnsIn(blocked: Estimate<Blocked>): Turn[] {
  if (blocked.kind === 'not-estimable') return [];
  const turns = (['newly', 'noLonger'] as const).map((way): Turn => ({ way, findings: blocked.figures[way].findings }));
  return turns.filter(({ findings }) => findings > 0);
}

/** More rules are only in the plan file. */
const mostItems = 5;

/** One line per added or removed rule, with its open findings. */
function detectionWords({ items }: DetectionImpact): Sentence[] {
  const more = items.length - mostItems;
  return [
    ...items.slice(0, mostItems).flatMap(itemWords),
    ...(more > 0 ? [[`and ${count(more, 'more entry', 'more entries')}; the plan file has them all`]] : []),
  ];
}

/** `Impact: rule a.b added: 12 open findings in 3 repositories, 14 issues`; empty if unknown. */
function itemWords({ list, name, verb, issues, findings }: DetectionItem): Sentence[] {
  const parts = [
    ...numberWords(findings, (figures) => (figures.findings === 0 ? 'no open findings' : placedWords(figures))),
    ...numberWords(issues, (number) => count(number, 'issue')),
  ];
  const isOff = list === 'disabled';
  const noun = isOff ? 'rule' : listWords[list];
  const head: Sentence = [`Impact: ${noun} `, foreign(name), ` ${isOff ? offWords[verb] : verb}: `];
  return parts.length === 0 ? [] : [[...head, parts.join(', ')]];
}

const offWords = { added: 'disabled', removed: 'no longer disabled', changed: 'changed' } as const;

function numberWords<T>(estimate: Estimate<T>, words: (figures: T) => string): string[] {
  return estimate.kind === 'not-estimable' ? [] : [`${sureness(estimate)}${words(estimate.figures)}`];
}

/** The noun for an entry of each list. */
const listWords = {
  rulesets: 'ruleset',
  rules: 'rule',
  disabled: 'disabled rule',
  exceptions: 'exception',
} as const satisfies Record<DetectionItem['list'], string>;

/** Reasons without texts from files or the platform. */
const ours: ReadonlySet<Limit['why']> = new Set(['findings', 'time', 'requests', 'form', 'unlisted']);

/** Each of a thousand policies may have its own tag. */
const mostReasons = 5;

/** Distinct reasons, to follow a colon, without the platform's own full stop. */
function limitWords(limits: readonly Limit[]): Sentence {
  const reasons = new Map(limits.map((limit) => [limitInWords(limit).replace(/\.$/, ''), limit]));
  const named = [...reasons].slice(0, mostReasons).map(([text, { why }]) => [ours.has(why) ? text : foreign(text)]);
  const more = reasons.size - named.length;
  return joined(more > 0 ? [...named, [`and ${count(more, 'more reason')}`]] : named, '; ');
}

/** Finds the impact of a change. */
export type FindImpact = (owner: Owner, change: Change) => ChangeImpact | null;

function impactFinder(bundles: Impact['bundles']): FindImpact {
  const known = new Map<string, ReadonlyMap<ObjectId, ChangeImpact>>(
    bundles.map((bundle) => [ownerKey(bundle), new Map(bundle.changes.map((one) => [one.id, one]))]),
  );
  return (owner, { id }) => known.get(ownerKey(owner))?.get(id) ?? null;
}

/** `impact: matches 37 → 52 open findings in 9 repositories (critical 4, high 33 → 48); newly blocks 15` */
function policyWords({ matched, blocked }: PolicyImpact): Sentence[] {
  const known = [...matchedWords(matched), ...turnedWords(blocked)].join('; ');
  return known === '' ? [] : [[`Impact: ${known}`]];
}

function matchedWords(matched: Estimate<Matched>): string[] {
  if (matched.kind === 'not-estimable') return [];
  const { before, after } = matched.figures;
  const findings = `${sureness(matched)}${arrow(before.findings, after.findings)}`;
  if (before.findings + after.findings === 0) return [`matches ${findings} open findings`];
  const repositories = `${arrow(before.repositories, after.repositories)} ${noun(before.repositories, after.repositories, 'repository', 'repositories')}`;
  const open = noun(before.findings, after.findings, 'open finding', 'open findings');
  return [`matches ${findings} ${open} in ${repositories} (${severityWords(before, after)})`];
}

const severityWords = (before: Figures, after: Figures): string =>
  findingSeverities
    .filter((severity) => before.bySeverity[severity] + after.bySeverity[severity] > 0)
    .map((severity) => `${severity} ${arrow(before.bySeverity[severity], after.bySeverity[severity])}`)
    .join(', ');

const turnedWords = (blocked: Estimate<Blocked>): string[] =>
  turnsIn(blocked).map(({ way, findings }) => `${turnWords[way]} ${sureness(blocked)}${String(findings)}`);

const turnWords = { newly: 'newly blocks', noLonger: 'no longer blocks' } as const satisfies Record<
  keyof Blocked,
  string
>;

const arrow = (before: number, after: number): string =>
  before === after ? String(after) : `${String(before)} → ${String(after)}`;

/** Singular or plural noun after `arrow`. */
const noun = (before: number, after: number, one: string, many: string): string =>
  before === after && after === 1 ? one : many;

function estimatesIn(impact: ChangeImpact): Estimate<unknown>[] {
  if (impact.about === 'policy') return [impact.matched, impact.blocked];
  return impact.about === 'detection' ? impact.items.flatMap(({ findings, issues }) => [findings, issues]) : [];
}

/** The impact in words: per change, per bundle, and a closing sentence. */
export type ToldImpact = {
  readonly ofChange: FindImpact;
  /** For a table cell; null without an impact. */
  readonly wordsOf: (bundle: Owner) => string | null;
  /** That it is an estimate and its cost, or why there is none; null if not wanted. */
  readonly closing: Sentence | null;
};

/** Reasons for unknown numbers appear once, not per change. */
export function tellImpact(impact: Impact | null): ToldImpact {
  const bundles = impact?.bundles ?? [];
  const byOwner = new Map(bundles.map((bundle) => [ownerKey(bundle), bundle]));
  return {
    ofChange: impactFinder(bundles),
    wordsOf(bundle) {
      const found = byOwner.get(ownerKey(bundle)) ?? null;
      return found === null ? null : bundleWords(found);
    },
    closing: impact === null ? null : closing(impact),
  };
}

/** The basis of the numbers, and why they are incomplete. */
function closing({ looked, bundles }: Impact): Sentence {
  const all = bundles.flatMap(({ blocked, changes }) => [
    ...(blocked === null ? [] : [blocked]),
    ...changes.flatMap(estimatesIn),
  ]);
  const limits = all.flatMap((one) => (one.kind === 'estimate' ? [] : one.because));
  const why = [...limitWords(limits), '.'];
  if (all.every(({ kind }) => kind === 'not-estimable'))
    return limits.length === 0 ? [] : ['No impact estimate: ', ...why];
  const head = `Impact is an estimate from ${count(looked.findings, 'open finding')} in code, supply chain and AI detection, without archived projects.`;
  return limits.length === 0 ? [head] : [`${head} The numbers are incomplete: `, ...why];
}

/** The impact of a change: one line for a policy, several for rules. */
export function impactLines(impact: ChangeImpact | null): Sentence[] {
  if (impact?.about === 'policy') return policyWords(impact);
  return impact?.about === 'detection' ? detectionWords(impact) : [];
}

/** The repositories and rules with most of a policy's findings. */
export function topLines(impact: ChangeImpact | null): Sentence[] {
  const figures = impact?.about === 'policy' ? figuresIn(impact) : null;
  if (figures === null) return [];
  return [
    ['Top repositories: ', ...tallyWords(figures.topRepositories)],
    ['Top rules: ', ...tallyWords(figures.topRules)],
  ].filter((line) => line.length > 1);
}

/** After the change; before it, if nothing matches afterwards. */
function figuresIn({ matched }: PolicyImpact): Figures | null {
  if (matched.kind === 'not-estimable') return null;
  const { before, after } = matched.figures;
  return after.findings === 0 ? before : after;
}

const tallyWords = (tallies: readonly Tally[]): Sentence =>
  joined(
    tallies.map(({ name, findings }) => [foreign(name), ` ${String(findings)}`]),
    ', ',
  );
