import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser';
import { isObject } from '../../util/json.ts';

/**
 * Adds fields to the object at `path` of a JSON text that may have comments, which stay, and leaves the fields that are there. Returns null if the text
 * is not such an object.
 */
export function addToJson(
  text: string,
  path: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): string | null {
  const errors: ParseError[] = [];
  const root: unknown = parse(text, errors, { allowTrailingComma: true });
  if (errors.length > 0 || !isObject(root)) return null;
  const present = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), root) ?? {};
  if (!isObject(present)) return null;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol };
  return Object.entries(fields)
    .filter(([name]) => !(name in present))
    .reduce(
      (edited, [name, value]) => applyEdits(edited, modify(edited, [...path, name], value, { formattingOptions })),
      text,
    );
}
