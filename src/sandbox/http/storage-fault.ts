import { Fault } from '../fault.ts';

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html), and what to do about each. */
const words: Readonly<Record<number, readonly [says: string, fix: string]>> = {
  10: ['The disk of the sandbox failed', 'Look at the disk and its free space, then send it again.'],
  11: ["The sandbox's database is damaged", 'Stop the sandbox, and restore a copy of its file.'],
  13: ['The disk of the sandbox is full', 'Make space, then send it again.'],
};

/** A failure of the disk as an answer; null for any other error. The transaction that met it was undone. */
export function storageFault(error: unknown): Fault | null {
  const { errcode } = error as { readonly errcode?: unknown };
  const known = typeof errcode === 'number' ? words[errcode & 0xff] : undefined;
  if (known === undefined) return null;
  const [says, fix] = known;
  return new Fault(
    507,
    `${says} (${error instanceof Error ? error.message : String(error)}). Nothing was written. ${fix}`,
  );
}
