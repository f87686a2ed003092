import { createHmac, timingSafeEqual } from 'node:crypto';

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
