/** A seed has at most so many findings in its deployment. */
export const mostFindings = 5_000_000;
/** Of more findings than these, a platform without a file is kept on the disk too. */
export const mostInMemory = 50_000;

/** What each seed is, for a help text. */
export const seedWords = {
  acme: 'an organisation with about 50 repositories and 2,000 findings',
  'acme:<number>': `the same with so many findings, up to ${String(mostFindings)}`,
  empty: 'the same organisation before anybody wrote a policy or scanned anything',
  globex:
    'as acme, and the token is for a deployment that is not migrated: v2 policies answer 403, v1 policies are listed',
  initech: 'as acme, and the token is for a deployment without the product secrets, which answers 404',
  hooli: 'as acme, and the token is for a deployment whose id does not fit a JavaScript number',
} as const;
