/** Time, randomness and waiting, injected in tests. */
export type Clock = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Ends early when the signal is given. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Calls `fire` then, unless the function that it returns is called before. It does not keep the process alive. */
  readonly timer: (milliseconds: number, fire: () => void) => () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal) {
    const { setTimeout: sleep } = await import('node:timers/promises');
    // It rejects on abort; the caller checks the signal.
    await sleep(milliseconds, undefined, signal && { signal }).catch(() => {});
  },
  timer(milliseconds, fire) {
    const timer = setTimeout(fire, milliseconds).unref();
    return () => clearTimeout(timer);
  },
};
