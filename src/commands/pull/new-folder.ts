import { posix } from 'node:path';
import type { BundleKind, Deployment } from '../../domain/bundle.ts';
import { baseName, parentOf } from '../../domain/source-path.ts';
import { UsageError } from '../../domain/usage-error.ts';
import { beforeGlob } from '../../files/find/glob.ts';
import { loadFiles } from '../../files/load.ts';
import { fileName } from '../../files/print/file-name.ts';
import type { Loaded } from '../load.ts';

/** Where the first files of a bundle go, and the slug that they name; null where files need none. */
export type NewPlace = { readonly folder: string; readonly deployment: string | null };

/** Throws UsageError when the config names no folder that a file could be put into. */
export function newPlace({ slug }: Deployment, kind: BundleKind, files: Loaded, single: boolean): NewPlace {
  const { settings } = files;
  const own = settings.deployments.get(slug)?.policies ?? null;
  const folders = foldersIn(own ?? settings.policies, files);
  const [first] = folders;
  if (first === undefined)
    throw new UsageError(
      `The config names no folder for the policies of ${slug}, only files. Add a folder to its policies.`,
    );
  const { hasOthers, mustName } = neighboursOf(slug, files);
  const deployment = mustName ? slug : null;
  // What several deployments share would hold two files of one name.
  if (own === null && hasOthers) return { folder: posix.join(first, fileName(slug, '', new Set())), deployment };
  const isOneFile = single && kind === 'remediation';
  return { folder: isOneFile ? first : (aboveOwn(folders, kind) ?? first), deployment };
}

/** Whether there are other deployments, and whether files have to name theirs. */
function neighboursOf(slug: string, files: Loaded): { hasOthers: boolean; mustName: boolean } {
  const configured = [...files.settings.deployments.keys()];
  const known = configured.length > 0 ? configured : namedBy(files);
  const hasOthers = known.some((other) => other !== slug);
  return { hasOthers, mustName: configured.length > 0 ? hasOthers : known.length > 0 };
}

/** The deployments that the files name where the config names none: once one is named, all have to be. */
function namedBy({ settings, wanted }: Loaded): string[] {
  const { bundles } = loadFiles(wanted.source, settings, { paths: [], deployment: null });
  return [...new Set(bundles.flatMap((bundle) => bundle.deployment ?? []))];
}

/** The folders among the configured paths; of a glob the part before its first star. */
function foldersIn(paths: readonly string[], { wanted }: Loaded): string[] {
  return paths
    .map(beforeGlob)
    .filter((path) => !/\.ya?ml$/i.test(path) && ['folder', 'missing'].includes(wanted.source.kind(path)));
}

/** Where the config has a folder for this very kind: new files name that folder themselves. */
function aboveOwn(folders: readonly string[], kind: BundleKind): string | undefined {
  const own = folders.find((folder) => baseName(folder) === kind.split('/')[0]);
  return own === undefined ? undefined : parentOf(own);
}
