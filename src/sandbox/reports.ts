import type { BacklogReport, GuardrailsReport, ReportRequest } from '../generated/types.ts';
import { conditionsOf, nonEmpty } from './filters.ts';
import { Fault, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';

export const reportHandlers = {
  reportGuardrailsActivity: ({ platform, deployment, body }) =>
    reportGuardrails(platform.store, deployment.id, body, Date.now()),
  reportBacklogByRule: ({ platform, deployment, body }) =>
    reportBacklog(platform.store, deployment.id, body, Date.now()),
} satisfies Partial<Handlers>;

/** From `since` up to and without `until`, in milliseconds. */
type Period = { readonly since: number; readonly until: number };

/** What a report is about. */
type AskedReport = {
  readonly buckets: readonly Period[];
  /** Sums columns over what changed in a period for the findings that are meant; `rest` may narrow and group them. */
  readonly sum: (period: Period, columns: string, rest: string) => Readonly<Record<string, number | string>>[];
};

/** The whole days that the history of a deployment covers. */
const historyBounds = `
  SELECT unixepoch(min(first) / 1000, 'unixepoch', 'start of day') * 1000 AS first,
    unixepoch(max(last) / 1000, 'unixepoch', 'start of day', '+1 day') * 1000 AS last
  FROM (
    SELECT (SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id) AS first,
      (SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id) AS last
    FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment
  )`;

/** How SQLite finds the end of a bucket from any time in it, in UTC; weeks begin on Monday. */
const bucketEnds = new Map([
  ['day', "'start of day', '+1 day'"],
  ['week', "'start of day', '+1 day', 'weekday 1'"],
  ['month', "'start of month', '+1 month'"],
  ['year', "'start of year', '+1 year'"],
]);

const day = 86_400_000;

/** The size of buckets for up to so many days. */
const usualSizes = [[31, 'day'] as const, [26 * 7, 'week'] as const, [3653, 'month'] as const];

/**
 * Days for up to 31 days, weeks for up to 26 weeks, months for up to ten years, else years, if no size is named; in whatever form: `day`, `DAY`
 * and `TIME_BUCKET_SIZE_DAY`. None begins after `last`. Throws Fault 400 for an unknown size.
 */
function bucketsOf(store: Store, { since, until }: Period, size: string | undefined, last: number): Period[] {
  const usual = usualSizes.find(([days]) => until - since <= days * day)?.[1] ?? 'year';
  const end = bucketEnds.get((size ?? usual).toLowerCase().replace(/^.*_/, ''));
  if (end === undefined) throw new Fault(400, 'timeBucketSize is not understood. Give day, week, month or year.');
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
 * Reads the filters of a report. An empty list is the same as none; `ruleIds` may be names of rules too, and `findingCategories` are
 * categories of rules. Archived repositories count: they have a history. An end of the period that is not given is an end of the history,
 * in whole days; a period that ends before it begins has no buckets, and none begins after `now`, in milliseconds.
 */
function readReport(store: Store, deployment: string, request: ReportRequest, now: number): AskedReport {
  const bounds = store.row<{ first: number | null; last: number | null }>(historyBounds, { deployment });
  const { first, last } = { first: bounds?.first ?? now, last: bounds?.last ?? now };
  const { timePeriod = {}, findingTypes = [], timeBucketSize, ...lists } = request.filters;
  const since = timePeriod.since === undefined ? first : Date.parse(timePeriod.since);
  const until = timePeriod.until === undefined ? last : Date.parse(timePeriod.until);
  const types = findingTypes.map((word) => word.toLowerCase().replace(/^.*_type_/, ''));
  const { sql, bound } = conditionsOf(deployment, nonEmpty({ ...lists, findingTypes: types }));
  return {
    buckets: bucketsOf(store, { since, until }, request.timeBucketSize ?? timeBucketSize, Math.max(now, last)),
    sum: (period, columns, rest) => {
      if (period.until <= first) return [];
      // Rules come first, in the order of their ids: so each is a stretch of the key, and nothing is sorted to group by it.
      const text = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN finding_moves AS f ON f.set_id = s.id AND f.rule_id = r.id AND f.at >= :from AND f.at < :to
        WHERE ${sql.replaceAll('f.rule_id', 'r.id')} ${rest}`;
      return store.rows(text, { ...bound, from: Math.max(period.since, 0), to: period.until });
    },
  };
}

const answerOf = ({ since, until }: Period) => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/** By how much the findings with a status became more. */
const growth = (codes: string): string =>
  `count(*) FILTER (WHERE became IN (${codes})) - count(*) FILTER (WHERE was IN (${codes}))`;

/** How many findings of each rule, by its name, stood open when each bucket ended; a rule without any is left out. */
export function reportBacklog(store: Store, deployment: string, request: ReportRequest, now: number): BacklogReport {
  const { buckets, sum } = readReport(store, deployment, request, now);
  const open = new Map<string, number>();
  let counted = 0;
  return {
    buckets: buckets.map((bucket) => {
      const uncounted = { since: counted, until: bucket.until };
      for (const { name, more } of sum(uncounted, `r.name, ${growth('0, 3, 4')} AS more`, 'GROUP BY r.id')) {
        open.set(String(name), (open.get(String(name)) ?? 0) + Number(more));
      }
      counted = bucket.until;
      const standing = [...open].filter(([, count]) => count > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return { timePeriod: answerOf(bucket), open: Object.fromEntries(standing) };
    }),
  };
}

/** How many findings stand where, by the names of a bucket. */
const standing = {
  silenced: growth('7'),
  open: growth('0, 3, 4'),
  fixed: growth('1'),
  ignored: growth('2'),
  provisionallyIgnored: growth('5'),
};

const standingColumns = Object.entries(standing).map(([name, sql]) => `${sql} AS ${name}`);

/**
 * What became of the findings that a policy showed to developers (it commented or blocked): each counts once, in the bucket in which it was created, by
 * where it stands when the whole period ends; so the totals are the sums of the buckets. Those under review or being fixed are open; `silenced` are
 * ignored by a comment in the code, `ignored` by triage; removed ones do not count.
 */
export function reportGuardrails(
  store: Store,
  deployment: string,
  request: ReportRequest,
  now: number,
): GuardrailsReport {
  const { buckets, sum } = readReport(store, deployment, request, now);
  const whole = { since: buckets[0]?.since ?? 0, until: buckets.at(-1)?.until ?? 0 };
  // A bucket begins where a day does, except for the first.
  const columns = [`f.created_at / ${String(day)} AS day`, ...standingColumns].join(', ');
  const days = sum(whole, columns, 'AND f.shown AND f.created_at >= :from GROUP BY day');
  const counted = buckets.map(({ since, until }) => {
    const inside = days.filter(({ day: number }) => {
      const begins = Math.max(Number(number) * day, whole.since);
      return since <= begins && begins < until;
    });
    const total = (name: string): number => inside.reduce((all, one) => all + Number(one[name]), 0);
    const counts = Object.keys(standing).map((name) => [name, total(name)]);
    return {
      timePeriod: answerOf({ since, until }),
      ...(Object.fromEntries(counts) as Record<keyof typeof standing, number>),
    };
  });
  const all = (...names: (keyof typeof standing)[]): number =>
    counted.reduce((sums, bucket) => sums + names.reduce((more, name) => more + bucket[name], 0), 0);
  return {
    buckets: counted,
    totalOpened: all('silenced', 'open', 'fixed', 'ignored', 'provisionallyIgnored'),
    totalFixed: all('fixed'),
  };
}
