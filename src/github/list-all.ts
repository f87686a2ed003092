import { GitHubError } from '../domain/github.ts';
import type { Call, Parameters } from './call.ts';
import { items, type Spot } from './json.ts';
import type { OperationId } from './operations.ts';

/** The largest page that GitHub gives. */
export const pageSize = 100;
/** GitHub allows 2,500 comments on a pull request and compares up to 10,000 commits. */
const mostPages = 100;

export type Listing<T> = {
  readonly id: OperationId;
  readonly about: string | null;
  readonly parameters: Parameters;
  /** Where the list stands in an answer; the answer itself by default. */
  readonly find?: (spot: Spot) => Spot;
  readonly read: (spot: Spot) => T;
  /** How many are wanted; all by default. */
  readonly limit?: number;
};

/** A list, page by page. Pages are asked for by number: the address that an answer gives for the next one is not followed. Throws GitHubError. */
export async function listAll<T>(call: Call, listing: Listing<T>): Promise<T[]> {
  const { id, about, parameters, find = (spot) => spot, read, limit = Infinity } = listing;
  const all: T[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const numbered = page === 1 ? {} : { page };
    const asked = { ...parameters, per_page: Math.min(pageSize, limit), ...numbered };
    const { value, more } = await call(id, about, asked, (spot) => items(find(spot)).map(read));
    all.push(...value);
    if (!more || all.length >= limit) return all.slice(0, limit);
  }
  throw new GitHubError(`There are more than ${String(mostPages * pageSize)} of what was asked for (${id}).`, {
    hint: 'No way around this is known. Please report it.',
  });
}
