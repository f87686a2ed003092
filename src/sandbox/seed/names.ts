/** Maximum number of findings of a seed. */
export const maxFindings = 5_000_000;

/** The seeds by name, with their descriptions for help texts. */
export const seedDescriptions = {
  acme: 'an organization with about 50 repositories and 2,000 findings',
  'acme:<number>': `the same with this many findings, up to ${String(maxFindings)}`,
  empty: 'the same organization without policies and findings',
  globex: 'as acme; token of a deployment that is not migrated: v2 policies answer 403, v1 policies are listed',
  initech: 'as acme; token of a deployment without the product secrets, which answers 404',
  hooli: 'as acme; token of a deployment whose id does not fit a JavaScript number',
} as const;
