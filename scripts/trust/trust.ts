// Runs the suites of test/trust/suites in full and prints their figures. Options: --quick, --only NAME[,NAME], --seed N, --write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TrustSuite } from '../../test/trust/suite.ts';
import { root } from '../files.ts';
import { readOptions, type TrustOptions } from './options.ts';
import { page } from './page.ts';
import { describe, holds } from './report.ts';
import { killAll, type Ran, runSuite } from './run-suite.ts';
import { chooseNames, loadSuite, suiteNames } from './suites.ts';

/** How many suites run at the same time. */
const lanes = 2;
const pagePath = join(root, 'docs/trust.md');

async function runAll(suites: readonly TrustSuite[], { quick, seed }: TrustOptions): Promise<Ran[]> {
  const waiting = [...suites];
  const all: Ran[] = [];
  const lane = async (): Promise<void> => {
    for (let suite = waiting.shift(); suite !== undefined; suite = waiting.shift()) {
      const ran = await runSuite(suite, { seed, cases: quick ? suite.cases.quick : suite.cases.full });
      console.log(`${describe(ran)}\n`);
      all.push(ran);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return all;
}

async function trust(options: TrustOptions): Promise<boolean> {
  const names = suiteNames();
  const chosen = await Promise.all(chooseNames(names, options.only).map(loadSuite));
  console.log(`${String(chosen.length)} suites in ${options.quick ? 'quick' : 'full'} form, seed ${options.seed}\n`);
  const ran = await runAll(chosen, options);
  if (options.write) {
    const old = existsSync(pagePath) ? readFileSync(pagePath, 'utf8') : '';
    writeFileSync(pagePath, page(old, ran, names));
  }
  const failed = ran.filter((one) => !holds(one));
  console.log(
    failed.length === 0
      ? 'All hold.'
      : `${String(failed.length)} of ${String(ran.length)} suites fail: ${listed(failed)}.`,
  );
  return failed.length === 0;
}

const listed = (all: readonly Ran[]): string => all.map(({ suite }) => suite.name).join(', ');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    killAll();
    process.exit(1);
  });
}
try {
  process.exitCode = (await trust(readOptions(process.argv.slice(2)))) ? 0 : 1;
} catch (error) {
  // A wrong option, a name that no suite has, or a file that holds no suite.
  console.error((error as Error).message);
  process.exitCode = 1;
}
