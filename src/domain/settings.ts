import { type ExtraFields, noExtraFields } from './extra-fields.ts';

/** What `ifmatch.yaml` says, with every default filled in. */
export type Settings = {
  /** Path of the config that says so; absent when there is none. */
  readonly file?: string;
  /** Folders, files or globs that hold policies, relative to the repository's root. */
  readonly policies: readonly string[];
  /** By slug; empty when nothing is configured. */
  readonly deployments: ReadonlyMap<
    string,
    { readonly id: string | null; readonly policies: readonly string[] | null }
  >;
  readonly guards: GuardLimits;
  readonly onStale: 'refuse' | 'same-diff';
  /** Whether the action estimates what changes mean for open findings. */
  readonly impact: 'off' | 'auto';
  readonly extraFields: ExtraFields;
};

/** Beyond these a person must say yes. */
export type GuardLimits = {
  readonly maxDeletes: number;
  /** Percent of the live objects of a bundle, from 10 live objects on. */
  readonly maxDeletePercent: number;
  readonly allowEmpty: boolean;
  readonly protected: readonly string[];
  readonly looser: 'allow' | 'consent';
};

export const defaultSettings: Settings = {
  policies: ['policies'],
  deployments: new Map(),
  guards: {
    maxDeletes: 10,
    maxDeletePercent: 30,
    allowEmpty: false,
    protected: [],
    looser: 'allow',
  },
  onStale: 'refuse',
  impact: 'auto',
  extraFields: noExtraFields,
};
