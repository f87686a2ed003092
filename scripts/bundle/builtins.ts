import { isBuiltin } from 'node:module';
import { relative } from 'node:path';
import { type Plugin, RUNTIME_MODULE_ID } from 'rolldown';
import { root } from '../files.ts';
import { packageName } from '../release/licences.ts';

/**
 * Takes what is used of Node's own modules by `process.getBuiltinModule`. An `import` asks a module for each of its exports, and so loads what
 * it would load only when needed: for `node:process`, `node:fs` and `node:util` together that is a third of the time in which a short command
 * starts.
 */
export const lateBuiltins: Plugin = {
  name: 'late-builtins',
  resolveId(source, importer, { kind }) {
    if (kind !== 'import-statement' || !isBuiltin(source) || importer === RUNTIME_MODULE_ID) return null;
    // One for each library and module of ours: what one of them takes must not be taken where another one is needed.
    // By a path within the repository, since the bundle names it in a comment and must be the same wherever it is built.
    const by = importer === undefined ? '' : (packageName(importer) ?? relative(root, importer));
    return { id: `${mark}${source} ${by}`, moduleSideEffects: false };
  },
  load(id) {
    if (!id.startsWith(mark)) return null;
    const [name = '', by = ''] = id.slice(mark.length).split(' ');
    const get = `process.getBuiltinModule('${name}')`;
    const keys = Object.keys(process.getBuiltinModule(name) ?? {}).filter((key) => key !== 'default');
    const isLate = lateWholes.some(([library, what]) => library === by && what === name);
    return { code: isLate ? whenUsed(get) : atOnce(get, keys), moduleType: 'js' };
  },
};

const mark = '\0builtin ';

/** What a library imports as a whole and mostly does not use: commander starts other programs for some commands, and ours has none of those. */
const lateWholes: readonly (readonly [string, string])[] = [['commander', 'node:child_process']];

/** What nobody imports of it is left out by the bundler. */
const atOnce = (get: string, keys: readonly string[]): string =>
  [
    `export default ${get};`,
    ...keys.map((key) => `export const ${key} = /* @__PURE__ */ (() => ${get}.${key})();`),
  ].join('\n');

const whenUsed = (get: string): string => `export default new Proxy({}, { get: (_, key) => ${get}[key] });`;
