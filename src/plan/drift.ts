import { createHash } from 'node:crypto';
import type { Drift, DriftBundle, DriftEntry, DriftOrigin, Unmanaged } from '../domain/drift.ts';
import type { Change } from '../domain/plan.ts';
import { plain } from './canonical.ts';
import { diffDigest } from './digest.ts';
import { editorOf } from './drift/editor.ts';
import { editOf } from './drift/edit.ts';
import { changedItems } from './drift/objects.ts';
import { appliedContent, isOpen, itemsApplied, originOf, type Compared, type Sides, sidesOf } from './drift/sides.ts';
import { differsBeside, onlyItems } from './drift/split-lists.ts';

export type { Compared } from './drift/sides.ts';

/**
 * Tells for each object that an apply would change why it differs. Which objects these are is the platform's word alone; with A for
 * what was applied last, F for the files and L for the platform: F≠A is the repository's doing, L≠A the platform's.
 */
export function findDrift(compared: readonly Compared[], unmanaged: readonly Unmanaged[]): Drift {
  const bundles = compared.map(bundleDrift);
  return { bundles, unmanaged, digest: digestOf(bundles.map(({ digest }) => digest).toSorted()) };
}

function bundleDrift(compared: Compared): DriftBundle {
  const { deployment, kind, stateVersion } = compared.bundle;
  const entries = entriesIn(compared);
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

function entriesIn(compared: Compared): DriftEntry[] {
  const sides = sidesOf(compared);
  return compared.bundle.changes.flatMap((change) =>
    change.object === 'DetectionPolicy' && change.verb === 'update' && sides.applied !== null
      ? listEntries(change, sides)
      : [isOpen(change.id, sides) ? openEntry(change, sides) : toEntry(change, originOf(change.id, sides), sides)],
  );
}

/** An entry of which the history leaves open what was applied. */
const openEntry = (change: Change, sides: Sides): DriftEntry => ({
  ...toEntry(change, 'unknown', sides),
  changedWithin: sides.history?.length ?? 0,
});

/** Items are told apart one by one: a list that both sides touched is no conflict. */
function listEntries(change: Extract<Change, { verb: 'update' }>, sides: Sides): DriftEntry[] {
  const items = changedItems(change);
  const hadItem = itemsApplied(change, sides);
  const open = items.filter(({ id }) => isOpen(id, sides));
  const told = items.filter((item) => !open.includes(item));
  const edited = told.filter(({ id, here }) => hadItem(id) === (here === 'files'));
  const ahead = told.filter((item) => !edited.includes(item));
  const beside = differsBeside(change);
  if (items.length === 0 && !beside) return [toEntry(change, 'unknown', sides)];
  return [
    ...(edited.length > 0 || beside ? [toEntry(onlyItems(change, edited, beside), 'platform', sides)] : []),
    ...(ahead.length > 0 ? [toEntry(onlyItems(change, ahead, false), 'repository', sides)] : []),
    ...(open.length > 0 ? [openEntry(onlyItems(change, open, false), sides)] : []),
  ];
}

function toEntry(change: Change, origin: DriftOrigin, sides: Sides): DriftEntry {
  const before = change.verb === 'create' ? null : change.before;
  const read = change.object === 'DetectionPolicy' ? sides.whole : sides.read.get(change.id);
  return {
    change,
    origin,
    edit: editOf(change, origin, appliedContent(change.id, sides)),
    edited: origin === 'repository' || before === null ? null : editorOf(before, read),
    at: change.verb === 'delete' ? null : change.at,
  };
}
