import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes of a body that nobody wants, and milliseconds, for which a client that is still sending it is borne with. */
const most = 16 * 1024 * 1024;
const longest = 1000;

const ending = new WeakSet<Socket>();

/** Whether a request comes behind one whose answer closes the connection: it must not be processed (RFC 9112, 9.6), for nobody could answer it. */
export const isTooLate = ({ socket }: IncomingMessage): boolean => ending.has(socket);

/**
 * Answers a request whose body was not read to its end. The connection is closed, but not at once (RFC 9112, 9.6): what a client still sends
 * would be answered with a reset, and it would lose the answer and not know what became of its request.
 */
export function endEarly(request: IncomingMessage, response: ServerResponse, body: string): void {
  ending.add(request.socket);
  let left = most;
  const end = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, longest);
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) end();
  });
  request.once('end', end);
  request.once('close', end);
  response.write(body);
}
