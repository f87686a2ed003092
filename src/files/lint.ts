import { actionTypes } from '../domain/action-types.ts';
import {
  type Bundle,
  exceptionId,
  itemId,
  nameOf,
  objectsOf,
  policyId,
  slugOf,
  type RuleList,
  ruleLists,
} from '../domain/bundle.ts';
import type { Vocabulary } from '../domain/platform.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import { type Settings, unmanagedIn } from '../domain/settings.ts';
import { hasUnmanaged, unmanagedBy } from '../domain/unmanaged.ts';
import type { RemediationPolicy } from '../generated/types.ts';
import { fitsGlob } from '../util/glob.ts';
import { type Dates, lintExpiry } from './expiry.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import { placeIn } from './place.ts';

/** Semantic checks that the schema cannot express, offline. */
export const lint = (bundles: readonly Bundle[], dates: Dates): Problem[] =>
  bundles.flatMap((bundle) => [
    ...lintKnown(bundle, usualVocabulary, 'warning'),
    ...misleadingTexts(bundle),
    ...lintExpiry(bundle, dates),
  ]);

/** Checks against the platform's vocabulary, in place of the guesses. */
export const lintKnown = (bundle: Bundle, vocabulary: Vocabulary, severity: Severity = 'error'): Problem[] =>
  [unknownConditions, lintActions, conditionValues, rulesets].flatMap((rule) => [
    ...rule(bundle, vocabulary, severity),
  ]);

/** Whether a problem is only a guess offline: the platform's answer makes it an error, or drops it. */
export const isGuess = ({ code }: Problem): boolean => guesses.has(code);

const guesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** What the platforms that we have met know; another one may know more. */
const usualVocabulary: Vocabulary = {
  conditionTypes: ['severity', 'confidence', 'repository_tag', 'vulnerability_class', 'breaking_change', 'full_scan'],
  requires: new Map(Array.from(actionTypes, ([type, { requires }]) => [type, requires])),
  values: new Map([
    ['severity', ['low', 'medium', 'high', 'critical']],
    ['confidence', ['low', 'medium', 'high']],
  ]),
  rulesetsAccepted: null,
};

/** An empty list was not reported, so it says nothing. */
const isUnknown = (word: string, known: readonly string[]): boolean => known.length > 0 && !known.includes(word);

// ── What a bundle holds, and where ──────────────────────────────────────────────────────────────────────────────────────────────

/** The place of something inside an object; made for a problem only, since a run may have a hundred thousand objects. */
type At = (...steps: Pointer) => Place;

const atPolicy =
  (bundle: Bundle, policy: RemediationPolicy, ...way: Pointer): At =>
  (...steps) =>
    placeIn(bundle, policyId(slugOf(policy)), [...way, ...steps]);

const policiesOf = (bundle: Bundle): readonly RemediationPolicy[] =>
  bundle.kind === 'remediation' ? bundle.content.policies : [];

function* conditionsOf(bundle: Bundle) {
  for (const policy of policiesOf(bundle))
    for (const [index, { type, values }] of policy.filters.conditions.entries())
      yield { type, values, at: atPolicy(bundle, policy, 'filters', 'conditions', index) };
}

function* actionsOf(bundle: Bundle) {
  for (const policy of policiesOf(bundle))
    for (const [index, { type }] of policy.actions.entries())
      yield { type, beside: policy.actions, at: atPolicy(bundle, policy, 'actions', index) };
}

function* exceptionsOf(bundle: Bundle) {
  if (bundle.kind === 'remediation') return;
  for (const exception of bundle.content.exceptions)
    yield { exception, at: (...steps: Pointer) => placeIn(bundle, exceptionId(exception), steps) };
}

function* itemsOf(bundle: Bundle, list: RuleList) {
  if (bundle.kind === 'remediation') return;
  for (const text of bundle.content[list])
    yield { text, at: (...steps: Pointer) => placeIn(bundle, itemId(list, text), steps) };
}

// ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function* unknownConditions(
  bundle: Bundle,
  { conditionTypes: known }: Vocabulary,
  severity: Severity,
): Generator<Problem> {
  const code = 'unknown-condition-type';
  for (const { type, at } of conditionsOf(bundle))
    if (isUnknown(type, known)) yield { severity, at: at('type'), code, type, known, nearest: nearest(type, known) };
}

/** Unknown actions, and those that require another one. */
function* lintActions(bundle: Bundle, { requires }: Vocabulary, severity: Severity): Generator<Problem> {
  const known = [...requires.keys()];
  for (const { type, beside, at } of actionsOf(bundle)) {
    const code = 'unknown-action-type';
    if (isUnknown(type, known)) yield { severity, at: at('type'), code, type, known, nearest: nearest(type, known) };
    for (const companion of requires.get(type) ?? [])
      if (!beside.some((other) => other.type === companion))
        yield { severity, at: at(), code: 'missing-companion', action: type, companion };
  }
}

/** Types without listed values accept any. */
function* conditionValues(bundle: Bundle, { values: listed }: Vocabulary, severity: Severity): Generator<Problem> {
  // A platform may list thousands of tags.
  const sets = new Map([...listed].map(([type, known]) => [type, new Set(known)]));
  const nearestOf = nearestOfMany();
  const code = 'unknown-condition-value';
  for (const { type, values, at } of conditionsOf(bundle)) {
    const known = listed.get(type) ?? [];
    for (const [place, value] of values.entries())
      if (sets.get(type)?.has(value) === false)
        yield { severity, at: at('values', place), code, type, value, known, nearest: nearestOf(value, known) };
  }
}

/** Rulesets are not allowed for secrets, or if the vocabulary says so. */
function* rulesets(bundle: Bundle, { rulesetsAccepted }: Vocabulary): Generator<Problem> {
  if (bundle.kind !== 'detection/secrets' && rulesetsAccepted !== false) return;
  for (const { text: ruleset, at } of itemsOf(bundle, 'rulesets'))
    yield { severity: 'error', at: at(), code: 'rulesets-in-secrets', ruleset };
}

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Typographic quotes, except an apostrophe in a word, and invisible characters, except joiners in scripts and emoji. */
const misleading = (): RegExp =>
  /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Such a character is part of the text: a slug with it is another policy's, and a value or rule with it matches nothing. */
function* misleadingTexts(bundle: Bundle): Generator<Problem> {
  for (const { text = '', at } of textsOf(bundle)) {
    if (/^[ -~]*$/.test(text)) continue;
    const codePoint = misleading().exec(text)?.[0].codePointAt(0);
    if (codePoint !== undefined) yield { severity: 'warning', at: at(), code: 'odd-character', text, codePoint };
  }
}

function* textsOf(bundle: Bundle): Generator<{ readonly text: string | undefined; readonly at: () => Place }> {
  for (const policy of policiesOf(bundle)) yield { text: policy.slug, at: atPolicy(bundle, policy, 'slug') };
  for (const { type, values, at } of conditionsOf(bundle))
    // Other condition types report their known values.
    for (const [place, text] of usualVocabulary.values.has(type) ? [] : values.entries())
      yield { text, at: () => at('values', place) };
  for (const list of ruleLists) yield* itemsOf(bundle, list);
  for (const { exception, at } of exceptionsOf(bundle))
    for (const field of ['rule', 'project', 'project_tag_name'] as const)
      yield { text: exception[field], at: () => at(field) };
}

/** Protected slugs without a policy: they protect nothing, or the policy is about to be deleted. */
export function undeclaredProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearest(slug, [...declared]) };
  });
}

/** Entries of `without` that leave nothing out, perhaps a typo. */
export const unusedWithout = ({ file = '', deployments }: Settings, bundles: readonly Bundle[]): Problem[] =>
  [...deployments].flatMap(([slug, { without }]) => {
    const ofDeployment = bundles.filter(({ deployment }) => deployment === slug);
    const names = ofDeployment.flatMap(({ leftOut }) => leftOut.map(({ object }) => nameOf(object)));
    return without.flatMap((glob, index): Problem[] => {
      if (names.some((name) => fitsGlob(glob, name))) return [];
      const at = { file, pointer: ['deployments', slug, 'without', index] };
      return [{ severity: 'warning', at, code: 'without-unused', glob, deployment: slug }];
    });
  });

/** Objects of the files that the config leaves alone on the platform, so that nothing would come of them. */
export const declaredUnmanaged = (settings: Settings, bundles: readonly Bundle[]): Problem[] =>
  bundles.flatMap((bundle) => {
    const globs = unmanagedIn(settings, bundle.deployment);
    if (!hasUnmanaged(globs, bundle.kind)) return [];
    return objectsOf(bundle).flatMap(({ id, object }): Problem[] => {
      const glob = unmanagedBy(globs, object);
      return glob === null
        ? []
        : [{ severity: 'error', at: placeIn(bundle, id, []), code: 'declares-unmanaged', glob }];
    });
  });
