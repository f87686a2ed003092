import { createHash } from 'node:crypto';
import type { GitCommit } from '../../domain/github.ts';
import type { DriftMarker } from './marker.ts';

const prefix = 'ifmatch/drift-';

/**
 * The branch of a deployment. Whatever git may not have in a name is left out, and then a digest tells such slugs apart, and those of one
 * config from those of another.
 */
export function driftBranch({ deployment, config }: Pick<DriftMarker, 'deployment' | 'config'>): string {
  const plain = deployment.replaceAll(/[^A-Za-z0-9_-]+/g, '-').slice(0, 80);
  if (plain === deployment && config === null) return prefix + plain;
  const whole = config === null ? deployment : `${deployment}\n${config}`;
  return `${prefix}${plain}-${createHash('sha256').update(whole).digest('hex').slice(0, 8)}`;
}

/** A commit of ours names its own tree and the commit of the base branch that it was made for, so that no other one passes for it. */
type Made = { readonly tree: string; readonly base: string };

const trailer = /\n\nIfmatch-Drift: ([0-9a-f]{40,64}) on ([0-9a-f]{40,64})\s*$/;

export const commitMessage = (title: string, { tree, base }: Made): string =>
  `${title}\n\nIfmatch-Drift: ${tree} on ${base}`;

/** For which commit of the base branch we made a commit; null when somebody else made it, or changed it. */
export function madeFor({ message, tree }: GitCommit): string | null {
  const [, named, base = null] = trailer.exec(message) ?? [];
  return named === tree ? base : null;
}
