import { setTimeout } from 'node:timers/promises';

/** Waits so many milliseconds, or until somebody asks for a stop: a cancelled job has ten seconds to tell what it did. */
export async function pause(milliseconds: number, stop: () => Promise<void>): Promise<void> {
  const timer = new AbortController();
  const time = setTimeout(milliseconds, null, { signal: timer.signal }).catch(() => {}); // it rejects once it is not needed any more
  await Promise.race([time, stop()]);
  timer.abort();
}
