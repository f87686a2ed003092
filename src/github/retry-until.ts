import type { Clock } from './clock.ts';

/** Seconds between attempts: one minute in all. */
const waits = [1, 2, 4, 8, 15, 30];

/** Asks until the answer will do, for up to a minute; then the last answer stands. */
export async function retryUntil<T>(
  ask: () => Promise<T>,
  willDo: (answer: T) => boolean,
  clock: Pick<Clock, 'sleep'>,
): Promise<T> {
  let answer = await ask();
  for (const seconds of waits) {
    if (willDo(answer)) return answer;
    await clock.sleep(seconds * 1000);
    answer = await ask();
  }
  return answer;
}
