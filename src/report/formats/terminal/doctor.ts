import { type Check, type CheckStatus, worstStatus } from '../../../domain/doctor-check.ts';
import { layout, type Layout, type Line, paragraphs, type Style, styled, textLine } from './layout.ts';

/** One line per check, with the fix below; one paragraph per deployment; then the counts. */
export function renderDoctor(checks: readonly Check[], view: Layout): string {
  const groups = Array.from(
    Map.groupBy(checks, ({ about }) => about),
    ([deployment, group]) => [
      ...(deployment === null ? [] : [textLine(0, 'deployment ', styled('bold', deployment))]),
      ...group.flatMap(checkLines),
    ],
  );
  const counts = (['failed', 'warning', 'ok', 'skipped'] as const)
    .map((status) => ({ status, number: checks.filter((check) => check.status === status).length }))
    .filter(({ number }) => number > 0)
    .map(({ status, number }) => `${status}: ${number}`);
  return layout(
    paragraphs(...groups, [textLine(0, styled(statusStyles[worstStatus(checks)], counts.join(', ')))]),
    view,
  );
}

const statusStyles = {
  ok: 'green',
  warning: 'yellow',
  failed: 'red',
  skipped: 'dim',
} as const satisfies Record<CheckStatus, Style>;

/** Columns of the status, and of the status with the name of the check. */
const statusWidth = 9;
const messageIndent = statusWidth + 12;

function checkLines(check: Check): Line[] {
  const { id, status, message } = check;
  const name = styled('bold', id.padEnd(messageIndent - statusWidth));
  const line = {
    ...textLine(0, styled(statusStyles[status], status.padEnd(statusWidth)), name, message),
    hang: messageIndent,
  };
  return 'fix' in check ? [line, textLine(messageIndent, styled('cyan', 'fix: '), check.fix)] : [line];
}
