import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// Loaded into the action before its own code: whoever waits goes on at once, on a clock that is later by as long. What it waited goes, in
// milliseconds, into the file that the query names. Deadlines of requests are about real servers and stay, unless the query shortens them.

const query = new URL(import.meta.url).searchParams;
const waits = query.get('waits') ?? '';
const patience = Number(query.get('patience'));
const now = Date.now;
const { setImmediate } = timers;
const timeout = AbortSignal.timeout.bind(AbortSignal);
let waited = 0;

Date.now = () => now() + waited;
AbortSignal.timeout = (milliseconds) => timeout(Math.min(milliseconds, patience));
timers.setTimeout = async <T>(milliseconds = 0, value?: T, options: Parameters<typeof setImmediate>[1] = {}) => {
  options.signal?.throwIfAborted();
  waited += milliseconds;
  appendFileSync(waits, `${String(milliseconds)}\n`);
  return setImmediate(value as T, options);
};
syncBuiltinESMExports();
