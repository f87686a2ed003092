import { connect, type Socket } from 'node:net';

/** What was received on a connection, and how it ended. */
export type ConnectionResult = {
  readonly text: string;
  readonly milliseconds: number;
  readonly end: 'closed' | 'answered' | 'open';
};

export type Timeouts = {
  /** Milliseconds to wait for a response or the end of the connection. */
  readonly deadline: number;
  /** Milliseconds to wait for a second response after the first one. */
  readonly quiet: number;
};

/** Opens a connection, and waits for a response or its end. `send` may write at any time until the socket is destroyed. */
export function sendAndReceive(
  port: number,
  send: (socket: Socket) => void,
  { deadline, quiet }: Timeouts,
): Promise<ConnectionResult> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1', () => send(socket));
    let text = '';
    let silence: NodeJS.Timeout | undefined;
    const finish = (end: ConnectionResult['end']): void => {
      clearTimeout(silence);
      clearTimeout(limit);
      socket.destroy();
      resolve({ text, milliseconds: performance.now() - started, end });
    };
    const limit = setTimeout(() => finish(text === '' ? 'open' : 'answered'), deadline);
    socket.setEncoding('latin1').on('data', (data: string) => {
      text += data;
      clearTimeout(silence);
      if (Number.isFinite(quiet)) silence = setTimeout(() => finish('answered'), quiet);
    });
    // A server that stops reading may reset the connection, with or without a response.
    socket.on('error', () => undefined);
    socket.on('close', () => finish('closed'));
  });
}

/** The statuses of all responses on a connection. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status >= 200);
