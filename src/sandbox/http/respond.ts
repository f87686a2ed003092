import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationId, operations } from '../../generated/operations.ts';
import { requests } from '../../generated/requests.ts';
import { handlers } from '../handlers.ts';
import { type ApiRequest, ErrorResponse, type Handlers, notFound, type Platform } from '../platform.ts';
import { type Quirk, applyQuirks, type Quirks } from '../quirks.ts';
import { authorize, checkHost } from './access.ts';
import { readBody, readQuery } from './request.ts';

/** The request listener of the server. Its promise never rejects: every error becomes a response. */
export function createRequestListener(
  platform: Platform,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
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
      const apiRequest = { platform, deployment, path, query, body, shapeErrors, ifMatch } as ApiRequest<OperationId>;
      send(response, 200, callHandler(id, apiRequest));
    } catch (error) {
      const { status, message, fields, headers } = error instanceof ErrorResponse ? error : toErrorResponse(error);
      // Node discards the rest of the request body, so that the client reads the response (RFC 9112, 9.3).
      if (!response.destroyed)
        send(response, status, { [messageFieldName(platform.quirks)]: message, ...fields }, headers);
    }
  };
}

function callHandler<Id extends OperationId>(id: Id, apiRequest: ApiRequest<Id>): unknown {
  const { store, quirks } = apiRequest.platform;
  const handle: Handlers[Id] = handlers[id];
  return applyQuirks(operations[id].writes ? handle(apiRequest) : store.snapshot(() => handle(apiRequest)), quirks);
}

function messageFieldName(quirks: Quirks): 'error' | 'message' | 'detail' {
  if (quirks.has('error-in-message')) return 'message';
  return quirks.has('error-in-detail') ? 'detail' : 'error';
}

function send(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'bigint' ? JSON.rawJSON(String(field)) : field,
  );
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

/** The response to an unexpected error. Anything but a failure of the database file is a bug. */
function toErrorResponse(error: unknown): ErrorResponse {
  const reason = error instanceof Error ? error.message : String(error);
  const { errcode = 0 } = error as { readonly errcode?: number };
  if (!storageCodes.includes(errcode & 0xff))
    return new ErrorResponse(500, `The sandbox failed, which is a bug: ${reason}`);
  // The transaction was rolled back.
  const text = `The sandbox's database failed (${reason}). Nothing was written. Check its file and disk, then retry.`;
  return new ErrorResponse((errcode & 0xff) === 5 ? 503 : 507, text);
}

type Match = { readonly id: OperationId; readonly path: Readonly<Record<string, string>> };

/** Operations that a quirk removes. */
const removedByQuirk: { readonly [Id in OperationId]?: Quirk } = {
  getRemediationPolicies: 'no-reads',
  getDetectionPolicySummary: 'no-reads',
  getDetectionPolicy: 'no-reads',
  getVocabulary: 'no-vocabulary',
  listDeployments: 'no-deployments',
  listProjects: 'no-projects',
  listSecrets: 'no-secrets',
};

/** Finds the operation of a request. Throws ErrorResponse: 404 for an unknown path, 405 for another method. */
function buildRouter(quirks: Quirks): (method: string, path: string) => Match {
  const isServed = (id: OperationId): boolean => removedByQuirk[id] === undefined || !quirks.has(removedByQuirk[id]);
  const routes = (Object.keys(operations) as OperationId[])
    .filter(isServed)
    .map((id) => ({ id, method: operations[id].method, pattern: patternOf(id) }));
  return (method, path) => {
    const routesOfPath = routes.filter(({ pattern }) => pattern.test(path));
    if (routesOfPath.length === 0) throw notFound();
    const matchingRoute = routesOfPath.find((route) => route.method === method);
    if (matchingRoute === undefined) {
      const methods = routesOfPath.map((route) => route.method);
      throw new ErrorResponse(405, `This path takes ${methods.join(' or ')}.`, {}, { allow: methods.join(', ') });
    }
    const values = Object.entries(matchingRoute.pattern.exec(path)?.groups ?? {});
    return {
      id: matchingRoute.id,
      path: Object.fromEntries(values.map(([name, value]) => [name, decodePathParameter(value)])),
    };
  };
}

/** The pattern of an operation's path. A parameter is one of its enum values, or any text up to a slash or colon. */
function patternOf(id: OperationId): RegExp {
  const pattern = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = requests[id].inputs.find((input) => input.in === 'path' && input.path[0] === name)?.enum;
    return `(?<${name}>${values?.join('|') ?? '[^/:]+'})`;
  });
  return new RegExp(`^${pattern}$`);
}

function decodePathParameter(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // For example a lone percent sign: no resource has such a name.
    throw notFound();
  }
}
