import { messagesOf, type Message } from '../messages.ts';
import { posix } from 'node:path';
import { workflowCommand } from '../escape.ts';
import type { Surface } from '../../domain/fix.ts';
import { count } from '../../util/text.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const limit = 10;

/**
 * The annotations of a workflow: at most ten a level, of which the last counts the rest. `folder`: where the run's paths begin, from the
 * repository's root, or GitHub would look for the files elsewhere.
 */
export const annotationsOf = (outcome: Outcome, folder: string, surface: Surface): Message[] =>
  annotationsFrom(messagesOf(outcome, surface), folder);

const annotationsFrom = (all: readonly Message[], folder: string): Message[] =>
  (['error', 'warning', 'notice'] as const)
    .flatMap((level) => fewEnough(all.filter((one) => one.level === level)))
    .map((one) => (one.at === null ? one : { ...one, at: { ...one.at, file: posix.join(folder, one.at.file) } }));

/** The annotations as workflow commands, one a line, for a command line that runs in a workflow. */
export const renderGithub = (outcome: Outcome, folder = ''): string =>
  workflowCommands(messagesOf(outcome, 'command-line'), folder);

/** The same for any messages. */
export const workflowCommands = (all: readonly Message[], folder: string): string =>
  annotationsFrom(all, folder)
    .map(({ level, title, text, at }) => {
      const properties = { file: at?.file ?? null, line: at?.line ?? null, col: at?.column ?? null, title };
      return `${workflowCommand({ command: level, properties, message: text })}\n`;
    })
    .join('');

function fewEnough(messages: readonly Message[]): readonly Message[] {
  const [first] = messages;
  if (first === undefined || messages.length <= limit) return messages;
  const text = `${count(messages.length - limit + 1, `more ${first.level}`)} not shown here.`;
  return [...messages.slice(0, limit - 1), { level: first.level, title: 'More', text, at: null }];
}
