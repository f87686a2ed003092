import { createHash } from 'node:crypto';
import type { Drift, DriftBundle, DriftEntry, Unmanaged } from '../domain/drift.ts';
import { plain } from './canonical.ts';
import { diffDigest } from './digest.ts';
import { entriesOfChange } from './drift/entries.ts';
import { type Compared, sidesOf } from './drift/sides.ts';

export type { Compared } from './drift/sides.ts';

/**
 * Tells for each object that an apply would change why it differs. Which objects these are is the platform's word alone; with A for
 * what was applied last, F for the files and L for the platform: F≠A is the repository's doing, L≠A the platform's.
 */
export function findDrift(compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const bundles = compared.map(bundleDrift);
  return { bundles, unmanaged, digest: digestOfAll(bundles) };
}

/** What has no drift takes no part: it may come to be declared, or no longer be. */
export const digestOfAll = (bundles: readonly DriftBundle[]): string =>
  digestOf(bundles.flatMap(({ entries, digest }) => (entries.length === 0 ? [] : [digest])).toSorted());

function bundleDrift(compared: Compared): DriftBundle {
  const { deployment, kind, stateVersion } = compared.bundle;
  const sides = sidesOf(compared);
  const entries = compared.bundle.changes.flatMap((change) => entriesOfChange(change, sides));
  return { deployment, kind, stateVersion, base: compared.base, entries, digest: entriesDigest(compared, entries) };
}

function entriesDigest({ bundle: { deployment, kind } }: Compared, entries: readonly DriftEntry[]): string {
  const texts = entries.map(({ origin, change }) => plain([origin, diffDigest([change])]));
  return digestOf([deployment.id, deployment.slug, kind, ...texts.toSorted()]);
}

/** The number is that of the canonical form, so that digests of a later one are told apart. */
const digestOf = (value: readonly string[]): string =>
  `sha256:${createHash('sha256')
    .update(`drift 1\n${plain(value)}`)
    .digest('hex')}`;
