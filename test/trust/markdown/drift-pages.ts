import { type Drift, driftOrigins } from '../../../src/domain/drift.ts';
import { foreign } from '../../../src/domain/sentence.ts';
import type { TestResult } from '../../../src/domain/policy-tests.ts';
import { renderDriftIssue } from '../../../src/report/formats/markdown/drift-issue.ts';
import { renderDriftMarkdown } from '../../../src/report/formats/markdown/drift.ts';
import { commentView } from '../../report/comment/states.ts';
import { outcomesWith } from '../../report/filled-outcomes.ts';

const { job } = commentView;
if (job === null) throw new Error('these comments belong to a job');

function outcomeWithPlan(text: string) {
  const outcome = outcomesWith['changes']?.(text);
  if (outcome === undefined || !('guards' in outcome)) throw new Error('the outcome has no plan');
  return outcome;
}

/** Drift of every origin, with the same text in place of every foreign text. */
export function driftWith(text: string): Drift {
  const bundles = outcomeWithPlan(text).plan.bundles.map(({ deployment, kind, changes }, bundleIndex) => ({
    deployment,
    kind,
    stateVersion: text,
    base:
      bundleIndex === 0
        ? ({
            kind: 'commit',
            commit: text,
            short: text,
            committedAt: '2026-11-17T00:00:00Z',
            chosenBy: 'named',
            differences: 2,
          } as const)
        : ({ kind: 'plan', path: text, digest: text } as const),
    changes: changes.map((change, index) => ({
      change,
      origin: driftOrigins[index % driftOrigins.length] ?? 'unknown',
      platformEdit: index === 0 ? change : null,
      changeInFiles: null,
    })),
    digest: text,
  }));
  return { bundles, undeclared: [{ deployment: { id: '1', slug: text }, kind: 'remediation' }], digest: text };
}

const brokenTestWith = (text: string): TestResult => ({
  name: text,
  isInvariant: true,
  deployment: null,
  at: { file: text, line: 1, column: 1 },
  verdict: 'broken',
  isPassed: false,
  why: [foreign(text)],
  decidedBy: [],
});

const pageView = (text: string) => ({
  deployment: text,
  drift: driftWith(text),
  brokenTests: [brokenTestWith(text)],
  problems: outcomeWithPlan(text).problems,
  job: { ...job, repository: { ...job.repository, defaultBranch: text } },
  appliedUpTo: text,
  repeatedOptions: text,
});

/** Each page about drift, with the same text in place of every foreign text. */
export const driftPages: Readonly<Record<string, (text: string) => string>> = {
  'drift, as a page': (text) => {
    const { problems } = outcomeWithPlan(text);
    const outcome = {
      kind: 'drift',
      drift: driftWith(text),
      fix: null,
      brokenTests: [brokenTestWith(text)],
      problems,
    } as const;
    return renderDriftMarkdown(outcome, text);
  },
  'drift, as an issue': (text) => renderDriftIssue(pageView(text)),
};
