import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../rig/run-cli.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import { readResults, readReviewed, writeRepository } from '../proxy/repository.ts';
import type { Random } from '../suite.ts';
import type { Racer } from './verify-races.ts';

/** Processes that apply at the same time, each in its own repository. */
export type ProcessGroup = { race(round: number, random: Random): Promise<Racer[]>; close(): void };

const processCount = 4;
const program = join(import.meta.dirname, 'applier.ts');

export async function startProcesses(setup: ProxiedSetup): Promise<ProcessGroup> {
  const appliers = Array.from({ length: processCount }, (_, index) => {
    const folder = join(setup.folder, `repository-${String(index)}`);
    mkdirSync(folder);
    return { folder, child: fork(program, { stdio: 'inherit' }) };
  });
  await Promise.all(appliers.map(({ child }) => nextMessage(child)));
  const { url, token } = setup.sandbox;

  async function previewIn(folder: string, generation: number) {
    writeRepository(folder, generation);
    const { code, text } = await runCli(['preview', '--out', 'plan.json'], {
      directory: folder,
      sandbox: { url, token },
    });
    if (code !== 0) throw new Error(`the preview failed: ${text}`);
    return readReviewed(folder);
  }

  return {
    async race(round, random) {
      // Sometimes two processes have the same plan, as two runs of one workflow have.
      const generations = appliers.map(
        (_, index) => 1 + round * processCount + (index > 0 && random.below(4) === 0 ? index - 1 : index),
      );
      const reviewed = await Promise.all(
        appliers.map(({ folder }, index) => previewIn(folder, generations[index] ?? 0)),
      );
      const racers = appliers.map(async ({ child, folder }, index): Promise<Racer> => {
        const message = nextMessage(child);
        child.send({ folder, url, token });
        const results = readResults(await message);
        return { name: `process ${String(index)} of round ${String(round)}`, reviewed: reviewed[index] ?? [], results };
      });
      return Promise.all(racers);
    },
    close: () => appliers.forEach(({ child }) => void child.kill()),
  };
}

async function nextMessage(child: ChildProcess): Promise<string> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`an applier ended with ${String(code)}`))),
  ])) as [string];
  return message;
}
