import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../rig/run-cli.ts';
import { scratch } from '../resources/planted-platform.ts';
import { type Host, startStranger } from '../canary/hosts.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type PutLog, openPutLog } from './put-log.ts';
import { writeRepository } from './repository.ts';

/** A platform with a log of its PUTs, a proxy in front of it, and a folder for policies. */
export type ProxiedSetup = {
  readonly folder: string;
  readonly sandbox: Pick<Sandbox, 'url' | 'token'>;
  readonly journal: PutLog;
  readonly proxy: FaultProxy;
  /** A server that the tool must never call. */
  readonly stranger: Host;
  close(): Promise<void>;
};

export async function openProxiedSetup(): Promise<ProxiedSetup> {
  const folder = scratch();
  const db = join(folder.path, 'platform.db');
  const sandbox = await startSandbox({ db, seed: 'empty' });
  const [journal, proxy, stranger] = [openPutLog(db), await startFaultProxy(sandbox.url), await startStranger()];
  return {
    folder: folder.path,
    sandbox,
    journal,
    proxy,
    stranger,
    async close() {
      await proxy.close();
      await stranger.close();
      journal.close();
      await sandbox.close();
      folder.remove();
    },
  };
}

/** Writes a generation of the policies, and previews it into `plan.json`. */
export async function previewGeneration({ folder, proxy, sandbox }: ProxiedSetup, generation: number): Promise<void> {
  writeRepository(folder, generation);
  const aim = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(['preview', '--out', 'plan.json'], aim);
  if (code !== 0) throw new Error(`the preview failed: ${text}`);
}
