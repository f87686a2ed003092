import { type BundleContent, objectId } from '../../domain/bundle.ts';
import type { BundleResult, Change, Plan, PlannedBundle } from '../../domain/plan.ts';
import { foreign, plainText } from '../../domain/sentence.ts';
import { ExpectedError } from '../../domain/errors.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import { isPlanFile } from '../../generated/guards/plan.js';
import type { DetectionBundle, PlanBundle, PlanFile, RemediationBundle } from '../../generated/types.ts';
import { classifyWithoutBundle, classifierFor, type ClassifyEntry } from '../effect/classify.ts';
import { derivePlanKey, isSameMac, macOf } from './signing.ts';
import { createHash } from 'node:crypto';
import { isObject } from '../../util/json.ts';

/** A saved plan: what was reviewed, where, with which config, and its results. */
export type SavedPlan = {
  readonly plan: Plan;
  /** URL of the platform that it was made for. */
  readonly platform: string | null;
  readonly config: string | null;
  /** Each bundle with its apply result, for a rollback. */
  readonly results: readonly SavedResult[];
};

export type SavedResult = {
  readonly bundle: PlannedBundle;
  readonly result: BundleResult['kind'] | null;
  /** Without a version if it is not known whether the apply wrote it. */
  readonly undo: { readonly stateVersion: string | null; readonly content: BundleContent } | null;
};

/** A plan file that cannot be used. */
export class PlanFileError extends ExpectedError {
  override readonly name = 'PlanFileError';
  /** Whether the content is certainly not what was signed. */
  readonly isEdited: boolean;

  constructor(message: string, fix: string | null, isEdited = false) {
    super(message, { fix });
    this.isEdited = isEdited;
  }
}

const previewAgain = 'Create it again with `ifmatch preview --out FILE`.';

const rollBackAgain = 'Create it again with `ifmatch rollback FILE --out FILE`, from the applied plan.';

/**
 * Reads the output of `--plan` or `--format json`, and verifies the signature of each of its deployments; then its content is trusted.
 * Throws PlanFileError when the text is no plan file of this version, holds no plan, is not signed, was edited, or was signed with another
 * token; SigningError when a token is too short to sign.
 */
export async function readPlanFile(text: string, secretOf: SecretOf): Promise<SavedPlan> {
  const file = parsePlanFile(text);
  if (file.bundles.length === 0) {
    throw new PlanFileError(
      `The file contains no plan: the run that wrote it ended with "${file.outcome}".`,
      previewAgain,
    );
  }
  await verifySignatures(file, secretOf);
  return {
    plan: planFromFile(file),
    platform: file.platform,
    config: file.config ?? null,
    results: file.bundles.map(toSavedResult),
  };
}

/** The content of a plan file, whose signatures are not verified. Throws PlanFileError when the text is no plan file of this version. */
export const parsePlanFile = (text: string): PlanFile => checkVersionAndShape(parseJson(text.replace(/^\uFEFF/, '')));

/** The plan that a file holds. */
export function planFromFile({ bundles, digest, summary, undoes }: PlanFile): Plan {
  const { creates, updates, deletes, effect } = summary;
  return {
    bundles: bundles.map(toPlannedBundle),
    digest,
    summary: { creates, updates, deletes, effect },
    ...(undoes === undefined ? {} : { undoes }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // JSON.parse throws only for invalid JSON, as when some shells redirect output as UTF-16.
    throw new PlanFileError('The file is not JSON. It may be truncated.', previewAgain);
  }
}

function checkVersionAndShape(value: unknown): PlanFile {
  const { version, bundles, signatures } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof version !== 'number') {
    throw new PlanFileError('The file is JSON, but not a plan file: it has no version number.', previewAgain);
  }
  if (version !== 1) {
    const message = `The plan file has version ${String(version)}, and this program reads version 1. Use the version of ifmatch that wrote it, or create it again.`;
    throw new PlanFileError(message, previewAgain);
  }
  if (signatures === undefined && bundles !== undefined) throw unsignedError(previewAgain);
  if (isPlanFile(value)) return value;
  const [error] = isPlanFile.errors ?? [];
  const at = error === undefined || error.instancePath === '' ? 'at the top' : `at ${error.instancePath}`;
  throw new PlanFileError(`The file is not a plan file: ${at} it ${describeShapeError(error)}.`, previewAgain);
}

/** What is wrong with the shape, to follow `it`; common mistakes have messages of ifmatch. */
function describeShapeError(error: ErrorObject | undefined): string {
  const { missingProperty, additionalProperty } = error?.params ?? {};
  if (typeof missingProperty === 'string') return `lacks "${missingProperty}"`;
  if (typeof additionalProperty === 'string') return `has the unknown field "${additionalProperty}"`;
  return error?.message ?? 'has another shape';
}

/**
 * Each deployment's own token must have signed the whole file: the token of another cannot have made or changed it. Throws PlanFileError when one
 * has not, SigningError when a token is too short.
 */
export async function verifySignatures(file: PlanFile, secretOf: SecretOf): Promise<void> {
  const content = signedContent(file);
  const fix = file.undoes === undefined ? previewAgain : rollBackAgain;
  for (const deployment of deploymentsOf(file)) {
    const { slug } = deployment;
    const signatures = file.signatures.filter((signature) => signature.deployment === slug);
    const key = derivePlanKey(await secretOf(slug), { platform: file.platform ?? '', deployment });
    const [firstSignature] = signatures;
    if (file.signatures.length === 0) throw unsignedError(fix);
    if (firstSignature === undefined)
      throw new PlanFileError(`The plan is not signed with the API token of ${slug}.`, fix);
    if (signatures.some(({ mac }) => isSameMac(mac, macOf(content, key)))) continue;
    if (signatures.some(({ key_id }) => key_id === key.id)) {
      throw new PlanFileError('The plan was edited after it was saved: its signature does not match.', fix, true);
    }
    throw new PlanFileError(
      `The plan was made for ${file.platform ?? 'no platform'} and signed with another API token of ${slug} (key ${firstSignature.key_id}; yours is ${key.id}).`,
      fix,
    );
  }
}

const unsignedError = (fix: string): PlanFileError => new PlanFileError('The plan is not signed.', fix);

const toPlannedBundle = (bundle: PlanBundle): PlannedBundle => ({
  ...bundleContent(bundle, bundle.bundle),
  deployment: bundle.deployment,
  stateVersion: bundle.state_version,
  bundleDigest: bundle.bundle_digest,
  diffDigest: bundle.diff_digest,
  changes: readChanges(bundle),
});

function toSavedResult(bundle: PlanBundle): SavedResult {
  const { result, undo } = bundle;
  return {
    bundle: toPlannedBundle(bundle),
    result,
    undo: undo && { stateVersion: undo.state_version, content: bundleContent(bundle, undo.bundle) },
  };
}

const bundleContent = ({ kind, product }: PlanBundle, content: object): BundleContent =>
  kind === 'remediation'
    ? { kind, content: content as RemediationBundle }
    : { kind: `detection/${product ?? 'code'}`, content: content as DetectionBundle };

function readChanges(bundle: PlanBundle): Change[] {
  const classifyInBundle = classifierFor(bundleContent(bundle, bundle.bundle), bundle.changes);
  return bundle.changes.map((saved) => readChange(saved, classifyInBundle));
}

/** Reads a change that belongs to no bundle of the plan, such as an edit on the platform. */
export const readChangeAlone = (saved: PlanBundle['changes'][number]): Change =>
  readChange(saved, classifyWithoutBundle);

/**
 * The file stores sentences as plain text, without saying which parts are foreign. The change is classified again from its content: if that gives the same
 * text, its sentence is used, else the whole text is foreign.
 */
function readChange(saved: PlanBundle['changes'][number], classifyEntry: ClassifyEntry): Change {
  const { verb, object, key, effect, says, before, after, notes, at } = saved;
  const { message: classified } = classifyEntry({ object, key, before, after });
  return {
    verb,
    object,
    key,
    id: objectId(object, key),
    effect,
    message: plainText(classified) === says ? classified : [foreign(says)],
    before,
    after,
    at,
    // The only note of a delete is found again.
    notes: verb === 'delete' ? {} : notes,
  };
}

/** Finds the signing secret of a deployment: its API token. */
export type SecretOf = (slug: string) => Promise<string>;

/**
 * Signs the whole file once per deployment that has bundles, with the deployment's own token: the token of one deployment cannot change
 * what is sent to another. Throws SigningError when a token is too short.
 */
export async function signPlanFile(file: PlanFile, secretOf: SecretOf): Promise<PlanFile> {
  const content = signedContent(file);
  const signatures = deploymentsOf(file).map(async (deployment) => {
    const key = derivePlanKey(await secretOf(deployment.slug), { platform: file.platform ?? '', deployment });
    return { deployment: deployment.slug, key_id: key.id, mac: macOf(content, key) };
  });
  return { ...file, signatures: await Promise.all(signatures) };
}

/** The deployments that a plan has bundles for, each once. */
export const deploymentsOf = ({ bundles }: PlanFile): PlanBundle['deployment'][] => [
  ...new Map(bundles.map(({ deployment }) => [`${deployment.id} ${deployment.slug}`, deployment])).values(),
];

/** The signed content: SHA-256 over the file without signatures, as JSON without white space and with sorted keys. */
export function signedContent({ signatures: _, ...content }: PlanFile): string {
  const text = JSON.stringify(content, (_key, value: unknown) => (isObject(value) ? sortedByKey(value) : value));
  return `plan 1\n${createHash('sha256').update(text).digest('hex')}`;
}

const sortedByKey = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
