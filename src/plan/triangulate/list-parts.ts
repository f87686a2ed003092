import type { Bundle, BundleContent } from '../../domain/bundle.ts';
import type { DriftEntry } from '../../domain/drift.ts';
import type { Change, PlannedBundle } from '../../domain/plan.ts';
import { entryOf } from '../drift/entry-of.ts';
import { changedItems } from '../drift/objects.ts';
import { originOf, type Sides } from '../drift/sides.ts';
import { onlyItems, withItems } from '../drift/split-lists.ts';
import { judgeIn } from '../effect.ts';

type ListUpdate = Extract<Change, { verb: 'update' }>;
type Part = DriftEntry & { readonly change: ListUpdate };

/**
 * The parts of an update of the lists, one after the other: each starts where those before it end, and is judged in the bundle as it is
 * then. What is taken back comes first, so no edit of the platform makes up for what the files do.
 */
export function inTurn(
  parts: readonly DriftEntry[],
  bundle: PlannedBundle,
  declared: Bundle,
  sides: Sides,
): DriftEntry[] {
  const done: Part[] = [];
  for (const part of parts.filter(isUpdate)) {
    const moved = startingAt(part, done.at(-1)?.change ?? null);
    done.push({ ...part, change: { ...moved, ...judged(moved, part, bundle, declared, sides) } });
  }
  return done;
}

const isUpdate = (part: DriftEntry): part is Part => part.change.verb === 'update';

const startingAt = ({ change }: Part, last: ListUpdate | null): ListUpdate =>
  last === null ? change : onlyItems({ ...change, before: last.after }, changedItems(change), false);

/** The files' own part is judged beside the other changes, without exceptions that an apply takes back: those count as done before it. */
function judged(change: ListUpdate, { origin }: Part, bundle: PlannedBundle, declared: Bundle, sides: Sides) {
  const isLeft = (id: Change['id']): boolean => origin !== 'repository' || originOf(id, sides) !== 'platform';
  const others = bundle.changes.filter(({ object, id }) => object !== change.object && isLeft(id));
  const entries = [change, ...others].map(entryOf);
  return judgeIn(contentAfter(change, declared), entries)('update', entryOf(change));
}

function contentAfter({ after }: ListUpdate, declared: BundleContent): BundleContent {
  if (declared.kind === 'remediation') return declared;
  return { kind: declared.kind, content: { ...declared.content, ...withItems(after, [], 'files') } };
}
