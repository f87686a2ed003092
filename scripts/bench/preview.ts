import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';
import { serveSandbox, stop } from '../sandbox-bench/served.ts';
import { diceOf } from './corpus/numbers.ts';
import { pathOf, targetName, writeTarget } from './corpus/corpus.ts';
import { type Interval, startRelay, union } from './relay.ts';
import { benchEnv, type Command, runBeside, runOnce } from './run-process.ts';
import { shuffled } from './statistics.ts';

/**
 * Times in ms, by round; `own` is a preview without the time in which the platform worked, `asking` what comes before the question that it
 * answers last, which is the dry run, and `judging` what comes after that answer.
 */
export type PreviewTimes = {
  readonly size: number;
  readonly changes: number;
  readonly validate: readonly number[];
  readonly preview: readonly number[];
  readonly own: readonly number[];
  readonly asking: readonly number[];
  readonly judging: readonly number[];
};

type Wanted = { readonly folder: string; readonly size: number; readonly changes: number; readonly rounds: number };

/** Previews files of which some differ from what stands on a platform in another process, and validates the same files beside. */
export async function measurePreview(wanted: Wanted): Promise<PreviewTimes> {
  const { folder, size } = wanted;
  writeTarget(folder, { shape: 'files', size });
  const served = await serveSandbox('--seed', 'empty');
  const platform = `http://127.0.0.1:${String(served.port)}`;
  const busy: Interval[] = [];
  const relay = await startRelay(platform, busy);
  try {
    const cliAt = (url: string, ...args: readonly string[]): Command => ({
      words: [process.execPath, join(root, 'dist/cli.js'), ...args, targetName({ shape: 'files', size })],
      cwd: folder,
      env: { ...benchEnv(), IFMATCH_BASE_URL: url, IFMATCH_API_TOKEN: served.token },
    });
    mustEnd(runOnce(cliAt(platform, 'apply', '--yes')).exit, 'The apply before the previews');
    changeFiles(wanted);
    return await times(wanted, { validate: cliAt(platform, 'validate'), preview: cliAt(relay.url, 'preview'), busy });
  } finally {
    relay.close();
    await stop(served);
  }
}

/** Switches policies on or off, which are spread over all files. */
function changeFiles({ folder, size, changes }: Wanted): void {
  for (let nth = 0; nth < changes; nth += 1) {
    const index = Math.floor((nth * size) / changes);
    const path = join(folder, targetName({ shape: 'files', size }), pathOf(index));
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text.replace(/^active: (true|false)$/m, (line) => (line === 'active: true' ? 'active: false' : 'active: true')),
    );
  }
}

async function times(
  { size, changes, rounds }: Wanted,
  { validate, preview, busy }: { validate: Command; preview: Command; busy: Interval[] },
): Promise<PreviewTimes> {
  const found: Record<keyof Omit<PreviewTimes, 'size' | 'changes'>, number[]> = {
    validate: [],
    preview: [],
    own: [],
    asking: [],
    judging: [],
  };
  const runs = {
    validate(): void {
      const { ms, exit } = runOnce(validate);
      mustEnd(exit, 'validate');
      found.validate.push(ms);
    },
    async preview(): Promise<void> {
      busy.length = 0;
      const start = performance.now();
      const { ms, exit } = await runBeside(preview);
      mustEnd(exit, 'preview');
      const [asked, answered] = busy.toSorted(([, a], [, b]) => a - b).at(-1) ?? [Number.NaN, Number.NaN];
      found.preview.push(ms);
      found.own.push(ms - union(busy));
      found.asking.push(asked - start);
      found.judging.push(start + ms - answered);
    },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of shuffled(['validate', 'preview'] as const, diceOf(round))) await runs[name]();
  }
  return { size, changes, ...found };
}

function mustEnd(exit: number | string, what: string): void {
  if (exit !== 0) throw new Error(`${what} ended with ${String(exit)}.`);
}
