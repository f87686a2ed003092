import type { PackageRow } from '../store/dimensions.ts';
import type { Store } from '../store/store.ts';
import { VersionRanks } from './version-ranks.ts';

/** All packages, and the order of their versions. */
export type Catalog = { readonly packages: readonly PackageRow[]; readonly ranks: VersionRanks };

const catalogs = new WeakMap<Store, Catalog>();

/** Read again only when packages were added: none is ever changed. */
export function catalogOf(store: Store): Catalog {
  const known = catalogs.get(store);
  if (known !== undefined && known.packages.length === store.packageCount({})?.count) return known;
  const packages = store.packages({});
  const catalog = { packages, ranks: new VersionRanks(packages) };
  catalogs.set(store, catalog);
  return catalog;
}
