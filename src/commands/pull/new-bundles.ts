import type { BundleKind } from '../../domain/bundle.ts';
import { liveObjects } from '../../files/edit/live-objects.ts';
import { type NewFiles, newFiles } from '../../files/edit/new-files.ts';
import { compareObjects } from '../../files/edit/split-shared.ts';
import { contentOf, newFilesIn } from '../edits/edit-shared.ts';
import type { Loaded } from '../shared/load.ts';
import { commonFolder, findNewFolder } from './new-file-folders.ts';
import type { LiveTarget, PullTarget } from './pull-targets.ts';

/** The files of a bundle that no file declares yet. */
export type NewBundle = NewFiles & { readonly aim: PullTarget };

/**
 * Files for bundles that no file declares yet. What all deployments have alike goes into the folder that all of them list, once; everything else into
 * the folder of its deployment. Throws UsageError if no configured folder can hold a file.
 */
export async function createBundles(
  targets: readonly LiveTarget[],
  files: Loaded,
  single: boolean,
): Promise<NewBundle[]> {
  const byKind = Map.groupBy(targets, ({ aim }) => aim.kind);
  const created = Array.from(byKind, ([kind, ofKind]) => createOfKind(kind, ofKind, files, single));
  return (await Promise.all(created)).flat();
}

async function createOfKind(
  kind: BundleKind,
  targets: readonly LiveTarget[],
  files: Loaded,
  single: boolean,
): Promise<NewBundle[]> {
  const { deployments, extraFields } = files.settings;
  const whole = await Promise.all(targets.map((target) => createBundle(target, files, single)));
  const folder = commonFolder(files);
  const isComplete = targets.length === deployments.size && whole.every(({ unwritten }) => unwritten.length === 0);
  if (folder === null || !isComplete) return whole;
  const contents = targets.map(({ live }) => live.content);
  const { alike, others } = compareObjects(kind, contents, extraFields);
  const isEmpty = others.every((ids) => ids.size === 0);
  if (alike.size === 0 && !isEmpty) return whole;
  const common = contentOf(kind, contents[0] ?? {}, alike);
  const shared = newFiles({ kind, deployment: null, content: common }, { ...newFilesIn(folder, files), single });
  const own = targets.map(async (target, index): Promise<ReadonlyMap<string, string>> => {
    const { content } = target.live;
    const ids = others[index] ?? new Set();
    const hasExtras = Object.keys(liveObjects(kind, content, extraFields).extras).length > 0;
    if (ids.size === 0 && !hasExtras) return new Map();
    const rest = { ...content, ...contentOf(kind, content, ids) };
    return (await createBundle({ ...target, live: { ...target.live, content: rest } }, files, single)).texts;
  });
  const texts = await Promise.all(own);
  return whole.map((one, index) => ({
    ...one,
    texts: new Map([...(index === 0 ? shared.texts : []), ...(texts[index] ?? [])]),
  }));
}

/** The files of a bundle in the folder of its deployment. */
async function createBundle({ aim, live }: LiveTarget, files: Loaded, single: boolean): Promise<NewBundle> {
  const { folder, deployment } = await findNewFolder(aim.deployment, aim.kind, files, single);
  const options = { ...newFilesIn(folder, files), single };
  return { aim, ...newFiles({ kind: aim.kind, deployment, content: live.content }, options) };
}
