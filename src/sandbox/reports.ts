import type {
  AskedPeriod,
  BacklogReport,
  GuardrailsReport,
  ReportFilters,
  ReportRequest,
  TimePeriod,
} from '../generated/types.ts';
import { Fault } from './fault.ts';
import type { Call, Handlers } from './bundles.ts';
import type { GrowthRow, Period, ReportScope, StandingRow } from './store/reports.ts';
import type { Store } from './store/store.ts';
import { dimensionsOf, type IssueType, issueTypes, referred } from './findings/filters.ts';
import { timeOf } from './findings/describe.ts';
import { both, given, idsOf } from './issues.ts';
import { repositoriesOf, rulesOf } from './findings/resolve.ts';

type Id = 'reportGuardrailsActivity' | 'reportBacklogByRule';

export const reportHandlers: Pick<Handlers, Id> = {
  reportGuardrailsActivity: (call) =>
    call.platform.store.snapshot(() => reportGuardrails(call.platform.store, askedOf(call))),
  reportBacklogByRule: (call) => call.platform.store.snapshot(() => reportBacklog(call.platform.store, askedOf(call))),
};

const askedOf = ({ platform, deployment, body }: Call<Id>) =>
  readReport(platform.store, deployment.id, body, Date.now());

/** What a report is about. */
type AskedReport = {
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

/** `sast`, `SAST` and `FINDING_TYPE_SAST` are the same. Throws Fault 400 for a type that no one knows. */
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

const day = 86_400_000;

const week = 7 * day;

// 1970-01-01 was a Thursday.
const firstMonday = 4 * day;

/**
 * The parts that a report is told in: days for up to 31 days, weeks from Monday for up to 26 weeks, calendar months for up to ten years,
 * calendar years beyond, unless a size is given; all in UTC, the first and the last cut to the period. None begins after `now`, for nothing is known of it.
 */
export function bucketsOf({ since, until }: Period, now: number, size: BucketSize | null): Period[] {
  const next = size === null ? stepOf(until - since) : steps[size];
  const buckets: Period[] = [];
  for (let from = since; from < Math.min(until, now); from = next(from)) {
    buckets.push({ since: from, until: Math.min(next(from), until) });
  }
  return buckets;
}

/** How long a bucket is, where the request says so. */
type BucketSize = 'day' | 'week' | 'month' | 'year';

/** From a time to the beginning of the next part. */
type Step = (time: number) => number;

function stepOf(length: number): Step {
  if (length <= 31 * day) return nextDay;
  if (length <= 26 * week) return nextWeek;
  return length <= 3653 * day ? nextMonth : nextYear;
}

/** The beginning of the day. */
const dayOf: Step = (time) => Math.floor(time / day) * day;

const nextDay: Step = (time) => dayOf(time) + day;

const nextWeek: Step = (time) => (Math.floor((time - firstMonday) / week) + 1) * week + firstMonday;

const nextMonth: Step = (time) => startOf(time, (date) => [date.getUTCFullYear(), date.getUTCMonth() + 1]);

const nextYear: Step = (time) => startOf(time, (date) => [date.getUTCFullYear() + 1, 0]);

/** Date.UTC would read the years 0 to 99 as 1900 to 1999. */
function startOf(time: number, monthOf: (date: Date) => [year: number, month: number]): number {
  const start = new Date(0);
  return start.setUTCFullYear(...monthOf(new Date(time)), 1);
}

const steps: Readonly<Record<BucketSize, Step>> = { day: nextDay, week: nextWeek, month: nextMonth, year: nextYear };

const overlap = (one: Period, other: Period | null): boolean =>
  other !== null && one.since < other.until && other.since < one.until;

const periodAnswer = ({ since, until }: Period): TimePeriod => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/** How many findings of each rule, by its name, stood open when each bucket ended; a rule without any is left out. */
export function reportBacklog(store: Store, { scope, buckets, history }: AskedReport): BacklogReport {
  const open = new Map<number, number>();
  let counted = Number.MIN_SAFE_INTEGER;
  return {
    buckets: buckets.map((bucket) => {
      const uncounted = { since: counted, until: bucket.until };
      if (overlap(uncounted, history)) add(open, store.openGrowthByRule(scope, uncounted));
      counted = bucket.until;
      return { timePeriod: periodAnswer(bucket), open: countsByName(store, open) };
    }),
  };
}

function add(open: Map<number, number>, rows: readonly GrowthRow[]): void {
  for (const { rule_id, growth } of rows) open.set(rule_id, (open.get(rule_id) ?? 0) + growth);
}

function countsByName(store: Store, open: ReadonlyMap<number, number>): Record<string, number> {
  const { rules } = dimensionsOf(store);
  const named = [...open]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => [referred(rules, id).name, count] as const);
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const nothing: StandingRow = { silenced: 0, open: 0, fixed: 0, ignored: 0, provisionally_ignored: 0 };

/**
 * What became of the findings that a policy showed to developers (it commented or blocked): those created in a bucket, by where they stood
 * when it ended. Those under review or being fixed are open; `silenced` are ignored by a comment in the code, `ignored` by triage; removed
 * ones are in none. The totals are of the whole period: how many were created in it, and how many of those stood fixed when it ended.
 */
export function reportGuardrails(store: Store, { scope, buckets, history }: AskedReport): GuardrailsReport {
  const [first, last] = [buckets[0], buckets.at(-1)];
  const whole = first && last && store.shownTotals(scope, { since: first.since, until: last.until })[0];
  return {
    buckets: buckets.map((bucket) => {
      const standing = overlap(bucket, history) ? store.shownStanding(scope, bucket)[0] : undefined;
      const { provisionally_ignored, ...counts } = standing ?? nothing;
      return { timePeriod: periodAnswer(bucket), ...counts, provisionallyIgnored: provisionally_ignored };
    }),
    totalOpened: whole?.opened ?? 0,
    totalFixed: whole?.fixed ?? 0,
  };
}
