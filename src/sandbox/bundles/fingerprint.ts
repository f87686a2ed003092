import { createHash } from 'node:crypto';
import type { Quirks } from '../quirks.ts';
import type { BundleRow } from '../store/store.ts';
import type { Items } from './compare.ts';

/** A hash over content only: order and history do not enter it. */
export function fingerprint(kind: string, lists: Iterable<string>, items: Items<unknown>): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, ...lists]));
  for (const key of [...items.keys()].toSorted()) hash.update(`\n${items.get(key)?.canonical() ?? ''}`);
  return hash.digest('hex');
}

/** The version that a bundle shows; `siblings` are all bundles of its deployment, itself among them. */
export function stateVersion(
  bundle: Pick<BundleRow, 'fingerprint'>,
  siblings: readonly Pick<BundleRow, 'fingerprint'>[],
  quirks: Quirks,
): string {
  if (quirks.has('wildcard-versions')) return '*';
  const content = quirks.has('deployment-versions')
    ? hashOf(siblings.map((sibling) => sibling.fingerprint))
    : bundle.fingerprint;
  const version = quirks.has('odd-versions') ? `v=1;rev:${content}/~!#$%&'()+,-.<>?@[]^_\`{|}` : content.slice(0, 16);
  return quirks.has('quoted-versions') ? `"${version}"` : version;
}

const hashOf = (texts: readonly string[]): string => createHash('sha256').update(texts.join('\n')).digest('hex');
