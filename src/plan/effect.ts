import type { BundleContent, ObjectKind } from '../domain/bundle.ts';
import type { Change } from '../domain/plan.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import type { Sides } from './effect/compare.ts';
import { detectionSides, type DetectionSides, judgeException, judgeLists, nothingElse } from './effect/detection.ts';
import type { Judgement } from './effect/policy-facts.ts';
import { alone, judgeCreate, judgeDelete, judgeUpdate, type PolicyChange, policySides } from './effect/policy.ts';

type Verb = Change['verb'];
/** What stands in the bundle beside the object that is judged; null where nothing is known of it. */
type Around = { readonly policies: Sides | null; readonly detection: DetectionSides };
type Judge = { readonly [V in Verb]: (entry: DiffEntry, around: Around) => Judgement };
/** Tells what one entry of a diff does. */
export type JudgeEntry = (verb: Verb, entry: DiffEntry) => Judgement;

const strange = ({ object }: DiffEntry): Judgement => ({
  effect: 'unknown',
  says: `an object of unknown kind ${object}`,
});

const policyChange = ({ key, before, after }: DiffEntry, { policies }: Around): PolicyChange => {
  const slug = String(key['slug']);
  return { slug, before, after, sides: policies ?? alone(slug, before, after) };
};

const policy: Judge = {
  create: (entry, around) => judgeCreate(policyChange({ ...entry, before: null }, around)),
  update: (entry, around) => judgeUpdate(policyChange(entry, around)),
  delete: (entry, around) => judgeDelete(policyChange({ ...entry, after: null }, around)),
};

// A platform only updates its lists: there is always exactly one set of them.
const lists: Judge = {
  create: strange,
  update: ({ before, after }, { detection }) => judgeLists(before, after, detection),
  delete: strange,
};

const none: Content = {};

const exception: Judge = {
  create: ({ key, after }, { detection }) => judgeException(key, null, after ?? none, detection),
  update: ({ key, before, after }, { detection }) => judgeException(key, before ?? none, after ?? none, detection),
  delete: ({ key, before }, { detection }) => judgeException(key, before ?? none, null, detection),
};

const judges: ReadonlyMap<ObjectKind, Judge> = new Map([
  ['RemediationPolicy', policy],
  ['DetectionPolicy', lists],
  ['DetectionPolicyException', exception],
]);

/**
 * Tells what each entry of a diff does to what its whole bundle enforces, and one plain sentence for it without the object's name. It
 * claims `stricter` or `neutral` only for what is proved; where it cannot tell, the effect is `unknown`. A change is looser where it takes
 * away something that nothing does any more once the whole diff is applied, so what others of the diff make up for is no loss. Names and
 * values stand in the sentence as they came: whoever prints it escapes it.
 */
export function judgeIn(bundle: BundleContent, entries: readonly DiffEntry[]): JudgeEntry {
  const isAny = entries.length > 0;
  const around: Around = {
    policies: bundle.kind === 'remediation' && isAny ? policySides(bundle.content, entries) : null,
    detection: bundle.kind === 'remediation' ? nothingElse : detectionSides(bundle.content, entries),
  };
  return (verb, entry) => judgeAmong(verb, entry, around);
}

/** As `judgeIn`, for an entry of which the rest of its bundle is not known: nothing makes up for what it takes away. */
export const judge: JudgeEntry = (verb, entry) => judgeAmong(verb, entry, { policies: null, detection: nothingElse });

const judgeAmong = (verb: Verb, entry: DiffEntry, around: Around): Judgement =>
  (judges.get(entry.object)?.[verb] ?? strange)(entry, around);
