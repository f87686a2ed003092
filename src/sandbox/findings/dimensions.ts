import type { PackageRow, RepositoryRow, RuleRow, SourcingPolicyRow } from '../store/dimensions.ts';
import type { Store } from '../store/store.ts';
import type { RuleDetails } from './rule-details.ts';

export type Rule = Omit<RuleRow, 'details'> & {
  readonly details: RuleDetails;
  readonly categories: readonly string[];
};
export type Repository = RepositoryRow & { readonly tags: readonly string[] };

/** What findings refer to, by id. */
export type Dimensions = {
  readonly rules: ReadonlyMap<number, Rule>;
  readonly repositories: ReadonlyMap<number, Repository>;
  readonly packages: ReadonlyMap<number, PackageRow>;
  readonly policies: ReadonlyMap<number, SourcingPolicyRow>;
  /** Ids of components by their tag. */
  readonly components: ReadonlyMap<string, number>;
};

const known = new WeakMap<Store, Dimensions>();

/** Read once, for no operation changes it. Not before the database has its seed. */
export function dimensionsOf(store: Store): Dimensions {
  const dimensions = known.get(store) ?? load(store);
  known.set(store, dimensions);
  return dimensions;
}

function load(store: Store): Dimensions {
  const categories = Map.groupBy(store.ruleCategories({}), ({ rule_id }) => rule_id);
  const tags = Map.groupBy(store.repositoryTags({}), ({ repository_id }) => repository_id);
  const rules = store.rules({}).map((row) => ({
    ...row,
    details: JSON.parse(row.details) as RuleDetails,
    categories: (categories.get(row.id) ?? []).map(({ category }) => category),
  }));
  const repositories = store.repositories({}).map((row) => ({
    ...row,
    tags: (tags.get(row.id) ?? []).map(({ tag }) => tag),
  }));
  return {
    rules: byId(rules),
    repositories: byId(repositories),
    packages: byId(store.packages({})),
    policies: byId(store.sourcingPolicies({})),
    components: new Map(store.components({}).map(({ id, tag }) => [tag, id])),
  };
}

const byId = <Row extends { id: number }>(rows: readonly Row[]): ReadonlyMap<number, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The row that a finding refers to. */
export function referred<Row>(rows: ReadonlyMap<number, Row>, id: number): Row {
  const row = rows.get(id);
  if (row === undefined) throw new Error(`a finding refers to ${String(id)}, which is not there`);
  return row;
}
