import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Outcome } from '../../domain/outcome.ts';
import { escapeHidden, toJson } from '../escape.ts';
import { type Message, toMessages } from '../messages.ts';

/**
 * What a run found, as a Code Quality report of GitLab, which shows it beside the changed lines of a merge request
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). What has no place in a file is left out. `folder`: where the run's
 * paths begin, from the repository's root.
 */
export function renderCodeQuality(outcome: Outcome, folder = ''): string {
  const repetitions = new Map<string, number>();
  const issues = toMessages(outcome, 'command-line').flatMap(({ level, title, text, position }) => {
    if (position === null) return [];
    const path = posix.join(folder, position.file);
    // Without the line: GitLab compares the fingerprints of two branches, and lines move.
    const identity = JSON.stringify([title, text, path]);
    const repetition = (repetitions.get(identity) ?? 0) + 1;
    repetitions.set(identity, repetition);
    const fingerprint = createHash('sha256')
      .update(`${identity}${String(repetition)}`)
      .digest('hex');
    return [
      {
        description: escapeHidden(inOneLine(text)),
        check_name: title,
        fingerprint,
        severity: severities[level],
        location: { path, lines: { begin: position.line } },
      },
    ];
  });
  return `${toJson(issues, 2)}\n`;
}

const severities = { error: 'critical', warning: 'minor', notice: 'info' } as const satisfies Record<
  Message['level'],
  string
>;

const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
