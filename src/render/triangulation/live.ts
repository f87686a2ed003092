import type { Change } from '../../domain/plan.ts';
import type { Triangulation } from '../../domain/triangulation.ts';
import { dangerOf } from '../danger.ts';
import type { Owner } from '../owner-key.ts';

/** What the files change, and the platform has already; and whose it is. */
export type LiveChange = { readonly change: Change; readonly owner: Owner };

export const liveIn = (triangulation: Triangulation | null): LiveChange[] =>
  triangulation?.bundles.flatMap(({ live, ...owner }) => live.map((change) => ({ change, owner }))) ?? [];

/** Whether something was deleted or loosened before anybody reviewed it. */
export const isLiveDanger = (triangulation: Triangulation | null): boolean =>
  liveIn(triangulation).some(({ change }) => dangerOf(change) < 2);
