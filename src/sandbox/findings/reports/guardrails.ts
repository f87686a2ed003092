import type { GuardrailsReport } from '../../../generated/types.ts';
import type { StandingRow } from '../../store/reports.ts';
import type { Store } from '../../store/store.ts';
import type { AskedReport } from './asked-report.ts';
import { overlap, periodAnswer } from './buckets.ts';

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
