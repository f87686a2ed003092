import { linesOf, parseLine, type Parsed } from '../../../render/runner.ts';

export type Level = 'error' | 'warning' | 'notice';
/** A note beside a line of a file, or in the head of the run. */
export type Annotation = {
  readonly level: Level;
  readonly message: string;
  readonly properties: Readonly<Record<string, string>>;
};

export type LogFacts = {
  /** Every command that the runner obeyed, in order. */
  readonly commands: readonly Parsed[];
  readonly annotations: readonly Annotation[];
  /** The annotations that GitHub shows: ten of each level in a step. */
  readonly shown: readonly Annotation[];
  readonly masks: readonly string[];
};

const levels: readonly Level[] = ['error', 'warning', 'notice'];
const mostOfLevel = 10;
const mostOfMessage = 4096;

/** What the runner does with a log: each line may be a command, unless commands were stopped. */
export function readLog(log: string): LogFacts {
  const commands = obeyed(linesOf(log));
  const annotations = commands.flatMap(annotationOf);
  return {
    commands,
    annotations,
    shown: levels.flatMap((level) => annotations.filter((one) => one.level === level).slice(0, mostOfLevel)),
    masks: commands.filter(({ command }) => command === 'add-mask').map(({ data }) => data),
  };
}

function obeyed(lines: readonly string[]): Parsed[] {
  const commands: Parsed[] = [];
  let stopped: string | null = null;
  for (const line of lines) {
    if (stopped !== null) {
      if (line.trim().toLowerCase() === `::${stopped}::`) stopped = null;
      continue;
    }
    const command = parseLine(line);
    if (command === null) continue;
    commands.push(command);
    if (command.command === 'stop-commands') stopped = command.data.toLowerCase();
  }
  return commands;
}

function annotationOf({ command, properties, data }: Parsed): Annotation[] {
  const level = levels.find((one) => one === command);
  return level === undefined ? [] : [{ level, message: data.slice(0, mostOfMessage), properties }];
}
