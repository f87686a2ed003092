import { type Check, type CheckStatus, worstOf } from '../../../domain/doctor.ts';
import { layout, type Line, paragraphs, type Style, styled, words } from './layout.ts';

/** One line per check, with the fix below; one paragraph per deployment; then the counts. */
export function renderDoctor(
  checks: readonly Check[],
  view: { readonly width: number; readonly color: boolean },
): string {
  const groups = [...Map.groupBy(checks, ({ about }) => about)].map(([about, group]) => [
    ...(about === null ? [] : [words(0, 'deployment ', styled('bold', about))]),
    ...group.flatMap(checkLines),
  ]);
  const counts = (['failed', 'warning', 'ok', 'skipped'] as const)
    .map((status) => ({ status, number: checks.filter((check) => check.status === status).length }))
    .filter(({ number }) => number > 0)
    .map(({ status, number }) => `${status}: ${number}`);
  return layout(paragraphs(...groups, [words(0, styled(looks[worstOf(checks)], counts.join(', ')))]), view);
}

const looks = {
  ok: 'green',
  warning: 'yellow',
  failed: 'red',
  skipped: 'dim',
} as const satisfies Record<CheckStatus, Style>;

/** Columns of the status, and with the name. */
const statusWidth = 9;
const indent = statusWidth + 12;

function checkLines(check: Check): Line[] {
  const { id, status, message } = check;
  const name = styled('bold', id.padEnd(indent - statusWidth));
  const first = { ...words(0, styled(looks[status], status.padEnd(statusWidth)), name, message), hang: indent };
  return 'fix' in check ? [first, words(indent, styled('cyan', 'fix: '), check.fix)] : [first];
}
