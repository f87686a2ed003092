import { errorOf, type Outcome } from '../domain/outcome.ts';
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

/** Reports the result in all places that the runner reads; returns the exit code. */
export async function report(result: ActionResult, action: ActionRuntime): Promise<number> {
  const { toolkit, inputs, notes } = action;
  const reason = failureReason(result, inputs);
  const plan = planIn(result);
  // The summary must not contain warnings about the plan file, so read the warnings first.
  const reported = driftNoticesMarkdown(result.drift?.urls ?? [], [...notes.warnings]);
  if (plan !== null) await writePlanFile(result.command === 'apply' ? 'apply' : 'preview', result.outcome, action);
  if (inputs.summary) await toolkit.summary.addRaw(`${reported}${summaryOf(result, action, plan)}\n`).write();
  for (const [name, value] of Object.entries(outputsOf(result, action, plan, reason))) toolkit.setOutput(name, value);
  annotate(result, reason, action);
  return reason === null ? 0 : 1;
}

/** Writes the annotations of the run. Their texts may quote a platform or a file, on which the runner must not act. */
function annotate(result: ActionResult, reason: string | null, { toolkit, inputs, notes }: ActionRuntime): void {
  for (const { level, title, text, position } of outcomeAnnotations(result.outcome, inputs.folder, 'action')) {
    const place =
      position === null
        ? {}
        : { file: escapeTerminal(position.file), startLine: position.line, startColumn: position.column };
    toolkit[level](escapeLines(text), { title: escapeTerminal(title), ...place });
  }
  for (const message of notes.notices) toolkit.notice(escapeLines(message));
  for (const message of notes.warnings) toolkit.warning(escapeLines(message));
  for (const message of errorsOf(result, reason)) toolkit.error(escapeLines(message));
}

/** The errors that the outcome's annotations lack: each refusal with its fix, or a failure caused by `fail-on`. */
function errorsOf({ refusal, settled, outcome }: ActionResult, reason: string | null): string[] {
  const digest = settled?.currentPlan?.digest ?? null;
  const refusalsOfRun = refusal === null ? [] : [refusal];
  const refusals = settled === null ? refusalsOfRun : refusalsIn(settled.merges);
  if (refusals.length > 0) return refusals.map((one) => refusalError(one, digest));
  const isShown = outcome.kind === 'changes' || outcome.kind === 'no-changes' || outcome.kind === 'valid';
  return isShown && reason !== null ? [`${reason}\nThe input fail-on makes this job fail.`] : [];
}

const refusalsIn = (merges: readonly { readonly refusal: Refusal | null }[]): Refusal[] =>
  merges.flatMap(({ refusal }) => refusal ?? []);

function refusalError(refusal: Refusal, digest: string | null): string {
  const { message, fix } = describeRefusal(refusal, digest);
  return `${plainText(message)}\n${plainText(fix)}`;
}

const planIn = ({ outcome }: ActionResult): Plan | null => ('plan' in outcome ? outcome.plan : null);

function summaryOf(
  { outcome, refusal, settled, listing, noPreview }: ActionResult,
  { job, inputs }: ActionRuntime,
  plan: Plan | null,
): string {
  const planFile = plan === null ? null : inputs.planFile;
  const view = { job, commit: job.sha, summary: false, planFile };
  if (settled !== null && settled.merges.length > 0) return renderMergeSummary(settled, outcome, view);
  if (refusal !== null) return renderSummary({ kind: 'refused', refusal, currentPlan: plan }, view);
  const note = noPreview === null ? '' : renderNoPreview(noPreview);
  return listing.map((line) => `${line}\n\n`).join('') + note + renderSummary(outcome, view);
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
    outcome: refusal === null || outcome.kind === 'partial' ? outcome.kind : outcomeOutput(refusal),
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

/** A stop by a guard, by a stale state or by invalid files has its own word. */
function outcomeOutput(refusal: Refusal): string {
  const { code } = causeOf(refusal);
  if (code === 'stale' || code === 'invalid') return code;
  return code === 'guards' ? 'needs-approval' : 'refused';
}

/** Why the job fails, in one sentence; null if it passes. */
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

/** Warnings never fail an apply, and a fork's job stays neutral. */
const failsByWarnings = ({ outcome, command, noPreview }: ActionResult, failOn: FailOn): boolean =>
  failOn.has('warnings') && command !== 'apply' && noPreview !== 'fork' && countWarnings(outcome.problems) > 0;

function isFailure(result: ActionResult, failOn: FailOn): boolean {
  const { outcome, command, noPreview } = result;
  // Merged files that cannot be applied always fail the job; a fork's author sees the problems, and the job stays neutral.
  if (outcome.kind === 'invalid')
    return command === 'apply' || ((failOn.has('errors') || failOn.has('warnings')) && noPreview !== 'fork');
  if (outcome.kind === 'valid' || outcome.kind === 'changes' || outcome.kind === 'no-changes')
    return failsByWarnings(result, failOn) || failsByChanges(outcome, failOn);
  return outcome.kind !== 'applied';
}

const failsByChanges = (outcome: Outcome, failOn: FailOn): boolean =>
  (failOn.has('changes') && outcome.kind === 'changes') ||
  (failOn.has('looser') && (loosensBase(outcome) || (outcome.kind === 'changes' && maybeLooser(outcome.plan.summary))));

/** Whether the files loosen the base, though the platform is at least as loose already. */
const loosensBase = (outcome: Outcome): boolean =>
  ('threeWayDiff' in outcome ? (outcome.threeWayDiff?.bundles ?? []) : []).some(
    ({ changes, live }) =>
      live.some(isLoosening) ||
      changes.some(({ changeInFiles }) => changeInFiles !== null && isLoosening(changeInFiles)),
  );

const maybeLooser = ({ effect }: Summary): boolean => effect !== 'stricter' && effect !== 'neutral';
