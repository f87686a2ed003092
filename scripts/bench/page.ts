import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { root } from '../files.ts';
import { buildFigureNames, type BuildFigures } from './built.ts';
import { contenderNames } from './contenders.ts';
import type { ManyPreviews } from './deployments.ts';
import { median, ratioOf, type Result } from './race.ts';
import type { RoundTrips } from './round-trips.ts';

/** The results of one run: the races by name, the build, previews of many deployments, and the requests of each command. */
export type Figures = {
  readonly races: ReadonlyMap<string, readonly Result[]>;
  readonly built: BuildFigures;
  readonly deployments: readonly ManyPreviews[];
  readonly roundTrips: readonly RoundTrips[];
};

/** Finds one number among the figures; NaN if it was not measured. */
type Metric = (figures: Figures) => number;

const resultIn = ({ races }: Figures, race: string, name: string): Result | undefined =>
  races.get(race)?.find((result) => result.name === name && result.failure === null);

/** The time of a contender relative to another one. */
const timeRatio =
  (race: string, name: string, other: string): Metric =>
  (figures) => {
    const [result, base] = [resultIn(figures, race, name), resultIn(figures, race, other)];
    return result === undefined || base === undefined ? Number.NaN : ratioOf(result, base);
  };
const peakMemory =
  (race: string): Metric =>
  (figures) =>
    resultIn(figures, race, contenderNames.validate)?.peak ?? Number.NaN;
const buildMetric =
  (name: string, unit: number): Metric =>
  ({ built }) =>
    median(built[name] ?? []) / unit;

/** The time of the whole process, in milliseconds. */
const wholeTime =
  (race: string, name: string): Metric =>
  (figures) =>
    median(resultIn(figures, race, name)?.times ?? []);

/** How many times as long 10,000 files take as 1,000, without the time for a single one. */
function growth(figures: Figures): number {
  const [single = 0, thousand = 0, tenThousand = 0] = ['files-1', 'files-1000', 'files-10000'].map((race) =>
    median(resultIn(figures, race, contenderNames.validate)?.times ?? []),
  );
  return (tenThousand - single) / (thousand - single);
}

/** A metric of a preview of 200 deployments. */
const metricOf200Deployments =
  (value: (previews: ManyPreviews) => number): Metric =>
  ({ deployments }) => {
    const previews = deployments.find(({ count }) => count === 200);
    return previews === undefined ? Number.NaN : value(previews);
  };

function growthOfDeployments({ deployments }: Figures): number {
  const timesOf = (size: number): readonly number[] => deployments.find(({ count }) => count === size)?.times ?? [];
  return median(timesOf(200)) / median(timesOf(50));
}

/** The maximum values of metrics. */
const limits: readonly (readonly [label: string, max: number, unit: string, metric: Metric])[] = [
  ['`validate`, 1 file, to a bare Node', 1.75, '×', timeRatio('files-1', contenderNames.validate, contenderNames.node)],
  ['`--help`, to a bare Node', 1.6, '×', timeRatio('files-1', contenderNames.help, contenderNames.node)],
  [
    '`validate`, 1,000 files, to the js-yaml floor',
    1.3,
    '×',
    timeRatio('files-1000', contenderNames.validate, contenderNames.parse),
  ],
  [
    '`validate`, 10,000 files, to the js-yaml floor',
    1.3,
    '×',
    timeRatio('files-10000', contenderNames.validate, contenderNames.parse),
  ],
  [
    '1 % of 10,000 files broken, to the clean run',
    1.2,
    '×',
    timeRatio('files-10000', contenderNames.someBroken, contenderNames.validate),
  ],
  [
    'all of 10,000 files broken, to the clean run',
    2.2,
    '×',
    timeRatio('files-10000', contenderNames.allBroken, contenderNames.validate),
  ],
  ['peak memory, 10,000 files', 120, 'MB', peakMemory('files-10000')],
  ['peak memory, list of 10,000', 320, 'MB', peakMemory('list-10000')],
  ['`test`, 1,000 tests over 1,000 policies', 2000, 'ms', wholeTime('tests-1000', contenderNames.test)],
  ['growth, (t10k − t1) / (t1k − t1)', 8, '×', growth],
  ['preview of 200 deployments', 20_000, 'ms', metricOf200Deployments(({ times }) => median(times))],
  ['peak memory, preview of 200 deployments', 300, 'MB', metricOf200Deployments(({ peak }) => peak)],
  ['requests open at once, 200 deployments', 8, '', metricOf200Deployments(({ maxOpenRequests }) => maxOpenRequests)],
  ['growth, preview of 200 to 50 deployments', 4, '×', growthOfDeployments],
  ['`dist/`: the action with all that it may load', 2.8, 'MB', buildMetric(buildFigureNames.action, 1e3)],
  ['cold `npx` from a packed tarball', 1000, 'ms', buildMetric(buildFigureNames.npx, 1)],
  ['what a cold `npx` leaves on disk', 5, 'MB', buildMetric(buildFigureNames.installedSize, 1e3)],
  ['the action from its start to its first request', 250, 'ms', buildMetric(buildFigureNames.firstRequest, 1)],
];

const machine = (): string =>
  `${String(availableParallelism())} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(1)} GB of memory, ${process.platform} ${process.arch}, Node ${process.versions.node}`;

/** The page with the figures of a run. */
export function page(figures: Figures, rounds: number): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  return `${[
    '# How fast is it?',
    '<!-- Written by `npm run bench -- --peers --write`. -->',
    `Machine: ${machine()}. Commit ${commit}, ${new Date().toISOString().slice(0, 10)}.`,
    `Each row is a whole process, run ${String(rounds)} times in shuffled order; a process that takes over 5 s runs twice, and one that takes over a minute is stopped. Compare rows of one table: the absolute times hold for this machine only. ` +
      "The compile cache of ifmatch is warm, as on a developer's machine. A ratio is the median over the rounds; peak memory is that of the largest process of a command, in MB of 2^20 bytes. " +
      'Other validators check against the schema in schemas/.',
    ...sections(figures),
  ].join('\n\n')}\n`;
}

/** The tables of a run with their headings. Tables that were not measured are left out. */
export function sections(figures: Figures): string[] {
  const limitRows = limits.flatMap(([label, max, unit, metric]) => {
    const value = metric(figures);
    if (!Number.isFinite(value)) return [];
    return [
      [
        label,
        `at most ${String(max)} ${unit}`.trim(),
        `${formatFigure(value)} ${unit}`.trim(),
        value <= max ? 'holds' : '**missed**',
      ],
    ];
  });
  const buildRows = Object.entries(figures.built).map(([name, values]) => [name, ...medianMinMax(values)]);
  const roundTripRows = figures.roundTrips.map(({ command, requests, chainLength, shortestChain, repeated, ms }) => [
    `\`${command}\``,
    ...[requests, repeated, chainLength, shortestChain, ms].map(formatFigure),
  ]);
  return [
    ...(limitRows.length === 0
      ? []
      : [`## What must hold\n\n${table(['What must hold', 'target', 'reached', 'verdict'], limitRows)}`]),
    ...Array.from(figures.races, ([name, results]) => `## ${name}\n\n${raceTable(results)}`),
    ...(figures.deployments.length === 0
      ? []
      : [`## Many deployments\n\n${deploymentsIntro}\n\n${deploymentsTable(figures.deployments)}`]),
    ...(buildRows.length === 0 ? [] : [`## The build\n\n${table(['The build', 'median', 'min', 'max'], buildRows)}`]),
    ...(roundTripRows.length === 0
      ? []
      : [`## Round trips\n\n${roundTripsIntro}\n\n${table(roundTripsHead, roundTripRows)}`]),
  ];
}

const deploymentsIntro =
  'A preview of deployments that share 13 policies, of which one changes for all, with a token for each deployment. The sandbox runs beside it, on the same machine. Growth is linear where a time is at most as many times that of the first row as there are deployments.';

function deploymentsTable(all: readonly ManyPreviews[]): string {
  const [first] = all;
  const rows = all.map((previews) => {
    const { count, requests, maxOpenRequests, times, cpuTimes, peak } = previews;
    const toFirst = (measure: 'times' | 'cpuTimes'): number =>
      median(previews[measure]) / median(first?.[measure] ?? []);
    return [
      String(count),
      ...[requests, maxOpenRequests].map(formatFigure),
      ...medianMinMax(times),
      formatFigure(toFirst('times')),
      formatFigure(median(cpuTimes)),
      ...[toFirst('cpuTimes'), peak].map(formatFigure),
    ];
  });
  return table(
    ['Deployments', 'requests', 'at once', 'median ms', 'min', 'max', '× first', 'processor ms', '× first', 'peak MB'],
    rows,
  );
}

const roundTripsIntro =
  "Two bundles, and a platform that takes 250 ms per answer. The longest chain is the number of requests that wait for one another; the config has the deployment's id, without it the chain is one longer. For the action: one policy, and 250 ms per answer of GitHub and git, too. For 30 deployments: one shared bundle and a token each, and at best rounds of eight requests at a time.";
const roundTripsHead = ['Command', 'requests', 'asked twice', 'longest chain', 'at best', 'wall ms'];

/** The contenders of a race, compared with ifmatch and with a bare Node. */
function raceTable(results: readonly Result[]): string {
  const bases = results.filter(
    ({ name, failure }) => failure === null && (name === contenderNames.validate || name === contenderNames.node),
  );
  const head = ['Whole process', 'median ms', 'min', 'max', 'peak MB', ...bases.map(({ name }) => `× ${name}`)];
  const rows = results.map((result) => {
    const { name, times, peak, failure } = result;
    if (failure !== null) return [`${name} (${failure})`, ...head.slice(1).map(() => '-')];
    return [
      name,
      ...medianMinMax(times),
      peak === null ? '-' : formatFigure(peak),
      ...bases.map((other) => formatFigure(ratioOf(result, other))),
    ];
  });
  return table(head, rows);
}

const medianMinMax = (values: readonly number[]): string[] =>
  [median(values), Math.min(...values), Math.max(...values)].map(formatFigure);

/** A table in Markdown that also reads well in a terminal. All columns but the first are aligned to the right. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const pad = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  const separator = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [head.map(pad), separator, ...rows.map((row) => row.map(pad))]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** A number with three significant digits, or without decimals. */
const formatFigure = (value: number): string =>
  new Intl.NumberFormat('en', value < 1000 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 }).format(
    value,
  );
