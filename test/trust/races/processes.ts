import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCli } from '../../rig/run-cli.ts';
import type { ProxiedSetup } from '../proxy/proxied-setup.ts';
import { readResults, readReviewed, writeRepository } from '../proxy/repository.ts';
import type { Random } from '../suite.ts';
import type { Racer } from './check.ts';

/** Processes that apply, each in a repository of its own. */
export type Pack = { race(round: number, random: Random): Promise<Racer[]>; close(): void };

const size = 4;
const program = join(import.meta.dirname, 'applier.ts');

export async function openPack(lane: ProxiedSetup): Promise<Pack> {
  const members = Array.from({ length: size }, (_, index) => {
    const folder = join(lane.folder, `repository-${String(index)}`);
    mkdirSync(folder);
    return { folder, child: fork(program, { stdio: 'inherit' }) };
  });
  await Promise.all(members.map(({ child }) => answerOf(child)));
  const { url, token } = lane.sandbox;

  async function reviewOf(folder: string, generation: number) {
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
      // Now and then two processes have the same plan, as two runs of one workflow do.
      const generations = members.map(
        (_, index) => 1 + round * size + (index > 0 && random.below(4) === 0 ? index - 1 : index),
      );
      const reviewed = await Promise.all(members.map(({ folder }, index) => reviewOf(folder, generations[index] ?? 0)));
      const racers = members.map(async ({ child, folder }, index): Promise<Racer> => {
        const answer = answerOf(child);
        child.send({ folder, url, token });
        const results = readResults(await answer);
        return { name: `process ${String(index)} of round ${String(round)}`, reviewed: reviewed[index] ?? [], results };
      });
      return Promise.all(racers);
    },
    close: () => members.forEach(({ child }) => void child.kill()),
  };
}

async function answerOf(child: ChildProcess): Promise<string> {
  const [answer] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`an applier ended with ${String(code)}`))),
  ])) as [string];
  return answer;
}
