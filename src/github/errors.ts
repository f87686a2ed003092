import { GitHubError } from '../domain/github.ts';
import { hintFor } from './hints.ts';
import type { Reply, Unanswered } from './http/reply.ts';
import type { Misshapen } from './json.ts';
import type { operations, OperationId } from './operations.ts';

/** What was asked, for the beginning of a message. */
export type Asked = { readonly operation: (typeof operations)[OperationId]; readonly about: string | null };

const begin = ({ operation, about }: Asked): string => `${operation.says}${about === null ? '' : ` (${about})`}`;

/** GitHub said no. */
export function refusalError(asked: Asked, reply: Reply, now: number): GitHubError {
  const says = messageOf(reply);
  const quoted = says === '' ? '' : `, "${says}"`;
  return new GitHubError(`${begin(asked)}: GitHub answered ${String(reply.status)}${quoted}.`, {
    status: reply.status,
    hint: hintFor(asked.operation, reply, now),
  });
}

/** No answer came, or none that may be used. The error of the network is not kept: it may carry bytes of an answer. */
export function unansweredError(
  asked: Asked,
  { message, hint }: Unanswered,
  redact: (text: string) => string,
): GitHubError {
  return new GitHubError(`${begin(asked)}: no answer of GitHub, ${redact(message)}.`, { hint });
}

/** The answer cannot be used. */
export function misshapenError(asked: Asked, { message }: Misshapen): GitHubError {
  return new GitHubError(`${begin(asked)}: the answer of GitHub cannot be used, ${message}.`, {
    hint: 'Check what GitHub shows there, and that GITHUB_API_URL is the address of its API.',
  });
}

/** What GitHub says, without the address of its documentation; empty for a page. */
function messageOf({ text }: Reply): string {
  const { message, errors } = objectOf(text);
  const more = (Array.isArray(errors) ? errors : []).map((error: unknown) => detailOf(error));
  const said = [message, ...more].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const characters = Array.from(said);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : said;
}

const longest = 300;

/** GitHub explains a 422 by texts, or by objects that have a message or only a code. */
function detailOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { message, field, code } = error as Record<string, unknown>;
  return message ?? [field, code].filter((part) => typeof part === 'string').join(' ');
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // A page of a gateway in place of JSON.
    return {};
  }
}
