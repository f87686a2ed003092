import { setTimeout } from 'node:timers/promises';

/** That no answer came in time. */
export const late = Symbol('late');

/** What comes of some work, or `late` after so many milliseconds; the work itself is called off when the world closes. */
export async function tryFor<T>(milliseconds: number, work: () => Promise<T>): Promise<T | typeof late> {
  const stop = new AbortController();
  // It rejects when it is not needed any more.
  const timer = setTimeout(milliseconds, late, { signal: stop.signal }).catch(() => late);
  try {
    return await Promise.race([work(), timer as Promise<typeof late>]);
  } finally {
    stop.abort();
  }
}
