import type { Change } from '../../domain/plan.ts';
import { byDanger } from '../danger.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Entry, changeHead, changeYaml } from './change.ts';
import type { Triangulated } from './extras.ts';
import { type Html, markup, nothing } from './template.ts';

type List = 'own' | 'reverts' | 'live';

const lists = {
  own: { title: 'This change', says: 'What these files change, and the platform does not have yet.' },
  reverts: {
    title: 'Would also revert',
    says: 'Edited on the platform in the meantime; applying these files undoes it.',
  },
  live: { title: 'Already live', says: 'What these files change, and the platform has already.' },
} as const satisfies Record<List, { title: string; says: string }>;

/** Where what an apply would change comes from. */
export function triangulationLists(bundles: readonly Triangulated[]): Html {
  if (bundles.every(({ own, reverts, live }) => own.length + reverts.length + live.length === 0)) return nothing;
  const order = ['own', 'reverts', 'live'] as const;
  return markup`${order.map((list) => oneList(list, bundles, Math.floor(budgets.triangulation / order.length)))}`;
}

function oneList(list: List, bundles: readonly Triangulated[], budget: number): Html {
  const several = { deployments: hasSeveralDeployments(bundles), bundles: bundles.length > 1 };
  const entries = bundles
    .flatMap((owner) => owner[list].map((change: Change): Entry => ({ change, owner, several })))
    .toSorted((a, b) => byDanger(a.change, b.change));
  const { parts, left } = takeWithin(entries, budget, oneEntry);
  const items = entries.length === 0 ? nothing : markup`<ol class="changes">${parts}</ol>`;
  return markup`<h3>${lists[list].title}: ${count(entries.length, 'object')}</h3><p class="more">${lists[list].says}</p>${items}${leftOut(left, 'object')}`;
}

const oneEntry = (entry: Entry): Html => markup`<li>${changeHead(entry, 4)}${changeYaml(entry, false)}</li>`;
