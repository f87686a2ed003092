import { DatabaseSync } from 'node:sqlite';

export type Kind = 'remediation' | 'code' | 'secrets';
export const kinds: readonly [Kind, ...Kind[]] = ['remediation', 'code', 'secrets'];

/** A PUT that reached the platform, as the platform's database has it. */
export type LoggedPut = {
  readonly kind: Kind;
  readonly ifMatch: string | null;
  readonly status: number;
  readonly stateVersion: string | null;
  /** The whole content of the bundle at the commit, as `textOf` writes it; null if nothing was committed. */
  readonly content: string | null;
};

/** Every PUT that reached the platform, with the bundle that it wrote. */
export type PutLog = {
  /** The PUTs after the first `from`, oldest first. */
  entries(from: number): LoggedPut[];
  /** The number of PUTs. */
  readonly length: number;
  close(): void;
};

/**
 * Opens the database of a sandbox beside it and adds a trigger that keeps what each commit wrote: it runs within the transaction of the
 * PUT, so it can neither miss a commit nor see half of one.
 */
export function openPutLog(file: string): PutLog {
  const db = new DatabaseSync(file);
  db.exec(schema);
  const read = db.prepare(`
    SELECT kind, if_match AS ifMatch, status, state_version AS stateVersion, content
    FROM applies LEFT JOIN trust_journal ON apply_id = id WHERE id > ? ORDER BY id`);
  const count = db.prepare('SELECT coalesce(max(id), 0) AS n FROM applies');
  return {
    entries: (from) =>
      (read.all(from) as unknown as LoggedPut[]).map((entry) => ({
        ...entry,
        content: entry.content === null ? null : textOf(JSON.parse(entry.content) as Readonly<Record<string, unknown>>),
      })),
    get length() {
      return Number(count.get()?.['n']);
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

/** The content that the log has after a commit of exactly this bundle, whose policies have every field. */
export function textOf(bundle: Readonly<Record<string, unknown>>): string {
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
  return canonical({ policies: policies.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)), items, exceptions });
}

/** JSON with sorted keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
