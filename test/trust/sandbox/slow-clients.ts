import type { Socket } from 'node:net';
import { type Target, dryRun, head } from './attacks.ts';

/** A client that holds a connection and gives as little as it can. */
export type SlowClient = {
  readonly name: string;
  /** Takes many seconds, and what it asks for is work, too. */
  readonly isLong?: true;
  readonly send: (target: Target) => (socket: Socket) => void;
};

/** A byte at a time, so that no silence ever lasts long. */
const drip =
  (first: string, rest: string, pause: number) =>
  (socket: Socket): void => {
    socket.write(first);
    let at = 0;
    const timer = setInterval(() => {
      if (socket.destroyed) clearInterval(timer);
      else socket.write(rest[at++ % rest.length] ?? ' ');
    }, pause);
    socket.on('close', () => clearInterval(timer));
  };

/** More than the buffers on the way hold. A client that got as many was waited for. */
export const answersWanted = 4;

const findings = '/api/v1/deployments/acme/findings?page_size=3000';

export const slowClients: readonly SlowClient[] = [
  { name: 'says nothing', send: () => () => undefined },
  {
    name: 'stops in the headers',
    send:
      ({ host }) =>
      (socket) =>
        socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A`),
  },
  { name: 'drips its headers', send: ({ host }) => drip(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `, 'x', 40) },
  {
    name: 'stops in the body',
    send: (target) => (socket) => socket.write(`${dryRun(target, 'Content-Length: 1000')}{"bundle"`),
  },
  { name: 'drips its body', send: (target) => drip(dryRun(target, 'Content-Length: 100000'), ' ', 40) },
  {
    name: 'drips chunks',
    send: (target) => drip(dryRun(target, 'Transfer-Encoding: chunked'), '1\r\n \r\n', 20),
  },
  {
    name: 'never reads its answers',
    isLong: true,
    send: (target) => (socket) => {
      socket.pause();
      for (let count = 0; count < answersWanted; count += 1)
        socket.write(head(target, { line: `GET ${findings} HTTP/1.1` }));
      // Who does not read is not told that the other side has gone.
      setTimeout(() => socket.resume(), 9000);
    },
  },
];
