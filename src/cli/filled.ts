import { InvalidArgumentError } from 'commander';

/** A parser for any text but an empty one, which a shell gives for a variable that is not set: it would pass for another thing than what was meant. */
export function filled(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is empty. If it comes from a variable, set that.');
  return text;
}

/** A parser for a file that is written beside the result, which alone goes to standard output. */
export function filledFile(text: string): string {
  if (text === '-')
    throw new InvalidArgumentError('Only --output takes - for standard output. For a file of that name write ./-');
  return filled(text);
}

/** As `filled`, for what may be given again and again. */
export const filledList = (text: string, soFar: readonly string[] = []): string[] => [...soFar, filled(text)];
