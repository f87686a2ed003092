import { Fault } from '../fault.ts';

/** A date-time of a request in milliseconds. Throws Fault 400 for a day that its month does not have, which would be read as one of the next. */
export function timeOf(timestamp: string): number {
  const [year = 0, month = 0, day = 0] = timestamp.slice(0, 10).split('-').map(Number);
  // The calendar repeats itself every 400 years, and Date.UTC would read the years 0 to 99 as 1900 to 1999.
  const days = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
  if (day > days) throw new Fault(400, `${timestamp} is a day that its month does not have.`);
  return Date.parse(timestamp);
}
