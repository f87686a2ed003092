// Cuts GitHub's own OpenAPI description to the operations that the action may use, for the rig in test/github.
// The npm package @octokit/openapi holds it, 400 MB unpacked, so it is no dependency: unpack it anywhere and give its folder.
//   node scripts/generate/github-openapi.ts <folder of the package>
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../files.ts';

const operations = [
  'git/get-ref',
  'issues/create',
  'issues/create-comment',
  'issues/list-comments',
  'issues/list-comments-for-repo',
  'issues/list-for-repo',
  'issues/update',
  'issues/update-comment',
  'pulls/get',
  'pulls/list',
  'repos/create-commit-status',
  'repos/get-content',
  'repos/list-pull-requests-associated-with-commit',
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Tree = { readonly [name: string]: Json };
type Operation = Tree & { readonly operationId: string; readonly responses: Tree };

/** What only people read. A parameter keeps its description: the limit of `per_page` stands nowhere else. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'externalDocs', 'tags', 'title', 'deprecated']);

function cut(value: Json): Json {
  if (Array.isArray(value)) return value.map(cut);
  if (value === null || typeof value !== 'object') return value;
  const tree = value as Tree;
  const isParameter = typeof tree['in'] === 'string' && typeof tree['name'] === 'string';
  const kept = Object.entries(tree).filter(([name]) => !isProse(name) || (isParameter && name === 'description'));
  return Object.fromEntries(kept.map(([name, inner]) => [name, name === 'properties' ? cutEach(inner) : cut(inner)]));
}

// A property may be called "description" or "title".
const cutEach = (properties: Json): Json =>
  Object.fromEntries(Object.entries(properties as Tree).map(([name, inner]) => [name, cut(inner)]));

const isProse = (name: string): boolean => prose.has(name) || (name.startsWith('x-') && name !== 'x-multi-segment');

/** Only the answers to a request that succeeded: the rig words the others itself. */
const cutOperation = (operation: Operation): Tree => {
  const responses = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return cut({ ...operation, responses: Object.fromEntries(responses) }) as Tree;
};

/** Every pointer that a value refers to. */
function references(value: Json): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { $ref: here } = value as { readonly $ref?: Json };
  return [...(typeof here === 'string' ? [here] : []), ...Object.values(value as Tree).flatMap(references)];
}

/** The components that the paths need, and that those need. */
function componentsOf(document: Tree, paths: Tree): Tree {
  const found: Record<string, Record<string, Json>> = {};
  const waiting = references(paths);
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    const [, section = '', name = ''] = /^#\/components\/(\w+)\/([\w.-]+)$/.exec(pointer) ?? [];
    if (found[section]?.[name] !== undefined) continue;
    const component = ((document['components'] as Tree)[section] as Tree)[name];
    if (component === undefined) throw new Error(`nothing stands at ${pointer}`);
    const kept = cut(component);
    (found[section] ??= {})[name] = kept;
    waiting.push(...references(kept));
  }
  return Object.fromEntries(Object.entries(found).map(([section, all]) => [section, sorted(all)]));
}

const sorted = (tree: Tree): Tree =>
  Object.fromEntries(Object.entries(tree).toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));

function pathsOf(document: Tree): Tree {
  const wanted = new Set(operations);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [path, methods] of Object.entries(document['paths'] as Record<string, Record<string, Operation>>)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (wanted.delete(operation.operationId)) (paths[path] ??= {})[method] = cutOperation(operation);
    }
  }
  if (wanted.size > 0) throw new Error(`the description has no ${[...wanted].join(', ')}`);
  return paths;
}

const folder = process.argv[2];
if (folder === undefined)
  throw new Error('Usage: node scripts/generate/github-openapi.ts <folder of @octokit/openapi>');
const document = JSON.parse(readFileSync(join(folder, 'generated/api.github.com.json'), 'utf8')) as Tree;
const paths = pathsOf(document);
const { title, version, license } = document['info'] as Tree;
const extract = {
  openapi: document['openapi'],
  info: { title, version, license },
  paths,
  components: componentsOf(document, paths),
};
const target = join(root, 'test/github/rig/github-openapi.json');
writeFileSync(target, JSON.stringify(extract));
execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), target]);
writeFileSync(join(root, 'test/github/rig/github-openapi.LICENSE'), readFileSync(join(folder, 'LICENSE')));
console.log(`${target}: ${String(operations.length)} operations of ${JSON.stringify(version)}`);
