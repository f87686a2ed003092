const texts = (word: string): ReadonlyMap<string, string> =>
  new Map(Array.from({ length: 20 }, (_, index) => [`policies/${String(index)}.yaml`, `${word}\n`.repeat(20_000)]));

export const oldTexts = texts('old');
export const newTexts = texts('new');
