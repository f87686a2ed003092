import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../rig/run-cli.ts';
import { createScratchFolder } from '../resources/scratch-folder.ts';
import { type Host, startForbiddenHost } from '../canary/hosts.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type PutLog, openPutLog } from './put-log.ts';
import { writeRepository } from './repository.ts';

/** A platform with a log of its PUTs, a proxy in front of it, and a folder for policies. */
export type ProxiedSetup = {
  readonly folder: string;
  readonly sandbox: Pick<Sandbox, 'url' | 'token'>;
  readonly putLog: PutLog;
  readonly proxy: FaultProxy;
  /** A server that the tool must never call. */
  readonly forbiddenHost: Host;
  close(): Promise<void>;
};

export async function openProxiedSetup(): Promise<ProxiedSetup> {
  const folder = createScratchFolder();
  const db = join(folder.path, 'platform.db');
  const sandbox = await startSandbox({ db, seed: 'empty' });
  const [putLog, proxy, forbiddenHost] = [
    openPutLog(db),
    await startFaultProxy(sandbox.url),
    await startForbiddenHost(),
  ];
  return {
    folder: folder.path,
    sandbox,
    putLog,
    proxy,
    forbiddenHost,
    async close() {
      await proxy.close();
      await forbiddenHost.close();
      putLog.close();
      await sandbox.close();
      folder.remove();
    },
  };
}

/** Writes a generation of the policies, and saves its plan as `plan.json`. Throws if the preview fails. */
export async function previewGeneration({ folder, proxy, sandbox }: ProxiedSetup, generation: number): Promise<void> {
  writeRepository(folder, generation);
  const options = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(['preview', '--out', 'plan.json'], options);
  if (code !== 0) throw new Error(`the preview failed: ${text}`);
}
