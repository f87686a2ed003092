import { SandboxError } from './errors.ts';

/** Variants that another platform might show where the specification leaves room. All can be combined. */
export const quirks = {
  'stale-is-412': 'a stale If-Match is answered with 412 and no code, not with 409',
  'deployment-versions': 'one state version for a whole deployment: each save of a bundle changes it for the others',
  'quoted-versions': 'state versions stand in double quotes',
  'odd-versions': 'state versions are long and full of punctuation',
  'wildcard-versions': 'the state version is always *',
  'no-reads': 'a bundle cannot be read with GET',
  'no-vocabulary': 'there is no vocabulary',
  'no-deployments': 'there is no list of deployments',
  'no-projects': 'there is no list of projects',
  'no-secrets': 'there is no list of findings of secrets',
  'sparse-lists': 'a list that is empty is left out',
  nulls: 'unused fields and empty lists are null, not left out',
  blanks: 'the unused scope of an exception is an empty text',
  'unknown-fields': 'every object has one more field, which is ignored when it is sent back',
  'text-ids': 'ids of deployments are texts, not JSON numbers',
  'legacy-rejections': 'the dry run of an invalid bundle is answered with a 4xx',
  'error-in-message': 'errors have their text in "message"',
  'error-in-detail': 'errors have their text in "detail"',
  'built-in-policies': 'two policies are built in: a bundle that deletes or renames one is rejected',
} as const satisfies Record<string, string>;

export type Quirk = keyof typeof quirks;

export type Quirks = ReadonlySet<Quirk>;

/** Throws SandboxError for a name that is no quirk. */
export function parseQuirks(names: readonly string[]): Quirks {
  const unknown = names.find((name) => !Object.hasOwn(quirks, name));
  if (unknown !== undefined) {
    throw new SandboxError(`There is no quirk "${unknown}". Known are: ${Object.keys(quirks).join(', ')}.`);
  }
  return new Set(names as Quirk[]);
}

/** The field that `unknown-fields` adds to every object. */
const unknownField = { name: 'introduced_in', value: { release: 'next' } } as const;

/** Fields whose content belongs to the user, so it must not be changed. */
const userDataFields = ['config', 'context', 'key'];

/** Rewrites a response as another platform might send it: equivalent, in another form. */
export const applyQuirks = (value: unknown, enabled: Quirks): unknown =>
  enabled.size === 0 ? value : rewriteJson(value, enabled);

function rewriteJson(value: unknown, enabled: Quirks): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteJson(item, enabled));
  if (!isRecord(value)) return value === '' && enabled.has('nulls') ? null : value;
  const entries = Object.entries({ ...unusedFields(value, enabled), ...value }).flatMap(
    ([key, field]): [string, unknown][] => {
      if (userDataFields.includes(key)) return [[key, field]];
      if (!Array.isArray(field) || field.length > 0) return [[key, rewriteJson(field, enabled)]];
      if (enabled.has('sparse-lists')) return [];
      return [[key, enabled.has('nulls') ? null : field]];
    },
  );
  return Object.fromEntries(
    enabled.has('unknown-fields') ? [...entries, [unknownField.name, unknownField.value]] : entries,
  );
}

/** Optional fields that an object could have and does not have, as null or empty text. */
function unusedFields(value: Record<string, unknown>, enabled: Quirks): Record<string, unknown> {
  // Exceptions, findings and diff entries, each recognized by a field that no other object has.
  if ('rule_type' in value && (enabled.has('nulls') || enabled.has('blanks'))) {
    const emptyValue = enabled.has('blanks') ? '' : null;
    return { project: emptyValue, project_tag_name: emptyValue };
  }
  if (!enabled.has('nulls')) return {};
  if ('match_based_id' in value) return Object.fromEntries(optionalFindingFields.map((name) => [name, null]));
  return 'kind' in value && 'key' in value ? { before: null, after: null } : {};
}

/** Optional fields of a finding. */
const optionalFindingFields = [
  'assistant',
  'external_ticket',
  'location',
  'reachable_condition',
  'rule_message',
  'sourcing_policy',
  'triage_comment',
  'triage_reason',
  'triaged_at',
];

/** A request body without the field that `unknown-fields` adds: clients may send it back. */
export const dropUnknownField = (body: unknown, enabled: Quirks): unknown =>
  enabled.has('unknown-fields')
    ? JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === unknownField.name ? undefined : value))
    : body;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
