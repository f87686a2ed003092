import type { DetectionBundle, DetectionException, RemediationBundle, RemediationPolicy } from '../generated/types.ts';

import type { Place } from './problem.ts';

/** The bundles of a deployment, in the order of preview and apply. */
export const bundleKinds = ['remediation', 'detection/code', 'detection/secrets'] as const;

export type BundleKind = (typeof bundleKinds)[number];

export type DetectionKind = Exclude<BundleKind, 'remediation'>;

/** A deployment. The id is kept as digits, since 64 bits do not fit a number. */
export type Deployment = { readonly id: string; readonly slug: string };

/** Identity of a bundle: by the deployment's id, since slugs may be reused. */
type BundleIdentity = { readonly kind: BundleKind; readonly deployment: Deployment };

export const isSameBundle = (a: BundleIdentity, b: BundleIdentity): boolean =>
  a.kind === b.kind && a.deployment.id === b.deployment.id;

/** `remediation of acme`. */
export const nameOfBundle = ({ kind, deployment }: BundleIdentity): string => `${kind} of ${deployment.slug}`;

/** Positions of a bundle's objects in the files. */
type ObjectPlaces = ReadonlyMap<ObjectId, Place>;

/** Everything that the files declare for one kind of bundle of a deployment, ready to send. */
export type Bundle = {
  /** Slug of the deployment; null if the files name none and the platform's only deployment is meant. */
  readonly deployment: string | null;
  readonly origins: ObjectPlaces;
  /** `x-` notes of the repository on an object, by identity; shown, never sent. */
  readonly notes: ReadonlyMap<ObjectId, Notes>;
  /** Places of shared objects that a later folder of the deployment replaces. */
  readonly overrides: ObjectPlaces;
  /** Shared objects that the config leaves out of this deployment. */
  readonly excluded: readonly PlacedObject[];
} & BundleContent;

/** `x-owner`, `x-reason`, `x-ticket`, `x-expires` and others, as text. */
export type Notes = Readonly<Record<string, string>>;

/** The content of a PUT; the kind selects the shape. */
export type BundleContent =
  | { readonly kind: 'remediation'; readonly content: RemediationBundle }
  | { readonly kind: DetectionKind; readonly content: DetectionBundle };

/** A platform object as JSON; unknown fields are kept. */
export type Content = Readonly<Record<string, unknown>>;

/** The `kind` of an object in the platform's diff. The list is open: a platform may send others. */
export type DiffObjectKind = string;

/** The kinds of objects that ifmatch can restore and judge. */
export const knownDiffObjectKinds: ReadonlySet<DiffObjectKind> = new Set([
  'RemediationPolicy',
  'DetectionPolicy',
  'DetectionPolicyException',
]);

/** Key of an object in the platform's diff: `{slug}`, `{product}` or the five fields of an exception. */
export type ObjectKey = Readonly<Record<string, unknown>>;

/** Identity of an object within its bundle, as one string. */
export type ObjectId = string;

/** The lists of a detection bundle, one object in a diff. */
export const ruleLists = ['rulesets', 'rules', 'disabled'] as const;

export type RuleList = (typeof ruleLists)[number];

/** The lists of a detection bundle; the platform's diff has them as one object of kind `DetectionPolicy`. */
export const detectionPolicyId: ObjectId = 'policy';

/** Identity of one list of a detection bundle, to locate its changes in the files. */
export const listId = (list: RuleList): ObjectId => `list ${list}`;

/** Identity of one item of such a list. */
export const itemId = (list: RuleList, item: string): ObjectId => `item ${list} ${item}`;

export const policyId = (slug: string): ObjectId => `slug ${slug}`;

/** Exceptions are identified by scope, rule and rule type; include or exclude is content. */
export type ExceptionIdentity = Pick<DetectionException, 'rule' | 'rule_type' | 'project' | 'project_tag_name'>;

export function exceptionId(exception: ExceptionIdentity): ObjectId {
  const { type, target } = exceptionScope(exception);
  return JSON.stringify(['exception', type, target, exception.rule, exception.rule_type]);
}

/** The scope of an exception, in the words of the platform's diff. */
export const exceptionScope = ({
  project,
  project_tag_name: tag,
}: ExceptionIdentity): { readonly type: string; readonly target: string | undefined } =>
  project === undefined ? { type: 'project_tag', target: tag } : { type: 'project', target: project };

/** An object of a bundle. `bundle` stands for the bundle as a whole. */
export type BundleObject =
  | { readonly kind: 'policy'; readonly slug: string }
  | { readonly kind: 'item'; readonly list: RuleList; readonly item: string }
  | { readonly kind: 'exception'; readonly exception: ExceptionIdentity }
  | { readonly kind: 'bundle' };

/** An object with its identity, to name it in messages. */
export type IdentifiedObject = { readonly id: ObjectId; readonly object: BundleObject };

/** An object, and its place in the files. */
export type PlacedObject = IdentifiedObject & { readonly at: Place };

export const policyObject = (slug: string): IdentifiedObject => ({
  id: policyId(slug),
  object: { kind: 'policy', slug },
});

export const itemObject = (list: RuleList, item: string): IdentifiedObject => ({
  id: itemId(list, item),
  object: { kind: 'item', list, item },
});

export const exceptionObject = (exception: ExceptionIdentity): IdentifiedObject => ({
  id: exceptionId(exception),
  object: { kind: 'exception', exception },
});

/** The policies of a bundle, or its items and exceptions. */
export function objectsOf(bundle: BundleContent): IdentifiedObject[] {
  if (bundle.kind === 'remediation') return bundle.content.policies.map((policy) => policyObject(slugOf(policy)));
  const { content } = bundle;
  const items = ruleLists.flatMap((list) => content[list].map((item) => itemObject(list, item)));
  return [...items, ...content.exceptions.map(exceptionObject)];
}

/** Identity of the object of a diff entry. Unknown kinds are identified by their whole key. */
export function objectId(kind: DiffObjectKind, key: ObjectKey): ObjectId {
  if (kind === 'RemediationPolicy') return policyId(String(key['slug']));
  if (kind === 'DetectionPolicy') return detectionPolicyId;
  if (kind !== 'DetectionPolicyException')
    return JSON.stringify([kind, Object.entries(key).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  return JSON.stringify(['exception', key['scope_type'], key['scope_target'], key['rule'], key['rule_type']]);
}

/**
 * The slug that a platform most likely derives from a name: lower case, with a hyphen for each run of other characters than letters and digits.
 * Platforms may differ, so names are compared too where possible.
 */
export function deriveSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The declared slug, or the one derived from the name. */
export const slugOf = ({ slug, name }: Pick<RemediationPolicy, 'slug' | 'name'>): string => slug ?? deriveSlug(name);

/** Names of book-keeping fields, in lower case without separators, so that `updated_at` and `updatedAt` are equal. */
const bookkeepingNames =
  /^(?:id|etag|requestid|traceid|timestamp|asof|last(?:updated|modified)|(?:first|last)?(?:created|updated|modified|fetched|retrieved|read|generated|computed|evaluated|synced|checked|seen)(?:at|by))$/;

/**
 * Whether a field is book-keeping of the platform (who, when, which copy), without an effect on enforcement. Its values may differ between responses.
 * The list is closed: a field such as `expires_at` has an effect.
 */
export const isBookkeeping = (field: string): boolean =>
  bookkeepingNames.test(field.toLowerCase().replaceAll(/[_-]/g, ''));
