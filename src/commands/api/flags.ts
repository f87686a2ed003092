import { type OperationId, operations } from '../../generated/operations.ts';
import { type Input, requests } from '../../generated/requests.ts';

/** One value of a request on the command line. */
export type Flag = { readonly name: string; readonly input: Input };

/** The flags of an operation, in the order of the document. */
export const flagsOf = (id: OperationId): Flag[] =>
  requests[id].inputs.filter(hasFlag).map((input) => ({ name: flagName(input.path), input }));

/** What the body takes and no flag does: objects and lists of them, second names, and secrets, which do not belong in the history of a shell. */
export const bodyOnly = (id: OperationId): Input[] =>
  requests[id].inputs.filter(
    ({ kind, writeOnly, otherName }) => kind === 'json' || writeOnly === true || otherName !== undefined,
  );

/** `--issue-type`, `--dependency-filter.name`. */
export const flagName = (path: readonly string[]): string => `--${path.map(kebab).join('.')}`;

/** By which of its names the path of an operation speaks of a deployment; null when it does not. */
export function deploymentParameter(id: OperationId): 'deploymentId' | 'deploymentSlug' | null {
  const { path } = operations[id];
  if (path.includes('{deploymentId}')) return 'deploymentId';
  return path.includes('{deploymentSlug}') ? 'deploymentSlug' : null;
}

/** The deployment has a flag of its own, a field that repeats the path is filled in, and one flag is enough for two names of a field. */
function hasFlag({ in: place, path: [name = ''], kind, sameAsPath, otherName, writeOnly }: Input): boolean {
  if (kind === 'json' || sameAsPath === true || otherName !== undefined || writeOnly === true) return false;
  return place !== 'path' || !/^deployment(?:Id|Slug)$/.test(name);
}

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
