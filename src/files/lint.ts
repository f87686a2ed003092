import { type Bundle, nameForGlobs, objectsOf, slugOf } from '../domain/bundle.ts';
import type { Vocabulary } from '../domain/platform.ts';
import { knownSuggestions } from '../domain/suggestions.ts';
import { nowhere, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import { type Settings, unmanagedIn } from '../domain/settings.ts';
import { hasUnmanaged, findUnmanagedGlob } from '../domain/unmanaged.ts';
import { matchesGlob } from '../util/glob.ts';
import { actionsOf, conditionsOf, itemsOf, placeIn, policiesOf } from './entries.ts';
import { type Dates, lintExpiry } from './expiry.ts';
import { usualVocabulary } from './known-words.ts';
import { lintNames } from './names.ts';
import { nearest, nearestOfMany } from './nearest.ts';
import { lintTexts } from './texts.ts';

/** Semantic checks that the schema cannot express, offline. */
export const lint = (bundles: readonly Bundle[], dates: Dates): Problem[] =>
  bundles.flatMap((bundle) => [
    ...lintKnown(bundle, usualVocabulary, 'warning'),
    ...misspelledClasses(bundle),
    ...lintConfigs(bundle),
    ...lintTexts(bundle),
    ...lintNames(bundle),
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

/** An empty list was not reported, so it says nothing. */
const isUnknown = (word: string, known: readonly string[]): boolean => known.length > 0 && !known.includes(word);

// ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

function* unknownConditions(
  bundle: Bundle,
  { conditionTypes: known }: Vocabulary,
  severity: Severity,
): Generator<Problem> {
  const code = 'unknown-condition-type';
  for (const { type, at } of conditionsOf(bundle))
    if (isUnknown(type, known)) yield unknown(nearest(type, known), severity, { at: at('type'), code, type, known });
}

/** A near miss of a known word is a typo for certain; any other word may be new on the platform. */
const unknown = <Facts extends object>(meant: string | null, severity: Severity, facts: Facts) => ({
  severity: meant === null ? severity : ('error' as const),
  nearest: meant,
  ...facts,
});

/** Unknown actions, and those that require another one. */
function* lintActions(bundle: Bundle, { requires }: Vocabulary, severity: Severity): Generator<Problem> {
  const known = [...requires.keys()];
  for (const { type, otherActions, at } of actionsOf(bundle)) {
    const code = 'unknown-action-type';
    if (isUnknown(type, known)) yield unknown(nearest(type, known), severity, { at: at('type'), code, type, known });
    for (const companion of requires.get(type) ?? [])
      if (!otherActions.some((other) => other.type === companion))
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
        yield unknown(nearestOf(value, known), severity, { at: at('values', place), code, type, value, known });
  }
}

/** A platform may have many classes more, so that only what differs in one letter is a typo. */
function* misspelledClasses(bundle: Bundle): Generator<Problem> {
  const known = Object.keys(knownSuggestions.conditions['vulnerability_class']?.values ?? {});
  for (const { type, values, at } of conditionsOf(bundle))
    for (const [place, value] of type === 'vulnerability_class' ? values.entries() : []) {
      const meant = known.includes(value) ? null : nearest(value, known, 1);
      if (meant === null) continue;
      const facts = { code: 'unknown-condition-value', type, value, known, nearest: meant } as const;
      yield { severity: 'error', at: at('values', place), ...facts };
    }
}

/** Keys and values in the config of actions that editors suggest. A platform may know more keys: one that resembles none is no mistake. */
function* lintConfigs(bundle: Bundle): Generator<Problem> {
  for (const { type, config, at } of actionsOf(bundle)) {
    const settings = knownSuggestions.actions[type]?.settings ?? {};
    const keys = Object.keys(settings);
    for (const [key, value] of Object.entries(config ?? {})) {
      const known = Object.keys(settings[key]?.values ?? {});
      const meant = keys.includes(key) ? null : nearest(key, keys);
      if (meant !== null)
        yield {
          severity: 'warning',
          at: at('config', key),
          code: 'unknown-config-key',
          type,
          key,
          known: keys,
          nearest: meant,
        };
      if (typeof value === 'string' && isUnknown(value, known))
        yield unknown(nearest(value, known), 'warning', {
          at: at('config', key),
          code: 'unknown-config-value' as const,
          key,
          value,
          known,
        });
    }
  }
}

/** Rulesets are not allowed for secrets, or if the vocabulary says so. */
function* rulesets(bundle: Bundle, { rulesetsAccepted }: Vocabulary): Generator<Problem> {
  if (bundle.kind !== 'detection/secrets' && rulesetsAccepted !== false) return;
  for (const { text: ruleset, at } of itemsOf(bundle, 'rulesets'))
    yield { severity: 'error', at: at(), code: 'rulesets-in-secrets', ruleset };
}

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Protected slugs without a policy: they protect nothing, or the policy is about to be deleted. */
export function undeclaredProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearest(slug, [...declared]) };
  });
}

/** Slugs in the waves of an apply that no deployment has: a mistyped one goes with all others. */
export const unknownInWaves = ({ file = '', deployments, waves }: Settings): Problem[] =>
  waves.flatMap((wave, number) =>
    wave.flatMap((slug, index): Problem[] => {
      if (slug === '*' || deployments.size === 0 || deployments.has(slug)) return [];
      const configured = [...deployments.keys()];
      const at = { file, pointer: ['apply', 'waves', number, index] };
      const meant = nearest(slug, configured);
      return [{ severity: 'warning', at, code: 'deployment-unknown', slug, configured, nearest: meant }];
    }),
  );

/** Entries of `without` that leave nothing out, perhaps a typo. */
export const unusedWithout = ({ file = '', deployments }: Settings, bundles: readonly Bundle[]): Problem[] =>
  [...deployments].flatMap(([slug, { without }]) => {
    const ofDeployment = bundles.filter(({ deployment }) => deployment === slug);
    const names = ofDeployment.flatMap(({ leftOut }) => leftOut.map(({ object }) => nameForGlobs(object)));
    return without.flatMap((glob, index): Problem[] => {
      if (names.some((name) => matchesGlob(glob, name))) return [];
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
      const glob = findUnmanagedGlob(globs, object);
      return glob === null
        ? []
        : [{ severity: 'error', at: placeIn(bundle, id, []), code: 'declares-unmanaged', glob }];
    });
  });
