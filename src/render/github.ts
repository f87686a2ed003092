import { posix } from 'node:path';
import type { Guard, Outcome } from '../domain/plan.ts';
import type { LocatedProblem } from '../domain/problem.ts';
import { type WorkflowCommand, workflowCommand } from './escape.ts';
import { phrase } from './meaning-words.ts';
import { type Caution, cautionsOf, cautionText } from './cautions.ts';
import { count, resultReasons, resultWords, textOf } from './words.ts';
import { headlineText, reasonOf, settingWords, shownExplained, shownPlan } from './verdict.ts';
import { failureOf } from './prose.ts';

type Level = WorkflowCommand['command'];
type Advice = 'option' | 'setting';

/** Options that are inputs of the action by the same name. */
const advised = (text: string, advice: Advice): string =>
  advice === 'option' ? text : text.replaceAll(/--(base-url|deployment|config)\b/g, 'the input $1');

/** GitHub shows ten annotations of a level for a step, and drops the others without a word. */
const limit = 10;

/**
 * Annotations for a workflow: one command a line, at most ten a level, of which the last counts the rest. `folder`: where the run's paths
 * begin, from the repository's root, or GitHub would look for the files elsewhere. `advice`: what helps the reader, the options of a
 * command line, or settings on the base branch and the inputs of the action.
 */
export function renderGithub(outcome: Outcome, folder = '', advice: Advice = 'option'): string {
  const all = [
    ...runs(outcome, advice),
    ...results(outcome),
    ...guards(outcome, advice),
    ...cautions(outcome),
    ...outcome.problems.map((problem) => ofProblem(problem, advice)),
  ];
  const levels: readonly Level[] = ['error', 'warning', 'notice'];
  const shown = levels.flatMap((level) => fewEnough(all.filter(({ command }) => command === level)));
  return shown.map((command) => `${workflowCommand(inRepository(command, folder))}\n`).join('');
}

const inRepository = ({ command, properties, message }: WorkflowCommand, folder: string): WorkflowCommand => {
  const { file = null } = properties;
  return {
    command,
    properties: { ...properties, file: file === null ? null : posix.join(folder, String(file)) },
    message,
  };
};

function fewEnough(commands: readonly WorkflowCommand[]): readonly WorkflowCommand[] {
  const [first] = commands;
  if (first === undefined || commands.length <= limit) return commands;
  const rest = commands.length - limit + 1;
  return [
    ...commands.slice(0, limit - 1),
    simple(first.command, 'More', `${count(rest, `more ${first.command}`)} not shown here.`),
  ];
}

const levelOf = {
  valid: 'notice',
  invalid: null,
  'no-changes': 'notice',
  changes: 'notice',
  'needs-approval': 'error',
  stale: 'error',
  applied: 'notice',
  partial: 'error',
  failed: 'error',
} as const satisfies Record<Outcome['kind'], Level | null>;

/** How the run ended; problems speak for themselves. */
function runs(outcome: Outcome, advice: Advice): WorkflowCommand[] {
  const level = levelOf[outcome.kind];
  if (level === null) return [];
  if (outcome.kind !== 'failed') return [simple(level, 'ifmatch', headlineText(outcome))];
  const { message, hint, facts } = failureOf(outcome.error);
  const lines = [advised(message, advice), facts.join(', '), advised(hint ?? '', advice)];
  return [simple(level, 'ifmatch', lines.filter(Boolean).join('\n'))];
}

function ofProblem({ problem, position }: LocatedProblem, advice: Advice): WorkflowCommand {
  const { says, fix } = phrase(problem);
  const { file = null, line = null, column = null } = position ?? {};
  const properties = { file, line, col: column, title: problem.code };
  return {
    command: problem.severity,
    properties,
    message: fix === '' ? says : `${says}\nfix: ${advised(fix, advice)}`,
  };
}

const guards = (outcome: Outcome, advice: Advice): WorkflowCommand[] =>
  'guards' in outcome
    ? outcome.guards.map((guard) => simple('warning', 'Approval needed', guardText[advice](guard)))
    : [];

const guardText = {
  option: ({ message }) => message,
  setting: (guard) =>
    `${reasonOf(guard)} ${textOf(settingWords(guard))} It counts in ifmatch.yaml on the base branch, under guards.`,
} as const satisfies Record<Advice, (guard: Guard) => string>;

/** What no one may miss, on the line of the files that does it; deletes stand in no file. */
function cautions(outcome: Outcome): WorkflowCommand[] {
  const told = cautionsOf(shownPlan(outcome) ?? { bundles: [] }, shownExplained(outcome).triangulation ?? null);
  return told.flatMap(({ start, entries }) => entries.map((entry) => ofCaution(start.replace(/:$/, ''), entry)));
}

function ofCaution(title: string, entry: Caution['entries'][number]): WorkflowCommand {
  const at = entry.change.verb === 'delete' ? null : entry.change.at;
  return {
    command: 'warning',
    properties: { file: at?.file ?? null, line: at?.line ?? null, col: at?.column ?? null, title },
    message: cautionText(entry),
  };
}

const results = (outcome: Outcome): WorkflowCommand[] =>
  ('results' in outcome ? outcome.results : []).map(({ bundle, outcome: { result, reason } }) => {
    const done = result === 'applied' || result === 'already-applied';
    const text = `${bundle.deployment.slug} ${bundle.kind}: ${resultWords[result]}, ${reason ?? resultReasons[result]}`;
    return simple(done ? 'notice' : 'error', 'Result', text);
  });

const simple = (command: Level, title: string, message: string): WorkflowCommand => ({
  command,
  properties: { title },
  message,
});
