import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Fault, notFound } from '../fault.ts';
import type { DeploymentRow, Store } from '../store/store.ts';

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Refuses a request that a web page sent through a name of its own (DNS rebinding). */
export function checkHost({ headers, socket }: IncomingMessage): void {
  // A client leaves the port out when it is the usual one.
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) {
    throw new Fault(421, 'This host name is not served here. Use the address that the sandbox printed.');
  }
}

/**
 * The deployment that a request may speak of: the token's own. Throws Fault: 401 without a valid token; 404 for another deployment and
 * for a token without the Web API permission, so that neither learns what exists.
 */
export function authorize(
  store: Store,
  authorization: string | undefined,
  path: Readonly<Record<string, string>>,
): DeploymentRow {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  const hash = token === undefined ? '' : hashToken(token);
  const holder = store.holder({ hash });
  if (holder === undefined || !timingSafeEqual(Buffer.from(holder.hash), Buffer.from(hash))) throw unauthenticated();
  const { web_api, id, slug, name, migrated } = holder;
  if (web_api === 0) throw notFound();
  if ((path['deploymentId'] ?? id) !== id) throw notFound();
  if ((path['deploymentSlug'] ?? slug) !== slug) throw notFound();
  return { id, slug, name, migrated };
}

/** Tokens are random and long, so a plain hash is enough to keep them from a reader of the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const unauthenticated = (): Fault =>
  new Fault(401, 'The API token is missing or wrong.', {}, { 'www-authenticate': 'Bearer' });
