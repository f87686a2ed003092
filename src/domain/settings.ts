import { posix } from 'node:path';
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

/** Beyond these an apply needs approval. */
export type GuardLimits = {
  readonly maxDeletes: number;
  /** Percent of the live objects of a bundle, from 10 live objects on. */
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

/** The schemas of the files that people edit. */
export const editorSchemas = ['config', 'remediation-file', 'detection-file'] as const;

export type EditorSchema = (typeof editorSchemas)[number];

/** Where `init` and `schema --write` put the schemas, beside the config: editors find them offline. */
export const schemaFolder = '.ifmatch';

/** The path of a schema beside the config, which lies in `root`. */
export const schemaPath = (name: EditorSchema, root = '.'): string =>
  posix.join(root, schemaFolder, `${name}.schema.json`);

/** How the modeline of the file at `path` names a schema: as a path from its own folder. */
export const schemaFrom = (path: string, name: EditorSchema, root = '.'): string =>
  posix.relative(posix.dirname(path), schemaPath(name, root));

/** Where the action and the package come from, and whether this version is released there: until then people are told what to put in its place. */
export const release = { repository: 'ifmatch/ifmatch', isReleased: false } as const;

/** A step that uses our action, also a copy of it: `acme/ifmatch@…`. The first group is what stands behind `uses:`. */
export const ownStep = /^[ \t]*(?:- )?uses: ['"]?([\w.-]+\/ifmatch@[^\s'"]+)['"]?/m;

export const workflowChoices = ['simple', 'hardened', 'none'] as const;

export type WorkflowChoice = (typeof workflowChoices)[number];

/** Where the first policies come from. */
export const policySources = ['platform', 'none'] as const;

export type PolicySource = (typeof policySources)[number];

/** Who keeps the repository, as far as its remote tells. Everything in it comes from a stranger's config: escape it. */
export type Host =
  | { readonly kind: 'github'; readonly server: string; readonly repository: string }
  | { readonly kind: 'gitlab' | 'other'; readonly server: string }
  | { readonly kind: 'none' };

/** A deployment that the config will name; the id is null when no one was asked for it. */
export type NamedDeployment = { readonly slug: string; readonly id: string | null };

/** What a person chose, or what follows from what is there. */
export type SetupChoices = {
  readonly deployments: readonly NamedDeployment[];
  readonly policies: PolicySource;
  readonly workflow: WorkflowChoice;
  /** As CODEOWNERS names them; empty for no lines in it. */
  readonly owners: readonly string[];
  readonly branch: string;
  readonly editor: boolean;
};

/**
 * What is to be done with one file; paths are relative to the top of the repository.
 * - `create`: nothing is there
 * - `extend`: our part goes into it, and nothing else of it changes
 * - `differs`: it is not what we would write, so a person has to approve it
 * - `same`: it is as it should be
 * - `left`: it cannot be written safely; `add` is what a person would put into it
 */
export type FileStep =
  | { readonly kind: 'create'; readonly path: string; readonly text: string }
  | { readonly kind: 'extend'; readonly path: string; readonly text: string; readonly before: string }
  | { readonly kind: 'differs'; readonly path: string; readonly text: string; readonly before: string }
  | { readonly kind: 'same'; readonly path: string }
  | { readonly kind: 'left'; readonly path: string; readonly why: string; readonly add: string | null };

export type Difference = Extract<FileStep, { kind: 'differs' }>;

/** A file that will be written; `before` is null where none is. */
export type FileWrite = { readonly path: string; readonly text: string; readonly before: string | null };

/** What a person said yes to on the command line; it widens the limits of the config for this run only. */
export type Approval = {
  readonly maxDeletes: number | null;
  readonly maxDeletePercent: number | null;
  readonly allowEmpty: boolean;
  readonly allowProtected: readonly string[];
  readonly allowLooser: boolean;
};

/** Where no one said yes, and for a run that applies nothing: guards are for an apply. */
export const noApproval: Approval = {
  maxDeletes: null,
  maxDeletePercent: null,
  allowEmpty: false,
  allowProtected: [],
  allowLooser: false,
};
