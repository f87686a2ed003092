import type { Socket } from 'node:net';
import { type SandboxTarget, dryRunHead, requestHead } from './attacks.ts';

/** A client that keeps its connection open as long as it can. */
export type SlowClient = {
  readonly name: string;
  /** Whether it takes many seconds and costs the server much work. */
  readonly isLong?: true;
  readonly send: (target: SandboxTarget) => (socket: Socket) => void;
};

/** Sends one byte at a time, so that the connection is never idle for long. `interval` is in milliseconds. */
const sendDripping =
  (first: string, rest: string, interval: number) =>
  (socket: Socket): void => {
    socket.write(first);
    let index = 0;
    const timer = setInterval(() => {
      if (socket.destroyed) clearInterval(timer);
      else socket.write(rest[index++ % rest.length] ?? ' ');
    }, interval);
    socket.on('close', () => clearInterval(timer));
  };

/** The number of responses that a client requests without reading them: more than the buffers can hold. If all are sent, the server waited for it. */
export const unreadResponses = 4;

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
  { name: 'drips its headers', send: ({ host }) => sendDripping(`GET / HTTP/1.1\r\nHost: ${host}\r\nX-A: `, 'x', 40) },
  {
    name: 'stops in the body',
    send: (target) => (socket) => socket.write(`${dryRunHead(target, 'Content-Length: 1000')}{"bundle"`),
  },
  { name: 'drips its body', send: (target) => sendDripping(dryRunHead(target, 'Content-Length: 100000'), ' ', 40) },
  {
    name: 'drips chunks',
    send: (target) => sendDripping(dryRunHead(target, 'Transfer-Encoding: chunked'), '1\r\n \r\n', 20),
  },
  {
    name: 'never reads its answers',
    isLong: true,
    send: (target) => (socket) => {
      socket.pause();
      for (let count = 0; count < unreadResponses; count += 1)
        socket.write(requestHead(target, { line: `GET ${findings} HTTP/1.1` }));
      // A socket that does not read does not notice its end, so reading starts after the server must have closed it.
      setTimeout(() => socket.resume(), 9000);
    },
  },
];
