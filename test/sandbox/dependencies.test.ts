import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DependencyFilter, PackageFilter } from '../../src/generated/types.ts';
import { listDependencies } from '../../src/sandbox/dependencies.ts';
import { compareVersions } from '../../src/sandbox/versions.ts';
import { openSandbox } from '../rig/platform-api.ts';
import { planted, type Planted } from './planted.ts';

type Fact = {
  id: number;
  name: string;
  version: string;
  ecosystem: string;
  license: string;
  repository: number;
  lockfile: string;
  archived: number;
};

/** Every dependency of acme in the order of the list, read without the code that is tested. */
const everyDependency = ({ db }: Planted): Fact[] =>
  db
    .prepare(`SELECT d.id, p.name, p.version, p.ecosystem, p.license, d.repository_id AS repository, f.path AS lockfile, r.archived
      FROM dependencies AS d JOIN packages AS p ON p.id = package_id JOIN files AS f ON f.id = lockfile_id
      JOIN repositories AS r ON r.id = repository_id WHERE deployment_id = '1234' ORDER BY p.name, ecosystem, version, repository, d.id`)
    .all() as Fact[];

/** Follows the pages to the end. */
function all({ store }: Planted, dependencyFilter: DependencyFilter, pageSize = 1000): number[] {
  const found: number[] = [];
  for (let page = listDependencies(store, '1234', { dependencyFilter, pageSize }); ;) {
    found.push(...(page.dependencies ?? []).map(({ id }) => Number(id)));
    expect(page.hasMore).toBe(typeof page.cursor === 'string');
    if (!page.cursor) return found;
    page = listDependencies(store, '1234', { dependencyFilter, pageSize, cursor: page.cursor });
  }
}

const within = <Word>(words: readonly Word[] | undefined, own: Word): boolean =>
  words === undefined || words.length === 0 || words.includes(own);
const hasName = (fact: Fact, { name = '', exactNameMatch = false }: PackageFilter): boolean =>
  name === '' || (exactNameMatch ? fact.name === name : fact.name.toLowerCase().includes(name.toLowerCase()));

function isPackage(fact: Fact, wanted: PackageFilter): boolean {
  const order = (bound: string): number =>
    Math.sign(compareVersions(fact.ecosystem, fact.version, bound.replace(/^[<=>]+/, '')));
  const { versionLowerBound: lower = '', versionUpperBound: upper = '', exactVersion: exact = '' } = wanted;
  const isStrict = (bound: string): boolean => /^[<>][^=]/.test(bound);
  return (
    hasName(fact, wanted) &&
    (lower === '' || order(lower) >= Number(isStrict(lower))) &&
    (upper === '' || order(upper) <= -Number(isStrict(upper))) &&
    (exact === '' || order(exact) === 0)
  );
}

function isMeant(fact: Fact, filter: DependencyFilter): boolean {
  const { name = '', version = '', lockfilePath = '', packageFilters = [] } = filter;
  const isAnyPackage = packageFilters.length === 0 || packageFilters.some((one) => isPackage(fact, one));
  return [
    fact.archived === 0 || filter.includeArchived === true,
    hasName(fact, { name }),
    version === '' || fact.version === version,
    lockfilePath === '' || fact.lockfile === lockfilePath,
    within(filter.repositoryId, fact.repository),
    within(filter.license, fact.license),
    within(filter.ecosystem, fact.ecosystem),
    isAnyPackage,
  ].every(Boolean);
}

test('a list of dependencies has all matches of a filter, in order, for any page size', () => {
  const world = planted();
  const facts = everyDependency(world);
  const word = (of: (fact: Fact) => string) => fc.constantFrom('', 'none', ...new Set(facts.map(of)));
  const bound = (...operators: string[]) =>
    fc
      .tuple(
        fc.constantFrom(...operators),
        word((fact) => fact.version),
      )
      .map(([sign, version]) => version && sign + version);
  const few = (of: (fact: Fact) => string) => fc.array(word(of), { maxLength: 3 });
  const optional = { requiredKeys: [] };
  const aPackage = {
    name: fc.oneof(
      word((fact) => fact.name),
      fc.constantFrom('LOD', 'a', '%', '_'),
    ),
    versionLowerBound: bound('', '>=', '>'),
    versionUpperBound: bound('', '<=', '<'),
    exactVersion: bound('', '=', '=='),
    exactNameMatch: fc.boolean(),
  };
  const aFilter = fc.record(
    {
      name: aPackage.name,
      version: word((fact) => fact.version),
      repositoryId: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 9 }),
      lockfilePath: word((fact) => fact.lockfile),
      license: few((fact) => fact.license),
      ecosystem: few((fact) => fact.ecosystem),
      packageFilters: fc.array(fc.record(aPackage, optional), { maxLength: 3 }),
      includeArchived: fc.boolean(),
    },
    optional,
  );
  fc.assert(
    fc.property(aFilter, fc.integer({ min: 50, max: 1000 }), (filter, pageSize) => {
      const meant = facts.filter((fact) => isMeant(fact, filter));
      expect(all(world, filter, pageSize)).toEqual(meant.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});

test('an invalid bound and a cursor of another filter are refused', async () => {
  const { call } = await openSandbox();
  const path = '/api/sca/deployments/1234/dependencies';
  for (const versionLowerBound of ['<1.0', '~1', '>=', '1.0 2.0', '>1 <2']) {
    const body = { dependencyFilter: { packageFilters: [{ versionLowerBound }] } };
    expect(await call('POST', path, { body })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('versionLowerBound') },
    });
  }
  const { cursor } = (await call('POST', path, { body: { pageSize: 5 } })).body;
  const other = { cursor, dependencyFilter: { name: 'lodash' } };
  expect(await call('POST', path, { body: other })).toMatchObject({ status: 400 });
});
