import type { Store } from '../store/database.ts';
import { codeOf, transitivities } from '../vocabulary.ts';
import type { Catalog, SeedRule, SeedVersion } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { linesOf, Random, weighted, wordsOf } from './random.ts';
import { kinds, languageTable, subjects, teams } from './tables.ts';

/** A repository that stands in the database. */
export type SeedRepository = {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: string;
  /** What the supply chain may be warned of here. */
  readonly candidates: readonly Candidate[];
};

/** A dependency, and a rule that warns of it. */
export type Candidate = {
  readonly version: SeedVersion;
  readonly rule: SeedRule;
  readonly transitivity: number;
  readonly lockfile: string;
};

/** Rows that others share, each written when it is first named; the function gives their ids, which count from 1. */
export function sharedRows(write: (id: number, name: string) => void): (name: string) => number {
  const ids = new Map<string, number>();
  return (name) => {
    const id = ids.get(name) ?? ids.size + 1;
    if (id > ids.size) write(id, name);
    ids.set(name, id);
    return id;
  };
}

/** Languages and how many repositories of a hundred or so; the ecosystem of its packages; what a repository with a name of its own is written in. */
const languages = linesOf(languageTable).map(wordsOf);
const languageByWeight = weighted(Object.fromEntries(languages.map(([name = '', weight]) => [name, Number(weight)])));
const ecosystemOf = new Map(languages.map(([name = '', , ecosystem = '']) => [name, ecosystem]));
const languageOf = new Map(languages.flatMap(([name = '', , , ...own]) => own.map((repository) => [repository, name])));

const [subjectWords = [], kindWords = [], teamWords = []] = [subjects, kinds, teams].map(wordsOf);

const transitivity = weighted({ transitive: 66, direct: 30, unknown: 4 });

/** About 40 for 2,000 findings and 2,000 for a million. */
const countFor = (findings: number): number => Math.round(40 * (findings / 2000) ** 0.63);

/** Writes the repositories of one deployment after the other: the projects that it names, and as many more as its findings want. */
export function repositoryPlanter(
  store: Store,
  catalog: Catalog | null,
  fileOf: (path: string) => number,
): (deployment: DeploymentSeed) => SeedRepository[] {
  const add = store.insert('repositories', 'id, deployment_id, name, team, visibility, archived, tags');
  const depend = catalog === null ? () => [] : dependencyPlanter(store, catalog, fileOf);
  let last = 0;
  return ({ id: deployment, slug, projects, findings }) => {
    const random = new Random(`repositories of ${slug}`);
    const named = Object.entries(projects);
    return Array.from({ length: Math.max(countFor(findings), named.length) }, (_, index) => {
      const [name, ownTags] = named[index] ?? [generatedName(slug, index - named.length), null];
      const language = languageOf.get(name) ?? languageByWeight(random);
      const tags = ownTags ?? tagsFor(random);
      const isPublic = random.chance(0.06);
      const isArchived = random.chance(0.06) && ownTags === null;
      const team = random.chance(0.93) ? random.pick(teamWords, 2) : null;
      const id = (last += 1);
      add(id, deployment, name, team, Number(isPublic), Number(isArchived), JSON.stringify(tags));
      return { id, name, tags, language, candidates: depend(id, ecosystemOf.get(language) ?? 'npm', random) };
    });
  };
}

/** Each index has another name, and neighbours have little in common. */
function generatedName(slug: string, index: number): string {
  const total = subjectWords.length * kindWords.length;
  // A prime, so that all names come up before one comes again.
  const at = (index * 2741 + 389) % total;
  const name = `${String(subjectWords[Math.floor(at / kindWords.length)])}-${String(kindWords[at % kindWords.length])}`;
  return `${slug}/${name}${index < total ? '' : `-${String(Math.floor(index / total) + 1)}`}`;
}

function tagsFor(random: Random): string[] {
  const more = ['identity', 'infrastructure', 'internet-facing', 'legacy', 'mobile', 'payments'];
  return [random.chance(0.6) ? 'production' : 'internal', ...more.filter(() => random.chance(0.1))].toSorted();
}

/** Writes what a repository depends on: most packages of its language's ecosystem, and some of another one. */
function dependencyPlanter(store: Store, { ecosystems }: Catalog, fileOf: (path: string) => number) {
  const add = store.insert('dependencies', 'repository_id, package_id, lockfile_id, transitivity');
  return (repository: number, main: string, random: Random): Candidate[] =>
    [
      { name: main, share: 0.8 },
      { name: main === 'npm' ? 'pypi' : 'npm', share: 0.3 },
    ].flatMap(({ name, share }) => {
      const { lockfile = '', packages = [] } = ecosystems.get(name) ?? {};
      const chosen = packages.filter(() => random.chance(share));
      return chosen.flatMap((versions) => {
        // Most are at the newest version or the one before it.
        const version = versions[versions.length - 1 - random.below(versions.length, 2)];
        if (version === undefined) return [];
        const code = codeOf(transitivities, transitivity(random));
        add(repository, version.id, fileOf(lockfile), code);
        return version.warnings.map((rule) => ({ version, rule, transitivity: code, lockfile }));
      });
    });
}
