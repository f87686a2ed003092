import { setTimeout } from 'node:timers/promises';

/** Time, chance and waiting, so that tests need none of them. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  /** Ends early when the signal is given. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal) {
    // It rejects when the signal is given; whoever waits asks the signal itself.
    await setTimeout(milliseconds, undefined, { signal }).catch(() => {});
  },
};
