import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Outcome } from '../../domain/outcome.ts';
import { escapeHidden, toJson } from '../escape.ts';
import { type Message, messagesOf } from '../messages.ts';

/**
 * What a run found, as a Code Quality report of GitLab, which shows it beside the changed lines of a merge request
 * (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). What has no place in a file is left out. `folder`: where the run's
 * paths begin, from the repository's root.
 */
export function renderCodeQuality(outcome: Outcome, folder = ''): string {
  const seen = new Map<string, number>();
  const issues = messagesOf(outcome, 'command-line').flatMap(({ level, title, text, at }) => {
    if (at === null) return [];
    const path = posix.join(folder, at.file);
    // Without the line: GitLab compares the issues of two branches by it, and lines move.
    const identity = JSON.stringify([title, text, path]);
    const repetition = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, repetition);
    return [
      {
        description: escapeHidden(inOneLine(text)),
        check_name: title,
        fingerprint: createHash('sha256')
          .update(`${identity}${String(repetition)}`)
          .digest('hex'),
        severity: severities[level],
        location: { path, lines: { begin: at.line } },
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
