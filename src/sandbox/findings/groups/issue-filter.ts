import type { IssueFilter } from '../../../generated/types.ts';
import type { FindingFilter } from '../../store/finding-filter.ts';
import type { Store } from '../../store/store.ts';
import { codeOf, fixPullRequestStates } from '../codes.ts';
import { dimensionsOf } from '../dimensions.ts';
import { packagesOf, policiesOf, repositoriesOf, rulesOf } from '../resolve.ts';
import { timeOf } from '../time-of.ts';
import { both, given, idsOf } from './given.ts';

/** The conditions of an issue search, all but the set. */
export type IssueConditions = Omit<FindingFilter, 'set'>;

/**
 * What a filter of an issue search selects, or null for nothing. The specification names the fields only. An empty list or text is the same
 * as none, as it says of `issue_types`, and `false` is the same as absent. So archived repositories count only with `includeArchived`;
 * `onPrimaryBranch`, `excludeHistorical` and `hasInFlightAutofixPr` (a pull request of the autofix that is open) narrow when true. No
 * finding here has a ticket, a memory, a sensitivity or a parent: to leave those with one out changes nothing, to ask for one finds nothing.
 */
export function issueConditions(store: Store, deployment: string, filter: IssueFilter): IssueConditions | null {
  if (asksForWhatNobodyHas(filter)) return null;
  const dimensions = dimensionsOf(store);
  return {
    ids: idsOf(filter.ids),
    since: filter.since === undefined ? undefined : timeOf(filter.since),
    until: filter.until === undefined ? undefined : timeOf(filter.until),
    historical: filter.excludeHistorical === true ? false : undefined,
    repositories: repositoriesOf(dimensions, deployment, {
      ids: idsOf(filter.repositoryIds),
      names: given(filter.repositoryNames),
      tags: given(filter.repositoryTags),
      teams: given(filter.teamNames),
      archived: filter.includeArchived === true ? undefined : false,
    }),
    rules: rulesOf(dimensions, {
      ids: idsOf(filter.ruleIds),
      names: given(filter.rules),
      categories: given(filter.categories),
      rulesets: given(filter.rulesets),
      secretTypes: given(filter.secretTypes),
      advisories: both(given(filter.cves), given(filter.advisoryIds)),
    }),
    refs: refsOf(store, filter),
    files: filesOf(store, given(filter.filePaths)),
    packages: packagesOf(dimensions, { names: given(filter.dependencies) }),
    policies: policiesOf(dimensions, deployment, given(filter.policySlugs)),
    fixPrs: filter.hasInFlightAutofixPr === true ? [codeOf(fixPullRequestStates, 'open')] : undefined,
  };
}

function asksForWhatNobodyHas(filter: IssueFilter): boolean {
  const { aiSensitivities, issueParentIds, ...texts } = filter;
  const { aiMemoryWillFlipVerdict, aiMemoryReferenced, aiMemoryRendered, memoryIdInScope } = texts;
  return [
    aiSensitivities,
    issueParentIds,
    aiMemoryWillFlipVerdict,
    aiMemoryReferenced,
    aiMemoryRendered,
    memoryIdInScope,
  ].some((asked) => asked !== undefined && asked.length > 0);
}

function refsOf(store: Store, { refs, repositoryRefIds, onPrimaryBranch }: IssueFilter): number[] | undefined {
  const names = given(refs);
  const named = names && store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id);
  const primary = onPrimaryBranch === true ? store.primaryRefs({}).map(({ id }) => id) : undefined;
  return both(both(named, primary), idsOf(repositoryRefIds));
}

const filesOf = (store: Store, paths: readonly string[] | undefined): number[] | undefined =>
  paths && store.filesAt({ paths: JSON.stringify(paths) }).map(({ id }) => id);
