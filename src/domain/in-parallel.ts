const atOnce = 4;

/** Does the same for every item, a few at a time, and answers in their order. Once one fails, no other is begun. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Unlike an array's own iterator, a generator ends for all of its readers when the loop of one is left. */
function* each<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}
