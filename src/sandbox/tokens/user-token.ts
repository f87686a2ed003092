import { signingKeyOf } from '../store/integrations.ts';
import type { Store } from '../store/store.ts';
import { deploymentNamed } from './api-token.ts';
import { signJwt, verifyJwt } from './jwt.ts';

const audience = 'user';
/** In seconds: as long as somebody tries things out in a day. */
const lifetime = 24 * 60 * 60;

/** A JSON Web Token for a user of a deployment, by its slug. How the platform hands one out is not shown. Throws SandboxError. */
export function mintUserToken(store: Store, slug: string): string {
  const { id: deployment } = deploymentNamed(store, slug);
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: 'sandbox-user', aud: audience, deployment, iat: now, exp: now + lifetime };
  return signJwt(signingKeyOf(store), claims);
}

/** The deployment of the user who holds a token; null when it is no valid one of this database. */
export function readUserToken(store: Store, token: string): string | null {
  const claims = verifyJwt(signingKeyOf(store), token, { audience, now: Math.floor(Date.now() / 1000) });
  return claims?.deployment ?? null;
}
