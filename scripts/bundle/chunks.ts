import { join } from 'node:path';
import type { CodeSplittingGroup, OutputBundle, Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { root } from '../files.ts';

/** What starts each group of commands, below src. What only one of them reaches belongs to it. */
const starts: Readonly<Record<string, readonly string[]>> = {
  action: ['action.ts'],
  setup: ['commands/init.ts', 'commands/doctor.ts', 'commands/demo.ts', 'commands/sandbox.ts', 'cli/api.ts'],
};

/** What several of them reach is split by its folder. An import goes to an earlier folder only, and so to an earlier chunk. */
const stages: Readonly<Record<string, readonly string[]>> = {
  files: ['generated', 'util', 'domain', 'files'],
  // With `yaml`, for the commands that edit files.
  edit: ['files/edit'],
  plan: ['platform', 'plan', 'impact', 'apply', 'record'],
  report: ['report'],
  sandbox: ['sandbox'],
};

const order = ['base', 'start', 'validate', 'problems', ...Object.keys(stages), 'commands', ...Object.keys(starts)];

type ImportsOf = (id: string) => readonly string[];

/** Tells which chunk each module of ours belongs into: few and large ones, for finding a file takes longer than running most of what is in it. */
export class Chunks {
  readonly plugin: Plugin;
  /** In the order in which they may import each other: the bundler adds to each what it needs and none before it has. */
  readonly groups: readonly CodeSplittingGroup[] = order.map((name, index) => {
    return { name, test: (id) => this.chunkOf(id) === name, priority: order.length - index };
  });
  private start: ReadonlySet<string> = new Set();
  private validate: ReadonlySet<string> = new Set();
  private problems: ReadonlySet<string> = new Set();
  private reached: readonly (readonly [group: string, ids: ReadonlySet<string>])[] = [];

  constructor(cli: string) {
    const split = (needed: ImportsOf, reachable: ImportsOf): void => {
      // The help describes every command: their words lie together, whoever runs them.
      const main = source('cli/main.ts');
      const described = reachable(main).filter((id) => id.startsWith(source('cli/commands/')));
      // Commander ends a help with an error.
      this.start = closureOf([join(root, cli), source('cli/failure.ts'), ...described], needed);
      this.validate = closureOf([source('commands/validate.ts'), source('report/formats/terminal/frame.ts')], needed);
      // What a run loads with the first mistake.
      this.problems = closureOf(
        ['files/examine.ts', 'files/locate.ts', 'report/formats/terminal/problems.ts'].map(source),
        needed,
      );
      this.reached = Object.entries(starts).map(([name, from]) => [name, closureOf(from.map(source), reachable)]);
    };
    this.plugin = {
      name: 'chunks',
      buildEnd(error) {
        if (error !== undefined) return;
        const unknown = Object.values(starts)
          .flat()
          .find((path) => this.getModuleInfo(source(path)) === null);
        if (unknown !== undefined)
          throw new Error(`scripts/bundle/chunks.ts names src/${unknown}, which nothing imports`);
        const needed: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? [];
        split(needed, (id) => [...needed(id), ...(this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]);
      },
      generateBundle: (_, bundle) => importDirectly(bundle),
    };
  }

  /** The name of the chunk; null for a module of a library. */
  private chunkOf(id: string): string | null {
    // One finds the package by where it lies, and waits for what it imports; the other is no part of a program.
    if (id === source('action.ts') || id === source('client/sandbox.ts')) return null;
    const groups = this.reached.filter(([, ids]) => ids.has(id)).map(([name]) => name);
    // The action is no command, and must not load what describes those.
    if (this.start.has(id)) return groups.includes('action') ? 'base' : 'start';
    if (this.validate.has(id)) return 'validate';
    if (this.problems.has(id) && stageOf(id) !== null) return 'problems';
    const stage = stageOf(id);
    if (stage === null) return null;
    return groups.length === 1 && stage !== 'sandbox' ? (groups[0] ?? null) : stage;
  }
}

const source = (path: string): string => join(root, 'src/', path);

/** Null for what is not ours. What a module of ours takes of Node's has the path of that in its id. */
function stageOf(id: string): string | null {
  const [, path] = id.split(source(''));
  if (path === undefined) return null;
  const [folder = ''] = /^(?:files\/edit|[^/]+)/.exec(path.replaceAll('\\', '/')) ?? [];
  return Object.keys(stages).find((name) => stages[name]?.includes(folder)) ?? 'commands';
}

/** The modules that some import, themselves included. */
function closureOf(from: readonly string[], importsOf: ImportsOf): Set<string> {
  const known = new Set(from);
  for (const id of known) for (const imported of importsOf(id)) known.add(imported);
  return known;
}

/**
 * Leads each dynamic import to the chunk that holds the module. The bundler makes a file for each such module that lies in a chunk with others,
 * and all that stands in it is where the module is.
 */
function importDirectly(bundle: OutputBundle): void {
  const direct = new Map<string, string>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.moduleIds.length > 0) continue;
    const entries = parseSync(chunk.fileName, chunk.code).module.staticExports.flatMap((one) => one.entries);
    const [from = '', ...others] = new Set(entries.map(({ moduleRequest }) => moduleRequest?.value));
    if (others.length > 0) throw new Error(`${chunk.fileName} passes on more than one chunk`);
    const names = entries.map(
      ({ importName, exportName }) => [String(exportName.name), String(importName.name)] as const,
    );
    const renamed = names.some(([name, inChunk]) => name !== inChunk);
    const module = `{ ${names.map(([name, inChunk]) => `${name}: chunk.${inChunk}`).join(', ')} }`;
    direct.set(chunk.fileName, `import("${from}")${renamed ? `.then((chunk) => (${module}))` : ''}`);
    delete bundle[chunk.fileName];
  }
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    chunk.code = chunk.code.replaceAll(/\bimport\("\.\/([^"]+)"\)/g, (whole, file: string) => {
      const found = direct.get(`chunks/${file.replace('chunks/', '')}`);
      return found === undefined ? whole : found.replace('"./', file.startsWith('chunks/') ? '"./chunks/' : '"./');
    });
  }
}
