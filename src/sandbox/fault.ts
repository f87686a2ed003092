import type { ErrorBody } from '../generated/types.ts';

type Facts = Omit<ErrorBody, 'error' | 'message' | 'detail'> & Readonly<Record<string, unknown>>;

/** What the platform answers when it says no: a status and a flat JSON body. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  readonly facts: Facts;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, facts: Facts = {}, headers: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.facts = facts;
    this.headers = headers;
  }
}

/** Also what hides from a token that something exists. */
export const notFound = (): Fault => new Fault(404, 'Not found.');
