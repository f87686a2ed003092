import { codeOf, transitivities, type Transitivity } from '../findings/codes.ts';
import { ecosystems, type Packages, type SeedPackage, type SeedVersion, type Warning } from './packages.ts';
import type { Random } from './random.ts';
import type { SeedRepository } from './repositories.ts';
import { Weighted } from './weighted.ts';

export type SeedDependency = {
  readonly version: SeedVersion;
  readonly lockfile: string;
  readonly transitivity: number;
};

/** A warning that holds of a dependency: what a finding of the supply chain says. */
export type Candidate = { readonly dependency: SeedDependency; readonly warning: Warning };

const aboutPerRepository = 60;
const byWay = new Weighted<Transitivity>(['transitive', 'direct', 'unknown'], [66, 30, 4]);

/** What a repository depends on: about 60 packages, most from its main ecosystem. */
export function makeDependencies(
  { ecosystems: own }: SeedRepository,
  packages: Packages,
  random: Random,
): SeedDependency[] {
  const [main, other] = own;
  const wanted = aboutPerRepository - 6 + random.below(13);
  const many = pickSome(packages[main], Math.min(Math.round(wanted * 0.75), packages[main].length - 2), random);
  const few = pickSome(packages[other], wanted - many.length, random);
  const lockfile = (random.chance(0.4) ? 'tools/' : '') + ecosystems[other].lockfile;
  return [
    ...many.flatMap((chosen) => depend(chosen, ecosystems[main].lockfile, random)),
    ...few.flatMap((chosen) => depend(chosen, lockfile, random)),
  ];
}

export const candidatesOf = (dependencies: readonly SeedDependency[]): Candidate[] =>
  dependencies.flatMap((dependency) => dependency.version.warnings.map((warning) => ({ dependency, warning })));

/** Goes through the list once: each is chosen with the chance that makes the number come out. */
function pickSome(packages: readonly SeedPackage[], count: number, random: Random): SeedPackage[] {
  const chosen: SeedPackage[] = [];
  for (const [index, candidate] of packages.entries()) {
    if (random.chance((count - chosen.length) / (packages.length - index))) chosen.push(candidate);
  }
  return chosen;
}

/** One version, and now and then an old one too, which another dependency still wants. */
function depend({ versions }: SeedPackage, lockfile: string, random: Random): SeedDependency[] {
  const newest = versions.length - 1;
  // Most are at the newest or the one before it.
  const at = newest - Math.floor(random.next() ** 2 * versions.length);
  const second = random.chance(0.08) ? at - 1 : -1;
  return [at, second].flatMap((index) => {
    const version = versions[index];
    if (version === undefined) return [];
    const transitivity = index === at ? byWay.pick(random) : 'transitive';
    return [{ version, lockfile, transitivity: codeOf(transitivities, transitivity) }];
  });
}
