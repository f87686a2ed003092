import { expect, test } from 'vitest';
import { timeOf } from '../../src/sandbox/findings/describe.ts';
import { backlog } from './expected-reports.ts';
import { makeWorld } from './finding-world.ts';

test.each(['2026-02-30T00:00:00Z', '2026-04-31T12:00:00.000Z', '2025-02-29T23:59:59+02:00', '1900-02-29T00:00:00Z'])(
  '%s is refused, for it would mean a day of the next month',
  (timestamp) => {
    expect(() => timeOf(timestamp)).toThrow(`${timestamp} is a day that its month does not have.`);
    expect(() => backlog(makeWorld(1), { timePeriod: { since: timestamp } })).toThrow('does not have');
  },
);
