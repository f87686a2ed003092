import type { TriageAnswer, TriageRequest } from '../../generated/types.ts';
import type { DeploymentRow, Store } from '../store/store.ts';
import { codeOf, triageReasons, triageStates } from './codes.ts';
import { findingSetOf } from './finding-set.ts';
import { filterOfTriage } from './triage-filter.ts';

const most = 3000;

/** Triages what a request selects, and the same findings on other refs; all of it or nothing. `now` is in milliseconds. */
export function triageFindings(
  request: TriageRequest,
  deployment: DeploymentRow,
  store: Store,
  now: number,
): TriageAnswer {
  return store.transaction(() => {
    const ids = select(request, deployment, store);
    if (request.new_triage_state !== undefined) decide(ids, request, store, now);
    if (request.new_note !== undefined) store.addNotes({ ids: JSON.stringify(ids), at: now, note: request.new_note });
    store.addTriage({
      at: new Date(now).toISOString(),
      deployment_id: deployment.id,
      triage_state: request.new_triage_state ?? null,
      count: ids.length,
    });
    return { num_triaged: ids.length, triaged_issues: ids };
  });
}

/** Ids of the newest findings that match, up to the limit, and then of those that are the same on other refs. */
function select(request: TriageRequest, deployment: DeploymentRow, store: Store): number[] {
  const set = findingSetOf(store, deployment.id, request.issue_type);
  if (set === undefined) return [];
  const filter = filterOfTriage(request, set, deployment.id, store);
  const ids = store.findNewest(filter, { offset: 0, limit: request.limit ?? most });
  const siblings = store.siblings({ ids: JSON.stringify(ids) });
  return [...new Set([...ids, ...siblings.map(({ id }) => id)])];
}

function decide(
  ids: readonly number[],
  { new_triage_state: state, new_triage_reason: reason }: TriageRequest,
  store: Store,
  at: number,
): void {
  if (state === undefined) return;
  const triage_reason = reason === undefined ? null : codeOf(triageReasons, reason);
  // In the order of the table: neighbours are written together.
  const all = JSON.stringify(ids.toSorted((one, other) => one - other));
  store.triage({ ids: all, triage_state: codeOf(triageStates, state), triage_reason, at });
  const moved = JSON.stringify(store.moved({ ids: all }).map(({ id }) => id));
  store.continueHistory({ ids: moved, at });
  store.endHistory({ ids: moved, at });
}
