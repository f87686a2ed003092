import { type Drift, type DriftBundle, type DriftEntry, driftOrigins } from '../../domain/drift.ts';
import { byDanger } from '../danger.ts';
import { entrySays, originTitle, showsEdit, shownChange } from '../drift/words.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { count } from '../words/counts.ts';
import { verbTitles } from '../words/labels.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Entry, changeYaml, editedLine, factsOf, nameOf } from './change.ts';
import type { Sides } from './diff-table.ts';
import { type Html, markup, nothing } from './template.ts';

type Owned = Entry & { readonly drifted: DriftEntry };

const [files, platform] = ['As in the files', 'As on the platform'];

/** An edit goes from the files to the platform; what applying the files would do goes the other way. */
const sidesOf = (entry: DriftEntry): Sides =>
  showsEdit(entry) ? { before: files, after: platform } : { before: platform, after: files };

/** What is not the same in the files and on the platform, by where it comes from. */
export function driftList(drift: Drift): Html {
  const { bundles } = drift;
  const share = Math.floor(budgets.drift / driftOrigins.length);
  const several = { deployments: hasSeveralDeployments(bundles), bundles: bundles.length > 1 };
  const owned = bundles.flatMap((owner) => owner.entries.map((drifted) => ownedOf(owner, drifted, several)));
  return markup`${driftOrigins.map((origin) =>
    originList(
      originTitle(origin, drift),
      owned.filter(({ drifted }) => drifted.origin === origin),
      share,
    ),
  )}`;
}

const ownedOf = (owner: DriftBundle, drifted: DriftEntry, several: Entry['several']): Owned => ({
  change: shownChange(drifted),
  owner,
  several,
  drifted,
});

function originList(title: string, owned: readonly Owned[], budget: number): Html {
  if (owned.length === 0) return nothing;
  const inOrder = owned.toSorted((a, b) => byDanger(a.change, b.change));
  const { parts, left } = takeWithin(inOrder, budget, oneEntry);
  return markup`<h3>${title}: ${count(owned.length, 'object')}</h3><ol class="changes">${parts}</ol>${leftOut(left, 'object')}`;
}

function oneEntry(entry: Owned): Html {
  const { change, drifted } = entry;
  const says = entrySays(drifted).map((sentence) => markup`<p>${sentence}</p>`);
  const title = markup`<h4><span class="verb ${change.verb}">${verbTitles[change.verb]}</span> ${nameOf(entry)}</h4>`;
  return markup`<li>${title}${factsOf(entry, drifted.at)}${says}${editedLine(drifted.edited)}${changeYaml(entry, false, sidesOf(drifted))}</li>`;
}
