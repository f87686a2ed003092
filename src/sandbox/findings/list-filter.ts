import type { ListFindingsQuery } from '../../generated/types.ts';
import type { FindingFilter } from '../store/finding-filter.ts';
import type { Store } from '../store/store.ts';
import {
  exposures,
  fixPullRequestStates,
  policyModes,
  statuses,
  transitivities,
  triageReasons,
  verdicts,
} from './codes.ts';
import { dimensionsOf } from './dimensions.ts';
import { refsOf } from './refs.ts';
import { componentsOf, packagesOf, repositoriesOf, rulesOf, type Words } from './resolve.ts';
import { codesOf, modesOf } from './words.ts';

/** What the parameters of the findings list ask for, in ids and codes. Archived repositories have no part in it, as in issue search. */
export function filterOfList(query: ListFindingsQuery, set: number, deployment: string, store: Store): FindingFilter {
  const dimensions = dimensionsOf(store);
  return {
    set,
    current: true,
    since: query.since === undefined ? undefined : query.since * 1000,
    repositories: repositoriesOf(dimensions, deployment, {
      names: query.repos,
      ids: query.repository_ids?.map(Number),
    }),
    refs: refsOf(store, only(query.ref)),
    rules: rulesOf(dimensions, {
      names: query.rules,
      categories: query.categories,
      severities: query.severities,
      confidences: only(query.confidence),
    }),
    components: componentsOf(dimensions, query.component_tags),
    packages: packagesOf(dimensions, { malicious: query.is_malicious }),
    statuses: codesOf(statuses, only(query.status)),
    reasons: codesOf(triageReasons, query.triage_reasons),
    modes: codesOf(policyModes, modesOf(query.policies)),
    verdicts: codesOf(verdicts, only(query.autotriage_verdict)),
    exposures: codesOf(exposures, query.exposures),
    transitivities: codesOf(transitivities, query.transitivities),
    fixPrs: codesOf(fixPullRequestStates, query.click_to_fix_pr_state),
  };
}

const only = <Word>(word: Word | undefined): Words<Word> => (word === undefined ? undefined : [word]);
