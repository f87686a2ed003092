import type { PlatformError, Put } from '../domain/preview.ts';
import type { Refusal } from './answers/refusal.ts';
import { textOrNull } from './answers/untyped.ts';
import type { Called } from './call.ts';
import { isKnownCode } from './hints.ts';
import type { Profile } from './profile.ts';

/**
 * How a PUT with this state version ended. Only an answer of the right shape means written; only a clear refusal throws its
 * PlatformError, which tells whether it is the platform's own; everything else leaves it open.
 */
export function toPut(called: Called<string>, sent: string, profile: Profile): Put {
  if (called.kind === 'answer') return { kind: 'written', stateVersion: called.answer };
  const message = withRequestId(called.error);
  if (called.kind === 'failure') {
    if (called.processed === 'no') throw called.error;
    return { kind: called.processed === 'contradicted' ? 'contradicted' : 'unanswered', message };
  }
  const { refusal } = called;
  const currentStateVersion = textOrNull(refusal.body['current_state_version']);
  const namesOther = currentStateVersion !== null && currentStateVersion !== sent;
  if (isStale(refusal, namesOther, profile)) return { kind: 'stale', currentStateVersion, message };
  if (provesNothingWritten(refusal, profile)) throw called.error;
  return { kind: 'unanswered', message };
}

/** The code before the status: a known code that means something else is not overruled by a 412. */
function isStale(
  { code, status }: Refusal,
  namesOther: boolean,
  { staleCodes, staleStatuses, conflictStatuses }: Profile,
): boolean {
  if (code !== null && staleCodes.includes(code)) return true;
  if (isKnownCode(code)) return false;
  return staleStatuses.includes(status) || (conflictStatuses.includes(status) && namesOther);
}

/** A client error says that the platform refused to act. A redirect or a server error may come after the fact. */
export function provesNothingWritten({ status }: Refusal, { doubtfulStatuses }: Profile): boolean {
  return status >= 400 && status < 500 && !doubtfulStatuses.includes(status);
}

function withRequestId({ message, requestId }: PlatformError): string {
  return requestId === null ? message : `${message} (request ${requestId})`;
}
