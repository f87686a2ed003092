import type { WithoutEntry } from '../generated/types.ts';
import { type ExtraFields, noExtraFields } from './extra-fields.ts';
import { defaultLimits, type GuardLimits } from './guards.ts';
import type { Rule } from './rules.ts';
import { nothingUnmanaged, type UnmanagedGlobs } from './unmanaged-globs.ts';

/** Name of the config at the root of a repository. */
export const configName = 'ifmatch.yaml';

/** `ifmatch.yaml`, with all defaults filled in. */
export type Settings = {
  /** Path of the config; absent if there is none. */
  readonly file?: string;
  /** Folders, files or globs with policies, relative to the repository's root. */
  readonly policies: readonly string[];
  /** Folders, files or globs with tests, beside those in the folders of policies. */
  readonly tests: readonly string[];
  /** Globs of files below these that are no policies, relative to the root; `!` takes one back. */
  readonly ignore: readonly string[];
  /** By slug; empty if none are configured. */
  readonly deployments: ReadonlyMap<string, DeploymentSettings>;
  /** Objects that are unmanaged in every deployment. */
  readonly unmanaged: UnmanagedGlobs;
  readonly guards: GuardLimits;
  /** Rules of the repository that every change must follow. */
  readonly rules: readonly Rule[];
  readonly onStale: 'refuse' | 'same-diff';
  /** Deployments in the order of an apply, which stops at the first wave with a failure; `*` stands for all others. Empty for no order. */
  readonly waves: readonly (readonly string[])[];
  /** Whether the action estimates the impact on open findings. */
  readonly impact: 'off' | 'auto';
  /** How many days before its `x-expires` an entry gets a warning. */
  readonly expiryWarningDays: number;
  readonly extraFields: ExtraFields;
};

/** What the config says of one deployment. */
export type DeploymentSettings = {
  readonly id: string | null;
  /** Where its policies are. Of several paths, a later one overrides an earlier one, object by object. Null for the common ones. */
  readonly policies: readonly string[] | null;
  /** Shared objects that it does not get. */
  readonly without: readonly WithoutEntry[];
  readonly unmanaged: UnmanagedGlobs;
};

/** The settings of a deployment that the config does not mention, or only by its slug. */
export const defaultDeployment: DeploymentSettings = {
  id: null,
  policies: null,
  without: [],
  unmanaged: nothingUnmanaged,
};

export const defaultSettings: Settings = {
  policies: ['policies'],
  tests: [],
  ignore: [],
  deployments: new Map(),
  unmanaged: nothingUnmanaged,
  guards: defaultLimits,
  rules: [],
  onStale: 'refuse',
  waves: [],
  impact: 'auto',
  expiryWarningDays: 14,
  extraFields: noExtraFields,
};

/** Source of the action and the package, and whether this version is released; until then instructions say what to use instead. */
export const release = { repository: 'ifmatch/ifmatch', isReleased: false } as const;

/** The globs of unmanaged objects of a deployment: those for every deployment, and its own. */
export function unmanagedIn({ unmanaged, deployments }: Settings, slug: string | null): UnmanagedGlobs {
  const ofDeployment = (slug === null ? undefined : deployments.get(slug)?.unmanaged) ?? nothingUnmanaged;
  return {
    policies: [...unmanaged.policies, ...ofDeployment.policies],
    projects: [...unmanaged.projects, ...ofDeployment.projects],
    projectTags: [...unmanaged.projectTags, ...ofDeployment.projectTags],
  };
}
