import type { BundleContent } from '../../domain/bundle.ts';
import type { Drift, DriftBundle, DriftFix, NotFixed, OwnedEntry } from '../../domain/drift.ts';
import type { ObjectId } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';
import { type EditedFiles, editFiles } from '../../files/print/edit-files.ts';
import { identitiesIn } from '../../domain/declared-policies.ts';
import type { Compared } from '../../plan/drift.ts';
import { changedItems } from '../../plan/drift/objects.ts';
import { undoBundle } from '../../plan/undo.ts';
import type { Loaded } from '../load.ts';
import { type TextEdits, withEdits } from '../edits/policy-texts.ts';

/** New texts of files, and what of the platform's edits they say and do not say. */
export type Edits = Pick<DriftFix, 'fixed' | 'left'> & { readonly texts: TextEdits };

/** Edits the texts of the policy files so that they say what was edited on the platform. Nothing is written. */
export function takeEdits(
  { found, compared, files }: { found: Drift; compared: readonly Compared[]; files: Loaded },
  before: ReadonlyMap<string, string>,
): Edits {
  let all: Edits = nothing;
  for (const [index, one] of compared.entries()) {
    const drifted = found.bundles[index];
    const entries = drifted === undefined ? [] : platformEntries(drifted);
    if (entries.length > 0) all = joined(all, editBundle(one, entries, withEdits(before, all.texts), files));
  }
  return all;
}

const nothing: Edits = { texts: new Map(), fixed: [], left: [] };

const joined = (one: Edits, other: Edits): Edits => ({
  texts: new Map([...one.texts, ...other.texts]),
  fixed: [...one.fixed, ...other.fixed],
  left: [...one.left, ...other.left],
});

const platformEntries = ({ deployment, kind, entries }: DriftBundle): OwnedEntry[] =>
  entries.filter(({ origin }) => origin === 'platform').map((entry) => ({ ...entry, deployment, kind }));

/** Edits the files of one bundle; a second time without what could not be written, so that an entry is fixed as a whole or not at all. */
function editBundle(
  { bundle, live }: Compared,
  entries: readonly OwnedEntry[],
  texts: ReadonlyMap<string, string>,
  files: Loaded,
): Edits {
  const content = live ?? undoBundle(bundle);
  if (content === null) return { ...nothing, left: entries.map((entry) => ({ entry, why: 'unwritable' })) };
  const policyFiles = { texts, settings: files.settings, deployment: nameInFiles(bundle, files) };
  const idsOf = identifier(bundle);
  const edit = (some: readonly OwnedEntry[]): EditedFiles =>
    editFiles(policyFiles, bundle.kind, content, new Set(some.flatMap(({ change }) => idsOf(change))));
  const first = edit(entries);
  if (first.undone.length === 0) return { ...nothing, texts: first.texts, fixed: entries };
  const left = entries.flatMap((entry) => {
    const why = reasonAgainst(idsOf(entry.change), first);
    return why === null ? [] : [{ entry, why }];
  });
  const rest = entries.filter((entry) => !left.some((one) => one.entry === entry));
  const second = rest.length === 0 ? null : edit(rest);
  if (second?.undone.length === 0) return { texts: second.texts, fixed: rest, left };
  const why = first.undone[0]?.why ?? 'layout';
  return { ...nothing, left: [...left, ...rest.map((entry) => ({ entry, why }))] };
}

/** Why an object could not be written; what is said of no object, or of the bundle, is said of all. */
function reasonAgainst(ids: readonly ObjectId[], { undone }: EditedFiles): NotFixed | null {
  const fitting = undone.find((one) => !('id' in one) || one.id === 'bundle' || ids.includes(one.id));
  return fitting?.why ?? null;
}

/** The deployment as the files name it; null where they do not. */
function nameInFiles({ kind, deployment }: Compared['bundle'], { bundles, wanted }: Loaded): string | null {
  const same = bundles.filter((bundle) => bundle.kind === kind);
  const named =
    same.find((bundle) => bundle.deployment === deployment.slug) ?? same.find((bundle) => bundle.deployment === null);
  return named?.deployment ?? wanted.deployment;
}

/** By the names of the platform and of the files; each item of a list has one of its own. */
function identifier(bundle: BundleContent): (change: Change) => ObjectId[] {
  const idsOf = identitiesIn(bundle);
  return (change) =>
    change.object === 'DetectionPolicy' && change.verb === 'update'
      ? changedItems(change).map(({ id }) => id)
      : idsOf(change);
}
