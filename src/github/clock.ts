/** Time, chance and waiting, so that tests need none of them. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  sleep(milliseconds: number): Promise<void>;
};
