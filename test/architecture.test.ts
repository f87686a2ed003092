import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync, Visitor } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';

const order = [
  'generated',
  'util',
  'domain',
  'files',
  'platform',
  'plan',
  'prove',
  'impact',
  'apply',
  'report',
  'review',
  'github',
  'runtime',
  'commands',
] as const;
const inner = [...order, 'sandbox'];

/** What each part of `src` may import besides itself: every part to its left. The sandbox is a second opinion, so it imports `generated` alone. */
const mayImport: Record<string, readonly string[]> = {
  ...Object.fromEntries(order.map((part, index) => [part, order.slice(0, index)])),
  sandbox: ['generated'],
  runtime: [...order.slice(0, order.indexOf('runtime')), 'sandbox'],
  commands: [...order.slice(0, order.indexOf('commands')), 'sandbox'],
  client: ['generated', 'util', 'domain', 'files', 'platform', 'sandbox'],
  cli: inner,
  action: inner,
};

/** Where each library lives. One that is not named here may be imported nowhere. */
const homes: Record<string, readonly string[]> = {
  yaml: ['files'],
  '@marcbachmann/cel-js': ['files'],
  'jsonc-parser': ['files'],
  undici: ['platform'],
  commander: ['cli'],
  '@clack/prompts': ['runtime'],
  '@actions/core': ['action'],
  '@octokit/core': ['github'],
  '@octokit/request-error': ['github'],
  '@octokit/types': ['github'],
  diff: ['report'],
  semver: ['sandbox'],
  '@renovatebot/pep440': ['sandbox'],
  'node:http': ['sandbox'],
  'node:sqlite': ['sandbox'],
};

/** The files that may stand outside a folder. They, and the folder of the runtime, may speak to the process; the rest gets its effects from the runtime. */
const edges = ['cli.ts', 'action.ts'];
const isEdge = (path: string): boolean => edges.includes(path) || path.startsWith('runtime/');

/** The part of a path below `src`: the folder, or the file that stands alone. */
const partOf = (path: string): string => path.split('/')[0]!.replace(/\.ts$/, '');

/** Why a file must not import something, or null when it may. Paths are relative to `src`. */
function brokenWall(from: string, specifier: string): string | null {
  const broken = specifier.startsWith('.')
    ? wrongPart(from, join(dirname(from), specifier))
    : wrongHome(from, specifier);
  return broken && `${from} imports ${broken}`;
}

function wrongPart(from: string, target: string): string | null {
  if (target.startsWith('..')) return `${target}, which is not in src`;
  const [part, other] = [partOf(from), partOf(target)];
  return part === other || mayImport[part]?.includes(other) ? null : `${other}, which does not come before it`;
}

function wrongHome(from: string, specifier: string): string | null {
  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const home = homes[library] ?? [];
  if (home.includes(partOf(from)) || (library.startsWith('node:') && home.length === 0)) return null;
  return `${library}, which lives in ${home.join(' and ') || 'no part'}`;
}

type Source = { imports: string[]; loads: string[]; globals: string[]; functionLengths: number[]; lines: number };

/** What a file imports (types and dynamic imports too), what of it is loaded with the file, which of the guarded globals it touches, and how long its functions are. */
function inspect(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  const imports = module.staticImports.map((one) => one.moduleRequest.value);
  const loads = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map((one) => one.moduleRequest.value);
  const globals: string[] = [];
  const functionLengths: number[] = [];
  const measure = (node: { start: number; end: number }): void => {
    functionLengths.push(text.slice(node.start, node.end).split('\n').length);
  };
  const called = (node: { type: string; value?: unknown }): void => {
    imports.push(node.type === 'Literal' ? String(node.value) : '(a computed name)');
  };
  new Visitor({
    ExportNamedDeclaration: (node) => node.source && called(node.source),
    ExportAllDeclaration: (node) => called(node.source),
    ImportExpression: (node) => called(node.source),
    TSImportType: (node) => called(node.source),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: (node) => node.expression || measure(node),
    MemberExpression: ({ object }) => {
      if (object.type === 'Identifier' && /^(?:process|console)$/.test(object.name)) globals.push(object.name);
    },
  }).visit(program);
  return { imports, loads, globals, functionLengths, lines: text.trimEnd().split('\n').length };
}

const filesAmong = (from: string, imports: readonly string[]): string[] =>
  imports.filter((specifier) => specifier.startsWith('.')).map((specifier) => join(dirname(from), specifier));

/** The files that import themselves, by way of others. */
function circles(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const reachedFrom = (path: string): Set<string> => {
    const reached = new Set(imports.get(path));
    for (const next of reached) for (const target of imports.get(next) ?? []) reached.add(target);
    return reached;
  };
  return [...imports.keys()].filter((path) => reachedFrom(path).has(path));
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const root = join(import.meta.dirname, '../src');
const paths = globSync('**/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const all = new Map(paths.toSorted().map((path) => [path, inspect(path, readFileSync(join(root, path), 'utf8'))]));
const handwritten = new Map([...all].filter(([path]) => partOf(path) !== 'generated'));

describe('the source', () => {
  test('is read at all', () => {
    expect(handwritten.size).toBeGreaterThan(5);
  });

  test('keeps to its import walls', () => {
    const broken = [...all].flatMap(([path, { imports }]) => imports.map((specifier) => brokenWall(path, specifier)));
    expect(broken.filter((reason) => reason !== null)).toEqual([]);
  });

  test('has no import cycle, type and dynamic imports included', () => {
    expect(circles(new Map([...handwritten].map(([path, { imports }]) => [path, filesAmong(path, imports)])))).toEqual(
      [],
    );
  });

  test('is in the folders that the architecture names', () => {
    expect(paths.filter((path) => !(partOf(path) in mayImport))).toEqual([]);
    expect(paths.filter((path) => !path.includes('/') && !edges.includes(path))).toEqual([]);
  });

  test('uses process and console only at the edges', () => {
    const speakers = [...handwritten].filter(([path, { globals }]) => globals.length > 0 && !isEdge(path));
    expect(speakers.map(([path]) => path)).toEqual([]);
  });

  test('loads yaml for validate only with a file that the plain reader leaves to it', () => {
    const loaded = new Set(['commands/validate/validate.ts']);
    for (const path of loaded) for (const file of filesAmong(path, all.get(path)?.loads ?? [])) loaded.add(file);
    expect(loaded).toContain('files/yaml/plain.ts');
    expect([...loaded].filter((path) => all.get(path)?.loads.includes('yaml'))).toEqual([]);
    expect(handwritten.get('files/yaml/read.ts')?.loads).toContain('yaml');
  });

  test('starts child processes in one file only', () => {
    const starters = [...all].filter(([, { imports }]) => imports.some((one) => /^(node:)?child_process$/.test(one)));
    expect(starters.map(([path]) => path)).toEqual(['runtime/child-process.ts']);
  });

  test('has no file over 500 lines and short functions', () => {
    expect([...handwritten].filter(([, { lines }]) => lines > 500).map(([path]) => path)).toEqual([]);
    expect(median([...handwritten.values()].flatMap(({ functionLengths }) => functionLengths))).toBeLessThan(15);
  });
});

describe('the walls', () => {
  test.for([
    ['generated/types.ts', '../domain/plan.ts'],
    ['domain/plan.ts', '../plan/make-plan.ts'],
    ['plan/make-plan.ts', '../report/terminal.ts'],
    ['files/locate.ts', '../report/terminal.ts'],
    ['files/deep/locate.ts', '../../platform/call.ts'],
    ['platform/call.ts', '../runtime/runtime.ts'],
    ['apply/apply.ts', '../commands/preview.ts'],
    ['sandbox/server.ts', '../domain/plan.ts'],
    ['sandbox/server.ts', '../platform/assumptions.ts'],
    ['runtime/runtime.ts', '../commands/preview.ts'],
    ['commands/preview.ts', '../cli.ts'],
    ['cli.ts', './action.ts'],
    ['client/client.ts', '../runtime/runtime.ts'],
    ['platform/call.ts', '../client/client.ts'],
    ['plan/make-plan.ts', '../utils/map.ts'],
    ['plan/make-plan.ts', '../../scripts/files.ts'],
    ['cli.ts', '../package.json'],
    ['plan/make-plan.ts', 'yaml'],
    ['report/json.ts', 'yaml'],
    ['github/comment.ts', 'undici'],
    ['commands/init.ts', '@clack/prompts'],
    ['commands/preview.ts', 'commander'],
    ['files/check.ts', 'ajv/dist/2020.js'],
    ['platform/call.ts', 'node:http'],
    ['runtime/runtime.ts', 'node:sqlite'],
    ['commands/preview.ts', '(a computed name)'],
  ])('%s must not import %s', ([from, specifier]) => {
    expect(brokenWall(from!, specifier!)).not.toBeNull();
  });

  test.for([
    ['plan/make-plan.ts', '../domain/plan.ts'],
    ['plan/make-plan.ts', './digest.ts'],
    ['plan/make-plan.ts', 'node:crypto'],
    ['domain/plan.ts', '../generated/types.ts'],
    ['files/check.ts', '../generated/guards/files.js'],
    ['files/read.ts', 'yaml'],
    ['sandbox/database.ts', 'node:sqlite'],
    ['runtime/runtime.ts', './terminal.ts'],
    ['runtime/terminal.ts', '@clack/prompts'],
    ['commands/preview.ts', '../runtime/runtime.ts'],
    ['cli/program.ts', 'commander'],
    ['github/call.ts', '@octokit/core'],
  ])('%s may import %s', ([from, specifier]) => {
    expect(brokenWall(from!, specifier!)).toBeNull();
  });

  test('find an import cycle, but not the files around it', () => {
    const imports = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] };
    expect(circles(new Map(Object.entries(imports)))).toEqual(['b', 'c']);
  });

  test('find every form of import, but not text that looks like one', () => {
    const { imports } = inspect(
      'x.ts',
      `import a from 'a'; import type { B } from 'b'; import 'c'; export * from 'd'; export { e } from 'e';
       const f = () => import('f'); type G = import('g').G; const h = (name: string) => import(name); const no = "import 'no'";`,
    );
    expect(imports.toSorted()).toEqual(['(a computed name)', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  test('find the global process, but not a property of that name', () => {
    expect(inspect('x.ts', 'process.exit(1); runtime.process; console.log(1);').globals).toEqual([
      'process',
      'console',
    ]);
  });

  test('measure functions with a body of their own', () => {
    expect(inspect('x.ts', 'function a() {\n\n}\nconst b = () => {\n};\nconst c = () => 1;').functionLengths).toEqual([
      3, 2,
    ]);
  });
});
