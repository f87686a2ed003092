import { createHash } from 'node:crypto';
import type { BundleContent, BundleKind } from '../domain/bundle.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Content } from '../domain/preview.ts';
import { canonicalBundle, canonicalObject, plain } from './canonical.ts';

/** What of a change enters the digest of a diff: what the platform answered, not what we say of it. */
export type Difference = Pick<Change, 'verb' | 'object' | 'key'> & {
  readonly before?: Content | null;
  readonly after?: Content | null;
};

type Digested = Pick<PlannedBundle, 'deployment' | 'kind' | 'stateVersion' | 'bundleDigest' | 'diffDigest' | 'changes'>;

// The first word keeps digests of different things apart, the number those of a later canonical form.
const sha256 = (what: 'bundle 1' | 'diff 1' | 'plan 1', text: string): string =>
  `sha256:${createHash('sha256').update(`${what}\n`).update(text).digest('hex')}`;

/** SHA-256 over what will be sent; layout, order that carries no meaning and output-only fields do not enter. */
export const bundleDigest = (bundle: BundleContent): string => digestOfBundle(bundle.kind, canonicalBundle(bundle));

/** The same from the canonical text. */
export const digestOfBundle = (kind: BundleKind, text: string): string => sha256('bundle 1', `${kind}\n${text}`);

/** SHA-256 over the platform's diff as a set of objects. */
export function diffDigest(differences: readonly Difference[]): string {
  const texts = differences.map(({ verb, object, key, before, after }) => {
    const sides = [before, after].map((side) => canonicalObject(object, side ?? null));
    return `[${[plain(verb), plain(object), plain(key), ...sides].join(',')}]`;
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
