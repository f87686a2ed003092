import type { Answer, Call, Site } from '../site.ts';
import { forward } from './forward.ts';

/** `repos/get`, with what the emulator leaves out. */
export async function getRepository(call: Call, site: Site): Promise<Answer> {
  const answer = await forward(call, site);
  return { ...answer, body: { ...(answer.body as object), network_count: 0, subscribers_count: 0 } };
}
