import { escapeLog, escapeTerminal, workflowCommand } from '../../../src/report/escape.ts';
import { renderTerminal } from '../../../src/report/formats/terminal/report.ts';
import { problemLines } from '../../../src/report/formats/terminal/problems.ts';
import { outcomesWith } from '../../report/filled-outcomes.ts';
import { linesOf, parseWorkflowCommand } from '../../report/runner-commands.ts';
import { otherPages } from './other-pages.ts';
import { renderWorkflowCommands } from '../../../src/report/formats/annotations.ts';
import type { Outcome } from '../../../src/domain/outcome.ts';

/** One of our printers. `findFaults` prints a hostile text with it, and returns the commands and control sequences in the output. */
export type LineClaim = { readonly name: string; readonly findFaults: (text: string) => string[] };

/** The colour codes that ifmatch itself uses. */
const paletteCodes = /\p{Cc}\[(?:1|2|22|3[1-36]|39)m/gu;
/** Characters that a terminal obeys or does not show. */
const controlCharacter = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|\p{Cs}/u;

const findCommands = (output: string): string[] =>
  linesOf(output).flatMap((line) =>
    parseWorkflowCommand(line) === null ? [] : [`the runner obeys ${JSON.stringify(line)}`],
  );

const findControls = (output: string): string[] => {
  const [firstControl] = controlCharacter.exec(output.replaceAll('\n', '')) ?? [];
  return firstControl === undefined ? [] : [`a terminal obeys U+${(firstControl.codePointAt(0) ?? 0).toString(16)}`];
};

const findCommandsAndControls = (output: string): string[] => [...findCommands(output), ...findControls(output)];

/** The output must be one command, with exactly the given properties. */
function findCommandFaults(text: string): string[] {
  const output = workflowCommand({
    command: 'warning',
    properties: { file: `f${text}`, title: `t${text}` },
    message: text,
  });
  const [line = '', ...moreLines] = linesOf(output);
  const parsed = parseWorkflowCommand(line);
  const isRight = parsed?.command === 'warning' && Object.keys(parsed.properties).join() === 'file,title';
  return [
    ...(isRight && moreLines.length === 0 ? [] : [`the runner reads ${JSON.stringify(parsed)}`]),
    ...findControls(output),
  ];
}

const commandNamesIn = (outcome: Outcome): string =>
  linesOf(renderWorkflowCommands(outcome))
    .slice(0, -1)
    .map((line) => parseWorkflowCommand(line)?.command ?? 'none')
    .join();

const annotationClaims = Object.entries(outcomesWith).map(([kind, fill]): LineClaim => {
  const expected = commandNamesIn(fill('quiet'));
  return {
    name: `the annotations of an outcome of kind ${kind}`,
    findFaults: (text) =>
      commandNamesIn(fill(text)) === expected ? [] : [`they are ${commandNamesIn(fill(text))}, not ${expected}`],
  };
});

const terminalClaims = Object.entries(outcomesWith).flatMap(([kind, fill]) =>
  [40, 80, 200].map((width): LineClaim => ({
    name: `an outcome of kind ${kind} on a terminal of ${String(width)} columns`,
    findFaults: (text) => {
      const view = {
        command: 'preview',
        platform: text,
        width,
        color: width === 80,
        verbose: true,
        repeatedOptions: text,
      } as const;
      // A colour code before a command hides it from the runner, so the lines are checked without colours.
      const outcome = fill(text);
      return findCommandsAndControls(
        renderTerminal(outcome, problemLines(outcome.problems, view), view).replaceAll(paletteCodes, ''),
      );
    },
  })),
);

const otherClaims = Object.entries(otherPages).map(([name, render]): LineClaim => ({
  name,
  findFaults: (text) => findCommandsAndControls(render(text)),
}));

/** The functions that escape one line. Every line is tried on all of them. */
export const escapers: readonly LineClaim[] = [
  { name: 'a line for a log', findFaults: (text) => findCommandsAndControls(escapeLog(text)) },
  { name: 'a line for a terminal', findFaults: (text) => findControls(escapeTerminal(text)) },
  { name: 'a command of ours', findFaults: findCommandFaults },
];

/** Whole pages. Each line is tried on one of them. */
export const pages: readonly LineClaim[] = [...annotationClaims, ...terminalClaims, ...otherClaims];
