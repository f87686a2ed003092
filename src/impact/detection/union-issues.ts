import type { Scope } from './items.ts';

/** How many issues of one rule there are in a scope, by one of the items that name it. */
export type Part = { readonly scope: Scope; readonly issues: number };

/** `whole` false: at least so many. */
export type Union = { readonly issues: number; readonly whole: boolean };

/**
 * How many issues of one rule some scopes have together. Everywhere holds all others, and projects have none in common; what a tag has in
 * common with anything else nobody tells. Counts of the same scope that differ are of different rulesets.
 */
export function unionIssues(parts: readonly Part[]): Union {
  const scopes = [...Map.groupBy(parts, ({ scope }) => JSON.stringify(scope)).values()].map(ofOneScope);
  const everywhere = scopes.find(({ scope }) => scope === null);
  const most = Math.max(...scopes.map(({ issues }) => issues));
  if (everywhere !== undefined) return { issues: most, whole: everywhere.whole && everywhere.issues === most };
  const [projects, tags] = [issuesBy(scopes, 'project'), issuesBy(scopes, 'project_tag')];
  const inProjects = projects.reduce((sum, issues) => sum + issues, 0);
  const apart = [inProjects, ...tags].filter((issues) => issues !== 0);
  return { issues: Math.max(0, ...apart), whole: apart.length <= 1 && scopes.every(({ whole }) => whole) };
}

function ofOneScope(parts: readonly Part[]): Part & Union {
  const counts = parts.map(({ issues }) => issues);
  const most = Math.max(...counts);
  return { scope: parts[0]?.scope ?? null, issues: most, whole: counts.every((issues) => issues === most) };
}

const issuesBy = (scopes: readonly Part[], by: 'project' | 'project_tag'): number[] =>
  scopes.filter(({ scope }) => scope?.by === by).map(({ issues }) => issues);
