import { onTestFinished } from 'vitest';
import { killProcess, startSandboxProcess as start, type SandboxProcess } from '../trust/sandbox/sandbox-process.ts';

/** Serves a file in a process of its own that is gone after the test. */
export async function serve(db: string): Promise<SandboxProcess> {
  const served = await start({ db });
  onTestFinished(() => killProcess(served.process));
  return served;
}
