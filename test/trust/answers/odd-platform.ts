import type { ServerResponse } from 'node:http';
import type { Platform } from '../../../src/domain/platform.ts';
import { connect } from '../../platform/connect-client.ts';
import { startServer } from '../../rig/recording-server.ts';
import type { Answer } from './mutate-answer.ts';

/** A platform on loopback that gives whatever answer it is told to, and our client for it. Both end with the test. */
export type OddPlatform = { readonly platform: Platform; answerWith(answer: Answer): void };

export async function startOddPlatform(): Promise<OddPlatform> {
  let next: Answer | null = null;
  const { url } = await startServer((_, response) => (next === null ? void response.destroy() : send(response, next)));
  return { platform: connect(url).platform, answerWith: (answer) => void (next = answer) };
}

function send(response: ServerResponse, { status, headers, body, isCut }: Answer): void {
  const given = Object.entries(headers).filter(([, value]) => value !== '');
  response.writeHead(status, { ...Object.fromEntries(given), 'content-length': body.length + (isCut ? 10 : 0) });
  if (!isCut) return void response.end(body);
  response.write(body, () => response.destroy());
}
