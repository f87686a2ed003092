/** What we read of Stryker's report (mutation-testing-report-schema, version 2). */
export type StrykerReport = { readonly files: Readonly<Record<string, ReportedFile>> };
type ReportedFile = { readonly source: string; readonly mutants: readonly Mutant[] };
type Mutant = {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: Location;
};
type Location = { readonly start: Place; readonly end: Place };
/** Both count from 1. */
type Place = { readonly line: number; readonly column: number };

/** A mutant that nobody noticed. `within` is the line on which it begins, `from` and `to` the texts of source and mutant; white space is one space. */
export type Survivor = {
  readonly file: string;
  readonly line: number;
  readonly within: string;
  readonly from: string;
  readonly to: string;
};

/** A survivor that somebody looked at. It is known by its texts, for its line moves. */
export type Accepted = Omit<Survivor, 'line'> & { readonly why: string };

/** What each folder must reach, in percent. */
export const leastScore = 85;

export type Counts = {
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly uncovered: number;
  readonly untried: number;
};

/** What came of the mutants of a folder; kept in results.json, for the runs take hours. */
export type Measured = {
  readonly folder: string;
  readonly tests: readonly string[];
  /** Which parts were tried to their end, such as `2 of 6`; null for all. */
  readonly parts: readonly string[] | null;
  readonly counts: Counts;
  readonly survivors: readonly Survivor[];
};

/** How the mutants of a report ended. */
export function countsOf({ files }: StrykerReport): Counts {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  const [killed, timedOut] = [count('Killed'), count('Timeout')];
  const [survived, uncovered] = [count('Survived'), count('NoCoverage')];
  const untried = mutants.length - killed - timedOut - survived - uncovered;
  return { killed, timedOut, survived, uncovered, untried };
}

/** Noticed mutants of all that were tried, in percent. Those that no test reaches count as tried; those that do not run do not. */
export function scoreOf({ killed, timedOut, survived, uncovered }: Counts): number {
  return (100 * (killed + timedOut)) / (killed + timedOut + survived + uncovered);
}

/** Which survivors were looked at, and which not yet. */
export function sortSurvivors(
  survivors: readonly Survivor[],
  accepted: readonly Accepted[],
): { readonly named: readonly (Survivor & { readonly why: string })[]; readonly open: readonly Survivor[] } {
  const textOf = ({ file, within, from, to }: Omit<Survivor, 'line'>): string =>
    JSON.stringify([file, within, from, to]);
  const reasons = new Map(accepted.map((one) => [textOf(one), one.why]));
  const reasonFor = (one: Survivor): string | undefined => reasons.get(textOf(one));
  return {
    named: survivors.flatMap((one) => {
      const why = reasonFor(one);
      return why === undefined ? [] : [{ ...one, why }];
    }),
    open: survivors.filter((one) => reasonFor(one) === undefined),
  };
}

/** The mutants of a report that nobody noticed. */
export function survivorsOf({ files }: StrykerReport): Survivor[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, replacement = '' }) => ({
        file,
        line: location.start.line,
        within: flat(source.split('\n')[location.start.line - 1] ?? ''),
        from: flat(cut(source, location)),
        to: flat(replacement),
      })),
  );
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function cut(source: string, { start, end }: Location): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}
