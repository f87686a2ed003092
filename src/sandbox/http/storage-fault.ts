import { Fault } from '../fault.ts';

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html), what to answer, and what to do about each. */
const words: Readonly<Record<number, readonly [status: number, says: string, fix: string]>> = {
  5: [503, "Another program holds the sandbox's database", 'Let it end, then send it again.'],
  10: [507, 'The disk of the sandbox failed', 'Look at the disk and its free space, then send it again.'],
  11: [507, "The sandbox's database is damaged", 'Stop the sandbox, and restore a copy of its file.'],
  13: [507, 'The disk of the sandbox is full', 'Make space, then send it again.'],
};

/** A failure of the database's file as an answer; null for any other error. The transaction that met it was undone. */
export function storageFault(error: unknown): Fault | null {
  const { errcode } = error as { readonly errcode?: unknown };
  const known = typeof errcode === 'number' ? words[errcode & 0xff] : undefined;
  if (known === undefined) return null;
  const [status, says, fix] = known;
  return new Fault(
    status,
    `${says} (${error instanceof Error ? error.message : String(error)}). Nothing was written. ${fix}`,
  );
}
