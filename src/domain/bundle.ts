import type { DetectionBundle, RemediationBundle, RemediationPolicy } from '../generated/types.ts';
import type { ObjectId } from './object.ts';
import type { Place } from './position.ts';

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
export type Origins = ReadonlyMap<ObjectId, Place>;

/** Everything that the files declare for one scope of one deployment, ready to be sent. */
export type Bundle = {
  /** Slug of the deployment; null when the files name none and the platform's only deployment is meant. */
  readonly deployment: string | null;
  readonly origins: Origins;
  /** The repository's own `x-` notes on an object, by identity; shown, never sent. */
  readonly notes: ReadonlyMap<ObjectId, Notes>;
  /** Policies with mistakes, as far as they can be read: for lint alone, since nothing is sent while there is one. */
  readonly broken?: readonly BrokenPolicy[];
} & BundleContent;

/** A policy with an empty text where a type or a value is wrong or missing. */
export type BrokenPolicy = {
  readonly policy: RemediationPolicy;
  readonly at: Place;
  readonly notes: Notes | null;
};

/** `x-owner`, `x-reason`, `x-ticket`, `x-expires` and others, as text. */
export type Notes = Readonly<Record<string, string>>;

/** What a PUT sends; the kind tells the two shapes apart. */
export type BundleContent =
  | { readonly kind: 'remediation'; readonly content: RemediationBundle }
  | { readonly kind: DetectionKind; readonly content: DetectionBundle };
