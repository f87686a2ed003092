/** How another platform might behave where the specification leaves it open. Any of them go together. */
export const quirks = {
  'stale-is-412': 'a stale If-Match is answered with 412 and no code, not with 409',
  'deployment-versions': 'one state version for a whole deployment: each save of a bundle changes it for the others',
  'quoted-versions': 'state versions stand in double quotes',
  'odd-versions': 'state versions are long and full of punctuation',
  'wildcard-versions': 'the state version is always *',
  'no-reads': 'a bundle cannot be read with GET',
  'no-vocabulary': 'there is no vocabulary',
  'no-deployments': 'there is no list of deployments',
  'sparse-lists': 'a list that is empty is left out',
  nulls: 'unused fields and empty lists are null',
  blanks: 'the unused scope of an exception is an empty text',
  'unknown-fields': 'every object has one more field, which is ignored when it is sent back',
  'numeric-ids': 'ids of deployments are JSON numbers, as far as a number can hold them',
  'legacy-rejections': 'the dry run of an invalid bundle is answered with a 4xx',
  'comma-arrays': 'a list in a query is one value with commas, not a repeated key',
  'error-in-message': 'the text of an error stands under "message"',
  'error-in-detail': 'the text of an error stands under "detail"',
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
export const mostFindings = 5_000_000;

/** What each seed is, for a help text. */
export const seedWords = {
  acme: 'an organization with about 50 repositories and 2,000 findings',
  'acme:<number>': `the same with this many findings, up to ${String(mostFindings)}`,
  empty: 'the same organization without policies and findings',
  globex: 'as acme; token of a deployment that is not migrated: v2 policies answer 403, v1 policies are listed',
  initech: 'as acme; token of a deployment without the product secrets, which answers 404',
  hooli: 'as acme; token of a deployment whose id does not fit a JavaScript number',
} as const;
