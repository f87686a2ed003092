import { rmSync, writeFileSync } from 'node:fs';

// Runs the action, and writes its process id to a file for the test that sends it a signal. The file is removed when a SIGINT arrives.
const path = process.env['IFMATCH_TRUST_PID'];
if (path !== undefined) {
  writeFileSync(path, String(process.pid));
  process.once('SIGINT', () => rmSync(path));
}
await import('../../../src/action.ts');
