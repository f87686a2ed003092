import { foreign } from '../../../src/domain/sentence.ts';
import type { GuardViolation } from '../../../src/domain/guards.ts';
import type { BundleReference, CommentState, Refusal } from '../../../src/domain/review.ts';
import type { CommentView } from '../../../src/report/formats/markdown/comment-view.ts';
import { outcomesWith } from '../filled-outcomes.ts';
import { commentView } from './states.ts';
import type { Outcome, StaleBundle } from '../../../src/domain/outcome.ts';

/** The member of the union that may have this kind. */
type Of<K extends Outcome['kind'], O = Outcome> = O extends { kind: infer Kinds }
  ? K extends Kinds
    ? O
    : never
  : never;

/** A view with the same text wherever a name can stand that is not ours. */
export const viewWith = (text: string): CommentView & { hiddenLineLength: number } => ({
  ...commentView,
  base: text,
  folder: text,
  planFile: `${text}.json`,
});

const guardsWith = (text: string): GuardViolation[] => {
  const message = `about ${text}.`;
  return [
    { guard: 'max_deletes', reason: [foreign(message)], limit: [], approval: 12 },
    { guard: 'allow_no_blocking', reason: [foreign(message)], limit: [], approval: true },
    { guard: 'protected', reason: [foreign(message)], limit: [], approval: [text] },
  ];
};

const staleWith = (text: string, known: boolean): StaleBundle[] => {
  const { results, plan } = outcomesWith['stale']!(text) as Of<'stale'>;
  return results.map(({ bundle, result }) => ({
    deployment: bundle.deployment,
    kind: bundle.kind,
    reviewed: { stateVersion: text, ...plan.summary, changes: known ? bundle.changes : null },
    current: 'current' in result && result.current !== null ? result.current : { stateVersion: text, changes: null },
  }));
};

const refused = (refusal: Refusal): CommentState => ({ kind: 'refused', refusal, currentPlan: null });

const namesWith = (text: string): BundleReference[] => [
  { deployment: { id: text, slug: text }, kind: 'remediation' },
  { deployment: { id: text, slug: `other${text}` }, kind: 'detection/code' },
];

/** Every state with the same text at every place where a foreign text can stand. */
export const statesWith: Readonly<Record<string, (text: string) => CommentState>> = {
  planned(text) {
    return { ...(outcomesWith['changes']!(text) as Of<'changes'>), kind: 'planned', guards: guardsWith(text) };
  },
  'planned, impact refused': (text) => {
    const { plan, problems } = outcomesWith['changes']!(text) as Of<'changes'>;
    const reasons = [{ kind: 'platform', list: 'findings', status: 500, message: text }] as const;
    const blocked = { kind: 'not-estimable', reasons } as const;
    const bundles = plan.bundles.map(({ deployment, kind }) => ({
      deployment,
      kind,
      blocked,
      lost: null,
      changes: [],
    }));
    return { kind: 'planned', plan, problems, guards: [], impact: { bundles, used: { findings: 0, requests: 1 } } };
  },
  'no changes': (text) => ({ ...(outcomesWith['changes']!(text) as Of<'changes'>), kind: 'no-changes', problems: [] }),
  invalid: (text) => ({ ...(outcomesWith['invalid']!(text) as Of<'invalid'>) }),
  'planned, drift elsewhere': (text) => {
    const { plan } = outcomesWith['changes']!(text) as Of<'changes'>;
    return { kind: 'planned', plan, problems: [], guards: [], differsElsewhere: plan.bundles };
  },
  stale: (text) => ({ kind: 'stale', by: 7, staleBundles: staleWith(text, true) }),
  'stale, other base': (text) => ({
    kind: 'stale',
    by: null,
    staleBundles: [],
    cause: { code: 'other-base', reviewed: text, merged: text },
  }),
  'planned anew': (text) => {
    const since = {
      cause: { code: 'other-platform', reviewed: text },
      staleBundles: staleWith(text, true),
      url: text,
    } as const;
    return { ...(outcomesWith['changes']!(text) as Of<'changes'>), kind: 'planned', guards: [], since };
  },
  applying: (text) => ({ kind: 'applying', plan: (outcomesWith['changes']!(text) as Of<'changes'>).plan }),
  partial: (text) => ({ ...(outcomesWith['partial']!(text) as Of<'partial'>), kind: 'partial' }),
  failed: (text) => ({ kind: 'failed', error: (outcomesWith['failed']!(text) as Of<'failed'>).error, results: [] }),
  'refused, stale': (text) => ({
    kind: 'refused',
    refusal: { code: 'stale', staleBundles: staleWith(text, false) },
    currentPlan: null,
  }),
  'refused, guards': (text) => ({
    kind: 'refused',
    refusal: { code: 'guards', guards: guardsWith(text) },
    currentPlan: { ...(outcomesWith['changes']!(text) as Of<'changes'>).plan, digest: text },
  }),
  'refused, direct push': (text) =>
    refused({ code: 'direct-push', commit: text, branch: text, bundles: namesWith(text) }),
  'refused, no record': (text) => refused({ code: 'no-record', pull: 7, head: text }),
  'refused, recorded late': (text) => refused({ code: 'recorded-late', pull: 7, recordedAt: text, mergedAt: text }),
  'refused, files': (text) => refused({ code: 'files', bundles: namesWith(text), done: namesWith(text) }),
  'refused, not recorded': (text) =>
    refused({ code: 'not-recorded', why: `because of ${text}`, fix: 'Re-run the job.' }),
  'refused, old run': (text) => refused({ code: 'old-run', commit: text, branch: text, tip: text }),
  'refused, other plan': (text) => refused({ code: 'other-plan', requested: text, found: text }),
};
