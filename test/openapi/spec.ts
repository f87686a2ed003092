import type { Facts, Side } from './facts.ts';
import { readData } from './document.ts';

type Section = {
  readonly section: string;
  readonly as: Side;
  readonly at: readonly string[];
  readonly rows: Readonly<Record<string, Facts>>;
};

/** A row of the specification: a field, where it stands in the document, and what must stand there. */
export type Row = {
  readonly section: string;
  readonly as: Side;
  readonly pointers: readonly string[];
  readonly facts: Facts;
};

export const sections = readData('test/openapi/spec-rows.yaml') as readonly Section[];

export const rows: readonly Row[] = sections.flatMap(({ section, as, at, rows: fields }) =>
  Object.entries(fields).map(([field, facts]) => ({
    section,
    as,
    facts,
    pointers: at.map((base) => `${base}/${field}`),
  })),
);

export type Endpoint = {
  readonly request: string;
  readonly id: string;
  readonly path: readonly string[];
  readonly query?: readonly string[];
  readonly header?: string;
  readonly body?: string;
  readonly answer: string;
  readonly security?: readonly string[];
  readonly maturity?: 'beta' | 'experimental';
  readonly deprecated?: boolean;
  readonly says?: readonly string[];
  readonly refusals?: Readonly<Record<string, string>>;
};

/** The endpoints by their number in the specification. */
export const endpoints = readData('test/openapi/spec-operations.yaml') as Readonly<Record<string, Endpoint>>;

export type NotShown = {
  readonly what: string;
  readonly open?: readonly string[];
  readonly said?: readonly string[];
  readonly else?: string;
};

export const notShown = readData('test/openapi/not-shown.yaml') as readonly NotShown[];

type Reasoned = { readonly why: string };

type Additions = {
  readonly operations: Readonly<Record<string, Omit<Endpoint, 'id'> & Reasoned>>;
  readonly maturity: Readonly<Record<string, string>>;
  readonly security: Readonly<Record<string, readonly string[]>>;
  readonly statuses: readonly number[];
  readonly required: Readonly<Record<string, Reasoned & { readonly fields: readonly string[] }>>;
  readonly stricter: readonly (Reasoned & {
    readonly at: string;
    readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  })[];
};

export const additions = readData('test/openapi/additions.yaml') as Additions;

const allowances = Map.groupBy(
  additions.stricter.flatMap(({ at, fields }) =>
    Object.entries(fields).map(([field, limits]) => ({ pointer: `${at}/${field}`, limits })),
  ),
  ({ pointer }) => pointer,
);

/** What additions.yaml allows at a pointer. */
export const allowedAt = (pointer: string): Readonly<Record<string, unknown>> =>
  Object.assign({}, ...(allowances.get(pointer) ?? []).map(({ limits }) => limits)) as Record<string, unknown>;

/** Pointers of additions.yaml that belong to no row, so that nothing checks them. */
export function strayAllowances(): string[] {
  const known = new Set(rows.flatMap(({ pointers }) => pointers.flatMap((pointer) => [pointer, `${pointer}/items`])));
  return [...allowances.keys()].filter((pointer) => !known.has(pointer));
}
