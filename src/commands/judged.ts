import { nowhere } from '../domain/position.ts';
import { extraObjectOf } from '../domain/extra-fields.ts';
import { hasErrors, type Problem } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { defaultFolders } from '../files/config.ts';

/** A change must not loosen the rules that it is judged by, nor choose what its reviewers get to see. */
export function judged(own: Settings, judge: Settings | null): Settings {
  if (judge === null) return own;
  const { guards, deployments, onStale, impact, extraFields } = judge;
  return { ...own, policies: commonFolders(own, judge), guards, deployments, onStale, impact, extraFields };
}

/** A change that gives each deployment folders of its own needs no common one; the deployments that count until then may. */
function commonFolders({ file, policies }: Settings, judge: Settings): readonly string[] {
  const haveOwn = judge.deployments.size > 0 && [...judge.deployments.values()].every((one) => one.policies !== null);
  if (file === undefined || policies.length > 0 || haveOwn) return policies;
  return judge.file === undefined ? defaultFolders(file) : judge.policies;
}

/**
 * A change of `deployments` counts only once it is merged. A problem that comes of that says so, for the reader sees the changed config, which
 * does name the deployment or the path. A warning comes first: files that are only left out make no problem of their own.
 */
export function toldOfChange(found: readonly Problem[], own: Settings, judge: Settings | null): readonly Problem[] {
  const problems = judge === null ? found : found.map((problem) => toldOfExtra(problem, own));
  const changed = judge === null ? [] : changedDeployments(own, judge);
  // Where there was no config before, what is right without one needs no warning.
  const isRight = judge?.file === undefined && !hasErrors(problems);
  if (changed.length === 0 || isRight) return problems;
  const at = own.file === undefined ? nowhere : { file: own.file, pointer: ['deployments'] };
  const warning: Problem = { severity: 'warning', at, code: 'deployments-of-base', slugs: changed };
  return [warning, ...problems.map((problem) => retold(problem, changed, own))];
}

/** Slugs of those that a change adds, removes, or gives other folders or another id. */
function changedDeployments(own: Settings, judge: Settings): string[] {
  const wordsOf = ({ deployments }: Settings, slug: string): string => JSON.stringify(deployments.get(slug) ?? null);
  const slugs = new Set([...own.deployments.keys(), ...judge.deployments.keys()]);
  return [...slugs].filter((slug) => wordsOf(own, slug) !== wordsOf(judge, slug)).toSorted();
}

function retold(problem: Problem, changed: readonly string[], own: Settings): Problem {
  const { severity, at } = problem;
  if (problem.code === 'deployment-unknown' && own.deployments.has(problem.slug))
    return { severity, at, code: 'deployment-new', slug: problem.slug };
  const [key, slug] = at.pointer;
  if (problem.code !== 'path-missing' || at.file !== own.file || key !== 'deployments') return problem;
  if (typeof slug !== 'string' || !changed.includes(slug)) return problem;
  return { severity, at: { file: at.file, pointer: [key, slug] }, code: 'base-path-missing', path: problem.path, slug };
}

/** A field that the change itself adds to `extra_fields` is unknown until that is merged. */
function toldOfExtra(problem: Problem, own: Settings): Problem {
  if (problem.code !== 'unknown-field') return problem;
  const object = extraObjectOf(problem);
  if (object === null || !own.extraFields[object].includes(problem.field)) return problem;
  const { severity, at, field } = problem;
  return { severity, at, code: 'extra-field-new', field, object };
}
