import type { ChangeImpact } from '../../domain/impact.ts';
import type { Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import { type Rename, renamesOf } from '../../domain/renames.ts';
import type {
  ChangeOrigin,
  TriangulatedBundle,
  TriangulatedChange,
  Triangulation,
} from '../../domain/triangulation.ts';
import type { FindImpact } from '../impact/find-impact.ts';
import { partOfImpact } from '../impact/part-of-impact.ts';
import { ownerKey } from '../owner-key.ts';

/** A change of a plan, or the part of it that has one origin, with all that is told of it. */
export type ListedChange = Omit<TriangulatedChange, 'origin'> & {
  /** Null where nobody asked whose doing it is. */
  readonly origin: ChangeOrigin | null;
  readonly bundle: PlannedBundle;
  /** Whether the base declares its bundle. */
  readonly inBase: boolean;
  readonly rename: Rename | null;
  readonly impact: ChangeImpact | null;
};

export type ListedBundle = {
  readonly bundle: PlannedBundle;
  /** Every change of the bundle, in the order of the plan. */
  readonly changes: readonly ListedChange[];
  /** What the files change, and the platform has already. */
  readonly live: readonly Change[];
};

/** The bundles of a plan with whose doing each change is. A change that was not looked at is of unknown origin, and never left out. */
export function listChanges(plan: Plan, triangulation: Triangulation | null, impactOf: FindImpact): ListedBundle[] {
  const told = new Map(triangulation?.bundles.map((one) => [ownerKey(one), one]));
  return plan.bundles.map((bundle) => {
    const own = told.get(ownerKey(bundle)) ?? null;
    const renames = renamesOf(bundle);
    const entries = triangulation === null ? bundle.changes.map(withoutOrigin) : entriesOf(bundle, own);
    const times = Map.groupBy(entries, ({ change }) => change.id);
    const changes = entries.map((entry): ListedChange => {
      const { id } = entry.change;
      const impact = impactOf(bundle, entry.change);
      const isPart = (times.get(id)?.length ?? 0) > 1;
      return {
        ...entry,
        bundle,
        inBase: own?.inBase ?? false,
        rename: renames.get(id) ?? null,
        impact: isPart ? partOfImpact(impact, entry.change) : impact,
      };
    });
    return { bundle, changes, live: own?.live ?? [] };
  });
}

type Entry = Pick<ListedChange, 'change' | 'origin' | 'edit' | 'own' | 'edited'>;

const withoutOrigin = (change: Change): Entry => ({ change, origin: null, edit: null, own: null, edited: null });

function entriesOf({ changes }: PlannedBundle, told: TriangulatedBundle | null): Entry[] {
  const known = new Set(told?.changes.map(({ change }) => change.id));
  const untold = changes.filter(({ id }) => !known.has(id));
  return [
    ...(told?.changes ?? []),
    ...untold.map((change): Entry => ({ ...withoutOrigin(change), origin: 'unknown' })),
  ];
}

/** Whether an apply would only take something back. */
export const isRevert = ({ origin }: Pick<ListedChange, 'origin'>): boolean => origin === 'revert';
