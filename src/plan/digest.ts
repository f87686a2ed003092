import { createHash } from 'node:crypto';
import { type BundleContent, isBookkeeping, type ObjectKind } from '../domain/bundle.ts';
import { isObject } from '../util/json.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/dry-run.ts';

/** The parts of a change that enter the diff digest: the platform's answer, not our words. */
type Difference = Pick<Change, 'verb' | keyof DiffEntry>;

type Digested = Pick<PlannedBundle, 'deployment' | 'kind' | 'stateVersion' | 'bundleDigest' | 'diffDigest' | 'changes'>;

// The word separates digests of different things, the number separates versions of the canonical form.
const sha256 = (what: 'bundle 1' | 'diff 1' | 'plan 1', text: string): string =>
  `sha256:${createHash('sha256').update(`${what}\n`).update(text).digest('hex')}`;

/** SHA-256 of the content to send; layout, meaningless order and output-only fields do not count. */
export const bundleDigest = ({ kind, content }: BundleContent): string =>
  sha256('bundle 1', `${kind}\n${(kind === 'remediation' ? remediation : detection)(content)}`);

/** SHA-256 of the platform's diff, as a set of objects. */
export function diffDigest(differences: readonly Difference[]): string {
  const texts = differences.map(({ verb, object: type, key, before, after }) => {
    const sides = [before, after].map((side) => canonicalObject(type, side));
    return `[${[plain(verb), plain(type), plain(key), ...sides].join(',')}]`;
  });
  return sha256('diff 1', texts.toSorted().join('\n'));
}

/** SHA-256 of deployment, kind, state version and both digests of every bundle with changes. */
export function planDigest(bundles: readonly Digested[]): string {
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const texts = changing.map(({ deployment, kind, bundleDigest: sent, stateVersion, diffDigest: diff }) =>
    plain([deployment.id, deployment.slug, kind, sent, stateVersion, diff]),
  );
  return sha256('plan 1', texts.toSorted().join('\n'));
}

/** Converts JSON into one text for all spellings with the same meaning. */
type Canonical = (value: unknown) => string;

type Shape = Readonly<Record<string, Canonical>>;

/** Values that a platform may send for an unused field. */
const unused: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

const nullOnly: ReadonlySet<string> = new Set(['null']);

/** Canonical text of JSON without a known shape: keys sorted, unused fields omitted, lists in order. */
export const plain: Canonical = (value) => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  return isObject(value) ? anyObject(value) : (JSON.stringify(value) ?? 'null');
};

const anyObject = object({});

type FieldRules = {
  /** Canonical texts that mean: the field is unused. */
  readonly absent?: ReadonlySet<string>;
  /** Whether a field that `shape` does not know is ignored, whatever its value. */
  readonly ignores?: (field: string) => boolean;
};

/** Canonical text of an object. `shape`: how known fields are written; others are plain. */
function object(shape: Shape, { absent = unused, ignores = () => false }: FieldRules = {}): Canonical {
  const known = new Map(Object.entries(shape));
  return (value) => {
    if (!isObject(value)) return plain(value);
    const fields = Object.keys(value)
      .toSorted()
      .flatMap((key) => {
        const write = known.get(key);
        const text = write === undefined && ignores(key) ? 'null' : (write ?? plain)(value[key]);
        return absent.has(text) ? [] : [`${JSON.stringify(key)}:${text}`];
      });
    return `{${fields.join(',')}}`;
  };
}

const list =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${value.map(item).join(',')}]` : plain(value);

/** A set: order has no meaning, duplicates count once. `toSorted` compares code units, independent of locale. */
const set =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${[...new Set(value.map(item))].toSorted().join(',')}]` : plain(value);

/** A multiset: order has no meaning, duplicates count. */
const bag =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${value.map(item).toSorted().join(',')}]` : plain(value);

const omitIfDefault =
  (text: string): Canonical =>
  (value) => {
    const canonical = plain(value);
    return canonical === text ? 'null' : canonical;
  };

const omitted: Canonical = () => 'null';

const outputOnly: Shape = { deployment_slug: omitted, product: omitted };

// Settings of an action are not normalized: an empty text may have a meaning there.
const action = (rules: FieldRules): Canonical => object({ config: object({}, { absent: nullOnly }) }, rules);

const condition = (rules: FieldRules): Canonical => object({ values: set(plain), mode: omitIfDefault('"any"') }, rules);

// Actions keep their order: the platform replaces the list as a whole, and its order may have a meaning.
const policy = (rules: FieldRules, inner: FieldRules = {}): Canonical =>
  object(
    {
      active: omitIfDefault('true'),
      filters: object({ conditions: set(condition(inner)) }, rules),
      actions: list(action(inner)),
    },
    rules,
  );

const ruleLists: Shape = { rulesets: set(plain), rules: set(plain), disabled: set(plain) };

const detection = object({ ...outputOnly, ...ruleLists, exceptions: bag(plain) });

const remediation = object({ ...outputOnly, policies: bag(policy({})) });

// Book-keeping fields may differ in every answer, so they are omitted where they are known to have no meaning: not in actions, conditions and unknown
// kinds, where an `id` may refer to what is enforced.
const withoutBookkeeping: FieldRules = { ignores: isBookkeeping };

const canonicalObjects: ReadonlyMap<ObjectKind, Canonical> = new Map([
  ['RemediationPolicy', policy(withoutBookkeeping)],
  ['DetectionPolicy', object({ ...outputOnly, ...ruleLists, exceptions: bag(plain) }, withoutBookkeeping)],
  ['DetectionPolicyException', object(ruleLists, withoutBookkeeping)],
]);

/** Canonical text of a diff entry's `before` or `after`, without book-keeping. Objects of unknown kinds keep the order of every list. */
export const canonicalObject = (kind: ObjectKind, content: unknown): string =>
  (canonicalObjects.get(kind) ?? plain)(content);

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

const declarable: FieldRules = { ignores: (field) => !declarableFields.includes(field) };

const declarableObjects: ReadonlyMap<ObjectKind, Canonical> = new Map([
  ['RemediationPolicy', policy(declarable, declarable)],
  ['DetectionPolicyException', object({ exception_type: plain }, declarable)],
]);

/** Canonical text of what files can express of an object, without its identity. */
export const declaredText = (kind: ObjectKind, content: unknown): string =>
  (declarableObjects.get(kind) ?? plain)(content);

export const canonicalAction: Canonical = action({});

export const canonicalCondition: Canonical = condition({});
