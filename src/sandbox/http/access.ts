import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault, notFound } from '../fault.ts';
import { SandboxError } from '../quirks.ts';
import { signingKeyOf } from '../store/dependencies.ts';
import type { DeploymentRow, TokenRow } from '../store/policies.ts';
import type { Store } from '../store/store.ts';

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
  operation: OperationId,
  authorization: string | undefined,
  path: Readonly<Record<string, string>>,
): DeploymentRow | null {
  const schemes: readonly string[] = operations[operation].security;
  if (schemes.length === 0) return null;
  const bearer = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (bearer === undefined) throw unauthenticated(schemes);
  const holder = store.holder({ hash: hashToken(bearer) });
  if (holder === undefined || !schemes.includes(holder.scheme)) throw unauthenticated(schemes);
  const { web_api, id, slug, name, migrated } = holder;
  if (web_api === 0 || (path['deploymentId'] ?? id) !== id || (path['deploymentSlug'] ?? slug) !== slug)
    throw notFound();
  return { id, slug, name, migrated };
}

const names: Readonly<Record<string, string>> = { WebToken: 'an API token', Jwt: "a user's JSON Web Token" };

const unauthenticated = (schemes: readonly string[]): Fault =>
  new Fault(
    401,
    `This operation wants ${schemes.map((scheme) => names[scheme] ?? scheme).join(' or ')}, and it is missing or wrong.`,
    {},
    { 'www-authenticate': 'Bearer' },
  );

/** An API token for a deployment by its slug; a random one, or the wanted one. Throws SandboxError. */
export function mintApiToken(store: Store, slug: string, webApi: boolean, wanted?: string): string {
  const token = wanted ?? `sandbox_${randomBytes(24).toString('base64url')}`;
  if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError('A token has 8 to 255 visible ASCII characters.');
  return keep(store, deploymentNamed(store, slug), token, { scheme: 'WebToken', web_api: webApi ? 1 : 0 });
}

/** A JSON Web Token for a user of a deployment, by its slug. How the platform hands one out is not shown. Throws SandboxError. */
export function mintUserToken(store: Store, slug: string): string {
  const deployment = deploymentNamed(store, slug);
  const iat = Math.floor(Date.now() / 1000);
  const token = signJwt(signingKeyOf(store), { sub: 'sandbox-user', aud: 'user', deployment: deployment.id, iat });
  return keep(store, deployment, token, { scheme: 'Jwt', web_api: 1 });
}

/** Whoever holds a token that is kept here is let in: nothing that a token says of itself is believed. */
function keep(store: Store, { id }: DeploymentRow, token: string, kind: Pick<TokenRow, 'scheme' | 'web_api'>): string {
  const row = { hash: hashToken(token), deployment_id: id, ...kind };
  const known = store.holder({ hash: row.hash });
  if (known === undefined) {
    store.addToken(row);
  } else if (known.deployment_id !== id || known.web_api !== row.web_api || known.scheme !== row.scheme) {
    throw new SandboxError('This token already belongs to somebody else. Choose another.');
  }
  return token;
}

/** Tokens are random or signed, and long, so a plain hash is enough to keep them from a reader of the database. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Throws SandboxError when there is none. */
function deploymentNamed(store: Store, slug: string): DeploymentRow {
  const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
  if (deployment === undefined) throw new SandboxError(`There is no deployment "${slug}".`);
  return deployment;
}

/** A JSON Web Token (RFC 7519), signed with HMAC-SHA256 and a secret of at least 32 random bytes. */
export function signJwt(secret: string, claims: Readonly<Record<string, string | number>>): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
