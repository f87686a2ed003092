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
