import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationId, type Operations, operations } from '../../generated/operations.ts';
import { handlers } from '../handlers.ts';
import { type Call, Fault, notFound, type Platform } from '../platform.ts';
import { type Quirk, quirkyJson, type Quirks } from '../quirks.ts';
import { authorize, checkHost } from './access.ts';
import { checkPath, readBody, readQuery } from './request.ts';

/** Handles requests. Never rejects: every error becomes an answer. */
export function responder(platform: Platform): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const route = buildRouter(platform.quirks);
  return async (request, response) => {
    try {
      checkHost(request);
      // Only the first question mark ends the path (RFC 3986, 3.4).
      const [pathname = '', ...search] = (request.url ?? '').split('?');
      const { id, path } = route(request.method ?? '', pathname);
      checkPath(id, path);
      const deployment = authorize(platform.store, id, request.headers.authorization, path);
      const query = readQuery(id, new URLSearchParams(`?${search.join('?')}`), platform.quirks);
      const { body, shapeErrors } = await readBody(id, path, request, platform.quirks);
      const ifMatch = request.headers['if-match'];
      send(
        response,
        200,
        answer(id, { platform, deployment, path, query, body, shapeErrors, ifMatch } as Call<OperationId>),
      );
    } catch (error) {
      sendFault(response, error instanceof Fault ? error : (storageFault(error) ?? bug(error)), platform);
    }
  };
}

function answer(id: OperationId, call: Call<OperationId>): unknown {
  const { store, quirks } = call.platform;
  const handle = handlers[id] as (call: Call<OperationId>) => Operations[OperationId]['answer'];
  return quirkyJson(operations[id].writes ? handle(call) : store.snapshot(() => handle(call)), quirks);
}

/** Node drops the rest of a body, so that the client reads the answer (RFC 9112, 9.3). */
function sendFault(response: ServerResponse, fault: Fault, { quirks }: Platform): void {
  if (!response.destroyed)
    send(response, fault.status, { [textField(quirks)]: fault.message, ...fault.facts }, fault.headers);
}

function textField(quirks: Quirks): 'error' | 'message' | 'detail' {
  if (quirks.has('error-in-message')) return 'message';
  return quirks.has('error-in-detail') ? 'detail' : 'error';
}

function send(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(value);
  const common = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  };
  response.writeHead(status, { ...common, ...headers }).end(body);
}

const bug = (error: unknown): Fault =>
  new Fault(500, `The sandbox failed, which is a bug: ${error instanceof Error ? error.message : String(error)}`);

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html), with answer and advice. */
const words: Readonly<Record<number, readonly [status: number, says: string, fix: string]>> = {
  5: [503, "Another program holds the sandbox's database", 'Let it end, then send it again.'],
  10: [507, 'The disk of the sandbox failed', 'Look at the disk and its free space, then send it again.'],
  11: [507, "The sandbox's database is damaged", 'Stop the sandbox, and restore a copy of its file.'],
  13: [507, 'The disk of the sandbox is full', 'Make space, then send it again.'],
};

/** Converts a failure of the database file to an answer; null for other errors. The transaction was rolled back. */
export function storageFault(error: unknown): Fault | null {
  const { errcode } = error as { readonly errcode?: unknown };
  const known = typeof errcode === 'number' ? words[errcode & 0xff] : undefined;
  if (known === undefined) return null;
  const [status, says, fix] = known;
  return new Fault(
    status,
    `${says} (${error instanceof Error ? error.message : String(error)}). Nothing was written. ${fix}`,
  );
}

type Match = { readonly id: OperationId; readonly path: Readonly<Record<string, string>> };

const absent = {
  'no-reads': ['getRemediationPolicies', 'getDetectionPolicySummary', 'getDetectionPolicy'],
  'no-vocabulary': ['getVocabulary'],
  'no-deployments': ['listDeployments'],
} as const satisfies { [Name in Quirk]?: readonly OperationId[] };

/** Finds the operation of a request. Throws Fault: 404 for an unknown path, 405 for another method. */
function buildRouter(quirks: Quirks): (method: string, path: string) => Match {
  const missing: readonly OperationId[] = (Object.keys(absent) as (keyof typeof absent)[]).flatMap((quirk) =>
    quirks.has(quirk) ? absent[quirk] : [],
  );
  const ids = (Object.keys(operations) as OperationId[]).filter((id) => !missing.includes(id));
  const routes = ids.map((id) => ({ id, method: operations[id].method, ...patternOf(operations[id].path) }));
  return (method, path) => {
    const known = routes.filter(({ pattern }) => pattern.test(path));
    if (known.length === 0) throw notFound();
    const found = known.find((route) => route.method === method);
    if (found === undefined) {
      const methods = known.map((route) => route.method);
      throw new Fault(405, `This path takes ${methods.join(' or ')}.`, {}, { allow: methods.join(', ') });
    }
    const values = found.pattern.exec(path) ?? [];
    return {
      id: found.id,
      path: Object.fromEntries(found.names.map((name, index) => [name, decoded(values[index + 1])])),
    };
  };
}

/** A parameter ends at a slash or colon, so that `{product}` does not match `:dryRun`. */
function patternOf(template: string): { readonly names: readonly string[]; readonly pattern: RegExp } {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  return { names, pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '([^/:]+)')}$`) };
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone per cent sign: no resource has such a name.
    throw notFound();
  }
}
