import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationId, type Operations, operations } from '../../generated/operations.ts';
import type { Call, Platform } from '../bundles.ts';
import { Fault, notFound } from '../fault.ts';
import { handlers } from '../handlers.ts';
import type { Quirk, Quirks } from '../quirks.ts';
import { authorize, checkHost } from './access.ts';
import { bodyLimit, fromQuirkyJson, isBundle, listsOf, parseBody, quirkyJson, readBody } from './body.ts';
import { checkAnswer, checkBody, checkPath, checkQuery, readQuery, slipsInBundle } from './query.ts';

/** What answers the requests of a platform. It never rejects: whatever goes wrong is an answer too. */
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
      checkQuery(id, query);
      const { body, slips } = await bodyOf(id, path, request, platform.quirks);
      send(
        response,
        200,
        answer(id, {
          platform,
          deployment,
          path,
          query,
          body,
          slips,
          ifMatch: request.headers['if-match'],
        } as Call<OperationId>),
      );
    } catch (error) {
      sendFault(response, error instanceof Fault ? error : (storageFault(error) ?? bug(error)), platform);
    }
  };
}

async function bodyOf(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  request: IncomingMessage,
  quirks: Quirks,
): Promise<Pick<Call<OperationId>, 'slips'> & { readonly body: unknown }> {
  const schema = operations[id].body;
  if (schema === null) return { body: null, slips: [] };
  const sent = parseBody(await readBody(request, bodyLimit(schema)));
  if (!isBundle(schema)) {
    checkBody(id, schema, sent, path);
    return { body: sent, slips: [] };
  }
  const body = fromQuirkyJson(sent, listsOf(schema), quirks);
  return { body, slips: slipsInBundle(id, schema, body) };
}

function answer(id: OperationId, call: Call<OperationId>): unknown {
  const handle = handlers[id] as (call: Call<OperationId>) => Operations[OperationId]['answer'];
  const value = quirkyJson(handle(call), call.platform.quirks);
  checkAnswer(id, value);
  return value;
}

/** What is left of a body is read and dropped by Node, so that the client gets to the answer (RFC 9112, 9.3). */
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

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html), what to answer, and what to do about each. */
const words: Readonly<Record<number, readonly [status: number, says: string, fix: string]>> = {
  5: [503, "Another program holds the sandbox's database", 'Let it end, then send it again.'],
  10: [507, 'The disk of the sandbox failed', 'Look at the disk and its free space, then send it again.'],
  11: [507, "The sandbox's database is damaged", 'Stop the sandbox, and restore a copy of its file.'],
  13: [507, 'The disk of the sandbox is full', 'Make space, then send it again.'],
};

/** A failure of the database's file as an answer; null for any other error. The transaction that met it was undone. */
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

type Route = {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly methods: Map<string, OperationId>;
};

const absent = {
  'no-reads': ['getRemediationPolicies', 'getDetectionPolicySummary', 'getDetectionPolicy'],
  'no-vocabulary': ['getVocabulary'],
  'no-deployments': ['listDeployments'],
} as const satisfies { [Name in Quirk]?: readonly OperationId[] };

/** Finds the operation of a request among those of the document. The function throws Fault: 404 for an unknown path, 405 for another method. */
function buildRouter(quirks: Quirks): (method: string, path: string) => Match {
  const routes = routesOf(operationsWith(quirks));
  return (method, path) => {
    for (const { pattern, names, methods } of routes) {
      const found = pattern.exec(path);
      if (found === null) continue;
      const id = methods.get(method);
      if (id === undefined) {
        throw new Fault(
          405,
          `This path takes ${[...methods.keys()].join(' or ')}.`,
          {},
          { allow: [...methods.keys()].join(', ') },
        );
      }
      return { id, path: Object.fromEntries(names.map((name, index) => [name, decoded(found[index + 1])])) };
    }
    throw notFound();
  };
}

function operationsWith(quirks: Quirks): OperationId[] {
  const missing = Object.entries(absent).flatMap(([quirk, ids]): readonly OperationId[] =>
    quirks.has(quirk as Quirk) ? ids : [],
  );
  return (Object.keys(operations) as OperationId[]).filter((id) => !missing.includes(id));
}

function routesOf(ids: readonly OperationId[]): Route[] {
  const routes = new Map<string, Route>();
  for (const id of ids) {
    const { path, method } = operations[id];
    const route = routes.get(path) ?? { ...patternOf(path), methods: new Map() };
    route.methods.set(method, id);
    routes.set(path, route);
  }
  return [...routes.values()];
}

/** A parameter ends at a slash or a colon, so that `{product}` does not swallow the `:dryRun` of another path. */
function patternOf(template: string): Pick<Route, 'pattern' | 'names'> {
  const names = Array.from(template.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);
  const literals = template.split(/\{\w+\}/).map((text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return { names, pattern: new RegExp(`^${literals.join('([^/:]+)')}$`) };
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone per cent sign: no resource has such a name.
    throw notFound();
  }
}
