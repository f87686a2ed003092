import { type Bundle, exceptionId, itemId, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { type RuleList, ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { DetectionException, RemediationPolicy } from '../generated/types.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** Semantic checks that the schema cannot express, as far as they can be made offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const rules = [...byVocabulary, oddTexts, rulesOnAndOff, exceptionScope, expiry(today)];
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

// ── What a bundle holds, and where ──────────────────────────────────────────────────────────────────────────────────────────────

/** Where something further in stands. */
type At = (...steps: Pointer) => Place;

/** Throws for an object that is not of this bundle: that would be a mistake of ours. */
function originOf(bundle: Bundle, id: ObjectId): At {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} stands in no file`);
  return (...steps) => ({ file: origin.file, pointer: [...origin.pointer, ...steps] });
}

const policiesOf = (bundle: Bundle): (RemediationPolicy & { readonly at: At })[] =>
  bundle.kind !== 'remediation'
    ? []
    : bundle.content.policies.map((policy) => ({ ...policy, at: originOf(bundle, policyId(slugOf(policy))) }));

const conditionsOf = (bundle: Bundle) =>
  policiesOf(bundle).flatMap(({ filters, at }) =>
    filters.conditions.map((condition, index) => {
      return { ...condition, at: (...steps: Pointer) => at('filters', 'conditions', index, ...steps) };
    }),
  );

const exceptionsOf = (bundle: Bundle): (DetectionException & { readonly at: At })[] =>
  bundle.kind === 'remediation'
    ? []
    : bundle.content.exceptions.map((one) => ({ ...one, at: originOf(bundle, exceptionId(one)) }));

const itemsOf = (bundle: Bundle, list: RuleList): { readonly text: string; readonly at: At }[] =>
  bundle.kind === 'remediation'
    ? []
    : bundle.content[list].map((text) => ({ text, at: originOf(bundle, itemId(list, text)) }));

// ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An unknown type, at each entry that has one. An empty text stands for what could not be read, which is a problem already. */
const unknownTypes = (
  { severity, words }: Words,
  code: 'unknown-condition-type' | 'unknown-action-type',
  entries: readonly { readonly type: string; readonly at: At }[],
): Problem[] =>
  entries.flatMap(({ type, at }) =>
    type === '' || words.includes(type)
      ? []
      : [{ severity, at: at('type'), code, type, known: words, nearest: nearest(type, words) }],
  );

const conditionTypes: Rule = (bundle, known) =>
  unknownTypes(known.conditionTypes, 'unknown-condition-type', conditionsOf(bundle));

/** Unknown types of actions, and actions that need another beside them. */
const actions: Rule = (bundle, { actionTypes }) =>
  policiesOf(bundle).flatMap(({ actions: given, at }) => {
    const entries = given.map(({ type }, index) => {
      return { type, at: (...steps: Pointer) => at('actions', index, ...steps) };
    });
    const lonely = entries.flatMap(({ type: action, at: place }) =>
      actionTypes
        .requires(action)
        .filter((companion) => !given.some(({ type }) => type === companion))
        .map((companion): Problem => {
          return { severity: actionTypes.severity, at: place(), code: 'missing-companion', action, companion };
        }),
    );
    return [...unknownTypes(actionTypes, 'unknown-action-type', entries), ...lonely];
  });

/** A type that the platform lists no values for accepts any. */
const conditionValues: Rule = (bundle, { values: { severity, byType } }) => {
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...byType].map(([type, known]) => [type, new Set(known)]));
  const nearestOf = nearestOfMany();
  return conditionsOf(bundle).flatMap(({ type, values, at }) => {
    const [known = [], set] = [byType.get(type), sets.get(type)];
    if (set === undefined || set.size === 0) return [];
    return values.flatMap((value, place): Problem[] => {
      if (value === '' || set.has(value)) return [];
      const code = 'unknown-condition-value';
      return [{ severity, at: at('values', place), code, type, value, known, nearest: nearestOf(value, known) }];
    });
  });
};

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds: Rule = (bundle, { vocabulary }) => {
  const fields = [
    { field: 'exception_type', known: vocabulary?.exceptionTypes ?? [] },
    { field: 'rule_type', known: vocabulary?.ruleTypes ?? [] },
  ] as const;
  return exceptionsOf(bundle).flatMap(({ at, ...exception }) =>
    fields.flatMap(({ field, known }): Problem[] => {
      const value = exception[field];
      if (known.length === 0 || known.includes(value)) return [];
      return [{ severity: 'error', at: at(field), code: 'unsupported-exception', field, value, known }];
    }),
  );
};

/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets: Rule = (bundle, { vocabulary }) =>
  bundle.kind === 'detection/secrets' || vocabulary?.rulesetsAccepted === false
    ? itemsOf(bundle, 'rulesets').map(({ text: ruleset, at }) => {
        return { severity: 'error', at: at(), code: 'rulesets-in-secrets', ruleset };
      })
    : [];

/** What depends on what a platform knows. */
const byVocabulary: readonly Rule[] = [conditionTypes, actions, conditionValues, rulesets, exceptionKinds];

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope: Rule = (bundle) =>
  exceptionsOf(bundle).flatMap(({ project, project_tag_name: tag, at }): Problem[] => {
    if ((project === undefined) !== (tag === undefined)) return [];
    const found = project === undefined ? 'none' : 'both';
    return [{ severity: 'error', at: at(), code: 'exception-scope', found }];
  });

/**
 * An entry that is overdue is an error, not a warning: someone agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
 */
const expiry =
  (today: string): Rule =>
  (bundle) =>
    [...bundle.notes].flatMap(([id, notes]) => {
      const at = originOf(bundle, id);
      // Whoever wrote a name that is nearly that one counts on that day, and no one would look at it.
      const misnamed = Object.keys(notes).filter((name) => name !== 'x-expires' && /^x-expir/i.test(name));
      return [
        ...misnamed.map((field): Problem => {
          return { severity: 'error', at: { ...at(field), key: true }, code: 'misnamed-expiry', field };
        }),
        ...overdue(notes['x-expires'], at('x-expires'), today),
      ];
    });

function overdue(expires: string | undefined, at: Place, today: string): Problem[] {
  if (expires === undefined) return [];
  // The schema has seen to its form; not every such day is in the calendar.
  const time = Date.parse(`${expires}T00:00:00Z`);
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(expires);
  if (!isDay) return [{ severity: 'error', at, code: 'bad-date', text: expires }];
  return expires <= today ? [{ severity: 'error', at, code: 'expired', expires, today }] : [];
}

/** Quotes of a word processor, an apostrophe in a word aside, and what no one sees, aside from what scripts and emoji are joined with. */
const odd = /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Such a character is a part of the text for YAML: a slug with it is that of another policy, and a value or a rule matches nothing. */
const oddTexts: Rule = (bundle) => {
  const fields = ['rule', 'project', 'project_tag_name'] as const;
  const texts = [
    ...policiesOf(bundle).map(({ slug, at }) => ({ text: slug, at: () => at('slug') })),
    // Of other conditions it is told which values are known.
    ...conditionsOf(bundle).flatMap(({ type, values, at }) =>
      seenValues.has(type) ? [] : values.map((text, place) => ({ text, at: () => at('values', place) })),
    ),
    ...ruleLists.flatMap((list) => itemsOf(bundle, list)),
    ...exceptionsOf(bundle).flatMap(({ at, ...one }) =>
      fields.map((field) => ({ text: one[field], at: () => at(field) })),
    ),
  ];
  return texts.flatMap(({ text = '', at }): Problem[] => {
    const codePoint = odd.exec(text)?.[0].codePointAt(0);
    return codePoint === undefined ? [] : [{ severity: 'warning', at: at(), code: 'odd-character', text, codePoint }];
  });
};

/** A rule both in `rules` and in `disabled`: one of the two is a mistake, though a platform may hold it so. */
const rulesOnAndOff: Rule = (bundle) => {
  const enabled = new Map(itemsOf(bundle, 'rules').map(({ text, at }) => [text, at]));
  return itemsOf(bundle, 'disabled').flatMap(({ text: rule, at }): Problem[] => {
    const first = enabled.get(rule)?.();
    if (first === undefined) return [];
    return [{ severity: 'warning', at: at(), code: 'rule-enabled-and-disabled', rule, first }];
  });
};

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
