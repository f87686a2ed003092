import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DependenciesRequest, DependencyFilter, PackageFilter } from '../../src/generated/types.ts';
import { listDependencies } from '../../src/sandbox/dependencies.ts';
import { Fault } from '../../src/sandbox/fault.ts';
import { writeCursor } from '../../src/sandbox/http/query.ts';
import { type Json, open } from './harness.ts';
import {
  all,
  bare,
  expected,
  inOrder,
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

  test.each([
    ['name', { name: 'PAD-' }],
    ['version', { version: '1.10.0' }],
    ['repositoryId', { repositoryId: [1, 4, 502] }],
    ['lockfilePath', { lockfilePath: 'rarely/used.lock' }],
    ['license', { license: ['MIT', 'GPL-3.0-only'] }],
    ['packageFilters', { packageFilters: [{ name: 'pad', exactNameMatch: true, versionLowerBound: '2.0.0' }] }],
    ['includeArchived', { includeArchived: true }],
  ] satisfies [string, DependencyFilter][])('is narrowed, or widened, by %s', (_field, filter) => {
    for (const deployment of [large, small]) {
      const meant = expected(world, deployment, filter);
      expect(meant.length).not.toBe(expected(world, deployment, {}).length);
      expect(all(world.store, deployment, { dependencyFilter: filter })).toEqual(meant);
    }
    expect(expected(world, large, filter).length).toBeGreaterThan(0);
  });

  test('holds a thousand by default', () => {
    expect(listDependencies(world.store, large, {}).dependencies).toHaveLength(1000);
  });

  test('is the same for an empty text or list as without it', () => {
    const empty = { name: '', version: '', repositoryId: [], lockfilePath: '', license: [], packageFilters: [] };
    const first = listDependencies(world.store, large, { dependencyFilter: empty, cursor: '', pageSize: 5 });
    expect(first).toEqual(listDependencies(world.store, large, { pageSize: 5 }));
  });
});

test.each([
  [{ versionLowerBound: '<1.0.0' }, 'versionLowerBound "<1.0.0"'],
  [{ versionLowerBound: '^1.0.0' }, 'versionLowerBound "^1.0.0"'],
  [{ versionUpperBound: '>=1.0.0,<2.0.0' }, 'versionUpperBound'],
  [{ versionUpperBound: '< 1.0.0 || 2' }, 'versionUpperBound'],
  [{ exactVersion: '!=1.0.0' }, 'exactVersion "!=1.0.0"'],
  [{ exactVersion: '==' }, 'exactVersion "=="'],
])('a bound that is not understood is refused: %j', (filter, says) => {
  const request = { dependencyFilter: { packageFilters: [{ name: 'pad', ...filter }] } };
  expect(() => listDependencies(world.store, large, request)).toThrow(says);
});

test('more package filters than it may hold against every package are refused', () => {
  const packageFilters = Array.from({ length: 1001 }, () => ({ versionLowerBound: '1.0.0' }));
  expect(() => listDependencies(world.store, large, { dependencyFilter: { packageFilters } })).toThrow(
    /more than 1000/,
  );
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

test('the id of a deployment may stand in the body though a JavaScript number cannot hold it', async () => {
  const { sandbox, call } = await open();
  const ask = (deploymentId: string) =>
    call('POST', '/api/sca/deployments/9007199254740993/dependencies', {
      token: sandbox.mintToken('hooli'),
      body: `{"deploymentId":${deploymentId}}`,
    });
  expect((await ask('9007199254740993')).status).toBe(200);
  expect((await ask('1234')).status).toBe(400);
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

describe('a cursor of dependencies', () => {
  test.each([large, small])(
    'neither repeats nor loses one when others come in between (deployment %s)',
    (deployment) => {
      const own = makeWorld();
      const before = expected(own, deployment, { includeArchived: true });
      const mine = repositories.filter((one) => one.deployment === deployment);
      let next = 0;
      const insert = (): void => {
        next += 1;
        const name = ['AAA', 'left-pad', 'pad', '\u{10FFFF}last'][next % 4] ?? '';
        own.store.insert('packages', 'id, ecosystem, name, version, license, malicious')(
          10_000 + next,
          'npm',
          name,
          `0.0.${String(next)}`,
          'MIT',
          0,
        );
        for (const { id } of mine.slice(0, 5))
          own.store.insert('dependencies', 'repository_id, package_id, lockfile_id, transitivity')(
            id,
            10_000 + next,
            1,
            0,
          );
        // A package that is known, in a lockfile of which the repository had none yet.
        own.store.insert('dependencies', 'repository_id, package_id, lockfile_id, transitivity')(
          mine[next % mine.length]?.id ?? 0,
          1 + (next % 200),
          4,
          0,
        );
      };
      const pageSize = deployment === large ? 700 : 20;
      const found = all(own.store, deployment, { dependencyFilter: { includeArchived: true }, pageSize }, insert);
      expect(next).toBeGreaterThan(10);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.toSorted(inOrder)).toEqual(found);
      const known = new Set(before.map(({ id }) => id));
      expect(found.filter(({ id }) => known.has(id))).toEqual(before);
      expect(found.length).toBeGreaterThan(before.length);
    },
  );

  const cursorOf = (deployment: string, dependencyFilter: DependencyFilter): string =>
    listDependencies(world.store, deployment, { dependencyFilter, pageSize: 3 }).cursor ?? '';
  const refusal = (request: DependenciesRequest): unknown => {
    try {
      listDependencies(world.store, large, request);
      return null;
    } catch (error) {
      return error instanceof Fault ? error.status : error;
    }
  };

  test('goes on with another page size, and with the same filter in other words', () => {
    const cursor = cursorOf(large, { license: ['MIT'], name: 'pad' });
    const dependencyFilter = { name: 'pad', license: ['MIT'], version: '', includeArchived: false, packageFilters: [] };
    const { dependencies } = listDependencies(world.store, large, { dependencyFilter, cursor, pageSize: 10 });
    expect(dependencies).toEqual(expected(world, large, dependencyFilter).slice(3, 13));
  });

  test('of another filter or deployment is refused', () => {
    expect(refusal({ cursor: cursorOf(large, { name: 'pad' }) })).toBe(400);
    expect(refusal({ cursor: cursorOf(large, {}), dependencyFilter: { name: 'pad' } })).toBe(400);
    expect(refusal({ cursor: cursorOf(large, {}), dependencyFilter: { includeArchived: true } })).toBe(400);
    expect(refusal({ cursor: cursorOf(small, {}) })).toBe(400);
  });

  test('that somebody made up is refused', () => {
    const cursor = cursorOf(large, {});
    const made = (place: unknown): string => writeCursor(['listDependencies', large, {}], place);
    expect(refusal({ cursor: made(['', '', '', 0, 0]) })).toBeNull();
    const wrong = [
      null,
      1,
      'x',
      {},
      [],
      ['', '', '', 0],
      ['', '', '', '0', 0],
      ['', '', '', 0.5, 0],
      [1, '', '', 0, 0],
    ];
    for (const place of wrong) expect(refusal({ cursor: made(place) })).toBe(400);
    for (const other of [cursor.slice(1), cursor.slice(0, -1), `${cursor}=`, ` ${cursor}`, cursor.toLowerCase()]) {
      expect(refusal({ cursor: other })).toBe(400);
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(refusal({ cursor: text })).toBe(400);
      }),
    );
  });
});
