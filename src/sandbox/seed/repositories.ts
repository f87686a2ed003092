import type { Store } from '../store/database.ts';
import { codeOf, transitivities } from '../vocabulary.ts';
import type { Catalog, SeedRule, SeedVersion } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { linesOf, Random, weighted, wordsOf } from './random.ts';
import { kinds, languageTable, subjects, teams } from './tables.ts';

/** A repository in the database. */
export type SeedRepository = {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: string;
  /** Vulnerable dependencies. */
  readonly candidates: readonly Candidate[];
};

/** A dependency with a rule that reports it. */
export type Candidate = {
  readonly version: SeedVersion;
  readonly rule: SeedRule;
  readonly transitivity: number;
  readonly lockfile: string;
};

/** Writes shared rows on first use; returns their ids, counted from 1. */
export function sharedRows(write: (id: number, name: string) => void): (name: string) => number {
  const ids = new Map<string, number>();
  return (name) => {
    const id = ids.get(name) ?? ids.size + 1;
    if (id > ids.size) write(id, name);
    ids.set(name, id);
    return id;
  };
}

/** Languages: weight, package ecosystem, and repositories with a fixed language. */
const languages = linesOf(languageTable).map(wordsOf);
const languageByWeight = weighted(Object.fromEntries(languages.map(([name = '', weight]) => [name, Number(weight)])));
const ecosystemOf = new Map(languages.map(([name = '', , ecosystem = '']) => [name, ecosystem]));
const languageOf = new Map(languages.flatMap(([name = '', , , ...own]) => own.map((repository) => [repository, name])));

const [subjectWords = [], kindWords = [], teamWords = []] = [subjects, kinds, teams].map(wordsOf);

const transitivity = weighted({ transitive: 66, direct: 30, unknown: 4 });

/** About 40 for 2,000 findings and 2,000 for a million. */
const countFor = (findings: number): number => Math.round(40 * (findings / 2000) ** 0.63);

/** Writes the repositories of one deployment after another: its named projects, and as many more as its findings need. */
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

/** A different name for each index; neighbours differ. */
function generatedName(slug: string, index: number): string {
  const total = subjectWords.length * kindWords.length;
  // A prime visits all names before repeating one.
  const at = (index * 2741 + 389) % total;
  const name = `${String(subjectWords[Math.floor(at / kindWords.length)])}-${String(kindWords[at % kindWords.length])}`;
  return `${slug}/${name}${index < total ? '' : `-${String(Math.floor(index / total) + 1)}`}`;
}

function tagsFor(random: Random): string[] {
  const more = ['identity', 'infrastructure', 'internet-facing', 'legacy', 'mobile', 'payments'];
  return [random.chance(0.6) ? 'production' : 'internal', ...more.filter(() => random.chance(0.1))].toSorted();
}

/** Writes a repository's dependencies: most packages of its ecosystem, some of another. */
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
        // Most use the newest version or the one before.
        const version = versions[versions.length - 1 - random.below(versions.length, 2)];
        if (version === undefined) return [];
        const code = codeOf(transitivities, transitivity(random));
        add(repository, version.id, fileOf(lockfile), code);
        return version.warnings.map((rule) => ({ version, rule, transitivity: code, lockfile }));
      });
    });
}
