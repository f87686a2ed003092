import { randomUUID } from 'node:crypto';
import { signingKeyOf } from '../store/integrations.ts';
import { signJwt } from '../tokens/jwt.ts';
import type { Handlers } from './call.ts';

const audience = 'pattern-fix';
/** In seconds: the editor that asks for a task begins it at once. */
const lifetime = 15 * 60;

/** The token names its task and nothing else: nobody said who asks. */
export const patternFixHandlers: Pick<Handlers, 'createPatternFixTask'> = {
  createPatternFixTask({ platform }) {
    const now = Math.floor(Date.now() / 1000);
    const claims = { sub: randomUUID(), aud: audience, iat: now, exp: now + lifetime };
    return { taskTokenJwt: signJwt(signingKeyOf(platform.store), claims) };
  },
};
