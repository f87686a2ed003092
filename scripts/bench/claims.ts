import { floorStart, names } from './contenders.ts';
import type { Figures } from './figures.ts';
import { growth, ours, over, previewOwn, type Reach, rendering, slowerBy, stageMs, times } from './reach.ts';
import { stageNames } from './stages/tasks.ts';
import { median } from './statistics.ts';

/** Something that must hold. */
type Claim = {
  readonly says: string;
  readonly relation: 'at most' | 'at least' | 'under';
  readonly target: number;
  readonly unit: '×' | 'ms' | 'MB' | 'kB';
  readonly reach: Reach;
};

/** What became of a claim. */
export type Judged = Claim & { readonly value: number | null; readonly verdict: 'holds' | 'missed' | 'not measured' };

const rows: readonly (readonly [Claim['says'], Claim['relation'], Claim['target'], Claim['unit'], Reach])[] = [
  ['`validate`, 1 file, to a bare Node', 'at most', 1.6, '×', times('files-1', names.ours, names.node)],
  ['`--help`, to a bare Node', 'at most', 1.5, '×', times('files-1', names.help, names.node)],
  ['a broken file, to the good one', 'at most', 1.1, '×', times('files-1', names.broken, names.ours)],
  [
    '`validate`, 10,000 files, to the js-yaml floor',
    'at most',
    1.15,
    '×',
    times('files-10000', names.ours, { startsWith: floorStart }),
  ],
  [
    'native validator, exhaustive, 10,000 files, to `validate`',
    'at least',
    1.4,
    '×',
    slowerBy('files-10000', 'sourcemeta jsonschema'),
  ],
  ['ajv-cli, 10,000 files, to `validate`', 'at least', 1.4, '×', slowerBy('files-10000', 'ajv-cli')],
  ['eslint plugin, 10,000 files, to `validate`', 'at least', 20, '×', slowerBy('files-10000', 'eslint schema plugin')],
  ['v8r, 1,000 files, to `validate`', 'at least', 100, '×', slowerBy('files-1000', 'v8r')],
  ['spectral, 1,000 files, to `validate`', 'at least', 100, '×', slowerBy('files-1000', 'spectral')],
  [
    'native validator, list of 10,000, to `validate`',
    'at least',
    1.4,
    '×',
    slowerBy('list-10000', 'sourcemeta jsonschema'),
  ],
  ['1 % of 10,000 files broken, to the clean run', 'at most', 1.1, '×', times('files-10000', names.some, names.ours)],
  ['all of 10,000 files broken, to the clean run', 'at most', 2.2, '×', times('files-10000', names.all, names.ours)],
  ['one error in a list of 10,000, to the clean list', 'at most', 2.3, '×', times('list-10000', names.one, names.ours)],
  ['peak memory, 10,000 files', 'under', 120, 'MB', (figures) => ours(figures, 'files-10000')?.peak ?? null],
  ['peak memory, list of 10,000', 'under', 320, 'MB', (figures) => ours(figures, 'list-10000')?.peak ?? null],
  ['growth, (t10k − t1) / (t1k − t1)', 'at most', 8, '×', growth],
  ['`preview` without the platform, 10,000 files, to `validate`', 'at most', 1.4, '×', previewOwn],
  ['rendering 10,000 changes, to 1,000', 'at most', 12, '×', rendering],
  ['a comment cut at its limit', 'at most', 25, 'ms', (figures) => stageMs(figures, stageNames.comment, -1)],
  [
    '`dist/`: the action with all that it may load',
    'under',
    2.2,
    'MB',
    (figures) => over(figures.package?.action, 1e6),
  ],
  ['`dist/`: what the CLI loads first', 'under', 150, 'kB', (figures) => over(figures.package?.firstChunk, 1e3)],
  ['cold `npx` from a packed tarball', 'under', 1000, 'ms', ({ package: packed }) => median(packed?.npx ?? [])],
  ['what a cold `npx` leaves on disk', 'under', 5, 'MB', (figures) => over(figures.package?.installed, 1e6)],
  [
    'the action from its start to its first request',
    'under',
    150,
    'ms',
    ({ action }) => median(action.map(({ first }) => first)),
  ],
];
const claims = rows.map(([says, relation, target, unit, reach]): Claim => ({ says, relation, target, unit, reach }));

/** Every claim with what this run reached; they speak of full sizes, so a quick run says nothing of any. */
export const judgeClaims = (figures: Figures): Judged[] =>
  claims.map((claim) => {
    const reached = claim.reach(figures);
    const value = reached !== null && Number.isFinite(reached) && !figures.isQuick ? reached : null;
    return { ...claim, value, verdict: verdictOf(claim, value) };
  });

function verdictOf({ relation, target }: Claim, value: number | null): Judged['verdict'] {
  if (value === null) return 'not measured';
  const holds = { 'at most': value <= target, 'at least': value >= target, under: value < target };
  return holds[relation] ? 'holds' : 'missed';
}
