/** The variable that the token of a deployment comes from: its own where that is set, else the common one. */
export function tokenVariable(slug: string | null, env: Readonly<Record<string, string | undefined>>): string {
  if (slug === null) return common;
  const own = ownTokenVariable(slug);
  return (env[own] ?? '').trim() === '' ? common : own;
}

/** The variable for the token of one deployment alone. */
export const ownTokenVariable = (slug: string): string =>
  `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;

/** The variables that are set for the tokens of single deployments, in the order of their names. */
export const ownTokenVariables = (env: Readonly<Record<string, string | undefined>>): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith(`${common}_`) && (env[name] ?? '').trim() !== '')
    .toSorted();

const common = 'IFMATCH_API_TOKEN';
