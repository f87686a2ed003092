import { type Drift, type DriftBundle, type DriftEntry, type DriftOrigin, driftOrigins } from '../../domain/drift.ts';
import { byDanger } from '../danger.ts';
import { editedWords, entrySays, originTitles, shownChange } from '../drift/words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { verbTitles } from '../words/labels.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Entry, changeYaml, factsOf, nameOf } from './change.ts';
import type { Sides } from './diff-table.ts';
import { type Html, markup, nothing } from './template.ts';

type Owned = Entry & { readonly drifted: DriftEntry };

const [files, platform] = ['As in the files', 'As on the platform'];

/** An edit goes from the files to the platform; what applying the files would do goes the other way. */
const sidesOf = ({ origin, edit }: DriftEntry): Sides =>
  origin === 'platform' && edit !== null ? { before: files, after: platform } : { before: platform, after: files };

/** What is not the same in the files and on the platform, by where it comes from. */
export function driftList({ bundles }: Drift): Html {
  const share = Math.floor(budgets.drift / driftOrigins.length);
  const several = { deployments: hasSeveralDeployments(bundles), bundles: bundles.length > 1 };
  const owned = bundles.flatMap((owner) => owner.entries.map((drifted) => ownedOf(owner, drifted, several)));
  return markup`${driftOrigins.map((origin) => originList(origin, owned, share))}`;
}

const ownedOf = (owner: DriftBundle, drifted: DriftEntry, several: Entry['several']): Owned => ({
  change: shownChange(drifted),
  owner,
  several,
  drifted,
});

function originList(origin: DriftOrigin, owned: readonly Owned[], budget: number): Html {
  const mine = owned
    .filter(({ drifted }) => drifted.origin === origin)
    .toSorted((a, b) => byDanger(a.change, b.change));
  if (mine.length === 0) return nothing;
  const { parts, left } = takeWithin(mine, budget, oneEntry);
  return markup`<h3>${originTitles[origin]}: ${count(mine.length, 'object')}</h3><ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

function oneEntry(entry: Owned): Html {
  const { change, drifted } = entry;
  const says = entrySays(drifted).map((sentence) => markup`<p>${sentence}</p>`);
  const edited = drifted.edited === null ? nothing : markup`<p class="meta">edited ${editedWords(drifted.edited)}</p>`;
  const title = markup`<h4><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}</h4>`;
  return markup`<li>${title}${factsOf(entry, drifted.at)}${says}${edited}${changeYaml(entry, false, sidesOf(drifted))}</li>`;
}
