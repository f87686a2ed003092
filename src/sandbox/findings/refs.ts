import type { Store } from '../store/store.ts';
import type { Words } from './resolve.ts';

/** Ids of refs by their names. There are as many refs as pull requests, so they are not kept in memory. */
export function refsOf(store: Store, names: Words): number[] | undefined {
  if (names === undefined) return undefined;
  return store.refsNamed({ names: JSON.stringify(names) }).map(({ id }) => id);
}
