import type { Input } from '../../generated/requests.ts';

/** `low, medium or high`. */
export function either(words: readonly string[], link = 'or'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** `from 100 to 3000`, `at least 1`; null without bounds that say something. */
export function boundsOf({ minimum, maximum }: Pick<Input, 'minimum' | 'maximum'>): string | null {
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum !== undefined && most !== undefined) return `from ${String(minimum)} to ${String(most)}`;
  if (minimum !== undefined) return `at least ${String(minimum)}`;
  return most === undefined ? null : `at most ${String(most)}`;
}

/** What a value has to be, for a help text: `required; one of sast, sca; default sast`. */
export function constraintsOf(input: Input): string[] {
  const bounds = boundsOf(input);
  return [
    ...(input.deprecated === true ? ['deprecated'] : []),
    ...(input.required ? ['required'] : []),
    ...(input.list ? ['repeatable'] : []),
    ...(input.enum === undefined ? [] : [`one of ${input.enum.join(', ')}`]),
    ...(bounds === null ? [] : [bounds]),
    ...(input.maxLength === undefined ? [] : [`at most ${String(input.maxLength)} characters`]),
    ...(input.default === undefined ? [] : [`default ${textOf(input.default)}`]),
  ];
}

/** A value as it is typed; a list or an object as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** As the document counts them: by code points. */
export const charactersIn = (text: string): number => Array.from(text).length;

/** An integer that a number cannot hold, which is kept as text. */
export const isTooLarge = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d+$/.test(value) && !Number.isSafeInteger(Number(value));

export const tooLarge = `must be at most ${String(Number.MAX_SAFE_INTEGER)}: a larger number cannot be sent exactly`;
