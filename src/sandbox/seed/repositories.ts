import type { Store } from '../store/database.ts';
import { transitivities } from '../vocabulary.ts';
import type { Catalog, SeedRule } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { linesOf, Random, wordsOf } from './random.ts';
import { kinds, languageTable, subjects, teams } from './tables.ts';

/** A repository in the database. */
export type SeedRepository = {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: Language;
  /** Vulnerable dependencies. */
  readonly candidates: readonly Candidate[];
};

type Language = {
  readonly name: string;
  readonly ecosystem: string;
  readonly lockfile: string;
  /** Where its code lies, and how its files end. */
  readonly root: string;
  readonly ending: string;
  /** Repositories of the seed in this language. */
  readonly own: readonly string[];
};

/** A dependency with a rule that reports it; `transitivity` is a code. */
export type Candidate = {
  readonly version: number;
  readonly rule: SeedRule;
  readonly transitivity: number;
};

/** Writes shared rows on first use; returns their ids. */
export function sharedRows(write: (name: string) => number): (name: string) => number {
  const ids = new Map<string, number>();
  return (name) => {
    const id = ids.get(name) ?? write(name);
    ids.set(name, id);
    return id;
  };
}

const languages = linesOf(languageTable).map((line): [Language, number] => {
  const [name = '', weight, ecosystem = '', lockfile = '', root = '', ending = '', ...own] = wordsOf(line);
  return [{ name, ecosystem, lockfile, root, ending, own }, Number(weight)];
});

const [subjectWords = [], kindWords = [], teamWords = []] = [subjects, kinds, teams].map(wordsOf);

/** About 40 for 2,000 findings and 2,000 for a million. */
const countFor = (findings: number): number => Math.round(40 * (findings / 2000) ** 0.63);

/** Writes the repositories of one deployment after another: its named projects, and as many more as its findings need. */
export function repositoryPlanter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
): (deployment: DeploymentSeed) => SeedRepository[] {
  const add = store.insert('repositories');
  const addDependency = store.insert('dependencies');
  return ({ id: deployment_id, slug, projects, findings }) => {
    const random = new Random(`repositories of ${slug}`);
    const named = Object.entries(projects);
    return Array.from({ length: Math.max(countFor(findings), named.length) }, (_, index) => {
      const [name, tags] = named[index] ?? [generatedName(slug, index), tagsFor(random)];
      const language = languages.find(([{ own }]) => own.includes(name))?.[0] ?? random.weighted(languages);
      const id = add({
        deployment_id,
        name,
        team: random.chance(0.93) ? random.pick(teamWords, 2) : null,
        visibility: Number(random.chance(0.06)),
        archived: Number(random.chance(0.06) && named[index] === undefined),
        tags: JSON.stringify(tags),
      });
      const candidates = dependenciesOf(language, catalog, random).map(({ version, rule, transitivity }) => {
        addDependency({ repository_id: id, package_id: version, lockfile_id: fileOf(language.lockfile), transitivity });
        return rule === null ? [] : [{ version, rule, transitivity }];
      });
      return { id, name, tags, language, candidates: candidates.flat() };
    });
  };
}

/** A different name for each index. */
function generatedName(slug: string, index: number): string {
  const round = Math.floor(index / subjectWords.length);
  const again = Math.floor(round / kindWords.length);
  const name = [subjectWords[index % subjectWords.length], kindWords[round % kindWords.length]].join('-');
  return `${slug}/${name}${again === 0 ? '' : `-${String(again + 1)}`}`;
}

function tagsFor(random: Random): string[] {
  const more = ['identity', 'infrastructure', 'internet-facing', 'legacy', 'mobile', 'payments'];
  return [random.chance(0.6) ? 'production' : 'internal', ...more.filter(() => random.chance(0.1))].toSorted();
}

/** Most packages of an ecosystem; newer versions are more frequent. */
const dependenciesOf = ({ ecosystem }: Language, { packages }: Catalog, random: Random) =>
  (packages.get(ecosystem) ?? [])
    .filter(() => random.chance(0.95))
    .map((versions) => {
      const { id: version, rule } = random.pick(versions.toReversed(), 1.3);
      return { version, rule, transitivity: random.below(transitivities.length, 1.5) };
    });
