/** What goes wrong with a request. Several may be set for one operation; each is used up in its turn. */
export type Fault =
  /** GitHub says no, and does nothing. */
  | { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  /** The connection breaks before GitHub did anything, or when it has done it but not answered. */
  | { readonly reset: 'before' | 'after' }
  /** The answer is cut off in the middle. */
  | { readonly truncated: true }
  /** The answer is a page of something in between, with status 200. */
  | { readonly html: string }
  /** Nothing is ever answered. */
  | { readonly silent: true }
  /** The answer comes late, in milliseconds. */
  | { readonly delay: number }
  /** Somebody does something just before GitHub reads the request, or just after it has done it. */
  | { readonly before: () => unknown }
  | { readonly after: () => unknown };

type Set = { readonly operation: string; readonly fault: Fault; left: number; skip: number };

export class Faults {
  readonly #set: Set[] = [];

  /** For the next `times` requests of an operation (`*`: of any), after the first `skip` ones. */
  add(operation: string, fault: Fault, { times = 1, skip = 0 }: { times?: number; skip?: number } = {}): void {
    this.#set.push({ operation, fault, left: times, skip });
  }

  /** Every fault that this request meets. */
  take(operation: string): Fault[] {
    const taken: Fault[] = [];
    for (const set of this.#set) {
      if (set.left <= 0 || (set.operation !== '*' && set.operation !== operation)) continue;
      if (set.skip > 0) set.skip -= 1;
      else {
        set.left -= 1;
        taken.push(set.fault);
      }
    }
    return taken;
  }

  clear(): void {
    this.#set.length = 0;
  }
}
