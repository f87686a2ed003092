import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { gitEnvironment } from './git.ts';
import { readAll } from './http.ts';
import type { Site } from './site.ts';

/** Serves `git fetch` over HTTP by git's own back end, to tokens that may read the contents. */
export async function serveGit(request: IncomingMessage, response: ServerResponse, site: Site): Promise<void> {
  const body = await readAll(request);
  const { pathname, search } = new URL(request.url ?? '', 'http://rig');
  const [, repository, path] = /^\/([^/]+\/[^/]+?)(?:\.git)?\/(info\/refs|git-upload-pack)$/.exec(pathname) ?? [];
  // As actions/checkout sends it: `x-access-token:<token>`.
  const [, code = ''] = /^basic (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const actor = site.actors.get(
    Buffer.from(code, 'base64')
      .toString()
      .replace(/^[^:]*:/, ''),
  );
  if (actor === undefined) response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' }).end();
  else if (actor.permissions.contents === undefined || repository !== site.fullName)
    response.writeHead(404).end('Repository not found.');
  else sendCgi(response, await runBackEnd(site.repository.folder, `${path ?? ''}${search}`, request, body));
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
    const child = spawn('git', ['http-backend'], { env, stdio: ['pipe', 'pipe', 'ignore'], timeout: 30_000 });
    const out: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.on('error', reject);
    child.on('close', () => resolve(Buffer.concat(out)));
    child.stdin.on('error', () => undefined); // it may answer without reading
    child.stdin.end(body);
  });
}
