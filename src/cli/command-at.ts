/** The options of the program itself that take the next word for their value. */
const withValue: ReadonlySet<string> = new Set(['-C', '--directory', '--color']);

/** Where the command stands in a command line, behind the options of the program; at the end where there is none, or help comes first. */
export function commandAt(argv: readonly string[]): number {
  let at = 0;
  for (let word = argv[at]; word?.startsWith('-') === true; word = argv[at]) {
    if (word === '-h' || word === '--help') return argv.length;
    at += withValue.has(word) ? 2 : 1;
  }
  return at;
}
