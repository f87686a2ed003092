import type { Effect } from '../../domain/plan.ts';
import type { Style } from './line.ts';

/** How an effect looks beside a change. */
export const effectLooks = {
  stricter: 'green',
  looser: 'red',
  mixed: 'yellow',
  neutral: 'dim',
  unknown: 'yellow',
} as const satisfies Record<Effect, Style>;

/** Codes that switch a look on and off again: ECMA-48, 8.3.117 (SGR). */
const codes = {
  plain: null,
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const satisfies Record<Style, readonly [number, number] | null>;

/** Text in its look, or as it is when colour is not wanted. */
export function paint(style: Style, text: string, color: boolean): string {
  const code = codes[style];
  if (!color || code === null || text === '') return text;
  const [on, off] = code;
  return `\u001B[${String(on)}m${text}\u001B[${String(off)}m`;
}
