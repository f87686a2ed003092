// Changes the sources in small ways and sees whether the tests notice: `npm run mutation`, or with folders after `--`. All of it takes hours:
// with --part 2/6 it tries the second of six parts of each folder, and with --report it only writes docs/mutation.md from the runs so far.
// --concurrency 1 leaves more of the machine to others.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './files.ts';
import accepted from './mutation/accepted.json' with { type: 'json' };
import { mutationPage } from './mutation/page.ts';
import { type Part, readPart } from './mutation/parts.ts';
import { countsOf, leastScore, type Measured, scoreOf, type StrykerReport, survivorsOf } from './mutation/report.ts';
import { reportName, reports, resultsOf, strykerOptions } from './mutation/stryker-options.ts';
import { type Folder, folders, testsOf } from './mutation/tests-of.ts';

const tools = join(root, 'scripts/mutation');
const results = join(tools, 'results.json');

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): void {
  const { status } = spawnSync(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(status)}`);
}

/** Results of runs before are taken over where neither the mutant nor its tests have changed. */
function mutate(folder: Folder, part: Part | null, concurrency: number): void {
  const stryker = join(tools, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const config = `${reports}/options/${reportName(folder, part)}.json`;
  mkdirSync(join(root, reports, 'options'), { recursive: true });
  writeFileSync(join(root, config), JSON.stringify(strykerOptions(folder, part, concurrency)));
  run(process.execPath, [stryker, 'run', config], root, { MUTATION_FOLDER: folder });
}

/** What all runs on this machine found, those that were stopped among them. */
function measuredHere(folder: Folder): Measured | null {
  const file = join(root, resultsOf(folder));
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as StrykerReport;
  const isWhole = existsSync(join(root, reports, `${reportName(folder, null)}.json`));
  const names = globSync(`${folder}.*of*.json`, { cwd: join(root, reports) }).toSorted();
  const tried = names.map((name) => name.slice(folder.length + 1, -'.json'.length).replace('of', ' of '));
  const parts = isWhole ? null : tried;
  return { folder, tests: testsOf(folder), parts, counts: countsOf(report), survivors: survivorsOf(report) };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { report: { type: 'boolean' }, part: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});
for (const name of positionals) testsOf(name);
if (values.report !== true) {
  const part = values.part === undefined ? null : readPart(values.part);
  if (!existsSync(join(tools, 'node_modules'))) run('npm', ['ci'], tools);
  const chosen = folders.filter((folder) => positionals.length === 0 || positionals.includes(folder));
  for (const folder of chosen) mutate(folder, part, Number(values.concurrency));
}

// Of folders that were not tried here, what somebody found before.
const before = existsSync(results) ? (JSON.parse(readFileSync(results, 'utf8')) as Measured[]) : [];
const all = folders.flatMap((folder) => measuredHere(folder) ?? before.find((one) => one.folder === folder) ?? []);
writeFileSync(results, JSON.stringify(all));
run(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), results], root);
writeFileSync(join(root, 'docs/mutation.md'), mutationPage(all, accepted));
for (const { folder, counts } of all) {
  const score = scoreOf(counts);
  console.log(`src/${folder}  ${score.toFixed(1)} %`);
  if (score < leastScore) process.exitCode = 1;
}
