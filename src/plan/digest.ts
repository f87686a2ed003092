import { createHash } from 'node:crypto';
import { type BundleContent, isBookkeeping, type ObjectKind } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';

/** What of a change enters the digest of a diff: what the platform answered, not what we say of it. */
type Difference = Pick<Change, 'verb' | 'object' | 'key'> & {
  readonly before?: Content | null;
  readonly after?: Content | null;
};

type Digested = Pick<PlannedBundle, 'deployment' | 'kind' | 'stateVersion' | 'bundleDigest' | 'diffDigest' | 'changes'>;

// The first word keeps digests of different things apart, the number those of a later canonical form.
const sha256 = (what: 'bundle 1' | 'diff 1' | 'plan 1', text: string): string =>
  `sha256:${createHash('sha256').update(`${what}\n`).update(text).digest('hex')}`;

/** SHA-256 over what will be sent; layout, order that carries no meaning and output-only fields do not enter. */
export const bundleDigest = ({ kind, content }: BundleContent): string =>
  sha256('bundle 1', `${kind}\n${(kind === 'remediation' ? remediation : detection)(content)}`);

/** SHA-256 over the platform's diff as a set of objects. */
export function diffDigest(differences: readonly Difference[]): string {
  const texts = differences.map(({ verb, object: type, key, before, after }) => {
    const sides = [before, after].map((side) => canonicalObject(type, side ?? null));
    return `[${[plain(verb), plain(type), plain(key), ...sides].join(',')}]`;
  });
  return sha256('diff 1', texts.toSorted().join('\n'));
}

/** SHA-256 over deployment, kind, state version and both digests of every bundle that changes; the others pin nothing. */
export function planDigest(bundles: readonly Digested[]): string {
  const changing = bundles.filter(({ changes }) => changes.length > 0);
  const texts = changing.map(({ deployment, kind, bundleDigest: sent, stateVersion, diffDigest: diff }) =>
    plain([deployment.id, deployment.slug, kind, sent, stateVersion, diff]),
  );
  return sha256('plan 1', texts.toSorted().join('\n'));
}

/** Turns JSON into the one text that all spellings of the same meaning share. */
type Canonical = (value: unknown) => string;

type Shape = Readonly<Record<string, Canonical>>;

/** A platform may send any of these for a field that is not used. */
const unused: ReadonlySet<string> = new Set(['null', '""', '[]', '{}']);

const nothing: ReadonlySet<string> = new Set(['null']);

/** Text of JSON that no one described: keys sorted, unused fields left out, lists in their order. */
export const plain: Canonical = (value) => {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  return isObject(value) ? describedObject(value) : (JSON.stringify(value) ?? 'null');
};

/** Text without anything that JSON escapes stands as it is, which is most of a bundle. */
const quote = (text: string): string => (/^[ !#-[\]-~]*$/.test(text) ? `"${text}"` : JSON.stringify(text));

const describedObject = object({});

type Rules = {
  /** Texts of a field that count as no field. */
  readonly absent?: ReadonlySet<string>;
  /** Whether a field that `shape` does not know counts as no field whatever it holds. */
  readonly ignores?: (field: string) => boolean;
};

/** Text of an object; `shape` says how its known fields are written, others are plain. */
function object(shape: Shape, { absent = unused, ignores = () => false }: Rules = {}): Canonical {
  const known = new Map(Object.entries(shape));
  return (value) => {
    if (!isObject(value)) return plain(value);
    const fields = Object.keys(value)
      .toSorted()
      .flatMap((key) => {
        const write = known.get(key);
        const text = write === undefined && ignores(key) ? 'null' : (write ?? plain)(value[key]);
        return absent.has(text) ? [] : [`${quote(key)}:${text}`];
      });
    return `{${fields.join(',')}}`;
  };
}

const list =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${value.map(item).join(',')}]` : plain(value);

/** Order carries no meaning, and an item that stands twice counts once. `toSorted` compares code units, so no locale plays a part. */
const set =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${once(sorted(value.map(item))).join(',')}]` : plain(value);

const once = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => index === 0 || text !== texts[index - 1]);

/** Order carries no meaning, but two equal objects are two. */
const bag =
  (item: Canonical): Canonical =>
  (value) =>
    Array.isArray(value) ? `[${sorted(value.map(item)).join(',')}]` : plain(value);

/** Short lists mostly are in order already. */
const sorted = (texts: readonly string[]): readonly string[] =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? '') <= text) ? texts : texts.toSorted();

const byDefault =
  (text: string): Canonical =>
  (value) => {
    const given = plain(value);
    return given === text ? 'null' : given;
  };

const leftOut: Canonical = () => 'null';

const outputOnly: Shape = { deployment_slug: leftOut, product: leftOut };

// Settings of an action are the platform's business: an empty text there may mean something.
const action = object({ config: object({}, { absent: nothing }) });

const condition = object({ values: set(plain), mode: byDefault('"any"') });

// Actions keep their order: the platform replaces the list as a unit, and nothing says that their order means nothing.
const policy = (rules: Rules): Canonical =>
  object(
    { active: byDefault('true'), filters: object({ conditions: set(condition) }, rules), actions: list(action) },
    rules,
  );

const ruleLists: Shape = { rulesets: set(plain), rules: set(plain), disabled: set(plain) };

const detection = object({ ...outputOnly, ...ruleLists, exceptions: bag(plain) });

const remediation = object({ ...outputOnly, policies: bag(policy({})) });

// What the platform notes for itself may differ in every answer, while a diff is bound by the bundle and the state. It is left out where
// it is known to mean nothing: not in actions, conditions and unknown kinds, where an `id` may name what is enforced.
const answered: Rules = { ignores: isBookkeeping };

const objects: ReadonlyMap<ObjectKind, Canonical> = new Map([
  ['RemediationPolicy', policy(answered)],
  ['DetectionPolicy', object({ ...outputOnly, ...ruleLists, exceptions: bag(plain) }, answered)],
  ['DetectionPolicyException', object(ruleLists, answered)],
]);

/**
 * Canonical text of what stands in a diff entry's `before` or `after`, without book-keeping. Objects of unknown kinds keep every list
 * in order.
 */
export const canonicalObject = (kind: ObjectKind, content: unknown): string => (objects.get(kind) ?? plain)(content);

export const canonicalAction: Canonical = action;

export const canonicalCondition: Canonical = condition;
