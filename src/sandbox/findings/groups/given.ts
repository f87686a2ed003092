/** A list that narrows; an empty one is the same as none. */
export const given = (texts: readonly string[] | undefined): readonly string[] | undefined =>
  texts === undefined || texts.length === 0 ? undefined : texts;

/** Ids that came as texts; what is no id of anything is left out. */
export const idsOf = (texts: readonly string[] | undefined): number[] | undefined =>
  given(texts)
    ?.filter((text) => /^[1-9]\d{0,15}$/.test(text))
    .map(Number)
    .filter(Number.isSafeInteger);

/** What is in both lists; an absent list has everything. */
export function both<Word>(one: readonly Word[] | undefined, other: readonly Word[] | undefined): Word[] | undefined {
  if (one === undefined || other === undefined) return (one ?? other)?.slice();
  const among = new Set(other);
  return one.filter((word) => among.has(word));
}
