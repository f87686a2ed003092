import type { BundleKind } from '../../domain/bundle.ts';
import { toLiveObjects } from '../../files/edit/live-objects.ts';
import { type NewFiles, makeNewFiles } from '../../files/edit/new-files.ts';
import { compareObjects } from '../../files/edit/split-shared.ts';
import { selectObjects, newFileOptions } from '../edits/edit-shared.ts';
import type { LoadedSelection } from '../shared/load.ts';
import { findCommonFolder, findNewFolder } from './new-file-folders.ts';
import type { LiveTarget, PullTarget } from './pull-targets.ts';

/** The files of a bundle that no file declares yet. */
export type NewBundle = NewFiles & { readonly target: PullTarget };

/**
 * Creates files for bundles that no file declares yet. The objects that all deployments have alike go once into the folder that all of them list, the others
 * into the folder of their deployment. Throws UsageError if no configured folder can hold a file.
 */
export async function createBundles(
  targets: readonly LiveTarget[],
  files: LoadedSelection,
  single: boolean,
): Promise<NewBundle[]> {
  const byKind = Map.groupBy(targets, ({ target }) => target.kind);
  const newBundles = Array.from(byKind, ([kind, targetsOfKind]) =>
    createBundlesOfKind(kind, targetsOfKind, files, single),
  );
  return (await Promise.all(newBundles)).flat();
}

async function createBundlesOfKind(
  kind: BundleKind,
  targets: readonly LiveTarget[],
  files: LoadedSelection,
  single: boolean,
): Promise<NewBundle[]> {
  const { deployments, extraFields } = files.settings;
  const newBundlesApart = await Promise.all(targets.map((target) => createBundle(target, files, single)));
  const folder = findCommonFolder(files);
  const isComplete =
    targets.length === deployments.size && newBundlesApart.every(({ unwritten }) => unwritten.length === 0);
  if (folder === null || !isComplete) return newBundlesApart;
  const contents = targets.map(({ live }) => live.content);
  const { common: commonObjects, others } = compareObjects(kind, contents, extraFields);
  const isEmpty = others.every((ids) => ids.size === 0);
  if (commonObjects.size === 0 && !isEmpty) return newBundlesApart;
  const common = selectObjects(kind, contents[0] ?? {}, commonObjects);
  const shared = makeNewFiles(
    { kind, deployment: null, content: common },
    { ...newFileOptions(folder, files), single },
  );
  const textsOfOthers = targets.map(async (target, index): Promise<ReadonlyMap<string, string>> => {
    const { content } = target.live;
    const ids = others[index] ?? new Set();
    const hasExtras = Object.keys(toLiveObjects(kind, content, extraFields).extras).length > 0;
    if (ids.size === 0 && !hasExtras) return new Map();
    const remainingContent = { ...content, ...selectObjects(kind, content, ids) };
    return (await createBundle({ ...target, live: { ...target.live, content: remainingContent } }, files, single))
      .texts;
  });
  const texts = await Promise.all(textsOfOthers);
  return newBundlesApart.map((newBundle, index) => ({
    ...newBundle,
    texts: new Map([...(index === 0 ? shared.texts : []), ...(texts[index] ?? [])]),
  }));
}

/** The files of a bundle in the folder of its deployment. */
async function createBundle({ target, live }: LiveTarget, files: LoadedSelection, single: boolean): Promise<NewBundle> {
  const { folder, deployment } = await findNewFolder(target.deployment, target.kind, files, single);
  const options = { ...newFileOptions(folder, files), single };
  return { target, ...makeNewFiles({ kind: target.kind, deployment, content: live.content }, options) };
}
