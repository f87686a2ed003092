import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/** Options for a run of the action, and what sends a signal to it. */
export function signalledAction() {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-signalled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pid = join(folder, 'pid');
  const send = (signal: NodeJS.Signals): boolean => process.kill(Number(readFileSync(pid, 'utf8')), signal);
  return {
    how: {
      env: { IFMATCH_TRUST_PID: pid },
      program: join(import.meta.dirname, '..', '..', 'trust', 'resources', 'pid-action.ts'),
    },
    kill: () => send('SIGKILL'),
    /** Ends when the action has met the signal, so that an answer sent after it cannot overtake it. */
    cancel: async (): Promise<void> => {
      send('SIGINT');
      await expect.poll(() => existsSync(pid), { timeout: 60_000 }).toBe(false);
    },
  };
}
