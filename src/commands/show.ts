import { UsageError } from '../domain/errors.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { PlanFile } from '../generated/types.ts';
import { deploymentsOf, parsePlanFile, PlanFileError, verifySignatures } from '../plan/file/plan-file.ts';
import { readOutcome } from '../plan/file/saved-outcome.ts';
import { SigningError } from '../plan/file/signing.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A saved plan, read without a platform. */
export type ShownPlan = {
  readonly file: PlanFile;
  readonly outcome: Outcome;
  /** One sentence about the signature. */
  readonly signature: string;
  /** Whether the content is certainly not what was signed. */
  readonly isEdited: boolean;
};

/** Reads a plan file to print it again. Its signature is checked if the tokens are here. Throws UsageError if it is no plan file. */
export async function show(path: string, runtime: Runtime): Promise<ShownPlan> {
  try {
    const file = parsePlanFile(runtime.readText(path));
    const { signature, isEdited } = await checkSignature(file, runtime);
    return { file, outcome: readOutcome(file), signature, isEdited };
  } catch (error) {
    if (!(error instanceof PlanFileError)) throw error;
    throw new UsageError(`${path}: ${error.message}`, { fix: error.fix, cause: error });
  }
}

/** Checks the signature of a plan file if the tokens are here; `signature` is a sentence about it. */
export async function checkSignature(
  file: PlanFile,
  { connections }: Runtime,
): Promise<Pick<ShownPlan, 'signature' | 'isEdited'> & { readonly isValid: boolean }> {
  const slugs = deploymentsOf(file).map(({ slug }) => slug);
  if (file.signatures.length === 0)
    return { signature: 'The plan is not signed, so nothing proves who made it.', isEdited: false, isValid: false };
  const missing = slugs.filter((slug) => !connections.hasToken(slug));
  if (missing.length > 0)
    return {
      signature: `The signature is not checked: no API token of ${missing.join(', ')} here.`,
      isEdited: false,
      isValid: false,
    };
  try {
    await verifySignatures(file, (slug) => connections.planSecret(slug));
    return {
      signature: `The signature is valid: signed with the API token of ${slugs.join(', ')}.`,
      isEdited: false,
      isValid: true,
    };
  } catch (error) {
    if (!(error instanceof PlanFileError || error instanceof SigningError)) throw error;
    const isEdited = error instanceof PlanFileError && error.isEdited;
    return {
      signature: isEdited ? error.message : `The signature cannot be checked here. ${error.message}`,
      isEdited,
      isValid: false,
    };
  }
}
