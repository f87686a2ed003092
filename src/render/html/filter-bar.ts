import type { Change, Plan } from '../../domain/plan.ts';
import type { Effect } from '../../generated/types.ts';
import type { ChangeOrigin } from '../../domain/drift.ts';
import { originLabels } from '../three-way-words.ts';
import { bundleOf } from '../report.ts';
import { count, effectWords, hasSeveralDeployments, textOf, verbTitles } from '../words.ts';
import { type Html, markup, nothing } from './page.ts';

type Listed = { readonly change: Change; readonly origin: ChangeOrigin | null; readonly bundle: number };
type Option = { readonly value: string | number; readonly label: string; readonly number: number };

const verbs = ['delete', 'update', 'create'] as const satisfies readonly Change['verb'][];
const effects = ['looser', 'mixed', 'unknown', 'stricter', 'neutral'] as const satisfies readonly Effect[];

/** Deployments beyond this are found by text. */
const maxBundles = 100;

/** What filters and folds a list. It is hidden until the script is there: without one it would do nothing. */
export function filterBar(listed: readonly Listed[], plan: Plan): Html {
  if (listed.length < 2) return nothing;
  return markup`<search id="filter" hidden aria-label="Filter the changes"><label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" aria-keyshortcuts="/" aria-describedby="filter-help"/></label>${choice('verb', 'Verb', verbOptions(listed))}${choice('effect', 'Effect', effectOptions(listed))}${choice('origin', 'From', originOptions(listed))}${choice('bundle', 'Bundle', bundleOptions(listed, plan))}<button type="button" id="unfold">Open all diffs</button><button type="button" id="fold">Fold all diffs</button><output id="filter-count">${count(listed.length, 'change')}</output><p id="filter-help" class="more">Every word must stand in the name, sentence, place or notes. Press <kbd>/</kbd> to filter, <kbd>Esc</kbd> to clear.</p></search>`;
}

/** A choice among what occurs; where all are alike there is nothing to choose. */
function choice(id: string, label: string, options: readonly Option[]): Html {
  const occurring = options.filter(({ number }) => number > 0);
  if (occurring.length < 2) return nothing;
  const shown = occurring.map((one) => markup`<option value="${one.value}">${one.label} (${one.number})</option>`);
  return markup`<label>${label} <select id="filter-${id}"><option value="">all</option>${shown}</select></label>`;
}

const verbOptions = (listed: readonly Listed[]): Option[] =>
  verbs.map((verb) => ({
    value: verb,
    label: verbTitles[verb].toLowerCase(),
    number: listed.filter(({ change }) => change.verb === verb).length,
  }));

const effectOptions = (listed: readonly Listed[]): Option[] =>
  effects.map((effect) => ({
    value: effect,
    label: effectWords[effect],
    number: listed.filter(({ change }) => change.effect === effect).length,
  }));

const originOptions = (listed: readonly Listed[]): Option[] =>
  (Object.keys(originLabels) as ChangeOrigin[]).map((value) => ({
    value,
    label: originLabels[value],
    number: listed.filter(({ origin }) => origin === value).length,
  }));

function bundleOptions(listed: readonly Listed[], { bundles }: Plan): Option[] {
  const several = hasSeveralDeployments(bundles);
  const numbers = new Map<number, number>();
  for (const { bundle } of listed) numbers.set(bundle, (numbers.get(bundle) ?? 0) + 1);
  const options = bundles.map((bundle, index) => ({
    value: index,
    label: textOf(bundleOf(bundle, several)),
    number: numbers.get(index) ?? 0,
  }));
  return options.filter(({ number }) => number > 0).slice(0, maxBundles);
}
