import { breakLogCommands } from './terminal.ts';
import { escapeHidden } from './visible.ts';

/** What a workflow command of GitHub's runner is made of; a property that is null is left out. */
export type WorkflowCommand = {
  readonly command: 'error' | 'warning' | 'notice';
  readonly properties: Readonly<Record<string, string | number | null>>;
  /** The only part that may have several lines. */
  readonly message: string;
};

/** One line `::error file=…,line=…::message`; what it holds can neither end it nor begin another. */
export function workflowCommand({ command, properties, message }: WorkflowCommand): string {
  const given = Object.entries(properties).filter(([, value]) => value !== null);
  const list = given.map(([name, value]) => `${name}=${escapeCommandProperty(String(value))}`).join(',');
  return `::${command}${list === '' ? '' : ` ${list}`}::${escapeCommandMessage(message)}`;
}

/** Text after the second `::`. The runner decodes `%25` last, so `%` goes first here. */
const escapeCommandMessage = (text: string): string => text.split('\n').map(escapeLine).join('%0A');

/** Text of a property, which a comma or a colon would end. */
const escapeCommandProperty = (text: string): string => escapeLine(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const escapeLine = (line: string): string => breakLogCommands(escapeHidden(line)).replaceAll('%', '%25');

/** A line of foreign text for a workflow's log: the mark in front keeps the runner from reading a command in it. */
export const escapeLog = (line: string): string => `│ ${breakLogCommands(escapeHidden(line))}`;
