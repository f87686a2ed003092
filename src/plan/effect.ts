import type { BundleContent } from '../domain/bundle.ts';
import type { DiffEntry } from '../domain/preview.ts';
import { judgeException, judgeLists } from './effect/detection.ts';
import { judgePolicy, policySides } from './effect/policy.ts';
import type { Judgement } from './effect/words.ts';

/** Classifies one diff entry. */
export type JudgeEntry = (entry: DiffEntry) => Judgement;

/**
 * Classifies each diff entry by its effect on what the whole bundle enforces, with one sentence that omits the object's name. Claims `stricter` or
 * `neutral` only if proved; otherwise the effect is `unknown`. A policy's change is looser if it removes something that no policy does after the
 * whole diff is applied. The sentence holds names and values unescaped.
 */
export function judgeIn(bundle: BundleContent, entries: readonly DiffEntry[]): JudgeEntry {
  const sides = bundle.kind === 'remediation' && entries.length > 0 ? policySides(bundle.content, entries) : null;
  return (entry) => {
    const { object, before, after } = entry;
    if (object === 'RemediationPolicy') return judgePolicy(entry, sides);
    if (object === 'DetectionPolicyException') return judgeException(entry);
    // A platform only updates its lists; there is always exactly one set.
    if (object === 'DetectionPolicy' && before !== null && after !== null) return judgeLists(entry);
    return { effect: 'unknown', says: `an object of unknown kind ${object}` };
  };
}

/** Like `judgeIn`, for an entry whose bundle is unknown: no other policy covers what it removes. */
export const judge: JudgeEntry = judgeIn({ kind: 'remediation', content: { policies: [] } }, []);
