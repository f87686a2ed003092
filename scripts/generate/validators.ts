import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'rolldown';
import type { Document, Operation } from './document.ts';
import { root } from '../files.ts';
import { shrinkValidatorCode } from './validator-code.ts';
import { jsonSchema } from './schema.ts';

const id = 'urn:ifmatch:openapi';
/** Keywords that validators do not check. */
const annotations = /^(?:x-.*|examples?|discriminator|externalDocs|xml|title|description|default|deprecated)$/;

/**
 * Writes the modules of `src/generated/guards`: validators of JSON Schemas without dependencies, which TypeScript calls type guards. They have nothing to do with
 * the guards of plans.
 */
export async function validatorFiles(document: Document): Promise<Map<string, string>> {
  const ajv = createCompiler(document);
  const files = new Map([['src/generated/guards/guard.ts', validatorTypes]]);
  for (const [set, names] of validatorSets(document)) {
    const refs = Object.fromEntries(names.map((name) => [`is${name}`, `${id}#/$defs/${name}`]));
    files.set(
      `src/generated/guards/${set}.js`,
      await inlineAjvRuntime(set, shrinkValidatorCode(standalone.default(ajv, refs))),
    );
    files.set(`src/generated/guards/${set}.d.ts`, declarations(names));
  }
  return files;
}

function createCompiler(document: Document): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false, // `oneOf: [{required: [a]}, {required: [b]}]` is intended
    allowMatchingProperties: true, // `x-expires` also matches the pattern of notes
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

/** The names of the validators in each module. They are split so that a run without the platform loads only what it needs. */
function validatorSets({ schemas, operations }: Document): [set: string, names: string[]][] {
  const all = Object.values(operations);
  const isPoliciesApi = ({ tags }: Operation): boolean => tags.some((tag) => /^(?:Deployments|Policies)$/.test(tag));
  const answersOf = (answered: readonly Operation[]): string[] => answered.flatMap(({ answer }) => answer ?? []);
  const sets: Record<string, string[]> = {
    answers: answersOf(all.filter((operation) => isPoliciesApi(operation))),
    'web-api-answers': answersOf(all.filter((operation) => !isPoliciesApi(operation))),
    requests: all.flatMap(({ query, body }) => [query ?? [], body ?? []].flat()),
  };
  for (const [name, { 'x-guard': set }] of Object.entries(schemas)) {
    if (set !== undefined) sets[set] = [...(sets[set] ?? []), name];
  }
  return Object.entries(sets).map(([set, names]) => [set, [...new Set(names)].toSorted()]);
}

/** The type declarations of a module of validators. */
function declarations(names: readonly string[]): string {
  const guards = names.map((name) => `export declare const is${name}: Guard<${name}>;`);
  return `import type { ${names.join(', ')} } from '../types.ts';\nimport type { Guard } from './guard.ts';\n\n${guards.join('\n')}\n`;
}

/** Inlines the parts of the Ajv runtime that its standalone code imports. */
async function inlineAjvRuntime(name: string, code: string): Promise<string> {
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
