import type { DetectionBundle, DetectionException, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import type { RuleList } from './json.ts';
import type { Place } from './problem.ts';

/** The three bundles of a deployment, in the order in which they are previewed and applied. */
export const bundleKinds = ['remediation', 'detection/code', 'detection/secrets'] as const;

export type BundleKind = (typeof bundleKinds)[number];

export type DetectionKind = Exclude<BundleKind, 'remediation'>;

/** A deployment as the platform names it; the id is digits kept as text, for 64 bits do not fit a number. */
export type Deployment = { readonly id: string; readonly slug: string };

/** Which bundle is meant: a deployment is known by its id, for a slug may come to be another one's. */
type BundleOf = { readonly kind: BundleKind; readonly deployment: Deployment };

export const isSameBundle = (one: BundleOf, other: BundleOf): boolean =>
  one.kind === other.kind && one.deployment.id === other.deployment.id;

/** `remediation of acme`. */
export const nameOfBundle = ({ kind, deployment }: BundleOf): string => `${kind} of ${deployment.slug}`;

/** Where each object of a bundle stands in the files. */
type Origins = ReadonlyMap<ObjectId, Place>;

/** Everything that the files declare for one scope of one deployment, ready to be sent. */
export type Bundle = {
  /** Slug of the deployment; null when the files name none and the platform's only deployment is meant. */
  readonly deployment: string | null;
  readonly origins: Origins;
  /** The repository's own `x-` notes on an object, by identity; shown, never sent. */
  readonly notes: ReadonlyMap<ObjectId, Notes>;
} & BundleContent;

/** `x-owner`, `x-reason`, `x-ticket`, `x-expires` and others, as text. */
export type Notes = Readonly<Record<string, string>>;

/** What a PUT sends; the kind tells the two shapes apart. */
export type BundleContent =
  | { readonly kind: 'remediation'; readonly content: RemediationBundle }
  | { readonly kind: DetectionKind; readonly content: DetectionBundle };

/** What the platform's diff names `kind`; open, since new kinds may come. */
export type ObjectKind = string;

/** Identity of an object as the platform's diff names it: `{slug}`, `{product}` or the five fields of an exception. */
export type ObjectKey = Readonly<Record<string, unknown>>;

/** Identity of an object within its bundle, as one string. */
export type ObjectId = string;

/** The lists of a detection bundle as a whole; the platform's diff calls them one object of kind `DetectionPolicy`. */
export const detectionPolicyId: ObjectId = 'policy';

/** Identity of one list of a detection bundle, so that a change of it is found in the files. */
export const listId = (list: RuleList): ObjectId => `list ${list}`;

/** Identity of one item of such a list. */
export const itemId = (list: RuleList, item: string): ObjectId => `item ${list} ${item}`;

export const policyId = (slug: string): ObjectId => `slug ${slug}`;

/** Two exceptions are the same when scope, rule and rule type are; include or exclude is their content. */
export function exceptionId(
  exception: Pick<DetectionException, 'rule' | 'rule_type' | 'project' | 'project_tag_name'>,
): ObjectId {
  const scope =
    exception.project === undefined ? ['project_tag', exception.project_tag_name] : ['project', exception.project];
  return JSON.stringify(['exception', ...scope, exception.rule, exception.rule_type]);
}

/** The identity of what a diff entry speaks of. Kinds that are not known yet are told apart by their whole key. */
export function objectId(kind: ObjectKind, key: ObjectKey): ObjectId {
  if (kind === 'RemediationPolicy') return policyId(String(key['slug']));
  if (kind === 'DetectionPolicy') return detectionPolicyId;
  if (kind !== 'DetectionPolicyException')
    return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return JSON.stringify(['exception', key['scope_type'], key['scope_target'], key['rule'], key['rule_type']]);
}

/**
 * The slug that a platform most probably makes of the name of a policy whose files give none: small letters, and every run of other
 * characters than letters and digits as one hyphen. A platform may do it otherwise, so whoever can compares names too.
 */
export function deriveSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The slug that the files give, or that follows from the name. */
export const slugOf = ({ slug, name }: Pick<RemediationPolicy, 'slug' | 'name'>): string => slug ?? deriveSlug(name);

/** In small letters without separators, so that `updated_at` and `updatedAt` are one name. */
const ownNames =
  /^(?:id|etag|requestid|traceid|timestamp|asof|last(?:updated|modified)|(?:first|last)?(?:created|updated|modified|fetched|retrieved|read|generated|computed|evaluated|synced|checked|seen)(?:at|by))$/;

/**
 * Whether a field of an object is the platform's own book-keeping: who, when and which copy, never what is enforced. Some of it varies
 * from answer to answer while nothing changes. The list is closed: a field such as `expires_at` does mean something.
 */
export const isBookkeeping = (field: string): boolean => ownNames.test(field.toLowerCase().replaceAll(/[_-]/g, ''));
