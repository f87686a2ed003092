import type { Difference, FileStep } from '../../domain/setup.ts';
import { escapeTerminal } from '../../render/escape/terminal.ts';
import type { Site } from './site.ts';

/** Paths of the files that differ and that somebody wants to be replaced: all of them with `--force`, else those that get a yes. */
export async function askToReplace(
  steps: readonly FileStep[],
  force: boolean,
  { prompts, world }: Site,
  show: (step: Difference) => string,
): Promise<ReadonlySet<string>> {
  const differing = steps.filter((step) => step.kind === 'differs');
  if (force) return new Set(differing.map(({ path }) => path));
  const agreed = new Set<string>();
  if (prompts === null) return agreed;
  for (const step of differing) {
    world.terminal.show(show(step));
    if (await prompts.confirm(`Replace ${escapeTerminal(step.path)}?`)) agreed.add(step.path);
  }
  return agreed;
}
