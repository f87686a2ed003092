import {
  createServer,
  type IncomingHttpHeaders,
  request as sendRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { ShortKind } from './put-log.ts';

/** A complete response of the platform. */
export type Reply = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

/** A request of the tool on its way to the platform. */
export type Exchange = {
  /** Its operation and kind, and its number among the exchanges with the same ones, for example `PUT code 1`. */
  readonly name: string;
  readonly operation: 'deployments' | 'vocabulary' | 'dry run' | 'PUT' | 'other';
  readonly kind: ShortKind | null;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The number of its connection, from 0. */
  readonly connectionIndex: number;
  /** Forwards the request to the platform, without the named header. */
  forward(omittedHeader?: string): Promise<Reply>;
  /** Sends a response to the tool, and closes the connection. */
  reply(reply: Reply): Promise<void>;
  /** The response to the tool, for faults that send an incomplete one. */
  readonly response: ServerResponse;
  /** Resolves when the connection to the tool is closed. */
  readonly clientClosed: Promise<void>;
};

/** Handles a request. The default is `forwardUnchanged`. */
export type Handler = (exchange: Exchange) => Promise<void>;

export type FaultProxy = {
  readonly url: string;
  handle: Handler;
  /** Called when a connection is opened, before anything is read from it. */
  onConnection: (connectionIndex: number) => Promise<void>;
  /** Called when the head of a request has arrived, before its body is read. */
  onHead: (connectionIndex: number) => Promise<void>;
  /** Every request since the last `reset`, in the order in which they were complete. */
  readonly exchanges: readonly Exchange[];
  /** The number of exchanges that have ended since the last `reset`. */
  readonly endedCount: number;
  /** Called after an exchange has ended. */
  onExchangeEnd: () => void;
  /** Forgets all requests, and counts from 0. */
  reset(): void;
  /** Accepts no more connections. */
  refuseConnections(): void;
  /** Accepts connections again. */
  acceptConnections(): Promise<void>;
  /** Resolves when every connection is closed and no request is on its way to the platform. */
  waitUntilIdle(): Promise<void>;
  close(): Promise<void>;
};

/** Forwards the request, and sends the response of the platform to the tool. */
export const forwardUnchanged: Handler = async (exchange) => exchange.reply(await exchange.forward());

/** Starts a proxy in front of a platform, on loopback. Each connection carries one request, so that any of them can be refused. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const state = {
    exchanges: [] as Exchange[],
    countByFamily: new Map<string, number>(),
    openedCount: 0,
    endedCount: 0,
  };
  const connectionIndices = new WeakMap<Socket, number>();
  const pendingWork = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const http = createServer((incoming, response) => {
    track(serve(incoming, response).catch(() => void response.destroy()));
  });
  const track = (work: Promise<void>): void => {
    pendingWork.add(work);
    void work.finally(() => pendingWork.delete(work));
  };
  const tcp = createTcpServer({ pauseOnConnect: true }, (socket) => void accept(socket));

  async function accept(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    // Bytes that the client wrote before it was killed still arrive, so the connection counts until it is closed.
    track(new Promise((closed) => socket.once('close', () => closed())));
    const connectionIndex = state.openedCount;
    state.openedCount += 1;
    connectionIndices.set(socket, connectionIndex);
    await proxy.onConnection(connectionIndex);
    http.emit('connection', socket);
    socket.resume();
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { countByFamily, exchanges } = state;
    const clientClosed = new Promise<void>((resolve) => response.once('close', resolve));
    const connectionIndex = connectionIndices.get(incoming.socket) ?? -1;
    await proxy.onHead(connectionIndex);
    const exchange = await readExchange(incoming, response, clientClosed, countByFamily, connectionIndex);
    exchanges.push(exchange);
    try {
      await proxy.handle(exchange);
    } finally {
      state.endedCount += 1;
      proxy.onExchangeEnd();
    }
  }

  async function readExchange(
    incoming: IncomingMessage,
    response: ServerResponse,
    clientClosed: Promise<void>,
    countByFamily: Map<string, number>,
    connectionIndex: number,
  ): Promise<Exchange> {
    const { method = '', url: path = '', headers } = incoming;
    const { operation, kind } = classify(method, path);
    const family = kind === null ? operation : `${operation} ${kind}`;
    const count = (countByFamily.get(family) ?? 0) + 1;
    countByFamily.set(family, count);
    const body = await readBody(incoming);
    return {
      name: `${family} ${String(count)}`,
      operation,
      kind,
      method,
      path,
      headers,
      body,
      connectionIndex,
      response,
      clientClosed,
      forward: (omittedHeader) => forward(target + path, method, headers, body, omittedHeader),
      reply: (reply) => sendReply(response, reply),
    };
  }

  const proxy: FaultProxy = {
    url: '',
    handle: forwardUnchanged,
    onConnection: async () => {},
    onHead: async () => {},
    onExchangeEnd: () => {},
    get exchanges() {
      return state.exchanges;
    },
    get endedCount() {
      return state.endedCount;
    },
    reset() {
      Object.assign(state, {
        exchanges: [],
        countByFamily: new Map(),
        openedCount: 0,
        endedCount: 0,
      } satisfies typeof state);
    },
    refuseConnections: () => void tcp.close(),
    acceptConnections: async () => {
      if (!tcp.listening) await listen(port);
    },
    async waitUntilIdle() {
      while (pendingWork.size > 0) await Promise.all(pendingWork);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => tcp.close(closed));
    },
  };
  const listen = (requestedPort: number): Promise<void> =>
    new Promise((resolve, reject) => {
      tcp.once('error', reject);
      tcp.listen(requestedPort, '127.0.0.1', () => {
        tcp.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = tcp.address() as AddressInfo;
  return Object.assign(proxy, { url: `http://127.0.0.1:${String(port)}` });
}

function classify(method: string, path: string): Pick<Exchange, 'operation' | 'kind'> {
  const product = /detection-policy\/(code|secrets)|product=(code|secrets|remediation)/.exec(path);
  const kind = (product?.[1] ??
    product?.[2] ??
    (path.includes('remediation-policies') ? 'remediation' : null)) as ShortKind | null;
  if (path.endsWith('/deployments')) return { operation: 'deployments', kind };
  if (path.includes('vocabulary')) return { operation: 'vocabulary', kind };
  if (method === 'PUT') return { operation: 'PUT', kind };
  return { operation: method === 'POST' ? 'dry run' : 'other', kind };
}

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function forward(
  url: string,
  method: string,
  { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers }: IncomingHttpHeaders,
  body: Buffer,
  omittedHeader = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const forwardedHeaders = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== omittedHeader));
    const forwardedRequest = sendRequest(url, { method, headers: forwardedHeaders }, (platformResponse) => {
      readBody(platformResponse).then(
        (bytes) =>
          resolve({
            status: platformResponse.statusCode ?? 0,
            headers: { 'content-type': platformResponse.headers['content-type'] ?? '' },
            body: bytes,
          }),
        reject,
      );
    });
    forwardedRequest.on('error', reject).end(body);
  });
}

/** Resolves when the response is sent, or when the client has closed the connection. */
function sendReply(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  return new Promise((resolve) => {
    response.once('finish', resolve).once('close', resolve);
    if (response.destroyed) resolve();
    response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' }).end(body);
  });
}
