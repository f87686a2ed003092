/** An answer that arrived whole. Header names are in lower case. */
export type Reply = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
};

/** No answer came, or none that may be used. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  /** Whether the request may have been processed all the same. */
  readonly processed: 'no' | 'unknown';
  readonly hint: string;
  /** Whether another attempt may help. */
  readonly passing: boolean;
  constructor(message: string, facts: { processed: 'no' | 'unknown'; passing: boolean; hint: string }) {
    super(message);
    this.processed = facts.processed;
    this.passing = facts.passing;
    this.hint = facts.hint;
  }
}
