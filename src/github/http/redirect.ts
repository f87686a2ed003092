import type { Request } from './exchange.ts';
import { type Reply, Unanswered } from './reply.ts';

/** A renamed repository is one hop away, and a renamed owner another one. */
export const mostHops = 3;

export const isRedirect = ({ status }: Reply): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * The same request to where GitHub points: it answers so for repositories that were renamed or moved. The token goes along, so it stays
 * on the same host; elsewhere it is refused. Throws Unanswered.
 */
export function followed(request: Request, { status, headers }: Reply): Request {
  const location = headers.get('location') ?? '';
  const target = URL.canParse(location, request.url) ? new URL(location, request.url) : null;
  if (target === null || location === '') return refuse(status, 'without saying where');
  const elsewhere = target.origin !== new URL(request.url).origin || target.username !== '' || target.password !== '';
  // The query is not shown: it may hold secrets.
  if (elsewhere) return refuse(status, `to ${target.protocol}//${target.host}${target.pathname}`);
  // A 303 asks for a GET in place of what was asked; the others mean the same request again.
  if (status === 303 && request.method !== 'GET') return refuse(status, 'that would turn the request into another one');
  target.hash = '';
  return { ...request, url: target.href };
}

export const endless = (): Unanswered => refusal(`it redirects more than ${String(mostHops)} times`);

function refuse(status: number, where: string): never {
  throw refusal(`it answered ${String(status)}, a redirect ${where}, which was not followed`);
}

const refusal = (says: string): Unanswered =>
  new Unanswered(says, {
    processed: 'no',
    passing: false,
    hint: 'Check GITHUB_API_URL, and what stands between the runner and GitHub. The token is never sent to another host.',
  });
