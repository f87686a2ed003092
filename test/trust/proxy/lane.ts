import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { runCli } from '../../run-cli.ts';
import { scratch } from '../resources/planted-platform.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { type Journal, openJournal } from './journal.ts';
import { writeRepository } from './repository.ts';

/** A platform with its journal, a proxy in front of it, and a repository whose next generation is not applied yet. */
export type Lane = {
  readonly folder: string;
  readonly sandbox: Pick<Sandbox, 'url' | 'token'>;
  readonly journal: Journal;
  readonly proxy: FaultProxy;
  /** A server that nobody may ask, and how many requests it got all the same. */
  readonly elsewhere: { readonly url: string; readonly asked: () => number };
  close(): Promise<void>;
};

export async function openLane(): Promise<Lane> {
  const folder = scratch();
  const db = join(folder.path, 'platform.db');
  const sandbox = await startSandbox({ db, seed: 'empty' });
  const [journal, proxy, elsewhere] = [openJournal(db), await startFaultProxy(sandbox.url), await openElsewhere()];
  return {
    folder: folder.path,
    sandbox,
    journal,
    proxy,
    elsewhere,
    async close() {
      await proxy.close();
      elsewhere.close();
      journal.close();
      await sandbox.close();
      folder.remove();
    },
  };
}

async function openElsewhere(): Promise<Lane['elsewhere'] & { close(): void }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return { url, asked: () => asked, close: () => void server.close() };
}

/** Writes the next generation of the policies, and has it reviewed: the plan is in `plan.json`. */
export async function review({ folder, proxy, sandbox }: Lane, generation: number): Promise<void> {
  writeRepository(folder, generation);
  const aim = { directory: folder, sandbox: { url: proxy.url, token: sandbox.token } };
  const { code, text } = await runCli(['preview', '--out', 'plan.json'], aim);
  if (code !== 0) throw new Error(`the preview failed: ${text}`);
}
