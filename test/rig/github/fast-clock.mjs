import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

// Loaded into the action before its own code: a wait ends at once, on a clock that is later by as long, and its milliseconds go into the file
// that the query names. Deadlines of requests are about real servers and stay. JavaScript, so that Node need
// not load its compiler of TypeScript into each action, 70 ms.

const query = new URL(import.meta.url).searchParams;
const waits = query.get('waits') ?? '';
const now = Date.now;
const { setImmediate } = timers;
let waited = 0;

Date.now = () => now() + waited;
timers.setTimeout = async (milliseconds = 0, value, options = {}) => {
  options.signal?.throwIfAborted();
  waited += milliseconds;
  appendFileSync(waits, `${String(milliseconds)}\n`);
  return setImmediate(value, options);
};
syncBuiltinESMExports();
