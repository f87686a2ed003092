import type { BundleContent } from '../domain/bundle.ts';
import type { DiffEntry } from '../domain/preview.ts';
import { judgeException, judgeLists } from './effect/detection.ts';
import { judgePolicy, policySides } from './effect/policy.ts';
import type { Judgement } from './effect/words.ts';

/** Tells what one entry of a diff does. */
export type JudgeEntry = (entry: DiffEntry) => Judgement;

/**
 * Tells what each entry of a diff does to what its whole bundle enforces, and one plain sentence for it without the object's name. It
 * claims `stricter` or `neutral` only for what is proved; where it cannot tell, the effect is `unknown`. The change of a policy is looser
 * where it takes away something that no policy does any more once the whole diff is applied, so what others of the diff make up for is no
 * loss. Names and values stand in the sentence as they came: whoever prints it escapes it.
 */
export function judgeIn(bundle: BundleContent, entries: readonly DiffEntry[]): JudgeEntry {
  const sides = bundle.kind === 'remediation' && entries.length > 0 ? policySides(bundle.content, entries) : null;
  return (entry) => {
    const { object, before, after } = entry;
    if (object === 'RemediationPolicy') return judgePolicy(entry, sides);
    if (object === 'DetectionPolicyException') return judgeException(entry);
    // A platform only updates its lists: there is always exactly one set of them.
    if (object === 'DetectionPolicy' && before !== null && after !== null) return judgeLists(entry);
    return { effect: 'unknown', says: `an object of unknown kind ${object}` };
  };
}

/** As `judgeIn`, for an entry of which the rest of its bundle is not known: nothing makes up for what it takes away. */
export const judge: JudgeEntry = judgeIn({ kind: 'remediation', content: { policies: [] } }, []);
