import type { BundleContent } from '../../domain/bundle.ts';
import type { Change } from '../../domain/plan.ts';
import type { DiffEntry } from '../../domain/preview.ts';
import type { ChangeOrigin } from '../../domain/triangulation.ts';
import { changeBetween } from '../drift/edit.ts';
import { productOf } from '../drift/objects.ts';
import { appliedContent, type Sides } from '../drift/sides.ts';
import { withItems } from '../drift/split-lists.ts';
import { judge, judgeIn, type JudgeEntry } from '../effect.ts';

/** What the files do to an object against the base, if an edit on the platform may hide that in what an apply does; else null. */
export type FindOwn = (change: Change, origin: ChangeOrigin) => Change | null;

/**
 * Judges the files against the base as if nobody had touched the platform: who stops blocking what nobody blocks there any more has
 * loosened it all the same. Of an object that both changed always; of an exception, which a rule that is disabled on the platform for now
 * makes look idle, where it takes something away.
 */
export function findOwn(applied: BundleContent | null, declared: BundleContent, sides: Sides): FindOwn {
  const judged = applied === null ? judge : judgeIn(declared, entriesSince(applied, declared, sides));
  return (change, origin) => {
    if (origin === 'both') return ownChange(change, sides, judged);
    if (origin !== 'own' || change.object !== 'DetectionPolicyException' || change.effect !== 'neutral') return null;
    const own = ownChange(change, sides, judged);
    return own?.effect === 'looser' || own?.effect === 'unknown' ? own : null;
  };
}

function ownChange(change: Change, sides: Sides, judged: JudgeEntry): Change | null {
  const before = appliedContent(change.id, sides);
  const after = change.verb === 'delete' ? null : change.after;
  if (before === null && after === null) return null;
  const own = changeBetween(change, before, after, judged);
  if (own.verb === 'delete' || change.verb === 'delete') return own;
  const { at, notes } = change;
  return { ...own, at, notes };
}

/** All in which the files differ from the base. */
function entriesSince(applied: BundleContent, declared: BundleContent, sides: Sides): DiffEntry[] {
  const objects = new Map([...(sides.applied ?? []), ...sides.files]);
  const changed = [...objects].filter(
    ([id, { object }]) => object !== 'DetectionPolicy' && sides.applied?.get(id)?.text !== sides.files.get(id)?.text,
  );
  const entries = changed.map(([id, { object, key }]) => ({
    object,
    key,
    before: sides.applied?.get(id)?.content ?? null,
    after: sides.files.get(id)?.content ?? null,
  }));
  return [...entries, ...listsSince(applied, declared)];
}

function listsSince(applied: BundleContent, declared: BundleContent): DiffEntry[] {
  if (applied.kind === 'remediation' || declared.kind === 'remediation') return [];
  const listsOf = ({ content }: typeof applied) => ({ ...withItems({ ...content }, [], 'files') });
  const key = { product: productOf(declared.kind) };
  return [{ object: 'DetectionPolicy', key, before: listsOf(applied), after: listsOf(declared) }];
}
