import { type Change, summarize } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import type { Block, Item } from './report.ts';
import { dangerOf } from './verdict.ts';
import { changeWords, problemWords } from './words.ts';

/** An object or a problem in two sizes, each made on demand. */
export type Sizes = { readonly small: () => string; readonly full: () => string };

/** How a format prints the entries of blocks. */
export type Draw = {
  readonly item: (item: Item) => Sizes;
  readonly problem: (located: LocatedProblem) => Sizes;
};

/** The entries of a block that fit, and how many did not. */
export type Fitted = { readonly block: Block; readonly texts: readonly string[]; readonly left: string };

type Piece = Sizes & { readonly rank: number; readonly change?: Change; readonly located?: LocatedProblem };

/**
 * As many entries of all blocks as fit into `room` characters: deletes, loosening changes and errors first, then the others. First each takes
 * its small size, then again by rank its full size, so that dangerous ones shrink and go last. No entry is cut.
 */
export function fitBlocks(blocks: readonly Block[], room: number, draw: Draw): Fitted[] {
  const all = blocks.map((block) => ({ block, pieces: piecesOf(block, draw) }));
  const kept = fit(
    all.flatMap(({ pieces }) => pieces),
    room,
  );
  return all.map(({ block, pieces }) => ({
    block,
    texts: pieces.flatMap((piece) => kept.get(piece) ?? []),
    left: leftWords(pieces.filter((piece) => !kept.has(piece))),
  }));
}

function piecesOf(block: Block, draw: Draw): Piece[] {
  if (block.kind === 'objects')
    return block.items.map((item) => ({ rank: dangerOf(item.change), change: item.change, ...draw.item(item) }));
  if (block.kind !== 'problems') return [];
  // Warnings go before changes.
  return block.problems.map((located) => ({
    rank: located.problem.severity === 'error' ? 0 : 3,
    located,
    ...draw.problem(located),
  }));
}

function leftWords(lost: readonly Piece[]): string {
  const changes = lost.flatMap(({ change }) => change ?? []);
  if (changes.length > 0) return `Not shown here: ${changeWords(summarize(changes))}. The plan file has them all.`;
  return lost.length === 0 ? '' : `Not shown here: ${problemWords(lost.flatMap(({ located }) => located ?? []))}.`;
}

/** Between two entries. */
const gap = 2;

/** After this many entries in a row that are too large, the search for smaller ones ends. */
const patience = 20;

function fit(pieces: readonly Piece[], room: number): ReadonlyMap<Piece, string> {
  const kept = new Map<Piece, string>();
  let left = room;
  for (const piece of pieces.toSorted((a, b) => a.rank - b.rank)) {
    const text = piece.small();
    left -= text.length + gap;
    // Nothing may replace a more dangerous entry that did not fit.
    if (left < 0) break;
    kept.set(piece, text);
  }
  let misses = 0;
  for (const [piece, small] of left < 0 ? [] : kept) {
    const text = piece.full();
    const cost = text.length - small.length;
    misses = cost > left ? misses + 1 : 0;
    if (misses > patience) break;
    if (cost > left) continue;
    kept.set(piece, text);
    left -= cost;
  }
  return kept;
}

/** Whole texts from the front that fit into `room` characters, each with `more` for what follows it. */
export function takeWithin(texts: Iterable<string>, room: number, more = gap): string[] {
  const taken: string[] = [];
  let left = room;
  for (const text of texts) {
    left -= text.length + more;
    if (left < 0) break;
    taken.push(text);
  }
  return taken;
}
