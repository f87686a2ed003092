import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { Fault, notFound } from '../fault.ts';
import { SandboxError } from '../quirks.ts';
import { signingKeyOf } from '../store/dependencies.ts';
import type { DeploymentRow } from '../store/policies.ts';
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

/** An API token for a deployment by its slug; a random one, or the wanted one. Throws SandboxError. */
export function mintApiToken(store: Store, slug: string, webApi: boolean, wanted?: string): string {
  const deployment = deploymentNamed(store, slug);
  const token = wanted ?? `sandbox_${randomBytes(24).toString('base64url')}`;
  if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError('A token has 8 to 255 visible ASCII characters.');
  const row = { hash: hashToken(token), deployment_id: deployment.id, web_api: webApi ? 1 : 0 };
  const known = store.holder({ hash: row.hash });
  if (known === undefined) {
    store.addToken(row);
  } else if (known.deployment_id !== row.deployment_id || known.web_api !== row.web_api) {
    throw new SandboxError('This token already belongs to somebody else. Choose another.');
  }
  return token;
}

/** Tokens are random and long, so a plain hash is enough to keep them from a reader of the database. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Throws SandboxError when there is none. */
function deploymentNamed(store: Store, slug: string): DeploymentRow {
  const deployment = store.deployments({}).find((candidate) => candidate.slug === slug);
  if (deployment === undefined) throw new SandboxError(`There is no deployment "${slug}".`);
  return deployment;
}

const userAudience = 'user';

/** In seconds: as long as somebody tries things out in a day. */
const lifetime = 24 * 60 * 60;

/** A JSON Web Token for a user of a deployment, by its slug. How the platform hands one out is not shown. Throws SandboxError. */
export function mintUserToken(store: Store, slug: string): string {
  const { id: deployment } = deploymentNamed(store, slug);
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'sandbox-user', aud: userAudience, deployment, iat: now, exp: now + lifetime };
  return signJwt(signingKeyOf(store), claims);
}

/** The deployment of the user who holds a token; null when it is no valid one of this database. */
function readUserToken(store: Store, token: string): string | null {
  const claims = verifyJwt(signingKeyOf(store), token, { audience: userAudience, now: Math.floor(Date.now() / 1000) });
  return claims?.deployment ?? null;
}

/** What a token says of its holder; `iat` and `exp` are seconds since 1970 in UTC. */
export type Claims = {
  readonly sub: string;
  /** What the token is for: one made for something else does not verify. */
  readonly aud: string;
  /** Id of a deployment. */
  readonly deployment?: string;
  readonly iat: number;
  readonly exp: number;
  readonly [further: string]: unknown;
};

// The one algorithm here (RFC 7518, 3.2): a header that differs in any byte is refused, so that no token chooses its own.
const header = encode({ alg: 'HS256', typ: 'JWT' });

/** A JSON Web Token (RFC 7519), signed with a secret of at least 32 random bytes. */
export function signJwt(secret: string, claims: Claims): string {
  const signed = `${header}.${encode(claims)}`;
  return `${signed}.${signatureOf(secret, signed)}`;
}

/** The claims of a token; null when it was not signed with this secret, is for another audience, or has expired. `now` is in seconds. */
export function verifyJwt(
  secret: string,
  token: string,
  { audience, now }: { readonly audience: string; readonly now: number },
): Claims | null {
  const [first, payload = '', signature = '', ...more] = token.split('.');
  if (first !== header || more.length > 0) return null;
  // The text is compared, not its bytes: base64url has several texts for the same bytes, and only ours is accepted.
  if (!isSame(signature, signatureOf(secret, `${header}.${payload}`))) return null;
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return isClaims(claims) && claims.aud === audience && now < claims.exp ? claims : null;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

const signatureOf = (secret: string, signed: string): string =>
  createHmac('sha256', secret).update(signed).digest('base64url');

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isClaims(value: unknown): value is Claims {
  if (typeof value !== 'object' || value === null) return false;
  const { sub, aud, deployment, iat, exp } = value as Readonly<Record<string, unknown>>;
  const texts = [sub, aud, deployment ?? ''];
  return texts.every((text) => typeof text === 'string') && [iat, exp].every((time) => Number.isFinite(time));
}
