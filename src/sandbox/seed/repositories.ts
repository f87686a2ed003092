import type { Store } from '../store/database.ts';
import { transitivities } from '../vocabulary.ts';
import type { Catalog, SeedRule } from './catalog.ts';
import type { DeploymentSeed } from './deployments.ts';
import { Random } from './random.ts';

/** A repository in the database. */
export type SeedRepository = {
  readonly id: number;
  readonly name: string;
  readonly tags: readonly string[];
  readonly language: Language;
  readonly vulnerableDependencies: readonly VulnerableDependency[];
};

type Language = {
  readonly name: string;
  /** Percentage of repositories. */
  readonly share: number;
  /** Ecosystem of its packages. */
  readonly ecosystem: string;
  /** The file that pins the versions of its packages. */
  readonly lockfile: string;
  /** Folder of its code, and extension of its files. */
  readonly root: string;
  readonly ending: string;
  /** Repositories of the seed in this language. */
  readonly repositories: readonly string[];
};

/** A dependency with a rule that reports it; `transitivity` is a code. */
export type VulnerableDependency = {
  readonly version: number;
  readonly rule: SeedRule;
  readonly transitivity: number;
};

/** Writes shared rows on first use; returns their ids. */
export function sharedRowIds(write: (name: string) => number): (name: string) => number {
  const ids = new Map<string, number>();
  return (name) => {
    const id = ids.get(name) ?? write(name);
    ids.set(name, id);
    return id;
  };
}

const languages: readonly Language[] = [
  {
    name: 'typescript',
    share: 22,
    ecosystem: 'npm',
    lockfile: 'package-lock.json',
    root: 'src/',
    ending: '.ts',
    repositories: ['acme/checkout-api', 'acme/customer-portal', 'acme/design-system', 'acme/storefront-web'],
  },
  {
    name: 'javascript',
    share: 16,
    ecosystem: 'npm',
    lockfile: 'package-lock.json',
    root: 'src/',
    ending: '.js',
    repositories: ['acme/appsec-training'],
  },
  {
    name: 'python',
    share: 20,
    ecosystem: 'pypi',
    lockfile: 'requirements.txt',
    root: 'app/',
    ending: '.py',
    repositories: ['acme/data-pipeline'],
  },
  {
    name: 'java',
    share: 16,
    ecosystem: 'maven',
    lockfile: 'pom.xml',
    root: 'src/main/java/com/company/',
    ending: '.java',
    repositories: ['acme/identity-service', 'acme/mobile-android', 'acme/payments-gateway'],
  },
  {
    name: 'go',
    share: 11,
    ecosystem: 'gomod',
    lockfile: 'go.sum',
    root: 'internal/',
    ending: '.go',
    repositories: ['acme/warehouse-sync'],
  },
  {
    name: 'ruby',
    share: 5,
    ecosystem: 'gem',
    lockfile: 'Gemfile.lock',
    root: 'app/',
    ending: '.rb',
    repositories: ['acme/backoffice'],
  },
  {
    name: 'terraform',
    share: 5,
    ecosystem: 'gomod',
    lockfile: 'go.sum',
    root: 'modules/',
    ending: '.tf',
    repositories: ['acme/infra-terraform'],
  },
  { name: 'rust', share: 3, ecosystem: 'cargo', lockfile: 'Cargo.lock', root: 'src/', ending: '.rs', repositories: [] },
  {
    name: 'swift',
    share: 2,
    ecosystem: 'gem',
    lockfile: 'Gemfile.lock',
    root: 'Sources/',
    ending: '.swift',
    repositories: ['acme/mobile-ios'],
  },
];

/** First words of generated repository names. */
const nameStarts = [
  'account',
  'audit',
  'batch',
  'catalog',
  'contract',
  'document',
  'event',
  'health',
  'inventory',
  'loyalty',
  'media',
  'partner',
  'profile',
  'reporting',
  'session',
  'stock',
  'telemetry',
  'token',
  'voucher',
];

/** Second words of generated repository names. */
const nameEnds = [
  'adapter',
  'api',
  'backend',
  'bridge',
  'collector',
  'cron',
  'exporter',
  'gateway',
  'job',
  'manager',
  'router',
  'sdk',
  'sync',
  'worker',
];

const teams = [
  'checkout',
  'web',
  'platform',
  'payments',
  'identity',
  'data',
  'mobile',
  'logistics',
  'security',
  'infrastructure',
];

/** About 40 for 2,000 findings and 2,000 for a million. */
const repositoryCount = (findings: number): number => Math.round(40 * (findings / 2000) ** 0.63);

/** Returns a function that writes the repositories of one deployment: its named projects, and as many more as its findings need. */
export function repositoryWriter(
  store: Store,
  catalog: Catalog,
  fileOf: (path: string) => number,
): (deployment: DeploymentSeed) => SeedRepository[] {
  const add = store.insert('repositories');
  const addDependency = store.insert('dependencies');
  return ({ id: deployment_id, slug, projects, findings }) => {
    const random = new Random(`repositories of ${slug}`);
    const named = Object.entries(projects);
    return Array.from({ length: Math.max(repositoryCount(findings), named.length) }, (_, index) => {
      const [name, tags] = named[index] ?? [generatedName(slug, index), randomTags(random)];
      const language = languages.find(({ repositories }) => repositories.includes(name)) ?? random.weighted(languages);
      const id = add({
        deployment_id,
        name,
        team: random.chance(0.93) ? random.pick(teams, 2) : null,
        visibility: Number(random.chance(0.06)),
        archived: Number(random.chance(0.06) && named[index] === undefined),
        tags: JSON.stringify(tags),
      });
      const vulnerable = randomDependencies(language, catalog, random).map(({ version, rule, transitivity }) => {
        addDependency({ repository_id: id, package_id: version, lockfile_id: fileOf(language.lockfile), transitivity });
        return rule === null ? [] : [{ version, rule, transitivity }];
      });
      return { id, name, tags, language, vulnerableDependencies: vulnerable.flat() };
    });
  };
}

/** A different name for each index. */
function generatedName(slug: string, index: number): string {
  const round = Math.floor(index / nameStarts.length);
  const repetition = Math.floor(round / nameEnds.length);
  const name = [nameStarts[index % nameStarts.length], nameEnds[round % nameEnds.length]].join('-');
  return `${slug}/${name}${repetition === 0 ? '' : `-${String(repetition + 1)}`}`;
}

function randomTags(random: Random): string[] {
  const optionalTags = ['identity', 'infrastructure', 'internet-facing', 'legacy', 'mobile', 'payments'];
  return [random.chance(0.6) ? 'production' : 'internal', ...optionalTags.filter(() => random.chance(0.1))].toSorted();
}

/** Most packages of an ecosystem; newer versions are more frequent. */
const randomDependencies = ({ ecosystem }: Language, { packages }: Catalog, random: Random) =>
  (packages.get(ecosystem) ?? [])
    .filter(() => random.chance(0.95))
    .map((versions) => {
      const { id: version, rule } = random.pick(versions.toReversed(), 1.3);
      return { version, rule, transitivity: random.below(transitivities.length, 1.5) };
    });
