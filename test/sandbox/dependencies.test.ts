import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DependencyFilter, PackageFilter } from '../../src/generated/types.ts';
import { type Json, open } from './harness.ts';
import {
  all,
  bare,
  expected,
  large,
  licenses,
  lockfiles,
  makeWorld,
  names,
  repositories,
  small,
  versions,
  type World,
} from './dependency-world.ts';

let world: World;
beforeAll(() => {
  world = makeWorld();
});

const aName = fc.constantFrom('', ...names, 'PAD', 'pad-c', 'Größe', '%', '_', 'nobody has it');
const aVersion = fc.constantFrom('', ...versions, '2', '1.9', '10', '0.0.1');
/** A version behind one of these operators; where there is no version there is no bound. */
const bounded = (...operators: string[]) =>
  fc
    .tuple(fc.constantFrom(...operators), aVersion)
    .map(([operator, version]) => (version === '' || version.includes(' ') ? '' : operator + version));
const optional = { requiredKeys: [] };
const aPackageFilter: fc.Arbitrary<PackageFilter> = fc.record(
  {
    name: aName,
    versionLowerBound: bounded('', '>=', '>'),
    versionUpperBound: bounded('', '<=', '<'),
    exactVersion: bounded('', '==', '='),
    exactNameMatch: fc.boolean(),
  },
  optional,
);
const aRepository = fc.constantFrom(...repositories.map(({ id }) => id), 502, 503, 0, 999, 2 ** 53, 1e21);
const aFilter: fc.Arbitrary<DependencyFilter> = fc.record(
  {
    name: aName,
    version: aVersion,
    repositoryId: fc.oneof(fc.array(aRepository, { maxLength: 4 }), fc.constant(repositories.map(({ id }) => id))),
    lockfilePath: fc.constantFrom('', ...lockfiles, 'no/such.lock'),
    license: fc.array(fc.constantFrom(...licenses, 'mit'), { maxLength: 2 }),
    ecosystem: fc.array(fc.constantFrom('npm', 'pypi', 'none'), { maxLength: 2 }),
    packageFilters: fc.array(aPackageFilter, { maxLength: 3 }),
    includeArchived: fc.boolean(),
  },
  optional,
);

describe('a list of dependencies', () => {
  test('has all that a filter means, in order, whatever the size of its pages', () => {
    fc.assert(
      fc.property(fc.constantFrom(large, small, bare), aFilter, fc.integer({ min: 1, max: 8 }), (id, filter, pages) => {
        const meant = expected(world, id, filter);
        const pageSize = Math.max(1, Math.ceil(meant.length / pages));
        expect(all(world.store, id, { dependencyFilter: filter, pageSize })).toEqual(meant);
      }),
      { numRuns: 300 },
    );
  });
});

test('the seed comes with dependencies, and a token of another deployment does not see them', async () => {
  const { sandbox, call } = await open();
  const path = '/api/sca/deployments/1234/dependencies';
  const ids: string[] = [];
  let body: Json = {};
  do {
    const sent = { deploymentId: 1234, pageSize: 500, ...(body.cursor === undefined ? {} : { cursor: body.cursor }) };
    const answer = await call('POST', path, { body: sent });
    expect(answer.status).toBe(200);
    body = answer.body;
    ids.push(...body.dependencies.map(({ id }: Json) => id));
  } while (body.hasMore);
  expect(ids.length).toBeGreaterThan(500);
  expect(new Set(ids).size).toBe(ids.length);
  const seen = await call('POST', path, { body: { dependencyFilter: { packageFilters: [{ name: 'lodash' }] } } });
  expect(seen.body.dependencies[0]).toMatchObject({ name: 'lodash', ecosystem: 'npm', licenses: ['MIT'] });
  expect((await call('POST', path, { body: { cursor: 'garbage' } })).status).toBe(400);
  expect((await call('POST', path, { body: {}, token: sandbox.mintToken('hooli') })).status).toBe(404);
  // A repository of another deployment is nobody's here.
  const foreign = await call('POST', '/api/sca/deployments/9007199254740993/dependencies', {
    token: sandbox.mintToken('hooli'),
    body: { dependencyFilter: { repositoryId: [seen.body.dependencies[0].repositoryId] } },
  });
  expect(foreign.body).toEqual({ dependencies: [], hasMore: false });
});

describe('the versions of a package filter', () => {
  const found = (wanted: PackageFilter, ecosystem: string): string[] => {
    const rows = all(world.store, large, {
      dependencyFilter: { packageFilters: [{ name: 'pad', exactNameMatch: true, ...wanted }] },
    });
    const own = rows.filter((row) => row.ecosystem === ecosystem).map(({ version }) => version);
    return versions.filter((version) => own.includes(version));
  };

  test.each([
    ['npm', { versionLowerBound: '1.10.0' }, ['1.10.0', '2.0.0-rc.1', '2.0.0']],
    ['npm', { versionUpperBound: '1.9.0' }, ['1.9.0', '1.0', 'v1.2.3', 'not a version']],
    ['npm', { versionLowerBound: '1.9.0', versionUpperBound: '2.0.0' }, ['1.9.0', '1.10.0', '2.0.0-rc.1', '2.0.0']],
    ['npm', { exactVersion: '1.0.0' }, ['1.0']],
    ['pypi', { exactVersion: '2.0rc1' }, ['2.0.0-rc.1']],
    ['pypi', { exactVersion: '1.2.3' }, ['v1.2.3']],
    ['maven', { exactVersion: '1' }, ['1.0']],
    ['maven', { versionLowerBound: '2.0.0' }, ['2.0.0']],
    ['rubygems', { versionLowerBound: '1.2', versionUpperBound: '2' }, ['1.9.0']],
  ] satisfies [string, PackageFilter, string[]][])('are ordered as %s has it: %j', (ecosystem, wanted, meant) => {
    expect(found(wanted, ecosystem)).toEqual(meant);
  });
});
