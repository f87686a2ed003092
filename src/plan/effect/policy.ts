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
  type BundleSides,
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

/** Classifies the change of a policy within its bundle. */
export function classifyPolicy({ key, before, after }: DiffEntry, sides: BundleSides): Classification {
  const change = { slug: String(key['slug']), before, after, sides };
  if (before === null) return classifyCreateOrDelete(after, change, 'create');
  if (after === null) return classifyCreateOrDelete(before, change, 'delete');
  return classifyUpdate({ ...change, before, after });
}

type PolicyChange = {
  readonly slug: string;
  readonly before: Content | null;
  readonly after: Content | null;
  readonly sides: BundleSides;
};

type Update = PolicyChange & { readonly before: Content; readonly after: Content };

const createDeleteTexts = {
  create: {
    idle: 'is inactive, so it does nothing yet',
    does: ({ does }: Verbs) => does,
    covered: 'already',
  },
  delete: {
    idle: 'was inactive, so nothing changes',
    does: ({ doing }: Verbs) => `stops ${doing}`,
    covered: 'still',
  },
};

/** Classifies a created or deleted policy: by its strongest action, unless it is inactive or covered by others. */
function classifyCreateOrDelete(
  policy: Content | null,
  change: PolicyChange,
  verb: 'create' | 'delete',
): Classification {
  const enforcement = policy && enforcementOf(policy);
  if (policy === null || enforcement === null) return unknownForm;
  const { active, actions } = enforcement;
  if (!active) return neutral([createDeleteTexts[verb].idle]);
  const compared = compare(change);
  if (isCovered(compared))
    return neutral(say`no effect: ${[createDeleteTexts[verb].covered]} ${describeCoverage(compared)}`);
  return withNotes(
    compared,
    actions,
    say`${[createDeleteTexts[verb].does(verbsOf(actions))]} ${describeFilters(policy)}`,
  );
}

const noEnforcement: Enforcement = { active: false, actions: [], strictness: 0, effectByAction: new Map(), space: [] };

function compare({ slug, before, after, sides }: PolicyChange): EnforcementChange {
  const read = (policy: Content | null): Enforcement => (policy && enforcementOf(policy)) ?? noEnforcement;
  return compareEnforcement(slug, read(before), read(after), sides);
}

const isCovered = ({ effect, coveredBy }: EnforcementChange): boolean => effect === 'neutral' && coveredBy.length > 0;

const describeCoverage = ({ coveredBy }: EnforcementChange): Sentence => say`covered by ${shortList(coveredBy)}`;

/** Adds why the effect is unknown, or which policies cover a part of it. */
function withNotes(compared: EnforcementChange, actions: readonly Action[], message: Sentence): Classification {
  const { effect, coveredBy } = compared;
  const unknown = [...new Set(actions.flatMap((action) => (action.effect === 'unknown' ? action.type : [])))];
  if (effect === 'unknown' && unknown.length > 0)
    return { effect, message: say`${message} (the effect of ${nounWithNames('action', unknown)} is not known)` };
  const isPartly = effect !== 'unknown' && coveredBy.length > 0;
  return { effect, message: isPartly ? say`${message} (partly ${describeCoverage(compared)})` : message };
}

/** Unknown parts make the effect unknown. */
function classifyUpdate(change: Update): Classification {
  const { before, after } = change;
  const [was, is] = [enforcementOf(before), enforcementOf(after)];
  if (was === null || is === null) return unknownForm;
  const differs = (field: string): boolean =>
    differingFields({ [field]: before[field] }, { [field]: after[field] }, []).length > 0;
  const others = [
    ...differingFields(before, after, policyFields),
    ...differingFields(before['filters'], after['filters'], filterFields),
  ];
  const parts = [
    ...classifyEnforcement(was, is, change),
    ...(differs('name') ? [neutral(say`changes the name to ${String(after['name'])}`)] : []),
    ...(differs('description') ? [neutral(['changes the description'])] : []),
    ...unknownFields(others),
  ];
  if (parts.length > 0) return combineClassifications(parts);
  const written =
    canonicalJson([before['filters'], before['actions']]) !== canonicalJson([after['filters'], after['actions']]);
  return written
    ? neutral(['equivalent; only the notation differs'])
    : { effect: 'unknown', message: ['no visible change'] };
}

function classifyEnforcement(was: Enforcement, is: Enforcement, change: Update): Classification[] {
  const { before, after } = change;
  const { message, isUnclear } = compareActions(was.actions, is.actions);
  // The filters have no effect while there are no actions.
  const isIdle = was.actions.length === 0 || is.actions.length === 0;
  const [from, to] = isIdle ? [[], []] : [was.actions, is.actions];
  const phrase = { doing: verbsOf(from).doing, does: verbsOf(to).does };
  const parts = [...message, ...describeFilterChange(before, after, phrase)];
  const isSwitched = was.active !== is.active;
  if (parts.length === 0 && !isSwitched) return [];
  if (!was.active && !is.active) return [neutral(['stays inactive, so nothing changes'])];
  const also = parts.length > 0 ? '; other settings change too' : '';
  const words = isSwitched ? say`${describeActivation(before, after, was, is)}${[also]}` : joinSentences(parts, '; ');
  if (isUnclear && !isSwitched) return [{ effect: 'unknown', message: words }];
  const compared = compare(change);
  if (isCovered(compared)) return [neutral(say`${words} (no effect: ${describeCoverage(compared)})`)];
  return [withNotes(compared, [...was.actions, ...is.actions], words)];
}

const describeActivation = (before: Content, after: Content, was: Enforcement, is: Enforcement): Sentence =>
  is.active
    ? say`becomes active: ${[verbsOf(is.actions).does]} ${describeFilters(after)}`
    : say`becomes inactive: stops ${[verbsOf(was.actions).doing]} ${describeFilters(before)}`;

/** The platform's names. */
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
type ActionChange = { readonly message: readonly Sentence[]; readonly isUnclear: boolean };

function compareActions(before: readonly Action[], after: readonly Action[]): ActionChange {
  const [removed, added] = [actionsWithout(before, after), actionsWithout(after, before)];
  const textsInBoth = (actions: readonly Action[], others: readonly Action[]): string =>
    actions
      .flatMap(({ canonical }) => (others.some((policiesOf) => policiesOf.canonical === canonical) ? canonical : []))
      .join('\n');
  const isReordered = textsInBoth(before, after) !== textsInBoth(after, before);
  const order: Sentence[] = isReordered ? [['changes the order of the actions, or how often one is listed']] : [];
  const settings = [...new Set(removed.map(({ type }) => type))].filter((type) =>
    added.some((one) => one.type === type),
  );
  const [was, is] = [modeOf(before), modeOf(after)];
  const isReported = ({ type, mode }: Action): boolean => settings.includes(type) || (was !== is && mode !== 'monitor');
  const describeUnreported = (verb: string, actions: readonly Action[]): Sentence[] =>
    actions.filter((action) => !isReported(action)).map(({ type }) => [`${verb} action `, foreign(type)]);
  const message: Sentence[] = [
    ...(was === is ? [] : [[`${modeNames[was]} → ${modeNames[is]}`]]),
    ...settings.map((type) => say`changes the settings of ${nounWithNames('action', [type])}`),
    ...describeUnreported('removes', removed),
    ...describeUnreported('adds', added),
    ...order,
  ];
  return { message, isUnclear: settings.length + order.length > 0 };
}

/** Actions of one list that the other lacks, with the same settings; without duplicates. */
function actionsWithout(actions: readonly Action[], others: readonly Action[]): Action[] {
  const texts = new Set(others.map(({ canonical }) => canonical));
  return [
    ...new Map(
      actions.filter(({ canonical: text }) => !texts.has(text)).map((action) => [action.canonical, action]),
    ).values(),
  ];
}

/**
 * All policies of a bundle before and after, from the bundle and its diff. Policies in an unknown form cover nothing. Policies that the platform
 * manages itself appear on neither side.
 */
export function enforcementSides(bundle: RemediationBundle, entries: readonly DiffEntry[]): BundleSides {
  const changed = entries.filter(({ object }) => object === 'RemediationPolicy');
  const unchanged = unchangedPolicies(bundle, changed).flatMap((policy) => toEnforcement(slugOf(policy), policy));
  const one = (side: 'before' | 'after'): PolicyEnforcement[] =>
    changed.flatMap((entry) => toEnforcement(String(entry.key['slug']), entry[side]));
  return {
    before: enforcedCubes([...one('before'), ...unchanged]),
    after: enforcedCubes([...one('after'), ...unchanged]),
  };
}

function toEnforcement(slug: string, policy: Content | null): PolicyEnforcement[] {
  const enforcement = policy && enforcementOf(policy);
  return enforcement === null ? [] : [{ ...enforcement, slug }];
}
