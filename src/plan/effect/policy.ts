import type { Mode, Verbs } from '../../domain/action-types.ts';
import { unchangedPolicies } from '../../domain/plan.ts';
import { type Content, slugOf } from '../../domain/bundle.ts';
import type { DiffEntry } from '../../domain/dry-run.ts';
import { foreign, joinSentences, say, type Sentence } from '../../domain/sentence.ts';
import type { RemediationBundle } from '../../generated/types.ts';
import { canonicalJson } from '../digest.ts';
import {
  compareEnforcement,
  type EnforcementChange,
  type PolicyEnforcement,
  enforcedCubes,
  type EnforcementBeforeAfter,
} from './compare.ts';
import { type Action, type Enforcement, enforcementOf, modeOf } from './enforcement.ts';
import { describeFilterChange, describeFilters } from './describe-filters.ts';
import { filterFields, differingFields, policyFields } from './filter-space.ts';
import {
  shortList,
  type Classification,
  nounWithNames,
  neutral,
  combineClassifications,
  unknownFields,
} from './words.ts';

const unknownForm: Classification = { effect: 'unknown', message: ['has an unknown form'] };

/** A change of a policy; `bundleEnforcement`: what all policies of its bundle enforce before and after. */
type PolicyChange = {
  readonly slug: string;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly bundleEnforcement: EnforcementBeforeAfter;
};

type PolicyUpdate = PolicyChange & { readonly before: Content; readonly after: Content };

/** Classifies the change of a policy within its bundle. */
export function classifyPolicy(
  { key, before, after }: DiffEntry,
  bundleEnforcement: EnforcementBeforeAfter,
): Classification {
  const change = { slug: String(key['slug']), before, after, bundleEnforcement };
  if (before === null) return classifyCreateOrDelete(after, change, createTexts);
  if (after === null) return classifyCreateOrDelete(before, change, deleteTexts);
  return classifyUpdate({ ...change, before, after });
}

/** The texts for a policy that is created or deleted. */
type CreateDeleteTexts = {
  readonly inactive: string;
  readonly does: (verbs: Verbs) => string;
  readonly covered: string;
};

const createTexts: CreateDeleteTexts = {
  inactive: 'is inactive, so it does nothing yet',
  does: ({ does }) => does,
  covered: 'already',
};

const deleteTexts: CreateDeleteTexts = {
  inactive: 'was inactive, so nothing changes',
  does: ({ doing }) => `stops ${doing}`,
  covered: 'still',
};

/** Classifies a created or deleted policy: by its strongest action, unless it is inactive or covered by others. */
function classifyCreateOrDelete(
  policy: Content | null,
  change: PolicyChange,
  texts: CreateDeleteTexts,
): Classification {
  const enforcement = policy && enforcementOf(policy);
  if (policy === null || enforcement === null) return unknownForm;
  const { active, actions } = enforcement;
  if (!active) return neutral([texts.inactive]);
  const enforcementChange = compare(change);
  if (isFullyCovered(enforcementChange))
    return neutral(say`no effect: ${[texts.covered]} ${describeCoverage(enforcementChange)}`);
  const message = say`${[texts.does(verbsOf(actions))]} ${describeFilters(policy)}`;
  return withNotes(enforcementChange, actions, message);
}

const noEnforcement: Enforcement = { active: false, actions: [], strictness: 0, effectByAction: new Map(), space: [] };

/** A policy that does not exist, or that has an unknown form, enforces nothing. */
function compare({ slug, before, after, bundleEnforcement }: PolicyChange): EnforcementChange {
  const read = (policy: Content | null): Enforcement => (policy && enforcementOf(policy)) ?? noEnforcement;
  return compareEnforcement(slug, read(before), read(after), bundleEnforcement);
}

/** Whether other policies do everything that the policy does, so that its change has no effect. */
const isFullyCovered = ({ effect, coveredBy }: EnforcementChange): boolean =>
  effect === 'neutral' && coveredBy.length > 0;

const describeCoverage = ({ coveredBy }: EnforcementChange): Sentence => say`covered by ${shortList(coveredBy)}`;

/** Adds why the effect is unknown, or which policies cover a part of it. */
function withNotes(change: EnforcementChange, actions: readonly Action[], message: Sentence): Classification {
  const { effect, coveredBy } = change;
  const unknownTypes = actions.filter((action) => action.effect === 'unknown').map(({ type }) => type);
  if (effect === 'unknown' && unknownTypes.length > 0) {
    const names = nounWithNames('action', [...new Set(unknownTypes)]);
    return { effect, message: say`${message} (the effect of ${names} is not known)` };
  }
  const isPartlyCovered = effect !== 'unknown' && coveredBy.length > 0;
  return { effect, message: isPartlyCovered ? say`${message} (partly ${describeCoverage(change)})` : message };
}

/** Classifies an updated policy: enforcement, name and description. Changes of unknown fields make the effect unknown. */
function classifyUpdate(change: PolicyUpdate): Classification {
  const { before, after } = change;
  const oldEnforcement = enforcementOf(before);
  const newEnforcement = enforcementOf(after);
  if (oldEnforcement === null || newEnforcement === null) return unknownForm;
  const hasChanged = (field: string): boolean =>
    differingFields({ [field]: before[field] }, { [field]: after[field] }).length > 0;
  const parts = classifyEnforcement(oldEnforcement, newEnforcement, change);
  if (hasChanged('name')) parts.push(neutral(say`changes the name to ${String(after['name'])}`));
  if (hasChanged('description')) parts.push(neutral(['changes the description']));
  parts.push(
    ...unknownFields(differingFields(before, after, policyFields)),
    ...unknownFields(differingFields(before['filters'], after['filters'], filterFields)),
  );
  if (parts.length > 0) return combineClassifications(parts);
  const isRewritten =
    canonicalJson([before['filters'], before['actions']]) !== canonicalJson([after['filters'], after['actions']]);
  return isRewritten
    ? neutral(['equivalent; only the notation differs'])
    : { effect: 'unknown', message: ['no visible change'] };
}

/**
 * Classifies a change of activity, actions and filters, by the first rule that fits:
 * 1. nothing of them changes: no classification
 * 2. the policy stays inactive: neutral
 * 3. the meaning of changed actions is unknown: unknown, unless the policy is switched on or off as a whole
 * 4. other policies do the same: neutral
 * 5. else by comparing what the bundle enforces before and after
 */
function classifyEnforcement(before: Enforcement, after: Enforcement, change: PolicyUpdate): Classification[] {
  const actionChange = compareActions(before.actions, after.actions);
  const verbs = verbsOfUpdate(before.actions, after.actions);
  const settings = [...actionChange.sentences, ...describeFilterChange(change.before, change.after, verbs)];
  const isSwitched = before.active !== after.active;
  if (settings.length === 0 && !isSwitched) return [];
  if (!before.active && !after.active) return [neutral(['stays inactive, so nothing changes'])];
  const more = settings.length > 0 ? '; other settings change too' : '';
  const message = isSwitched
    ? say`${describeActivation(change, before, after)}${[more]}`
    : joinSentences(settings, '; ');
  if (actionChange.isUnclear && !isSwitched) return [{ effect: 'unknown', message }];
  const enforcementChange = compare(change);
  if (isFullyCovered(enforcementChange))
    return [neutral(say`${message} (no effect: ${describeCoverage(enforcementChange)})`)];
  return [withNotes(enforcementChange, [...before.actions, ...after.actions], message)];
}

/** What a policy was doing to findings and does now. The filters have no effect while there are no actions. */
function verbsOfUpdate(before: readonly Action[], after: readonly Action[]): Verbs {
  if (before.length === 0 || after.length === 0) return verbsOf([]);
  return { doing: verbsOf(before).doing, does: verbsOf(after).does };
}

function describeActivation(change: PolicyUpdate, before: Enforcement, after: Enforcement): Sentence {
  if (after.active) return say`becomes active: ${[verbsOf(after.actions).does]} ${describeFilters(change.after)}`;
  return say`becomes inactive: stops ${[verbsOf(before.actions).doing]} ${describeFilters(change.before)}`;
}

/** Modes as the platform shows them. */
const modeNames = { monitor: 'Monitor', comment: 'Comment', block: 'Block' } as const satisfies Record<Mode, string>;

/** The verb for what the actions do to findings. */
function verbsOf(actions: readonly Action[]): Verbs {
  const mode = modeOf(actions);
  const hiding = actions.find(({ effect }) => effect === 'hides');
  const leading = actions.find((action) => action.mode === mode && action.effect !== 'hides');
  if (hiding === undefined) return leading?.verbs ?? { does: 'monitors', doing: 'monitoring' };
  if (leading === undefined || mode === 'monitor') return hiding.verbs;
  return {
    does: `${leading.verbs.does} and ${hiding.verbs.does}`,
    doing: `${leading.verbs.doing} and ${hiding.verbs.doing}`,
  };
}

/** The difference of two lists of actions, and whether its meaning is unknown. */
type ActionChange = { readonly sentences: readonly Sentence[]; readonly isUnclear: boolean };

function compareActions(before: readonly Action[], after: readonly Action[]): ActionChange {
  const removed = actionsWithout(before, after);
  const added = actionsWithout(after, before);
  const isReordered = actionsInBoth(before, after) !== actionsInBoth(after, before);
  const typesWithOtherSettings = new Set(
    removed.map(({ type }) => type).filter((type) => added.some((action) => action.type === type)),
  );
  const [oldMode, newMode] = [modeOf(before), modeOf(after)];
  const isInModeChange = ({ mode }: Action): boolean => oldMode !== newMode && mode !== 'monitor';
  const describeRest = (verb: string, actions: readonly Action[]): Sentence[] =>
    actions
      .filter((action) => !typesWithOtherSettings.has(action.type) && !isInModeChange(action))
      .map(({ type }) => [`${verb} action `, foreign(type)]);
  const sentences: Sentence[] = [];
  if (oldMode !== newMode) sentences.push([`${modeNames[oldMode]} → ${modeNames[newMode]}`]);
  for (const type of typesWithOtherSettings)
    sentences.push(say`changes the settings of ${nounWithNames('action', [type])}`);
  sentences.push(...describeRest('removes', removed), ...describeRest('adds', added));
  if (isReordered) sentences.push(['changes the order of the actions, or how often one is listed']);
  return { sentences, isUnclear: typesWithOtherSettings.size > 0 || isReordered };
}

/** The actions of one list that the other has too, in order, as one text. */
const actionsInBoth = (actions: readonly Action[], others: readonly Action[]): string =>
  actions
    .filter(({ canonical }) => others.some((other) => other.canonical === canonical))
    .map(({ canonical }) => canonical)
    .join('\n');

/** Actions of one list that the other lacks, with the same settings; without duplicates. */
function actionsWithout(actions: readonly Action[], others: readonly Action[]): Action[] {
  const otherTexts = new Set(others.map(({ canonical }) => canonical));
  const missing = actions.filter(({ canonical }) => !otherTexts.has(canonical));
  return [...new Map(missing.map((action) => [action.canonical, action])).values()];
}

/**
 * What all policies of a bundle enforce before and after, from the bundle and its diff. Policies in an unknown form cover nothing. Policies that the
 * platform manages itself appear on neither side.
 */
export function enforcementBeforeAfter(
  bundle: RemediationBundle,
  entries: readonly DiffEntry[],
): EnforcementBeforeAfter {
  const changed = entries.filter(({ object }) => object === 'RemediationPolicy');
  const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => toEnforcement(slugOf(policy), policy));
  const changedOn = (side: 'before' | 'after'): PolicyEnforcement[] =>
    changed.flatMap((entry) => toEnforcement(String(entry.key['slug']), entry[side]));
  return {
    before: enforcedCubes([...changedOn('before'), ...unchanged]),
    after: enforcedCubes([...changedOn('after'), ...unchanged]),
  };
}

/** What a policy enforces; empty for none and for an unknown form. */
function toEnforcement(slug: string, policy: Content | null): PolicyEnforcement[] {
  const enforcement = policy && enforcementOf(policy);
  return enforcement === null ? [] : [{ ...enforcement, slug }];
}
