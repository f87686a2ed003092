/** Ajv writes out at each place how an error is made and kept: this calls functions for it, which is half the code. Throws for what is not known here. */
export function compact(code: string): string {
  const compacted = code
    .replaceAll(keptError, (_, __, error: string) => `vErrors = ${keeping(error)};\nerrors++;`)
    // Ajv copies all errors so far for each part that has some, so that a list of 100,000 bad items takes minutes: this appends them.
    .replaceAll(/vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\)/g, 'appended(vErrors, $1)')
    // Only keywords of one's own would read these.
    .replaceAll(/, parentData, parentDataProperty, rootData=data(?=\})/g, '')
    .replaceAll(/,parentData(?::\w+)?,parentDataProperty(?::[^,]+)?,rootData(?=\})/g, '');
  const unknown = /vErrors\.push|\.concat\(|parentData|rootData/.exec(compacted);
  if (unknown !== null) throw new Error(`ajv uses ${unknown[0]} in a way that is not known here`);
  return `${withoutUnread(compacted)}\n${functions}`;
}

const keptError =
  /const (err\d+) = \{(.*)\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g;
const wholeError =
  /^instancePath(?::(?<at>.+?))?,schemaPath:(?<path>".*?"),keyword:(?<keyword>".*?"),params:(?<params>\{.*?\}),message:(?<message>.+?)(?:,propertyName:(?<name>\w+))?$/;

/** Inside of a condition only the number of the errors counts, and they are empty. */
function keeping(error: string): string {
  if (error === '') return 'kept(vErrors, {})';
  const { at = 'instancePath', path, keyword, params, message, name } = wholeError.exec(error)?.groups ?? {};
  if (path === undefined) throw new Error(`ajv makes an error in a way that is not known here: ${error}`);
  return `added(vErrors, ${[at, path, keyword, params, message, name].filter((part) => part !== undefined).join(', ')})`;
}

/** Ajv keeps each schema whole, of which an error quotes a list here and there. */
function withoutUnread(code: string): string {
  const read = new Map<string, string[][]>();
  for (const [, name = '', path = ''] of code.matchAll(/\b(schema\d+)((?:\.\w+|\["[^"]+"\])+)/g)) {
    const keys = Array.from(path.matchAll(/\.(\w+)|\["([^"]+)"\]/g), ([, dotted, quoted]) => dotted ?? quoted ?? '');
    read.set(name, [...(read.get(name) ?? []), keys]);
  }
  return code.replaceAll(/^const (schema\d+) = (\{.*\});$/gm, (whole, name: string, json: string) => {
    const mentions = code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length;
    const paths = read.get(name) ?? [];
    // Somebody takes it as a whole.
    if (mentions !== paths.length + 1) return whole;
    return `const ${name} = ${JSON.stringify(partsOf(JSON.parse(json), paths))};`;
  });
}

/** What the paths lead to, in the order of the value. */
function partsOf(value: unknown, paths: readonly string[][]): unknown {
  if (paths.some(([key]) => key === undefined) || Array.isArray(value)) return value;
  const entries = Object.entries(value as object).flatMap(([key, inner]: [string, unknown]) => {
    const inside = paths.filter(([first]) => first === key).map((path) => path.slice(1));
    return inside.length === 0 ? [] : [[key, partsOf(inner, inside)] as const];
  });
  return Object.fromEntries(entries);
}

const functions = `
function added(all, instancePath, schemaPath, keyword, params, message, propertyName) {
  const error = { instancePath, schemaPath, keyword, params, message };
  if (propertyName !== undefined) error.propertyName = propertyName;
  return kept(all, error);
}

function kept(all, error) {
  if (all === null) return [error];
  all.push(error);
  return all;
}

function appended(all, more) {
  if (all === null) return more;
  for (const error of more) all.push(error);
  return all;
}
`;
