import type { ServerResponse } from 'node:http';
import type { Platform } from '../../../src/domain/platform.ts';
import { connect } from '../../platform/connect-client.ts';
import { startServer } from '../../rig/recording-server.ts';
import type { MutatedResponse } from './mutate-response.ts';

/** A server on loopback that sends the response it was given, and a client for it. Both are closed after the test. */
export type FakePlatform = { readonly platform: Platform; respondWith(answer: MutatedResponse): void };

export async function startFakePlatform(): Promise<FakePlatform> {
  let nextResponse: MutatedResponse | null = null;
  const { url } = await startServer((_, response) =>
    nextResponse === null ? void response.destroy() : send(response, nextResponse),
  );
  return { platform: connect(url).platform, respondWith: (answer) => void (nextResponse = answer) };
}

function send(response: ServerResponse, { status, headers, body, isCut }: MutatedResponse): void {
  const usedHeaders = Object.entries(headers).filter(([, value]) => value !== '');
  response.writeHead(status, { ...Object.fromEntries(usedHeaders), 'content-length': body.length + (isCut ? 10 : 0) });
  if (!isCut) return void response.end(body);
  response.write(body, () => response.destroy());
}
