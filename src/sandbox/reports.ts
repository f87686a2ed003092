import type { BacklogReport, GuardrailsReport, ReportRequest, TimePeriod } from '../generated/types.ts';
import { conditionsOf } from './filters.ts';
import { type Call, Fault, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { issueTypes } from './vocabulary.ts';

type Id = 'reportGuardrailsActivity' | 'reportBacklogByRule';

export const reportHandlers: Pick<Handlers, Id> = {
  reportGuardrailsActivity: (call) => reportGuardrails(askedOf(call)),
  reportBacklogByRule: (call) => reportBacklog(askedOf(call)),
};

const askedOf = ({ platform, deployment, body }: Call<Id>): AskedReport =>
  readReport(platform.store, deployment.id, body, Date.now());

/** From `since` up to and without `until`, in milliseconds. */
type Period = { readonly since: number; readonly until: number };

/** What a report is about. */
type AskedReport = {
  readonly buckets: readonly Period[];
  /** Sums columns over what changed in a period for the findings that are meant; `rest` may narrow and group them. */
  sum(period: Period, columns: string, rest: string): Readonly<Record<string, number | string>>[];
};

const historyBounds = `
  SELECT min((SELECT min(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS first,
    max((SELECT max(at) FROM finding_moves WHERE set_id = s.id AND rule_id = r.id)) AS last
  FROM finding_sets AS s JOIN rules AS r ON r.issue_type = s.issue_type WHERE s.deployment_id = :deployment`;

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
  const { first, last } = store.row<{ first: number | null; last: number | null }>(historyBounds, { deployment }) ?? {};
  const { timePeriod = {}, findingTypes = [], timeBucketSize: size, ...lists } = filters;
  const since = timePeriod.since === undefined ? dayOf(first ?? now) : Date.parse(timePeriod.since);
  const until = timePeriod.until === undefined ? nextDay(last ?? now) : Date.parse(timePeriod.until);
  const given = Object.entries({ ...lists, findingTypes: findingTypes.map(typeOf) }).filter(
    ([, list]) => list.length > 0,
  );
  const { sql, bound } = conditionsOf(deployment, Object.fromEntries(given));
  return {
    buckets: bucketsOf({ since, until }, Math.max(now, nextDay(last ?? now)), bucketSize(timeBucketSize, size)),
    sum(period, columns, rest) {
      if (period.until <= (first ?? Infinity)) return [];
      // Rules come first, in the order of their ids: so each is a stretch of the key, and nothing is sorted to group by it.
      const text = `
        SELECT ${columns} FROM rules AS r CROSS JOIN finding_sets AS s ON s.deployment_id = :deployment AND s.issue_type = r.issue_type
        CROSS JOIN finding_moves AS f ON f.set_id = s.id AND f.rule_id = r.id AND f.at >= :from AND f.at < :to
        WHERE ${sql.replaceAll('f.rule_id', 'r.id')} ${rest}`;
      return store.rows(text, { ...bound, from: Math.max(period.since, 0), to: period.until });
    },
  };
}

/** `sast`, `SAST` and `FINDING_TYPE_SAST` are the same. Throws Fault 400 for an unknown type. */
function typeOf(word: string): string {
  const name = word.toLowerCase().replace(/^(?:finding|issue)_type_/, '');
  if (issueTypes.some((known) => known === name)) return name;
  throw new Fault(400, `filters.findingTypes: "${word}" is not known. Known are ${issueTypes.join(', ')}.`);
}

/** How long a bucket is, where the request says so, in whatever form the word has: `day`, `DAY` and `TIME_BUCKET_SIZE_DAY`. Throws Fault 400 for any other. */
function bucketSize(...asked: readonly (string | undefined)[]): Step | null {
  const [word, other = word] = asked.filter((text) => text !== undefined && text !== '');
  if (word === undefined) return null;
  const step = steps[/(?:^|_)(day|week|month|year)$/.exec(word.toLowerCase())?.[1] ?? ''];
  if (step !== undefined && other === word) return step;
  throw new Fault(400, 'timeBucketSize is not understood. Give day, week, month or year, once.');
}

/**
 * The periods of a report: days for up to 31 days, weeks from Monday for up to 26 weeks, calendar months for up to ten years,
 * calendar years beyond, unless a size is given; all in UTC, the first and the last cut to the period. None begins after `now`, for nothing is known of it.
 */
function bucketsOf({ since, until }: Period, now: number, step: Step | null): Period[] {
  const next = step ?? stepFor(until - since);
  const buckets: Period[] = [];
  for (let from = since; from < Math.min(until, now); from = next(from)) {
    buckets.push({ since: from, until: Math.min(next(from), until) });
  }
  return buckets;
}

const day = 86_400_000;

const week = 7 * day;

// 1970-01-01 was a Thursday.
const firstMonday = 4 * day;

/** From a time to the beginning of the next part. */
type Step = (time: number) => number;

function stepFor(length: number): Step {
  if (length <= 31 * day) return nextDay;
  if (length <= 26 * week) return nextWeek;
  return length <= 3653 * day ? nextMonth : nextYear;
}

/** The beginning of the day. */
const dayOf: Step = (time) => Math.floor(time / day) * day;

const nextDay: Step = (time) => dayOf(time) + day;

const nextWeek: Step = (time) => (Math.floor((time - firstMonday) / week) + 1) * week + firstMonday;

const nextMonth: Step = (time) => Date.UTC(new Date(time).getUTCFullYear(), new Date(time).getUTCMonth() + 1);

const nextYear: Step = (time) => Date.UTC(new Date(time).getUTCFullYear() + 1, 0);

const steps: Readonly<Record<string, Step>> = { day: nextDay, week: nextWeek, month: nextMonth, year: nextYear };

const periodAnswer = ({ since, until }: Period): TimePeriod => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});

/** By how much the findings with a status became more. */
const growth = (codes: string): string =>
  `count(*) FILTER (WHERE became IN (${codes})) - count(*) FILTER (WHERE was IN (${codes}))`;

/** How many findings of each rule, by its name, stood open when each bucket ended; a rule without any is left out. */
export function reportBacklog({ buckets, ...asked }: AskedReport): BacklogReport {
  const open = new Map<string, number>();
  let counted = 0;
  return {
    buckets: buckets.map((bucket) => {
      const uncounted = { since: counted, until: bucket.until };
      for (const { name, more } of asked.sum(uncounted, `r.name, ${growth('0, 3, 4')} AS more`, 'GROUP BY r.id')) {
        open.set(String(name), (open.get(String(name)) ?? 0) + Number(more));
      }
      counted = bucket.until;
      const standing = [...open].filter(([, count]) => count > 0).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return { timePeriod: periodAnswer(bucket), open: Object.fromEntries(standing) };
    }),
  };
}

const standing = `${growth('7')} AS silenced, ${growth('0, 3, 4')} AS open, ${growth('1')} AS fixed, ${growth('2')} AS ignored,
  ${growth('5')} AS provisionallyIgnored`;

/**
 * What became of the findings that a policy showed to developers (it commented or blocked): those created in a bucket, by where they stood
 * when it ended. Those under review or being fixed are open; `silenced` are ignored by a comment in the code, `ignored` by triage; removed
 * ones are in none. The totals are of the whole period: how many were created in it, and how many of those stood fixed when it ended.
 */
export function reportGuardrails({ buckets, ...asked }: AskedReport): GuardrailsReport {
  const ofShown = (period: Period, columns: string): Readonly<Record<string, number | string>> =>
    asked.sum(period, columns, 'AND f.shown AND f.created_at >= :from')[0] ?? {};
  const [since, until] = [buckets[0]?.since ?? 0, buckets.at(-1)?.until ?? 0];
  const { opened = 0, fixed = 0 } = ofShown(
    { since, until },
    `count(*) - count(was) AS opened, ${growth('1')} AS fixed`,
  );
  const none = { silenced: 0, open: 0, fixed: 0, ignored: 0, provisionallyIgnored: 0 };
  return {
    buckets: buckets.map((bucket) => ({ timePeriod: periodAnswer(bucket), ...none, ...ofShown(bucket, standing) })),
    totalOpened: Number(opened),
    totalFixed: Number(fixed),
  };
}
