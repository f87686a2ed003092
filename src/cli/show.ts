import type { Signed } from '../commands/saved-plan.ts';
import { type Environment, configName, UsageError } from '../domain/json.ts';
import { PlatformError } from '../domain/preview.ts';
import type { PlanFile } from '../generated/types.ts';
import { version } from '../generated/version.ts';
import { toJson } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
import type { Format, GlobalFlags, OutputFlags } from './options.ts';
import type { Outcome } from '../domain/outcome.ts';

/** A run, and where and how to show its result. */
export type RunContext = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  readonly flags: GlobalFlags & OutputFlags;
  readonly runtime: Runtime;
  readonly env: Environment;
  /** Where the plan file goes, if anywhere. */
  readonly save?: string | null;
  /** The plan file is the reviewed plan itself, which is only replaced when something was written, since it may hold an undo. */
  readonly savesReviewed?: boolean;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewed?: string | null;
  /** Paths and options to repeat in the next command. */
  readonly again: string;
  /** The same with other paths; for `validate`, which accepts parts that a preview refuses. */
  readonly againWith?: (paths: readonly string[]) => string;
  /** The same without paths, but with their config. */
  readonly againUndo?: (config: string | null) => string;
  readonly midway?: boolean;
  /** Whether warnings fail the command. */
  readonly strict?: boolean;
};

const tool = `ifmatch ${version}`;

/** Writes the outcome and the plan file. The outcome is shown even if the plan file cannot be written. */
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

/** Whether an existing plan file stays: a stale plan must not be applied later. */
const keepsPlan = (run: RunContext, outcome: Outcome): boolean =>
  !isWritten(outcome) && (run.savesReviewed === true || (run.command === 'rollback' && outcome.kind === 'stale'));

/** Replaces the applied plan with its results. Throws UsageError when that fails, since the undo is lost. */
function saveResult(run: RunContext, save: string, file: PlanFile, unsigned: string | null): void {
  try {
    run.runtime.writeText(save, textOf(file));
  } catch (error) {
    if (run.flags.format === 'json' || !(error instanceof UsageError)) throw error;
    throw new UsageError(`${error.message} ${undoMissed(run)}`, { cause: error });
  }
  if (unsigned !== null) run.runtime.terminal.tell(`${save} is not signed, so it cannot be rolled back. ${unsigned}`);
}

/** The outcome as a plan file, signed if it has a plan. */
async function planOf({ command, runtime }: RunContext, outcome: Outcome): Promise<Signed> {
  const [{ toPlanFile }, { signed }] = await Promise.all([
    import('../render/plan-file.ts'),
    import('../commands/saved-plan.ts'),
  ]);
  const { name: platform } = runtime.connections;
  return signed(toPlanFile(outcome, { tool, command, platform, config: runtime.config }), runtime);
}

const textOf = (file: PlanFile): string => `${toJson(file, 2)}\n`;

/** Applying the same plan again sends nothing that is applied, and reports its undo. */
const undoMissed = ({ reviewed = null }: RunContext): string =>
  reviewed === null
    ? 'The undo that it was to hold is lost.'
    : 'It was to hold the results and the undo. Run the same apply again once it can be written: it sends nothing that is applied already.';

/** Shows a plan before it is applied. Goes to stderr, since only the result belongs on stdout, unless a person is asked. */
export async function showFirst(run: RunContext, outcome: Outcome, asks: boolean): Promise<void> {
  const { terminal } = run.runtime;
  const plan = await renderers.terminal({ ...run, midway: true }, outcome);
  const text = holdsUndo(run) ? plan : `${plan}\n${noUndo}\n`;
  if (asks) terminal.show(text);
  else terminal.tell(text);
}

/** Warns if nothing will hold the undo, because the plan came through a pipe. */
export function tellNoUndo(run: RunContext): void {
  if (!holdsUndo(run)) run.runtime.terminal.tell(noUndo);
}

/** A JSON result is a plan file as well. */
const holdsUndo = ({ save = null, flags }: RunContext): boolean => save !== null || flags.format === 'json';

const noUndo = 'The undo is not saved. To be able to roll back, pass --report FILE.';

const renderers: Readonly<Record<Format, (run: RunContext, outcome: Outcome) => Promise<string>>> = {
  async terminal(run, outcome) {
    const view = { ...viewOf(run), again: againAfter(run, outcome) };
    const found = outcome.problems;
    // What words a problem loads with the first one.
    const problems =
      found.length === 0 ? [] : (await import('../render/terminal/problems.ts')).problemLines(found, view);
    if (!('plan' in outcome)) return (await import('../render/terminal/frame.ts')).renderFound(outcome, problems, view);
    return (await import('../render/terminal.ts')).renderTerminal(outcome, problems, view);
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

/** After validating a part, the next command previews the whole. */
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

/** Width and colour of a text. Files have no colour by default. */
export function lookOf(
  flags: Pick<GlobalFlags & OutputFlags, 'color' | 'output'>,
  { terminal }: Runtime,
  env: Environment,
): { readonly width: number; readonly color: boolean } {
  const color = flags.output === undefined ? terminal.wantsColor(flags.color, env) : flags.color === 'always';
  return { width: terminal.width, color };
}

/** Turns a refusal of the platform into an outcome; rethrows other errors. */
export function asFailed(error: unknown): { kind: 'failed'; error: PlatformError; problems: [] } {
  if (!(error instanceof PlatformError)) throw error;
  return { kind: 'failed', error, problems: [] };
}

/** Writes a result to a file or stdout. If the file cannot be written, it goes to stdout, since what was done must be shown. */
export function deliver(text: string, { output }: Pick<OutputFlags, 'output'>, runtime: Runtime): void {
  if (output === undefined) return runtime.terminal.print(text);
  try {
    runtime.writeText(output, text.endsWith('\n') ? text : `${text}\n`);
  } catch (error) {
    runtime.terminal.print(text);
    throw error;
  }
}

/** The config to name in a result: not the repository's default one. */
export const shownConfig = ({ config }: Runtime): string | null => (config === configName ? null : config);
