/** A plan cannot be recorded, or a record not be checked, with this API token. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
