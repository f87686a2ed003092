import { join } from 'node:path';
import { build } from 'rolldown';
import manifest from '../../package.json' with { type: 'json' };
import { lateBuiltins } from './builtins.ts';
import { Chunks } from './chunks.ts';
import { clientChunk, declarations } from './library.ts';
import { type Files, root, writeFiles } from '../files.ts';
import { licences, packageName, packageRoots } from '../release/licences.ts';
import { sbom } from '../release/sbom.ts';
import { smallUndici } from './undici.ts';

/** Where nothing but the output of this script may stand. */
export const bundledGlobs = ['dist/**'];

/** What becomes a program, or an entry of the library, of its own, by its name in dist. */
const programs = { main: 'src/cli/main.ts', action: 'src/action.ts', sandbox: 'src/client/sandbox.ts' };

// A library of ours is one chunk together with what it brings; undici, which others bring too, stays out of theirs.
const undici = { name: 'undici', test: (id: string) => packageName(id) === 'undici', priority: 101 };
const libraries = { debugName: 'libraries', name: (id: string) => ours(packageName(id)), priority: 100 };
const ours = (name = ''): string | null => {
  // Small ones, for questions and for versions in the sandbox.
  if (['@clack/prompts', 'semver', '@renovatebot/pep440'].includes(name)) return 'small-libraries';
  if (name.startsWith('@octokit/')) return 'octokit';
  return name in manifest.devDependencies ? name : null;
};

/** The programs and the library, one chunk a library of others, few of ours, the licences and the SBOM: the same bytes from any folder, Node and time zone. */
export async function bundle(input: Record<string, string> = programs): Promise<Files> {
  const chunks = new Chunks(programs.main);
  const { output } = await build({
    cwd: root,
    input,
    platform: 'node',
    // A library that brings an undici of its own is led to ours, where scripts/bundle/undici.ts sees it: one dispatcher for the process.
    resolve: {
      alias: {
        undici: join(root, 'node_modules/undici'),
      },
    },
    plugins: [smallUndici, lateBuiltins, chunks.plugin],
    // Any other warning is an error. How long a plugin takes is a matter of the machine, and what is imported in two ways shares a chunk with others.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    onLog: (_, log) => {
      throw new Error(log.message);
    },
    output: {
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: ({ name, moduleIds }) =>
        `chunks/${moduleIds.length === 0 ? 'passed-on-' : ''}${name.replace('@', '').replace('/', '-')}.js`,
      codeSplitting: { groups: [undici, libraries, ...chunks.groups] },
      minifyInternalExports: false,
      // They stand in src and in the libraries; what a licence wants kept stays.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
    write: false,
  });
  const files = new Map<string, string>();
  const roots = new Set<string>();
  for (const file of [...output, await clientChunk()]) {
    if (file.type !== 'chunk') throw new Error(`${file.fileName} is no code`);
    if (file.fileName === 'main.js') files.set('dist/cli.js', launcher(manifest.engines.node));
    else files.set(`dist/${file.fileName}`, isOurs(file.moduleIds) ? inAscii(file.code) : file.code);
    for (const id of file.moduleIds) packageRoots(id).forEach((at) => roots.add(at));
  }
  for (const [path, text] of await declarations()) files.set(path, text);
  return new Map([...files, ['dist/THIRD-PARTY-LICENSES.txt', licences(roots)], ['dist/sbom.cdx.json', sbom(roots)]]);
}

const isOurs = (modules: readonly string[]): boolean => modules.every((id) => packageName(id) === undefined);

/** The same code: V8 holds a text with any other character at two bytes each, and takes longer to read all of it. */
const inAscii = (code: string): string =>
  code.replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * What starts `run` of src/cli/main.ts. Old syntax only: an older Node must reach the sentence rather than a syntax error of the program.
 * Each file on the way to the program makes every command start half a millisecond later.
 */
function launcher(range: string): string {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(range) ?? [];
  if (major === undefined) throw new Error(`engines.node is ${range}, not >=MAJOR.MINOR`);
  return `#!/usr/bin/env node
var version = process.versions.node.split('.').map(Number);
if (version[0] < ${major} || (version[0] === ${major} && version[1] < ${minor})) {
  process.stderr.write('ifmatch needs Node.js ${major}.${minor} or newer, and this is ' + process.versions.node + '.\\n');
  process.exitCode = 64;
} else {
  // Compiled code is kept beside the code that it was made of: who can write here can change that as well. A job starts on a fresh machine.
  if (!process.env.CI) {
    process.getBuiltinModule('node:module').enableCompileCache(import.meta.dirname + '/../node_modules/.cache/ifmatch');
  }
  process.exitCode = 1; // where the program never comes to its end
  import('./chunks/start.js').then((program) => program.run(process, import.meta.dirname));
}
`;
}

if (import.meta.main) writeFiles(bundledGlobs, await bundle());
