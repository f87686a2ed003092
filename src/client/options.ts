import { isObject } from '../util/json.ts';

/** What `typeof` says of each option; of one with several names or values, that of the whole. */
export type OptionKinds = Readonly<Record<string, 'string' | 'number' | 'function' | 'object'>>;

/** Why some options cannot be meant, naming the first of them, for callers without types; null if they can. Never quotes a value, which may be a token. */
export function wrongOption(
  owner: string,
  options: unknown,
  kinds: OptionKinds,
  required: readonly string[] = [],
): string | null {
  if (!isObject(options)) return `${owner} takes an object with options, not ${whatIs(options)}.`;
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (kind === undefined)
      return `${owner} has no option ${JSON.stringify(name)}. It has ${Object.keys(kinds).join(', ')}.`;
    if (value !== undefined && (typeof value !== kind || value === null))
      return `The option ${name} of ${owner} must be of the type ${kind}, not ${whatIs(value)}.`;
  }
  const missing = required.find((name) => options[name] === undefined);
  return missing === undefined ? null : `${owner} needs the option ${missing}.`;
}

/** The kind of a value, in a word. */
export function whatIs(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value;
}
