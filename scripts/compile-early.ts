import { dirname, join } from 'node:path/posix';
import { RolldownMagicString } from 'rolldown';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { calledFunctions, type Span } from './called-functions.ts';
import type { Files } from './files.ts';
import { closureOf } from './paths.ts';

/**
 * Has V8 compile the functions that short runs call together with the file that they stand in: it does so for what stands in parentheses. Any
 * other function is compiled at its first call, in each run anew, for Node's compile cache holds what was compiled when a file was loaded.
 */
export function compileEarly(files: Files): Files {
  refuseCircles(files);
  const called = calledFunctions(files);
  return new Map(
    [...files].map(([path, text]) => [path, isChunk(path) ? inParentheses(path, text, called.get(path)) : text]),
  );
}

/** A declaration may be used by a file that runs before its own, as happens in a circle of files alone; a variable may not. */
function refuseCircles(files: Files): void {
  const importsOf = (path: string): string[] => {
    const { staticImports } = parseSync(path, files.get(path) ?? '').module;
    return staticImports.map(({ moduleRequest }) => join(dirname(path), moduleRequest.value));
  };
  const imports = new Map([...files.keys()].filter(isChunk).map((path) => [path, importsOf(path)]));
  for (const [path, own] of imports)
    if (closureOf(own, (id) => imports.get(id) ?? []).has(path))
      throw new Error(`${path} is imported by what it imports`);
}

type AnyFunction = ESTree.Function | ESTree.ArrowFunctionExpression;

const isChunk = (path: string): boolean => path.startsWith('dist/chunks/');

/** The same code with the called functions in parentheses, those that are declared at the top of the file. */
export function inParentheses(path: string, text: string, called: ReadonlySet<Span> = new Set()): string {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message ?? ''}`);
  const edited = new RolldownMagicString(text);
  // V8 does not look at the parentheses of an asynchronous arrow function.
  const isMeant = ({ start, end, async, generator }: AnyFunction): boolean =>
    called.has(`${start}:${end}`) && !async && !generator;
  const wrap = (expression: AnyFunction): void => {
    if (!isMeant(expression)) return;
    edited.appendRight(expression.start, '(');
    edited.appendLeft(expression.end, ')');
  };
  new Visitor({ FunctionExpression: wrap, ArrowFunctionExpression: wrap }).visit(program);
  const top = endOfImports(program);
  for (const statement of program.body) {
    if (statement.type !== 'FunctionDeclaration' || statement.id === null || !isMeant(statement)) continue;
    const { start, end, id } = statement;
    // A declaration may be used before the line that it stands in, a variable only after it.
    edited.overwrite(start, id.end, `\nvar ${id.name} = (function`);
    edited.appendLeft(end, ');');
    edited.move(start, end, top);
  }
  return edited.toString();
}

function endOfImports({ body }: ESTree.Program): number {
  return body.findLast(({ type }) => type === 'ImportDeclaration')?.end ?? 0;
}
