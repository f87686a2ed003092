/** How many items are worked on, and how many requests to the platform are open, at once. */
export const atOnce = 8;

/** Maps items concurrently, a few at a time, keeping their order. After a failure no further item is started. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** A generator, unlike an array's iterator, ends for all readers when one of them stops. */
function* each<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}

/** Starts a request before its answer is needed; an error is thrown where the answer is awaited. */
export function startEarly<T>(request: Promise<T>): Promise<T> {
  request.catch(() => {});
  return request;
}

/** Lets a limited number of tasks run at once. The others wait in the order in which they came. */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** Ends when there is a slot. Whoever takes one must release it, and must not wait for another one meanwhile. */
  async take(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the slot to the task that has waited longest. */
  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else next();
  }
}
