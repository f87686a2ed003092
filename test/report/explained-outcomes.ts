import type { FindingCounts, FindingSeverity, Impact, PolicyImpact } from '../../src/domain/impact.ts';
import { type Change, verbOf } from '../../src/domain/plan.ts';
import type { ThreeWayBundle, ThreeWayChange, ThreeWayDiff } from '../../src/domain/drift.ts';
import { say, type Sentence } from '../../src/domain/sentence.ts';
import {
  positionAt,
  blockCriticals,
  plannedBundle,
  createChange,
  plannedDetection,
  outcomesByName,
  planOfBundles,
  policyContent,
  plannedRemediation,
  deleteChange,
  plannedSecrets,
  updateChange,
} from './build-outcomes.ts';
import type { Outcome } from '../../src/domain/outcome.ts';

const deployment = { id: '1234', slug: 'acme' };
export const base = {
  name: 'origin/main',
  commit: 'abc1234def5678abc1234def5678abc1234def56',
  short: 'abc1234',
  isAhead: false,
  isUnread: false,
  firstFileWithErrors: null,
};

export const changeInFiles = (change: Change): ThreeWayChange => ({
  change,
  origin: 'repository',
  platformEdit: null,
  changeInFiles: null,
});

/** The edit on the platform that a change reverts. */
export function oppositeEdit(change: Change): Change {
  const entry = { before: change.after, after: change.before };
  return { ...change, ...entry, verb: verbOf(entry), message: ['was edited'], at: null, notes: {} };
}

export const revertedEdit = (change: Change): ThreeWayChange => ({
  change,
  origin: 'platform',
  platformEdit: oppositeEdit(change),
  changeInFiles: null,
});

const [deletedPolicy, changedDescription, , newTicketPolicy] = plannedRemediation.changes;

const lists = (rules: readonly string[], disabled: readonly string[]) => ({ rulesets: ['p/default'], rules, disabled });
const position = positionAt('policies/detection/code.yaml', 9, 1);
const listUpdate = (before: object, after: object, message: Sentence, effect: Change['effect']): Change =>
  updateChange('DetectionPolicy', { product: 'code' }, [{ ...before }, { ...after }], {
    message,
    effect,
    position,
  });

/** Files that disable a rule, while another rule was removed on the platform. */
const [live, files] = [lists(['a.rule'], []), lists(['a.rule', 'b.rule'], ['python.flask.debug'])];
export const mixedDetection = plannedBundle(
  'detection/code',
  [
    listUpdate(live, files, say`disables rule ${'python.flask.debug'}; adds rule ${'b.rule'}`, 'mixed'),
    plannedDetection.changes[1]!,
  ],
  'acme',
  'a1b2c3d4',
);
const disablesRule = listUpdate(
  live,
  lists(['a.rule'], ['python.flask.debug']),
  say`disables rule ${'python.flask.debug'}`,
  'looser',
);
const addsRuleBack = listUpdate(live, lists(['a.rule', 'b.rule'], []), say`adds rule ${'b.rule'}`, 'stricter');

const alreadyLive = [
  createChange('RemediationPolicy', { slug: 'hotfix-log4shell' }, policyContent('hotfix-log4shell', ['critical']), {
    message: say`blocks findings where severity is ${'critical'}`,
  }),
  deleteChange('RemediationPolicy', { slug: 'old-one' }, policyContent('old-one', ['low']), {
    message: say`stops blocking findings where severity is ${'low'}`,
  }),
];

const inBase = (
  kind: ThreeWayBundle['kind'],
  changes: readonly ThreeWayChange[],
  liveChanges: readonly Change[] = [],
) => ({ deployment, kind, inBase: true, changes, alreadyLive: liveChanges }) satisfies ThreeWayBundle;

/** Changes of every origin, with and without an edit on the platform, changes that are live already, and a bundle that is no longer declared. */
export const threeWayDiff: ThreeWayDiff = {
  base,
  bundles: [
    inBase(
      'remediation',
      [
        revertedEdit(deletedPolicy!),
        {
          change: changedDescription!,
          origin: 'both',
          platformEdit: blockCriticals,
          changeInFiles: changedDescription!,
        },
        changeInFiles(blockCriticals),
        changeInFiles(newTicketPolicy!),
      ],
      alreadyLive,
    ),
    inBase('detection/code', [
      changeInFiles(disablesRule),
      revertedEdit(addsRuleBack),
      { change: plannedDetection.changes[1]!, origin: 'unknown', platformEdit: null, changeInFiles: null },
    ]),
    inBase('detection/secrets', []),
  ],
  dropped: [{ deployment: null, kind: 'detection/secrets', files: ['policies/secrets.yaml'] }],
};

export const findingCounts = (
  bySeverity: Partial<Record<FindingSeverity, number>>,
  name = 'acme/shop',
): FindingCounts => {
  const all = { critical: 0, high: 0, medium: 0, low: 0, unset: 0, ...bySeverity };
  const findings = Object.values(all).reduce((sum, count) => sum + count, 0);
  const top = findings === 0 ? [] : [{ name, findings }];
  return { findings, bySeverity: all, repositories: top.length, topRepositories: top, topRules: top };
};

const policyImpact = (
  { object, key, id }: Change,
  [before, after]: readonly [FindingCounts, FindingCounts],
  [newly, noLonger]: readonly [FindingCounts, FindingCounts],
): PolicyImpact => ({
  about: 'policy',
  object,
  key,
  id,
  matched: { kind: 'estimate', figures: { before, after } },
  blocked: { kind: 'estimate', figures: { newly, noLonger } },
});

const noFindings = findingCounts({});
const [onlyCritical, criticalAndHigh] = [findingCounts({ critical: 9 }), findingCounts({ critical: 9, high: 40 })];

export const impact: Impact = {
  bundles: [
    {
      deployment,
      kind: 'remediation',
      blocked: {
        kind: 'at-least',
        figures: { newly: findingCounts({ critical: 3 }), noLonger: findingCounts({ high: 40 }) },
        reasons: [{ kind: 'findings', limit: 10_000 }],
      },
      lost: null,
      changes: [
        policyImpact(
          deletedPolicy!,
          [findingCounts({ critical: 2, high: 1 }), noFindings],
          [noFindings, findingCounts({ critical: 2 })],
        ),
        policyImpact(blockCriticals, [criticalAndHigh, onlyCritical], [noFindings, findingCounts({ high: 40 })]),
      ],
    },
    {
      deployment,
      kind: 'detection/code',
      blocked: null,
      lost: {
        issues: { kind: 'estimate', figures: 37 },
        findings: { kind: 'estimate', figures: findingCounts({ medium: 30 }) },
      },
      changes: [
        {
          about: 'detection',
          object: 'DetectionPolicy',
          key: { product: 'code' },
          id: 'policy',
          items: [
            {
              list: 'rules',
              name: 'b.rule',
              verb: 'added',
              issues: { kind: 'estimate', figures: 2 },
              findings: { kind: 'estimate', figures: noFindings },
            },
            {
              list: 'disabled',
              name: 'python.flask.debug',
              verb: 'added',
              issues: { kind: 'estimate', figures: 37 },
              findings: { kind: 'estimate', figures: findingCounts({ medium: 30 }) },
            },
          ],
        },
      ],
    },
  ],
  used: { findings: 10_000, requests: 12 },
};

const notListed = {
  kind: 'not-estimable',
  reasons: [{ kind: 'platform', list: 'findings', status: 404, message: 'The platform has no list of findings.' }],
} as const;

/** A platform that lists no findings, but counts issues. */
const impactWithoutFindings: Impact = {
  used: { findings: 0, requests: 2 },
  bundles: impact.bundles.map((bundleImpact) => ({
    ...bundleImpact,
    blocked: bundleImpact.blocked === null ? null : notListed,
    lost: bundleImpact.lost === null ? null : { ...bundleImpact.lost, findings: notListed },
    changes: bundleImpact.changes.map((change) => {
      if (change.about === 'policy') return { ...change, matched: notListed, blocked: notListed };
      return change.about === 'detection'
        ? { ...change, items: change.items.map((item) => ({ ...item, findings: notListed })) }
        : change;
    }),
  })),
};

const wholeOutcome = {
  plan: planOfBundles(plannedRemediation, mixedDetection, plannedSecrets),
  problems: [],
  guards: [],
};
const notInBase: ThreeWayDiff = {
  base,
  bundles: [plannedRemediation, mixedDetection].map(({ kind, changes }) => ({
    deployment,
    kind,
    inBase: false,
    changes: changes.map((change) => ({ change, origin: 'unknown', platformEdit: null, changeInFiles: null })),
    alreadyLive: [],
  })),
  dropped: [],
};

/** Outcomes with impact or three-way diff beside a plan. */
export const explainedOutcomes = {
  'all-told': { kind: 'changes', ...wholeOutcome, impact, threeWayDiff },
  'only-reverts': {
    kind: 'changes',
    problems: [],
    guards: [],
    plan: planOfBundles(plannedBundle('remediation', [deletedPolicy!])),
    threeWayDiff: { base, bundles: [inBase('remediation', [revertedEdit(deletedPolicy!)])], dropped: [] },
  },
  'not-in-base': { kind: 'changes', ...wholeOutcome, threeWayDiff: notInBase },
  'impact-refused': { kind: 'changes', ...wholeOutcome, impact: impactWithoutFindings },
  'only-live': {
    kind: 'no-changes',
    problems: [],
    guards: [],
    plan: planOfBundles(plannedBundle('remediation', [])),
    threeWayDiff: {
      ...threeWayDiff,
      bundles: [inBase('remediation', [], alreadyLive)],
    },
  },
} as const satisfies Readonly<Record<string, Outcome>>;

/** An outcome that has everything: problems, impact and a three-way diff. */
export const everything: Outcome = {
  ...explainedOutcomes['all-told'],
  plan: planOfBundles(plannedRemediation, plannedDetection, plannedSecrets),
  problems: outcomesByName['changes']!.problems,
  impact,
  threeWayDiff: {
    ...threeWayDiff,
    bundles: threeWayDiff.bundles.map((threeWayBundle) =>
      threeWayBundle.kind === 'detection/code'
        ? { ...threeWayBundle, changes: plannedDetection.changes.map(changeInFiles) }
        : threeWayBundle,
    ),
  },
};
