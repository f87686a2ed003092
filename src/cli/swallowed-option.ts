import type { Command, Option } from 'commander';

/** An option whose value was left out, so that it took the next option for it. */
type Swallowed = { readonly option: Option; readonly next: string };

/** Null where every option has a value of its own. `--plan --sandbox` would write to a file of that name, and go to the real platform. */
export function swallowedOption(command: Command): Swallowed | null {
  const given = command.optsWithGlobals();
  const names = new Set(['-h', '--help', ...optionsOf(command).flatMap(({ long }) => long ?? [])]);
  for (const option of optionsOf(command)) {
    const values: unknown[] = [given[option.attributeName()]].flat();
    const next = values.find((value) => typeof value === 'string' && names.has(value.replace(/=.*/s, '')));
    if (typeof next === 'string') return { option, next };
  }
  return null;
}

const optionsOf = (command: Command): Option[] => [
  ...command.options,
  ...(command.parent === null ? [] : optionsOf(command.parent)),
];
