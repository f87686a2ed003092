import { availableParallelism } from 'node:os';
import { type NotTested, notTested } from './not-tested.ts';
import { holds, number } from './report.ts';
import type { Ran } from './run-suite.ts';

/** A suite has one row; what is not run again keeps the one that it has. */
const rowStart = /^\| `([a-z0-9-]+)` \|/;

/** The page with the last figures: new rows for what ran, the old ones for the other suites of `names`. */
export function page(old: string, ran: readonly Ran[], names: readonly string[]): string {
  const rows = new Map(old.split('\n').flatMap((line) => (rowStart.test(line) ? [[nameOf(line), line] as const] : [])));
  const today = new Date().toISOString().slice(0, 10);
  for (const one of ran) rows.set(one.suite.name, toRow(one, today));
  return [
    '# What is tested, and how?',
    '',
    '<!-- Written by `npm run trust -- --write`. -->',
    '',
    'Each row is a suite of [test/trust/suites](../test/trust/suites): a threat or fault, what must hold under it, and what came of the last run in full form.',
    '`npm run trust` runs them again with a new seed; `--seed` repeats a run, `--only` picks suites, `--quick` takes the form that `npm run test:all` runs.',
    '',
    `Machine: ${String(availableParallelism())} cores, Node ${process.versions.node}. Last written: ${today}.`,
    '',
    '| Suite | Threat or fault | What must hold | Result | Cases | Figures | Seed | Time | Date |',
    '|---|---|---|---|--:|---|--:|--:|---|',
    ...names.flatMap((name) => rows.get(name) ?? []),
    '',
    ...signing,
    '## Not tested here, and what it would need',
    '',
    '| What | What it would need |',
    '|---|---|',
    ...notTested.map(({ what, needs }: NotTested) => `| ${cell(what)} | ${cell(needs)} |`),
    '',
  ].join('\n');
}

/** What is promised of records; the tests are those of the action. */
const signing = [
  '## When a record is signed',
  '',
  'A merge applies only what a signed record names. [The comment and its record](apply.md#the-comment-and-its-record) has the whole rule, and [test/github/action/signed-once.test.ts](../test/github/action/signed-once.test.ts) tests it against a GitHub with real repositories:',
  '',
  '- Once for a head commit, by the first preview of that commit.',
  '- A later run for the same commit confirms the same plan. For another plan it signs nothing, is red, and the merge is refused: a label, an edited title, a reopened pull request, a re-run by an app.',
  '- A person who runs the job again gets a new record in a new comment that begins with what changed. The old comment is superseded and its record void, also when somebody restores its text.',
  '- A comment whose first line was cut or edited, or that another token signed, never gets a new record in place.',
  '- A record that stands in no comment is written nowhere else.',
  '- It holds the bundles that the plan changes. All others bind nothing and are never sent. An apply that was cut short is finished by running its job again ([resumed.test.ts](../test/github/action/resumed.test.ts), [other-bundles.test.ts](../test/github/action/other-bundles.test.ts)).',
  '',
];

const nameOf = (line: string): string => rowStart.exec(line)?.[1] ?? '';

function toRow(ran: Ran, today: string): string {
  const { suite, run, cases, figures, failures, ms } = ran;
  const result = holds(ran) ? 'holds' : `**${String(Math.max(1, failures.length))} failed**`;
  const all = Object.entries(figures).map(([name, value]) => `${name}: ${number(value)}`);
  const time = `${(ms / 1000).toFixed(0)} s`;
  const cells = [suite.threat, suite.claim, result, number(cases), all.join('; '), String(run.seed), time, today];
  return `| \`${suite.name}\` | ${cells.map(cell).join(' | ')} |`;
}

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
