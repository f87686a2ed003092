import type { BundleContent } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { say } from '../../domain/sentence.ts';
import { noOtherPolicies } from './compare.ts';
import { classifyException, classifyLists, mayBeIncludedBy, type MayBeIncluded } from './detection.ts';
import { classifyPolicy, enforcementBeforeAfter } from './policy.ts';
import type { Classification } from './words.ts';

/** Classifies one diff entry. */
export type ClassifyEntry = (entry: DiffEntry) => Classification;

/**
 * Prepares a bundle and its diff once, and classifies each entry by its effect on what the whole bundle enforces, with one sentence that omits the
 * object's name. Claims `stricter` or `neutral` only if proved; otherwise the effect is `unknown`. A policy's change is looser if it removes something
 * that no policy does after the whole diff is applied. Names and values in the sentence are foreign.
 */
export function classifierFor(bundle: BundleContent, entries: readonly DiffEntry[]): ClassifyEntry {
  const sides =
    bundle.kind === 'remediation' && entries.length > 0
      ? enforcementBeforeAfter(bundle.content, entries)
      : noOtherPolicies;
  // Without the bundle, any rule may run by an exception.
  const mayBeIncluded: MayBeIncluded =
    bundle.kind === 'remediation' ? () => true : mayBeIncludedBy(bundle.content, entries);
  return (entry) => {
    const { object, before, after } = entry;
    if (object === 'RemediationPolicy') return classifyPolicy(entry, sides);
    if (object === 'DetectionPolicyException') return classifyException(entry);
    // A platform only updates its lists; there is always exactly one set.
    if (object === 'DetectionPolicy' && before !== null && after !== null) return classifyLists(entry, mayBeIncluded);
    return { effect: 'unknown', message: say`an object of unknown kind ${object}` };
  };
}

/** Classifies an entry without its bundle: no other policy covers what it removes, and any rule may run. */
export const classifyWithoutBundle: ClassifyEntry = classifierFor(
  { kind: 'remediation', content: { policies: [] } },
  [],
);
