import { names } from './contenders.ts';
import type { Figures } from './figures.ts';
import type { PeerName } from './peers.ts';
import { ratioOf, type Result } from './race.ts';
import type { ReadingRace } from './race-names.ts';
import { stageNames, type StageName } from './stages/tasks.ts';
import { median } from './statistics.ts';
import { sound } from './where-time-goes.ts';

/** What a run reached in some respect; NaN or null where it says nothing of it. */
export type Reach = (figures: Figures) => number | null;

/** `one` as a multiple of another in a race; where a beginning of names is given, of the fastest of those. */
export const times =
  (race: ReadingRace, one: string, other: string | { readonly startsWith: string }): Reach =>
  ({ races }) => {
    const results = races.get(race)?.results ?? [];
    const above = sound(results, one);
    const below = typeof other === 'string' ? sound(results, other) : fastest(results, other.startsWith);
    return above === undefined || below === undefined ? null : ratioOf(above, below);
  };

const fastest = (results: readonly Result[], start: string): Result | undefined =>
  results.filter(({ name, trouble }) => trouble === null && name.startsWith(start)).toSorted((a, b) => a.ms - b.ms)[0];

export const slowerBy = (race: ReadingRace, peer: PeerName): Reach => times(race, peer, names.ours);

export const ours = ({ races }: Figures, race: ReadingRace): Result | undefined =>
  sound(races.get(race)?.results, names.ours);

export function growth(figures: Figures): number {
  const [one, thousand, tenThousand] = (['files-1', 'files-1000', 'files-10000'] as const).map(
    (race) => ours(figures, race)?.ms ?? Number.NaN,
  );
  return ((tenThousand ?? 0) - (one ?? 0)) / ((thousand ?? 0) - (one ?? 0));
}

export function previewOwn({ preview }: Figures): number | null {
  if (preview === null) return null;
  const { validate, own } = preview;
  return median(own.map((ms, round) => ms / (validate[round] ?? Number.NaN)));
}

/** How much longer the slowest of the renderers takes for the larger plan. */
export function rendering(figures: Figures): number {
  const renderers: readonly StageName[] = [
    stageNames.terminal,
    stageNames.markdown,
    stageNames.comment,
    stageNames.html,
  ];
  return Math.max(
    ...renderers.map((stage) => stageMs(figures, stage, -1) / stageMs(figures, stage, 0)),
    Number.NEGATIVE_INFINITY,
  );
}

export const stageMs = ({ stages }: Figures, stage: StageName, nth: number): number =>
  stages.filter((one) => one.stage === stage).at(nth)?.ms ?? Number.NaN;

export const over = (value: number | undefined, unit: number): number | null =>
  value === undefined ? null : value / unit;
