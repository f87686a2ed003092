import type * as Http from 'node:http';
import { createRequire } from 'node:module';
import type * as Sqlite from 'node:sqlite';

const load = createRequire(import.meta.url);

// Required, not imported: an import of node:http touches a getter that loads undici, 25 ms at each start.
export const { createServer } = load('node:http') as typeof Http;

/** `node:sqlite`, without the one warning that Node 22 prints when it is loaded. */
export const { DatabaseSync } = withoutWarning(() => load('node:sqlite') as typeof Sqlite);

function withoutWarning<T>(action: () => T): T {
  const runtime = load('node:process') as { emitWarning: unknown };
  const { emitWarning } = runtime;
  runtime.emitWarning = () => undefined;
  try {
    return action();
  } finally {
    runtime.emitWarning = emitWarning;
  }
}
