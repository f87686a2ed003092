// Times each stage in this process, then whole commands and the action. Options: --quick, --json (the stages only, as JSON).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureAction } from './action.ts';
import { root } from '../files.ts';
import { actionTable, raceTable, stageTable } from './tables.ts';
import { targetName, writeTarget } from './corpus/corpus.ts';
import { type Contender, race } from './race.ts';
import { measureStage, type StageTimes } from './stages/measure.ts';
import { fileTasks, planTasks } from './stages/tasks.ts';

const { quick, json } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
}).values;
const sizes = quick ? [10, 20] : [1000, 10_000];
const iterations = quick ? 2 : 15;
const rounds = quick ? 1 : 7;

function measureStages(): StageTimes[] {
  const [small = 0, large = 0] = sizes;
  const makers = [() => fileTasks(large), () => planTasks(small), () => planTasks(large)];
  return makers.flatMap((make) => make().map((task) => measureStage(task, iterations)));
}

/** `validate` and `preview --sandbox` as people run them: the sandbox is part of the process, and everything in the files is new to it. */
async function measureCommands(size: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'ifmatch-bench-'));
  try {
    writeTarget(folder, { shape: 'files', size });
    const contenders = [['--version'], ['validate'], ['preview', '--sandbox']].map((args): Contender => {
      const paths = args[0] === '--version' ? [] : [targetName({ shape: 'files', size })];
      const words = [process.execPath, join(root, 'dist/cli.js'), ...args, ...paths];
      return { name: `ifmatch ${args.join(' ')}`, command: { words, cwd: folder }, exits: 0 };
    });
    return raceTable(await race(contenders, rounds), 'ifmatch validate');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const stages = measureStages();
if (json) {
  console.log(JSON.stringify(stages));
} else {
  console.log(`${stageTable(stages)}\n`);
  for (const size of sizes) console.log(`Whole processes, ${String(size)} files\n\n${await measureCommands(size)}\n`);
  console.log(`The action on a pull request\n\n${actionTable(await measureAction(quick ? 1 : 9))}`);
}
