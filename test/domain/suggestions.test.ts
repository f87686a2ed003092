import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format as formatWithOxfmt } from 'oxfmt';
import { format as formatWithPrettier } from 'prettier';
import { describe, expect, test } from 'vitest';
import { root } from '../../scripts/files.ts';
import { actionTypes } from '../../src/domain/action-types.ts';
import { editorSchemas } from '../../src/domain/editor-schemas.ts';
import { knownSuggestions, withSuggestions } from '../../src/domain/suggestions.ts';
import { vocabulary } from '../../src/sandbox/vocabulary.ts';
import { prettyJson } from '../../src/util/pretty-json.ts';

type Json = { [name: string]: unknown };

const schemaText = (name: string): string => readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8');

test('actions are suggested that ifmatch knows, with what they require', () => {
  const required = [...actionTypes].map(([type, { requires }]) => [type, requires]);
  const suggested = Object.entries(knownSuggestions.actions).map(([type, { requires }]) => [type, requires]);
  expect(Object.fromEntries(suggested)).toEqual(Object.fromEntries(required));
});

test('conditions and values are suggested that the sandbox has', () => {
  const types = vocabulary.condition_types.map(({ type }) => type);
  expect(Object.keys(knownSuggestions.conditions)).toEqual(types);
  for (const { type, values } of vocabulary.value_enums)
    expect(Object.keys(knownSuggestions.conditions[type]!.values).toSorted(), type).toEqual(values.toSorted());
});

test('the rules of a config are no rules of a scanner, so that their schema stays as it is', () => {
  const config = JSON.parse(schemaText('config')) as { properties: Json };
  const ofPlatform = withSuggestions(config, { ...knownSuggestions, rules: ['a.rule'] }) as typeof config;
  expect(config.properties['rules']).toBeDefined();
  expect(ofPlatform.properties['rules']).toEqual(config.properties['rules']);
});

describe('the schemas of files', () => {
  const words = Array.from({ length: 60 }, (_, index) => `a-ruleset-of-a-length-${'x'.repeat(index)}`);
  const platform = { ...knownSuggestions, rulesets: words, projects: words, tags: words, rules: words };
  const texts = editorSchemas.flatMap((name) => [
    [name, schemaText(name)],
    [`${name} of a platform`, prettyJson(withSuggestions(JSON.parse(schemaText(name)) as Json, platform))],
  ]) as [string, string][];

  test.each(texts)('are written as formatters print them: %s', async (_, text) => {
    for (const printWidth of [undefined, 120]) {
      const options = printWidth === undefined ? {} : { printWidth };
      expect((await formatWithOxfmt('x.json', text, options)).code).toBe(text);
    }
    expect(await formatWithPrettier(text, { parser: 'json' })).toBe(text);
  });
});

test('the schema of a plan is written as Prettier prints it', async () => {
  expect(await formatWithPrettier(schemaText('plan'), { parser: 'json' })).toBe(schemaText('plan'));
});

test('every property of a plan has a description', () => {
  const schema = JSON.parse(schemaText('plan')) as Json & { $defs: Record<string, Json> };
  const missing: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, property] of Object.entries((value as { properties?: Record<string, Json> }).properties ?? {})) {
      const [, target = ''] = /^#\/\$defs\/(\w+)$/.exec((property['$ref'] as string | undefined) ?? '') ?? [];
      if ((property['description'] ?? schema.$defs[target]?.['description']) === undefined)
        missing.push(`${path}.${name}`);
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, `${path}/${name}`);
  };
  visit(schema, '');
  expect(missing).toEqual([]);
});
