import { errorOf, type Outcome, planOf } from '../domain/outcome.ts';
import { type Plan, summarize, type Summary } from '../domain/plan.ts';
import { countWarnings } from '../domain/problem.ts';
import { causeOf, type Refusal } from '../domain/review.ts';
import { isLoosening } from '../report/risk.ts';
import { escapeHidden, escapeLines, escapeTerminal } from '../report/escape.ts';
import { outcomeAnnotations } from '../report/formats/annotations.ts';
import { renderMergeSummary, renderNoPreview, renderSummary } from '../report/formats/markdown/job-summary.ts';
import { driftNoticesMarkdown } from '../report/formats/markdown/drift-issue.ts';
import { describeRefusal } from '../report/words/refusals.ts';
import { outcomeHeadlineText } from '../report/words/headline.ts';
import { plainText } from '../domain/sentence.ts';
import { pluralize } from '../util/text.ts';
import type { ActionInputs, ActionRuntime } from './action-runtime.ts';
import { writePlanFile } from './write-plan.ts';
import type { ActionResult } from './result.ts';

type FailOn = ActionInputs['failOn'];

/** Writes the plan file, the job summary, the outputs and the annotations. Returns the exit code. */
export async function report(result: ActionResult, action: ActionRuntime): Promise<number> {
  const { toolkit, inputs, runMessages } = action;
  const reason = failureReason(result, inputs);
  const plan = planOf(result.outcome);
  // The summary must not contain warnings about the plan file, so read the warnings first.
  const driftNotices = driftNoticesMarkdown(result.drift?.urls ?? [], [...runMessages.warnings]);
  if (plan !== null) await writePlanFile(result.command === 'apply' ? 'apply' : 'preview', result.outcome, action);
  if (inputs.summary) await toolkit.summary.addRaw(`${driftNotices}${summaryOf(result, action, plan)}\n`).write();
  for (const [name, value] of Object.entries(outputsOf(result, action, plan, reason))) toolkit.setOutput(name, value);
  annotate(result, reason, action);
  return reason === null ? 0 : 1;
}

/** Writes the annotations. Their texts may quote a platform or a file, and must not contain commands for the runner, so they are escaped. */
function annotate(result: ActionResult, reason: string | null, { toolkit, inputs, runMessages }: ActionRuntime): void {
  for (const { level, title, text, position } of outcomeAnnotations(result.outcome, inputs.folder, 'action')) {
    const place =
      position === null
        ? {}
        : { file: escapeTerminal(position.file), startLine: position.line, startColumn: position.column };
    toolkit[level](escapeLines(text), { title: escapeTerminal(title), ...place });
  }
  for (const message of runMessages.notices) toolkit.notice(escapeLines(message));
  for (const message of runMessages.warnings) toolkit.warning(escapeLines(message));
  for (const message of errorsOf(result, reason)) toolkit.error(escapeLines(message));
}

/** The errors that the annotations of the outcome lack: each refusal with its fix, or that the input `fail-on` makes the job fail. */
function errorsOf({ refusal, mergeRun, outcome }: ActionResult, reason: string | null): string[] {
  const digest = mergeRun?.remainingPlan?.digest ?? null;
  const refusals = (mergeRun?.merges ?? [{ refusal }]).flatMap((merge) => merge.refusal ?? []);
  if (refusals.length > 0) return refusals.map((refusalToReport) => refusalError(refusalToReport, digest));
  const isSuccess = outcome.kind === 'changes' || outcome.kind === 'no-changes' || outcome.kind === 'valid';
  return isSuccess && reason !== null ? [`${reason}\nThe input fail-on makes this job fail.`] : [];
}

function refusalError(refusal: Refusal, digest: string | null): string {
  const { message, fix } = describeRefusal(refusal, digest);
  return `${plainText(message)}\n${plainText(fix)}`;
}

function summaryOf(
  { outcome, refusal, mergeRun, listing, noPreview }: ActionResult,
  { job, inputs }: ActionRuntime,
  plan: Plan | null,
): string {
  const planFile = plan === null ? null : inputs.planFile;
  const view = { job, commit: job.sha, summary: false, planFile };
  if (mergeRun !== null && mergeRun.merges.length > 0) return renderMergeSummary(mergeRun, outcome, view);
  if (refusal !== null) return renderSummary({ kind: 'refused', refusal, currentPlan: plan }, view);
  const note = noPreview === null ? '' : renderNoPreview(noPreview);
  return listing.map((line) => `${line}\n\n`).join('') + note + renderSummary(outcome, view);
}

function outputsOf(
  { outcome, refusal, drift }: ActionResult,
  { inputs, runMessages }: ActionRuntime,
  plan: Plan | null,
  reason: string | null,
): Record<string, string> {
  const { bundles, digest, summary } = plan ?? { bundles: [], digest: '', summary: summarize([]) };
  const { creates, updates, deletes, effect } = summary;
  const versions = bundles.map(({ deployment, kind, stateVersion }) => [`${deployment.slug} ${kind}`, stateVersion]);
  return {
    outcome: refusal === null || outcome.kind === 'partial' ? outcome.kind : outcomeOutput(refusal),
    // Later steps may print it, and it may quote a platform or a file.
    'failure-reason': escapeHidden((reason ?? '').replaceAll(/\s+/g, ' ')),
    creates: String(creates),
    updates: String(updates),
    deletes: String(deletes),
    effect,
    digest,
    'state-versions': JSON.stringify(Object.fromEntries(versions)),
    'plan-file': plan === null ? '' : inputs.planFile,
    'comment-url': [...runMessages.commentUrls][0] ?? '',
    drift: drift?.found.toString() ?? '',
    'drift-url': drift?.urls[0] ?? '',
  };
}

/** The output `outcome` of a refused run: refusals by a guard, a stale state or invalid files have their own value. */
function outcomeOutput(refusal: Refusal): string {
  const { code } = causeOf(refusal);
  if (code === 'stale' || code === 'invalid') return code;
  return code === 'guards' ? 'needs-approval' : 'refused';
}

/** The sentence that says why the job fails; null if it passes. */
function failureReason(result: ActionResult, { failOn }: Pick<ActionInputs, 'failOn'>): string | null {
  const { outcome, refusal } = result;
  if (refusal !== null) return plainText(describeRefusal(refusal, null).message);
  const error = errorOf(outcome);
  if (error !== null) return error.message;
  if (!isFailure(result, failOn)) return null;
  const warnings =
    failsByWarnings(result, failOn) && outcome.kind !== 'valid'
      ? `, ${pluralize(countWarnings(outcome.problems), 'warning')}`
      : '';
  return `${outcomeHeadlineText(outcome)}${loosensBase(outcome) ? ', looser against the base' : ''}${warnings}`;
}

/** Whether the job fails: by its outcome, and by the kinds of results that the input `fail-on` names. */
function isFailure(result: ActionResult, failOn: FailOn): boolean {
  const { outcome, command, noPreview } = result;
  if (outcome.kind === 'invalid') {
    // Merged files that cannot be applied always fail the job.
    if (command === 'apply') return true;
    // A pull request from a fork shows its problems, but does not fail.
    return noPreview !== 'fork' && (failOn.has('errors') || failOn.has('warnings'));
  }
  if (outcome.kind === 'valid' || outcome.kind === 'changes' || outcome.kind === 'no-changes') {
    if (failsByWarnings(result, failOn)) return true;
    if (failOn.has('changes') && outcome.kind === 'changes') return true;
    return failOn.has('looser') && isLooser(outcome);
  }
  return outcome.kind !== 'applied';
}

/** Whether warnings fail the job. They never fail an apply, nor the job of a pull request from a fork. */
const failsByWarnings = ({ outcome, command, noPreview }: ActionResult, failOn: FailOn): boolean =>
  failOn.has('warnings') && command !== 'apply' && noPreview !== 'fork' && countWarnings(outcome.problems) > 0;

/** Whether the files are, or may be, looser than the base branch or the platform. */
const isLooser = (outcome: Outcome): boolean =>
  loosensBase(outcome) || (outcome.kind === 'changes' && mayLoosen(outcome.plan.summary));

/** Whether the files are looser than the base branch. The plan may not show that, if the platform is already as loose. */
const loosensBase = (outcome: Outcome): boolean =>
  ('threeWayDiff' in outcome ? (outcome.threeWayDiff?.bundles ?? []) : []).some(
    ({ changes, alreadyLive }) =>
      alreadyLive.some(isLoosening) ||
      changes.some(({ changeInFiles }) => changeInFiles !== null && isLoosening(changeInFiles)),
  );

const mayLoosen = ({ effect }: Summary): boolean => effect !== 'stricter' && effect !== 'neutral';
