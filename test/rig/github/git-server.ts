import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { gitEnvironment } from '../git.ts';
import { listenOnLoopback } from '../loopback.ts';

// Serves `git fetch` over HTTP by git's own back end, in a thread of its own: the action waits for git, and may run in the thread of the tests.

/** What a token may fetch: the repository of this name, whose folder is null where the token may not read it. */
export type Grant = { readonly token: string; readonly name: string; readonly folder: string | null };

const role = 'git server';

let started: Promise<{ readonly url: string; readonly grant: (grant: Grant) => void }> | null = null;

/** The git server of this process, and how it learns of tokens. */
export function gitServer() {
  started ??= new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: role });
    worker.once('error', reject);
    worker.once('message', (url: string) => {
      worker.unref();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      const grant = (access: Grant): void => worker.postMessage(access);
      resolve({ url, grant });
    });
  });
  return started;
}

if (workerData === role && parentPort !== null) void serve(parentPort);

async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const grants = new Map<string, Grant>();
  port.on('message', (grant: Grant) => grants.set(grant.token, grant));
  const server = createServer((request, response) => {
    serveFetch(request, response, grants).catch((cause: unknown) => response.writeHead(500).end(String(cause)));
  });
  const { url } = await listenOnLoopback(server);
  port.postMessage(url);
}

async function serveFetch(request: IncomingMessage, response: ServerResponse, grants: ReadonlyMap<string, Grant>) {
  const body = Buffer.concat((await request.toArray()) as Uint8Array[]);
  const { pathname, search } = new URL(request.url ?? '', 'http://rig');
  const [, repository, path] = /^\/([^/]+\/[^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack)$/.exec(pathname) ?? [];
  // As actions/checkout sends it: `x-access-token:<token>`.
  const [, code = ''] = /^basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const grant = grants.get(
    Buffer.from(code, 'base64')
      .toString()
      .replace(/^[^:]*:/, ''),
  );
  if (grant === undefined) response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  else if (grant.folder === null || repository !== grant.name) response.writeHead(404).end('Repository not found.');
  else sendCgi(response, await runBackEnd(grant.folder, `${path ?? ''}${search}`, request, body));
}

/** Sends the answer of a CGI program: headers, an empty line, the body. */
function sendCgi(response: ServerResponse, answer: Buffer): void {
  const end = answer.indexOf('\r\n\r\n');
  const lines = answer.subarray(0, end).toString().split('\r\n');
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
  const status = Number.parseInt(headers.get('Status') ?? '200', 10);
  headers.delete('Status');
  response.writeHead(status, Object.fromEntries(headers)).end(answer.subarray(end + 4));
}

/** Runs the CGI program that comes with git. */
function runBackEnd(folder: string, target: string, request: IncomingMessage, body: Buffer): Promise<Buffer> {
  const { headers, method = '' } = request;
  const [path = '', query = ''] = target.split('?');
  const env = {
    ...gitEnvironment,
    GIT_PROJECT_ROOT: dirname(folder),
    GIT_HTTP_EXPORT_ALL: '1',
    PATH_INFO: `/origin.git/${path}`,
    QUERY_STRING: query,
    REQUEST_METHOD: method,
    REMOTE_ADDR: '127.0.0.1',
    CONTENT_TYPE: headers['content-type'] ?? '',
    CONTENT_LENGTH: String(body.length),
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_PROTOCOL: String(headers['git-protocol'] ?? ''),
  };
  return new Promise((resolve, reject) => {
    const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'], timeout: 100_000 });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(out)));
    child.stdin.on('error', () => undefined); // it may answer without reading
    child.stdin.end(body);
  });
}
