import type { Quirks } from '../quirks.ts';

/** The field that nobody knows yet. */
const novelty = { name: 'introduced_in', value: { release: 'next' } } as const;

/** Data of the user: a field more or less in them would be other data. */
const opaque = ['config', 'context', 'key'];

/** Tells of an answer as another platform might: the same meaning in another form. */
export function quirkyJson(value: unknown, quirks: Quirks): unknown {
  const fills = quirks.has('nulls') || quirks.has('blanks');
  return fills || quirks.has('sparse-lists') || quirks.has('unknown-fields') ? reshape(value, quirks) : value;
}

/** A bundle as it is sent to this platform: what it answered, in whatever form, can be sent back. */
export function fromQuirkyJson(body: unknown, lists: readonly string[], quirks: Quirks): unknown {
  if (![...quirks].some((quirk) => forms.includes(quirk)) || !isRecord(body) || !isRecord(body['bundle'])) return body;
  const bundle = plain(body['bundle'], quirks) as Record<string, unknown>;
  if (!leavesOut(quirks)) return { ...body, bundle };
  return { ...body, bundle: { ...Object.fromEntries(lists.map((list) => [list, []])), ...bundle } };
}

const forms: readonly string[] = ['sparse-lists', 'nulls', 'blanks', 'unknown-fields'];
const leavesOut = (quirks: Quirks): boolean => quirks.has('sparse-lists') || quirks.has('nulls');

function plain(value: unknown, quirks: Quirks): unknown {
  if (Array.isArray(value)) return value.map((one) => plain(one, quirks));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value)
    .filter(([key, one]) => !isFiller(key, one, quirks))
    .map(([key, one]) => [key, opaque.includes(key) ? one : plain(one, quirks)]);
  // A policy without actions.
  const lists = 'filters' in value && leavesOut(quirks) ? { actions: [] } : {};
  return { ...lists, ...Object.fromEntries(entries) };
}

const isFiller = (key: string, value: unknown, quirks: Quirks): boolean =>
  (key === novelty.name && quirks.has('unknown-fields')) ||
  (value === null && quirks.has('nulls')) ||
  (value === '' && key.startsWith('project') && quirks.has('blanks'));

function reshape(value: unknown, quirks: Quirks): unknown {
  if (Array.isArray(value)) return value.map((one) => reshape(one, quirks));
  if (!isRecord(value)) return value === '' && quirks.has('nulls') ? null : value;
  const entries = Object.entries({ ...unused(value, quirks), ...value }).flatMap(([key, one]) =>
    reshapeField(key, one, quirks),
  );
  return Object.fromEntries(quirks.has('unknown-fields') ? [...entries, [novelty.name, novelty.value]] : entries);
}

function reshapeField(key: string, value: unknown, quirks: Quirks): [string, unknown][] {
  if (opaque.includes(key)) return [[key, value]];
  if (!Array.isArray(value) || value.length > 0) return [[key, reshape(value, quirks)]];
  if (quirks.has('sparse-lists')) return [];
  return [[key, quirks.has('nulls') ? null : value]];
}

/** Fields that an object could have and does not use. */
function unused(value: Record<string, unknown>, quirks: Quirks): Record<string, unknown> {
  if ('rule_type' in value && (quirks.has('nulls') || quirks.has('blanks'))) {
    const nothing = quirks.has('blanks') ? '' : null;
    return { project: nothing, project_tag_name: nothing };
  }
  return 'kind' in value && 'key' in value && quirks.has('nulls') ? { before: null, after: null } : {};
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
