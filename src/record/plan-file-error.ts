/** A plan file that cannot be used. Line and column count from 1 where the text itself is broken. */
export class PlanFileError extends Error {
  override readonly name = 'PlanFileError';
  readonly hint: string;
  readonly position: { readonly line: number; readonly column: number } | null;
  constructor(message: string, hint: string, position: PlanFileError['position'] = null) {
    super(message);
    this.hint = hint;
    this.position = position;
  }
}
