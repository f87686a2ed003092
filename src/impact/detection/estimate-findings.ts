import type { Estimate, Figures } from '../../domain/impact.ts';
import { estimateOf, notEstimable } from '../estimate-of.ts';
import { FigureMaker } from '../figures.ts';
import type { Listed } from '../findings/list-findings.ts';
import type { Found } from '../findings/read-finding.ts';
import { isDoubt, some, type Truth } from '../truth.ts';
import { type CountedItem, failuresOf, namesOf } from './counted-item.ts';
import type { Scope } from './items.ts';

/** The open findings of some items, each once however many of them it has. Where none is certain, what is not known leaves no estimate. */
export function estimateFindings(items: readonly CountedItem[], { findings, because }: Listed): Estimate<Figures> {
  const scopes = scopesOf(items);
  const judged = findings.flatMap((finding) => {
    const own = scopes.get(finding.rule ?? '');
    return own === undefined ? [] : [{ finding, truth: some(own.map((scope) => isInside(finding, scope))) }];
  });
  const sure = judged.filter(({ truth }) => truth === true).map(({ finding }) => finding);
  const doubts = judged.flatMap(({ truth }) => (isDoubt(truth) ? [truth.because] : []));
  const unnamed = failuresOf(items.filter((one) => namesOf(one) === null));
  const reasons = [...unnamed, ...doubts, ...because];
  if (sure.length === 0 && reasons.length > 0) return notEstimable(reasons);
  const maker = new FigureMaker(sure);
  return estimateOf(maker.sum([maker.tally(sure)]), reasons);
}

/** Where items name a rule, by the rule. */
function scopesOf(items: readonly CountedItem[]): ReadonlyMap<string, readonly Scope[]> {
  const scopes = new Map<string, Scope[]>();
  for (const one of items)
    for (const rule of namesOf(one) ?? []) scopes.set(rule, [...(scopes.get(rule) ?? []), one.item.scope]);
  return scopes;
}

function isInside({ repository, tags }: Found, scope: Scope): Truth {
  if (scope === null) return true;
  if (scope.by === 'project') return repository === scope.target;
  return tags === null ? { because: { why: 'tags', tags: [scope.target] } } : tags.includes(scope.target);
}
