import { codeOf, visibilities } from '../findings/codes.ts';
import { kinds, languageOf, subjects, teams } from './data/words.ts';
import type { EcosystemName } from './packages.ts';
import type { Random } from './random.ts';
import type { DeploymentSeed } from './seed.ts';
import { byRank, Weighted } from './weighted.ts';

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

const second = new Weighted<EcosystemName>(['npm', 'pypi', 'go', 'maven', 'cargo'], [50, 25, 12, 8, 5]);
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
  const other = second.pick(random);
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
