import type { IssueFilter } from '../../../generated/types.ts';
import type { FindingFilter } from '../../store/finding-filter.ts';
import type { Store } from '../../store/store.ts';
import { Fault } from '../../fault.ts';
import { codeOf, fixPullRequestStates, type Severity, statuses } from '../codes.ts';
import { dimensionsOf } from '../dimensions.ts';
import { packagesOf, policiesOf, repositoriesOf, rulesOf } from '../resolve.ts';
import { timeOf } from '../time-of.ts';
import { both, given, idsOf } from './given.ts';

/** The conditions of an issue search, all but the set. */
export type IssueConditions = Omit<FindingFilter, 'set'>;

/**
 * What a filter of an issue search selects, or null for nothing. The specification names the fields only. An empty list or text is the same
 * as none, as it says of `issue_types`, and `false` is the same as absent. `includeArchived` is read as the published description has it:
 * only archived repositories with it, only the others without. Without a state, issues count that are open, reviewed or fixed;
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
      archived: filter.includeArchived === true,
    }),
    rules: rulesOf(dimensions, {
      ids: idsOf(filter.ruleIds),
      names: given(filter.rules),
      categories: given(filter.categories),
      rulesets: given(filter.rulesets),
      secretTypes: given(filter.secretTypes),
      advisories: both(given(filter.cves), given(filter.advisoryIds)),
      severities: given(filter.severities)?.map((word) => known('severities', word, severityWords)),
    }),
    refs: refsOf(store, filter),
    files: filesOf(store, given(filter.filePaths)),
    packages: packagesOf(dimensions, { names: given(filter.dependencies) }),
    statuses: statusesOf(filter),
    policies: policiesOf(dimensions, deployment, given(filter.policySlugs)),
    fixPrs: filter.hasInFlightAutofixPr === true ? [codeOf(fixPullRequestStates, 'open')] : undefined,
  };
}

/** Throws Fault 400 for a word that nobody knows: to leave it out would answer too much, to search for it nothing. */
function known<Meaning>(field: string, word: string, words: Readonly<Record<string, Meaning>>): Meaning {
  const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
  if (meaning !== undefined) return meaning;
  throw new Fault(400, `filter.${field}: "${word}" is not known. Known are ${Object.keys(words).join(', ')}.`);
}

const severityWords: Readonly<Record<string, Severity>> = {
  SEVERITY_CRITICAL: 'critical',
  SEVERITY_HIGH: 'high',
  SEVERITY_MEDIUM: 'medium',
  SEVERITY_LOW: 'low',
};

type Status = (typeof statuses)[number];

const tabs: Readonly<Record<string, readonly Status[]>> = {
  ISSUE_TAB_OPEN: ['open'],
  ISSUE_TAB_REVIEWING: ['reviewing'],
  ISSUE_TAB_FIXING: ['fixing'],
  ISSUE_TAB_IGNORED: ['ignored', 'provisionally_ignored'],
  ISSUE_TAB_CLOSED: ['fixed'],
};

const aggregateStates: Readonly<Record<string, readonly Status[]>> = {
  AGGREGATE_ISSUE_STATE_OPEN: ['open', 'reviewing', 'fixing'],
  AGGREGATE_ISSUE_STATE_IGNORED: ['ignored', 'provisionally_ignored'],
  AGGREGATE_ISSUE_STATE_FIXED: ['fixed'],
};

function statusesOf({ tab = '', aggregateIssueStates }: IssueFilter): number[] {
  const byTab = tab === '' ? undefined : known('tab', tab, tabs);
  const byState = given(aggregateIssueStates)?.flatMap((state) =>
    known('aggregateIssueStates', state, aggregateStates),
  );
  const asked = both(byTab, byState) ?? ['open', 'reviewing', 'fixing'];
  return asked.map((status) => codeOf(statuses, status));
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
