import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Tally } from './tally.ts';

/** What a process holds after a full collection of garbage. */
type Held = { readonly heap: number; readonly resources: readonly string[]; readonly files: number };

const cli = new URL('../../run-cli.ts', import.meta.url).href;
const program = `
  import { existsSync, readdirSync } from 'node:fs';
  import { setTimeout } from 'node:timers/promises';
  import { runCli } from ${JSON.stringify(cli)};
  const { counts, directory, sandbox } = JSON.parse(process.argv[1]);
  const hold = async () => {
    // Closed connections leave the event loop one turn later.
    await setTimeout(50);
    for (let round = 0; round < 3; round += 1) { gc(); await setTimeout(5); }
    return {
      heap: process.memoryUsage().heapUsed + process.memoryUsage().external,
      resources: process.getActiveResourcesInfo().toSorted(),
      // Only Linux tells.
      files: existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : 0,
    };
  };
  const held = [];
  for (let done = 0; done < counts.at(-1);) {
    const { code, text } = await runCli(['preview'], { directory, sandbox });
    if (code !== 0) throw new Error(text);
    done += 1;
    if (counts.includes(done)) held.push(await hold());
  }
  console.log(JSON.stringify(held));
`;

/** Bytes; less than 4 KiB for each preview of the full form, and what a collection leaves to chance. */
const mostGrowth = 3 * 1024 * 1024;

type Where = { readonly directory: string; readonly sandbox: { readonly url: string; readonly token: string } };

/** Previews again and again in one process: after a fifth of them and at the end it must hold the same. */
export async function previewManyTimes(total: number, where: Where, tally: Tally): Promise<void> {
  const asked = JSON.stringify({ counts: [Math.ceil(total / 5), total], ...where });
  const args = ['--expose-gc', '--input-type=module', '--eval', program, asked];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [lines] = await Promise.all([child.stdout.setEncoding('utf8').toArray(), once(child, 'close')]);
  const [early, late] = JSON.parse(lines.join('') || '[]') as Held[];
  tally.count('previews in one process', total);
  tally.add(
    `${String(total)} previews`,
    early === undefined || late === undefined ? 'the process failed' : grown(early, late),
  );
  if (early !== undefined && late !== undefined)
    tally.count('heap growth KiB', Math.round((late.heap - early.heap) / 1024));
}

function grown(early: Held, late: Held): string | null {
  if (late.heap - early.heap > mostGrowth)
    return `the heap grew from ${String(early.heap)} to ${String(late.heap)} bytes`;
  if (late.files > early.files) return `open files went from ${String(early.files)} to ${String(late.files)}`;
  return late.resources.length > early.resources.length
    ? `active resources went from ${early.resources.join(', ')} to ${late.resources.join(', ')}`
    : null;
}
