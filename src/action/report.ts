import type { Environment } from '../util/environment.ts';
import type { ActionResult } from './result.ts';
import { signed } from '../commands/saved-plan.ts';
import { UndoFile } from '../commands/undo-file.ts';
import { causeOf, type Refusal } from '../domain/github.ts';
import { type Plan, summarize, type Summary } from '../domain/plan.ts';
import { version } from '../generated/version.ts';
import { toPlanFile } from '../report/formats/plan-file.ts';
import { refusalWords } from '../report/words/comment.ts';
import { renderSummary } from '../report/formats/comment.ts';
import { driftLines } from '../report/formats/drift-issue.ts';
import { escapeHidden, toJson, workflowCommand } from '../report/escape.ts';
import { plainText } from '../report/words/sentence.ts';
import { count } from '../util/text.ts';
import type { ActionRuntime, ActionInputs } from '../runtime/action-runtime.ts';
import { renderGithub } from '../report/formats/annotations.ts';
import { countWarnings } from '../domain/problem.ts';
import { headlineText } from '../report/words/headline.ts';
import { isLoosening } from '../report/danger.ts';
import type { Outcome } from '../domain/outcome.ts';
import { append, formatOutputs } from './runner.ts';

type FailOn = ActionInputs['failOn'];

/** Reports the result in all places that the runner reads; returns the exit code. */
export async function report(result: ActionResult, action: ActionRuntime, env: Environment): Promise<number> {
  const { runtime, inputs, notes } = action;
  const reason = failureReason(result, inputs);
  const plan = planIn(result);
  // Before the plan's, which is no matter of the summary.
  const reported = driftLines(result.drift?.urls ?? [], [...notes.warnings]);
  if (plan !== null) await writePlan(result, action);
  if (inputs.summary) append(env['GITHUB_STEP_SUMMARY'], `${reported}${summaryOf(result, action, plan)}\n`);
  append(env['GITHUB_OUTPUT'], formatOutputs(outputsOf(result, action, plan, reason)));
  runtime.terminal.print(renderGithub(result.outcome, inputs.folder, 'setting'));
  for (const message of notes.notices)
    runtime.terminal.print(workflowCommand({ command: 'notice', properties: {}, message }));
  for (const message of notes.warnings)
    runtime.terminal.print(workflowCommand({ command: 'warning', properties: {}, message }));
  const message = errorOf(result, plan, reason);
  if (message !== null) runtime.terminal.print(workflowCommand({ command: 'error', properties: {}, message }));
  return reason === null ? 0 : 1;
}

/** The error that the outcome's annotations lack: a refusal with its fix, or a failure caused by `fail-on`. */
function errorOf({ refusal, outcome }: ActionResult, plan: Plan | null, reason: string | null): string | null {
  if (refusal !== null) return `${reason ?? ''}\n${plainText(refusalWords(refusal, plan?.digest ?? null).fix)}`;
  const isShown = outcome.kind === 'changes' || outcome.kind === 'no-changes' || outcome.kind === 'valid';
  return isShown && reason !== null ? `${reason}\nThe input fail-on makes this job fail.` : null;
}

const planIn = ({ outcome }: ActionResult): Plan | null => ('plan' in outcome ? outcome.plan : null);

/** A plan that cannot be signed is written all the same. */
async function writePlan(
  { command, outcome, records }: ActionResult,
  { runtime, inputs, notes }: ActionRuntime,
): Promise<void> {
  const run = {
    tool: `ifmatch ${version}`,
    command,
    platform: runtime.connections.name,
    config: runtime.config,
    records,
  };
  const { file, unsigned } = await signed(toPlanFile(outcome, run), runtime);
  runtime.writeText(inputs.planFile, `${toJson(file, 2)}\n`);
  if (unsigned !== null)
    notes.warnings.add(`${inputs.planFile} is not signed, so no command will apply it. ${unsigned}`);
}

/** Writes the undo of an apply into the plan file before its first PUT. Throws UsageError; then nothing is sent. */
export async function saveUndo(outcome: Outcome, { runtime, inputs }: ActionRuntime): Promise<void> {
  const { name: platform } = runtime.connections;
  const run = { tool: `ifmatch ${version}`, command: 'apply', platform, config: runtime.config } as const;
  new UndoFile(inputs.planFile, runtime).write(await signed(toPlanFile(outcome, run), runtime));
}

function summaryOf(
  { outcome, refusal, noPreview, isRecorded }: ActionResult,
  { job, inputs }: ActionRuntime,
  plan: Plan | null,
): string {
  const deployment = plan?.bundles[0]?.deployment.slug ?? inputs.deployment;
  const planFile = plan === null ? null : inputs.planFile;
  const view = { deployment, job, commit: job.sha, summary: false, planFile, isRecorded };
  if (refusal !== null) return renderSummary({ kind: 'refused', refusal, fresh: plan }, view);
  if (noPreview === null || outcome.kind !== 'valid') return renderSummary(outcome, view);
  return renderSummary({ ...outcome, kind: 'validated', reason: noPreview }, view);
}

function outputsOf(
  { outcome, refusal, drift }: ActionResult,
  { inputs, notes }: ActionRuntime,
  plan: Plan | null,
  reason: string | null,
): Record<string, string> {
  const { bundles, digest, summary } = plan ?? { bundles: [], digest: '', summary: summarize([]) };
  const { creates, updates, deletes, effect } = summary;
  const versions = bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]);
  return {
    outcome: refusal === null ? outcome.kind : refusedAs(refusal),
    // Printed by later steps; may quote a platform or a file.
    'failure-reason': escapeHidden((reason ?? '').replaceAll(/\s+/g, ' ')),
    creates: String(creates),
    updates: String(updates),
    deletes: String(deletes),
    effect,
    digest,
    'state-versions': JSON.stringify(Object.fromEntries(versions)),
    'plan-file': plan === null ? '' : inputs.planFile,
    'comment-url': [...notes.comments][0] ?? '',
    drift: drift?.found.toString() ?? '',
    'drift-url': drift?.urls[0] ?? '',
  };
}

/** A stop by a guard or by a stale state has its own word. */
function refusedAs(refusal: Refusal): string {
  const { code } = causeOf(refusal);
  if (code === 'stale') return 'stale';
  return code === 'guards' ? 'needs-approval' : 'refused';
}

/** Why the job fails, in one sentence; null if it passes. */
function failureReason(result: ActionResult, { failOn }: Pick<ActionInputs, 'failOn'>): string | null {
  const { outcome, refusal } = result;
  if (refusal !== null) return plainText(refusalWords(refusal, null).message);
  if (outcome.kind === 'failed') return outcome.error.message;
  if (!isRed(result, failOn)) return null;
  const warnings =
    warns(result, failOn) && outcome.kind !== 'valid' ? `, ${count(countWarnings(outcome.problems), 'warning')}` : '';
  return `${headlineText(outcome)}${hidesLoosening(outcome) ? ', looser against the base' : ''}${warnings}`;
}

/** Warnings never fail an apply, and a fork's job stays neutral. */
const warns = ({ outcome, command, noPreview }: ActionResult, failOn: FailOn): boolean =>
  failOn.has('warnings') && command !== 'apply' && noPreview !== 'fork' && countWarnings(outcome.problems) > 0;

function isRed(result: ActionResult, failOn: FailOn): boolean {
  const { outcome, command, noPreview } = result;
  // Merged files that cannot be applied always fail the job; a fork's author sees the problems, and the job stays neutral.
  if (outcome.kind === 'invalid')
    return command === 'apply' || ((failOn.has('errors') || failOn.has('warnings')) && noPreview !== 'fork');
  if (outcome.kind === 'valid' || outcome.kind === 'changes' || outcome.kind === 'no-changes')
    return warns(result, failOn) || isUnwanted(outcome, failOn);
  return outcome.kind !== 'applied';
}

const isUnwanted = (outcome: Outcome, failOn: FailOn): boolean =>
  (failOn.has('changes') && outcome.kind === 'changes') ||
  (failOn.has('looser') &&
    (hidesLoosening(outcome) || (outcome.kind === 'changes' && mayLoosen(outcome.plan.summary))));

/** Whether the files loosen the base, though the platform is at least as loose already. */
const hidesLoosening = (outcome: Outcome): boolean =>
  ('threeWayDiff' in outcome ? (outcome.threeWayDiff?.bundles ?? []) : []).some(
    ({ changes, live }) => live.some(isLoosening) || changes.some(({ own }) => own !== null && isLoosening(own)),
  );

const mayLoosen = ({ effect }: Summary): boolean => effect !== 'stricter' && effect !== 'neutral';
