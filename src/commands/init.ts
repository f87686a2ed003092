import type { FileStep, FileWrite } from '../domain/setup.ts';
import { choose, type Given } from './init/choose.ts';
import { askToReplace } from './init/ask-to-replace.ts';
import { pullPolicies } from './init/from-platform.ts';
import { type Known, lookAround } from './init/known.ts';
import { nextCommands, notesFor, type Way } from './init/next-steps.ts';
import { planFiles } from './init/plan-files.ts';
import { type Look, reportSetup, showDifference } from './init/report.ts';
import type { Site } from './init/site.ts';
import { writeFiles } from './init/write-files.ts';

export type InitOptions = {
  readonly given: Given;
  /** Replace files that differ without asking. */
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly way: Omit<Way, 'reachable'>;
  readonly look: Look;
};

/**
 * Makes a repository ready for policies: finds out, asks for the rest, then writes. Answers what it did as the text for the terminal, and
 * whether the policies are fit for the next commands. Throws UsageError when a flag is missing or the folder is none for policies,
 * WriteFailed when a file cannot be written, `Cancelled` when the person goes away; before the last question nothing is written.
 */
export async function init(options: InitOptions, site: Site): Promise<{ text: string; ok: boolean }> {
  const { given, force, dryRun, look } = options;
  const known = lookAround(site);
  const choices = await choose(given, known, site);
  const steps = planFiles(choices, known, site.world.packageRoot);
  const asking = dryRun ? { ...site, prompts: null } : site;
  const replaced = await askToReplace(steps, force, asking, (step) => showDifference(step, look));
  const writes = writesOf(steps, replaced);
  if (!dryRun) writeFiles(known.clone.top, writes);
  const config = writes.find(({ path }) => path === known.config.path)?.text ?? null;
  const pulled = choices.policies === 'platform' ? await pullPolicies({ dryRun, config, force }, known, site) : null;
  const reachable = [null, ...choices.deployments.map(({ slug }) => slug)].some(site.reachable);
  const shown = asking.prompts !== null && !force;
  const notes = notesFor(choices, known, reachable);
  const next = nextCommands(choices, { ...options.way, reachable });
  const text = reportSetup({ steps, replaced, shown, dryRun, pulled, notes, next }, look);
  return { text, ok: (pulled?.ok ?? true) && !steps.some((step) => isLeftPolicy(step, known)) };
}

/** Without its policies a repository is not ready, whatever else is. */
const isLeftPolicy = ({ kind, path }: FileStep, { folders }: Known): boolean =>
  kind === 'left' && folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

function writesOf(steps: readonly FileStep[], replaced: ReadonlySet<string>): FileWrite[] {
  return steps.flatMap((step): FileWrite[] => {
    if (step.kind === 'create') return [{ path: step.path, text: step.text, before: null }];
    if (step.kind === 'extend' || (step.kind === 'differs' && replaced.has(step.path))) return [step];
    return [];
  });
}
