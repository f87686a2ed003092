/** Where editors find the schemas of our files: the `$id` that each of them carries. */
export const schemaAddress = (name: 'config' | 'remediation-file' | 'detection-file'): string =>
  `https://ifmatch.dev/schemas/${name}.schema.json`;

export const workflowChoices = ['open', 'hardened', 'none'] as const;
export type WorkflowChoice = (typeof workflowChoices)[number];

/** Where the first policies come from. */
export const policySources = ['examples', 'platform', 'none'] as const;
export type PolicySource = (typeof policySources)[number];

/** Who keeps the repository, as far as its remote tells. Everything in it comes from a stranger's config: escape it. */
export type Host =
  | { readonly kind: 'github'; readonly server: string; readonly repository: string }
  | { readonly kind: 'gitlab' | 'other'; readonly server: string }
  | { readonly kind: 'none' };

/** A deployment that the config will name; the id is null when nobody was asked for it. */
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
 * - `differs`: it is not what we would write, so somebody has to say yes
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
