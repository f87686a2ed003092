import { onTestFinished } from 'vitest';
import { crash, serve as start, type Served } from '../trust/sandbox/process.ts';

/** Serves a file in a process of its own that is gone after the test. */
export async function serve(db: string): Promise<Served> {
  const served = await start({ db });
  onTestFinished(() => crash(served.process));
  return served;
}
