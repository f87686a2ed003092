import type { ActionTimes } from './action.ts';
import type { PackageFigures } from './package.ts';
import type { PreviewTimes } from './preview.ts';
import type { Result } from './race.ts';
import type { ReadingRace } from './race-names.ts';
import type { StageTimes } from './stages/measure.ts';
import type { Share } from './where-time-goes.ts';

/** All that one run of the benchmark found; what was not asked for is absent or empty. */
export type Figures = {
  /** Tiny sizes, once each. */
  readonly isQuick: boolean;
  readonly races: ReadonlyMap<ReadingRace, RaceFigures>;
  readonly preview: PreviewTimes | null;
  readonly stages: readonly StageTimes[];
  readonly package: PackageFigures | null;
  readonly action: readonly ActionTimes[];
  /** What is compared, as npm names it. */
  readonly versions: readonly string[];
};

export type RaceFigures = {
  /** Policies. */
  readonly size: number;
  readonly results: readonly Result[];
  /** Null where the target could not be validated. */
  readonly shares: readonly Share[] | null;
};
