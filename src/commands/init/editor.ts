import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../domain/json.ts';
import { posix } from 'node:path';
import { type EditorSchema, schemaPath } from '../../domain/settings.ts';

export const settingsPath = '.vscode/settings.json';

const setting = 'yaml.schemas';

type Mapping = Readonly<Record<string, string | readonly string[]>>;

/** Whether a path of the config stands for a folder, and is no glob or file. */
export const isFolder = (path: string): boolean => !/[*?[{]|\.ya?ml$/.test(path);

/** Which files an editor checks by which schema; folders are relative to the top of the repository. A modeline in a file goes first. */
export function schemaMapping(config: string, folders: readonly string[]): Mapping {
  const globs = (name: string, single: string): string[] =>
    folders.flatMap((folder) => {
      if (!isFolder(folder)) return [];
      const last = folder.slice(folder.lastIndexOf('/') + 1);
      if (last === 'remediation' || last === 'detection') return last === name ? [`${folder}/**/*.{yaml,yml}`] : [];
      const above = `${folder === '' ? '' : `${folder}/`}**`;
      return [`${above}/${name}/**/*.{yaml,yml}`, `${above}/${single}.{yaml,yml}`];
    });
  const root = posix.dirname(config);
  // An editor takes a path for one of the workspace only with `./` before it.
  const keyOf = (name: EditorSchema): string => `./${schemaPath(name, root)}`;
  const parts = [
    ['remediation-file', globs('remediation', 'remediation')],
    ['detection-file', globs('detection', 'detection-{code,secrets}')],
  ] as const;
  return {
    [keyOf('config')]: config,
    ...Object.fromEntries(parts.filter(([, list]) => list.length > 0).map(([name, list]) => [keyOf(name), list])),
  };
}

/** The settings with our schemas among those of `yaml.schemas`; a schema that is mapped already stays as it is. */
export function withSchemas(
  text: string | null,
  mapping: Mapping,
): { readonly text: string } | { readonly why: string; readonly add: string } {
  if (text === null) return { text: `${JSON.stringify({ [setting]: mapping }, null, 2)}\n` };
  const add = JSON.stringify({ [setting]: mapping }, null, 2)
    .split('\n')
    .slice(1, -1)
    .join('\n');
  const merged = merge(text, mapping);
  return merged === null ? { why: 'it is not laid out in a way that can be edited safely', add } : { text: merged };
}

/** Null when the text is not settings, or the edit would not say what it should. */
function merge(text: string, mapping: Mapping): string | null {
  if (text.trim() === '') return `${JSON.stringify({ [setting]: mapping }, null, 2)}\n`;
  const before = valueOf(text);
  if (before === null) return null;
  const own = before[setting] ?? {};
  if (!isObject(own)) return null;
  const missing = Object.entries(mapping).filter(([schema]) => !Object.hasOwn(own, schema));
  if (missing.length === 0) return text;
  const edited = setting in before ? addSchemas(text, missing) : addSetting(text, mapping);
  const wanted = { ...before, [setting]: { ...own, ...Object.fromEntries(missing) } };
  return edited !== null && isDeepStrictEqual(valueOf(edited), wanted) ? edited : null;
}

function addSetting(text: string, mapping: Mapping): string | null {
  const top = readJson(text);
  return top?.kind === 'object' ? addMember(text, top, setting, mapping) : null;
}

function addSchemas(text: string, missing: readonly (readonly [string, unknown])[]): string | null {
  let edited = text;
  for (const [schema, files] of missing) {
    const top = readJson(edited);
    const node = top?.kind === 'object' ? top.members.find(({ key }) => key === setting)?.node : undefined;
    if (node?.kind !== 'object') return null;
    edited = addMember(edited, node, schema, files);
  }
  return edited;
}

function valueOf(text: string): Readonly<Record<string, unknown>> | null {
  const value = readJson(text)?.value;
  return isObject(value) ? value : null;
}

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** The text with one more member at the end of an object, laid out as the others are; nothing else of it changes. */
function addMember(text: string, object: ObjectNode, key: string, value: unknown): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const outer = indentAt(text, object.start);
  const inner = memberIndent(text, object) ?? outer + unitOf(text);
  const printed = `${JSON.stringify(key)}: ${JSON.stringify(value, null, unitOf(text))}`.replaceAll('\n', eol + inner);
  const last = object.members.at(-1);
  const close = object.end - 1;
  const body = text.slice(object.start + 1, close);
  // Comments behind the last member stay where they are, so the new one goes below them.
  const stop = object.start + 1 + body.trimEnd().length;
  const tail = text.slice(stop, close);
  const before =
    last === undefined || object.comma
      ? text.slice(0, stop)
      : `${text.slice(0, last.node.end)},${text.slice(last.node.end, stop)}`;
  const after = tail.includes('\n') ? tail : eol + outer;
  return `${before}${eol}${inner}${printed}${object.comma ? ',' : ''}${after}${text.slice(close)}`;
}

/** White space at the beginning of the line of an offset. */
function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** How the members are indented that have a line of their own. */
function memberIndent(text: string, { members }: ObjectNode): string | null {
  const own = members.find(({ start }) => /(?:^|\n)[ \t]*$/.test(text.slice(0, start)));
  return own === undefined ? null : indentAt(text, own.start);
}

const unitOf = (text: string): string => /\n(\t| +)"/.exec(text)?.[1] ?? '  ';

/** A value of JSON with comments, and where it stands in the text. */
type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'object'; readonly members: readonly Member[]; readonly comma: boolean }
  | { readonly kind: 'array' | 'plain' }
) & { readonly value: unknown };

type Member = { readonly key: string; readonly start: number; readonly node: JsonNode };

/** Editors keep their settings as JSON with comments and commas behind the last member. Null for a text that is not even that. */
export function readJson(text: string): JsonNode | null {
  try {
    const reader = new Reader(text);
    const node = reader.value(0);
    return reader.atEnd() ? node : null;
  } catch (error) {
    // What the reader and JSON.parse throw for a text that they do not take.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const deepest = 100;

const skipped = /(?:[ \t\r\n\uFEFF]|\/\/[^\r\n]*|\/\*[^]*?\*\/)*/y;

const text = /"(?:[^"\\\r\n]|\\.)*"/y;

const word = /-?[\w.+-]+/y;

class Reader {
  private readonly source: string;
  private at = 0;
  constructor(source: string) {
    this.source = source;
  }

  atEnd(): boolean {
    this.skip();
    return this.at === this.source.length;
  }

  value(depth: number): JsonNode {
    this.skip();
    if (depth > deepest) throw new SyntaxError('too deep');
    const first = this.source[this.at];
    if (first === '{') return this.object(depth);
    if (first === '[') return this.array(depth);
    const start = this.at;
    const value: unknown = JSON.parse(this.take(first === '"' ? text : word));
    return { kind: 'plain', start, end: this.at, value };
  }

  private object(depth: number): JsonNode {
    const start = this.at;
    const members: Member[] = [];
    const comma = this.list('}', () => {
      const begin = this.at;
      const key = String(JSON.parse(this.take(text)));
      this.skip();
      if (!this.eat(':')) throw new SyntaxError('no colon');
      members.push({ key, start: begin, node: this.value(depth + 1) });
    });
    if (new Set(members.map(({ key }) => key)).size < members.length) throw new SyntaxError('a key twice');
    const value = Object.fromEntries(members.map(({ key, node }) => [key, node.value]));
    return { kind: 'object', start, end: this.at, members, comma, value };
  }

  private array(depth: number): JsonNode {
    const start = this.at;
    const value: unknown[] = [];
    this.list(']', () => value.push(this.value(depth + 1).value));
    return { kind: 'array', start, end: this.at, value };
  }

  /** Reads items up to the closing mark; answers whether a comma stands behind the last one. */
  private list(close: string, item: () => void): boolean {
    this.at += 1;
    for (let comma = false, first = true; ; first = false) {
      this.skip();
      if (this.eat(close)) return comma;
      if (!first && !comma) throw new SyntaxError('no comma');
      item();
      this.skip();
      comma = this.eat(',');
    }
  }

  private skip(): void {
    skipped.lastIndex = this.at;
    skipped.test(this.source);
    this.at = skipped.lastIndex;
  }

  private eat(mark: string): boolean {
    if (this.source[this.at] !== mark) return false;
    this.at += 1;
    return true;
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0];
    if (found === undefined) throw new SyntaxError('no value');
    this.at += found.length;
    return found;
  }
}
