import { count } from '../../render/words/counts.ts';
import type { World } from '../../world.ts';
import { check, load, type Loaded } from '../load.ts';
import { failed, type Looked, ok, warning } from './examination.ts';
import { firstProblem } from '../first-problem.ts';

/** Whether the files of the config's folders are valid. */
export function lookAtFiles(
  { config, deployment }: { readonly config: string | null; readonly deployment: string | null },
  world: World,
): Looked<Loaded> {
  const files = load({ source: world.source, paths: [], config, deployment, judge: null }, world);
  const problems = check(files, world);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0 && errors.every(({ code }) => code === 'no-files'))
    return warning<Loaded>('There are no policies yet.', '`ifmatch init` writes the first ones.', null);
  if (errors.length > 0) {
    const { says, fix } = firstProblem(world.source, problems);
    return failed(says, fix);
  }
  const bundles = files.bundles.map(({ kind, deployment: slug }) => (slug === null ? kind : `${slug} ${kind}`));
  return ok(
    `${count(files.files.length, 'file')}, ${count(files.policies, 'policy', 'policies')} (${shortened(bundles)})`,
    files,
  );
}

/** The names of many bundles would fill the screen. */
const shortened = (names: readonly string[]): string =>
  names.length > 6 ? count(names.length, 'bundle') : names.join(', ');
