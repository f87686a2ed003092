import type { BundleKind, Deployment } from '../domain/bundle.ts';

export type Owner = { readonly deployment: Deployment; readonly kind: BundleKind };

/** A bundle of a run as one string. */
export const ownerKey = ({ deployment, kind }: Owner): string => `${kind} ${deployment.slug}`;
