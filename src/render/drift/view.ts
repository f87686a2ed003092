/** How and for whom drift is shown. */
export type DriftView = {
  /** Name of the platform; null when none was asked. */
  readonly platform: string | null;
  /** Options and paths to say again after the command's name, as they were typed. */
  readonly again: string;
};

export type DriftTerminalView = DriftView & {
  /** Path of the config, where it is another than usual. */
  readonly config: string | null;
  /** `YYYY-MM-DD`, to say how old a commit is. */
  readonly today: string;
  /** Columns; fewer than 40 count as 40. */
  readonly width: number;
  readonly color: boolean;
  /** Diffs in full. */
  readonly verbose: boolean;
};

export type DriftMarkdownView = DriftView & {
  /** Characters that the answer may have. GitHub cuts a body at 65,536 and answers 422. */
  readonly budget?: number;
};
