import type { StrykerReport } from './report.ts';

/** The reports of several parts as one; a mutant that two of them tell of is taken from the last. */
export function mergeReports(reports: readonly StrykerReport[]): StrykerReport {
  const paths = new Set(reports.flatMap(({ files }) => Object.keys(files)));
  return {
    files: Object.fromEntries(
      Array.from(paths, (path) => {
        const found = reports.flatMap(({ files }) => files[path] ?? []);
        const mutants = new Map(
          found
            .flatMap((file) => file.mutants)
            .map((mutant) => [JSON.stringify([mutant.location, mutant.mutatorName, mutant.replacement]), mutant]),
        );
        return [path, { source: found.at(-1)?.source ?? '', mutants: [...mutants.values()] }];
      }),
    ),
  };
}
