import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './files.ts';
import { isStub, lateIds } from './late-modules.ts';

/** What the command that people run on every save needs, beside what every command does. */
const frequent = ['src/commands/validate.ts', 'src/render/terminal.ts'];

type Entries = { readonly cli: string; readonly action: string };
type Closure = (from: readonly string[]) => Set<string>;

/**
 * Tells which modules every command needs, and which `validate` does: each becomes one chunk, for finding and opening a file takes longer than
 * running most of what is in it. What the action may run too is a chunk of its own: the rest of every command brings all commands with it.
 */
export class Paths {
  readonly plugin: Plugin;
  private every: Set<string> = new Set();
  private often: ReadonlySet<string> = new Set();
  private inAction: ReadonlySet<string> = new Set();

  constructor({ cli, action }: Entries) {
    const closures = (needed: Closure, reached: Closure): void => {
      this.every = needed([join(root, cli)]);
      this.often = needed(frequent.map((path) => join(root, path)));
      this.inAction = reached([join(root, action), ...lateIds]);
    };
    this.plugin = {
      name: 'paths',
      buildEnd() {
        const needed = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
        const later = (id: string): readonly string[] => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        closures(
          (from) => closureOf(from, needed),
          (from) => closureOf(from, (id) => [...needed(id), ...later(id)]),
        );
      },
    };
  }

  /** The chunk that a module belongs into; null when it is on no path. */
  chunkOf(id: string): 'start' | 'cli-and-action' | 'validate' | null {
    if (this.every.has(id)) return this.inAction.has(id) ? 'cli-and-action' : 'start';
    return this.often.has(id) || isStub(id) ? 'validate' : null;
  }
}

/** The modules that some import, themselves included. */
export function closureOf(from: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const known = new Set(from);
  for (const id of known) for (const imported of importsOf(id)) known.add(imported);
  return known;
}
