/** Maximum number of items that are worked on at once. The platform gets at most as many requests at once, whatever number of items waits for them. */
export const maxConcurrency = 8;

/** Maps items concurrently, a few at a time, keeping their order. After a failure no further item is started. */
export async function mapConcurrently<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = sharedEntries(items);
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: maxConcurrency }, worker));
  return results;
}

/** The queue that the workers share. A generator, unlike an array's iterator, ends for all readers when one of them stops. */
function* sharedEntries<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}

/** Returns a promise that is awaited later. Without this, Node would end the process if it is rejected before. */
export function deferRejection<T>(request: Promise<T>): Promise<T> {
  request.catch(() => {});
  return request;
}

/** Lets a limited number of tasks run at the same time. The others wait, first come, first served. */
export class Semaphore {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(count: number) {
    this.free = count;
  }

  /** Resolves when a slot is free, and takes it. The caller must release it, and must not acquire another one before. */
  async acquire(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Passes the slot to the task that has waited longest. */
  release(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.free += 1;
    else next();
  }
}
