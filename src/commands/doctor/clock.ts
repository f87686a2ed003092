import { type Looked, ok, skipped, warning } from './examination.ts';
import type { Answered } from './connection.ts';

/** More than this, in milliseconds, and dates are read differently here and there. */
const most = 60_000;

/** Compares this machine's clock with the platform's. */
export function lookAtClock({ date, middle }: Answered): Looked<true> {
  if (date === null) return skipped('the answer of the platform has no date');
  const ahead = middle - date;
  if (Math.abs(ahead) <= most) return ok('within a minute of the platform', true);
  return warning(
    `This machine is ${span(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} the platform.`,
    'Set the clock by NTP: days of expiry, certificates and tokens go by it.',
    true,
  );
}

function span(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 120) return `${String(minutes)} min`;
  return minutes < 48 * 60 ? `${String(Math.round(minutes / 60))} h` : `${String(Math.round(minutes / 1440))} days`;
}
