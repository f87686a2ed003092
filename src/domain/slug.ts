/**
 * The slug that a platform gives to a policy whose files name none: the name in lower case, every run of other characters than
 * letters and digits as one hyphen. An assumption; a platform may do it otherwise, so whoever can also compares names.
 */
export function deriveSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
