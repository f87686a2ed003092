import { mutatedIn, type Part } from './parts.ts';
import type { Folder } from './tests-of.ts';

/** Where the reports of all runs lie, from the root. */
export const reports = 'coverage/mutation';

/** The name of the report of a folder, or of a part of it, without its ending. */
export const reportName = (folder: Folder, part: Part | null): string =>
  part === null ? folder : `${folder}.${String(part.index + 1)}of${String(part.count)}`;

/** Where Stryker keeps what all runs of a folder found, for the next one. */
export const resultsOf = (folder: Folder): string => `${reports}/${folder}.incremental.json`;

/** How Stryker tries the mutants of a folder (stryker-mutator.io, "Configuration"). */
export function strykerOptions(folder: Folder, part: Part | null, concurrency: number): object {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: mutatedIn(folder, part),
    ignorePatterns: ['dist', 'docs', 'coverage'],
    tempDirName: '.vitest/stryker',
    // TypeScript 7 has no JavaScript API, with which Stryker would change the paths in tsconfig.json; nothing here reads that file.
    tsconfigFile: 'none',
    coverageAnalysis: 'perTest',
    // What runs when a file is loaded needs all tests anew for each mutant, and those of these three are slow.
    ignoreStatic: folder !== 'apply',
    // On a busy machine a slow test must not count as an endless one.
    timeoutMS: 20_000,
    timeoutFactor: 3,
    concurrency,
    incremental: true,
    incrementalFile: resultsOf(folder),
    jsonReporter: { fileName: `${reports}/${reportName(folder, part)}.json` },
    reporters: ['json', 'progress-append-only'],
  };
}
