// Times whole commands beside what else could be used and beside the least that can be done. Options: --peers, --write, --quick, --rounds N, --only RACE[,RACE].
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './bench/options.ts';
import { machine, page, sections } from './bench/page.ts';
import { runAll } from './bench/run-all.ts';
import { root } from './files.ts';

async function bench(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
  try {
    const figures = await runAll(options, folder);
    const isWhole = !options.quick && options.only.length === 0;
    console.log([machine(), ...sections(figures, isWhole)].join('\n\n'));
    if (options.quick) console.log('\nQuick: tiny sizes, once each. That it runs is all that this shows.');
    if (options.write) writeFileSync(join(root, 'docs/speed.md'), page(figures, options.rounds));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await bench(process.argv.slice(2));
} catch (error) {
  // A wrong option, or something that did not do what is measured.
  console.error((error as Error).message);
  process.exitCode = 1;
}
