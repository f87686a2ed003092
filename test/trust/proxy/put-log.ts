import { DatabaseSync } from 'node:sqlite';

export type ShortKind = 'remediation' | 'code' | 'secrets';
export const shortKinds: readonly [ShortKind, ...ShortKind[]] = ['remediation', 'code', 'secrets'];

/** A PUT that reached the platform, from the platform's database. */
export type LoggedPut = {
  readonly kind: ShortKind;
  readonly ifMatch: string | null;
  readonly status: number;
  readonly stateVersion: string | null;
  /** The content of the bundle after the commit, as `toLoggedContent` writes it. Null if nothing was committed. */
  readonly content: string | null;
};

/** Every PUT that reached the platform, with the bundle that it wrote. */
export type PutLog = {
  /** The PUTs after the first `from`, oldest first. */
  putsAfter(count: number): LoggedPut[];
  /** The number of PUTs. */
  readonly length: number;
  close(): void;
};

/**
 * Opens the database of a running sandbox, and adds a trigger that stores what each commit wrote. The trigger runs in the transaction of the
 * PUT, so it neither misses a commit nor sees half of one.
 */
export function openPutLog(file: string): PutLog {
  const db = new DatabaseSync(file);
  db.exec(schema);
  const selectPuts = db.prepare(`
    SELECT kind, if_match AS ifMatch, status, state_version AS stateVersion, content
    FROM applies LEFT JOIN trust_journal ON apply_id = id WHERE id > ? ORDER BY id`);
  const selectCount = db.prepare('SELECT coalesce(max(id), 0) AS n FROM applies');
  return {
    putsAfter: (count) =>
      (selectPuts.all(count) as unknown as LoggedPut[]).map((put) => ({
        ...put,
        content:
          put.content === null ? null : toLoggedContent(JSON.parse(put.content) as Readonly<Record<string, unknown>>),
      })),
    get length() {
      return Number(selectCount.get()?.['n']);
    },
    close: () => db.close(),
  };
}

const schema = `
  PRAGMA busy_timeout = 60000;
  CREATE TABLE IF NOT EXISTS trust_journal (apply_id INTEGER PRIMARY KEY, content TEXT NOT NULL) STRICT;
  CREATE TRIGGER IF NOT EXISTS trust_journal_of_commits AFTER INSERT ON applies WHEN NEW.status = 200 BEGIN
    INSERT INTO trust_journal
      SELECT NEW.id, content FROM bundles WHERE deployment_id = NEW.deployment_id AND kind = NEW.kind;
  END`;

type Policy = {
  slug: string;
  name: string;
  description: string;
  active: boolean;
  filters: { mode: string; conditions: unknown };
  actions: unknown;
};

/** Returns the content that the log has after a commit of this bundle. Each of its policies must have all fields. */
export function toLoggedContent(bundle: Readonly<Record<string, unknown>>): string {
  const policies = ((bundle['policies'] ?? []) as Policy[]).map((policy) => ({
    slug: policy.slug,
    name: policy.name,
    description: policy.description,
    active: policy.active ? 1 : 0,
    mode: policy.filters.mode,
    conditions: policy.filters.conditions,
    actions: policy.actions,
  }));
  const items = ['disabled', 'rules', 'rulesets'].flatMap((list) =>
    ((bundle[list] ?? []) as string[]).toSorted().map((item) => `${list} ${item}`),
  );
  const exceptions = ((bundle['exceptions'] ?? []) as unknown[]).length;
  return toSortedJson({ policies: policies.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)), items, exceptions });
}

/** JSON with sorted keys. */
export function toSortedJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
