import { escapeLog, escapeTerminal, workflowCommand } from '../../../src/report/escape.ts';
import { renderTerminal } from '../../../src/report/formats/terminal/report.ts';
import { problemLines } from '../../../src/report/formats/terminal/problems.ts';
import { outcomesWith } from '../../report/filled-outcomes.ts';
import { linesOf, parseWorkflowCommand } from '../../report/runner-commands.ts';
import { otherPages } from './other-pages.ts';
import { renderWorkflowCommands } from '../../../src/report/formats/annotations.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';

/** What is wrong with the output of one of our printers for a hostile text; empty when nothing is. */
export type LineClaim = { readonly name: string; readonly faults: (text: string) => string[] };

/** The codes of our own palette. */
const own = /\p{Cc}\[(?:1|2|22|3[1-36]|39)m/gu;
/** What a terminal obeys or hides. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Cs}/u;

const obeyed = (output: string): string[] =>
  linesOf(output).flatMap((line) =>
    parseWorkflowCommand(line) === null ? [] : [`the runner obeys ${JSON.stringify(line)}`],
  );

const controls = (output: string): string[] => {
  const [found] = control.exec(output.replaceAll('\n', '')) ?? [];
  return found === undefined ? [] : [`a terminal obeys U+${(found.codePointAt(0) ?? 0).toString(16)}`];
};

const silent = (output: string): string[] => [...obeyed(output), ...controls(output)];

/** One command, with the properties that were given and no others. */
function oneCommand(text: string): string[] {
  const output = workflowCommand({
    command: 'warning',
    properties: { file: `f${text}`, title: `t${text}` },
    message: text,
  });
  const [line = '', ...more] = linesOf(output);
  const parsed = parseWorkflowCommand(line);
  const isRight = parsed?.command === 'warning' && Object.keys(parsed.properties).join() === 'file,title';
  return [...(isRight && more.length === 0 ? [] : [`the runner reads ${JSON.stringify(parsed)}`]), ...controls(output)];
}

const commandsIn = (outcome: Outcome): string =>
  linesOf(renderWorkflowCommands(outcome))
    .slice(0, -1)
    .map((line) => parseWorkflowCommand(line)?.command ?? 'none')
    .join();

const annotations = Object.entries(outcomesWith).map(([kind, fill]): LineClaim => {
  const expected = commandsIn(fill('quiet'));
  return {
    name: `the annotations of an outcome of kind ${kind}`,
    faults: (text) =>
      commandsIn(fill(text)) === expected ? [] : [`they are ${commandsIn(fill(text))}, not ${expected}`],
  };
});

const terminals = Object.entries(outcomesWith).flatMap(([kind, fill]) =>
  [40, 80, 200].map((width): LineClaim => ({
    name: `an outcome of kind ${kind} on a terminal of ${String(width)} columns`,
    faults: (text) => {
      const view = {
        command: 'preview',
        platform: text,
        width,
        color: width === 80,
        verbose: true,
        repeatedOptions: text,
      } as const;
      // A colour in front keeps a line from being a command, so without colours it must hold too.
      const outcome = fill(text);
      return silent(renderTerminal(outcome, problemLines(outcome.problems, view), view).replaceAll(own, ''));
    },
  })),
);

const others = Object.entries(otherPages).map(([name, render]): LineClaim => ({
  name,
  faults: (text) => silent(render(text)),
}));

/** The escapers, which every line is tried on. */
export const escapers: readonly LineClaim[] = [
  { name: 'a line for a log', faults: (text) => silent(escapeLog(text)) },
  { name: 'a line for a terminal', faults: (text) => controls(escapeTerminal(text)) },
  { name: 'a command of ours', faults: oneCommand },
];

/** Whole pages, of which each line is tried on one. */
export const pages: readonly LineClaim[] = [...annotations, ...terminals, ...others];
