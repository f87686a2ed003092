import { isObject } from '../../domain/json.ts';
import type { Preview, Rejection } from '../../domain/preview.ts';
import type { ValidationError } from '../../generated/types.ts';
import type { Profile } from '../profile.ts';
import { missingReferences, type Refusal } from './refusal.ts';
import { textOrNull } from './untyped.ts';

/** A validation error in our words; its context becomes text to text. */
export function tidyRejection({ code, message, policy_slug: slug, context }: ValidationError): Rejection {
  return { code, message: message ?? '', policySlug: textOrNull(slug), context: toTexts(context) };
}

/**
 * The rejections in a dry run's 4xx, or null when it is about something else. Older platforms answer an invalid bundle so; a state
 * version does not come with it.
 */
export function rejectedPreview(refusal: Refusal, profile: Profile): Preview | null {
  const { status, code, body } = refusal;
  if (status < 400 || status >= 500) return null;
  const listed = body['validation_errors'];
  const errors = Array.isArray(listed) ? listed.filter(isValidationError) : [];
  const rejections = errors.length > 0 ? errors.map(tidyRejection) : fromCode(code, refusal, profile);
  return rejections.length === 0 ? null : { stateVersion: '', creates: [], updates: [], deletes: [], rejections };
}

function isValidationError(value: unknown): value is ValidationError {
  return isObject(value) && textOrNull(value['code']) !== null && typeof (value['message'] ?? '') === 'string';
}

/** A body with one code says it once, and once for each reference that is missing. */
function fromCode(code: string | null, refusal: Refusal, { rejectionCodes }: Profile): Rejection[] {
  if (code === null || !rejectionCodes.includes(code)) return [];
  const { text: message, body } = refusal;
  const companion = textOrNull(body['missing_companion']);
  const context = { ...toTexts(body['context']), ...(companion === null ? {} : { missing_companion: companion }) };
  const rejection = { code, message, policySlug: textOrNull(body['policy_slug']), context };
  const missing = missingReferences(refusal);
  if (missing.length === 0) return [rejection];
  return missing.map((reference) => ({ ...rejection, context: { ...context, ...reference } }));
}

function toTexts(context: unknown): Readonly<Record<string, string>> {
  if (!isObject(context)) return {};
  const entries = Object.entries(context).filter(([, value]) => value !== null);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}
