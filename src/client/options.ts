import { isObject } from '../util/json.ts';

/** The `typeof` of each option. */
export type OptionTypes = Readonly<Record<string, 'string' | 'number' | 'function' | 'object'>>;

/** Describes the first invalid option, for callers without TypeScript; null if all are valid. Never quotes a value, which may be a token. */
export function describeInvalidOption(
  owner: string,
  options: unknown,
  types: OptionTypes,
  required: readonly string[] = [],
): string | null {
  if (!isObject(options)) return `${owner} takes an object with options, not ${describeType(options)}.`;
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(types, name) ? types[name] : undefined;
    if (kind === undefined)
      return `${owner} has no option ${JSON.stringify(name)}. It has ${Object.keys(types).join(', ')}.`;
    if (value !== undefined && (typeof value !== kind || value === null))
      return `The option ${name} of ${owner} must be of the type ${kind}, not ${describeType(value)}.`;
  }
  const missing = required.find((name) => options[name] === undefined);
  return missing === undefined ? null : `${owner} needs the option ${missing}.`;
}

/** The type of a value, for messages. */
export function describeType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}
