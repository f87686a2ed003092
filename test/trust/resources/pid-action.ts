import { rmSync, writeFileSync } from 'node:fs';

// The action as it is, and its process id in a file where whoever sends it a signal can read it. The file goes when a SIGINT has arrived.
const path = process.env['IFMATCH_TRUST_PID'];
if (path !== undefined) {
  writeFileSync(path, String(process.pid));
  process.once('SIGINT', () => rmSync(path));
}
await import('../../../src/action.ts');
