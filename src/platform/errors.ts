import { PlatformError } from '../domain/preview.ts';
import { operations, type OperationId } from '../generated/operations.ts';
import { type Misunderstanding, PartOfList } from './answers/misunderstanding.ts';
import type { Refusal } from './answers/refusal.ts';
import { hintFor, isKnownCode } from './hints.ts';
import type { Reply } from './http/exchange.ts';
import { type Failure, failures } from './http/failure.ts';
import type { Profile } from './profile.ts';

/** What was asked, for the beginning of a message. */
export type Asked = {
  readonly id: OperationId;
  /** Slug of the deployment that it is about. */
  readonly about: string | null;
  /** Whose token it was sent with. */
  readonly scheme: 'WebToken' | 'Jwt' | null;
  /** What that token is called. */
  readonly token: string | null;
};

const begin = ({ id, about }: Pick<Asked, 'id' | 'about'>): string =>
  `${operations[id].summary}${about === null ? '' : ` (${about})`}`;

/** The platform said no. */
export function refusalError(
  asked: Asked,
  refusal: Refusal,
  requestId: string | null,
  { unprocessedStatuses }: Profile,
): PlatformError {
  const { status, code, text } = refusal;
  const answered = `the platform answered ${String(status)}${code === null ? '' : ` ${code}`}`;
  return new PlatformError(`${begin(asked)}: ${answered}${text === '' ? '' : `, "${text}"`}.`, {
    status,
    code,
    requestId,
    hint: hintFor(refusal, asked),
    unprocessed: isKnownCode(code) || unprocessedStatuses.includes(status),
  });
}

/** It pointed elsewhere, where neither the request nor the token goes. The query is not shown: it may hold secrets. */
export function redirectError(
  asked: Asked,
  { status, headers }: Reply,
  base: string,
  requestId: string | null,
): PlatformError {
  const location = headers['location'];
  const target = location !== undefined && URL.canParse(location, base) ? new URL(location, base) : null;
  const to =
    target === null
      ? 'without saying where'
      : `to ${target.host === '' ? target.protocol : target.origin + target.pathname}`;
  return new PlatformError(
    `${begin(asked)}: the platform answered ${String(status)}, a redirect ${to}. It was not followed.`,
    {
      status,
      requestId,
      hint: 'Set the address to where the API really is. The token is never sent to another address than the one that you give.',
    },
  );
}

/** No answer came, or none that could be read. */
export function failureError(asked: Asked, { kind, detail }: Failure): PlatformError {
  const { says, hint, processed } = failures[kind];
  // The error of the network is not kept as a cause: it may carry bytes of the answer.
  return new PlatformError(`${begin(asked)}: no answer of the platform, ${says} (${detail}).`, {
    hint,
    unsent: processed === 'no',
  });
}

/** The answer cannot be used. */
export function misunderstandingError(
  asked: Asked,
  { status }: Reply,
  what: Misunderstanding,
  requestId: string | null,
): PlatformError {
  return new PlatformError(`${begin(asked)}: the platform answered ${String(status)} ${what.message}.`, {
    status,
    requestId,
    hint: what.hint,
    partial: what instanceof PartOfList,
  });
}

/** A list that cannot be followed to its end. */
export function pagingError(asked: Pick<Asked, 'id' | 'about'>, says: string): PlatformError {
  return new PlatformError(`${begin(asked)}: ${says}.`, {
    hint: 'What was read so far is not the whole list. Report this to the operator of the platform.',
  });
}

/** Nobody can tell whether a request that writes was processed: it is not sent again, and the person has to look. */
export function doubtfulError({ message, hint, status, code, requestId }: PlatformError): PlatformError {
  return new PlatformError(`${message} It may have been processed all the same.`, {
    status,
    code,
    requestId,
    hint: `It was not sent again. Look at the platform before you repeat it.${hint === null ? '' : ` ${hint}`}`,
  });
}
