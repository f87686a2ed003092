import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { type DeploymentRow, ErrorResponse, notFound } from '../platform.ts';
import { SandboxError } from '../errors.ts';
import type { Store } from '../store/database.ts';

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/** Refuses requests by a web page through its own host name (DNS rebinding). */
export function checkHost({ headers, headersDistinct, socket }: IncomingMessage): void {
  if (headersDistinct['host']?.length !== 1) throw new ErrorResponse(400, 'Send exactly one Host header.');
  // Clients omit the default port.
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  if (!loopbackNames.includes(name) || Number(port) !== socket.localPort) {
    throw new ErrorResponse(421, 'This host name is not served here. Use the address that the sandbox printed.');
  }
}

/** A stored token. The claims of a JSON Web Token are not trusted. */
type Token = { scheme: 'WebToken' | 'Jwt'; web_api: number };

/**
 * The deployment of a request's token, or null if the operation needs none. Throws ErrorResponse: 401 without a valid token of an accepted kind; 404 for
 * another deployment or without the Web API permission, which hides what exists.
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
  const tokenRow = store.row<Token & DeploymentRow>(
    'SELECT * FROM tokens JOIN deployments ON id = deployment_id WHERE hash = :hash',
    { hash: hashToken(bearer ?? '') },
  );
  if (tokenRow === undefined || !schemes.includes(tokenRow.scheme)) throw unauthenticatedResponse(schemes);
  const { web_api, id, slug, name, migrated } = tokenRow;
  if (web_api === 0 || (path['deploymentId'] ?? id) !== id || (path['deploymentSlug'] ?? slug) !== slug)
    throw notFound();
  return { id, slug, name, migrated };
}

const schemeNames: Readonly<Record<string, string>> = { WebToken: 'an API token', Jwt: "a user's JSON Web Token" };

const unauthenticatedResponse = (schemes: readonly string[]): ErrorResponse =>
  new ErrorResponse(
    401,
    `This operation requires ${schemes.map((scheme) => schemeNames[scheme] ?? scheme).join(' or ')}, which is missing or invalid.`,
    {},
    { 'www-authenticate': 'Bearer' },
  );

/** `webApi`: whether the token may use the API; without that permission, requests are answered with 404. */
export type Permissions = { readonly webApi: boolean };

/** An API token for a deployment's slug, random or given. Throws SandboxError. */
export function mintApiToken(store: Store, slug: string, { webApi }: Permissions, chosenToken?: string): string {
  const token = chosenToken ?? `sandbox_${randomBytes(24).toString('base64url')}`;
  if (!/^[!-~]{8,255}$/.test(token)) throw new SandboxError('A token has 8 to 255 visible ASCII characters.');
  return storeToken(store, slug, { token, scheme: 'WebToken', webApi });
}

/** A user's JSON Web Token for a deployment's slug. Throws SandboxError. */
export function mintUserToken(store: Store, slug: string): string {
  const token = signJwt(store, {
    sub: 'sandbox-user',
    aud: 'user',
    deployment: slug,
    iat: Math.floor(Date.now() / 1000),
  });
  return storeToken(store, slug, { token, scheme: 'Jwt', webApi: true });
}

type NewToken = { readonly token: string; readonly scheme: Token['scheme']; readonly webApi: boolean };

/** Stores a token. Throws SandboxError if it is stored already with another scheme or deployment. */
function storeToken(store: Store, slug: string, { token, scheme, webApi }: NewToken): string {
  const stored = store.row(
    `INSERT INTO tokens (hash, deployment_id, scheme, web_api) SELECT :hash, id, :scheme, :webApi FROM deployments WHERE slug = :slug
    ON CONFLICT DO UPDATE SET hash = excluded.hash
      WHERE (deployment_id, scheme, web_api) = (excluded.deployment_id, excluded.scheme, excluded.web_api)
    RETURNING hash`,
    { hash: hashToken(token), scheme, webApi: Number(webApi), slug },
  );
  if (stored !== undefined) return token;
  throw new SandboxError(`This token is already in use, or there is no deployment "${slug}". Choose another.`);
}

/** Tokens are random and long, so a plain hash protects them from readers of the database. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The database's key, 32 random bytes, for tokens, cursors and plans. */
export function signingKeyOf(store: Store): string {
  const row = store.row<{ secret: string }>('SELECT secret FROM signing_key');
  if (row === undefined) throw new Error('the database has no signing key');
  return row.secret;
}

const sign = (store: Store, text: string): string =>
  createHmac('sha256', signingKeyOf(store)).update(text).digest('base64url');

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token (RFC 7519), signed with HMAC-SHA256. */
export function signJwt(store: Store, claims: Readonly<Record<string, string | number>>): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${sign(store, signed)}`;
}

/** A signed cursor. `request`: everything that must not change between pages (operation, deployment, filter, order); `position`: any JSON value. */
export function writeCursor(store: Store, request: unknown, position: unknown): string {
  const text = encode(position);
  return `${text}.${sign(store, JSON.stringify([request, text]))}`;
}

/** The position in a cursor of the same request. Throws ErrorResponse 400 for any other cursor. */
export function readCursor(store: Store, request: unknown, cursor: string): unknown {
  const [text = '', signature] = cursor.split('.');
  if (signature === sign(store, JSON.stringify([request, text]))) {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  }
  throw new ErrorResponse(
    400,
    'The cursor does not belong to this request. Send it with the same filter and order as the request that it came from, or leave it out for the first page.',
  );
}
