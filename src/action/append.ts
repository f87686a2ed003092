import { appendFileSync } from 'node:fs';

/** The runner names a file to append to; outside a runner there is none. */
export function append(path: string | undefined, text: string): void {
  if (path !== undefined && path !== '') appendFileSync(path, text);
}
