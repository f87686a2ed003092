import { UsageError } from '../../domain/usage-error.ts';
import type { Profile } from '../profile.ts';

/** A query, for lists in the way of the profile. Absent values and empty lists are left out. Throws UsageError for a comma in a list of commas. */
export function encodeQuery(query: object, arrays: Profile['arrays']): string {
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (value === undefined || value === null) return [];
    const values = [value].flat().map(String);
    if (!Array.isArray(value) || arrays === 'repeat') return values.map((text) => [name, text]);
    return values.length === 0 ? [] : [[name, joined(name, values)]];
  });
  return new URLSearchParams(pairs).toString();
}

function joined(name: string, values: readonly string[]): string {
  const torn = values.find((text) => text.includes(','));
  if (torn === undefined) return values.join(',');
  throw new UsageError(
    `${JSON.stringify(torn)} in ${name} holds a comma, so it cannot be in a list that is joined with commas. Repeat the keys of lists instead, if the platform takes that.`,
  );
}
