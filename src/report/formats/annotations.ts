import { messagesOf, type Message } from '../messages.ts';
import { posix } from 'node:path';
import { workflowCommand } from '../escape.ts';
import type { Surface } from '../../domain/fix.ts';
import { count } from '../../util/text.ts';
import type { Outcome } from '../../domain/outcome.ts';

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const limit = 10;

/**
 * Annotations for a workflow: one command a line, at most ten a level, of which the last counts the rest. `folder`: where the run's paths
 * begin, from the repository's root, or GitHub would look for the files elsewhere.
 */
export function renderGithub(outcome: Outcome, folder = '', surface: Surface = 'command-line'): string {
  const all = messagesOf(outcome, surface);
  return (['error', 'warning', 'notice'] as const)
    .flatMap((level) => fewEnough(all.filter((one) => one.level === level)))
    .map(({ level, title, text, at }) => {
      const file = at === null ? null : posix.join(folder, at.file);
      const properties = { file, line: at?.line ?? null, col: at?.column ?? null, title };
      return `${workflowCommand({ command: level, properties, message: text })}\n`;
    })
    .join('');
}

function fewEnough(messages: readonly Message[]): readonly Message[] {
  const [first] = messages;
  if (first === undefined || messages.length <= limit) return messages;
  const text = `${count(messages.length - limit + 1, `more ${first.level}`)} not shown here.`;
  return [...messages.slice(0, limit - 1), { level: first.level, title: 'More', text, at: null }];
}
