import { type Bundle, exceptionId, itemId, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { type RuleList, ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** Semantic checks that the schema cannot express, as far as they can be made offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const known = knownBy(null);
  const rules: readonly Rule[] = [...byVocabulary, oddTexts, rulesOnAndOff, exceptionScope, expiry];
  return bundles.flatMap((bundle) => rules.flatMap((rule) => rule(bundle, known, today)));
}

/** What the platform does not know, in place of the guesses. All else was found offline. */
export function lintKnown(bundle: Bundle, vocabulary: Vocabulary): Problem[] {
  const known = knownBy(vocabulary);
  return byVocabulary.flatMap((rule) => rule(bundle, known, ''));
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
type Rule = (bundle: Bundle, known: Known, today: string) => Problem[];

/**
 * What the words of the files are compared with. What the platform does not know is an error; what was not seen in the field is a warning,
 * since a platform may know more. An empty list was not answered.
 */
type Known = {
  readonly conditionTypes: Words<readonly string[]>;
  /** With the actions that each needs beside it. */
  readonly actions: Words<ReadonlyMap<string, readonly string[]>>;
  readonly values: Words<ReadonlyMap<string, readonly string[]>>;
  /** Null where the platform was not asked, or does not say. */
  readonly vocabulary: Vocabulary | null;
};

type Words<T> = { readonly severity: Severity; readonly words: T };

const seenConditionTypes = [
  'severity',
  'confidence',
  'repository_tag',
  'vulnerability_class',
  'breaking_change',
  'full_scan',
];

const seenActions: ReadonlyMap<string, readonly string[]> = new Map(
  ['block', 'pr_comment', 'jira', 'slack_app', 'webhook', 'triage'].map((type) => [
    type,
    type === 'block' ? ['pr_comment'] : [],
  ]),
);

/** Values that findings have. */
const seenValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['severity', ['low', 'medium', 'high', 'critical']],
  ['confidence', ['low', 'medium', 'high']],
]);

function knownBy(vocabulary: Vocabulary | null): Known {
  const choose = <T>(reported: T | undefined, isReported: boolean, seen: T): Words<T> =>
    isReported && reported !== undefined
      ? { severity: 'error', words: reported }
      : { severity: 'warning', words: seen };
  const { conditionTypes = [], requires, values } = vocabulary ?? {};
  return {
    vocabulary,
    conditionTypes: choose(conditionTypes, conditionTypes.length > 0, seenConditionTypes),
    actions: choose(requires, requires !== undefined && requires.size > 0, seenActions),
    values: choose(values, true, seenValues),
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

const policiesOf = (bundle: Bundle) =>
  bundle.kind !== 'remediation'
    ? []
    : bundle.content.policies.map((policy) => {
        const at = originOf(bundle, policyId(slugOf(policy)));
        const inside =
          (...way: Pointer): At =>
          (...steps) =>
            at(...way, ...steps);
        const conditions = policy.filters.conditions.map((one, index) => {
          return { ...one, at: inside('filters', 'conditions', index) };
        });
        const actions = policy.actions.map((one, index) => ({ ...one, at: inside('actions', index) }));
        return { ...policy, conditions, actions, at };
      });

const conditionsOf = (bundle: Bundle) => policiesOf(bundle).flatMap(({ conditions }) => conditions);

const exceptionsOf = (bundle: Bundle) =>
  bundle.kind === 'remediation'
    ? []
    : bundle.content.exceptions.map((one) => ({ ...one, at: originOf(bundle, exceptionId(one)) }));

const itemsOf = (bundle: Bundle, list: RuleList): { readonly text: string; readonly at: At }[] =>
  bundle.kind === 'remediation'
    ? []
    : bundle.content[list].map((text) => ({ text, at: originOf(bundle, itemId(list, text)) }));

// ── Words ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An unknown type, at each entry that has one. An empty text stands for what could not be read, which is a problem already. */
function unknownTypes(
  code: 'unknown-condition-type' | 'unknown-action-type',
  { severity, words: known }: Words<readonly string[]>,
  entries: readonly { readonly type: string; readonly at: At }[],
): Problem[] {
  const unknown = entries.filter(({ type }) => type !== '' && !known.includes(type));
  return unknown.map(({ type, at }) => {
    return { severity, at: at('type'), code, type, known, nearest: nearest(type, known) };
  });
}

const conditionTypes: Rule = (bundle, known) =>
  unknownTypes('unknown-condition-type', known.conditionTypes, conditionsOf(bundle));

const actionTypes: Rule = (bundle, { actions: { severity, words } }) =>
  unknownTypes(
    'unknown-action-type',
    { severity, words: [...words.keys()] },
    policiesOf(bundle).flatMap(({ actions }) => actions),
  );

/** Actions that need another one beside them. */
const companions: Rule = (bundle, { actions: { severity, words } }) =>
  policiesOf(bundle).flatMap(({ actions }) =>
    actions.flatMap(({ type: action, at }) => {
      const missing = (words.get(action) ?? []).filter((needed) => !actions.some(({ type }) => type === needed));
      return missing.map((companion): Problem => {
        return { severity, at: at(), code: 'missing-companion', action, companion };
      });
    }),
  );

/** A type that the platform lists no values for accepts any. */
const conditionValues: Rule = (bundle, { values: { severity, words } }) => {
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...words].map(([type, known]) => [type, new Set(['', ...known])]));
  const nearestOf = nearestOfMany();
  return conditionsOf(bundle).flatMap(({ type, values, at }) => {
    const known = words.get(type) ?? [];
    return values.flatMap((value, place): Problem[] => {
      if (known.length === 0 || sets.get(type)?.has(value) === true) return [];
      const code = 'unknown-condition-value';
      return [{ severity, at: at('values', place), code, type, value, known, nearest: nearestOf(value, known) }];
    });
  });
};

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds: Rule = (bundle, { vocabulary }) => {
  const fields = { exception_type: vocabulary?.exceptionTypes ?? [], rule_type: vocabulary?.ruleTypes ?? [] };
  return exceptionsOf(bundle).flatMap(({ at, ...exception }) =>
    (['exception_type', 'rule_type'] as const).flatMap((field): Problem[] => {
      const [value, known] = [exception[field], fields[field]];
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
const byVocabulary: readonly Rule[] = [
  conditionTypes,
  actionTypes,
  companions,
  conditionValues,
  rulesets,
  exceptionKinds,
];

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An exception holds for one project or for one tag of projects, never for both or for neither. */
const exceptionScope: Rule = (bundle) =>
  exceptionsOf(bundle)
    .filter(({ project, project_tag_name: tag }) => (project === undefined) === (tag === undefined))
    .map(({ project, at }) => {
      return { severity: 'error', at: at(), code: 'exception-scope', found: project === undefined ? 'none' : 'both' };
    });

/**
 * An entry that is overdue is an error, not a warning: someone agreed to it until that day only, and a warning is what lets a
 * temporary exception live for years. Renewing it is one line in a pull request, where a reviewer sees it.
 */
const expiry: Rule = (bundle, _, today) =>
  [...bundle.notes].flatMap(([id, { 'x-expires': expires, ...others }]) => {
    const at = originOf(bundle, id);
    // Whoever wrote a name that is nearly that one counts on that day, and no one would look at it.
    const misnamed = Object.keys(others).filter((name) => /^x-expir/i.test(name));
    const problems = misnamed.map((field): Problem => {
      return { severity: 'error', at: { ...at(field), key: true }, code: 'misnamed-expiry', field };
    });
    if (expires === undefined || expires > today) return problems;
    return [...problems, { severity: 'error', at: at('x-expires'), code: 'expired', expires, today }];
  });

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
