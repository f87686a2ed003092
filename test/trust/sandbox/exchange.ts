import { connect, type Socket } from 'node:net';

/** What came back on a connection of its own, and how it ended. */
export type Ended = {
  readonly text: string;
  readonly milliseconds: number;
  readonly end: 'closed' | 'answered' | 'open';
};

export type Way = {
  /** Milliseconds after which a connection that is neither answered nor closed counts as forgotten. */
  readonly deadline: number;
  /** Milliseconds of silence after an answer: a second one would come in them. */
  readonly quiet: number;
};

/** Sends bytes and waits for an answer, or for the other side to close. `send` may write more later, until the socket is destroyed. */
export function exchange(port: number, send: (socket: Socket) => void, { deadline, quiet }: Way): Promise<Ended> {
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1', () => send(socket));
    let text = '';
    let silence: NodeJS.Timeout | undefined;
    const finish = (end: Ended['end']): void => {
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
    // A server that stops reading may reset the connection, with its answer or without.
    socket.on('error', () => undefined);
    socket.on('close', () => finish('closed'));
  });
}

/** The statuses of all answers on a connection. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status)).filter((status) => status >= 200);
