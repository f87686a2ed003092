import { type Bundle, objectsOf, slugOf } from '../../domain/bundle.ts';
import type { Vocabulary } from '../../domain/platform.ts';
import { knownSuggestions } from '../../domain/suggestions.ts';
import { nowhere, type Problem, type ProblemCode, type Severity } from '../../domain/problem.ts';
import { type Settings, unmanagedIn } from '../../domain/settings.ts';
import { mayHaveUnmanagedObjects, findUnmanagedGlob } from '../../domain/unmanaged-globs.ts';
import { leavesOut, describeWithoutEntry } from '../../domain/without-entry.ts';
import { actionsOf, conditionsOf, itemsOf, placeIn, policiesOf } from './bundle-parts.ts';
import { type Dates, lintExpiry } from './expiry.ts';
import { builtInVocabulary } from './known-values.ts';
import { lintNames } from './names.ts';
import { nearest, nearestOfMany } from '../nearest.ts';
import { lintTexts } from './texts.ts';

/** Checks bundles for mistakes that the schema cannot express, without the platform. */
export const lint = (bundles: readonly Bundle[], dates: Dates): Problem[] =>
  bundles.flatMap((bundle) => [
    ...lintVocabulary(bundle, builtInVocabulary, 'warning'),
    ...lintVulnerabilityClasses(bundle),
    ...lintActionSettings(bundle),
    ...lintTexts(bundle),
    ...lintNames(bundle),
    ...lintExpiry(bundle, dates),
  ]);

/** Checks the words of a bundle against a vocabulary: that of the platform, or offline the built-in one. */
export const lintVocabulary = (bundle: Bundle, vocabulary: Vocabulary, severity: Severity = 'error'): Problem[] =>
  [lintConditionTypes, lintActionTypes, lintConditionValues, lintRulesets].flatMap((check) => [
    ...check(bundle, vocabulary, severity),
  ]);

/** Whether a problem is only a guess offline: the vocabulary of the platform either makes it an error, or shows that there is no problem. */
export const isOfflineGuess = ({ code }: Problem): boolean => offlineGuesses.has(code);

const offlineGuesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** Whether a word is unknown. An empty list means that the platform did not report any words, so no word counts as unknown. */
const isUnknown = (word: string, known: readonly string[]): boolean => known.length > 0 && !known.includes(word);

// ── Unknown names ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

function* lintConditionTypes(
  bundle: Bundle,
  { conditionTypes: known }: Vocabulary,
  severity: Severity,
): Generator<Problem> {
  const code = 'unknown-condition-type';
  for (const { type, placeOf } of conditionsOf(bundle))
    if (isUnknown(type, known))
      yield toUnknownWordProblem(nearest(type, known), severity, { at: placeOf('type'), code, type, known });
}

/** Completes the problem of an unknown word. It is an error if the word resembles a known one, since that is a typo; any other may be new on the platform. */
const toUnknownWordProblem = <Facts extends object>(nearestWord: string | null, severity: Severity, facts: Facts) => ({
  severity: nearestWord === null ? severity : ('error' as const),
  nearest: nearestWord,
  ...facts,
});

/** Reports unknown action types, and actions without another action that they require. */
function* lintActionTypes(bundle: Bundle, { requires }: Vocabulary, severity: Severity): Generator<Problem> {
  const known = [...requires.keys()];
  for (const { type, otherActions, placeOf } of actionsOf(bundle)) {
    const code = 'unknown-action-type';
    if (isUnknown(type, known))
      yield toUnknownWordProblem(nearest(type, known), severity, { at: placeOf('type'), code, type, known });
    for (const companion of requires.get(type) ?? [])
      if (!otherActions.some((other) => other.type === companion))
        yield { severity, at: placeOf(), code: 'missing-companion', action: type, companion };
  }
}

/** Reports unknown values of conditions. If the vocabulary lists no values for a condition type, any value is allowed. */
function* lintConditionValues(bundle: Bundle, { values: listed }: Vocabulary, severity: Severity): Generator<Problem> {
  // Sets, since a platform may list thousands of tags.
  const knownValues = new Map([...listed].map(([type, known]) => [type, new Set(known)]));
  const nearestValue = nearestOfMany();
  const code = 'unknown-condition-value';
  for (const { type, values, placeOf } of conditionsOf(bundle)) {
    const known = listed.get(type) ?? [];
    for (const [index, value] of values.entries())
      if (knownValues.get(type)?.has(value) === false)
        yield toUnknownWordProblem(nearestValue(value, known), severity, {
          at: placeOf('values', index),
          code,
          type,
          value,
          known,
        });
  }
}

/** Reports vulnerability classes that differ from a common one in a single letter. Any other unknown class may exist on the platform. */
function* lintVulnerabilityClasses(bundle: Bundle): Generator<Problem> {
  const known = Object.keys(knownSuggestions.conditions['vulnerability_class']?.values ?? {});
  for (const { type, values, placeOf } of conditionsOf(bundle)) {
    if (type !== 'vulnerability_class') continue;
    for (const [index, value] of values.entries()) {
      const intended = known.includes(value) ? null : nearest(value, known, 1);
      if (intended === null) continue;
      const facts = { code: 'unknown-condition-value', type, value, known, nearest: intended } as const;
      yield { severity: 'error', at: placeOf('values', index), ...facts };
    }
  }
}

/** Reports keys and values in the `config` of actions that resemble a known one. Any other key may be known to the platform. */
function* lintActionSettings(bundle: Bundle): Generator<Problem> {
  for (const { type, config, placeOf } of actionsOf(bundle)) {
    const settings = knownSuggestions.actions[type]?.settings ?? {};
    const keys = Object.keys(settings);
    for (const [key, value] of Object.entries(config ?? {})) {
      const known = Object.keys(settings[key]?.values ?? {});
      const intendedKey = keys.includes(key) ? null : nearest(key, keys);
      if (intendedKey !== null)
        yield {
          severity: 'warning',
          at: placeOf('config', key),
          code: 'unknown-config-key',
          type,
          key,
          known: keys,
          nearest: intendedKey,
        };
      if (typeof value === 'string' && isUnknown(value, known))
        yield toUnknownWordProblem(nearest(value, known), 'warning', {
          at: placeOf('config', key),
          code: 'unknown-config-value' as const,
          key,
          value,
          known,
        });
    }
  }
}

/** Reports rulesets for secrets, which are not allowed, and for code if the platform does not accept them. */
function* lintRulesets(bundle: Bundle, { rulesetsAccepted }: Vocabulary): Generator<Problem> {
  if (bundle.kind !== 'detection/secrets' && rulesetsAccepted !== false) return;
  for (const { text: ruleset, placeOf } of itemsOf(bundle, 'rulesets'))
    yield { severity: 'error', at: placeOf(), code: 'rulesets-in-secrets', ruleset };
}

// ── Contradictions between the config and the files ─────────────────────────────────────────────────────────────────────────────

/** Reports protected slugs without a policy: they protect nothing, or their policy is about to be deleted. */
export function lintProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearest(slug, [...declared]) };
  });
}

/** Reports unknown slugs in the waves of an apply. The deployment that was meant would be part of the last wave. */
export const lintWaves = ({ file = '', deployments, waves }: Settings): Problem[] =>
  waves.flatMap((wave, waveIndex) =>
    wave.flatMap((slug, index): Problem[] => {
      if (slug === '*' || deployments.size === 0 || deployments.has(slug)) return [];
      const configured = [...deployments.keys()];
      const at = { file, pointer: ['apply', 'waves', waveIndex, index] };
      const facts = { code: 'deployment-unknown', slug, configured, nearest: nearest(slug, configured) } as const;
      return [{ severity: 'warning', at, ...facts }];
    }),
  );

/** Reports entries of `without` that leave nothing out, which may be typos. */
export const lintWithout = ({ file = '', deployments }: Settings, bundles: readonly Bundle[]): Problem[] =>
  [...deployments].flatMap(([slug, { without }]) => {
    const bundlesOfDeployment = bundles.filter(({ deployment }) => deployment === slug);
    const leftOut = bundlesOfDeployment.flatMap((bundle) => bundle.excluded);
    return without.flatMap((entry, index): Problem[] => {
      if (leftOut.some(({ object }) => leavesOut(entry, object))) return [];
      const at = { file, pointer: ['deployments', slug, 'without', index] };
      return [
        { severity: 'warning', at, code: 'without-unused', entry: describeWithoutEntry(entry), deployment: slug },
      ];
    });
  });

/** Reports objects of the files that the config declares as unmanaged, because an apply would not send them. */
export const lintUnmanaged = (settings: Settings, bundles: readonly Bundle[]): Problem[] =>
  bundles.flatMap((bundle) => {
    const globs = unmanagedIn(settings, bundle.deployment);
    if (!mayHaveUnmanagedObjects(globs, bundle.kind)) return [];
    return objectsOf(bundle).flatMap(({ id, object }): Problem[] => {
      const glob = findUnmanagedGlob(globs, object);
      return glob === null
        ? []
        : [{ severity: 'error', at: placeIn(bundle, id, []), code: 'declares-unmanaged', glob }];
    });
  });
