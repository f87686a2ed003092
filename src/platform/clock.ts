/** Time, randomness and waiting, injected in tests. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number of at least 0 and below 1. */
  readonly random: () => number;
  /** Resolves early when the signal is aborted. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Calls `fire` after the time. Returns a function that cancels the timer. A timer does not keep the process alive. */
  readonly timer: (milliseconds: number, fire: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal) {
    const { setTimeout: sleep } = await import('node:timers/promises');
    // `sleep` rejects on abort; the caller checks the signal.
    await sleep(milliseconds, undefined, signal && { signal }).catch(() => {});
  },
  timer(milliseconds, fire) {
    const timer = setTimeout(fire, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
