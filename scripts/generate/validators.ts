import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'rolldown';
import type { Document } from './document.ts';
import { root } from '../files.ts';
import { compact } from './validator-code.ts';
import { jsonSchema } from './schema.ts';

const id = 'urn:ifmatch:openapi';
const annotations = /^(?:x-.*|examples?|discriminator|externalDocs|xml|title|description|default|deprecated)$/;

/** The modules of `src/generated/guards`: validators of JSON Schemas as type guards without dependencies. Not the guards of plans. */
export async function validatorFiles(document: Document): Promise<Map<string, string>> {
  const ajv = createCompiler(document);
  const files = new Map([['src/generated/guards/guard.ts', validatorTypes]]);
  for (const [set, names] of validatorSets(document)) {
    const refs = Object.fromEntries(names.map((name) => [`is${name}`, `${id}#/$defs/${name}`]));
    files.set(`src/generated/guards/${set}.js`, await inlineRequires(set, compact(standalone.default(ajv, refs))));
    files.set(`src/generated/guards/${set}.d.ts`, declarations(names));
  }
  return files;
}

function createCompiler(document: Document): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false, // `oneOf: [{required: [a]}, {required: [b]}]` is intended
    allowMatchingProperties: true, // `x-expires` is a note too
    allowUnionTypes: true,
    inlineRefs: false,
    validateFormats: false,
    code: { source: true, esm: true, lines: true },
  });
  const schemas = Object.entries(document.schemas).map(([name, schema]) => [name, jsonSchema(schema, annotations)]);
  return ajv.addSchema({ $id: id, $defs: Object.fromEntries(schemas) as object });
}

const validatorTypes = `export type ErrorObject = {
  keyword: string;
  /** A JSON Pointer, still escaped. */
  instancePath: string;
  schemaPath: string;
  params: Record<string, unknown>;
  propertyName?: string;
  message?: string;
};

/** Whether a value matches the schema. If not, \`errors\` has the reasons until the next call. */
export type Guard<T> = ((value: unknown) => value is T) & { errors?: ErrorObject[] | null };
`;

/** The validators of each module: split so that an offline run loads only what it needs. */
function validatorSets({ schemas, operations }: Document): [set: string, names: string[]][] {
  const all = Object.values(operations);
  const answers = (own: boolean): string[] =>
    all
      .filter(({ tags }) => tags.some((tag) => /^(?:Deployments|Policies)$/.test(tag)) === own)
      .flatMap(({ answer }) => answer ?? []);
  const sets: Record<string, string[]> = {
    answers: answers(true),
    'web-api-answers': answers(false),
    requests: all.flatMap(({ query, body }) => [query ?? [], body ?? []].flat()),
  };
  for (const [name, { 'x-guard': set }] of Object.entries(schemas)) {
    if (set !== undefined) (sets[set] ??= []).push(name);
  }
  return Object.entries(sets).map(([set, names]) => [set, [...new Set(names)].toSorted()]);
}

function declarations(names: readonly string[]): string {
  const guards = names.map((name) => `export declare const is${name}: Guard<${name}>;`);
  return `import type { ${names.join(', ')} } from '../types.ts';\nimport type { Guard } from './guard.ts';\n\n${guards.join('\n')}\n`;
}

/** Ajv's standalone code imports parts of its runtime, which this inlines. */
async function inlineRequires(name: string, code: string): Promise<string> {
  const plugin = {
    name: 'guard',
    resolveId: (source: string) => (source === name ? name : null),
    load: (source: string) => (source === name ? code : null),
  };
  const { output } = await build({
    cwd: root,
    input: name,
    platform: 'node',
    plugins: [plugin],
    output: { format: 'esm', minifyInternalExports: false },
    write: false,
  });
  return output[0].code;
}
