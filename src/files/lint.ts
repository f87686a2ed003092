import { type Bundle, exceptionId, itemId, type ObjectId, policyId, slugOf } from '../domain/bundle.ts';
import { type RuleList, ruleLists } from '../domain/json.ts';
import type { Vocabulary } from '../domain/preview.ts';
import { nowhere, type Place, type Pointer, type Problem, type ProblemCode, type Severity } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import type { RemediationPolicy } from '../generated/types.ts';
import { nearest, nearestOfMany } from './nearest.ts';

/** Semantic checks that the schema cannot express, offline. `today`: the day in UTC, such as 2027-01-31. */
export function lint(bundles: readonly Bundle[], today: string): Problem[] {
  const rules: readonly Rule[] = [...byVocabulary, oddTexts, rulesOnAndOff, exceptionScope, expiry];
  const known = knownBy(null);
  return bundles.flatMap((bundle) => rules.flatMap((rule) => [...rule(bundle, known, today)]));
}

/** Checks against the platform's vocabulary, in place of the guesses. */
export function lintKnown(bundle: Bundle, vocabulary: Vocabulary): Problem[] {
  const known = knownBy(vocabulary);
  return byVocabulary.flatMap((rule) => [...rule(bundle, known, '')]);
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
type Rule = (bundle: Bundle, known: Known, today: string) => Iterable<Problem>;

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

/** The place of something inside an object; made for a problem only, since a run may have a hundred thousand objects. */
type At = (...steps: Pointer) => Place;

/** Throws for an object of another bundle, which is a bug. */
function placeIn(bundle: Bundle, id: ObjectId, steps: Pointer): Place {
  const origin = bundle.origins.get(id);
  if (origin === undefined) throw new Error(`${id} is in no file`);
  return { file: origin.file, pointer: [...origin.pointer, ...steps] };
}

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

function* unknownConditions(bundle: Bundle, { conditionTypes: { severity, words: known } }: Known): Generator<Problem> {
  const code = 'unknown-condition-type';
  for (const { type, at } of conditionsOf(bundle))
    if (!isKnown(type, known)) yield { severity, at: at('type'), code, type, known, nearest: nearest(type, known) };
}

/** An empty text stands for an unreadable one, which was reported. */
const isKnown = (word: string, known: readonly string[]): boolean => word === '' || known.includes(word);

/** Unknown actions, and those that require another one. */
function* actionTypes(bundle: Bundle, { actions: { severity, words } }: Known): Generator<Problem> {
  const known = [...words.keys()];
  for (const { type, beside, at } of actionsOf(bundle)) {
    const code = 'unknown-action-type';
    if (!isKnown(type, known)) yield { severity, at: at('type'), code, type, known, nearest: nearest(type, known) };
    for (const companion of words.get(type) ?? [])
      if (!beside.some((other) => other.type === companion))
        yield { severity, at: at(), code: 'missing-companion', action: type, companion };
  }
}

/** Types without listed values accept any. */
function* conditionValues(bundle: Bundle, { values: { severity, words } }: Known): Generator<Problem> {
  // A platform may list thousands of tags.
  const sets = new Map([...words].map(([type, known]) => [type, new Set(['', ...known])]));
  const nearestOf = nearestOfMany();
  const code = 'unknown-condition-value';
  for (const { type, values, at } of conditionsOf(bundle)) {
    const known = words.get(type) ?? [];
    for (const [place, value] of known.length === 0 ? [] : values.entries())
      if (sets.get(type)?.has(value) !== true)
        yield { severity, at: at('values', place), code, type, value, known, nearest: nearestOf(value, known) };
  }
}

/** The exception types that the platform's vocabulary allows for this product. */
function* exceptionKinds(bundle: Bundle, { vocabulary }: Known): Generator<Problem> {
  const fields = { exception_type: vocabulary?.exceptionTypes ?? [], rule_type: vocabulary?.ruleTypes ?? [] };
  for (const { exception, at } of exceptionsOf(bundle))
    for (const field of ['exception_type', 'rule_type'] as const) {
      const [value, known] = [exception[field], fields[field]];
      if (known.length > 0 && !known.includes(value))
        yield { severity: 'error', at: at(field), code: 'unsupported-exception', field, value, known };
    }
}

/** Rulesets are not allowed for secrets, or if the vocabulary says so. */
function* rulesets(bundle: Bundle, { vocabulary }: Known): Generator<Problem> {
  if (bundle.kind !== 'detection/secrets' && vocabulary?.rulesetsAccepted !== false) return;
  for (const { text: ruleset, at } of itemsOf(bundle, 'rulesets'))
    yield { severity: 'error', at: at(), code: 'rulesets-in-secrets', ruleset };
}

const byVocabulary: readonly Rule[] = [unknownConditions, actionTypes, conditionValues, rulesets, exceptionKinds];

// ── Sense ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** An exception needs a project or a tag of projects, not both. */
function* exceptionScope(bundle: Bundle): Generator<Problem> {
  for (const { exception, at } of exceptionsOf(bundle)) {
    const [hasProject, hasTag] = [exception.project !== undefined, exception.project_tag_name !== undefined];
    if (hasProject === hasTag)
      yield { severity: 'error', at: at(), code: 'exception-scope', found: hasProject ? 'both' : 'none' };
  }
}

/**
 * An overdue entry is an error: it was agreed until that day only, and warnings let temporary exceptions live for years. Renewing it is one
 * reviewed line in a pull request.
 */
function* expiry(bundle: Bundle, _: Known, today: string): Generator<Problem> {
  for (const [id, { 'x-expires': expires, ...others }] of bundle.notes) {
    // The author of a nearly right name relies on that day, but nothing would check it.
    for (const field of Object.keys(others).filter((name) => /^x-expir/i.test(name)))
      yield { severity: 'error', at: { ...placeIn(bundle, id, [field]), key: true }, code: 'misnamed-expiry', field };
    if (expires !== undefined && expires <= today)
      yield { severity: 'error', at: placeIn(bundle, id, ['x-expires']), code: 'expired', expires, today };
  }
}

/** Typographic quotes, except an apostrophe in a word, and invisible characters, except joiners in scripts and emoji. */
const odd = /(?!(?<=\p{L})\u2019\p{L})[\u00A0\u2018-\u201F]|(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}/u;

/** Such a character is part of the text: a slug with it is another policy's, and a value or rule with it matches nothing. */
function* oddTexts(bundle: Bundle): Generator<Problem> {
  for (const { text = '', at } of textsOf(bundle)) {
    const codePoint = odd.exec(text)?.[0].codePointAt(0);
    if (codePoint !== undefined) yield { severity: 'warning', at: at(), code: 'odd-character', text, codePoint };
  }
}

function* textsOf(bundle: Bundle): Generator<{ readonly text: string | undefined; readonly at: () => Place }> {
  for (const policy of policiesOf(bundle)) yield { text: policy.slug, at: atPolicy(bundle, policy, 'slug') };
  for (const { type, values, at } of conditionsOf(bundle))
    // Other condition types report their known values.
    for (const [place, text] of seenValues.has(type) ? [] : values.entries())
      yield { text, at: () => at('values', place) };
  for (const list of ruleLists) yield* itemsOf(bundle, list);
  for (const { exception, at } of exceptionsOf(bundle))
    for (const field of ['rule', 'project', 'project_tag_name'] as const)
      yield { text: exception[field], at: () => at(field) };
}

/** A rule in both `rules` and `disabled`: probably a mistake, though a platform may have it so. */
function* rulesOnAndOff(bundle: Bundle): Generator<Problem> {
  const enabled = new Map(Array.from(itemsOf(bundle, 'rules'), ({ text, at }) => [text, at]));
  for (const { text: rule, at } of itemsOf(bundle, 'disabled')) {
    const first = enabled.get(rule)?.();
    if (first !== undefined) yield { severity: 'warning', at: at(), code: 'rule-enabled-and-disabled', rule, first };
  }
}

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
