import type { TimePeriod } from '../../../generated/types.ts';
import type { Period } from '../../store/reports.ts';

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
export type BucketSize = 'day' | 'week' | 'month' | 'year';

/** From a time to the beginning of the next part. */
type Step = (time: number) => number;

function stepOf(length: number): Step {
  if (length <= 31 * day) return nextDay;
  if (length <= 26 * week) return nextWeek;
  return length <= 3653 * day ? nextMonth : nextYear;
}

/** The beginning of the day. */
export const dayOf: Step = (time) => Math.floor(time / day) * day;

export const nextDay: Step = (time) => dayOf(time) + day;

const nextWeek: Step = (time) => (Math.floor((time - firstMonday) / week) + 1) * week + firstMonday;

const nextMonth: Step = (time) => startOf(time, (date) => [date.getUTCFullYear(), date.getUTCMonth() + 1]);

const nextYear: Step = (time) => startOf(time, (date) => [date.getUTCFullYear() + 1, 0]);

/** Date.UTC would read the years 0 to 99 as 1900 to 1999. */
function startOf(time: number, monthOf: (date: Date) => [year: number, month: number]): number {
  const start = new Date(0);
  return start.setUTCFullYear(...monthOf(new Date(time)), 1);
}

const steps: Readonly<Record<BucketSize, Step>> = { day: nextDay, week: nextWeek, month: nextMonth, year: nextYear };

export const overlap = (one: Period, other: Period | null): boolean =>
  other !== null && one.since < other.until && other.since < one.until;

export const periodAnswer = ({ since, until }: Period): TimePeriod => ({
  since: new Date(since).toISOString(),
  until: new Date(until).toISOString(),
});
