import { posix } from 'node:path';
import type { Surface } from '../../domain/fix.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { plainText } from '../../domain/sentence.ts';
import type { TestResult } from '../../domain/policy-tests.ts';
import { pluralize } from '../../util/text.ts';
import { workflowCommand } from '../escape.ts';
import { type Message, toMessages } from '../messages.ts';
import { testName, testSummaryText } from '../words/test-results.ts';

// Annotations of a workflow on GitHub. `folder`: where the run's paths begin, from the repository's root, or GitHub would look for the files elsewhere.

/** GitHub shows ten annotations per level and step, and silently drops the others. */
const maxPerLevel = 10;

/** At most ten annotations a level, of which the last counts the rest. */
export const outcomeAnnotations = (outcome: Outcome, folder: string, surface: Surface): Message[] =>
  toAnnotations(toMessages(outcome, surface), folder);

const toAnnotations = (messages: readonly Message[], folder: string): Message[] =>
  (['error', 'warning', 'notice'] as const)
    .flatMap((level) => capLevel(messages.filter((message) => message.level === level)))
    .map((message) => {
      const { position } = message;
      if (position === null) return message;
      return { ...message, position: { ...position, file: posix.join(folder, position.file) } };
    });

function capLevel(messages: readonly Message[]): readonly Message[] {
  const [first] = messages;
  if (first === undefined || messages.length <= maxPerLevel) return messages;
  const { level } = first;
  const shown = messages.slice(0, maxPerLevel - 1);
  const text = `${pluralize(messages.length - shown.length, `more ${level}`)} not shown here.`;
  return [...shown, { level, code: 'more', title: 'More', text, position: null }];
}

/** The annotations as workflow commands, one a line, for a command line that runs in a workflow. */
export const renderWorkflowCommands = (outcome: Outcome, folder = ''): string =>
  workflowCommands(toMessages(outcome, 'command-line'), folder);

/** The results of `ifmatch test` as workflow commands: each test that fails, and the number of those that pass. */
export function renderTestWorkflowCommands(results: readonly TestResult[], folder: string): string {
  const failed = results.filter(({ isPassed }) => !isPassed);
  const messages = failed.map((result): Message => {
    const { at: position, why } = result;
    return { level: 'error', code: 'test', title: testName(result, results), text: plainText(why), position };
  });
  const summary = testSummaryText(results);
  return workflowCommands(
    [...messages, { level: 'notice', code: 'ifmatch', title: 'ifmatch', text: summary, position: null }],
    folder,
  );
}

const workflowCommands = (messages: readonly Message[], folder: string): string =>
  toAnnotations(messages, folder)
    .map(({ level, title, text, position }) => {
      const { file = null, line = null, column = null } = position ?? {};
      return `${workflowCommand({ command: level, properties: { file, line, col: column, title }, message: text })}\n`;
    })
    .join('');
