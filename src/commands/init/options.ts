/** The workflows that `init` can write. */
export const workflowChoices = ['simple', 'hardened', 'none'] as const;

export type WorkflowChoice = (typeof workflowChoices)[number];

/** Origin of the first policies. */
export const policySources = ['platform', 'none'] as const;

export type PolicySource = (typeof policySources)[number];

/** The command line; null for what it leaves open. */
export type InitOptions = {
  /** Empty: those that are known already, else all that the token sees. */
  readonly deployments: readonly string[];
  readonly policies: PolicySource | null;
  readonly workflow: WorkflowChoice | null;
  /** `OWNER/REPO@COMMIT` of a copy of the action that others host. */
  readonly action: string | null;
  /** Only renew the copy of the action, or make it. */
  readonly update: boolean;
  /** Replace files of ours that differ. */
  readonly force: boolean;
  /** Whether there is an address of a platform. */
  readonly hasAddress: boolean;
  /** How this program is started. */
  readonly program: string;
  /** The options to repeat in the next commands, quoted for a shell: in any, and in those that ask the platform. */
  readonly directoryOption: string;
  readonly repeatedOptions: string;
};
