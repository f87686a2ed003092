import type { Command } from 'commander';

/** What people type by the habit of other tools, and what it is here, where the command has that: `files` for its paths. */
const ours: readonly (readonly [others: RegExp, name: string, says: string])[] = [
  [/^--?auto-approve$|^-y$|^--assume-yes$/, '--yes', 'Did you mean --yes?'],
  [/^--?out$/, '--plan', 'Did you mean --plan, or --output?'],
  [/^-o/, '--output', 'Did you mean --output, or --format?'],
  [/^--json$/, '--format', 'Did you mean --format json?'],
  [/^--no-colou?r$/, '--color', 'Did you mean --color never?'],
  [/^-v$/, '--verbose', 'Did you mean --verbose, or -V for the version?'],
  [/^--(?:url|host|endpoint|server)$/, '--base-url', 'Did you mean --base-url?'],
  [/^--(?:api-)?token$/, '--base-url', 'The token comes from IFMATCH_API_TOKEN, and from nowhere else.'],
  [/^--dry-run$/, '--on-stale', 'Did you mean ifmatch preview?'],
  [/^--dry-run$/, '--exit-code', 'A preview changes nothing as it is.'],
  [/^-f$|^--file(?:name)?$|^--path$/, 'files', 'Files and folders need no option: write them alone.'],
];

/** Without its value: that may be a token. */
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;

/** An error of commander's, with what was probably meant by an option of another tool, or by one that stands before its command. */
export function sayOurOption(error: string, command: Command): string {
  const [, said = '', name] = unknown.exec(error) ?? [];
  if (name === undefined) return error;
  const has = (one: string): boolean =>
    one === 'files' ? command.registeredArguments.some((argument) => argument.name() === 'paths') : knows(command, one);
  const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
  return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})\n`;
}

const misplaced = (name: string, command: Command): string | null =>
  command.commands.some((one) => knows(one, name)) ? `It stands behind its command: ifmatch <command> ${name}` : null;

const knows = (command: Command, name: string): boolean =>
  command.options.some((option) => [option.short, option.long].includes(name)) ||
  (command.parent !== null && knows(command.parent, name));
