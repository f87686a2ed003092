import type { BundleContent } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { say } from '../../domain/sentence.ts';
import { noOtherPolicies } from './compare.ts';
import { classifyException, classifyLists, mayBeIncludedBy, type MayBeIncluded } from './detection.ts';
import { classifyPolicy, enforcementSides } from './policy.ts';
import type { Classification } from './words.ts';

/** Classifies one diff entry. */
export type ClassifyEntry = (entry: DiffEntry) => Classification;

/**
 * Classifies each diff entry by its effect on what the whole bundle enforces, with one sentence that omits the object's name. Claims `stricter` or
 * `neutral` only if proved; otherwise the effect is `unknown`. A policy's change is looser if it removes something that no policy does after the
 * whole diff is applied. Names and values in the sentence are foreign.
 */
export function classifierFor(bundle: BundleContent, entries: readonly DiffEntry[]): ClassifyEntry {
  const sides =
    bundle.kind === 'remediation' && entries.length > 0 ? enforcementSides(bundle.content, entries) : noOtherPolicies;
  // Without the bundle, any rule may run by an exception.
  const mayInclude: MayBeIncluded =
    bundle.kind === 'remediation' ? () => true : mayBeIncludedBy(bundle.content, entries);
  return (entry) => {
    const { object, before, after } = entry;
    if (object === 'RemediationPolicy') return classifyPolicy(entry, sides);
    if (object === 'DetectionPolicyException') return classifyException(entry);
    // A platform only updates its lists; there is always exactly one set.
    if (object === 'DetectionPolicy' && before !== null && after !== null) return classifyLists(entry, mayInclude);
    return { effect: 'unknown', message: say`an object of unknown kind ${object}` };
  };
}

/** Like `classifierFor`, for an entry whose bundle is unknown: no other policy covers what it removes. */
export const classifyWithoutBundle: ClassifyEntry = classifierFor(
  { kind: 'remediation', content: { policies: [] } },
  [],
);
