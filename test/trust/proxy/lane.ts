import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../rig/run-cli.ts';
import { scratch } from '../resources/planted-platform.ts';
import { type Host, startStranger } from '../canary/hosts.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type Journal, openJournal } from './journal.ts';
import { writeRepository } from './repository.ts';

/** A platform with its journal, a proxy in front of it, and a repository whose next generation is not applied yet. */
export type Lane = {
  readonly folder: string;
  readonly sandbox: Pick<Sandbox, 'url' | 'token'>;
  readonly journal: Journal;
  readonly proxy: FaultProxy;
  /** A server that nobody may ask. */
  readonly elsewhere: Host;
  close(): Promise<void>;
};

export async function openLane(): Promise<Lane> {
  const folder = scratch();
  const db = join(folder.path, 'platform.db');
  const sandbox = await startSandbox({ db, seed: 'empty' });
  const [journal, proxy, elsewhere] = [openJournal(db), await startFaultProxy(sandbox.url), await startStranger()];
  return {
    folder: folder.path,
    sandbox,
    journal,
    proxy,
    elsewhere,
    async close() {
      await proxy.close();
      await elsewhere.close();
      journal.close();
      await sandbox.close();
      folder.remove();
    },
  };
}

/** Writes the next generation of the policies, and has it reviewed: the plan is in `plan.json`. */
export async function review({ folder, proxy, sandbox }: Lane, generation: number): Promise<void> {
  writeRepository(folder, generation);
  const aim = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(['preview', '--out', 'plan.json'], aim);
  if (code !== 0) throw new Error(`the preview failed: ${text}`);
}
