import type { ValidationError } from '../../generated/types.ts';
import { Fault } from '../fault.ts';
import type { Known } from './known.ts';

/** A reason to reject a bundle, complete. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Readonly<Record<string, string>>;
};

/** What a PUT answers for a bundle that a dry run would reject: the first reason, flat. */
export function rejectionFault(rejections: readonly [Rejection, ...Rejection[]]): Fault {
  const [{ code, message, policy_slug, context }] = rejections;
  const facts = {
    code,
    policy_slug,
    ...companionOf(context),
    ...(code === 'UNKNOWN_REFERENCE' ? { missing_references: referencesOf(rejections) } : {}),
  };
  return new Fault(code === 'RESERVED_SLUG' ? 409 : 400, message, facts);
}

/** Before June 2026 a dry run answered so: every reason, but as a refusal. */
export function legacyFault(rejections: readonly [Rejection, ...Rejection[]]): Fault {
  const { status, message, facts } = rejectionFault(rejections);
  return new Fault(status, message, { ...facts, validation_errors: [...rejections] });
}

const companionOf = ({ missing_companion }: Rejection['context']) =>
  missing_companion === undefined ? {} : { missing_companion };

function referencesOf(rejections: readonly Rejection[]): { kind: string; value: string }[] {
  return rejections
    .filter(({ code }) => code === 'UNKNOWN_REFERENCE')
    .map(({ context: { kind = '', value = '' } }) => ({ kind, value }));
}

/** Something of the deployment that a bundle names. */
export type Reference = { readonly kind: string; readonly value: string };

export const isKnown = ({ targets }: Known, { kind, value }: Reference): boolean =>
  targets.get(kind)?.has(value) === true;

/** Why something that is not known must not be named. */
export function unknownReference(
  { kind, value }: Reference,
  policy_slug: string,
  context: Rejection['context'],
): Rejection {
  const message = `There is no ${kind.replaceAll('_', ' ')} "${value}" in this deployment.`;
  return { code: 'UNKNOWN_REFERENCE', message, policy_slug, context: { ...context, kind, value } };
}
