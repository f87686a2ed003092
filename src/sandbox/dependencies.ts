import type { DependenciesRequest, Dependency, DependencyList, PackageFilter } from '../generated/types.ts';
import { readCursor, writeCursor } from './http/access.ts';
import { Fault, type Handlers } from './platform.ts';
import type { Store } from './store/database.ts';
import { transitivities, wordOf } from './vocabulary.ts';

export const dependencyHandlers = {
  listDependencies: ({ platform, deployment, body }) => listDependencies(platform.store, deployment.id, body),
} satisfies Partial<Handlers>;

/**
 * A page of a deployment's dependencies, by name, ecosystem, version and repository, in byte order. Where the specification is silent: a name
 * matches as a case-insensitive part, or exactly with `exactNameMatch`; versions and licences match exactly; empty values do not filter. Throws
 * Fault 400 for a bound that is no version, and for a cursor of another deployment or filter; the page size may change.
 */
export function listDependencies(store: Store, deployment: string, request: DependenciesRequest): DependencyList {
  const { dependencyFilter: filter = {}, cursor = '', pageSize = 1000 } = request;
  const { packageFilters = [], includeArchived = false, ...others } = filter;
  if (packageFilters.length > maxPackageFilters)
    throw new Fault(400, `packageFilters holds more than ${String(maxPackageFilters)} filters.`);
  const origin = ['listDependencies', deployment, filter];
  // No request changes a dependency, so a place in the list is a number.
  const offset = cursor === '' ? 0 : Number(readCursor(store, origin, cursor));
  const rows = store.rows<{ dependency: string }>(pageOfDependencies, {
    deployment,
    offset,
    archived: Number(includeArchived),
    filter: JSON.stringify(others),
    packages: JSON.stringify(packageFilters.map(boundsOf)),
    count: pageSize + 1,
  });
  const hasMore = rows.length > pageSize;
  return {
    dependencies: rows.slice(0, pageSize).map(({ dependency }) => JSON.parse(dependency) as Dependency),
    hasMore,
    ...(hasMore && { cursor: writeCursor(store, origin, offset + pageSize) }),
  };
}

/** Each is compared with each package, while other clients wait. */
const maxPackageFilters = 1000;

/** A condition on a list in the filter; an empty one does not filter. */
const among = (column: string, list: string): string =>
  `(coalesce(:filter ->> '${list}', '[]') = '[]' OR ${column} IN (SELECT value FROM json_each(:filter, '$.${list}')))`;

const publishedTransitivity = `replace(upper(${wordOf(transitivities, 'd.transitivity')}), 'UNKNOWN', 'UNKNOWN_TRANSITIVITY')`;

const pageOfDependencies = `
  WITH matching AS MATERIALIZED (
    SELECT * FROM packages AS p
    WHERE instr(lower(name), lower(coalesce(:filter ->> 'name', ''))) > 0
    AND coalesce(:filter ->> 'version', '') IN ('', version)
    AND ${among('license', 'license')} AND ${among('ecosystem', 'ecosystem')}
    AND ${among("'LICENSE_POLICY_SETTING_' || license_policy(license)", 'licensePolicySettings')}
    AND (:packages = '[]' OR EXISTS (
      SELECT 1 FROM json_each(:packages) AS one
      WHERE iif(one.value ->> 'whole', name = one.value ->> 'name', instr(lower(name), lower(one.value ->> 'name')) > 0)
      AND NOT EXISTS (
        SELECT 1 FROM json_each(one.value, '$.bounds') AS bound
        WHERE compare_versions(ecosystem, version, bound.value ->> 'version') NOT BETWEEN bound.value ->> 'least' AND bound.value ->> 'most'
      )
    ))
  )
  SELECT json_object('id', CAST(d.id AS TEXT), 'name', p.name, 'version', p.version,
    'package', json_object('name', p.name, 'versionSpecifier', p.version), 'ecosystem', p.ecosystem,
    'transitivity', ${publishedTransitivity}, 'repositoryId', CAST(r.id AS TEXT),
    'definedAt', json_object('path', f.path), 'licenses', json_array(p.license)) AS dependency
  FROM repositories AS r CROSS JOIN dependencies AS d ON d.repository_id = r.id
  CROSS JOIN matching AS p ON p.id = d.package_id CROSS JOIN files AS f ON f.id = d.lockfile_id
  WHERE r.deployment_id = :deployment AND r.archived <= :archived AND ${among('r.id', 'repositoryId')}
  AND ${among(publishedTransitivity, 'transitivity')}
  AND coalesce(:filter ->> 'lockfilePath', '') IN ('', f.path)
  ORDER BY p.name, p.ecosystem, p.version, r.id, d.id LIMIT :count OFFSET :offset`;

function boundsOf({ name = '', exactNameMatch = false, ...versions }: PackageFilter): object {
  const { versionLowerBound, versionUpperBound, exactVersion } = versions;
  const bounds = [
    boundOf('versionLowerBound', versionLowerBound, '>'),
    boundOf('versionUpperBound', versionUpperBound, '<'),
    boundOf('exactVersion', exactVersion, '='),
  ].flat();
  return { name, whole: exactNameMatch && name !== '', bounds };
}

/**
 * A version with the least and most of what a comparison with it may give. `>=1.0.0` and `1.0.0` are inclusive, `>1.0.0` is not. Throws Fault 400
 * for an operator on the wrong side.
 */
function boundOf(field: string, text = '', strict: '<' | '>' | '=' = '='): object[] {
  if (text === '') return [];
  const [, operator = '', version = ''] = /^([^\p{L}\p{N}\s]*)\s*([\p{L}\p{N}][^\s,|<>]*)$/u.exec(text.trim()) ?? [];
  const inclusive = `${strict}=`;
  if (version === '' || !['', strict, inclusive].includes(operator)) {
    throw new Fault(
      400,
      `${field} "${text}" is not understood. Give one version, alone or behind ${inclusive} or ${strict}.`,
    );
  }
  const isStrict = operator === strict && strict !== '=';
  const [least, most] = { '>': [Number(isStrict), 1], '<': [-1, -Number(isStrict)], '=': [0, 0] }[strict];
  return [{ version, least, most }];
}
