import type { BacklogReport, GuardrailsReport, ReportRequest } from '../generated/types.ts';
import { buildConditions, omitEmptyFilters } from './filters.ts';
import { ErrorResponse, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { openStatuses, silencedCode, statusCodesSql } from './vocabulary.ts';

export const reportHandlers = {
  reportGuardrailsActivity: ({ platform, deployment, body }) =>
    reportGuardrails(platform.store, deployment.id, body, Date.now()),
  reportBacklogByRule: ({ platform, deployment, body }) =>
    reportBacklog(platform.store, deployment.id, body, Date.now()),
} satisfies Partial<Handlers>;

/** From `since` until before `until`, in milliseconds since 1970. */
type Period = { readonly since: number; readonly until: number };

/** The buckets of a report, and the query for its figures. */
type ReportQuery = {
  readonly buckets: readonly Period[];
  /** Sums SQL columns over the status changes of the selected findings in a period. `restOfQuery`: SQL that narrows and groups them. */
  readonly sumChanges: (
    period: Period,
    columns: string,
    restOfQuery: string,
  ) => Readonly<Record<string, number | string>>[];
};

/** The whole days that the history of a deployment covers. */
const historyBounds = `
  SELECT unixepoch(min(first) / 1000, 'unixepoch', 'start of day') * 1000 AS first,
    unixepoch(max(last) / 1000, 'unixepoch', 'start of day', '+1 day') * 1000 AS last
  FROM (
    SELECT (SELECT min(at) FROM status_changes WHERE set_id = s.id AND rule_id = r.id) AS first,
      (SELECT max(at) FROM status_changes WHERE set_id = s.id AND rule_id = r.id) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment
  )`;

/** SQLite's modifiers that lead from any time in a bucket to its end, in UTC. Weeks begin on Monday. */
const bucketEnds = new Map([
  ['day', "'start of day', '+1 day'"],
  ['week', "'start of day', '+1 day', 'weekday 1'"],
  ['month', "'start of month', '+1 month'"],
  ['year', "'start of year', '+1 year'"],
]);

const day = 86_400_000;

/** The default size of buckets for periods of up to this many days. */
const defaultBucketSizes = [[31, 'day'] as const, [26 * 7, 'week'] as const, [3653, 'month'] as const];

/**
 * Splits a period into buckets of a size: `day`, `DAY` or `TIME_BUCKET_SIZE_DAY`. By default, days for up to 31 days, weeks for up to 26 weeks,
 * months for up to ten years, else years. No bucket begins after `last`. Throws ErrorResponse 400 for an unknown size.
 */
function splitIntoBuckets(store: Store, { since, until }: Period, size: string | undefined, last: number): Period[] {
  const defaultSize = defaultBucketSizes.find(([days]) => until - since <= days * day)?.[1] ?? 'year';
  const end = bucketEnds.get((size ?? defaultSize).toLowerCase().replace(/^.*_/, ''));
  if (end === undefined)
    throw new ErrorResponse(400, 'timeBucketSize is not understood. Give day, week, month or year.');
  return store.rows<Period>(
    `WITH RECURSIVE buckets (since, until) AS (
      VALUES (NULL, :since)
      UNION ALL SELECT until, min(:until, unixepoch(until / 1000, 'unixepoch', ${end}) * 1000) FROM buckets
        WHERE until < min(:until, :last)
    ) SELECT * FROM buckets WHERE since IS NOT NULL`,
    { since, until, last },
  );
}

/**
 * Builds the query of a report from its filters. An empty list does not filter; `ruleIds` may hold names of rules too, and
 * `findingCategories` are categories of rules. Archived repositories are included, since they have a history. The period defaults to the
 * whole history, in whole days. A period that ends before it begins has no buckets, and no bucket begins after `now`, in milliseconds.
 */
function buildReportQuery(store: Store, deployment: string, request: ReportRequest, now: number): ReportQuery {
  const bounds = store.row<{ first: number | null; last: number | null }>(historyBounds, { deployment });
  const { first, last } = { first: bounds?.first ?? now, last: bounds?.last ?? now };
  const { timePeriod = {}, findingTypes = [], timeBucketSize, ...lists } = request.filters;
  const since = timePeriod.since === undefined ? first : Date.parse(timePeriod.since);
  const until = timePeriod.until === undefined ? last : Date.parse(timePeriod.until);
  const types = findingTypes.map((word) => word.toLowerCase().replace(/^.*_type_/, ''));
  const { sql, parameters } = buildConditions(deployment, omitEmptyFilters({ ...lists, findingTypes: types }));
  return {
    buckets: splitIntoBuckets(store, { since, until }, request.timeBucketSize ?? timeBucketSize, Math.max(now, last)),
    sumChanges: (period, columns, restOfQuery) => {
      if (period.until <= first) return [];
      // Starting from the rules by id, each rule is one range of the primary key, so that grouping needs no sort.
      // The conditions name the rule by `f.rule_id`; `r.id` is equal, and keeps SQLite on that order.
      const text = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN status_changes AS f ON f.set_id = s.id AND f.rule_id = r.id AND f.at >= :from AND f.at < :to
        WHERE ${sql.replaceAll('f.rule_id', 'r.id')} ${restOfQuery}`;
      return store.rows(text, { ...parameters, from: Math.max(period.since, 0), to: period.until });
    },
  };
}

const formatPeriod = ({ since, until }: Period) => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/** SQL for the net change of the number of findings with these status codes. */
const netChange = (codes: string): string =>
  `count(*) FILTER (WHERE new_status IN (${codes})) - count(*) FILTER (WHERE old_status IN (${codes}))`;

const netChangeOfOpen = netChange(statusCodesSql(...openStatuses));

/** The number of open findings of each rule at the end of each bucket, by the rule's name; rules without open findings are omitted. */
export function reportBacklog(store: Store, deployment: string, request: ReportRequest, now: number): BacklogReport {
  const { buckets, sumChanges } = buildReportQuery(store, deployment, request, now);
  const open = new Map<string, number>();
  let countedUntil = 0;
  return {
    buckets: buckets.map((bucket) => {
      const sincePreviousBucket = { since: countedUntil, until: bucket.until };
      for (const { name, change } of sumChanges(
        sincePreviousBucket,
        `r.name, ${netChangeOfOpen} AS change`,
        'GROUP BY r.id',
      )) {
        open.set(String(name), (open.get(String(name)) ?? 0) + Number(change));
      }
      countedUntil = bucket.until;
      const openRules = [...open]
        .filter(([, count]) => count > 0)
        .toSorted(([name], [otherName]) => (name < otherName ? -1 : 1));
      return { timePeriod: formatPeriod(bucket), open: Object.fromEntries(openRules) };
    }),
  };
}

/** SQL for the counts of a bucket, by name. */
const countsByState = {
  silenced: netChange(String(silencedCode)),
  open: netChangeOfOpen,
  fixed: netChange(statusCodesSql('fixed')),
  ignored: netChange(statusCodesSql('ignored')),
  provisionallyIgnored: netChange(statusCodesSql('provisionally_ignored')),
};

const stateColumns = Object.entries(countsByState).map(([name, sql]) => `${sql} AS ${name}`);

/**
 * The outcome of the findings that a policy showed to developers (it commented or blocked). Each is counted once, in the bucket in which it was
 * created, by its state at the end of the whole period, so the totals are the sums of the buckets. Findings under review or being fixed count as
 * open; `silenced` are ignored by a comment in the code, `ignored` by triage; removed findings are not counted.
 */
export function reportGuardrails(
  store: Store,
  deployment: string,
  request: ReportRequest,
  now: number,
): GuardrailsReport {
  const { buckets, sumChanges } = buildReportQuery(store, deployment, request, now);
  const wholePeriod = { since: buckets[0]?.since ?? 0, until: buckets.at(-1)?.until ?? 0 };
  // Every bucket but the first begins at the start of a day, so counts per day can be added up.
  const columns = [`f.created_at / ${String(day)} AS day`, ...stateColumns].join(', ');
  const days = sumChanges(wholePeriod, columns, 'AND f.is_shown AND f.created_at >= :from GROUP BY day');
  const countedBuckets = buckets.map(({ since, until }) => {
    const daysOfBucket = days.filter(({ day: number }) => {
      const begins = Math.max(Number(number) * day, wholePeriod.since);
      return since <= begins && begins < until;
    });
    const total = (name: string): number => daysOfBucket.reduce((sum, row) => sum + Number(row[name]), 0);
    const counts = Object.keys(countsByState).map((name) => [name, total(name)]);
    return {
      timePeriod: formatPeriod({ since, until }),
      ...(Object.fromEntries(counts) as Record<keyof typeof countsByState, number>),
    };
  });
  const sumOver = (...names: (keyof typeof countsByState)[]): number =>
    countedBuckets.flatMap((bucket) => names.map((name) => bucket[name])).reduce((sum, count) => sum + count, 0);
  return {
    buckets: countedBuckets,
    totalOpened: sumOver('silenced', 'open', 'fixed', 'ignored', 'provisionallyIgnored'),
    totalFixed: sumOver('fixed'),
  };
}
