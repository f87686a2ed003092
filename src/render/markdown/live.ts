import { byDanger, dangerOf } from '../danger.ts';
import type { LiveChange } from '../triangulation/live.ts';
import { liveWords } from '../triangulation/words.ts';
import { effectWords } from '../words/labels.ts';
import { objectOf } from './change.ts';
import { fit } from './fit.ts';
import { type Markdown, blocks, details, lines, md, nothing, ours } from './template.ts';

/**
 * What the platform has already: one line each as far as there is room, the dangerous ones first; their number always. Folded, unless
 * something of it loosens or deletes. `several`: whether bundles of other deployments are shown too.
 */
export function liveBlock(live: readonly LiveChange[], several: boolean, budget: number): Markdown {
  if (live.length === 0) return nothing;
  const title = ours(liveWords(live.length));
  const pieces = live
    .toSorted((a, b) => byDanger(a.change, b.change))
    .map((one) => ({ rank: dangerOf(one.change), sizes: [() => lineOf(one, several).text] }));
  const { texts, dropped } = fit(pieces, budget - title.text.length - 100);
  if (texts.length === 0) return md`${title}.`;
  const more = dropped.length === 0 ? [] : [ours(`- and ${String(dropped.length)} more`)];
  const list = lines([...texts.map(ours), ...more]);
  const isOpen = live.some(({ change }) => dangerOf(change) < 2);
  return isOpen ? blocks([md`${title}:`, list]) : details(title, list);
}

/** `- update of policy block-criticals (looser): stops blocking high` */
function lineOf({ change, owner }: LiveChange, several: boolean): Markdown {
  const { verb, says, effect } = change;
  const object = md`- ${ours(verb)} of ${objectOf({ change, bundle: owner, several })} (${ours(effectWords[effect])})`;
  return says === '' ? object : md`${object}: ${says}`;
}
