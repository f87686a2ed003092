import fc from 'fast-check';
import type { Impact } from '../../src/domain/impact.ts';
import type { Change } from '../../src/domain/plan.ts';
import { say } from '../../src/domain/sentence.ts';
import { PlatformError } from '../../src/domain/errors.ts';
import type { ThreeWayDiff } from '../../src/domain/drift.ts';
import {
  bundleWithResult,
  positionAt,
  plannedBundle,
  createChange,
  exceptionKey,
  planOfBundles,
  policyContent,
  locatedProblem,
  deleteChange,
  updateChange,
} from './build-outcomes.ts';
import { findingCounts, oppositeEdit } from './explained-outcomes.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

/** Printed by fast-check with every failure; the same strings in every run. */
export const fuzzParameters = { seed: 20_260_801, numRuns: 2000 } as const;

/** Texts that have a meaning in Markdown, HTML, a terminal, or the commands of GitHub's runner. */
const tokens = [
  '`', '``', '```', '````', '~~~', '|', '\\', '\\|', '\n', '\r\n', '\r', '\t', ' ', '  ', '', '*', '_', '#', '- ', '> ', '1. ', '<', '>', '&', '"', "'",
  '<!--', '-->', '<!-- ifmatch:review:v1 ', '</details>', '<details>', '<script>', '</code>', '@octocat', '@org/team', '#123', 'GH-1', 'https://evil.example',
  '](https://evil.example)', '![x](y)', '[!CAUTION]', '$$', '$`', '::', '::error::', '::add-mask::x', '::stop-commands::t', '##[error]', '##[', '##', '[', ']', '%', '%0A', '%3A', ',', ':', '=',
  '\u001B', '\u001B[31m', '\u001B]8;;http://x\u0007', '\u009B2J', '\u0000', '\u0007', '\b', '\u007F', '\u0085', '\u00A0', '\u00AD', '\u200B', '\u200D', '\u200E', '\u202E', '\u2028', '\u2029',
  '\u2066', '\u2069', '\u2800', '\u3000', '\uFEFF', '\uFE0F', '\uFFF9', '\uFFFE', '\uD800', '\uDC00', '\u{E0041}', '\u{E0100}', 'é', 'e\u0301', '中', '💥', 'a', 'word', 'deadbeef',
] as const; // prettier-ignore

export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...tokens) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** An outcome with the same text at every place where a foreign text can stand. */
export const outcomesWith: Readonly<Record<string, (text: string) => Outcome>> = {
  changes: (text) => ({
    kind: 'changes',
    plan: planWith(text),
    problems: [problemWith(text)],
    guards: [guardWith(text)],
    impact: impactWith(text),
    threeWayDiff: threeWayDiffWith(text),
  }),
  stale: (text) => ({
    kind: 'stale',
    plan: planWith(text),
    problems: [],
    guards: [],
    results: planWith(text).bundles.map((bundle) =>
      bundleWithResult(bundle, {
        kind: 'not-applied',
        reason: `is ${text}`,
        current: { stateVersion: `v${text}`, changes: currentChangesWith(text) },
      }),
    ),
  }),
  invalid: (text) => ({ kind: 'invalid', problems: [problemWith(text), { ...problemWith(text), position: null }] }),
  partial: (text) => ({
    kind: 'partial',
    plan: planWith(text),
    problems: [],
    guards: [],
    results: planWith(text).bundles.map((bundle) =>
      bundleWithResult(bundle, {
        kind: 'unknown',
        reason: text,
        current: null,
        undo: { stateVersion: null, content: {} },
      }),
    ),
  }),
  failed: (text) => ({
    kind: 'failed',
    plan: null,
    results: [],
    problems: [],
    error: new PlatformError(`said ${text}`, { status: 400, code: text, fix: text, requestId: text }),
  }),
};

const content = (text: string) =>
  policyContent(text, ['high', text], { description: `${text}\nsecond`, unknown: { [text]: [text, { deep: text }] } });

const changesWith = (text: string) => [
  deleteChange('RemediationPolicy', { slug: text }, content(text), { message: say`so ${text}` }),
  updateChange('RemediationPolicy', { slug: `u${text}` }, [content(`a${text}`), content(`b${text}`)], {
    effect: 'looser',
    message: say`so u${text}`,
    position: positionAt(`policies/${text}.yaml`, 3, 4),
    notes: { 'x-owner': text, [`x-${text}`]: 'team' },
  }),
  createChange(
    'DetectionPolicyException',
    exceptionKey(text, text),
    { exception_type: text },
    { message: say`so ${text}`, position: positionAt(text) },
  ),
  createChange(
    `Kind${text}`,
    { id: text },
    { [`field${text}`]: text },
    { message: say`so ${text}`, effect: 'unknown' },
  ),
];

const currentChangesWith = (text: string) => [
  ...changesWith(text)
    .slice(1, 2)
    .map((change) => ({ ...change, before: content(`c${text}`) })),
  deleteChange('RemediationPolicy', { slug: `new${text}` }, content(text), { message: say`so ${text}` }),
];

const planWith = (text: string) =>
  planOfBundles(
    plannedBundle('remediation', changesWith(text), text, text),
    plannedBundle('detection/code', changesWith(text), `other${text}`, text),
  );

/** Two bundles: the first has changes of each origin, the second only reverted edits. */
function threeWayDiffWith(text: string): ThreeWayDiff {
  const originOf = (change: Change, index: number) => ({
    change,
    origin: (['platform', 'both', 'repository', 'unknown'] as const)[index % 4]!,
    platformEdit: { ...oppositeEdit(change), message: say`edited ${String(Object.values(change.key)[0])}` },
    changeInFiles:
      index % 4 === 1 ? { ...change, message: say`changed ${String(Object.values(change.key)[0])}` } : null,
  });
  const bundles = planWith(text).bundles.map(({ deployment, kind, changes }, index) => ({
    deployment,
    kind,
    inBase: index === 0,
    changes: changes.map((change, changeIndex) => originOf(change, index === 0 ? changeIndex : 0)),
    alreadyLive: changes,
  }));
  const dropped = [text, null].map((deployment) => ({ deployment, kind: 'detection/secrets' as const, files: [text] }));
  return {
    base: { name: text, commit: text, short: text, isAhead: true, firstFileWithErrors: text, isUnread: false },
    bundles,
    dropped,
  };
}

const impactWith = (text: string): Impact => ({
  used: { findings: 1, requests: 1 },
  bundles: planWith(text).bundles.map(({ deployment, kind, changes }) => ({
    deployment,
    kind,
    blocked: null,
    lost: null,
    changes: changes.map((change, index) => impactOfChange(change, text, index % 2 === 0)),
  })),
});

const impactOfChange = (
  { object, key, id }: Change,
  text: string,
  isPolicy: boolean,
): Impact['bundles'][0]['changes'][0] => {
  const reasons = [
    { kind: 'condition', type: text },
    { kind: 'platform', list: 'findings', status: 500, message: text },
  ] as const;
  const counts = findingCounts({ high: 3 }, text);
  return isPolicy
    ? {
        about: 'policy',
        object,
        key,
        id,
        matched: { kind: 'at-least', figures: { before: counts, after: counts }, reasons },
        blocked: { kind: 'not-estimable', reasons },
      }
    : {
        about: 'detection',
        object,
        key,
        id,
        items: [
          {
            list: 'disabled',
            name: text,
            verb: 'added',
            issues: { kind: 'not-estimable', reasons },
            findings: { kind: 'estimate', figures: counts },
          },
        ],
      };
};

const guardWith = (text: string) =>
  ({ guard: 'protected', reason: say`about ${text}`, limit: [], approval: [text] }) as const;

const problemWith = (text: string) =>
  locatedProblem(
    { code: 'unknown-field', field: text, allowed: ['name', text], nearest: text } as never,
    positionAt(text, 3, 2),
    `a${text}`,
    positionAt(`first${text}`),
  );
