import { InvalidArgumentError } from 'commander';

/** A parser for any text but an empty one, which a shell gives for a variable that is not set: it would pass for another thing than what was meant. */
export function filled(text: string): string {
  if (text === '') throw new InvalidArgumentError('It is empty. If it comes from a variable, set that.');
  return text;
}

/** The same for what may be given again and again. */
export const filledList = (text: string, soFar: readonly string[] = []): string[] => [...soFar, filled(text)];
