/** How other platforms might behave where the specification is open. All can be combined. */
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

/** The sandbox cannot start as it was asked to; the message says why and what to do. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/** A seed has at most so many findings in its deployment. */
export const maxFindings = 5_000_000;

/** What each seed is, for a help text. */
export const seedWords = {
  acme: 'an organization with about 50 repositories and 2,000 findings',
  'acme:<number>': `the same with this many findings, up to ${String(maxFindings)}`,
  empty: 'the same organization without policies and findings',
  globex: 'as acme; token of a deployment that is not migrated: v2 policies answer 403, v1 policies are listed',
  initech: 'as acme; token of a deployment without the product secrets, which answers 404',
  hooli: 'as acme; token of a deployment whose id does not fit a JavaScript number',
} as const;

/** The unknown field. */
const novelty = { name: 'introduced_in', value: { release: 'next' } } as const;

/** Data of the user: a field more or less in them would be other data. */
const opaque = ['config', 'context', 'key'];

/** Rewrites an answer as another platform might give it: the same meaning in another form. */
export const quirkyJson = (value: unknown, active: Quirks): unknown =>
  active.size === 0 ? value : reshape(value, active);

function reshape(value: unknown, active: Quirks): unknown {
  if (Array.isArray(value)) return value.map((one) => reshape(one, active));
  if (!isRecord(value)) return value === '' && active.has('nulls') ? null : value;
  const entries = Object.entries({ ...unused(value, active), ...value }).flatMap(([key, one]): [string, unknown][] => {
    if (opaque.includes(key)) return [[key, one]];
    if (!Array.isArray(one) || one.length > 0) return [[key, reshape(one, active)]];
    if (active.has('sparse-lists')) return [];
    return [[key, active.has('nulls') ? null : one]];
  });
  return Object.fromEntries(active.has('unknown-fields') ? [...entries, [novelty.name, novelty.value]] : entries);
}

/** Fields that an object could have and does not use. */
function unused(value: Record<string, unknown>, active: Quirks): Record<string, unknown> {
  if ('rule_type' in value && (active.has('nulls') || active.has('blanks'))) {
    const nothing = active.has('blanks') ? '' : null;
    return { project: nothing, project_tag_name: nothing };
  }
  if (!active.has('nulls')) return {};
  if ('match_based_id' in value) return Object.fromEntries(optionalOfFindings.map((name) => [name, null]));
  return 'kind' in value && 'key' in value ? { before: null, after: null } : {};
}

/** Fields that not every finding has. */
const optionalOfFindings = [
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

/** A body as it is sent to this platform: the unknown field may come back, and is ignored. */
export const fromQuirkyJson = (body: unknown, active: Quirks): unknown =>
  active.has('unknown-fields')
    ? JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === novelty.name ? undefined : value))
    : body;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
