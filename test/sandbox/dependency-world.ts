import { expect } from 'vitest';
import type { DependenciesRequest, DependencyFilter, PackageFilter } from '../../src/generated/types.ts';
import { listDependencies } from '../../src/sandbox/dependencies.ts';
import { transitivities } from '../../src/sandbox/findings/filters.ts';
import { openDatabase } from '../../src/sandbox/store/database.ts';
import { openStore, type Store } from '../../src/sandbox/store/store.ts';
import { compareVersions } from '../../src/sandbox/versions.ts';

export type Fact = {
  id: string;
  name: string;
  version: string;
  ecosystem: string;
  transitivity: string;
  repositoryId: number;
  lockfilePath: string;
  licenses: string[];
};
export type World = { store: Store; facts: { deployment: string; archived: boolean; fact: Fact }[] };
export const [large, small, bare] = ['1', '9007199254740993', '3'] as const;
export const repositories = [
  ...Array.from({ length: 150 }, (_, index) => ({ id: index + 1, deployment: large, archived: index % 11 === 3 })),
  ...Array.from({ length: 4 }, (_, index) => ({ id: index + 501, deployment: small, archived: index === 2 })),
];
export const versions = ['1.9.0', '1.10.0', '2.0.0-rc.1', '2.0.0', '1.0', 'v1.2.3', 'not a version'];
export const names = [
  'left-pad',
  'Left-Pad',
  'pad',
  'org.apache:pad-core',
  'größe',
  '𝒳',
  '\uFF5Etilde',
  '__proto__',
  'a%b_c',
];
const ecosystemNames = ['npm', 'pypi', 'maven', 'rubygems'];
export const licenses = ['MIT', 'Apache-2.0', 'GPL-3.0-only'];
export const lockfiles = ['package-lock.json', 'tools/go.sum', 'poetry.lock', 'rarely/used.lock'];
const packages = ecosystemNames.flatMap((ecosystem, first) =>
  names.flatMap((name, second) =>
    versions.map((version, third) => ({
      ecosystem,
      name,
      version,
      license: licenses[(first + second + third) % 3] ?? '',
    })),
  ),
);

/** More than ten thousand dependencies in one deployment, a few in another, none in a third. */
export function makeWorld(): World {
  const db = openDatabase('memory', () => undefined);
  const store = openStore(db);
  const facts: World['facts'] = [];
  store.transaction(() => {
    for (const id of [large, small, bare]) store.insert('deployments', 'id, slug, name, migrated')(id, `d${id}`, id, 1);
    for (const { id, deployment, archived } of repositories) {
      store.insert('repositories', 'id, deployment_id, name, team, visibility, archived')(
        id,
        deployment,
        `r${String(id)}`,
        null,
        0,
        archived ? 1 : 0,
      );
    }
    for (const [index, path] of lockfiles.entries()) store.insert('files', 'id, path')(index + 1, path);
    for (const [index, one] of packages.entries()) {
      store.insert('packages', 'id, ecosystem, name, version, license, malicious')(
        index + 1,
        one.ecosystem,
        one.name,
        one.version,
        one.license,
        0,
      );
    }
    for (const repository of repositories) {
      for (const [index, one] of packages.entries()) {
        // Some in any order that is not that of the list.
        const dice = (repository.id * 7919 + index * 104_729) % 1009;
        if (dice > 340) continue;
        const lockfile = dice === 7 ? 3 : dice % 3;
        store.insert('dependencies', 'repository_id, package_id, lockfile_id, transitivity')(
          repository.id,
          index + 1,
          lockfile + 1,
          dice % 3,
        );
        const fact = {
          id: String(facts.length + 1),
          name: one.name,
          version: one.version,
          ecosystem: one.ecosystem,
          transitivity: (transitivities[dice % 3] ?? '').toUpperCase(),
          repositoryId: repository.id,
          lockfilePath: lockfiles[lockfile] ?? '',
          licenses: [one.license],
        };
        facts.push({ deployment: repository.deployment, archived: repository.archived, fact });
      }
    }
  });
  return { store, facts };
}

/** Follows the pages to the end. */
export function all(
  store: Store,
  deployment: string,
  request: DependenciesRequest,
  between = (): unknown => undefined,
): Fact[] {
  const found: Fact[] = [];
  let cursor: string | undefined;
  do {
    const page = listDependencies(store, deployment, { ...request, ...(cursor === undefined ? {} : { cursor }) });
    found.push(...((page.dependencies ?? []) as Fact[]));
    expect(page.dependencies?.length).toBeLessThanOrEqual(request.pageSize ?? 1000);
    expect(page.hasMore).toBe(typeof page.cursor === 'string');
    cursor = page.cursor ?? undefined;
    between();
  } while (cursor !== undefined);
  return found;
}

/** The same, one after another, as the document and our choices say it. */
export function expected({ facts }: World, deployment: string, filter: DependencyFilter): Fact[] {
  const {
    name,
    version,
    repositoryId = [],
    lockfilePath,
    license = [],
    ecosystem = [],
    packageFilters = [],
    includeArchived,
  } = filter;
  return facts
    .filter((row) => row.deployment === deployment && (!row.archived || includeArchived === true))
    .map((row) => row.fact)
    .filter((fact) => fact.name.toLowerCase().includes((name ?? '').toLowerCase()))
    .filter((fact) => (version ?? '') === '' || fact.version === version)
    .filter((fact) => repositoryId.length === 0 || repositoryId.includes(fact.repositoryId))
    .filter((fact) => (lockfilePath ?? '') === '' || fact.lockfilePath === lockfilePath)
    .filter((fact) => license.length === 0 || license.includes(fact.licenses[0] ?? ''))
    .filter((fact) => ecosystem.length === 0 || ecosystem.includes(fact.ecosystem))
    .filter((fact) => packageFilters.length === 0 || packageFilters.some((one) => isPackage(fact, one)))
    .toSorted(inOrder);
}

function isPackage(fact: Fact, wanted: PackageFilter): boolean {
  const { name = '', versionLowerBound, versionUpperBound, exactVersion } = wanted;
  const holds = (bound: string | undefined, isRight: (order: number) => boolean): boolean => {
    const [, operator = '', version = ''] = /^([<=>]*)(.*)$/.exec(bound ?? '') ?? [];
    const order = compareVersions(fact.ecosystem, fact.version, version);
    return version === '' || (isRight(order) && (order !== 0 || operator.endsWith('=') || operator === ''));
  };
  return (
    (name === '' || wanted.exactNameMatch !== true || fact.name === name) &&
    fact.name.toLowerCase().includes(name.toLowerCase()) &&
    holds(versionLowerBound, (order) => order >= 0) &&
    holds(versionUpperBound, (order) => order <= 0) &&
    holds(exactVersion, (order) => order === 0)
  );
}

const bytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
export const inOrder = (a: Fact, b: Fact): number =>
  bytes(a.name, b.name) ||
  bytes(a.ecosystem, b.ecosystem) ||
  bytes(a.version, b.version) ||
  a.repositoryId - b.repositoryId ||
  Number(a.id) - Number(b.id);
