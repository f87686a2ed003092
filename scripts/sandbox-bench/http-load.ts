import { connect, type Socket } from 'node:net';

export type Load = {
  readonly port: number;
  /** Whole requests, which are sent in turn, over and over. */
  readonly requests: readonly Buffer[];
  readonly connections: number;
  /** Requests on the way at once, on each connection. */
  readonly depth: number;
  readonly ms: number;
};

/** `rate` in answers a second; `median` of the time from a request to its answer, in milliseconds. */
export type Measured = { readonly rate: number; readonly median: number };

/** Sends requests over and over, and does as little as can be beside it, so that the server is what is measured. Throws unless each answer is 200. */
export async function measureLoad(load: Load): Promise<Measured> {
  const start = performance.now();
  const until = start + load.ms;
  const times = (await Promise.all(Array.from({ length: load.connections }, () => hammer(load, until)))).flat();
  const seconds = (performance.now() - start) / 1000;
  return { rate: times.length / seconds, median: times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN };
}

/** How long each answer of one connection took, until no more is sent and all of them are there. */
function hammer({ port, requests, depth }: Load, until: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const times: number[] = [];
    const sent: number[] = [];
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const send = (count: number): void => {
      const now = performance.now();
      if (now < until && count > 0) {
        const next = Array.from(
          { length: count },
          (_, index) => requests[(sent.length + index) % requests.length] as Buffer,
        );
        for (let index = 0; index < count; index += 1) sent.push(now);
        socket.write(Buffer.concat(next));
      } else if (times.length === sent.length) {
        socket.end();
        resolve(times);
      }
    };
    const countAnswers = answerCounter();
    socket.on('connect', () => send(depth));
    socket.on('data', (chunk) => {
      const count = countAnswers(chunk);
      const now = performance.now();
      for (let index = 0; index < count; index += 1) times.push(now - (sent[times.length] ?? now));
      if (count > 0) send(count);
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection.')));
  });
}

const headEnd = Buffer.from('\r\n\r\n');

/** Tells of each chunk of a connection how many answers end in it. */
function answerCounter(): (chunk: Buffer) => number {
  let head: Buffer = Buffer.alloc(0);
  let bodyLeft = 0;
  return (chunk) => {
    let count = 0;
    let rest = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
    for (;;) {
      if (bodyLeft > rest.length) {
        bodyLeft -= rest.length;
        head = Buffer.alloc(0);
        return count;
      }
      if (bodyLeft > 0) count += 1;
      rest = rest.subarray(bodyLeft);
      bodyLeft = 0;
      const end = rest.indexOf(headEnd);
      if (end === -1) {
        head = rest;
        return count;
      }
      bodyLeft = bodyLength(rest.toString('latin1', 0, end));
      rest = rest.subarray(end + headEnd.length);
    }
  };
}

function bodyLength(head: string): number {
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
  if (!head.startsWith('HTTP/1.1 200') || !(length > 0)) throw new Error(`The server answered: ${head}`);
  return length;
}
