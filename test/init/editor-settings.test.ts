import { describe, expect, test } from 'vitest';
import { readSettings, schemaMapping, withSchemas } from '../../src/commands/init/editor.ts';

const mapping = schemaMapping('ifmatch.yaml', ['policies']);
const merged = (text: string): string => {
  const result = withSchemas(text, mapping);
  if ('why' in result) throw new Error(result.why);
  return result.text;
};
const valueOf = (text: string) => readSettings(text) as Record<string, Record<string, unknown>>;

describe('the schemas go into the settings', () => {
  test.for([
    ['nothing', ''],
    ['an empty object', '{}'],
    ['an empty object on two lines', '{\n}\n'],
    ['one line', '{"a": 1}'],
    ['one line with a comma', '{"a": 1,}'],
    ['a comma behind the last', '{\n  "a": 1,\n}\n'],
    ['a comment behind the last', '{\n  "a": 1 // one\n}\n'],
    ['a comment behind the last comma', '{\n  "a": 1, // one\n  // two\n}\n'],
    ['a comment for a comma', '{\n  "a": 1 /* , */\n}\n'],
    ['only comments', '// top\n{\n  // nothing yet\n}\n// end\n'],
    ['tabs', '{\n\t"a": {\n\t\t"b": [1, 2,],\n\t},\n}\n'],
    ['a mark of byte order', '\uFEFF{\n  "a": 1\n}\n'],
    ['a list of schemas', '{\n  "yaml.schemas": {\n    "x.json": "x/*.yaml" // mine\n  },\n  "b": 2\n}\n'],
    ['an empty list of schemas', '{ "yaml.schemas": {}, "b": "// no comment" }'],
    ['odd keys', String.raw`{ "__proto__": {"a": 1}, "a\"}": "}" }`],
  ] as const)('%s', ([, text]) => {
    const after = merged(text);
    const before = text === '' ? {} : valueOf(text);
    expect(valueOf(after)).toEqual({ ...before, 'yaml.schemas': { ...before['yaml.schemas'], ...mapping } });
    // What was there still is, in its order; only commas come between.
    let at = 0;
    for (const piece of text.replaceAll(/[\s,]/g, '')) {
      expect(after.indexOf(piece, at)).toBeGreaterThanOrEqual(at);
      at = after.indexOf(piece, at) + piece.length;
    }
    expect(merged(after)).toBe(after);
  });
});

test('globs and files of the config are mapped to nothing, and folders by their names', () => {
  const files = Object.values(schemaMapping('sub/ifmatch.yaml', ['sub/rules/*.yaml', 'sub/remediation', 'sub/a.yaml']));
  expect(files).toEqual(['sub/ifmatch.yaml', ['sub/remediation/**/*.{yaml,yml}']]);
});
