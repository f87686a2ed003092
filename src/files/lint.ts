import { type Bundle, exceptionId, itemId, type Notes, type ObjectId, policyId } from '../domain/bundle.ts';
import { slugOf } from '../domain/plan.ts';
import { ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Source } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { Condition, Filters, RemediationPolicy } from '../generated/types.ts';
import { placesOfProtected } from './config.ts';
import { nearest, nearestOfMany } from './nearest.ts';

type Rules = { readonly ofPolicies: readonly PolicyRule[]; readonly ofBundles: readonly Rule[] };

/** What kind of exception the platform takes for this product, when its vocabulary says so. */
const exceptionKinds: Rule = (bundle, vocabulary) => {
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

/** A place further in. */
const within = (place: Place, ...steps: Pointer): Place => ({
  file: place.file,
  pointer: [...place.pointer, ...steps],
});

/** A secrets bundle takes no rulesets, nor does one whose vocabulary says so. */
const rulesets: Rule = (bundle, vocabulary) => {
  if (bundle.kind === 'remediation') return [];
  if (bundle.kind !== 'detection/secrets' && vocabulary?.rulesetsAccepted !== false) return [];
  return bundle.content.rulesets.map((ruleset) => ({
    severity: 'error',
    at: originOf(bundle, itemId('rulesets', ruleset)),
    code: 'rulesets-in-secrets',
    ruleset,
  }));
};

/** An action that needs another beside it: an error when the platform's vocabulary says so, a warning offline. */
const companions: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const requires = (type: string): readonly string[] =>
    (told ? vocabulary.actionTypes.get(type)?.requires : seenActionTypes.get(type)) ?? [];
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    const { actions } = policy;
    const isMissing = (companion: string): boolean => !actions.some(({ type }) => type === companion);
    if (!actions.some(({ type }) => requires(type).some(isMissing))) return fine;
    return actions.flatMap(({ type: action }, index) => {
      const at = inPolicy(bundle, policy, 'actions', index);
      const missing = requires(action).filter(isMissing);
      return missing.map((companion) => ({ severity, at, code: 'missing-companion', action, companion }));
    });
  };
};

/** A place in a policy of a bundle. */
const inPolicy = (bundle: Bundle, policy: RemediationPolicy, ...steps: Pointer): Place =>
  within(originOf(bundle, policyId(slugOf(policy))), ...steps);

const fine: readonly Problem[] = [];

/** Action types that were seen in the field, with the actions that each needs beside it. */
const seenActionTypes: ReadonlyMap<string, readonly string[]> = new Map([
  ['block', ['pr_comment']],
  ['pr_comment', []],
  ['jira', []],
  ['slack_app', []],
  ['webhook', []],
  ['triage', []],
]);

/** An action type that the platform does not know is an error; offline one that no one has seen is a warning. */
const actionTypes: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.actionTypes.size > 0;
  const known = [...(told ? vocabulary.actionTypes : seenActionTypes).keys()];
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    if (policy.actions.every(({ type }) => known.includes(type))) return fine;
    return policy.actions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const at = inPolicy(bundle, policy, 'actions', index, 'type');
      return [{ severity, at, code: 'unknown-action-type', type, known, nearest: nearest(type, known) }];
    });
  };
};

/** The vocabulary decides, and a type that it lists no values for accepts any. Offline a value that no finding has is a warning. */
const conditionValues: PolicyRule = (bundle, vocabulary) => {
  const severity = vocabulary === null ? 'warning' : 'error';
  const values = vocabulary === null ? seenValues : vocabulary.values;
  // A platform may know every tag of thousands of repositories.
  const sets = new Map([...values].map(([type, known]) => [type, new Set(known)]));
  const isKnown = (condition: Condition): boolean => {
    const known = sets.get(condition.type);
    return known === undefined || known.size === 0 || condition.values.every((value) => known.has(value));
  };
  const nearestOf = nearestOfMany();
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(isKnown)) return fine;
    return conditions.flatMap(({ type, values: given }, index) => {
      const known = values.get(type) ?? [];
      if (known.length === 0) return [];
      const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'values');
      return given.flatMap((value, place): Problem[] => {
        if (sets.get(type)?.has(value) === true) return [];
        const facts = {
          code: 'unknown-condition-value',
          type,
          value,
          known,
          nearest: nearestOf(value, known),
        } as const;
        return [{ severity, at: within(at, place), ...facts }];
      });
    });
  };
};

/** Values that the findings of the platform have; a platform may add some, so offline they are only a hint. */
const seenValues: ReadonlyMap<string, readonly string[]> = new Map([
  ['severity', ['low', 'medium', 'high', 'critical']],
  ['confidence', ['low', 'medium', 'high']],
]);

/** A condition type that the platform does not know is an error; offline one that no one has seen is a warning. */
const conditionTypes: PolicyRule = (bundle, vocabulary) => {
  const told = vocabulary !== null && vocabulary.conditionTypes.size > 0;
  const known = told ? [...vocabulary.conditionTypes.keys()] : seenConditionTypes;
  const severity = told ? 'error' : 'warning';
  return (policy) => {
    const { conditions } = policy.filters;
    if (conditions.every(({ type }) => known.includes(type))) return fine;
    return conditions.flatMap(({ type }, index) => {
      if (known.includes(type)) return [];
      const at = inPolicy(bundle, policy, 'filters', 'conditions', index, 'type');
      return [{ severity, at, code: 'unknown-condition-type', type, known, nearest: nearest(type, known) }];
    });
  };
};

/** Condition types that were seen in the field; a platform may know others, so offline they are only a hint. */
const seenConditionTypes = [
  'severity',
  'confidence',
  'repository_tag',
  'vulnerability_class',
  'breaking_change',
  'full_scan',
];

/** What hangs on what a platform knows. */
const byVocabulary: Rules = {
  ofPolicies: [conditionTypes, conditionValues, actionTypes, companions],
  ofBundles: [rulesets, exceptionKinds],
};

/** What the shape of the files allows and sense does not, as far as it can be told offline. `today` is the day in UTC, as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const { ofPolicies, ofBundles } = byVocabulary;
  const rules: Rules = {
    ofPolicies: [...ofPolicies, sameConditions, oddTexts],
    ofBundles: [...ofBundles, rulesOnAndOff, exceptionScope, expiry(today), oddItems],
  };
  return bundles.flatMap((bundle) => [...broken(rules, bundle, null), ...inBrokenPolicies(bundle, today)]);
}

/** What is wrong with broken policies beside their shape, so that no mistake hides another. */
function inBrokenPolicies(bundle: Bundle, today: string): Problem[] {
  const rules: Rules = { ofPolicies: [...byVocabulary.ofPolicies, oddTexts], ofBundles: [expiry(today)] };
  return (bundle.broken ?? []).flatMap(({ policy, at, notes }) => {
    const id = policyId(slugOf(policy));
    const alone: Bundle = {
      deployment: bundle.deployment,
      origins: new Map([[id, at]]),
      notes: new Map(notes === null ? [] : [[id, notes]]),
      kind: 'remediation',
      content: { policies: [policy] },
    };
    const isUnread = policy.actions.some(({ type }) => type === '');
    return broken(rules, alone, null).filter((problem) => {
      if (problem.code === 'missing-companion') return !isUnread;
      return !('value' in problem && problem.value === '') && !('type' in problem && problem.type === '');
    });
  });
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
  broken(byVocabulary, bundle, vocabulary);

const broken = ({ ofPolicies, ofBundles }: Rules, bundle: Bundle, vocabulary: Vocabulary | null): Problem[] => [
  ...lintPolicies(ofPolicies, bundle, vocabulary),
  ...ofBundles.flatMap((rule) => rule(bundle, vocabulary)),
];

function lintPolicies(rules: readonly PolicyRule[], bundle: Bundle, vocabulary: Vocabulary | null): Problem[] {
  if (bundle.kind !== 'remediation') return [];
  const judges = rules.map((rule) => rule(bundle, vocabulary));
  const problems: Problem[] = [];
  for (const policy of bundle.content.policies) {
    for (const judge of judges) for (const problem of judge(policy)) problems.push(problem);
  }
  return problems;
}

/** One thing that is looked for in a bundle. The vocabulary is null where the platform was not asked or does not say. */
type Rule = (bundle: Bundle, vocabulary: Vocabulary | null) => Problem[];

/**
 * One thing that is looked for in every policy of a bundle: the rule makes ready for the bundle, and what it gives back is asked of one
 * policy after the other. All rules see a policy while it is at hand, and a policy that is right costs no memory: `fine`.
 */
type PolicyRule = (bundle: Bundle, vocabulary: Vocabulary | null) => (policy: RemediationPolicy) => readonly Problem[];

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

const misnamedIn = (notes: Notes, origin: Place): Problem[] =>
  Object.entries(notes)
    .filter(([name, text]) => isMisnamed(name, text))
    .map(([field]) => {
      return { severity: 'error', at: { ...within(origin, field), key: true }, code: 'misnamed-expiry', field };
    });

/** A note that gives a year and is nearly called so: whoever wrote it counts on that day, and no one would look at it. */
const isMisnamed = (name: string, text: string): boolean =>
  name !== 'x-expires' &&
  /\b20[0-9]{2}/.test(text) &&
  (/^x-expir/i.test(name) || nearest(name, ['x-expires']) !== null);

/** Whether the calendar has this day; the schema has seen to its form. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Quotes of a word processor, and what no one sees; but for apostrophes in words, and what scripts, emoji and their flags are joined with. */
const odd =
  /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u00AB\u00BB\u2018-\u201F\u2039\u203A]|(?![\u200C\u200D]|(?<=\u{1F3F4}\p{Cf}{0,15})[\u{E0020}-\u{E007F}])(?=\p{DI})\p{Cf}/u;

/** As a whole: a name may well quote its first and its last word. */
const inQuotes =
  /^[\u00AB\u2018\u201A\u201C\u201E][^\u00AB\u2018\u201A\u201C\u201E]*[\u00BB\u2018\u2019\u201C\u201D]$/u;

/** YAML takes such a quote for a part of the text: a slug in them is that of another policy, and a value matches nothing. */
const oddTexts: PolicyRule = (bundle) => (policy) => {
  const { slug = '', name, filters } = policy;
  const isOdd =
    odd.test(slug) ||
    inQuotes.test(name) ||
    filters.conditions.some(({ values }) => values.some((value) => odd.test(value)));
  return isOdd ? inOddPolicy(bundle, policy) : fine;
};

function inOddPolicy(bundle: Bundle, policy: RemediationPolicy): Problem[] {
  const { slug = '', name, filters } = policy;
  return [
    ...(inQuotes.test(name) ? toldOf(name, inPolicy(bundle, policy, 'name')) : []),
    ...toldOf(slug, inPolicy(bundle, policy, 'slug')),
    ...filters.conditions.flatMap(({ type, values }, at) =>
      // Of others it is told which values are known.
      seenValues.has(type)
        ? []
        : values.flatMap((value, index) =>
            toldOf(value, inPolicy(bundle, policy, 'filters', 'conditions', at, 'values', index)),
          ),
    ),
  ];
}

/** The same of the names of rules, projects and tags. */
const oddItems: Rule = (bundle) => {
  if (bundle.kind === 'remediation') return [];
  const { content } = bundle;
  return [
    ...ruleLists.flatMap((list) =>
      content[list].flatMap((item) => (odd.test(item) ? toldOf(item, originOf(bundle, itemId(list, item))) : [])),
    ),
    ...content.exceptions.flatMap((exception) =>
      (['rule', 'project', 'project_tag_name'] as const).flatMap((field) => {
        const text = exception[field] ?? '';
        return odd.test(text) ? toldOf(text, within(originOf(bundle, exceptionId(exception)), field)) : [];
      }),
    ),
  ];
};

function toldOf(text: string, at: Place): Problem[] {
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
  /** The first policy of each mark; null once its meaning is known. */
  const byMark = new Map<number, RemediationPolicy | null>();
  const byMeaning = new Map<string, RemediationPolicy>();
  /** The first policy of this meaning among those whose mark another one has. */
  const firstLike = (policy: RemediationPolicy): RemediationPolicy => {
    const meaning = meaningOf(policy.filters);
    const first = byMeaning.get(meaning) ?? policy;
    byMeaning.set(meaning, first);
    return first;
  };
  return (policy) => {
    const mark = markOf(policy.filters);
    const alike = byMark.get(mark);
    if (alike === undefined) {
      byMark.set(mark, policy);
      return fine;
    }
    if (alike !== null) {
      firstLike(alike);
      byMark.set(mark, null);
    }
    const first = firstLike(policy);
    if (first === policy) return fine;
    const common = { severity: 'warning', code: 'same-conditions', slug: slugOf(policy) } as const;
    return [{ ...common, at: inPolicy(bundle, policy, 'filters'), first: inPolicy(bundle, first, 'filters') }];
  };
};

/** A number that filters of the same meaning share and others seldom do: most policies need no text to be told from all others. */
const markOf = ({ conditions }: Filters): number => sum(0, distinctOf(conditions.map(markOfCondition)));

function markOfCondition({ type, values }: Condition): number {
  const mark = hash(0, type);
  return sum(
    mark,
    distinctOf(values).map((value) => hash(mark, value)),
  );
}

const sum = (start: number, marks: readonly number[]): number =>
  marks.reduce((total, mark) => (total + mark) | 0, start);

/** Each once. Lists are mostly short, and hold nothing twice. */
const distinctOf = <T>(list: readonly T[]): readonly T[] =>
  list.length <= 8 && list.every((one, index) => list.indexOf(one) === index) ? list : [...new Set(list)];

/** FNV-1a over code units, going on from another hash. */
function hash(start: number, text: string): number {
  let result = start ^ 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index++) result = Math.imul(result ^ text.charCodeAt(index), 0x01_00_01_93);
  return result;
}

/** Equal for filters that match the same findings: order and repeats carry no meaning, nor does the mode of a single condition. */
function meaningOf({ mode, conditions }: Filters): string {
  // No text of a file holds these control characters.
  const parts = distinct(
    conditions.map((one) => `${one.mode ?? 'any'}\0${one.type}\0${distinct(one.values).join('\0')}`),
  );
  return `${parts.length > 1 ? mode : 'all'}\u0001${parts.join('\u0001')}`;
}

const distinct = (texts: readonly string[]): readonly string[] => distinctOf(texts).toSorted();

/** Protected slugs that no file declares: such an entry protects nothing, or the policy is about to go. */
export function undeclaredProtected(source: Source, settings: Settings, bundles: readonly Bundle[]): Problem[] {
  if (settings.guards.protected.length === 0) return [];
  const declared = new Set(
    bundles.flatMap((bundle) => (bundle.kind === 'remediation' ? bundle.content.policies.map(slugOf) : [])),
  );
  const missing = [...new Set(settings.guards.protected)].filter((slug) => !declared.has(slug));
  if (missing.length === 0) return [];
  const places = settings.file === undefined ? [] : placesOfProtected(source, settings.file, missing);
  const nearestOf = nearestOfMany();
  const slugs = [...declared];
  return missing.map((slug, index) => ({
    severity: 'warning',
    at: places[index] ?? nowhere,
    code: 'protected-undeclared',
    slug,
    nearest: nearestOf(slug, slugs),
  }));
}
