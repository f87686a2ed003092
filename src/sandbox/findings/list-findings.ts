import type { Finding, ListFindingsQuery } from '../../generated/types.ts';
import type { DeploymentRow, Store } from '../store/store.ts';
import { dimensionsOf } from './dimensions.ts';
import { describe } from './describe/describe.ts';
import { findingSetOf } from './finding-set.ts';
import { filterOfList } from './list-filter.ts';

/** One page of a deployment's findings, newest first. */
export function listFindings(query: ListFindingsQuery, deployment: DeploymentRow, store: Store): Finding[] {
  const { issue_type = 'sast', page = 0, page_size = 100, dedup = false } = query;
  return store.snapshot(() => {
    const set = findingSetOf(store, deployment.id, issue_type);
    if (set === undefined) return [];
    const filter = filterOfList(query, set, deployment.id, store);
    const ids = store.findNewest(filter, { offset: page * page_size, limit: page_size, dedup });
    const dimensions = dimensionsOf(store);
    return store.findings({ ids: JSON.stringify(ids) }).map((row) => describe[issue_type](row, dimensions));
  });
}
