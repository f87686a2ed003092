import { type ExtraFields, noExtraFields } from './extra-fields.ts';
import { defaultLimits, type GuardLimits } from './guards.ts';

/** Name of the config at the root of a repository. */
export const configName = 'ifmatch.yaml';

/** `ifmatch.yaml`, with all defaults filled in. */
export type Settings = {
  /** Path of the config; absent if there is none. */
  readonly file?: string;
  /** Folders, files or globs with policies, relative to the repository's root. */
  readonly policies: readonly string[];
  /** By slug; empty if none are configured. */
  readonly deployments: ReadonlyMap<
    string,
    { readonly id: string | null; readonly policies: readonly string[] | null }
  >;
  readonly guards: GuardLimits;
  readonly onStale: 'refuse' | 'same-diff';
  /** Whether the action estimates the impact on open findings. */
  readonly impact: 'off' | 'auto';
  readonly extraFields: ExtraFields;
};

export const defaultSettings: Settings = {
  policies: ['policies'],
  deployments: new Map(),
  guards: defaultLimits,
  onStale: 'refuse',
  impact: 'auto',
  extraFields: noExtraFields,
};

/** Source of the action and the package, and whether this version is released; until then instructions say what to use instead. */
export const release = { repository: 'ifmatch/ifmatch', isReleased: false } as const;
