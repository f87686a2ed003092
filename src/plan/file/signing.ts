import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { ExpectedError } from '../../domain/errors.ts';

/** This API token cannot sign, or verify, a plan or a review. */
export class SigningError extends ExpectedError {
  override readonly name = 'SigningError';
  constructor(message: string, fix: string) {
    super(message, { fix });
  }
}

/** A signing key. The id shows whether the same token signed, and reveals nothing about the token. */
export type SigningKey = { readonly id: string; readonly key: Uint8Array };

/** In characters. Readers of a signature can brute-force the token offline: a shorter one would be found. */
export const minTokenLength = 24;

/** The scope of a plan key: plans of one deployment on one platform. */
export type PlanScope = {
  readonly platform: string;
  readonly deployment: { readonly id: string; readonly slug: string };
};

/**
 * The key of a token for saved plans: HKDF with SHA-256 (RFC 5869) over the token, the salt `ifmatch plan v1` and the info
 * `<platform>\n<deployment id>\n<slug>`. The id depends on the token alone, to tell an edited plan from one signed with another token. Throws
 * SigningError when the token is too short.
 */
export function derivePlanKey(secret: string, { platform, deployment: { id, slug } }: PlanScope): SigningKey {
  const token = usableToken(secret, 'plan');
  const derive = (info: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', token, 'ifmatch plan v1', info, bytes));
  return { id: derive('key id', 8).toString('hex'), key: derive(`${platform}\n${id}\n${slug}`, 32) };
}

/** The token to derive a key from. Throws SigningError when it is too short. */
export function usableToken(secret: string, signed: 'record' | 'plan'): string {
  // As where the token is sent: a secret pasted from a file often ends with a line break.
  const token = secret.replace(/\r?\n$/, '');
  if (token.length >= minTokenLength) return token;
  throw new SigningError(
    `The API token has ${String(token.length)} characters, too few to sign a ${signed} with: it takes ${String(minTokenLength)}, or the token could be guessed from the ${signed}.`,
    'Check that the secret holds the whole token. If it does, create a longer one in Settings > Tokens of the platform.',
  );
}

/** HMAC with SHA-256 over the payload, as 64 hex digits. */
export const macOf = (payload: string | Uint8Array, { key }: SigningKey): string =>
  createHmac('sha256', key).update(payload).digest('hex');

/** Compares two MACs in constant time. */
export function isSameMac(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
