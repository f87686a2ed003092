import { type Bundle, exceptionId, itemId, type Notes, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { DetectionException, Filters, RemediationPolicy } from '../generated/types.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** Semantic checks that the schema cannot express, as far as they can be made offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const rules = [...byVocabulary, sameConditions, oddTexts, rulesOnAndOff, exceptionScope, expiry(today)];
  const known = knownBy(null);
  return bundles.flatMap((bundle) => rules.flatMap((rule) => rule(bundle, known)));
}

/** What the platform does not know, in place of the guesses. All else was found offline. */
export function lintKnown(bundle: Bundle, vocabulary: Vocabulary): Problem[] {
  const known = knownBy(vocabulary);
  return byVocabulary.flatMap((rule) => rule(bundle, known));
}

/** Whether a problem is only a guess offline: once the platform has answered, it is an error or it is nothing. */
export const isGuess = ({ code }: Problem): boolean => guesses.has(code);

const guesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** One thing that is looked for in a bundle. */
type Rule = (bundle: Bundle, known: Known) => Problem[];

/**
 * What the words of the files are compared with. What the platform does not know is an error; what was not seen in the field is a warning,
 * since a platform may know more. An empty list was not answered.
 */
type Known = {
  readonly conditionTypes: Words;
  readonly actionTypes: Words & { readonly requires: (type: string) => readonly string[] };
  readonly values: { readonly severity: Severity; readonly byType: Vocabulary['values'] };
  /** Null where the platform was not asked, or does not say. */
  readonly vocabulary: Vocabulary | null;
};

type Words = { readonly severity: Severity; readonly words: readonly string[] };

/** Action types that were seen in the field, with the actions that each needs beside it. */
const seenActionTypes: ReadonlyMap<string, readonly string[]> = new Map(
  ['block', 'pr_comment', 'jira', 'slack_app', 'webhook', 'triage'].map((type) => [
    type,
    type === 'block' ? ['pr_comment'] : [],
  ]),
);

const seenConditionTypes = [
  'severity',
  'confidence',
  'repository_tag',
  'vulnerability_class',
  'breaking_change',
  'full_scan',
];

/** Values that findings have. */
const seenValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['severity', ['low', 'medium', 'high', 'critical']],
  ['confidence', ['low', 'medium', 'high']],
]);

function knownBy(vocabulary: Vocabulary | null): Known {
  const told = (isTold: boolean): Severity => (isTold ? 'error' : 'warning');
  const conditions = vocabulary?.conditionTypes ?? [];
  const actions = vocabulary !== null && vocabulary.requires.size > 0 ? vocabulary.requires : seenActionTypes;
  return {
    vocabulary,
    conditionTypes: {
      severity: told(conditions.length > 0),
      words: conditions.length > 0 ? conditions : seenConditionTypes,
    },
    actionTypes: {
      severity: told(actions !== seenActionTypes),
      words: [...actions.keys()],
      requires: (type) => actions.get(type) ?? [],
    },
    values: { severity: told(vocabulary !== null), byType: vocabulary?.values ?? seenValues },
  };
}

const policiesOf = (bundle: Bundle): readonly RemediationPolicy[] =>
  bundle.kind === 'remediation' ? bundle.content.policies : [];

const exceptionsOf = (bundle: Bundle): readonly DetectionException[] =>
  bundle.kind === 'remediation' ? [] : bundle.content.exceptions;

/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle: Bundle, id: ObjectId): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} stands in no file`);
  return origin;
}

/** A place further in. */
const within = (place: Place, ...steps: Pointer): Place => ({
  file: place.file,
  pointer: [...place.pointer, ...steps],
});

/** A place in a policy of a bundle. */
const inPolicy = (bundle: Bundle, policy: RemediationPolicy, ...steps: Pointer): Place =>
  within(originOf(bundle, policyId(slugOf(policy))), ...steps);

/** The problem of an unknown type, at each entry that has one. An empty text stands for what could not be read, which is a problem already. */
const unknownTypes = (
  { severity, words }: Words,
  entries: readonly { readonly type: string }[],
  code: 'unknown-condition-type' | 'unknown-action-type',
  at: (index: number) => Place,
): Problem[] =>
  entries.flatMap(({ type }, index) =>
    type === '' || words.includes(type)
      ? []
      : [{ severity, at: at(index), code, type, known: words, nearest: nearest(type, words) }],
  );

const types: Rule = (bundle, { conditionTypes, actionTypes }) =>
  policiesOf(bundle).flatMap((policy) => [
    ...unknownTypes(conditionTypes, policy.filters.conditions, 'unknown-condition-type', (index) =>
      inPolicy(bundle, policy, 'filters', 'conditions', index, 'type'),
    ),
    ...unknownTypes(actionTypes, policy.actions, 'unknown-action-type', (index) =>
      inPolicy(bundle, policy, 'actions', index, 'type'),
    ),
  ]);

/** An action that needs another beside it. */
const companions: Rule = (bundle, { actionTypes: { severity, requires } }) =>
  policiesOf(bundle).flatMap((policy) =>
    policy.actions.flatMap(({ type: action }, index) => {
      const missing = requires(action).filter((companion) => !policy.actions.some(({ type }) => type === companion));
      return missing.map((companion): Problem => {
        const at = inPolicy(bundle, policy, 'actions', index);
        return { severity, at, code: 'missing-companion', action, companion };
      });
    }),
  );

/** A type that the platform lists no values for accepts any. */
const conditionValues: Rule = (bundle, { values: { severity, byType } }) => {
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...byType].map(([type, known]) => [type, new Set(known)]));
  const nearestOf = nearestOfMany();
  return policiesOf(bundle).flatMap((policy) =>
    policy.filters.conditions.flatMap(({ type, values }, index) => {
      const [known = [], set] = [byType.get(type), sets.get(type)];
      if (set === undefined || set.size === 0) return [];
      return values.flatMap((value, place): Problem[] => {
        if (value === '' || set.has(value)) return [];
        const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'values', place);
        const code = 'unknown-condition-value';
        return [{ severity, at, code, type, value, known, nearest: nearestOf(value, known) }];
      });
    }),
  );
};

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds: Rule = (bundle, { vocabulary }) => {
  const fields = [
    { field: 'exception_type', known: vocabulary?.exceptionTypes ?? [] },
    { field: 'rule_type', known: vocabulary?.ruleTypes ?? [] },
  ] as const;
  return exceptionsOf(bundle).flatMap((exception) =>
    fields.flatMap(({ field, known }): Problem[] => {
      const value = exception[field];
      if (known.length === 0 || known.includes(value)) return [];
      const at = within(originOf(bundle, exceptionId(exception)), field);
      return [{ severity: 'error', at, code: 'unsupported-exception', field, value, known }];
    }),
  );
};

/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets: Rule = (bundle, { vocabulary }) => {
  if (bundle.kind === 'remediation') return [];
  if (bundle.kind !== 'detection/secrets' && vocabulary?.rulesetsAccepted !== false) return [];
  return bundle.content.rulesets.map((ruleset) => ({
    severity: 'error',
    at: originOf(bundle, itemId('rulesets', ruleset)),
    code: 'rulesets-in-secrets',
    ruleset,
  }));
};

/** What depends on what a platform knows. */
const byVocabulary: readonly Rule[] = [types, conditionValues, companions, rulesets, exceptionKinds];

/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope: Rule = (bundle) =>
  exceptionsOf(bundle).flatMap((exception): Problem[] => {
    const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== undefined).length;
    const at = originOf(bundle, exceptionId(exception));
    return given === 1
      ? []
      : [{ severity: 'error', at, code: 'exception-scope', found: given === 0 ? 'none' : 'both' }];
  });

/**
 * An entry that is overdue is an error, not a warning: someone agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
 */
const expiry =
  (today: string): Rule =>
  (bundle) =>
    [...bundle.notes].flatMap(([id, notes]) => {
      const origin = originOf(bundle, id);
      return [...misnamedIn(notes, origin), ...overdue(notes, origin, today)];
    });

function overdue({ 'x-expires': expires }: Notes, origin: Place, today: string): Problem[] {
  if (expires === undefined) return [];
  const at = within(origin, 'x-expires');
  if (!isDay(expires)) return [{ severity: 'error', at, code: 'bad-date', text: expires }];
  return expires <= today ? [{ severity: 'error', at, code: 'expired', expires, today }] : [];
}

/** A note that is nearly called so: whoever wrote it counts on that day, and no one would look at it. */
const misnamedIn = (notes: Notes, origin: Place): Problem[] =>
  Object.keys(notes)
    .filter((name) => name !== 'x-expires' && /^x-expir/i.test(name))
    .map((field) => {
      return { severity: 'error', at: { ...within(origin, field), key: true }, code: 'misnamed-expiry', field };
    });

/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Quotes of a word processor, an apostrophe in a word aside, and what no one sees, aside from what scripts and emoji are joined with. */
const odd = /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Such a character is a part of the text for YAML: a slug with it is that of another policy, and a value or a rule matches nothing. */
const oddTexts: Rule = (bundle) => [
  ...policiesOf(bundle).flatMap((policy) => [
    ...oddIn(policy.slug, () => inPolicy(bundle, policy, 'slug')),
    ...policy.filters.conditions.flatMap(({ type, values }, index) =>
      // Of others it is told which values are known.
      seenValues.has(type)
        ? []
        : values.flatMap((value, place) =>
            oddIn(value, () => inPolicy(bundle, policy, 'filters', 'conditions', index, 'values', place)),
          ),
    ),
  ]),
  ...ruleLists.flatMap((list) =>
    bundle.kind === 'remediation'
      ? []
      : bundle.content[list].flatMap((item) => oddIn(item, () => originOf(bundle, itemId(list, item)))),
  ),
  ...exceptionsOf(bundle).flatMap((exception) =>
    (['rule', 'project', 'project_tag_name'] as const).flatMap((field) =>
      oddIn(exception[field], () => within(originOf(bundle, exceptionId(exception)), field)),
    ),
  ),
];

function oddIn(text: string | undefined, at: () => Place): Problem[] {
  const codePoint = text === undefined ? undefined : odd.exec(text)?.[0].codePointAt(0);
  if (text === undefined || codePoint === undefined) return [];
  return [{ severity: 'warning', at: at(), code: 'odd-character', text, codePoint }];
}

/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
const rulesOnAndOff: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  const enabled = new Set(bundle.content.rules);
  return bundle.content.disabled
    .filter((rule) => enabled.has(rule))
    .map((rule) => ({
      severity: 'warning',
      at: originOf(bundle, itemId('disabled', rule)),
      code: 'rule-enabled-and-disabled',
      rule,
      first: originOf(bundle, itemId('rules', rule)),
    }));
};

/** Two policies that match the same findings are mostly a copy that was not finished; both will run. */
const sameConditions: Rule = (bundle) => {
  const isRead = ({ filters: { conditions } }: RemediationPolicy): boolean =>
    conditions.length > 0 && conditions.every(({ type, values }) => type !== '' && !values.includes(''));
  const byMeaning = Map.groupBy(policiesOf(bundle).filter(isRead), ({ filters }) => meaningOf(filters));
  const filtersOf = (policy: RemediationPolicy): Place => inPolicy(bundle, policy, 'filters');
  return [...byMeaning.values()].flatMap(([first, ...others]) =>
    others.map((policy) => ({
      severity: 'warning',
      at: filtersOf(policy),
      code: 'same-conditions',
      slug: slugOf(policy),
      first: filtersOf(first ?? policy),
    })),
  );
};

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted();
  // No text of a file holds these control characters.
  const parts = distinct(
    conditions.map((one) => `${one.mode ?? 'any'}\0${one.type}\0${distinct(one.values).join('\0')}`),
  );
  return `${parts.length > 1 ? mode : 'all'}\u0001${parts.join('\u0001')}`;
}

/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
export function undeclaredProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  const nearestOf = nearestOfMany();
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearestOf(slug, [...declared]) };
  });
}
