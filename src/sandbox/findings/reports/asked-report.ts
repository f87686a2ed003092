import type { AskedPeriod, ReportFilters, ReportRequest } from '../../../generated/types.ts';
import type { Period, ReportScope } from '../../store/reports.ts';
import type { Store } from '../../store/store.ts';
import { Fault } from '../../fault.ts';
import { type IssueType, issueTypes } from '../codes.ts';
import { dimensionsOf } from '../dimensions.ts';
import { both, given, idsOf } from '../groups/given.ts';
import { repositoriesOf, rulesOf } from '../resolve.ts';
import { timeOf } from '../time-of.ts';
import { type BucketSize, bucketsOf, dayOf, nextDay } from './buckets.ts';

/** What a report is about. */
export type AskedReport = {
  readonly scope: ReportScope;
  readonly buckets: readonly Period[];
  /** When something changed at all; null when nothing ever did. */
  readonly history: Period | null;
};

/**
 * Reads the filters of a report. An empty list is the same as none; `ruleIds` may be names of rules too, and `findingCategories` are
 * categories of rules. Archived repositories count: they have a history. An end of the period that is not given is an end of the history,
 * in whole days; a period that ends before it begins has no buckets. `now` is in milliseconds.
 */
export function readReport(
  store: Store,
  deployment: string,
  { filters, timeBucketSize }: ReportRequest,
  now: number,
): AskedReport {
  const dimensions = dimensionsOf(store);
  const history = historyOf(store, deployment);
  const period = periodOf(filters.timePeriod ?? {}, history);
  const size = bucketSize(timeBucketSize, filters.timeBucketSize);
  return {
    history,
    buckets: period === null ? [] : bucketsOf(period, Math.max(now, history?.until ?? 0), size),
    scope: {
      deployment,
      rules: both(
        rulesCalled(store, filters),
        rulesOf(dimensions, { categories: given(filters.findingCategories), issueTypes: typesOf(filters) }),
      ),
      repositories: repositoriesOf(dimensions, deployment, {
        names: given(filters.projects),
        ids: idsOf(filters.projectIds),
        tags: given(filters.tags),
        teams: given(filters.teams),
      }),
    },
  };
}

/** The size of a bucket, in whatever form the word has: `day`, `DAY` and `TIME_BUCKET_SIZE_DAY`. Throws Fault 400 for any other. */
function bucketSize(...asked: readonly (string | undefined)[]): BucketSize | null {
  const [word, other = word] = asked.filter((text) => text !== undefined && text !== '');
  if (word === undefined) return null;
  const size = /(?:^|_)(day|week|month|year)$/.exec(word.toLowerCase())?.[1];
  if (size === undefined || other !== word) {
    throw new Fault(400, 'timeBucketSize is not understood. Give day, week, month or year, once.');
  }
  return size as BucketSize;
}

/** `sast`, `SAST` and `FINDING_TYPE_SAST` are the same. Throws Fault 400 for a type that nobody knows. */
const typesOf = ({ findingTypes }: ReportFilters): IssueType[] | undefined =>
  given(findingTypes)?.map((word) => {
    const name = word.toLowerCase().replace(/^(?:finding|issue)_type_/, '');
    const type = issueTypes.find((known) => known === name);
    if (type !== undefined) return type;
    throw new Fault(400, `filters.findingTypes: "${word}" is not known. Known are ${issueTypes.join(', ')}.`);
  });

function rulesCalled(store: Store, { ruleIds }: ReportFilters): number[] | undefined {
  const dimensions = dimensionsOf(store);
  const byName = rulesOf(dimensions, { names: given(ruleIds) });
  const byId = rulesOf(dimensions, { ids: idsOf(ruleIds) });
  return byName && [...new Set([...byName, ...(byId ?? [])])];
}

/** In whole days. */
function historyOf(store: Store, deployment: string): Period | null {
  const { first = null, last = null } = store.historyBounds({ deployment_id: deployment }) ?? {};
  return first === null || last === null ? null : { since: dayOf(first), until: nextDay(last) };
}

function periodOf(asked: AskedPeriod, history: Period | null): Period | null {
  const since = asked.since === undefined ? history?.since : timeOf(asked.since);
  const until = asked.until === undefined ? history?.until : timeOf(asked.until);
  return since === undefined || until === undefined ? null : { since, until };
}
