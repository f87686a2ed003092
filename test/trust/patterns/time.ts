import type { Found } from './find-patterns.ts';
import { inputOf, type Worst } from './worst-inputs.ts';

/** In milliseconds of the processor, for a text of 100,000 characters. */
export const patience = 20;

/** What grows faster than the text is found long before it would take hours. */
const lengths = [20, 28, 40, 200, 1000, 5000, 25_000, 100_000];

export type Timed = { readonly milliseconds: number; readonly length: number };

/** How long a pattern takes for the longest text that it could be tried on; the shortest of three tries. */
export function timeOf(pattern: Found, worst: Worst): Timed {
  let timed: Timed = { milliseconds: 0, length: 0 };
  for (const length of lengths) {
    const text = inputOf(worst, length);
    timed = { milliseconds: tryAll(pattern, text), length };
    if (timed.milliseconds >= patience) return timed;
  }
  return timed;
}

function tryAll(pattern: Found, text: string): number {
  let least = Infinity;
  // One slow try says nothing: the first one compiles the pattern.
  for (let left = 3; left > 0 && least >= patience; left--) least = Math.min(least, tryOnce(pattern, text));
  return least;
}

/** To the first match, and for a global pattern to the last. */
function tryOnce({ source, flags }: Found, text: string): number {
  const pattern = new RegExp(source, flags);
  const start = process.threadCpuUsage();
  if (flags.includes('g')) text.replace(pattern, '');
  else pattern.exec(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
