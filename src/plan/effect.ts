import type { ObjectKind } from '../domain/object.ts';
import type { Change } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/preview.ts';
import { judgeException, judgeLists } from './effect/detection.ts';
import type { Judgement } from './effect/judgement.ts';
import { judgeCreate, judgeDelete, judgeUpdate } from './effect/policy.ts';

type Verb = Change['verb'];
type Judge = { readonly [V in Verb]: (entry: DiffEntry) => Judgement };

const strange = ({ object }: DiffEntry): Judgement => ({
  effect: 'unknown',
  says: `an object of kind ${object}, which is not known`,
});

const policy: Judge = {
  create: ({ after }) => judgeCreate(after),
  update: ({ before, after }) => judgeUpdate(before, after),
  delete: ({ before }) => judgeDelete(before),
};

// A platform only updates its lists: there is always exactly one set of them.
const lists: Judge = { create: strange, update: ({ before, after }) => judgeLists(before, after), delete: strange };

const exception: Judge = {
  create: ({ key, after }) => judgeException(key, null, after ?? {}),
  update: ({ key, before, after }) => judgeException(key, before ?? {}, after ?? {}),
  delete: ({ key, before }) => judgeException(key, before ?? {}, null),
};

const judges: ReadonlyMap<ObjectKind, Judge> = new Map([
  ['RemediationPolicy', policy],
  ['DetectionPolicy', lists],
  ['DetectionPolicyException', exception],
]);

/**
 * What one entry of a diff does to enforcement, and one plain sentence for it without the object's name. It claims `stricter` or
 * `neutral` only for what is proved; where it cannot tell, the effect is `unknown`. Names and values stand in the sentence as they
 * came: whoever prints it escapes it.
 */
export const judge = (verb: Verb, entry: DiffEntry): Judgement => (judges.get(entry.object)?.[verb] ?? strange)(entry);
