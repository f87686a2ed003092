/** The index of the last text before another one, of texts in order; -1 where there is none. */
export function lastBefore(inOrder: readonly string[], text: string): number {
  let [from, to] = [0, inOrder.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((inOrder[middle] ?? '') < text) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
