import {
  type Blocked,
  type ChangeImpact,
  type Estimate,
  type Figures,
  type Impact,
  type Limit,
  limitInWords,
  type PolicyImpact,
} from '../../domain/impact.ts';
import type { ObjectId } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';
import { count } from '../words/counts.ts';
import type { Owner } from './change.ts';

/** Reasons, each once, as they stand after a colon. */
export const limitWords = (limits: readonly Limit[]): string => [...new Set(limits.map(limitInWords))].join('; ');

/** Why an estimate is not told in full; null when it is. */
export function whyPartial(estimate: Estimate<unknown>): string | null {
  if (estimate.kind === 'estimate') return null;
  return `${estimate.kind === 'at-least' ? 'at least so many' : 'not estimable'}: ${limitWords(estimate.because)}`;
}

/** `12`, `at least 12`; null when it is not estimable. */
export function figureWords<T>(estimate: Estimate<T>, number: (figures: T) => number): string | null {
  if (estimate.kind === 'not-estimable') return null;
  const found = String(number(estimate.figures));
  return estimate.kind === 'at-least' ? `at least ${found}` : found;
}

/** `12 open findings in 3 repositories`. */
export const placedWords = ({ findings, repositories }: Figures): string =>
  `${count(findings, 'open finding')} in ${count(repositories, 'repository', 'repositories')}`;

/** What a change does to open findings, in one sentence; null where nothing is known of it. */
export function impactWords(impact: ChangeImpact | null): string | null {
  if (impact?.about !== 'policy') return null;
  const parts = [matchedWords(impact), blockedWords(impact.blocked), issueWords(impact)];
  return `Estimate: ${parts.filter((part) => part !== null).join('; ')}.`;
}

function matchedWords({ matched }: PolicyImpact): string {
  if (matched.kind === 'not-estimable')
    return `which findings it matches is not estimable (${limitWords(matched.because)})`;
  const { before, after } = matched.figures;
  const sure = matched.kind === 'at-least' ? 'at least ' : '';
  return `matches ${sure}${String(before.findings)} open findings before, ${sure}${String(after.findings)} after`;
}

function blockedWords(blocked: Estimate<Blocked>): string | null {
  const newly = figureWords(blocked, (figures) => figures.newly.findings);
  const noLonger = figureWords(blocked, (figures) => figures.noLonger.findings);
  return newly === null || noLonger === null ? null : `${newly} newly blocked, ${noLonger} no longer`;
}

function issueWords({ issues }: PolicyImpact): string | null {
  if (issues === null) return null;
  const least = issues.exact ? '' : 'at least ';
  return `the platform counts ${least}${String(issues.before)} issues before, ${least}${String(issues.after)} after`;
}

/** Finds the impact of a change. */
export type FindImpact = (owner: Owner, change: Change) => ChangeImpact | null;

export function impactFinder(impact: Impact | null): FindImpact {
  const known = new Map<string, ReadonlyMap<ObjectId, ChangeImpact>>();
  for (const { deployment, kind, changes } of impact?.bundles ?? [])
    known.set(keyOf({ deployment, kind }), new Map(changes.map((one) => [one.id, one])));
  return (owner, { id }) => known.get(keyOf(owner))?.get(id) ?? null;
}

const keyOf = ({ deployment, kind }: Owner): string => `${kind} ${deployment.slug}`;
