import type { ValidationError } from '../../generated/types.ts';
import { Fault } from '../fault.ts';
import type { Known } from './known.ts';
import { slugOf } from './slug.ts';

/** A reason to reject a bundle, complete. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Readonly<Record<string, string>>;
};

/** A part of a bundle that does not have the shape of the document, by the way to it. */
export type Slip = { readonly path: readonly string[]; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;

/** The reasons that the shape of a bundle gives. */
export const rejectShape = (bundle: Fields, slips: readonly Slip[]): Rejection[] =>
  slips.map(({ path, message }) => {
    const field = path
      .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? '' : '.'}${name}`))
      .join('');
    return {
      code: 'INVALID_FIELD',
      message: `${field} ${message}.`,
      policy_slug: slugAt(bundle, path),
      context: { field },
    };
  });

function slugAt(bundle: Fields, [list = '', index = '']: readonly string[]): string {
  const policy = list === 'policies' ? (bundle[list] as readonly Fields[] | undefined)?.[Number(index)] : undefined;
  const { slug, name } = policy ?? {};
  if (typeof slug === 'string') return slug;
  return typeof name === 'string' ? slugOf({ name }) : '';
}

/** A bundle without what has a wrong shape, so that the rest of it can be judged. */
export function withoutSlips<Sent extends object>(bundle: Sent, slips: readonly Slip[]): Sent {
  const fields = { ...bundle } as Record<string, unknown>;
  for (const [name, own] of Map.groupBy(slips, ({ path }) => path[0] ?? '')) {
    const list = fields[name];
    const wrong = new Set(own.map(({ path }) => path[1]));
    const isWhole = Array.isArray(list) && !wrong.has(undefined);
    fields[name] = isWhole ? list.filter((_, index) => !wrong.has(String(index))) : [];
    if (!listNames.includes(name)) delete fields[name];
  }
  return fields as Sent;
}

const listNames = ['policies', 'rulesets', 'rules', 'disabled', 'exceptions'];

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
