import { type Check, type CheckStatus, worstOf } from '../domain/preview.ts';
import { toJson } from './escape.ts';
import { layout, type Line, paragraphs, plain, type Span, type Style, styled, words } from './terminal/text.ts';

/** One line per check, with the fix below; one paragraph per deployment; then the counts. */
export function renderDoctor(
  checks: readonly Check[],
  view: { readonly width: number; readonly color: boolean },
): string {
  const groups = [...Map.groupBy(checks, ({ about }) => about).values()].map(groupLines);
  return layout(paragraphs(...groups, [summaryLine(checks)]), view);
}

/** The checks in a versioned shape for scripts. `fix`: null if there is nothing to do; a skipped check has its reason in `says`. */
export function doctorJson(checks: readonly Check[], tool: string): string {
  const answer = {
    version: 1,
    tool,
    command: 'doctor',
    outcome: worstOf(checks),
    checks: checks.map((check) => ({
      check: check.id,
      deployment: check.about,
      status: check.status,
      says: check.says,
      fix: 'fix' in check ? check.fix : null,
    })),
  };
  return `${toJson(answer, 2)}\n`;
}

const looks = {
  ok: 'green',
  warning: 'yellow',
  failed: 'red',
  skipped: 'dim',
} as const satisfies Record<CheckStatus, Style>;

const statusWidth = 9;
const nameWidth = 12;

function groupLines(group: readonly Check[]): Line[] {
  const about = group[0]?.about ?? null;
  const title = about === null ? [] : [words(0, 'deployment ', styled('bold', about))];
  return [...title, ...group.flatMap((check) => checkLines(check))];
}

function checkLines(check: Check): Line[] {
  const { id, status, says } = check;
  const indent = statusWidth + nameWidth;
  const start = [styled(looks[status], status.padEnd(statusWidth)), styled('bold', id.padEnd(nameWidth))];
  const text = status === 'skipped' ? styled('dim', says) : plain(says);
  const first: Line = { ...words(0, ...start, text), hang: indent };
  return 'fix' in check ? [first, words(indent, styled('cyan', 'fix: '), check.fix)] : [first];
}

function summaryLine(checks: readonly Check[]): Line {
  const counts = (['failed', 'warning', 'ok', 'skipped'] as const).map((status) => ({
    status,
    number: checks.filter((check) => check.status === status).length,
  }));
  const spans = counts
    .filter(({ number }) => number > 0)
    .flatMap(({ status, number }, index): Span[] => [
      ...(index === 0 ? [] : [plain(', ')]),
      styled(looks[status], `${String(number)} ${status === 'warning' && number > 1 ? 'warnings' : status}`),
    ]);
  return words(0, ...spans);
}
