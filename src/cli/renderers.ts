import { version } from '../generated/version.ts';
import type { PlanFileToWrite } from '../commands/shared/saved-plan.ts';
import type { UndoFile } from '../commands/shared/undo-file.ts';
import { completeApproval } from '../domain/guards.ts';
import type { Outcome } from '../domain/outcome.ts';
import { toJson } from '../report/escape.ts';
import type { TerminalView } from '../report/formats/terminal/frame.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Flags, type Format, scopeArgs } from './options.ts';
import { shownConfig, terminalStyle, programName, tool } from './output.ts';

/** A run, and where and how to show its result. */
export type RunContext = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  readonly flags: Flags;
  readonly runtime: Runtime;
  /** Paths to repeat in the next command. */
  readonly paths?: readonly string[];
  /** Where the plan file goes, if anywhere. */
  readonly planPath?: string | null;
  /** The saved plan that is applied or undone, if any. */
  readonly reviewedPlanPath?: string | null;
  /** Where the undo of an apply is saved before anything is sent. */
  readonly undo?: UndoFile;
  readonly isIntermediate?: boolean;
};

export const wroteSomething = ({ kind }: Outcome): boolean => kind === 'applied' || kind === 'partial';

/** The outcome as a plan file, signed if it has a plan. */
export async function signedPlanFile({ command, runtime }: RunContext, outcome: Outcome): Promise<PlanFileToWrite> {
  const [{ toPlanFile }, { signIfPossible }] = await Promise.all([
    import('../report/formats/json/plan-file.ts'),
    import('../commands/shared/saved-plan.ts'),
  ]);
  const { name: platform } = runtime.connections;
  const made = { tool, command, platform, config: runtime.config };
  if (command !== 'apply' || !wroteSomething(outcome)) return signIfPossible(toPlanFile(outcome, made), runtime);
  const { describeApply } = await import('../commands/shared/describe-apply.ts');
  return signIfPossible(toPlanFile(outcome, { ...made, applied: describeApply(runtime) }), runtime);
}

export const renderers: Readonly<Record<Format, (run: RunContext, outcome: Outcome) => Promise<string>>> = {
  async terminal(run, outcome) {
    const view = viewOf(run, outcome);
    const found = outcome.problems;
    // What words a problem loads with the first one.
    const problems = found.length === 0 ? [] : await problemLinesWithFix(run, found, view);
    if (!('plan' in outcome) && !('accepted' in outcome))
      return (await import('../report/formats/terminal/frame.ts')).renderValidation(outcome, problems, view);
    return (await import('../report/formats/terminal/report.ts')).renderTerminal(outcome, problems, view);
  },
  async markdown(run, outcome) {
    const { renderMarkdown } = await import('../report/formats/markdown/report.ts');
    return renderMarkdown(outcome, viewOf(run, outcome));
  },
  json: async (run, outcome) => `${toJson((await signedPlanFile(run, outcome)).file, 2)}\n`,
  async html(run, outcome) {
    const { renderHtml } = await import('../report/formats/html.ts');
    return renderHtml(outcome, { ...viewOf(run, outcome), version });
  },
  async sarif({ runtime }, outcome) {
    const { renderSarif } = await import('../report/formats/sarif.ts');
    return renderSarif(outcome, { version, folder: runtime.repositoryFolder });
  },
  async github({ runtime }, outcome) {
    const { renderWorkflowCommands } = await import('../report/formats/annotations.ts');
    return renderWorkflowCommands(outcome, runtime.repositoryFolder);
  },
  async codequality({ runtime }, outcome) {
    const { renderCodeQuality } = await import('../report/formats/code-quality.ts');
    return renderCodeQuality(outcome, runtime.repositoryFolder);
  },
  async terraform(_, outcome) {
    const { renderPlanCounts } = await import('../report/formats/plan-counts.ts');
    return renderPlanCounts(outcome);
  },
};

async function problemLinesWithFix(run: RunContext, found: Outcome['problems'], view: TerminalView) {
  const [{ problemLines }, { correctionOf }] = await Promise.all([
    import('../report/formats/terminal/problems.ts'),
    import('../files/corrections.ts'),
  ]);
  const offersFix = run.command === 'validate' && run.flags.fix !== true;
  const isFixable = offersFix && found.some(({ problem }) => correctionOf(problem) !== null);
  const command = `${view.program ?? 'ifmatch'} validate --fix ${view.repeatedOptions ?? ''}`.trimEnd();
  return problemLines(found, { ...view, fixCommand: isFixable ? command : null });
}

function viewOf(run: RunContext, outcome: Outcome): TerminalView {
  const {
    command,
    flags,
    runtime,
    paths = [],
    planPath: save = null,
    reviewedPlanPath: reviewed = null,
    isIntermediate: midway = false,
  } = run;
  const config = shownConfig(runtime);
  // A preview refuses a part of what belongs together, which `validate` accepts. An undo takes a config instead of paths.
  const whole = outcome.kind === 'valid' ? outcome.completePaths : null;
  const undone = paths.length === 0 || config === null ? flags : { ...flags, config };
  return {
    ...terminalStyle(flags, runtime),
    command,
    program: programName(runtime.env),
    canAsk: runtime.terminal.canAsk,
    platform: runtime.connections.name,
    repeatedOptions: scopeArgs(whole?.map((path) => runtime.asTyped(path)) ?? paths, flags),
    repeatedRollbackOptions: scopeArgs([], undone),
    approval: completeApproval(flags),
    savedPlanPath: save,
    reviewedPlanPath: reviewed,
    isIntermediate: midway,
    strict: flags.strict === true,
    config,
  };
}
