import { isObject } from '../../domain/json.ts';
import type { Profile } from '../profile.ts';
import { excerpt } from './excerpt.ts';
import { textOrNull } from './untyped.ts';

/** What an answer that is no success says, whatever shape its body has. */
export type Refusal = {
  readonly status: number;
  /** Null when the body names none. */
  readonly code: string | null;
  /** The platform's own words, or the beginning of a body that is not JSON; may be empty. */
  readonly text: string;
  /** The body when it is a JSON object, else empty. */
  readonly body: Readonly<Record<string, unknown>>;
};

/** Reads the body of an error as far as it can be read; `value` is its JSON, or undefined when it has none. */
export function toRefusal(status: number, value: unknown, raw: string, profile: Profile): Refusal {
  const body = isObject(value) ? value : {};
  const says = profile.errorTextFields
    .map((field) => body[field])
    .find((text) => typeof text === 'string' && text !== '');
  return { status, code: textOrNull(body['code']), text: excerpt(typeof says === 'string' ? says : raw), body };
}

/** The references that the platform does not know, as `kind "value"`. */
export function missingReferences({ body }: Refusal): { kind: string; value: string }[] {
  const list = body['missing_references'];
  if (!Array.isArray(list)) return [];
  return list
    .filter(isObject)
    .map(({ kind, value }) => ({ kind: textOrNull(kind) ?? 'reference', value: textOrNull(value) ?? '' }));
}
