import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './files.ts';
import { isStub } from './late-modules.ts';

/** What the command that people run on every save needs, beside what every command does. */
const frequent = ['src/commands/validate.ts', 'src/render/terminal.ts'];

/**
 * Tells which modules every command needs, and which `validate` does: each becomes one chunk, for finding and opening a file takes longer than
 * running most of what is in it.
 */
export class Paths {
  readonly plugin: Plugin;
  private every: Set<string> = new Set();
  private often: ReadonlySet<string> = new Set();

  constructor(entry: string) {
    const closures = (closure: (from: readonly string[]) => Set<string>): void => {
      this.every = closure([join(root, entry)]);
      // It waits for the whole run, and a chunk that the run imports must not wait for it.
      this.every.delete(join(root, entry));
      this.often = closure(frequent.map((path) => join(root, path)));
    };
    this.plugin = {
      name: 'paths',
      buildEnd() {
        closures((from) => closureOf(from, (id) => this.getModuleInfo(id)?.importedIds ?? []));
      },
    };
  }

  /** The chunk that a module belongs into; null when it is on neither path. */
  chunkOf(id: string): 'start' | 'validate' | null {
    if (this.every.has(id)) return 'start';
    return this.often.has(id) || isStub(id) ? 'validate' : null;
  }
}

/** The modules that some import, themselves included; not those that they import later. */
function closureOf(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const known = new Set(from);
  for (const id of known) for (const imported of importsOf(id)) known.add(imported);
  return known;
}
