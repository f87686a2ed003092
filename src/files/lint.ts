import { type Bundle, exceptionId, itemId, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { type RuleList, ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** Semantic checks that the schema cannot express, offline. `today`: the day in UTC, such as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const known = knownBy(null);
  const rules: readonly Rule[] = [...byVocabulary, oddTexts, rulesOnAndOff, exceptionScope, expiry];
  return bundles.flatMap((bundle) => rules.flatMap((rule) => rule(bundle, known, today)));
}

/** Checks against the platform's vocabulary, in place of the guesses. */
export function lintKnown(bundle: Bundle, vocabulary: Vocabulary): Problem[] {
  const known = knownBy(vocabulary);
  return byVocabulary.flatMap((rule) => rule(bundle, known, ''));
}

/** Whether a problem is only a guess offline: the platform's answer makes it an error, or drops it. */
export const isGuess = ({ code }: Problem): boolean => guesses.has(code);

const guesses: ReadonlySet<ProblemCode> = new Set([
  'unknown-condition-type',
  'unknown-condition-value',
  'unknown-action-type',
  'missing-companion',
]);

/** A check of a bundle. */
type Rule = (bundle: Bundle, known: Known, today: string) => Problem[];

/**
 * The known words. A word that the platform does not know is an error; one that was not seen in the field is a warning, since a platform may know
 * more. An empty list means that the platform did not answer.
 */
type Known = {
  readonly conditionTypes: Words<readonly string[]>;
  /** With the actions that each requires. */
  readonly actions: Words<ReadonlyMap<string, readonly string[]>>;
  readonly values: Words<ReadonlyMap<string, readonly string[]>>;
  /** Null if the platform was not asked, or has none. */
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

/** Values that occur in findings. */
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

/** The place of something inside an object. */
type At = (...steps: Pointer) => Place;

/** Throws for an object of another bundle, which is a bug. */
function originOf(bundle: Bundle, id: ObjectId): At {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} is in no file`);
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

/** Unknown types. An empty text stands for an unreadable one, which was reported. */
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

/** Actions that require another one. */
const companions: Rule = (bundle, { actions: { severity, words } }) =>
  policiesOf(bundle).flatMap(({ actions }) =>
    actions.flatMap(({ type: action, at }) => {
      const missing = (words.get(action) ?? []).filter((needed) => !actions.some(({ type }) => type === needed));
      return missing.map((companion): Problem => {
        return { severity, at: at(), code: 'missing-companion', action, companion };
      });
    }),
  );

/** Types without listed values accept any. */
const conditionValues: Rule = (bundle, { values: { severity, words } }) => {
  // A platform may list thousands of tags.
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

/** The exception types that the platform's vocabulary allows for this product. */
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

/** Rulesets are not allowed for secrets, or if the vocabulary says so. */
const rulesets: Rule = (bundle, { vocabulary }) =>
  bundle.kind === 'detection/secrets' || vocabulary?.rulesetsAccepted === false
    ? itemsOf(bundle, 'rulesets').map(({ text: ruleset, at }) => {
        return { severity: 'error', at: at(), code: 'rulesets-in-secrets', ruleset };
      })
    : [];

/** Depends on the platform's vocabulary. */
const byVocabulary: readonly Rule[] = [
  conditionTypes,
  actionTypes,
  companions,
  conditionValues,
  rulesets,
  exceptionKinds,
];

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An exception needs a project or a tag of projects, not both. */
const exceptionScope: Rule = (bundle) =>
  exceptionsOf(bundle)
    .filter(({ project, project_tag_name: tag }) => (project === undefined) === (tag === undefined))
    .map(({ project, at }) => {
      return { severity: 'error', at: at(), code: 'exception-scope', found: project === undefined ? 'none' : 'both' };
    });

/**
 * An overdue entry is an error: it was agreed until that day only, and warnings let temporary exceptions live for years. Renewing it is one
 * reviewed line in a pull request.
 */
const expiry: Rule = (bundle, _, today) =>
  [...bundle.notes].flatMap(([id, { 'x-expires': expires, ...others }]) => {
    const at = originOf(bundle, id);
    // The author of a nearly right name relies on that day, but nothing would check it.
    const misnamed = Object.keys(others).filter((name) => /^x-expir/i.test(name));
    const problems = misnamed.map((field): Problem => {
      return { severity: 'error', at: { ...at(field), key: true }, code: 'misnamed-expiry', field };
    });
    if (expires === undefined || expires > today) return problems;
    return [...problems, { severity: 'error', at: at('x-expires'), code: 'expired', expires, today }];
  });

/** Typographic quotes, except an apostrophe in a word, and invisible characters, except joiners in scripts and emoji. */
const odd = /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Such a character is part of the text: a slug with it is another policy's, and a value or rule with it matches nothing. */
const oddTexts: Rule = (bundle) => {
  const fields = ['rule', 'project', 'project_tag_name'] as const;
  const texts = [
    ...policiesOf(bundle).map(({ slug, at }) => ({ text: slug, at: () => at('slug') })),
    // Other condition types report their known values.
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

/** A rule in both `rules` and `disabled`: probably a mistake, though a platform may have it so. */
const rulesOnAndOff: Rule = (bundle) => {
  const enabled = new Map(itemsOf(bundle, 'rules').map(({ text, at }) => [text, at]));
  return itemsOf(bundle, 'disabled').flatMap(({ text: rule, at }): Problem[] => {
    const first = enabled.get(rule)?.();
    if (first === undefined) return [];
    return [{ severity: 'warning', at: at(), code: 'rule-enabled-and-disabled', rule, first }];
  });
};

/** Protected slugs without a policy: they protect nothing, or the policy is about to be deleted. */
export function undeclaredProtected(settings: Settings, bundles: readonly Bundle[]): Problem[] {
  const declared = new Set(bundles.flatMap((bundle) => policiesOf(bundle).map(slugOf)));
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  const at = settings.file === undefined ? nowhere : { file: settings.file, pointer: ['guards', 'protected'] };
  const nearestOf = nearestOfMany();
  return missing.map((slug) => {
    return { severity: 'warning', at, code: 'protected-undeclared', slug, nearest: nearestOf(slug, [...declared]) };
  });
}
