type Numbers = readonly number[] | undefined;

/**
 * Which findings of a set; every field narrows. A list is ids or codes of `findings/codes.ts`: absent means any, empty means none. Times are
 * milliseconds. Removed findings are never among them.
 */
export type FindingFilter = {
  /** A row of `finding_sets`: one product of one deployment. */
  readonly set: number;
  /** From here on. */
  readonly since?: number | undefined;
  /** Before this. */
  readonly until?: number | undefined;
  /** Only those from the history of a repository, or only the others. */
  readonly historical?: boolean | undefined;
  /** Without those of archived repositories. */
  readonly current?: boolean | undefined;
} & { readonly [Name in keyof typeof columns]?: Numbers };

const columns = {
  ids: 'id',
  repositories: 'repository_id',
  rules: 'rule_id',
  refs: 'ref_id',
  files: 'file_id',
  components: 'component_id',
  packages: 'package_id',
  policies: 'policy_id',
  statuses: 'status',
  reasons: 'triage_reason',
  modes: 'policy_mode',
  verdicts: 'verdict',
  exposures: 'exposure',
  transitivities: 'transitivity',
  fixPrs: 'fix_pr',
  validationStates: 'validation_state',
} as const;

type List = keyof typeof columns;
const lists = Object.keys(columns) as List[];

export type Conditions = {
  /** Conditions on the table `findings`, joined by AND. */
  readonly sql: string;
  /** The values of the parameters in `sql`: all of them, and no others. */
  readonly bound: Readonly<Record<string, string | number>>;
};

/** A filter as SQL. `alias` is what the statement calls the table; the parameters are the same whatever it is. */
export function conditionsOf(filter: FindingFilter, alias = 'f'): Conditions {
  const given = lists.flatMap((list) => {
    const values = filter[list];
    return values === undefined ? [] : [conditionOn(list, values, alias)];
  });
  const texts = [
    `${alias}.set_id = :set`,
    ...(filter.since === undefined ? [] : [`${alias}.relevant_since >= :since`]),
    ...(filter.until === undefined ? [] : [`${alias}.relevant_since < :until`]),
    `${alias}.status <> 6`,
    ...(filter.historical === undefined ? [] : [`${alias}.historical = :historical`]),
    ...(filter.current === true ? [notArchived(alias)] : []),
    ...given.map(({ sql }) => sql),
  ];
  return {
    sql: texts.join(' AND '),
    bound: {
      set: filter.set,
      ...(filter.since === undefined ? {} : { since: filter.since }),
      ...(filter.until === undefined ? {} : { until: filter.until }),
      ...(filter.historical === undefined ? {} : { historical: filter.historical ? 1 : 0 }),
      ...Object.fromEntries(given.flatMap(({ bound }) => Object.entries(bound))),
    },
  };
}

const notArchived = (alias: string): string =>
  `${alias}.repository_id NOT IN (SELECT id FROM repositories WHERE archived = 1)`;

/** The condition of one list. */
export function conditionOn(list: List, values: readonly number[], alias = 'f'): Conditions {
  const [only] = values;
  const column = `${alias}.${columns[list]}`;
  // One value is compared three times as fast as a list of one, and an index by it is in the order of time.
  return values.length === 1 && only !== undefined
    ? { sql: `${column} = :${list}`, bound: { [list]: only } }
    : { sql: `${column} IN (SELECT value FROM json_each(:${list}))`, bound: { [list]: JSON.stringify(values) } };
}

/** Whether a list of it is empty, so that nothing has to be searched. */
export const matchesNothing = (filter: FindingFilter): boolean => lists.some((list) => filter[list]?.length === 0);
