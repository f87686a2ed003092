import { type Moved, movedOf } from '../../domain/comment.ts';
import type { AppliedBundle } from '../../domain/outcome.ts';
import type { Change } from '../../domain/plan.ts';
import { type Altered, compareChanges, diffPlatform } from '../compare-changes.ts';
import { byDanger } from '../danger.ts';
import type { Owner } from '../owner-key.ts';
import { hasSeveralDeployments } from '../words/bundle-name.ts';
import { comparisonWords } from '../words/comparison-words.ts';
import { budgets, leftOut, takeWithin } from './budget.ts';
import { type Entry, changeHead, changeYaml, foldedDiff, nameOf } from './change.ts';
import { type Html, markup } from './template.ts';

/** For each stale bundle, how what would happen now differs from what was reviewed. */
export function staleList(results: readonly AppliedBundle[]): Html {
  const moved = movedOf(results);
  const several = hasSeveralDeployments(moved);
  const share = Math.floor(budgets.stale / Math.max(1, moved.length));
  const { parts, left } = takeWithin(moved, budgets.stale, (one) => oneBundle(one, several, share));
  return markup`${parts}${leftOut(left, 'bundle')}`;
}

function oneBundle(moved: Moved, several: boolean, budget: number): Html {
  const { deployment, kind, reviewed, now } = moved;
  const { added, altered, gone, ...rest } = compareChanges(reviewed.changes ?? [], now.changes ?? []);
  const name = several ? markup`<code>${deployment.slug}</code> ${kind}` : markup`${kind}`;
  const differences: Difference[] = [
    ...added.toSorted(byDanger).map((change): Difference => ({ label: 'New', change })),
    ...altered.map((pair): Difference => ({ label: 'Different', change: pair.current, pair })),
    ...gone.map((change): Difference => ({ label: 'Gone', change })),
  ];
  const head = markup`<h3>${name}</h3><p>Reviewed at state version <code>${reviewed.stateVersion}</code>, now <code>${now.stateVersion}</code>. ${comparisonWords({ added, altered, gone, ...rest })}</p>`;
  const { parts, left } = takeWithin(differences, budget - Buffer.byteLength(head.text) - 200, (one) =>
    show(one, moved),
  );
  return markup`${head}<ol class="changes">${parts}</ol>${leftOut(left, 'difference')}`;
}

type Difference = { readonly label: 'New' | 'Different' | 'Gone'; readonly change: Change; readonly pair?: Altered };

function show({ label, change, pair }: Difference, owner: Owner): Html {
  const entry: Entry = { change, owner, several: { deployments: false, bundles: false } };
  const head = markup`<p class="label">${label}</p>${changeHead(entry, 4)}`;
  if (label === 'Gone') return markup`<li>${head}<p class="more">The platform has it already.</p></li>`;
  const diff =
    pair === undefined
      ? changeYaml(entry, change.verb === 'delete')
      : foldedDiff(
          'On the platform since the review',
          diffPlatform(pair),
          { before: 'At the review', after: 'Now' },
          nameOf(entry),
        );
  return markup`<li>${head}${diff}</li>`;
}
