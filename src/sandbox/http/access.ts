import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault, notFound } from '../fault.ts';
import type { DeploymentRow, Store } from '../store/store.ts';
import { hashToken } from '../tokens/api-token.ts';
import { readUserToken } from '../tokens/user-token.ts';

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Refuses a request that a web page sent through a name of its own (DNS rebinding). */
export function checkHost({ headers, headersDistinct, socket }: IncomingMessage): void {
  if (headersDistinct['host']?.length !== 1) throw new Fault(400, 'Send exactly one Host header.');
  // A client leaves the port out when it is the usual one.
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) {
    throw new Fault(421, 'This host name is not served here. Use the address that the sandbox printed.');
  }
}

/**
 * The deployment that a request may speak of: the token's own, or null where an operation wants no token. Throws Fault: 401 without a
 * valid token of a kind that the operation accepts; 404 for another deployment and for an API token without the Web API permission, so
 * that neither learns what exists.
 */
export function authorize(
  store: Store,
  id: OperationId,
  authorization: string | undefined,
  path: Readonly<Record<string, string>>,
): DeploymentRow | null {
  const schemes: readonly string[] = operations[id].security;
  if (schemes.length === 0) return null;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer === undefined) throw unauthenticated(schemes);
  const known = ofApiToken(store, bearer) ?? ofUser(store, bearer);
  if (known === null || !schemes.includes(known.scheme)) throw unauthenticated(schemes);
  if (!known.mayUse) throw notFound();
  if (!isMeant(known.deployment, path)) throw notFound();
  return known.deployment;
}

const isMeant = ({ id, slug }: DeploymentRow, path: Readonly<Record<string, string>>): boolean =>
  (path['deploymentId'] ?? id) === id && (path['deploymentSlug'] ?? slug) === slug;

type Known = { readonly scheme: 'WebToken' | 'Jwt'; readonly mayUse: boolean; readonly deployment: DeploymentRow };

function ofApiToken(store: Store, bearer: string): Known | null {
  const hash = hashToken(bearer);
  const holder = store.holder({ hash });
  if (holder === undefined || !timingSafeEqual(Buffer.from(holder.hash), Buffer.from(hash))) return null;
  const { web_api, id, slug, name, migrated } = holder;
  return { scheme: 'WebToken', mayUse: web_api === 1, deployment: { id, slug, name, migrated } };
}

function ofUser(store: Store, bearer: string): Known | null {
  const id = readUserToken(store, bearer);
  const deployment = store.deployments({}).find((one) => one.id === id);
  return deployment === undefined ? null : { scheme: 'Jwt', mayUse: true, deployment };
}

const names: Readonly<Record<string, string>> = { WebToken: 'an API token', Jwt: "a user's JSON Web Token" };

const unauthenticated = (schemes: readonly string[]): Fault =>
  new Fault(
    401,
    `This operation wants ${schemes.map((scheme) => names[scheme] ?? scheme).join(' or ')}, and it is missing or wrong.`,
    {},
    { 'www-authenticate': 'Bearer' },
  );
