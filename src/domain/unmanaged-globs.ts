import { matchesGlob } from '../util/wildcard.ts';
import type { BundleKind, BundleObject } from './bundle.ts';

/** Globs of objects that the config leaves alone on the platform: slugs of policies, and projects and tags of exceptions. */
export type UnmanagedGlobs = {
  readonly policies: readonly string[];
  readonly projects: readonly string[];
  readonly projectTags: readonly string[];
};

export const nothingUnmanaged: UnmanagedGlobs = { policies: [], projects: [], projectTags: [] };

/** Whether a bundle of this kind may have unmanaged objects. */
export const mayHaveUnmanagedObjects = (
  { policies, projects, projectTags }: UnmanagedGlobs,
  kind: BundleKind,
): boolean => (kind === 'remediation' ? policies.length > 0 : projects.length + projectTags.length > 0);

/** The glob that matches an unmanaged object; null for a managed one. */
export function findUnmanagedGlob(
  { policies, projects, projectTags }: UnmanagedGlobs,
  object: BundleObject,
): string | null {
  const match = (globs: readonly string[], text: string | undefined): string | null =>
    (text === undefined ? undefined : globs.find((glob) => matchesGlob(glob, text))) ?? null;
  if (object.kind === 'policy') return match(policies, object.slug);
  if (object.kind !== 'exception') return null;
  const { project, project_tag_name: tag } = object.exception;
  return match(projects, project) ?? match(projectTags, tag);
}
