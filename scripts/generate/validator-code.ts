/**
 * Shrinks the code of validators. Ajv inlines the construction of every error; this replaces it by function calls, which halves the code. Throws if Ajv writes
 * code of another form.
 */
export function shrinkValidatorCode(code: string): string {
  const shrunk = code
    .replaceAll(inlineError, (_, __, error: string) => `vErrors = ${errorCall(error)};\nerrors++;`)
    // Ajv copies all previous errors whenever it adds some, so that a list of 100,000 bad items takes minutes. `concatErrors` adds to the list instead.
    .replaceAll(/vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\)/g, 'concatErrors(vErrors, $1)')
    // Only custom keywords would read these.
    .replaceAll(/, parentData, parentDataProperty, rootData=data(?=\})/g, '')
    .replaceAll(/,parentData(?::\w+)?,parentDataProperty(?::[^,]+)?,rootData(?=\})/g, '');
  const unknown = /vErrors\.push|\.concat\(|parentData|rootData/.exec(shrunk);
  if (unknown !== null) throw new Error(`ajv uses ${unknown[0]} in a way that is not known here`);
  return `${dropUnusedSchemas(shrunk)}\n${functions}`;
}

/** The code by which Ajv constructs an error and adds it to the list. */
const inlineError =
  /const (err\d+) = \{(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
/** The properties of an error. */
const errorProperties =
  /^instancePath(?::(?<at>.+?))?,schemaPath:(?<path>".*?"),keyword:(?<keyword>".*?"),params:(?<params>\{.*?\}),message:(?<message>.+?)(?:,propertyName:(?<name>\w+))?$/;

/** The function call that adds an error. Inside `if`, `anyOf` and the like only the number of errors counts, so they are empty. */
function errorCall(error: string): string {
  if (error === '') return 'pushError(vErrors, {})';
  const { at = 'instancePath', path, keyword, params, message, name } = errorProperties.exec(error)?.groups ?? {};
  if (path === undefined) throw new Error(`ajv makes an error in a way that is not known here: ${error}`);
  return `addError(vErrors, ${[at, path, keyword, params, message, name].filter((part) => part !== undefined).join(', ')})`;
}

/** Removes the parts of schemas that are not used. Ajv embeds whole schemas, although errors quote only a few of their lists. */
function dropUnusedSchemas(code: string): string {
  const usedPaths = new Map<string, string[][]>();
  for (const [, name = '', path = ''] of code.matchAll(/\b(schema\d+)((?:\.\w+|\["[^"]+"\])+)/g)) {
    const keys = Array.from(path.matchAll(/\.(\w+)|\["([^"]+)"\]/g), ([, dotted, quoted]) => dotted ?? quoted ?? '');
    usedPaths.set(name, [...(usedPaths.get(name) ?? []), keys]);
  }
  return code.replaceAll(/^const (schema\d+) = (\{.*\});$/gm, (declaration, name: string, json: string) => {
    const mentions = code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length;
    const paths = usedPaths.get(name) ?? [];
    // The code also uses the whole schema.
    if (mentions !== paths.length + 1) return declaration;
    return `const ${name} = ${JSON.stringify(selectPaths(JSON.parse(json), paths))};`;
  });
}

/** A value with only the parts that some paths lead to. */
function selectPaths(value: unknown, paths: readonly string[][]): unknown {
  if (paths.some(([key]) => key === undefined) || Array.isArray(value)) return value;
  const entries = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const innerPaths = paths.filter(([first]) => first === key).map((path) => path.slice(1));
    return innerPaths.length === 0 ? [] : [[key, selectPaths(inner, innerPaths)] as const];
  });
  return Object.fromEntries(entries);
}

const functions = `
function addError(all, instancePath, schemaPath, keyword, params, message, propertyName) {
  const error = { instancePath, schemaPath, keyword, params, message };
  if (propertyName !== undefined) error.propertyName = propertyName;
  return pushError(all, error);
}

function pushError(all, error) {
  if (all === null) return [error];
  all.push(error);
  return all;
}

function concatErrors(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
`;
