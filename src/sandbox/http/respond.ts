import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { handlers } from '../handlers.ts';
import { type Call, Fault, type Handlers, notFound, type Platform } from '../platform.ts';
import { type Quirk, quirkyJson, type Quirks } from '../quirks.ts';
import { authorize, checkHost } from './access.ts';
import { readBody, readQuery } from './request.ts';

/** Handles requests. Never rejects: every error becomes an answer. */
export function responder(platform: Platform): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const route = buildRouter(platform.quirks);
  return async (request, response) => {
    try {
      checkHost(request);
      // Only the first question mark ends the path (RFC 3986, 3.4).
      const [pathname = '', ...search] = (request.url ?? '').split('?');
      const { id, path } = route(request.method ?? '', pathname);
      const deployment = authorize(platform.store, id, request.headers.authorization, path);
      const query = readQuery(id, new URLSearchParams(`?${search.join('?')}`));
      const { body, shapeErrors } = await readBody(id, path, request, platform.quirks);
      const ifMatch = request.headers['if-match'];
      const call = { platform, deployment, path, query, body, shapeErrors, ifMatch } as Call<OperationId>;
      send(response, 200, answer(id, call));
    } catch (error) {
      const { status, message, facts, headers } = error instanceof Fault ? error : failure(error);
      // Node drops the rest of a body, so that the client reads the answer (RFC 9112, 9.3).
      if (!response.destroyed) send(response, status, { [textField(platform.quirks)]: message, ...facts }, headers);
    }
  };
}

function answer<Id extends OperationId>(id: Id, call: Call<Id>): unknown {
  const { store, quirks } = call.platform;
  const handle: Handlers[Id] = handlers[id];
  return quirkyJson(operations[id].writes ? handle(call) : store.snapshot(() => handle(call)), quirks);
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
  const body = JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? JSON.rawJSON(String(one)) : one));
  const common = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  };
  response.writeHead(status, { ...common, ...headers }).end(body);
}

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) for a file that is locked, unreadable, damaged or without space. */
const storageCodes = [5, 10, 11, 13];

/** Anything but a failure of the database file is a bug. */
function failure(error: unknown): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  const { errcode = 0 } = error as { readonly errcode?: number };
  if (!storageCodes.includes(errcode & 0xff)) return new Fault(500, `The sandbox failed, which is a bug: ${reason}`);
  // The transaction was rolled back.
  const text = `The sandbox's database failed (${reason}). Nothing was written. Check its file and disk, then retry.`;
  return new Fault((errcode & 0xff) === 5 ? 503 : 507, text);
}

type Match = { readonly id: OperationId; readonly path: Readonly<Record<string, string>> };

const absent: { readonly [Id in OperationId]?: Quirk } = {
  getRemediationPolicies: 'no-reads',
  getDetectionPolicySummary: 'no-reads',
  getDetectionPolicy: 'no-reads',
  getVocabulary: 'no-vocabulary',
  listDeployments: 'no-deployments',
  listProjects: 'no-projects',
  listSecrets: 'no-secrets',
};

/** Finds the operation of a request. Throws Fault: 404 for an unknown path, 405 for another method. */
function buildRouter(quirks: Quirks): (method: string, path: string) => Match {
  const isServed = (id: OperationId): boolean => absent[id] === undefined || !quirks.has(absent[id]);
  const routes = (Object.keys(operations) as OperationId[])
    .filter(isServed)
    .map((id) => ({ id, method: operations[id].method, pattern: patternOf(id) }));
  return (method, path) => {
    const known = routes.filter(({ pattern }) => pattern.test(path));
    if (known.length === 0) throw notFound();
    const found = known.find((route) => route.method === method);
    if (found === undefined) {
      const methods = known.map((route) => route.method);
      throw new Fault(405, `This path takes ${methods.join(' or ')}.`, {}, { allow: methods.join(', ') });
    }
    const values = Object.entries(found.pattern.exec(path)?.groups ?? {});
    return { id: found.id, path: Object.fromEntries(values.map(([name, value]) => [name, decoded(value)])) };
  };
}

/** A parameter is one of its words, or ends at a slash or colon. */
function patternOf(id: OperationId): RegExp {
  const pattern = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const words = requests[id].inputs.find((input) => input.in === 'path' && input.path[0] === name)?.enum;
    return `(?<${name}>${words?.join('|') ?? '[^/:]+'})`;
  });
  return new RegExp(`^${pattern}$`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone per cent sign: no resource has such a name.
    throw notFound();
  }
}
