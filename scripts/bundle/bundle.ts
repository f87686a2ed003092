import { join } from 'node:path';
import { build, type OutputChunk, type Plugin } from 'rolldown';
import manifest from '../../package.json' with { type: 'json' };
import { type Files, replaceFiles, root } from '../files.ts';
import { licencesOf, packageRoots } from '../release/licences.ts';
import { declarations } from './declarations.ts';

/** Files that match contain only the output of this script. */
export const bundledGlobs = ['dist/**'];

/**
 * Builds the programs, the library and the licences, reproducibly: the same bytes in any folder and time zone. The programs are CommonJS, as
 * `dist/package.json` says, since that starts 8 ms faster: an ES module that imports one of Node's own modules loads all of its dependencies.
 */
export async function bundle(): Promise<Files> {
  const programs = await buildChunks(
    { cli: 'src/cli.ts', action: 'src/action.ts', sandbox: 'src/client/sandbox.ts' },
    'cjs',
  );
  const library = await buildChunks({ client: 'src/client/client.ts' }, 'esm');
  const chunks = [...programs, ...library];
  const packages = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(packageRoots)));
  return new Map([
    ['dist/package.json', '{ "type": "commonjs" }\n'],
    ...chunks.map(({ fileName, code }) => [`dist/${fileName}`, code] as const),
    ...(await declarations()),
    ['dist/THIRD-PARTY-LICENSES.txt', licencesOf(packages)],
  ]);
}

/**
 * Removes the ability of commander to start other programs as subcommands. ifmatch has none, and loading `node:child_process` takes 3 of the 35 ms of a short
 * command.
 */
const withoutSubprograms: Plugin = {
  name: 'no-programs-as-subcommands',
  transform: {
    filter: { id: /[\\/]commander[\\/]lib[\\/]command\.js$/ },
    handler: (code) => code.replace("import childProcess from 'node:child_process';", ''),
  },
};

async function buildChunks(input: Record<string, string>, format: 'cjs' | 'esm'): Promise<OutputChunk[]> {
  const extension = format === 'esm' ? 'mjs' : 'js';
  const { output } = await build({
    cwd: root,
    input,
    platform: 'node',
    resolve: {
      alias: {
        undici$: join(root, 'scripts/bundle/undici.js'),
        // The build of yaml for Node reads the environment for every token, and does not consist of ES modules.
        yaml$: join(root, 'node_modules/yaml/browser/dist/index.js'),
        // The main file of jsonc-parser is UMD, which bundlers cannot resolve.
        'jsonc-parser$': join(root, 'node_modules/jsonc-parser/lib/esm/main.js'),
      },
    },
    // Loading these packages has no side effects, although they do not declare it. This leaves out the OpenID Connect client of @actions/core.
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@actions[\\/]/, sideEffects: false }] },
    // Makes undici leave out its experimental HTTP parser: 190 kB.
    transform: { define: { esbuildDetection: 'true' } },
    plugins: [withoutSubprograms],
    // All other warnings are errors. Plugin times depend on the machine, and a module may be imported both statically and dynamically.
    checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
    onLog: (_, log) => {
      throw new Error(log.message);
    },
    output: {
      format,
      entryFileNames: `[name].${extension}`,
      chunkFileNames: `chunks/[name].${extension}`,
      // One file for what every command loads, and one for what `validate` and its output load in addition, save 5 ms. The operations of `api` stay out of
      // the first one, since no other command needs these 430 kB.
      codeSplitting: {
        groups: [
          { name: 'start', test: /[\\/]src[\\/]cli[\\/](?:main\.ts|commands[\\/](?!api-operations))/, priority: 2 },
          { name: 'validate', test: /[\\/]src[\\/].*[\\/](?:validate|frame)\.ts$/, priority: 1 },
        ],
      },
      banner: ({ name, isEntry }) => (isEntry && name === 'cli' ? launcher(manifest.engines.node) : ''),
      // Keeps only legal comments.
      comments: { legal: true, annotation: false, jsdoc: false },
    },
    write: false,
  });
  return output.map((file) => {
    if (file.type !== 'chunk') throw new Error(`${file.fileName} is not code`);
    return file;
  });
}

/** The first lines of `dist/cli.js`, in old syntax, so that an older Node prints a message instead of a syntax error. */
function launcher(range: string): string {
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(range) ?? [];
  if (major === undefined) throw new Error(`engines.node is ${range}, not >=MAJOR.MINOR`);
  return `#!/usr/bin/env node
var version = process.versions.node.split('.').map(Number);
if (version[0] < ${major} || (version[0] === ${major} && version[1] < ${minor})) {
  require('fs').writeSync(2, 'ifmatch needs Node.js ${major}.${minor} or newer, and this is ' + process.versions.node + '.\\n');
  process.exit(64);
}
// The cache is inside the package, so whoever can write it could change the code itself. A CI job has a new machine, where writing the cache only costs time.
if (!process.env.CI) require('node:module').enableCompileCache(__dirname + '/../node_modules/.cache/ifmatch');
`;
}

if (import.meta.main) replaceFiles(bundledGlobs, await bundle());
