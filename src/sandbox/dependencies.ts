import type {
  DependenciesRequest,
  Dependency,
  DependencyFilter,
  DependencyList,
  PackageFilter,
} from '../generated/types.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { Fault, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { compareVersions } from './versions.ts';
import { nameOf, transitivities } from './vocabulary.ts';

export const dependencyHandlers: Pick<Handlers, 'listDependencies'> = {
  listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body),
};

/** The last dependency of a page; the next page starts after it. */
type Place = Pick<DependencyRow, 'name' | 'ecosystem' | 'version' | 'repository_id' | 'id'>;

const beforeAll: Place = { name: '', ecosystem: '', version: '', repository_id: 0, id: 0 };

/**
 * A page of a deployment's dependencies, by name, ecosystem, version and repository, in byte order. Empty values do not filter. Throws Fault 400
 * for a cursor of another deployment or filter; the page size may change.
 */
export function listDependencies(store: Store, deployment: string, request: DependenciesRequest): DependencyList {
  const { dependencyFilter: filter = {}, cursor = '', pageSize = 1000 } = request;
  const origin = ['listDependencies', deployment, filter];
  const place = cursor === '' ? beforeAll : (readCursor(store, origin, cursor) as Place);
  const known = store.rows<PackageRow>('SELECT * FROM packages');
  const packages = known.filter(packageMatcher(filter));
  const { lockfilePath = '', repositoryId = [], includeArchived = false } = filter;
  const rows = store.rows<DependencyRow>(pageOfDependencies, {
    deployment,
    ...place,
    archived: Number(includeArchived),
    repositories: JSON.stringify(repositoryId),
    lockfile: lockfilePath,
    packages: packages.length === known.length ? null : JSON.stringify(packages.map(({ id }) => id)),
    count: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  if (last === undefined || rows.length === page.length)
    return { dependencies: page.map(dependencyOf), hasMore: false };
  const { name, ecosystem, version, repository_id, id } = last;
  const next = writeCursor(store, origin, { name, ecosystem, version, repository_id, id });
  return { dependencies: page.map(dependencyOf), hasMore: true, cursor: next };
}

type PackageRow = { id: number; ecosystem: string; name: string; version: string; license: string };

type DependencyRow = PackageRow & { repository_id: number; lockfile: string; transitivity: number };

/** Collects and sorts the matching dependencies. Lists are JSON; empty values and null do not filter. */
const pageOfDependencies = `
  SELECT d.id, p.name, p.ecosystem, p.version, p.license, d.repository_id, f.path AS lockfile, d.transitivity
  FROM repositories r CROSS JOIN dependencies d ON d.repository_id = r.id
  CROSS JOIN packages p ON p.id = d.package_id CROSS JOIN files f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived
  AND (:repositories = '[]' OR r.id IN (SELECT value FROM json_each(:repositories)))
  AND :lockfile IN ('', f.path) AND (:packages IS NULL OR p.id IN (SELECT value FROM json_each(:packages)))
  AND (p.name, p.ecosystem, p.version, d.repository_id, d.id) > (:name, :ecosystem, :version, :repository_id, :id)
  ORDER BY p.name, p.ecosystem, p.version, d.repository_id, d.id LIMIT :count`;

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

type Matches = (candidate: PackageRow) => boolean;

/** Each is compared with each package, while other clients wait. */
const mostPackageFilters = 1000;

/**
 * Whether a package matches a filter. Where the specification is silent: a name matches as a case-insensitive part, or exactly with
 * `exactNameMatch`; versions and licences match exactly; empty values do not filter.
 */
function packageMatcher({ packageFilters = [], ...filter }: DependencyFilter): Matches {
  const { name = '', version = '', license = [], ecosystem = [] } = filter;
  if (packageFilters.length > mostPackageFilters)
    throw new Fault(400, `packageFilters holds more than ${String(mostPackageFilters)} filters.`);
  const alternatives = packageFilters.map(ofPackage);
  return (candidate) =>
    hasName(candidate, name, false) &&
    (version === '' || version === candidate.version) &&
    (license.length === 0 || license.includes(candidate.license)) &&
    (ecosystem.length === 0 || ecosystem.includes(candidate.ecosystem)) &&
    (alternatives.length === 0 || alternatives.some((matches) => matches(candidate)));
}

const hasName = (candidate: PackageRow, name: string, isWhole: boolean): boolean =>
  name === '' || (isWhole ? candidate.name === name : candidate.name.toLowerCase().includes(name.toLowerCase()));

function ofPackage({ name = '', exactNameMatch = false, ...bounds }: PackageFilter): Matches {
  const tests = [
    boundOf('versionLowerBound', bounds.versionLowerBound, '>', 1),
    boundOf('versionUpperBound', bounds.versionUpperBound, '<', -1),
    boundOf('exactVersion', bounds.exactVersion, '=', 0),
  ];
  return (candidate) => hasName(candidate, name, exactNameMatch) && tests.every((matches) => matches(candidate));
}

/**
 * Parses a bound with or without operator: `>=1.0.0` and `1.0.0` are inclusive, `>1.0.0` is not. Throws Fault 400 for an operator on the wrong
 * side.
 */
function boundOf(field: string, text: string | undefined, strict: string, sign: number): Matches {
  if (text === undefined || text === '') return () => true;
  const written = text.trim();
  const [operator = ''] = /^[^\p{L}\p{N}\s]*/u.exec(written) ?? [];
  const version = written.slice(operator.length).trimStart();
  const inclusive = `${strict}=`;
  if (!['', strict, inclusive].includes(operator) || version === '' || /[\s,|<>]/.test(version)) {
    throw new Fault(
      400,
      `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${strict}.`,
    );
  }
  return (candidate) => {
    const order = compareVersions(candidate.ecosystem, candidate.version, version);
    return order === 0 ? operator !== strict || sign === 0 : order * sign > 0;
  };
}
