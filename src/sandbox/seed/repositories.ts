import { codeOf, transitivities, type Transitivity, visibilities } from '../findings/filters.ts';
import { kinds, languageOf, subjects, teams } from './data/texts.ts';
import {
  type EcosystemName,
  ecosystems,
  type Packages,
  type SeedPackage,
  type SeedVersion,
  type Warning,
} from './packages.ts';
import { byRank, type Random, Weighted } from './random.ts';
import type { DeploymentSeed } from './seed.ts';

/** Without its id, which the database's order gives. */
export type SeedRepository = {
  readonly name: string;
  readonly tags: readonly string[];
  readonly team: string | null;
  readonly visibility: number;
  readonly archived: boolean;
  readonly language: string;
  /** What its packages come from: most from the first. */
  readonly ecosystems: readonly [EcosystemName, EcosystemName];
};

const languages = new Weighted(
  ['typescript', 'javascript', 'python', 'java', 'go', 'ruby', 'terraform', 'rust', 'swift'],
  [22, 16, 20, 16, 11, 5, 5, 3, 2],
);

const ecosystemOf: Readonly<Record<string, EcosystemName>> = {
  typescript: 'npm',
  javascript: 'npm',
  python: 'pypi',
  java: 'maven',
  go: 'go',
  ruby: 'rubygems',
  terraform: 'go',
  rust: 'cargo',
  swift: 'rubygems',
};

const secondEcosystem = new Weighted<EcosystemName>(['npm', 'pypi', 'go', 'maven', 'cargo'], [50, 25, 12, 8, 5]);

const beside: Readonly<Record<EcosystemName, EcosystemName>> = {
  npm: 'pypi',
  pypi: 'npm',
  maven: 'npm',
  go: 'npm',
  cargo: 'npm',
  rubygems: 'npm',
};

const teamsByRank = byRank(teams, 0.7);

/** The projects that a deployment names, and as many more as make `count`. */
export function makeRepositories({ slug, projects }: DeploymentSeed, count: number, random: Random): SeedRepository[] {
  const named = Object.entries(projects);
  return Array.from({ length: Math.max(count, named.length) }, (_, index) => {
    const [name, tags] = named[index] ?? [generatedName(slug, index - named.length), null];
    return makeRepository(name, tags, random);
  });
}

/** About 40 for 2,000 findings and 2,000 for a million. */
export const repositoryCount = (findings: number): number => Math.round(40 * (findings / 2000) ** 0.63);

function makeRepository(name: string, tags: readonly string[] | null, random: Random): SeedRepository {
  const language = languageOf[name] ?? languages.pick(random);
  const main = ecosystemOf[language] ?? 'npm';
  const other = secondEcosystem.pick(random);
  const isPublic = random.chance(0.06);
  return {
    name,
    tags: tags ?? tagsFor(name, language, random),
    team: random.chance(0.93) ? teamsByRank.pick(random) : null,
    visibility: codeOf(visibilities, isPublic ? 'public' : 'private'),
    archived: random.chance(0.06) && tags === null,
    language,
    ecosystems: [main, other === main ? beside[main] : other],
  };
}

/** Each index has another name, and neighbours have little in common. */
function generatedName(slug: string, index: number): string {
  const total = subjects.length * kinds.length;
  // A prime, so that all names come up before one comes again.
  const at = (index * 2741 + 389) % total;
  const round = Math.floor(index / total);
  const name = `${subjects[Math.floor(at / kinds.length)] ?? ''}-${kinds[at % kinds.length] ?? ''}`;
  return `${slug}/${name}${round === 0 ? '' : `-${String(round + 1)}`}`;
}

const tagsByWord = [
  [/\/(?:payment|payout|invoice|billing|card|refund|wallet|ledger)-/, ['payments', 'pci']],
  [/\/(?:identity|auth|session|account|permission|token)-/, ['identity']],
  [/-(?:web|portal|frontend|gateway|bff)$/, ['internet-facing']],
] as const;

function tagsFor(name: string, language: string, random: Random): string[] {
  const tags = new Set<string>([random.chance(0.6) ? 'production' : 'internal']);
  for (const [pattern, words] of tagsByWord) if (pattern.test(name)) for (const tag of words) tags.add(tag);
  if (language === 'swift') tags.add('mobile');
  if (language === 'terraform') tags.add('infrastructure');
  if (random.chance(0.12)) tags.add('legacy');
  if (random.chance(0.1)) tags.add('internet-facing');
  return [...tags].toSorted();
}

type SeedDependency = {
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
