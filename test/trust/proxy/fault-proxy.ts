import {
  createServer,
  type IncomingHttpHeaders,
  request as ask,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import type { Kind } from './journal.ts';

/** What the platform answered, whole. */
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
  /** In which place its connection was opened, from 0 on. */
  readonly index: number;
  /** Passes it on to the platform, without the named header. */
  forward(without?: string): Promise<Reply>;
  /** Gives the tool an answer, and ends the connection. */
  reply(reply: Reply): Promise<void>;
  /** The way to the tool, for an answer that is none. */
  readonly response: ServerResponse;
  /** When the tool does not wait any more. */
  readonly gone: Promise<void>;
};

/** What happens to a request; by default it is passed on, and the answer back. */
export type Meet = (exchange: Exchange) => Promise<void>;

export type FaultProxy = {
  readonly url: string;
  meet: Meet;
  /** Told when a connection is opened, before anything is read from it. */
  opened: (index: number) => Promise<void>;
  /** Told when the head of a request has come, before its body is read. */
  asked: (index: number) => Promise<void>;
  /** Every request since the last `begin`, in the order in which they came whole. */
  readonly seen: readonly Exchange[];
  /** How many exchanges have ended since the last `begin`. */
  readonly ended: number;
  /** Told after an exchange has ended. */
  onEnd: () => void;
  /** Counts anew. */
  begin(): void;
  /** From now on, no connection is accepted. */
  down(): void;
  /** As before. */
  up(): Promise<void>;
  /** When every connection is closed and everything that is on its way to the platform has come to its end. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export const passOn: Meet = async (exchange) => exchange.reply(await exchange.forward());

/** Stands in front of a platform, on loopback; each connection carries one request, so that any of them can be refused. */
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
    // What was written into it before the other end died is still to come.
    note(new Promise((closed) => socket.once('close', () => closed())));
    const index = state.opened;
    state.opened += 1;
    indices.set(socket, index);
    await proxy.opened(index);
    http.emit('connection', socket);
    socket.resume();
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { counts, seen } = state;
    const gone = new Promise<void>((resolve) => response.once('close', resolve));
    const index = indices.get(incoming.socket) ?? -1;
    await proxy.asked(index);
    const exchange = await read(incoming, response, gone, counts, index);
    seen.push(exchange);
    try {
      await proxy.meet(exchange);
    } finally {
      state.ended += 1;
      proxy.onEnd();
    }
  }

  async function read(
    incoming: IncomingMessage,
    response: ServerResponse,
    gone: Promise<void>,
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
      gone,
      forward: (without) => forward(target + path, method, headers, body, without),
      reply: (reply) => replyWith(response, reply),
    };
  }

  const proxy: FaultProxy = {
    url: '',
    meet: passOn,
    opened: async () => {},
    asked: async () => {},
    onEnd: () => {},
    get seen() {
      return state.seen;
    },
    get ended() {
      return state.ended;
    },
    begin() {
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
