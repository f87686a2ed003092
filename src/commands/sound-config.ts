import { hasErrors } from '../domain/problem.ts';
import type { Settings } from '../domain/settings.ts';
import { shellWord } from '../domain/shell-word.ts';
import { OthersInvalid } from '../domain/usage-error.ts';
import { loadConfig } from '../files/config.ts';
import type { World } from '../world.ts';
import { firstProblem } from './first-problem.ts';

/** The settings of a config, for who reads no other file. Throws OthersInvalid with what is wrong with it. */
export function soundConfig(path: string | null, { source }: World): Settings {
  const { settings, problems } = loadConfig(source, path);
  if (!hasErrors(problems)) return settings;
  const { says, fix } = firstProblem(source, problems, validateOf(path));
  throw new OthersInvalid(`${says}\n  fix: ${fix}`);
}

/** The command that shows all that is wrong with a config. */
export const validateOf = (path: string | null): string =>
  `ifmatch validate${path === null ? '' : ` --config ${shellWord(path)}`}`;
