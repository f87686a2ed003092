import { type ExtraFields, noExtraFields } from './extra-fields.ts';

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

/** Limits beyond which an apply needs approval. */
export type GuardLimits = {
  readonly maxDeletes: number;
  /** Percent of a bundle's live objects, if there are at least 10. */
  readonly maxDeletePercent: number;
  readonly allowEmpty: boolean;
  readonly protected: readonly string[];
  readonly looser: 'allow' | 'require_approval';
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

/** Source of the action and the package, and whether this version is released; until then instructions say what to use instead. */
export const release = { repository: 'ifmatch/ifmatch', isReleased: false } as const;

/** Approvals on the command line; they widen the config's limits for this run only. */
export type Approval = {
  readonly maxDeletes: number | null;
  readonly maxDeletePercent: number | null;
  readonly allowEmpty: boolean;
  readonly allowProtected: readonly string[];
  readonly allowLooser: boolean;
};

/** No approvals; also for runs that apply nothing. */
export const noApproval: Approval = {
  maxDeletes: null,
  maxDeletePercent: null,
  allowEmpty: false,
  allowProtected: [],
  allowLooser: false,
};
