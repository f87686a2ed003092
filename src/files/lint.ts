import { type Bundle, exceptionId, itemId, type Notes, type ObjectId, policyId } from '../domain/bundle.ts';
import { slugOf } from '../domain/plan.ts';
import { ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Filters, RemediationPolicy } from '../generated/types.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** One thing that is looked for in a bundle. */
type Rule = (bundle: Bundle, known: Known) => Problem[];

/**
 * One thing that is looked for in every policy of a bundle: the rule prepares for the bundle, and what it returns is asked of one policy
 * after the other, so that a bundle of thousands is walked once. A policy that is right costs no memory: `fine`.
 */
type PolicyRule = (bundle: Bundle, known: Known) => (policy: RemediationPolicy) => readonly Problem[];

type Rules = { readonly ofPolicies: readonly PolicyRule[]; readonly ofBundles: readonly Rule[] };

const fine: readonly Problem[] = [];

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
const seenActionTypes: ReadonlyMap<string, { readonly requires: readonly string[] }> = new Map(
  ['block', 'pr_comment', 'jira', 'slack_app', 'webhook', 'triage'].map((type) => [
    type,
    { requires: type === 'block' ? ['pr_comment'] : [] },
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
  const conditions = [...(vocabulary?.conditionTypes.keys() ?? [])];
  const actions = vocabulary !== null && vocabulary.actionTypes.size > 0 ? vocabulary.actionTypes : null;
  const types = actions ?? seenActionTypes;
  return {
    vocabulary,
    conditionTypes:
      conditions.length > 0
        ? { severity: 'error', words: conditions }
        : { severity: 'warning', words: seenConditionTypes },
    actionTypes: {
      severity: actions === null ? 'warning' : 'error',
      words: [...types.keys()],
      requires: (type) => types.get(type)?.requires ?? [],
    },
    values:
      vocabulary === null
        ? { severity: 'warning', byType: seenValues }
        : { severity: 'error', byType: vocabulary.values },
  };
}

/** The problem of an unknown type, at each entry that has one. */
function unknownTypes(
  { severity, words }: Words,
  entries: readonly { readonly type: string }[],
  code: 'unknown-condition-type' | 'unknown-action-type',
  at: (index: number) => Place,
): readonly Problem[] {
  if (entries.every(({ type }) => words.includes(type))) return fine;
  return entries.flatMap(({ type }, index) =>
    words.includes(type)
      ? []
      : [{ severity, at: at(index), code, type, known: words, nearest: nearest(type, words) } as const],
  );
}

const conditionTypes: PolicyRule =
  (bundle, { conditionTypes: words }) =>
  (policy) =>
    unknownTypes(words, policy.filters.conditions, 'unknown-condition-type', (index) =>
      inPolicy(bundle, policy, 'filters', 'conditions', index, 'type'),
    );

const actionTypes: PolicyRule =
  (bundle, { actionTypes: words }) =>
  (policy) =>
    unknownTypes(words, policy.actions, 'unknown-action-type', (index) =>
      inPolicy(bundle, policy, 'actions', index, 'type'),
    );

/** An action that needs another beside it. */
const companions: PolicyRule =
  (bundle, { actionTypes: { severity, requires } }) =>
  (policy) => {
    const { actions } = policy;
    const isMissing = (companion: string): boolean => !actions.some(({ type }) => type === companion);
    if (!actions.some(({ type }) => requires(type).some(isMissing))) return fine;
    return actions.flatMap(({ type: action }, index) => {
      const at = inPolicy(bundle, policy, 'actions', index);
      const missing = requires(action).filter(isMissing);
      return missing.map((companion) => ({ severity, at, code: 'missing-companion', action, companion }) as const);
    });
  };

/** A type that the platform lists no values for accepts any. */
const conditionValues: PolicyRule = (bundle, { values: { severity, byType } }) => {
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...byType].map(([type, known]) => [type, new Set(known)]));
  const isKnown = (type: string, value: string): boolean => {
    const known = sets.get(type);
    return known === undefined || known.size === 0 || known.has(value);
  };
  const nearestOf = nearestOfMany();
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(({ type, values }) => values.every((value) => isKnown(type, value)))) return fine;
    return conditions.flatMap(({ type, values }, index) =>
      values.flatMap((value, place): Problem[] => {
        if (isKnown(type, value)) return [];
        const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'values', place);
        const known = byType.get(type) ?? [];
        const code = 'unknown-condition-value';
        return [{ severity, at, code, type, value, known, nearest: nearestOf(value, known) }];
      }),
    );
  };
};

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds: Rule = (bundle, { vocabulary }) => {
  if (bundle.kind === 'remediation' || vocabulary === null) return [];
  const fields = [
    { field: 'exception_type', known: vocabulary.exceptionTypes },
    { field: 'rule_type', known: vocabulary.ruleTypes },
  ] as const;
  return bundle.content.exceptions.flatMap((exception) => {
    const origin = originOf(bundle, exceptionId(exception));
    return fields.flatMap(({ field, known }): Problem[] => {
      const value = exception[field];
      if (known.length === 0 || known.includes(value)) return [];
      return [{ severity: 'error', at: within(origin, field), code: 'unsupported-exception', field, value, known }];
    });
  });
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

/** A place further in. */
const within = (place: Place, ...steps: Pointer): Place => ({
  file: place.file,
  pointer: [...place.pointer, ...steps],
});

/** A place in a policy of a bundle. */
const inPolicy = (bundle: Bundle, policy: RemediationPolicy, ...steps: Pointer): Place =>
  within(originOf(bundle, policyId(slugOf(policy))), ...steps);

/** What depends on what a platform knows. */
const byVocabulary: Rules = {
  ofPolicies: [conditionTypes, conditionValues, actionTypes, companions],
  ofBundles: [rulesets, exceptionKinds],
};

/** Semantic checks that the schema cannot express, as far as they can be made offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const { ofPolicies, ofBundles } = byVocabulary;
  const rules: Rules = {
    ofPolicies: [...ofPolicies, sameConditions, oddTexts],
    ofBundles: [...ofBundles, rulesOnAndOff, exceptionScope, expiry(today), oddItems],
  };
  const known = knownBy(null);
  return bundles.flatMap((bundle) => broken(rules, bundle, known));
}

/** Whether a problem is only a guess offline: once the platform has answered, it is an error or it is nothing. */
export const isGuess = ({ code }: Problem): boolean => guesses.has(code);

const guesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** What the platform does not know, in place of the guesses. All else was found offline. */
export const lintKnown = (bundle: Bundle, vocabulary: Vocabulary): Problem[] =>
  broken(byVocabulary, bundle, knownBy(vocabulary));

function broken({ ofPolicies, ofBundles }: Rules, bundle: Bundle, known: Known): Problem[] {
  const problems = ofBundles.flatMap((rule) => rule(bundle, known));
  if (bundle.kind !== 'remediation') return problems;
  const rules = ofPolicies.map((rule) => rule(bundle, known));
  for (const policy of bundle.content.policies) {
    for (const rule of rules) for (const problem of rule(policy)) problems.push(problem);
  }
  return problems;
}

/** Where an object of a bundle stands. Throws for one that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle: Bundle, id: ObjectId): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} stands in no file`);
  return origin;
}

/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  return bundle.content.exceptions.flatMap((exception): Problem[] => {
    const given = [exception.project, exception.project_tag_name].filter((scope) => scope !== undefined).length;
    if (given === 1) return [];
    const at = originOf(bundle, exceptionId(exception));
    return [{ severity: 'error', at, code: 'exception-scope', found: given === 0 ? 'none' : 'both' }];
  });
};

/**
 * An entry that is overdue is an error, not a warning: someone agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it. `today` is the day in UTC, as
 * 2027-01-31.
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

/** Such a character is a part of the text for YAML: a slug with it is that of another policy, and a value matches nothing. */
const oddTexts: PolicyRule = (bundle) => (policy) => {
  const { slug = '', filters } = policy;
  if (!odd.test(slug) && !filters.conditions.some(({ values }) => values.some((value) => odd.test(value)))) return fine;
  return [
    ...oddIn(slug, inPolicy(bundle, policy, 'slug')),
    ...filters.conditions.flatMap(({ type, values }, at) =>
      // Of others it is told which values are known.
      seenValues.has(type)
        ? []
        : values.flatMap((value, index) =>
            oddIn(value, inPolicy(bundle, policy, 'filters', 'conditions', at, 'values', index)),
          ),
    ),
  ];
};

/** The same of the names of rules, projects and tags. */
const oddItems: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  const { content } = bundle;
  return [
    ...ruleLists.flatMap((list) => content[list].flatMap((item) => oddIn(item, originOf(bundle, itemId(list, item))))),
    ...content.exceptions.flatMap((exception) =>
      (['rule', 'project', 'project_tag_name'] as const).flatMap((field) =>
        oddIn(exception[field] ?? '', within(originOf(bundle, exceptionId(exception)), field)),
      ),
    ),
  ];
};

function oddIn(text: string, at: Place): Problem[] {
  const codePoint = odd.exec(text)?.[0].codePointAt(0);
  return codePoint === undefined ? [] : [{ severity: 'warning', at, code: 'odd-character', text, codePoint }];
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
const sameConditions: PolicyRule = (bundle) => {
  const byMeaning = new Map<string, RemediationPolicy>();
  return (policy) => {
    const meaning = meaningOf(policy.filters);
    const first = byMeaning.get(meaning);
    if (first === undefined) byMeaning.set(meaning, policy);
    if (first === undefined) return fine;
    const common = { severity: 'warning', code: 'same-conditions', slug: slugOf(policy) } as const;
    return [{ ...common, at: inPolicy(bundle, policy, 'filters'), first: inPolicy(bundle, first, 'filters') }];
  };
};

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  // No text of a file holds these control characters.
  const parts = distinct(
    conditions.map((one) => `${one.mode ?? 'any'}\0${one.type}\0${distinct(one.values).join('\0')}`),
  );
  return `${parts.length > 1 ? mode : 'all'}\u0001${parts.join('\u0001')}`;
}

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts)].toSorted();

/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
export function undeclaredProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  if (settings.guards.protected.length === 0) return [];
  const declared = new Set(
    bundles.flatMap((bundle) => (bundle.kind === 'remediation' ? bundle.content.policies.map(slugOf) : [])),
  );
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  const nearestOf = nearestOfMany();
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearestOf(slug, [...declared]) };
  });
}
