import { writeFileSync } from 'node:fs';

// The action as it is, and its process id where whoever sends it a signal can read it.
const path = process.env['IFMATCH_TRUST_PID'];
if (path !== undefined) writeFileSync(path, String(process.pid));
await import('../../../src/action.ts');
