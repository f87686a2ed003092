/** What GitHub's runner reads as a command in a line of a log: a port of actions/runner, ActionCommand.TryParseV2 and TryParse. */
export type WorkflowCommandLine = {
  readonly command: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
};

const registeredCommands = new Set([
  'error',
  'warning',
  'notice',
  'debug',
  'add-mask',
  'stop-commands',
  't',
  'group',
  'endgroup',
  'set-output',
  'save-state',
  'add-matcher',
  'echo',
  'set-env',
  'add-path',
  'internal-set-repo-path',
]);

export const parseWorkflowCommand = (line: string): WorkflowCommandLine | null =>
  parseVersion2(line) ?? parseVersion1(line);

function parseVersion2(line: string): WorkflowCommandLine | null {
  // .NET compares by culture there, so characters of no width count as nothing.
  const message = line.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\0]/gu, '').trimStart();
  if (!message.startsWith('::')) return null;
  const end = message.indexOf('::', 2);
  return end < 0 ? null : toCommandLine(message.slice(2, end), ',', message.slice(end + 2));
}

function parseVersion1(line: string): WorkflowCommandLine | null {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  return start < 0 || end < 0 ? null : toCommandLine(line.slice(start + 3, end), ';', line.slice(end + 1));
}

function toCommandLine(info: string, separator: string, data: string): WorkflowCommandLine | null {
  const space = info.indexOf(' ');
  const command = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!registeredCommands.has(command)) return null;
  const pairs = (space < 0 ? '' : info.slice(space + 1)).split(separator).map((pair) => {
    const cut = pair.indexOf('=');
    return [pair.slice(0, cut).trim(), unescape(pair.slice(cut + 1), ['%0D', '%0A', '%3A', '%2C', '%25'])];
  });
  return {
    command,
    properties: Object.fromEntries(pairs.filter(([name]) => name !== '')),
    data: unescape(data, ['%0D', '%0A', '%25']),
  };
}

/** In the runner's order, with `%25` last. */
const unescape = (text: string, codes: readonly string[]): string =>
  codes.reduce(
    (soFar, escape) => soFar.replaceAll(escape, String.fromCodePoint(Number.parseInt(escape.slice(1), 16))),
    text,
  );

/** How the runner cuts a stream into lines. */
export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);
