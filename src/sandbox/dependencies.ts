import type {
  DependenciesRequest,
  Dependency,
  DependencyFilter,
  DependencyList,
  PackageFilter,
  ResolutionConfiguration,
} from '../generated/types.ts';
import { Fault, notFound } from './fault.ts';
import { nameOf, transitivities } from './findings/filters.ts';
import type { Handlers } from './bundles.ts';
import { readCursor, writeCursor } from './http/query.ts';
import type { DependencyRow, DependencyScope } from './store/dependencies.ts';
import type { PackageRow } from './store/reports.ts';
import type { Store } from './store/store.ts';
import { compareVersions } from './versions.ts';

export const dependencyHandlers: Pick<Handlers, 'listDependencies'> = {
  listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body),
};

/** The last dependency of a page: the next one begins behind it, whatever came in between. */
type Place = readonly [name: string, ecosystem: string, version: string, repository: number, id: number];

const beforeAll: Place = ['', '', '', 0, 0];

const defaultPageSize = 1000;

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
  const matches = packageMatcher(filter);
  const packages = matches && store.packages({}).filter(matches);
  if (packages?.length === 0) return [];
  const [name, ecosystem, version, repository_id, id] = place;
  return store.dependencies({
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

/** A version at an end of a range, and whether it belongs to it. */
type VersionBound = { readonly version: string; readonly isIncluded: boolean };

type Matches = (candidate: PackageRow) => boolean;

/**
 * Whether a package is one of those that a filter means; null when it means all. What the specification leaves open: a name is a part of
 * the name in any case, or the whole of it, letter by letter, with `exactNameMatch`; a version and a licence are whole texts; an empty text
 * or list does not narrow.
 */
function packageMatcher(filter: DependencyFilter): Matches | null {
  const { name = '', version = '', license = [], ecosystem = [], packageFilters = [] } = filter;
  if (packageFilters.length > mostPackageFilters)
    throw new Fault(400, `packageFilters holds more than ${String(mostPackageFilters)} filters.`);
  const alternatives = packageFilters.map(ofPackage);
  if (name + version === '' && [license, ecosystem, alternatives].every((list) => list.length === 0)) return null;
  return (candidate) =>
    hasName(candidate, name, false) &&
    (version === '' || version === candidate.version) &&
    (license.length === 0 || license.includes(candidate.license)) &&
    (ecosystem.length === 0 || ecosystem.includes(candidate.ecosystem)) &&
    (alternatives.length === 0 || alternatives.some((matches) => matches(candidate)));
}

const hasName = (candidate: PackageRow, name: string, isWhole: boolean): boolean =>
  name === '' || (isWhole ? candidate.name === name : candidate.name.toLowerCase().includes(name.toLowerCase()));

/** Each is held against each package, while all other clients wait. */
const mostPackageFilters = 1000;

function ofPackage({ name = '', exactNameMatch = false, ...versions }: PackageFilter): Matches {
  const lower = boundOf('versionLowerBound', versions.versionLowerBound, { '>=': true, '>': false });
  const upper = boundOf('versionUpperBound', versions.versionUpperBound, { '<=': true, '<': false });
  const exact = boundOf('exactVersion', versions.exactVersion, { '=': true, '==': true });
  return (candidate) => {
    const meets = (bound: VersionBound | undefined, sign: number): boolean => {
      if (bound === undefined) return true;
      const order = compareVersions(candidate.ecosystem, candidate.version, bound.version);
      return order === 0 ? bound.isIncluded : order * sign > 0;
    };
    return hasName(candidate, name, exactNameMatch) && meets(lower, 1) && meets(upper, -1) && meets(exact, 0);
  };
}

/**
 * A bound as it was written, with or without an operator: `>=1.0.0` and `1.0.0` belong to the range, `>1.0.0` does not. Throws Fault 400 for an
 * operator that does not fit, since a version that is read with its operator would be another version.
 */
function boundOf(
  field: string,
  text: string | undefined,
  operators: Readonly<Record<string, boolean>>,
): VersionBound | undefined {
  if (text === undefined || text === '') return undefined;
  const [operator = ''] = /^[^\p{L}\p{N}\s]+/u.exec(text.trim()) ?? [];
  const version = text.trim().slice(operator.length).trimStart();
  const isIncluded = operator === '' || operators[operator];
  if (isIncluded === undefined || version === '' || /[\s,|<>]/.test(version)) {
    const known = Object.keys(operators).join(' or ');
    throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${known}.`);
  }
  return { version, isIncluded };
}

export const resolutionConfigHandlers: Pick<Handlers, 'getResolutionConfigs'> = {
  getResolutionConfigs: ({ platform, deployment, path }) =>
    readResolutionConfigs(platform.store, deployment.id, path.projectId),
};

/**
 * How the dependencies of a project are resolved, by the id of its subprojects. The id of a project is that of its repository. Throws Fault
 * 404 for one that the deployment does not have.
 */
function readResolutionConfigs(store: Store, deployment: string, project: string): ResolutionConfiguration {
  const id = Number(/^[1-9]\d{0,15}$/.exec(project)?.[0]);
  if (!Number.isSafeInteger(id) || store.repositoryOf({ deployment_id: deployment, id }) === undefined)
    throw notFound();
  const configs = store
    .resolutionConfigs({ repository_id: id })
    .map(({ subproject_id, config }): [string, unknown] => [subproject_id, JSON.parse(config)]);
  return { resolutionConfigs: { perSubproject: Object.fromEntries(configs) } };
}
