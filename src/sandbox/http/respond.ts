import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type OperationId, type Operations, operations } from '../../generated/operations.ts';
import type { Platform } from '../bundles/platform.ts';
import { Fault } from '../fault.ts';
import type { Call } from '../handlers/call.ts';
import { handlers } from '../handlers/handlers.ts';
import type { Quirks } from '../quirks.ts';
import { authorize, checkHost } from './access.ts';
import { checkAnswer, checkBody, checkPath, checkQuery, slipsInBundle } from './check-shape.ts';
import { endEarly, isTooLate } from './end-early.ts';
import { fromQuirkyJson, quirkyJson } from './quirky-json.ts';
import { bodyLimit, isBundle, listsOf, parseBody, readBody } from './read-body.ts';
import { readQuery } from './read-query.ts';
import { RecentBodies } from './recent-bodies.ts';
import { buildRouter } from './router.ts';
import { storageFault } from './storage-fault.ts';

/** What answers the requests of a platform. It never rejects: whatever goes wrong is an answer too. */
export function responder(platform: Platform): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const route = buildRouter(platform.quirks);
  const recent = new RecentBodies();
  return async (request, response) => {
    if (isTooLate(request)) return;
    try {
      checkHost(request);
      // Only the first question mark ends the path (RFC 3986, 3.4).
      const [pathname = '', ...search] = (request.url ?? '').split('?');
      const { id, path } = route(request.method ?? '', pathname);
      checkPath(id, path);
      const deployment = authorize(platform.store, id, request.headers.authorization, path);
      const query = readQuery(id, new URLSearchParams(`?${search.join('?')}`), platform.quirks);
      checkQuery(id, query);
      const { body, slips } = await bodyOf(id, path, request, platform.quirks, recent);
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
      sendFault(request, response, error instanceof Fault ? error : (storageFault(error) ?? bug(error)), platform);
    }
  };
}

async function bodyOf(
  id: OperationId,
  path: Readonly<Record<string, string>>,
  request: IncomingMessage,
  quirks: Quirks,
  recent: RecentBodies,
): Promise<Pick<Call<OperationId>, 'slips'> & { readonly body: unknown }> {
  const schema = operations[id].body;
  if (schema === null) return { body: null, slips: [] };
  const bytes = await readBody(request, bodyLimit(schema));
  const target = `${id} ${request.url ?? ''}`;
  const known = recent.find(target, bytes);
  if (known !== undefined) return { body: known, slips: [] };
  const sent = parseBody(bytes);
  if (!isBundle(schema)) {
    checkBody(id, schema, sent, path);
    return { body: sent, slips: [] };
  }
  const body = fromQuirkyJson(sent, listsOf(schema), quirks);
  const slips = slipsInBundle(id, schema, body);
  if (slips.length === 0) recent.keep(target, bytes, body as object);
  return { body, slips };
}

function answer(id: OperationId, call: Call<OperationId>): unknown {
  const handle = handlers[id] as (call: Call<OperationId>) => Operations[OperationId]['answer'];
  const value = quirkyJson(handle(call), call.platform.quirks);
  checkAnswer(id, value);
  return value;
}

function sendFault(request: IncomingMessage, response: ServerResponse, fault: Fault, { quirks }: Platform): void {
  if (response.destroyed) return;
  // What is left of a body is not worth keeping.
  const unread =
    !request.readableEnded && (request.headers['content-length'] ?? request.headers['transfer-encoding']) !== undefined;
  const value = { [textField(quirks)]: fault.message, ...fault.facts };
  if (unread) {
    const body = head(response, fault.status, value, { ...fault.headers, connection: 'close' });
    endEarly(request, response, body);
  } else {
    send(response, fault.status, value, fault.headers);
  }
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
  response.end(head(response, status, value, headers));
}

/** Writes the head of an answer; gives its body. */
function head(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>>,
): string {
  const body = JSON.stringify(value);
  const common = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  };
  response.writeHead(status, { ...common, ...headers });
  return body;
}

const bug = (error: unknown): Fault =>
  new Fault(500, `The sandbox failed, which is a bug: ${error instanceof Error ? error.message : String(error)}`);
