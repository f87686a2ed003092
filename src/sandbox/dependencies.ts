import type { DependenciesRequest, Dependency, DependencyList, PackageFilter } from '../generated/types.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { ErrorResponse, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { transitivities, enumNameSql } from './vocabulary.ts';

export const dependencyHandlers = {
  listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body),
} satisfies Partial<Handlers>;

/**
 * A page of a deployment's dependencies, ordered by name, ecosystem, version and repository, in byte order. Where the specification leaves it open: a name
 * matches as a case-insensitive substring, or exactly with `exactNameMatch`; versions and licences match exactly; empty values do not filter. Throws
 * ErrorResponse 400 for a bound that is not a version, and for a cursor of another deployment or filter; the page size may change.
 */
export function listDependencies(store: Store, deployment: string, request: DependenciesRequest): DependencyList {
  const { dependencyFilter: filter = {}, cursor = '', pageSize = 1000 } = request;
  const { packageFilters = [], includeArchived = false, ...others } = filter;
  if (packageFilters.length > maxPackageFilters)
    throw new ErrorResponse(400, `packageFilters holds more than ${String(maxPackageFilters)} filters.`);
  const cursorScope = ['listDependencies', deployment, filter];
  // No request changes a dependency, so an offset stays valid between pages.
  const offset = cursor === '' ? 0 : Number(readCursor(store, cursorScope, cursor));
  const rows = store.rows<{ dependency: string }>(selectPage, {
    deployment,
    offset,
    archived: Number(includeArchived),
    filter: JSON.stringify(others),
    packages: JSON.stringify(packageFilters.map(toVersionBounds)),
    count: pageSize + 1,
  });
  const hasMore = rows.length > pageSize;
  return {
    dependencies: rows.slice(0, pageSize).map(({ dependency }) => JSON.parse(dependency) as Dependency),
    hasMore,
    ...(hasMore && { cursor: writeCursor(store, cursorScope, offset + pageSize) }),
  };
}

/** Limited, since each filter is compared with each package while other clients wait. */
const maxPackageFilters = 1000;

/** SQL: whether the column is in a list of the filter. An empty list does not filter. */
const inFilterList = (column: string, list: string): string =>
  `(coalesce(:filter ->> '${list}', '[]') = '[]' OR ${column} IN (SELECT value FROM json_each(:filter, '$.${list}')))`;

const transitivitySql = `replace(upper(${enumNameSql(transitivities, 'd.transitivity')}), 'UNKNOWN', 'UNKNOWN_TRANSITIVITY')`;

const selectPage = `
  WITH matching AS MATERIALIZED (
    SELECT * FROM packages AS p
    WHERE instr(lower(name), lower(coalesce(:filter ->> 'name', ''))) > 0
    AND coalesce(:filter ->> 'version', '') IN ('', version)
    AND ${inFilterList('license', 'license')} AND ${inFilterList('ecosystem', 'ecosystem')}
    AND ${inFilterList("'LICENSE_POLICY_SETTING_' || license_policy(license)", 'licensePolicySettings')}
    AND (:packages = '[]' OR EXISTS (
      SELECT 1 FROM json_each(:packages) AS package
      WHERE iif(package.value ->> 'exact', name = package.value ->> 'name', instr(lower(name), lower(package.value ->> 'name')) > 0)
      AND NOT EXISTS (
        SELECT 1 FROM json_each(package.value, '$.bounds') AS bound
        WHERE compare_versions(ecosystem, version, bound.value ->> 'version') NOT BETWEEN bound.value ->> 'min' AND bound.value ->> 'max'
      )
    ))
  )
  SELECT json_object('id', CAST(d.id AS TEXT), 'name', p.name, 'version', p.version,
    'package', json_object('name', p.name, 'versionSpecifier', p.version), 'ecosystem', p.ecosystem,
    'transitivity', ${transitivitySql}, 'repositoryId', CAST(r.id AS TEXT),
    'definedAt', json_object('path', f.path), 'licenses', json_array(p.license)) AS dependency
  FROM repositories AS r CROSS JOIN dependencies AS d ON d.repository_id = r.id
  CROSS JOIN matching AS p ON p.id = d.package_id CROSS JOIN files AS f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived AND ${inFilterList('r.id', 'repositoryId')}
  AND ${inFilterList(transitivitySql, 'transitivity')}
  AND coalesce(:filter ->> 'lockfilePath', '') IN ('', f.path)
  ORDER BY p.name, p.ecosystem, p.version, r.id, d.id LIMIT :count OFFSET :offset`;

function toVersionBounds({ name = '', exactNameMatch = false, ...versions }: PackageFilter): object {
  const { versionLowerBound, versionUpperBound, exactVersion } = versions;
  const bounds = [
    parseVersionBound('versionLowerBound', versionLowerBound, '>'),
    parseVersionBound('versionUpperBound', versionUpperBound, '<'),
    parseVersionBound('exactVersion', exactVersion, '='),
  ].flat();
  return { name, exact: exactNameMatch && name !== '', bounds };
}

/**
 * A bound as SQL compares it: a package's version is within the bound if `compare_versions` with `version` gives -1, 0 or 1 between `min` and `max`.
 * `>=1.0.0` and `1.0.0` are inclusive, `>1.0.0` is not. An empty text is no bound. Throws ErrorResponse 400 for an operator of the other direction.
 */
function parseVersionBound(field: string, text: string | undefined, direction: '<' | '>' | '='): object[] {
  if (text === undefined || text === '') return [];
  const [, operator = '', version = ''] = /^([^\p{L}\p{N}\s]*)\s*([\p{L}\p{N}][^\s,|<>]*)$/u.exec(text.trim()) ?? [];
  const inclusive = `${direction}=`;
  if (version === '' || !['', direction, inclusive].includes(operator)) {
    throw new ErrorResponse(
      400,
      `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${direction}.`,
    );
  }
  if (direction === '=') return [{ version, min: 0, max: 0 }];
  const isExclusive = operator === direction;
  if (direction === '>') return [{ version, min: isExclusive ? 1 : 0, max: 1 }];
  return [{ version, min: -1, max: isExclusive ? -1 : 0 }];
}
