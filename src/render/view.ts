/** How and for whom an outcome is shown. */
export type View = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  /** Name of the platform; null when none was asked. */
  readonly platform: string | null;
  /** Where the plan was saved, if it was. */
  readonly plan?: string | null;
  /** The saved plan that is being applied or undone, if there is one. */
  readonly reviewed?: string | null;
  /** Options and paths to say again after the command's name, as they were typed. */
  readonly again?: string;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
  /** Shown before the command has ended: what comes next is up to the command. */
  readonly midway?: boolean;
};

export type TerminalView = View & {
  /** Path of the config, where there is one. */
  readonly config?: string | null;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Diffs in full. */
  readonly verbose: boolean;
};

export type MarkdownView = View & {
  /** Characters that the answer may have. GitHub cuts a comment at 65,536 and answers 422. */
  readonly budget?: number;
};
