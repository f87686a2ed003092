import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** When others worked for us, in milliseconds of `performance.now`. */
export type Interval = readonly [from: number, to: number];
export type Relay = { readonly url: string; close(): void };

/** Passes requests on to a server on http, and notes when it works on them: from the head of a request to the last byte of its answer. */
export async function startRelay(target: string, busy: Interval[]): Promise<Relay> {
  const server = createServer((asked: IncomingMessage, answer: ServerResponse) => {
    const from = performance.now();
    const { method, headers, url = '' } = asked;
    const onward = request(
      `${target}${url}`,
      { method, headers: { ...headers, host: new URL(target).host } },
      (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
        came.on('end', () => busy.push([from, performance.now()]));
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** How long at least one of the intervals lasted. */
export function union(intervals: readonly Interval[]): number {
  let [sum, end] = [0, -Infinity];
  for (const [from, to] of intervals.toSorted(([a], [b]) => a - b)) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum;
}
