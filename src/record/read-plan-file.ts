import type { BundleContent } from '../domain/bundle.ts';
import { objectId } from '../domain/object.ts';
import type { BundleResult, Change, Effect, Plan, PlannedBundle, Undo } from '../domain/plan.ts';
import type { DiffEntry } from '../domain/preview.ts';
import { summarize } from '../domain/summary.ts';
import type { ErrorObject } from '../generated/guards/guard.ts';
import { isPlanFile } from '../generated/guards/plan.js';
import type { DetectionBundle, PlanBundle, PlanChange, PlanFile, RemediationBundle } from '../generated/types.ts';

/** What the digests of a plan must be, computed from its content. */
export type DigestsOf = (bundles: readonly PlannedBundle[]) => {
  readonly plan: string;
  readonly bundles: readonly { readonly bundleDigest: string; readonly diffDigest: string }[];
};

/** Tells what each entry of a diff does to what its whole bundle enforces, and the words for it. */
export type JudgeIn = (
  bundle: BundleContent,
  entries: readonly DiffEntry[],
) => (verb: Change['verb'], entry: DiffEntry) => { readonly effect: Effect; readonly says: string };

/** A saved plan: what was reviewed, the address of the platform that it was reviewed against, and the config that it was judged by. */
export type SavedPlan = { readonly plan: Plan; readonly platform: string | null; readonly config: string | null };

/** What an apply made of a bundle of a saved plan, as far as a rollback wants to know it. */
export type SavedResult = {
  readonly bundle: PlannedBundle;
  readonly result: BundleResult['result'] | null;
  readonly undo: Undo | null;
};
export type AppliedPlan = SavedPlan & { readonly results: readonly SavedResult[] };

const anew = 'Make it again with `ifmatch preview --plan FILE`.';
const rollBackAnew = 'Make it again with `ifmatch rollback --plan FILE --save FILE`, from the plan that was applied.';

/**
 * Reads what `--plan` or `--format json` wrote. Throws PlanFileError when the text is broken, has another shape or a newer version,
 * holds no plan, or when a digest does not fit its content, so that what is applied is what was reviewed. No digest binds what the file
 * says of its changes, so effects, words and counts are not taken from it: they are computed anew.
 */
export function readPlanFile(text: string, digestsOf: DigestsOf, judgeIn: JudgeIn): SavedPlan {
  return toSavedPlan(read(text), digestsOf, judgeIn);
}

/** The same with what became of each bundle and what would undo it. No digest binds that: whoever uses an undo holds it against the changes. */
export function readAppliedPlan(text: string, digestsOf: DigestsOf, judgeIn: JudgeIn): AppliedPlan {
  const file = read(text);
  const saved = toSavedPlan(file, digestsOf, judgeIn);
  const results = saved.plan.bundles.map((bundle, index): SavedResult => {
    const { result = null, undo = null } = file.bundles[index] ?? {};
    return { bundle, result, undo: undo && { stateVersion: undo.state_version, content: undo.bundle } };
  });
  return { ...saved, results };
}

function toSavedPlan(file: PlanFile, digestsOf: DigestsOf, judgeIn: JudgeIn): SavedPlan {
  if (file.bundles.length === 0) {
    throw new PlanFileError(`The file holds no plan: the run that wrote it ended with "${file.outcome}".`, anew);
  }
  const bundles = file.bundles.map((bundle) => toBundle(bundle, judgeIn));
  checkDigests(file, digestsOf(bundles));
  const summary = summarize(bundles.flatMap(({ changes }) => changes));
  const undoes = file.undoes === undefined ? {} : { undoes: file.undoes };
  return {
    plan: { bundles, digest: file.digest, summary, ...undoes },
    platform: file.platform,
    config: file.config ?? null,
  };
}

const read = (text: string): PlanFile => checkShape(parse(text.replace(/^\uFEFF/, '')));

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The only thing that JSON.parse throws is that the text is no JSON.
    if (text.trim() === '') throw new PlanFileError('The file is empty.', anew);
    // A zero byte between all letters: some shells write what goes into a file by `>` in this way.
    if (text.includes('\0')) throw new PlanFileError('The file is not UTF-8, perhaps UTF-16.', anew);
    throw new PlanFileError('The file is not JSON. It may have been cut short.', anew);
  }
}

function checkShape(value: unknown): PlanFile {
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : null;
  if (typeof version !== 'number') {
    throw new PlanFileError('The file is JSON, but not a plan file: it has no version number.', anew);
  }
  if (version !== 1) {
    const what = `The plan file has version ${String(version)}, and this program reads version 1. Use the ifmatch that wrote it, or a file of this one.`;
    throw new PlanFileError(what, anew);
  }
  if (isPlanFile(value)) return value;
  const [error] = isPlanFile.errors ?? [];
  const at = error === undefined || error.instancePath === '' ? 'at the top' : `at ${error.instancePath}`;
  throw new PlanFileError(`The file is not a plan file: ${at} it ${wrongIn(error)}.`, anew);
}

/** The usual mistakes in our words. */
function wrongIn(error: ErrorObject | undefined): string {
  const { missingProperty, additionalProperty } = error?.params ?? {};
  if (typeof missingProperty === 'string') return `lacks "${missingProperty}"`;
  if (typeof additionalProperty === 'string') return `has "${additionalProperty}", which is not known here`;
  return error?.message ?? 'has another shape';
}

function toBundle(bundle: PlanBundle, judgeIn: JudgeIn): PlannedBundle {
  const content = contentOf(bundle);
  const judge = judgeIn(content, bundle.changes.map(toEntry));
  return {
    ...content,
    deployment: bundle.deployment,
    stateVersion: bundle.state_version,
    bundleDigest: bundle.bundle_digest,
    diffDigest: bundle.diff_digest,
    changes: bundle.changes.map((change) => toChange(change, judge)),
  };
}

function contentOf({ kind, product, bundle: content, deployment }: PlanBundle): BundleContent {
  // What a rollback sends may have more fields than ours, and is sent as it came.
  if (kind === 'remediation' && product === null && 'policies' in content) {
    return { kind, content: content as RemediationBundle };
  }
  if (kind === 'detection' && product !== null && !('policies' in content)) {
    return { kind: `detection/${product}`, content: content as DetectionBundle };
  }
  const name = `${kind} of ${deployment.slug}`;
  throw new PlanFileError(
    `The file is not a plan file: the kind, the product and the content of ${name} do not belong together.`,
    anew,
  );
}

/** No digest binds a side that a change of this verb does not have. */
const toEntry = ({ verb, object, key, before, after }: PlanChange): DiffEntry => ({
  object,
  key,
  before: verb === 'create' ? null : before,
  after: verb === 'delete' ? null : after,
});

function toChange(change: PlanChange, judge: ReturnType<JudgeIn>): Change {
  const { verb, object, key, before, after, notes, at } = change;
  const facts = { object, key, id: objectId(object, key), ...judge(verb, toEntry(change)) };
  if (verb === 'delete') return { verb, ...facts, before: before ?? {} };
  if (verb === 'create') return { verb, ...facts, after: after ?? {}, at, notes };
  return { verb, ...facts, before: before ?? {}, after: after ?? {}, at, notes };
}

function checkDigests(file: PlanFile, computed: ReturnType<DigestsOf>): void {
  for (const [index, bundle] of file.bundles.entries()) {
    const name = `${bundle.kind}${bundle.product === null ? '' : `/${bundle.product}`} of ${bundle.deployment.slug}`;
    const is = computed.bundles[index];
    if (is?.bundleDigest !== bundle.bundle_digest) throw edited(file, `what would be sent for ${name} does`);
    if (is.diffDigest !== bundle.diff_digest) throw edited(file, `the changes of ${name} do`);
  }
  if (computed.plan !== file.digest) throw edited(file, 'a deployment, a state version or the set of bundles does');
}

const edited = ({ undoes }: PlanFile, what: string): PlanFileError =>
  new PlanFileError(
    `The plan file was edited or damaged: ${what} not fit its digest, so it is not what was reviewed.`,
    undoes === undefined ? anew : rollBackAnew,
  );

/** A plan file that cannot be used. */
export class PlanFileError extends Error {
  override readonly name = 'PlanFileError';
  readonly hint: string;
  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Whether a text that takes the place of another one lacks an undo which that holds as a plan file. */
export function losesUndo(old: string, next: string): boolean {
  const lost = undosOf(old);
  for (const undo of undosOf(next)) lost.delete(undo);
  return lost.size > 0;
}

/** Each undo of a plan file, as text; of whatever else a file may hold, none. By shape alone: a later version may have more fields. */
function undosOf(text: string): Set<string> {
  const bundles: unknown[] = text.includes('"undo"') ? [listIn(text)].flat() : [];
  return new Set(bundles.flatMap((bundle) => undoOf(Object(bundle) as Record<string, unknown>)));
}

function listIn(text: string): unknown {
  try {
    return (Object(JSON.parse(text.replace(/^\uFEFF/, ''))) as { bundles?: unknown }).bundles;
  } catch {
    // What is no JSON is no plan.
    return [];
  }
}

/** The same old values of the same bundle are the same undo, whatever state version they are to replace. */
function undoOf({ deployment, kind, product, undo }: Record<string, unknown>): string[] {
  if (typeof undo !== 'object' || undo === null || !('bundle' in undo)) return [];
  return [JSON.stringify([deployment, kind, product, undo.bundle])];
}
