import type { Guard } from '../../domain/plan.ts';
import { count } from '../counts.ts';
import { fit } from './fit.ts';
import { type Markdown, alert, lines, md, nothing, ours } from './template.ts';

/** The reasons why a person must say yes first, and how to say it. */
export function guardBlock(guards: readonly Guard[], budget: number): Markdown {
  if (guards.length === 0) return nothing;
  const pieces = guards.map((guard) => ({ rank: 0, sizes: [() => oneGuard(guard).text] }));
  const { texts, dropped } = fit(pieces, budget - 100);
  const rest = dropped.length === 0 ? [] : [ours(`- and ${count(dropped.length, 'more reason')}`)];
  return alert('WARNING', lines([ours('Consent needed:'), ...texts.map(ours), ...rest]));
}

const oneGuard = ({ message }: Guard): Markdown => md`- ${message}`;
