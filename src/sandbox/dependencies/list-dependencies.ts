import type { DependenciesRequest, Dependency, DependencyFilter, DependencyList } from '../../generated/types.ts';
import { nameOf, transitivities } from '../findings/codes.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { DependencyRow, DependencyScope } from '../store/dependencies.ts';
import type { Store } from '../store/store.ts';
import { catalogOf } from './catalog.ts';
import { packageMatcher } from './match-package.ts';

/** The last dependency of a page: the next one begins behind it, whatever came in between. */
type Place = readonly [name: string, ecosystem: string, version: string, repository: number, id: number];

const beforeAll: Place = ['', '', '', 0, 0];
const defaultPageSize = 1000;
/** Up to here it is faster to sort what the repositories have than to look for it: one in twelve of what a million findings come with. */
const few = 10_000;

/**
 * A page of the dependencies of a deployment, by name, ecosystem, version and repository; texts in the order of their bytes. An empty text or
 * list does not narrow. Throws Fault 400 for a cursor of another deployment or filter; the size of the pages may change between them.
 */
export function listDependencies(store: Store, deployment: string, request: DependenciesRequest): DependencyList {
  const { dependencyFilter: filter = {}, cursor = '', pageSize = defaultPageSize } = request;
  const origin = ['listDependencies', deployment, meant(filter)];
  const place = cursor === '' ? beforeAll : readCursor(origin, cursor, isPlace);
  const rows = store.snapshot(() => find(store, deployment, filter, place, pageSize + 1));
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const hasMore = last !== undefined && rows.length > pageSize;
  return {
    dependencies: page.map(dependencyOf),
    hasMore,
    ...(hasMore ? { cursor: writeCursor(origin, placeOf(last)) } : {}),
  };
}

function find(
  store: Store,
  deployment: string,
  filter: DependencyFilter,
  place: Place,
  count: number,
): DependencyRow[] {
  const scope = scopeOf(deployment, filter);
  const catalog = catalogOf(store);
  const matches = packageMatcher(filter, catalog.ranks);
  const packages = matches && catalog.packages.filter(matches);
  if (packages?.length === 0) return [];
  const [name, ecosystem, version, repository_id, id] = place;
  const search = isSmall(store, scope) ? store.gatherDependencies : walkOf(store, scope);
  return search({
    ...scope,
    name,
    ecosystem,
    version,
    repository_id,
    id,
    count,
    packages: packages && JSON.stringify(packages.map((one) => one.id)),
  });
}

function isSmall(store: Store, { deployment_id, archived, repositories }: DependencyScope): boolean {
  const found = store.countDependencies({ deployment_id, archived, repositories, most: few + 1 });
  return (found?.count ?? 0) <= few;
}

const walkOf = (store: Store, { lockfile }: DependencyScope): Store['walkDependencies'] =>
  lockfile === null ? store.walkDependencies : store.walkDependenciesOfLockfile;

function scopeOf(
  deployment: string,
  { repositoryId = [], lockfilePath = '', includeArchived }: DependencyFilter,
): DependencyScope {
  return {
    deployment_id: deployment,
    archived: includeArchived === true ? 1 : 0,
    repositories: repositoryId.length === 0 ? null : JSON.stringify(repositoryId),
    lockfile: lockfilePath === '' ? null : lockfilePath,
  };
}

/** A filter without what does not narrow it, so that two ways to write the same filter share their cursors. */
function meant(filter: DependencyFilter): DependencyFilter {
  const isMeant = (value: unknown): boolean =>
    value !== '' && value !== false && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => isMeant(value)));
}

const dependencyOf = (row: DependencyRow): Dependency & Readonly<Record<string, unknown>> => ({
  id: String(row.id),
  name: row.name,
  version: row.version,
  ecosystem: row.ecosystem,
  transitivity: nameOf(transitivities, row.transitivity).toUpperCase(),
  repositoryId: row.repository_id,
  lockfilePath: row.lockfile,
  licenses: [row.license],
});

const placeOf = ({ name, ecosystem, version, repository_id, id }: DependencyRow): Place => [
  name,
  ecosystem,
  version,
  repository_id,
  id,
];

function isPlace(place: unknown): place is Place {
  return (
    Array.isArray(place) &&
    place.length === beforeAll.length &&
    place.every((part, index) => (index < 3 ? typeof part === 'string' : Number.isSafeInteger(part)))
  );
}
