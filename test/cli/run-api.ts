import { Readable, Writable } from 'node:stream';
import { main } from '../../src/cli/main.ts';
import { processParts } from '../rig/run-cli.ts';
import { sendJson, type RecordingServer, startServer } from '../rig/recording-server.ts';

export const apiToken = 'canary-token-of-the-deployment';
export const userToken = 'canary-token-of-the-user';

type Given = {
  env?: Record<string, string>;
  stdin?: string;
  directory?: string;
  out?: Writable;
};

/** Runs `ifmatch api …` in this process; returns its output and exit code. */
export async function runApi(args: readonly string[], given: Given = {}) {
  const { env = {}, stdin = '', directory = import.meta.dirname } = given;
  const [out, err] = [collector(), collector()];
  const streams = { stdin: Readable.from([stdin]), out: given.out ?? out.stream, err: err.stream };
  const code = await main(['api', ...args], processParts({ directory, env, ...streams }));
  const text = { out: out.text(), err: err.text() };
  if (text.err.includes('This is a bug')) throw new Error(text.err);
  return { code, ...text };
}

function collector() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Answers by the path and the query of a request, and by its number; the list of deployments has one. */
export async function serveApi(answer: (url: URL, body: string, count: number) => { status?: number; body: unknown }) {
  const server = await startServer((request, response, count) => {
    const url = new URL(request.path, 'http://x');
    const { status = 200, body } = url.pathname === '/api/v1/deployments' ? visible : answer(url, request.body, count);
    sendJson(response, status, body);
  });
  return { server, env: environmentOf(server) };
}

const visible: { status?: number; body: unknown } = { body: { deployments: [{ id: 12, slug: 'acme' }] } };

export const environmentOf = ({ url }: Pick<RecordingServer, 'url'>): Record<string, string> => ({
  IFMATCH_BASE_URL: url,
  IFMATCH_API_TOKEN: apiToken,
  IFMATCH_USER_JWT: userToken,
});
