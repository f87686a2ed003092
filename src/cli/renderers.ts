import { version } from '../generated/version.ts';
import type { PlanFileToWrite } from '../commands/shared/saved-plan.ts';
import { completeApproval } from '../domain/guards.ts';
import type { Outcome } from '../domain/outcome.ts';
import { toJson } from '../report/escape.ts';
import type { TerminalView } from '../report/formats/terminal/frame.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { type Flags, type Format, scopeArgs } from './options.ts';
import { shownConfig, terminalStyle, programName, tool } from './output.ts';

/** What a report needs beside the outcome. */
export type ReportContext = {
  readonly command: 'validate' | 'preview' | 'apply' | 'rollback';
  readonly flags: Flags;
  readonly runtime: Runtime;
  /** The platform's name, and the config from the root; null for none. */
  readonly platform: string | null;
  readonly config: string | null;
  /** The paths that the next command repeats. */
  readonly paths: readonly string[];
  /** The plan file that the command writes, or that `show` prints; null for none. */
  readonly planPath: string | null;
  /** The saved plan that is applied or rolled back; null for none. */
  readonly reviewedPlanPath: string | null;
  /** Whether the command goes on after this report, so that it names no next command. */
  readonly isIntermediate: boolean;
};

/** Whether the command changed the platform, or may have: of a partial apply, some bundles may be unknown. */
export const mayHaveWritten = ({ kind }: Outcome): boolean => kind === 'applied' || kind === 'partial';

/** The outcome as a plan file, signed if it has a plan and there is a token. */
export async function makePlanFile(context: ReportContext, outcome: Outcome): Promise<PlanFileToWrite> {
  const [{ toPlanFile }, { signIfPossible }] = await Promise.all([
    import('../report/formats/json/plan-file.ts'),
    import('../commands/shared/saved-plan.ts'),
  ]);
  const { command, platform, config, runtime } = context;
  const origin = { tool, command, platform, config };
  if (command !== 'apply' || !mayHaveWritten(outcome)) return signIfPossible(toPlanFile(outcome, origin), runtime);
  const { describeApply } = await import('../commands/shared/describe-apply.ts');
  return signIfPossible(toPlanFile(outcome, { ...origin, applied: describeApply(runtime) }), runtime);
}

export const renderers: Readonly<Record<Format, (context: ReportContext, outcome: Outcome) => Promise<string>>> = {
  async terminal(context, outcome) {
    const view = toTerminalView(context, outcome);
    const problemLines = await describeProblems(context, outcome, view);
    if (!('plan' in outcome) && !('accepted' in outcome))
      return (await import('../report/formats/terminal/frame.ts')).renderValidation(outcome, problemLines, view);
    return (await import('../report/formats/terminal/report.ts')).renderTerminal(outcome, problemLines, view);
  },
  async markdown(context, outcome) {
    const { renderMarkdown } = await import('../report/formats/markdown/report.ts');
    return renderMarkdown(outcome, toTerminalView(context, outcome));
  },
  json: async (context, outcome) => `${toJson((await makePlanFile(context, outcome)).file, 2)}\n`,
  async html(context, outcome) {
    const { renderHtml } = await import('../report/formats/html.ts');
    return renderHtml(outcome, { ...toTerminalView(context, outcome), version });
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

/** The lines of the problems. Their wording is loaded only if there are any. */
async function describeProblems({ command, flags }: ReportContext, { problems }: Outcome, view: TerminalView) {
  if (problems.length === 0) return [];
  const [{ problemLines }, { correctionOf }] = await Promise.all([
    import('../report/formats/terminal/problems.ts'),
    import('../files/corrections.ts'),
  ]);
  const isFixable =
    command === 'validate' && flags.fix !== true && problems.some(({ problem }) => correctionOf(problem) !== null);
  const fixCommand = `${view.program ?? 'ifmatch'} validate --fix ${view.repeatedOptions ?? ''}`.trimEnd();
  return problemLines(problems, { ...view, fixCommand: isFixable ? fixCommand : null });
}

function toTerminalView(context: ReportContext, outcome: Outcome): TerminalView {
  const { command, flags, runtime, platform, paths, planPath, reviewedPlanPath, isIntermediate } = context;
  const config = shownConfig(context.config, runtime);
  // `validate` accepts paths that select a part of a bundle. `preview` refuses them, so it gets the paths of whole bundles.
  const completePaths = outcome.kind === 'valid' ? outcome.completePaths : null;
  const nextPaths = completePaths?.map((path) => runtime.asTyped(path)) ?? paths;
  // A rollback takes no paths, so the config that they have chosen is named.
  const rollbackFlags = paths.length === 0 || config === null ? flags : { ...flags, config };
  return {
    ...terminalStyle(flags, runtime),
    command,
    program: programName(runtime.env),
    canAsk: runtime.terminal.canAsk,
    platform,
    repeatedOptions: scopeArgs(nextPaths, flags),
    repeatedRollbackOptions: scopeArgs([], rollbackFlags),
    approval: completeApproval(flags),
    savedPlanPath: planPath,
    reviewedPlanPath,
    isIntermediate,
    strict: flags.strict === true,
    config,
  };
}
