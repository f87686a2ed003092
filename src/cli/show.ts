import type { Signed } from '../commands/saved-plan.ts';
import { configName, UsageError } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import type { PlanFile } from '../generated/types.ts';
import { version } from '../generated/version.ts';
import { toJson } from '../render/escape.ts';
import type { Environment, Runtime } from '../runtime.ts';
import type { Format, GlobalFlags, OutputFlags } from './options.ts';
import type { Outcome } from '../domain/outcome.ts';

/** A run and how its result is wanted. */
export type RunContext = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  readonly flags: GlobalFlags & OutputFlags;
  readonly runtime: Runtime;
  readonly env: Environment;
  /** Where the plan file goes, if anywhere. */
  readonly save?: string | null;
  /** The plan file is the reviewed plan itself: it is only replaced when something was written, for it may hold an undo. */
  readonly savesReviewed?: boolean;
  /** The saved plan that is being applied or undone, if there is one. */
  readonly reviewed?: string | null;
  /** Paths and options to repeat in the next command, as they were typed. */
  readonly again: string;
  /** The same with other paths; for `validate`, which takes what a preview refuses. */
  readonly againWith?: (paths: readonly string[]) => string;
  /** The same without paths, with the config that they brought. */
  readonly againUndo?: (config: string | null) => string;
  readonly midway?: boolean;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
};

const tool = `ifmatch ${version}`;

/** Writes the outcome where it is wanted, and the plan file beside it. What was done is told also where that file cannot be written. */
export async function show(run: RunContext, outcome: Outcome): Promise<void> {
  try {
    await savePlan(run, outcome);
  } finally {
    deliver(await renderers[run.flags.format](run, outcome), run.flags, run.runtime);
  }
}

async function savePlan(run: RunContext, outcome: Outcome): Promise<void> {
  const { runtime, save = null } = run;
  if (save === null || keepsPlan(run, outcome) || !('plan' in outcome) || outcome.plan === null) return;
  const { file, unsigned } = await planOf(run, outcome);
  if (isWritten(outcome)) return saveResult(run, save, file, unsigned);
  if (unsigned !== null) throw new UsageError(`${save} is not written. ${unsigned}`);
  runtime.writeText(save, textOf(file));
}

const isWritten = ({ kind }: Outcome): boolean => kind === 'applied' || kind === 'partial';

/** Whether the file that is there stays: what was refused as stale must not be applied later. */
const keepsPlan = (run: RunContext, outcome: Outcome): boolean =>
  !isWritten(outcome) && (run.savesReviewed === true || (run.command === 'rollback' && outcome.kind === 'stale'));

/** Writes what an apply did over its plan. Throws UsageError where the file cannot be written, which loses the undo. */
function saveResult(run: RunContext, save: string, file: PlanFile, unsigned: string | null): void {
  try {
    run.runtime.writeText(save, textOf(file));
  } catch (error) {
    if (run.flags.format === 'json' || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} ${undoMissed(run)}`, { cause: error });
  }
  if (unsigned !== null) run.runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${unsigned}`);
}

/** The outcome as a plan file, signed where it holds a plan. */
async function planOf({ command, runtime }: RunContext, outcome: Outcome): Promise<Signed> {
  const [{ toPlanFile }, { signed }] = await Promise.all([
    import('../render/plan-file.ts'),
    import('../commands/saved-plan.ts'),
  ]);
  const { name: platform } = runtime.connections;
  return signed(toPlanFile(outcome, { tool, command, platform, config: runtime.config }), runtime);
}

const textOf = (file: PlanFile): string => `${toJson(file, 2)}\n`;

/** A plan that is applied again sends nothing of what is applied, and tells its undo. */
const undoMissed = ({ reviewed = null }: RunContext): string =>
  reviewed === null
    ? 'The undo that it was to hold is lost.'
    : 'It was to hold the results and the undo. Run the same apply again once it can be written: it sends nothing that is applied already.';

/** Shows a plan before it is applied, beside the data: the result comes later, and alone on stdout. A person who is asked gets it in any case. */
export async function showFirst(run: RunContext, outcome: Outcome, asks: boolean): Promise<void> {
  const { terminal } = run.runtime;
  const plan = await renderers.terminal({ ...run, midway: true }, outcome);
  const text = holdsUndo(run) ? plan : `${plan}\n${noUndo}\n`;
  if (asks) terminal.show(text);
  else terminal.tell(text);
}

/** Says so where the reviewed plan came through a pipe, and nothing else will hold the undo. */
export function tellNoUndo(run: RunContext): void {
  if (!holdsUndo(run)) run.runtime.terminal.tell(noUndo);
}

/** The result as JSON is a plan file too. */
const holdsUndo = ({ save = null, flags }: RunContext): boolean => save !== null || flags.format === 'json';

const noUndo = 'The undo is not saved. To be able to roll back, pass --report FILE.';

const renderers: Readonly<Record<Format, (run: RunContext, outcome: Outcome) => Promise<string>>> = {
  async terminal(run, outcome) {
    const view = { ...viewOf(run), again: againAfter(run, outcome) };
    if (!('plan' in outcome)) return (await import('../render/terminal/problems.ts')).renderFound(outcome, view);
    return (await import('../render/terminal.ts')).renderTerminal(outcome, view);
  },
  async markdown(run, outcome) {
    const { renderMarkdown } = await import('../render/markdown.ts');
    return renderMarkdown(outcome, viewOf(run));
  },
  json: async (run, outcome) => textOf((await planOf(run, outcome)).file),
  async html(run, outcome) {
    const { renderHtml } = await import('../render/html.ts');
    return renderHtml(outcome, { ...viewOf(run), version });
  },
  async sarif({ runtime }, outcome) {
    const { renderSarif } = await import('../render/annotations.ts');
    return renderSarif(outcome, { version, folder: runtime.repositoryFolder });
  },
  async github({ runtime }, outcome) {
    const { renderGithub } = await import('../render/annotations.ts');
    return renderGithub(outcome, runtime.repositoryFolder);
  },
};

/** What was valid is previewed as a whole where it is only a part. */
const againAfter = ({ again, againWith }: RunContext, outcome: Outcome): string =>
  outcome.kind === 'valid' && outcome.whole !== null ? (againWith?.(outcome.whole) ?? again) : again;

function viewOf({
  command,
  flags,
  runtime,
  env,
  again,
  againUndo,
  save = null,
  reviewed = null,
  midway = false,
  strict = false,
}: RunContext) {
  return {
    command,
    ...lookOf(flags, runtime, env),
    verbose: flags.verbose === true,
    platform: runtime.connections.name,
    again,
    againUndo: againUndo?.(shownConfig(runtime)) ?? again,
    plan: save,
    reviewed,
    midway,
    strict,
    config: shownConfig(runtime),
  };
}

/** The width of a text, and whether it has colour. A file has none unless that is asked for. */
export function lookOf(
  flags: Pick<GlobalFlags & OutputFlags, 'color' | 'output'>,
  { terminal }: Runtime,
  env: Environment,
): { readonly width: number; readonly color: boolean } {
  const color = flags.output === undefined ? terminal.wantsColor(flags.color, env) : flags.color === 'always';
  return { width: terminal.width, color };
}

/** A refusal of the platform as an outcome; everything else that is thrown goes up. */
export function asFailed(error: unknown): { kind: 'failed'; error: PlatformError; problems: [] } {
  if (!(error instanceof PlatformError)) throw error;
  return { kind: 'failed', error, problems: [] };
}

/** Writes a result to its file, or to stdout; also where that file cannot be written, for what was done must be told. */
export function deliver(text: string, { output }: Pick<OutputFlags, 'output'>, runtime: Runtime): void {
  if (output === undefined) return runtime.terminal.print(text);
  try {
    runtime.writeText(output, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    runtime.terminal.print(text);
    throw error;
  }
}

/** The config that a run went by, where it is to be named: the repository's own is what everybody expects, another one has other guards. */
export const shownConfig = ({ config }: Runtime): string | null => (config === configName ? null : config);
