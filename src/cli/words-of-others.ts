import type { Command } from 'commander';
import type { Misused } from './options.ts';

/** What is wrong with a command line, with what was probably meant by a word of another tool. */
export function misuseWords({ message, code, command }: Misused): string {
  const said = code === 'commander.unknownCommand' ? sayOurCommand(message) : sayOurOption(message, command);
  return `${said}\n(see --help)\n`;
}

/** Options of other tools and ours instead, if the command has it; `files` stands for its paths. */
const ours: readonly (readonly [others: RegExp, name: string, says: string])[] = [
  [/^--?auto-approve$|^-y$|^--assume-yes$/, '--yes', 'Did you mean --yes?'],
  [/^-out$/, '--out', 'Did you mean --out?'],
  [/^--fix$/, '--write', 'Did you mean --write?'],
  [/^-o/, '--output', 'Did you mean --output, or --format?'],
  [/^--json$/, '--format', 'Did you mean --format json?'],
  [/^--no-colou?r$/, '--color', 'Did you mean --color never?'],
  [/^-v$/, '--verbose', 'Did you mean --verbose, or -V for the version?'],
  [/^--(?:url|host|endpoint|server)$/, '--base-url', 'Did you mean --base-url?'],
  [/^--(?:api-)?token$/, '--base-url', 'The token comes from IFMATCH_API_TOKEN, and from nowhere else.'],
  [/^--dry-run$/, '--on-stale', 'Did you mean ifmatch preview?'],
  [/^--dry-run$/, '--exit-code', '`preview` never writes: leave it out.'],
  [/^-f$|^--file(?:name)?$|^--path$/, 'files', 'Files and folders need no option: write them alone.'],
];

/** Without its value, which may be a token. */
const unknown = /^(error: unknown option '([^'=]*))(?:=.*)?'/s;

/** Commander's error, with the option that was probably meant. */
function sayOurOption(error: string, command: Command): string {
  const [, said = '', name] = unknown.exec(error) ?? [];
  if (name === undefined) return error;
  const has = (one: string): boolean =>
    one === 'files' ? command.registeredArguments.some((argument) => argument.name() === 'paths') : knows(command, one);
  const found = ours.find(([others, one]) => others.test(name) && has(one))?.[2] ?? misplaced(name, command);
  return found === null ? error.replace(unknown, `$1'`) : `${said}'\n(${found})`;
}

const misplaced = (name: string, command: Command): string | null =>
  command.commands.some((one) => knows(one, name)) ? `Put ${name} after the command: ifmatch <command> ${name}` : null;

const knows = (command: Command, name: string): boolean =>
  command.options.some((option) => [option.short, option.long].includes(name)) ||
  (command.parent !== null && knows(command.parent, name));

/** Commands of other tools and ours instead. The nearest spelling would mislead: `diff` to drift, `dump` to demo. */
const ourCommands: ReadonlyMap<string, string> = new Map([
  ['sync', 'apply'],
  ['deploy', 'apply'],
  ['push', 'apply'],
  ['export', 'pull'],
  ['dump', 'pull'],
  ['lint', 'validate'],
  ['check', 'validate'],
  ['undo', 'rollback'],
  ['revert', 'rollback'],
  ['status', 'drift'],
  ['refresh', 'drift'],
]);

/** Words of other tools without a command here, and what to type. */
const ourWays: ReadonlyMap<string, string> = new Map([
  ['version', 'Type ifmatch --version.'],
  ['login', 'Set IFMATCH_API_TOKEN to an API token, then check it with ifmatch doctor.'],
  ['show', 'Type ifmatch preview FILES to see a plan, or ifmatch rollback PLAN to see its undo.'],
  ['state', 'There is no state file: the platform holds the state. Type ifmatch drift to compare it with the files.'],
  ['fmt', 'Files keep their own format. Type ifmatch validate to check them.'],
  ['destroy', 'To delete policies, declare an empty list (policies: []), then type ifmatch preview.'],
  [
    'import',
    "Type ifmatch pull --all to write the platform's policies into files, or ifmatch init --from-platform in a new repository.",
  ],
]);

/** With our command or way in place of commander's suggestion, if the first word is another tool's. */
function sayOurCommand(error: string): string {
  const [said, first = ''] = /^error: unknown command '([^']*)'/.exec(error) ?? [];
  const meant = ourCommands.get(first);
  const says = meant === undefined ? ourWays.get(first) : `Did you mean ${meant}?`;
  return says === undefined || said === undefined ? error : `${said}\n(${says})`;
}
