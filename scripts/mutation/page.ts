import { type Accepted, leastScore, type Measured, scoreOf, sortSurvivors, type Survivor } from './report.ts';

/** The page with the scores, the survivors that are accepted with their reasons, and where the others are. */
export function mutationPage(results: readonly Measured[], accepted: readonly Accepted[]): string {
  const { named, open } = sortSurvivors(
    results.flatMap(({ survivors }) => survivors),
    accepted,
  );
  const openByFile = [...Map.groupBy(open, ({ file }) => file)].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '<!-- Written by scripts/mutation.ts; never by hand. -->',
    '# Mutation testing',
    '',
    'Stryker changes the sources in small ways, one at a time, and the tests must notice. What they do not notice survived.',
    `Each folder must reach ${String(leastScore)} %. \`npm run mutation\` tries all, which takes hours; \`npm run mutation -- record\` one folder;`,
    '`npm run mutation -- plan --part 2/6` windows of lines that are spread over it.',
    '',
    '| Folder | Score | Tried | Noticed | Endless, so noticed | Survived | Reached by no test | Left out |',
    '|---|--:|---|--:|--:|--:|--:|--:|',
    ...results.map(row),
    '',
    '`so far`: a run was stopped, or only parts were tried; what is not tried yet is not counted.',
    'Left out is what runs once, when a file is loaded (but in apply), and what does not run at all. The tests are those near the folder, and not',
    'those of whole commands, which would notice more; what measures time, or counts its cases, is left out too:',
    '',
    ...results.map(({ folder, tests }) => `- ${folder}: ${tests.map(code).join(', ')}`),
    '',
    '## Survivors that are accepted',
    '',
    ...(named.length === 0 ? ['None.'] : ['| Place | From | To | Why |', '|---|---|---|---|', ...named.map(namedRow)]),
    '',
    '## Survivors without a reason so far',
    '',
    ...(open.length === 0 ? ['None.'] : ['| File | Lines |', '|---|---|', ...openByFile.map(openRow)]),
    '',
  ].join('\n');
}

function row({ folder, parts, counts }: Measured): string {
  const { killed, timedOut, survived, uncovered, untried } = counts;
  const tried = parts === null ? 'all' : partly(parts, killed + timedOut + survived + uncovered);
  const numbers = [killed, timedOut, survived, uncovered, untried].map(String);
  return `| ${[`src/${folder}`, `${scoreOf(counts).toFixed(1)} %`, tried, ...numbers].join(' | ')} |`;
}

const partly = (parts: readonly string[], tried: number): string =>
  `${String(tried)} so far${parts.length === 0 ? '' : `, with all of parts ${parts.join(', ')}`}`;

const namedRow = ({ file, line, from, to, why }: Survivor & { readonly why: string }): string =>
  `| ${file}:${String(line)} | ${code(from)} | ${code(to)} | ${why} |`;

function openRow([file, survivors]: [string, Survivor[]]): string {
  const lines = [...new Set(survivors.map(({ line }) => line))].toSorted((one, other) => one - other);
  return `| ${file} | ${lines.join(', ')} |`;
}

const longest = 90;

/** As code in a cell of a table: a longer fence where it holds backticks, and its bars escaped. */
function code(text: string): string {
  if (text === '') return 'nothing';
  const shown = text.length > longest ? `${text.slice(0, longest - 2)} …` : text;
  const fence = '`'.repeat(1 + Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([ticks]) => ticks.length)));
  const space = shown.startsWith('`') || shown.endsWith('`') ? ' ' : '';
  return `${fence}${space}${shown.replaceAll('|', '\\|')}${space}${fence}`;
}
