import type { PlatformError } from '../domain/preview.ts';
import type { OperationId, Operations } from '../generated/operations.ts';
import { Contradiction, Misunderstanding, PartOfList } from './answers/misunderstanding.ts';
import { checkShape } from './answers/check-shape.ts';
import { tryJson } from './answers/json.ts';
import { readJson } from './answers/read-json.ts';
import { type Refusal, toRefusal } from './answers/refusal.ts';
import { fills, shapes } from './answers/shapes.ts';
import { type Credentials, credentialFor, type Redactor, redactorFor, redactorOf } from './credentials.ts';
import { type Asked, failureError, misunderstandingError, redirectError, refusalError } from './errors.ts';
import { type Exchange, type Headers, isRedirect, type Reply } from './http/exchange.ts';
import { failures } from './http/failure.ts';
import { requestIdOf } from './http/request-id.ts';
import { type Args, toRequest } from './http/request.ts';
import { send, type Wire } from './http/send.ts';

/** How a call ended. Only a value of the asked shape is an answer. */
export type Called<T> =
  | { readonly kind: 'answer'; readonly answer: T }
  /** A complete answer that is not a success. */
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly error: PlatformError }
  /**
   * Nothing came, or nothing that can be used; a write may have been processed all the same. `contradicted`: what came is about something
   * else than what was asked.
   */
  | { readonly kind: 'failure'; readonly processed: 'no' | 'unknown' | 'contradicted'; readonly error: PlatformError };

/**
 * Calls an operation and tidies its answer; `tidy` throws Misunderstanding when the answer contradicts itself or the question.
 */
export type Call = <Id extends OperationId, T>(
  id: Id,
  about: string | null,
  args: Args<Id>,
  tidy: (answer: Operations[Id]['answer'], headers: Headers) => T,
) => Promise<Called<T>>;

/** The one place that speaks HTTP: authorization, JSON, deadline, retries, bounds, shape and errors. */
export function openCall(wire: Wire, address: URL, credentials: Credentials): Call {
  const own = redactorOf(credentials);
  return async (id, about, args, tidy) => {
    const credential = credentialFor(id, credentials);
    const clean = redactorFor(id, args.body, own);
    const authorization = credential?.token.authorization() ?? null;
    const request = toRequest(id, args, { address, authorization, profile: wire.profile });
    const [hasShape, sent] = await Promise.all([shapes[id](), send(wire, request)]);
    const came = redact(sent, clean);
    const asked = { id, about, scheme: credential?.scheme ?? null, token: credential?.token.name ?? null };
    if (came.kind === 'failure') return failed(asked, came.failure);
    const answered = { asked, reply: came.reply, clean, requestId: requestIdOf(came.reply.headers, wire.profile) };
    if (came.reply.status !== 200) return refused(answered, wire, request.origin + request.path);
    const fill = fills[id] ?? ((value) => value);
    return understand(answered, (value) => tidy(checkShape(fill(value), hasShape), came.reply.headers));
  };
}

/** The answer, or the error thrown. */
export function answerOf<T>(called: Called<T>): T {
  if (called.kind === 'answer') return called.answer;
  throw called.error;
}

type Answered = {
  readonly asked: Asked;
  readonly reply: Reply;
  readonly clean: Redactor;
  readonly requestId: string | null;
};

function failed(asked: Asked, failure: Extract<Exchange, { kind: 'failure' }>['failure']): Called<never> {
  return { kind: 'failure', processed: failures[failure.kind].processed, error: failureError(asked, failure) };
}

function refused({ asked, reply, clean, requestId }: Answered, { profile }: Wire, url: string): Called<never> {
  const text = new TextDecoder().decode(reply.body);
  const refusal = toRefusal(reply.status, clean.redactAll(tryJson(text), text), clean.redact(text), profile);
  if (isRedirect(reply.status)) {
    return { kind: 'refusal', refusal, error: redirectError(asked, reply, url, requestId) };
  }
  return { kind: 'refusal', refusal, error: refusalError(asked, refusal, requestId, profile) };
}

function understand<T>({ asked, reply, clean, requestId }: Answered, tidy: (value: unknown) => T): Called<T> {
  try {
    // After parsing, so that no spelling of JSON hides it; nothing else has seen the text by then.
    const { text, value } = readJson(reply, (quoted) => clean.redact(quoted));
    return { kind: 'answer', answer: tidy(clean.redactAll(value, text)) };
  } catch (error) {
    // An answer that cannot be used is expected here; anything else is a bug of ours.
    if (!(error instanceof Misunderstanding)) throw error;
    const says = clean.redact(error.message);
    const what = error instanceof PartOfList ? new PartOfList(says) : new Misunderstanding(says, error.hint);
    const processed = error instanceof Contradiction ? 'contradicted' : 'unknown';
    return { kind: 'failure', processed, error: misunderstandingError(asked, reply, what, requestId) };
  }
}

/** Headers and messages of the network are quoted in errors, and a platform may echo what it was sent. Bodies follow when they are read. */
function redact(came: Exchange, clean: Redactor): Exchange {
  if (came.kind === 'failure') {
    return { kind: 'failure', failure: { ...came.failure, detail: clean.redact(came.failure.detail) } };
  }
  const headers = Object.entries(came.reply.headers).map(([name, value]) => [name, clean.redact(value)] as const);
  return { kind: 'reply', reply: { ...came.reply, headers: Object.fromEntries(headers) } };
}
