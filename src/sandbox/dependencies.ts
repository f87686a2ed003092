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

/** All packages, and the order of their versions. */
type Catalog = { readonly packages: readonly PackageRow[]; readonly ranks: VersionRanks };

const catalogs = new WeakMap<Store, Catalog>();

/** Read again only when packages were added: none is ever changed. */
function catalogOf(store: Store): Catalog {
  const known = catalogs.get(store);
  if (known !== undefined && known.packages.length === store.packageCount({})?.count) return known;
  const packages = store.packages({});
  const catalog = { packages, ranks: new VersionRanks(packages) };
  catalogs.set(store, catalog);
  return catalog;
}

/** A version at an end of a range, and whether it belongs to it. */
type VersionBound = { readonly version: string; readonly isIncluded: boolean };

type End = VersionBound | undefined;

type Bounds = { readonly lower: End; readonly upper: End; readonly exact: End };

type Version = Pick<PackageRow, 'ecosystem' | 'version'>;

/**
 * The versions of each ecosystem in its order, sorted at the first question: to compare all of them with each bound of a request would
 * take longer than to find the dependencies.
 */
class VersionRanks {
  readonly #versions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #sorted = new Map<
    string,
    { readonly inOrder: readonly string[]; readonly ranks: ReadonlyMap<string, number> }
  >();

  constructor(packages: readonly Version[]) {
    const versions = new Map<string, Set<string>>();
    for (const { ecosystem, version } of packages) {
      versions.set(ecosystem, (versions.get(ecosystem) ?? new Set()).add(version));
    }
    this.#versions = versions;
  }

  /** Whether a version that is among them meets all bounds. */
  within(bounds: Bounds): (version: Version) => boolean {
    const ranges = new Map<string, readonly [from: number, to: number]>();
    return ({ ecosystem, version }) => {
      const range = ranges.get(ecosystem) ?? this.#range(ecosystem, bounds);
      ranges.set(ecosystem, range);
      const rank = this.#sort(ecosystem).ranks.get(version);
      return rank !== undefined && rank >= range[0] && rank < range[1];
    };
  }

  #range(ecosystem: string, { lower, upper, exact }: Bounds): readonly [from: number, to: number] {
    const { inOrder } = this.#sort(ecosystem);
    const before = (bound: string, isIncluded: boolean): number =>
      countWhile(inOrder, (version) => {
        const order = compareVersions(ecosystem, version, bound);
        return isIncluded ? order <= 0 : order < 0;
      });
    const from = (end: End): number => (end === undefined ? 0 : before(end.version, !end.isIncluded));
    const to = (end: End): number => (end === undefined ? inOrder.length : before(end.version, end.isIncluded));
    return [Math.max(from(lower), from(exact)), Math.min(to(upper), to(exact))];
  }

  #sort(ecosystem: string) {
    const known = this.#sorted.get(ecosystem);
    if (known !== undefined) return known;
    const inOrder = [...(this.#versions.get(ecosystem) ?? [])].toSorted((a, b) => compareVersions(ecosystem, a, b));
    const sorted = { inOrder, ranks: new Map(inOrder.map((version, rank) => [version, rank])) };
    this.#sorted.set(ecosystem, sorted);
    return sorted;
  }
}

/** How many at the beginning of a list meet a condition that no later one meets again. */
function countWhile(list: readonly string[], holds: (item: string) => boolean): number {
  let [least, most] = [0, list.length];
  while (least < most) {
    const middle = (least + most) >>> 1;
    if (holds(list[middle] ?? '')) least = middle + 1;
    else most = middle;
  }
  return least;
}

type Matches = (candidate: PackageRow) => boolean;

/**
 * Whether a package is one of those that a filter means; null when it means all. What the specification leaves open: a name is a part of
 * the name in any case, or the whole of it, letter by letter, with `exactNameMatch`; a version and a licence are whole texts; an empty text
 * or list does not narrow.
 */
function packageMatcher(filter: DependencyFilter, ranks: VersionRanks): Matches | null {
  const conditions = [
    partOfName(filter.name),
    isGiven(filter.version) ? ({ version }: PackageRow) => version === filter.version : null,
    withLicense(filter.license),
    ofEcosystem(filter.ecosystem),
    anyOf(filter.packageFilters, ranks),
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? null : (candidate) => conditions.every((matches) => matches(candidate));
}

const isGiven = (text: string | undefined): text is string => text !== undefined && text !== '';

function partOfName(name: string | undefined): Matches | null {
  if (!isGiven(name)) return null;
  const part = name.toLowerCase();
  return (candidate) => candidate.name.toLowerCase().includes(part);
}

function withLicense(licenses: readonly string[] = []): Matches | null {
  const wanted = new Set(licenses);
  return wanted.size === 0 ? null : ({ license }) => wanted.has(license);
}

function ofEcosystem(ecosystems: readonly string[] = []): Matches | null {
  const wanted = new Set(ecosystems);
  return wanted.size === 0 ? null : ({ ecosystem }) => wanted.has(ecosystem);
}

function anyOf(filters: readonly PackageFilter[] | undefined, ranks: VersionRanks): Matches | null {
  const alternatives = (filters ?? []).map((filter) => ofPackage(filter, ranks));
  return alternatives.length === 0 ? null : (candidate) => alternatives.some((matches) => matches(candidate));
}

function ofPackage({ name, exactNameMatch, ...versions }: PackageFilter, ranks: VersionRanks): Matches {
  const hasName = exactNameMatch === true ? wholeName(name) : partOfName(name);
  const isWithin = ranks.within({
    lower: boundOf('versionLowerBound', versions.versionLowerBound, { '>=': true, '>': false }),
    upper: boundOf('versionUpperBound', versions.versionUpperBound, { '<=': true, '<': false }),
    exact: boundOf('exactVersion', versions.exactVersion, { '=': true, '==': true }),
  });
  return (candidate) => (hasName === null || hasName(candidate)) && isWithin(candidate);
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
  if (!isGiven(text)) return undefined;
  const [, operator = '', version = ''] = /^\s*([^\p{L}\p{N}\s]*)\s*(.*?)\s*$/su.exec(text) ?? [];
  const isIncluded = operator === '' || operators[operator];
  if (isIncluded === undefined || version === '' || /[\s,|<>]/.test(version)) {
    const known = Object.keys(operators).join(' or ');
    throw new Fault(400, `${field} "${text}" is not understood. Give one version, alone or behind ${known}.`);
  }
  return { version, isIncluded };
}

const wholeName = (name: string | undefined): Matches | null =>
  isGiven(name) ? (candidate) => candidate.name === name : null;

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
