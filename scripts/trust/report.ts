import type { Ran } from './run-suite.ts';

/** How many failures are shown. */
const shown = 10;

/** Whether it broke nothing, and tried something. */
export const holds = ({ failures, cases }: Ran): boolean => failures.length === 0 && cases > 0;

/** What came of a suite, for a terminal. */
export function describe(ran: Ran): string {
  const { suite, run, cases, figures, failures, ms } = ran;
  const lines = [
    `${holds(ran) ? 'holds' : 'FAILS'}  ${suite.name}: ${suite.claim}`,
    `       seed ${String(run.seed)}, ${number(cases)} cases in ${(ms / 1000).toFixed(1)} s`,
    ...Object.entries(figures).map(([name, value]) => `       ${name}: ${number(value)}`),
  ];
  if (holds(ran)) return lines.join('\n');
  const hidden = failures.length - shown;
  return [
    ...lines,
    ...(cases === 0 && failures.length === 0 ? ['       No case was tried.'] : []),
    ...failures.slice(0, shown).map((failure) => `     - ${failure}`),
    ...(hidden > 0 ? [`       … and ${String(hidden)} more`] : []),
    `       Repeat it with: npm run trust -- --only ${suite.name} --seed ${String(run.seed)}${quickly(ran)}`,
  ].join('\n');
}

const quickly = ({ suite, run }: Ran): string => (run.cases === suite.cases.quick ? ' --quick' : '');

/** `12,345`; a fraction with at most two digits. */
export function number(value: number): string {
  const [whole = '', fraction] = String(Math.round(value * 100) / 100).split('.');
  return whole.replaceAll(/\B(?=(\d{3})+$)/g, ',') + (fraction === undefined ? '' : `.${fraction}`);
}
