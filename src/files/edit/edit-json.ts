import { applyEdits, modify, parse, type ParseError } from 'jsonc-parser';
import { isObject } from '../../util/json.ts';

/**
 * Adds fields to the object at `path` in a JSON text. Comments and fields that exist already stay as they are. Returns null if the text is no JSON
 * object, or if the value at `path` is no object.
 */
export function addToJson(
  text: string,
  path: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): string | null {
  const errors: ParseError[] = [];
  const root: unknown = parse(text, errors, { allowTrailingComma: true });
  if (errors.length > 0 || !isObject(root)) return null;
  const existing = path.reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), root) ?? {};
  if (!isObject(existing)) return null;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const formattingOptions = { insertSpaces: !indent.startsWith('\t'), tabSize: indent.length, eol };
  return Object.entries(fields)
    .filter(([name]) => !(name in existing))
    .reduce(
      (edited, [name, value]) => applyEdits(edited, modify(edited, [...path, name], value, { formattingOptions })),
      text,
    );
}
