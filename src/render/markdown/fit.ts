/** One object of the output at several sizes, smallest first; each is made only when it is wanted. */
export type Piece = {
  /** Lower is kept longer. */
  readonly rank: number;
  readonly sizes: readonly (() => string)[];
};

export type Fitted<P extends Piece> = {
  readonly texts: readonly string[];
  /** The pieces that the texts are of. */
  readonly kept: readonly P[];
  readonly dropped: readonly P[];
};

/** So many pieces in a row that do not fit, and the search for a smaller one ends. */
const patience = 20;

/** Characters between two pieces, at most. */
const gap = 2;

/**
 * As much as fits into `budget` characters: first each piece at its smallest, by rank, then again by rank at the next size. So the
 * low ranks are the last to shrink and the last to go, and a piece is never cut in itself. The answer keeps the pieces' order.
 */
export function fit<P extends Piece>(pieces: readonly P[], budget: number): Fitted<P> {
  const byRank = pieces
    .map((piece, index) => ({ piece, index }))
    .toSorted((a, b) => a.piece.rank - b.piece.rank || a.index - b.index);
  const chosen = new Map<number, string>();
  const most = Math.max(0, ...pieces.map(({ sizes }) => sizes.length));
  let left = budget;
  for (let size = 0; size < most; size += 1) {
    let misses = 0;
    for (const { piece, index } of byRank) {
      // The smallest sizes go strictly by rank: nothing may stand in for a more dangerous piece that did not fit.
      if (misses > (size === 0 ? 0 : patience)) break;
      const grown = grow(piece, size, chosen.get(index), left);
      if (grown === 'unfit') misses += 1;
      if (grown === 'unfit' || grown === 'none') continue;
      chosen.set(index, grown.text);
      left -= grown.cost;
      misses = 0;
    }
  }
  return {
    texts: pieces.flatMap((_, index) => chosen.get(index) ?? []),
    kept: pieces.filter((_, index) => chosen.has(index)),
    dropped: pieces.filter((_, index) => !chosen.has(index)),
  };
}

/** A piece at a size, if it has that size and what it costs more is left. */
function grow(
  piece: Piece,
  size: number,
  now: string | undefined,
  left: number,
): { text: string; cost: number } | 'unfit' | 'none' {
  const make = piece.sizes[size];
  if (make === undefined || (size > 0 && now === undefined)) return 'none';
  const text = make();
  const cost = text.length - (now?.length ?? -gap);
  return cost > left ? 'unfit' : { text, cost };
}
