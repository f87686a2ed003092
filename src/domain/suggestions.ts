// oxlint-disable unicorn/no-thenable -- JSON Schema has a keyword of that name.

import { actionTypes, type KnownWord } from './action-types.ts';

/** Words with what each means, which may be empty. */
type DescriptionByWord = Readonly<Record<string, string>>;

/** What an editor suggests in policy files. Other words are allowed, since a platform may know more. */
export type Suggestions = {
  readonly conditions: Readonly<Record<string, KnownWord>>;
  /** Types of actions, with the other types that they require in the same policy and the keys of their config. */
  readonly actions: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly requires: readonly string[];
        readonly settings: Readonly<Record<string, KnownWord>>;
      }
    >
  >;
  readonly rulesets: readonly string[];
  readonly rules: readonly string[];
  readonly projects: readonly string[];
  readonly tags: readonly string[];
};

const booleanWords = (yes: string, no: string): DescriptionByWord => ({ true: yes, false: no });

const withoutDescription = (...names: readonly string[]): DescriptionByWord =>
  Object.fromEntries(names.map((name) => [name, '']));

/** The words that known platforms use, which are suggested for every platform. */
export const knownSuggestions: Suggestions = {
  conditions: {
    severity: {
      description: 'How bad the finding is, as its rule says.',
      values: {
        critical: 'The worst.',
        high: '`ERROR` in the rule.',
        medium: '`WARNING` in the rule.',
        low: '`INFO` in the rule.',
      },
    },
    confidence: {
      description: 'How sure the rule is that the finding is real.',
      values: { high: 'Seldom wrong.', medium: 'Sometimes wrong.', low: 'Often wrong.' },
    },
    repository_tag: { description: 'A tag of the project in which the finding is.', values: {} },
    vulnerability_class: {
      description: 'The kind of weakness that the rule looks for.',
      values: withoutDescription(
        'Code Injection',
        'Command Injection',
        'Cross-Site Scripting (XSS)',
        'Cryptographic Issues',
        'Hard-coded Secrets',
        'Improper Authentication',
        'Improper Authorization',
        'Insecure Deserialization',
        'Mass Assignment',
        'Open Redirect',
        'Path Traversal',
        'SQL Injection',
        'Server-Side Request Forgery (SSRF)',
        'XML Injection',
      ),
    },
    breaking_change: {
      description: 'Whether the fix of the dependency breaks its callers.',
      values: booleanWords('The fix breaks them.', 'The fix does not.'),
    },
    full_scan: {
      description: 'Whether the finding comes from a scan of a whole branch.',
      values: booleanWords('Of a whole branch.', 'Of a pull request.'),
    },
  },
  actions: Object.fromEntries(
    Array.from(actionTypes, ([type, { description, requires, config }]) => [
      type,
      { description, requires, settings: config },
    ]),
  ),
  rulesets: [],
  rules: [],
  projects: [],
  tags: [],
};

/** A JSON Schema, as an editor reads it. */
type Schema = { readonly [keyword: string]: unknown };

const objectAt = (schema: Schema, name: string): Schema => (schema[name] ?? {}) as Schema;

/** Replaces the suggestions of an editor schema. The keyword `errorMessage` is read by the YAML language server and by VS Code. */
export function withSuggestions(schema: Schema, suggestions: Suggestions): Schema {
  const { Condition, Action, Actions, ExceptionEntry, ...others } = objectAt(schema, '$defs') as Record<string, Schema>;
  const $defs = {
    ...others,
    ...(ExceptionEntry !== undefined && { ExceptionEntry: exceptionSchema(ExceptionEntry, suggestions) }),
    ...(Condition !== undefined && { Condition: conditionSchema(Condition, suggestions) }),
    ...(Action !== undefined && { Action: actionSchema(Action, suggestions) }),
    ...(Actions !== undefined && { Actions: { ...Actions, allOf: requiredTogether(suggestions) } }),
  };
  const sorted = Object.fromEntries(Object.entries($defs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const fields = objectAt(schema, 'properties');
  const lists = { rulesets: suggestions.rulesets, rules: suggestions.rules, disabled: suggestions.rules };
  const suggested = Object.entries(lists)
    // The `rules` of a config are not rules of the scanner: their items refer to another schema.
    .filter(([name]) => name in fields && !('$ref' in objectAt(objectAt(fields, name), 'items')))
    .map(([name, words]) => {
      const list = objectAt(fields, name);
      return [
        name,
        { ...list, items: { ...objectAt(list, 'items'), ...suggestWords(withoutDescription(...words)) } },
      ] as const;
    });
  return {
    ...schema,
    ...('properties' in schema && { properties: { ...fields, ...Object.fromEntries(suggested) } }),
    $defs: sorted,
  };
}

/**
 * Suggests words, and accepts any other text; `other` describes that text. Each word is a `const`, since formatters break a long `enum` in different ways.
 */
function suggestWords(words: DescriptionByWord, other?: unknown): Schema {
  const known = Object.entries(words).map(([word, means]) => ({
    const: word,
    ...(means !== '' && { description: means }),
  }));
  if (known.length === 0) return {};
  return { anyOf: [...known, { type: 'string', ...(other !== undefined && { description: other }) }] };
}

/** Suggests words, and rejects what is most probably a typo of one of them. */
const suggestAndRejectTypos = (words: DescriptionByWord, other?: unknown): Schema => ({
  ...suggestWords(words, other),
  allOf: Object.keys(words).map(rejectTypoOf),
});

function conditionSchema(schema: Schema, { conditions, tags }: Suggestions): Schema {
  const properties = objectAt(schema, 'properties');
  const values = { ...objectAt(properties, 'values') };
  const rules = Object.entries(conditions).map(([type, { values: words }]) => {
    const all = type === 'repository_tag' ? { ...words, ...withoutDescription(...tags) } : words;
    const items = closedEnums.has(type) ? suggestAndRejectTypos(all) : suggestWords(all);
    return { if: typeIs(type), then: { properties: { values: { items } } } };
  });
  const type = typeSchema(objectAt(properties, 'type'), conditions);
  return { ...schema, properties: { ...properties, type, values }, allOf: rules };
}

/** Types of conditions whose values the specification lists: another word that is near one of them is a typo. */
const closedEnums = new Set(['severity', 'confidence']);

function actionSchema(schema: Schema, { actions }: Suggestions): Schema {
  const properties = objectAt(schema, 'properties');
  const rules = Object.entries(actions).flatMap(([type, { settings }]) => {
    if (Object.keys(settings).length === 0) return [];
    const keys = Object.entries(settings).map(([name, { description, values }]) => [
      name,
      { description, type: 'string', ...suggestWords(values) },
    ]);
    return { if: typeIs(type), then: { properties: { config: { properties: Object.fromEntries(keys) as Schema } } } };
  });
  return {
    ...schema,
    properties: { ...properties, type: typeSchema(objectAt(properties, 'type'), actions) },
    allOf: rules,
  };
}

/** Suggests the known types with their descriptions. An unknown type gets the description of the field. */
function typeSchema(field: Schema, known: Readonly<Record<string, { readonly description: string }>>): Schema {
  const { examples: _, description, anyOf, ...others } = field;
  const [last = {}] = Array.isArray(anyOf) ? (anyOf.slice(-1) as Schema[]) : [];
  const words = Object.fromEntries(Object.entries(known).map(([name, { description: meaning }]) => [name, meaning]));
  return { ...others, ...suggestAndRejectTypos(words, description ?? last['description']) };
}

const typeIs = (type: string): Schema => ({ required: ['type'], properties: { type: { const: type } } });

/** Requires the other actions that some types of actions need in the same policy. */
const requiredTogether = ({ actions }: Suggestions): Schema[] =>
  Object.entries(actions).flatMap(([type, { requires }]) =>
    requires.map((other) => ({
      if: { contains: typeIs(type) },
      then: { contains: typeIs(other), errorMessage: `${type} needs ${other} in the same policy.` },
    })),
  );

function exceptionSchema(schema: Schema, { projects, tags, rules, rulesets }: Suggestions): Schema {
  const properties = objectAt(schema, 'properties');
  const words = { project: projects, project_tag_name: tags, rule: [...rules, ...rulesets] };
  const suggested = Object.entries(words).map(([name, names]) => [
    name,
    { ...objectAt(properties, name), ...suggestWords(withoutDescription(...names)) },
  ]);
  return { ...schema, properties: { ...properties, ...(Object.fromEntries(suggested) as Schema) } };
}

/** A pattern that rejects the typos of a word: a letter more, less or another one, two swapped, or capitals. */
function rejectTypoOf(word: string): Schema {
  const letters = Array.from(word);
  const withMiddle = (index: number, length: number, middle: string): string =>
    escaped(letters.slice(0, index).join('')) + middle + escaped(letters.slice(index + length).join(''));
  const typoPatterns = letters.flatMap((letter, index) => {
    const next = letters[index + 1];
    return [
      withMiddle(index, 1, `[^${escaped(letter)}]?`),
      withMiddle(index, 0, '.'),
      ...(next === undefined || next === letter ? [] : [withMiddle(index, 2, escaped(next + letter))]),
    ];
  });
  const capitals = [word.toUpperCase(), word.replace(/^./, (first) => first.toUpperCase())].map(escaped);
  const all = [...new Set([...typoPatterns, `${escaped(word)}.`, ...capitals])];
  return { pattern: `^(?!(?:${all.join('|')})$)`, errorMessage: `Did you mean "${word}"?` };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
