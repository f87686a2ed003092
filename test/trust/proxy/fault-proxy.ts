import {
  createServer,
  type IncomingHttpHeaders,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { Kind } from './put-log.ts';

/** A complete answer of the platform. */
export type Reply = { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer };

/** A request of the tool on its way to the platform. */
export type Exchange = {
  /** What it is and how many of it came before, for example `PUT code 1`. */
  readonly name: string;
  readonly what: 'deployments' | 'vocabulary' | 'dry run' | 'PUT' | 'other';
  readonly kind: Kind | null;
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The number of its connection, from 0. */
  readonly index: number;
  /** Forwards the request to the platform, without the named header. */
  forward(without?: string): Promise<Reply>;
  /** Sends an answer to the tool, and ends the connection. */
  reply(reply: Reply): Promise<void>;
  /** The response to the tool, for what is no complete answer. */
  readonly response: ServerResponse;
  /** Resolves when the tool no longer waits. */
  readonly clientGone: Promise<void>;
};

/** Handles a request; by default by `passOn`. */
export type Handler = (exchange: Exchange) => Promise<void>;

export type FaultProxy = {
  readonly url: string;
  handle: Handler;
  /** Called when a connection is opened, before anything is read from it. */
  onConnection: (index: number) => Promise<void>;
  /** Called when the head of a request has arrived, before its body is read. */
  onHead: (index: number) => Promise<void>;
  /** Every request since the last `restart`, in the order in which they were complete. */
  readonly seen: readonly Exchange[];
  /** The number of exchanges that have ended since the last `restart`. */
  readonly ended: number;
  /** Called after an exchange has ended. */
  onEnd: () => void;
  /** Forgets all requests, and counts from 0. */
  restart(): void;
  /** Accepts no more connections. */
  down(): void;
  /** Accepts connections again. */
  up(): Promise<void>;
  /** Resolves when every connection is closed and no request is on its way to the platform. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

/** Forwards the request, and returns the answer. */
export const passOn: Handler = async (exchange) => exchange.reply(await exchange.forward());

/** Starts a proxy in front of a platform, on loopback. Each connection carries one request, so that any of them can be refused. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const state = { seen: [] as Exchange[], counts: new Map<string, number>(), opened: 0, ended: 0 };
  const indices = new WeakMap<Socket, number>();
  const busy = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const http = createServer((incoming, response) => {
    note(serve(incoming, response).catch(() => void response.destroy()));
  });
  const note = (work: Promise<void>): void => {
    busy.add(work);
    void work.finally(() => busy.delete(work));
  };
  const tcp = createTcpServer({ pauseOnConnect: true }, (socket) => void accept(socket));

  async function accept(socket: Socket): Promise<void> {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    // What the client wrote before it was killed still arrives.
    note(new Promise((closed) => socket.once('close', () => closed())));
    const index = state.opened;
    state.opened += 1;
    indices.set(socket, index);
    await proxy.onConnection(index);
    http.emit('connection', socket);
    socket.resume();
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { counts, seen } = state;
    const gone = new Promise<void>((resolve) => response.once('close', resolve));
    const index = indices.get(incoming.socket) ?? -1;
    await proxy.onHead(index);
    const exchange = await read(incoming, response, gone, counts, index);
    seen.push(exchange);
    try {
      await proxy.handle(exchange);
    } finally {
      state.ended += 1;
      proxy.onEnd();
    }
  }

  async function read(
    incoming: IncomingMessage,
    response: ServerResponse,
    clientGone: Promise<void>,
    counts: Map<string, number>,
    index: number,
  ): Promise<Exchange> {
    const { method = '', url: path = '', headers } = incoming;
    const { what, kind } = classify(method, path);
    const family = kind === null ? what : `${what} ${kind}`;
    const count = (counts.get(family) ?? 0) + 1;
    counts.set(family, count);
    const body = await bytesOf(incoming);
    return {
      name: `${family} ${String(count)}`,
      what,
      kind,
      method,
      path,
      headers,
      body,
      index,
      response,
      clientGone,
      forward: (without) => forward(target + path, method, headers, body, without),
      reply: (reply) => replyWith(response, reply),
    };
  }

  const proxy: FaultProxy = {
    url: '',
    handle: passOn,
    onConnection: async () => {},
    onHead: async () => {},
    onEnd: () => {},
    get seen() {
      return state.seen;
    },
    get ended() {
      return state.ended;
    },
    restart() {
      Object.assign(state, { seen: [], counts: new Map(), opened: 0, ended: 0 });
    },
    down: () => void tcp.close(),
    up: async () => {
      if (!tcp.listening) await listen(port);
    },
    async settled() {
      while (busy.size > 0) await Promise.all(busy);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => tcp.close(closed));
    },
  };
  const listen = (wanted: number): Promise<void> =>
    new Promise((resolve, reject) => {
      tcp.once('error', reject);
      tcp.listen(wanted, '127.0.0.1', () => {
        tcp.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const { port } = tcp.address() as AddressInfo;
  return Object.assign(proxy, { url: `http://127.0.0.1:${String(port)}` });
}

function classify(method: string, path: string): Pick<Exchange, 'what' | 'kind'> {
  const product = /detection-policy\/(code|secrets)|product=(code|secrets|remediation)/.exec(path);
  const kind = (product?.[1] ??
    product?.[2] ??
    (path.includes('remediation-policies') ? 'remediation' : null)) as Kind | null;
  if (path.endsWith('/deployments')) return { what: 'deployments', kind };
  if (path.includes('vocabulary')) return { what: 'vocabulary', kind };
  if (method === 'PUT') return { what: 'PUT', kind };
  return { what: method === 'POST' ? 'dry run' : 'other', kind };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function forward(
  url: string,
  method: string,
  { host: _host, connection: _connection, 'accept-encoding': _encoding, ...headers }: IncomingHttpHeaders,
  body: Buffer,
  without = '',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const passed = Object.fromEntries(Object.entries(headers).filter(([name]) => name !== without));
    const onward = ask(url, { method, headers: passed }, (answer) => {
      bytesOf(answer).then(
        (bytes) =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: { 'content-type': answer.headers['content-type'] ?? '' },
            body: bytes,
          }),
        reject,
      );
    });
    onward.on('error', reject).end(body);
  });
}

/** Resolves when the answer is on its way, or when nobody waits for it any more. */
function replyWith(response: ServerResponse, { status, headers, body }: Reply): Promise<void> {
  return new Promise((resolve) => {
    response.once('finish', resolve).once('close', resolve);
    if (response.destroyed) resolve();
    response.writeHead(status, { ...headers, 'content-length': body.length, connection: 'close' }).end(body);
  });
}
