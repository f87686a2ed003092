import { createHash } from 'node:crypto';
import { type BundleContent, isBookkeeping, type DiffObjectKind } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/dry-run.ts';

/** The parts of a change that enter the diff digest: what the platform answered, without effect, message and position. */
type DigestedChange = Pick<Change, 'verb' | keyof DiffEntry>;

type DigestedBundle = Pick<
  PlannedBundle,
  'deployment' | 'kind' | 'stateVersion' | 'bundleDigest' | 'diffDigest' | 'changes'
>;

// The subject separates digests of different things; its number is the version of the canonical form.
const sha256 = (subject: 'bundle 1' | 'diff 1' | 'plan 1', text: string): string =>
  `sha256:${createHash('sha256').update(`${subject}\n`).update(text).digest('hex')}`;

/** SHA-256 of the content to send; layout, meaningless order and output-only fields do not count. */
export const bundleDigest = ({ kind, content }: BundleContent): string =>
  sha256(
    'bundle 1',
    `${kind}\n${(kind === 'remediation' ? canonicalRemediationBundle : canonicalDetectionBundle)(content)}`,
  );

/** SHA-256 of the platform's diff, as a set of objects. */
export function diffDigest(changes: readonly DigestedChange[]): string {
  const texts = changes.map(({ verb, object: kind, key, before, after }) => {
    const contents = [before, after].map((content) => canonicalText(kind, content));
    return `[${[canonicalJson(verb), canonicalJson(kind), canonicalJson(key), ...contents].join(',')}]`;
  });
  return sha256('diff 1', texts.toSorted().join('\n'));
}

/** SHA-256 of deployment, kind, state version and both digests of every bundle with changes. */
export function planDigest(bundles: readonly DigestedBundle[]): string {
  const texts = bundles
    .filter(({ changes }) => changes.length > 0)
    .map((bundle) => {
      const { id, slug } = bundle.deployment;
      return canonicalJson([id, slug, bundle.kind, bundle.bundleDigest, bundle.stateVersion, bundle.diffDigest]);
    });
  return sha256('plan 1', texts.toSorted().join('\n'));
}

// The canonical form of JSON: one text for all spellings with the same meaning. A `Canonical` writes the form of one value. `canonicalObjectOf` and its
// siblings build the `Canonical` of a shape from those of its fields and items; a field whose text is `null` is omitted.

type WriteCanonical = (value: unknown) => string;

/** How the fields of an object are written. */
type CanonicalByField = Readonly<Record<string, WriteCanonical>>;

/** Values that a platform may send for an unused field. */
const unusedValues: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

/** The text of a field that is omitted. */
const omittedText = 'null';

const nullText: ReadonlySet<string> = new Set([omittedText]);

/** The canonical text of JSON without a known shape: keys are sorted, unused fields omitted, lists stay in order. */
export const canonicalJson: WriteCanonical = (value) => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  return isObject(value) ? canonicalObject(value) : (JSON.stringify(value) ?? 'null');
};

const canonicalObject = canonicalObjectOf({});

type FieldRules = {
  /** Canonical texts of a field that count as if it were absent. */
  readonly absentTexts?: ReadonlySet<string>;
  /** Whether a field that `shape` does not know is ignored, whatever its value. */
  readonly isIgnored?: (field: string) => boolean;
};

/** The canonical form of an object. `shape`: how known fields are written; others are written by `canonicalJson`. */
function canonicalObjectOf(
  shape: CanonicalByField,
  { absentTexts = unusedValues, isIgnored = () => false }: FieldRules = {},
): WriteCanonical {
  const known = new Map(Object.entries(shape));
  return (value) => {
    if (!isObject(value)) return canonicalJson(value);
    const fields = Object.keys(value)
      .toSorted()
      .flatMap((key) => {
        const write = known.get(key) ?? (isIgnored(key) ? omitted : canonicalJson);
        const text = write(value[key]);
        return absentTexts.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
      });
    return `{${fields.join(',')}}`;
  };
}

const canonicalList =
  (writeItem: WriteCanonical): WriteCanonical =>
  (value) =>
    Array.isArray(value) ? `[${value.map(writeItem).join(',')}]` : canonicalJson(value);

/** A set: order has no meaning, duplicates count once. `toSorted` compares code units, independent of locale. */
const canonicalSet =
  (writeItem: WriteCanonical): WriteCanonical =>
  (value) =>
    Array.isArray(value) ? `[${[...new Set(value.map(writeItem))].toSorted().join(',')}]` : canonicalJson(value);

/** A multiset: order has no meaning, duplicates count. */
const canonicalMultiset =
  (writeItem: WriteCanonical): WriteCanonical =>
  (value) =>
    Array.isArray(value) ? `[${value.map(writeItem).toSorted().join(',')}]` : canonicalJson(value);

/** A field that is omitted if it has its default. */
const omitIfDefault =
  (defaultText: string): WriteCanonical =>
  (value) => {
    const text = canonicalJson(value);
    return text === defaultText ? omittedText : text;
  };

function omitted(): string {
  return omittedText;
}

const outputOnlyFields: CanonicalByField = { deployment_slug: omitted, product: omitted };

// Settings of an action are not normalized: an empty text may have a meaning there.
const canonicalActionBy = (rules: FieldRules): WriteCanonical =>
  canonicalObjectOf({ config: canonicalObjectOf({}, { absentTexts: nullText }) }, rules);

const canonicalConditionBy = (rules: FieldRules): WriteCanonical =>
  canonicalObjectOf({ values: canonicalSet(canonicalJson), mode: omitIfDefault('"any"') }, rules);

// Actions keep their order: the platform replaces the list as a whole, and its order may have a meaning.
const canonicalPolicyBy = (rules: FieldRules, innerRules: FieldRules = {}): WriteCanonical =>
  canonicalObjectOf(
    {
      active: omitIfDefault('true'),
      filters: canonicalObjectOf({ conditions: canonicalSet(canonicalConditionBy(innerRules)) }, rules),
      actions: canonicalList(canonicalActionBy(innerRules)),
    },
    rules,
  );

const canonicalLists: CanonicalByField = {
  rulesets: canonicalSet(canonicalJson),
  rules: canonicalSet(canonicalJson),
  disabled: canonicalSet(canonicalJson),
};

const canonicalDetectionBundle = canonicalObjectOf({
  ...outputOnlyFields,
  ...canonicalLists,
  exceptions: canonicalMultiset(canonicalJson),
});

const canonicalRemediationBundle = canonicalObjectOf({
  ...outputOnlyFields,
  policies: canonicalMultiset(canonicalPolicyBy({})),
});

// Book-keeping fields may differ in every answer, so they are omitted. They are kept in actions, conditions and objects of unknown kinds, where an `id`
// may refer to what is enforced.
const withoutBookkeeping: FieldRules = { isIgnored: isBookkeeping };

const canonicalByKind: ReadonlyMap<DiffObjectKind, WriteCanonical> = new Map([
  ['RemediationPolicy', canonicalPolicyBy(withoutBookkeeping)],
  [
    'DetectionPolicy',
    canonicalObjectOf(
      { ...outputOnlyFields, ...canonicalLists, exceptions: canonicalMultiset(canonicalJson) },
      withoutBookkeeping,
    ),
  ],
  ['DetectionPolicyException', canonicalObjectOf(canonicalLists, withoutBookkeeping)],
]);

/** The canonical text of a diff entry's `before` or `after`, without book-keeping. Objects of unknown kinds keep the order of every list. */
export const canonicalText = (kind: DiffObjectKind, content: unknown): string =>
  (canonicalByKind.get(kind) ?? canonicalJson)(content);

/** The fields of objects, conditions and actions that files can express. */
const declarableFields = [
  'name',
  'description',
  'active',
  'filters',
  'actions',
  'mode',
  'conditions',
  'type',
  'values',
  'config',
];

const declarable: FieldRules = { isIgnored: (field) => !declarableFields.includes(field) };

const declarableByKind: ReadonlyMap<DiffObjectKind, WriteCanonical> = new Map([
  ['RemediationPolicy', canonicalPolicyBy(declarable, declarable)],
  ['DetectionPolicyException', canonicalObjectOf({ exception_type: canonicalJson }, declarable)],
]);

/** The canonical text of what files can express of an object, without its identity. */
export const declarableText = (kind: DiffObjectKind, content: unknown): string =>
  (declarableByKind.get(kind) ?? canonicalJson)(content);

export const canonicalAction: WriteCanonical = canonicalActionBy({});

export const canonicalCondition: WriteCanonical = canonicalConditionBy({});
