import type { BundleImpact, Impact, Limit } from '../../domain/impact.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { count } from '../words/counts.ts';
import type { Sentence } from '../words/sentence.ts';
import { ownerKey } from '../owner-key.ts';
import { bundleWords } from './bundle-words.ts';
import { type FindImpact, impactFinder } from './find-impact.ts';
import { countsOnly, hasReason, isNothingEstimated } from './nothing-estimated.ts';
import { limitWords } from './reasons.ts';
import { sharedReasons, withoutShared } from './shared-reasons.ts';

/** What is told of an impact: with each change, with each bundle, and once for all. */
export type ToldImpact = {
  readonly ofChange: FindImpact;
  readonly bundles: readonly BundleImpact[];
  /** As short as a cell of a table; null where nothing is told of the bundle. */
  readonly wordsOf: (bundle: PlannedBundle) => string | null;
  /** That it is an estimate and what it took, or why there is none; null where nobody asked for it. */
  readonly closing: Sentence | null;
};

/** A reason that is not about a change is told once, not with each change. */
export function tellImpact(impact: Impact | null): ToldImpact {
  const reasons = impact === null ? [] : sharedReasons(impact);
  const own = impact === null ? [] : withoutShared(impact.bundles, 'all');
  const isRefused = reasons.length > 0 && own.every((bundle) => isNothingEstimated(bundle) && !hasReason(bundle));
  const told = isRefused ? countsOnly(own) : withoutShared(impact?.bundles ?? [], 'known');
  const byOwner = new Map(told.map((bundle) => [ownerKey(bundle), bundle]));
  return {
    ofChange: impactFinder(told),
    bundles: told,
    wordsOf(bundle) {
      const found = byOwner.get(ownerKey(bundle)) ?? null;
      return found === null ? null : bundleWords(found);
    },
    closing: impact === null ? null : closing(impact, reasons, isRefused),
  };
}

function closing({ looked }: Impact, reasons: readonly Limit[], isRefused: boolean): Sentence {
  const why = [...limitWords(reasons), '.'];
  if (isRefused) return ['The impact could not be estimated: ', ...why];
  const head = `Estimated from ${count(looked.findings, 'open finding')} in code, supply chain and AI detection, without archived projects.`;
  return reasons.length === 0 ? [head] : [`${head} The numbers are incomplete: `, ...why];
}
