import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { root } from './files.ts';

/** Modules of ours that most runs of a short command never call, though they import them. Each exports functions only, and is imported by a name of its own. */
const late = [
  'src/cli/options-of-others.ts',
  'src/files/shape/guard-errors.ts',
  'src/files/yaml/parse-any.ts',
  'src/files/yaml/locate-any.ts',
  'src/render/terminal/platform-paragraphs.ts',
  'src/render/yaml/print-any.ts',
];

/** Their ids: no import leads to them. */
export const lateIds: readonly string[] = late.map((path) => join(root, path));

/**
 * Loads what runs rarely when it is first called, and not when it is imported: for files of plain YAML, js-yaml alone is a quarter of all
 * that `validate` would read. Node's `require` loads a module at once, so the callers need not wait for anything.
 */
export const lateModules: Plugin = {
  name: 'late-modules',
  buildStart() {
    for (const path of late)
      this.emitFile({ type: 'chunk', id: join(root, path), fileName: `chunks/${chunkName(path)}` });
  },
  async resolveId(source, importer, { kind }) {
    const path = late.find((one) => basename(one) === basename(source));
    if (path === undefined || importer === undefined || kind !== 'import-statement') return null;
    const found = await this.resolve(source, importer, { skipSelf: true, kind });
    return found?.id === join(root, path) ? { id: `${mark}${path}`, moduleSideEffects: false } : null;
  },
  load(id) {
    return id.startsWith(mark) ? { code: stub(id.slice(mark.length)), moduleType: 'js' } : null;
  },
};

/** Whether a module only stands for one that comes later. It loads that from the folder of the chunks, and so belongs there itself. */
export const isStub = (id: string): boolean => id.startsWith(mark);

const mark = '\0late ';
const chunkName = (path: string): string => `late-${basename(path, '.ts')}.js`;

function stub(path: string): string {
  const load = `let loaded;
const load = () => loaded ??= process.getBuiltinModule('node:module').createRequire(import.meta.url)('./${chunkName(path)}');`;
  return [
    load,
    ...functionsOf(path).map((name) => `export const ${name} = (...args) => load().${name}(...args);`),
  ].join('\n');
}

/** The functions that a module exports; throws when it exports anything else but types. */
function functionsOf(path: string): string[] {
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const exported = lines.filter((line) => line.startsWith('export ') && !line.startsWith('export type '));
  return exported.map((line) => {
    const name = /^export (?:function (\w+)[(<]|const (\w+) = (?:<[^>]*>)?\()/.exec(line)?.slice(1).find(Boolean);
    if (name === undefined) throw new Error(`${path} is loaded late, but does not only export functions: ${line}`);
    return name;
  });
}
