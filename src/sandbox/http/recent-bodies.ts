const mostEntries = 8;
const mostBytes = 64 * 1024;

type Entry = { readonly target: string; readonly bytes: Buffer; readonly body: object };

/**
 * The small bundles that came last and had the right shape. A bundle is previewed again and again in the same bytes, and to parse and
 * check them takes longer than all the rest. What is remembered follows from the bytes and the target alone: whether the platform takes
 * such a bundle, and what it would change, is found out anew each time.
 */
export class RecentBodies {
  private entries: readonly Entry[] = [];

  /** What was kept for these bytes. Nobody may change it. */
  find(target: string, bytes: Buffer): object | undefined {
    return this.entries.find((entry) => entry.target === target && entry.bytes.equals(bytes))?.body;
  }

  keep(target: string, bytes: Buffer, body: object): void {
    if (bytes.length > mostBytes) return;
    // A copy, since `bytes` may be a small part of what the socket read.
    this.entries = [{ target, bytes: Buffer.from(bytes), body }, ...this.entries.slice(0, mostEntries - 1)];
  }
}
