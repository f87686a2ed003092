import type { PlanLimit } from '../generated/types.ts';
import { foreign, say, type Sentence } from './sentence.ts';
import type { BundleKind, Deployment, ObjectId, ObjectKey, DiffObjectKind, RuleList } from './bundle.ts';
import { dispatch, type DispatchTable } from '../util/dispatch.ts';

export const findingSeverities = ['critical', 'high', 'medium', 'low', 'unset'] as const;
/** `unset`: the severity of the finding is missing or unknown. */
export type FindingSeverity = (typeof findingSeverities)[number];

export type NamedCount = { readonly name: string; readonly findings: number };

/** Open findings on projects that are not archived. One on several branches of a repository counts once. */
export type FindingCounts = {
  readonly findings: number;
  readonly bySeverity: Readonly<Record<FindingSeverity, number>>;
  /** Number of repositories with findings. */
  readonly repositories: number;
  /** The five with the most findings. */
  readonly topRepositories: readonly NamedCount[];
  readonly topRules: readonly NamedCount[];
};

/** Lists of the platform that an estimate reads. */
export type ImpactList = 'findings' | 'issues' | 'projects' | 'secrets';

/**
 * Why an estimate is incomplete.
 * - `findings`, `time`: the budget of the plan is used up
 * - `requests`: the budget of a bundle is used up
 * - `platform`: a list cannot be read; `status` is null without an answer, `message` is the whole error
 * - `cut`: the platform's list of issue counts is incomplete
 * - `count`: a count of issues is not a number
 * - `shared`: several entries share some of their issues, so that their counts overlap
 * - `condition`: findings do not have what this condition type tests
 * - `field`, `secret`: some findings, or those of secrets, lack the field that this condition type tests
 * - `project`: the repository of some findings is not in the list of projects, so that its tags are unknown
 * - `form`: filters in an unknown form
 * - `from-plan-file`: a reason that was read from a plan file; `originalKind` is the kind that it had in the run that wrote the file
 * - `rule`: findings of secrets do not name their rule
 */
export type IncompleteReason =
  | { readonly kind: 'findings'; readonly limit: number }
  | { readonly kind: 'time'; readonly milliseconds: number }
  | { readonly kind: 'requests'; readonly limit: number }
  | { readonly kind: 'platform'; readonly list: ImpactList; readonly status: number | null; readonly message: string }
  | { readonly kind: 'cut' }
  | { readonly kind: 'count' }
  | { readonly kind: 'shared' }
  | { readonly kind: 'condition'; readonly type: string }
  | { readonly kind: 'field'; readonly type: string }
  | { readonly kind: 'secret'; readonly type: string }
  | { readonly kind: 'project' }
  | { readonly kind: 'form' }
  | { readonly kind: 'rule' }
  | { readonly kind: 'from-plan-file'; readonly originalKind: PlanLimit['why']; readonly message: string };

/** An estimate. `at-least`: the numbers may be higher, for these reasons. */
export type Estimate<T> =
  | { readonly kind: 'estimate'; readonly figures: T }
  | { readonly kind: 'at-least'; readonly figures: T; readonly reasons: readonly IncompleteReason[] }
  | { readonly kind: 'not-estimable'; readonly reasons: readonly IncompleteReason[] };

/** Open findings that a policy matches while it is active. */
export type MatchedFindings = { readonly before: FindingCounts; readonly after: FindingCounts };

/** Open findings whose blocking changes, over the whole bundle: Block by any policy is Block. */
export type BlockedFindings = { readonly newly: FindingCounts; readonly noLonger: FindingCounts };

type ChangeFacts = { readonly object: DiffObjectKind; readonly key: ObjectKey; readonly id: ObjectId };

export type PolicyImpact = ChangeFacts & {
  readonly about: 'policy';
  readonly matched: Estimate<MatchedFindings>;
  /** The findings of `matched` that this change contributes to. */
  readonly blocked: Estimate<BlockedFindings>;
};

/** An added, removed or changed rule, ruleset or exception, and its open findings. What a new rule will find is unknown. */
export type DetectionItem = {
  readonly list: RuleList | 'exceptions';
  readonly name: string;
  readonly verb: 'added' | 'removed' | 'changed';
  /** Open issues as the platform counts them, per branch. */
  readonly issues: Estimate<number>;
  /** Open findings, each once. */
  readonly findings: Estimate<FindingCounts>;
};

export type DetectionImpact = ChangeFacts & { readonly about: 'detection'; readonly items: readonly DetectionItem[] };

/** Open findings that are no longer scanned; each counts once. */
export type NoLongerScanned = Pick<DetectionItem, 'issues' | 'findings'>;

/** An object of unknown kind. */
export type OtherImpact = ChangeFacts & { readonly about: 'other' };

export type ChangeImpact = PolicyImpact | DetectionImpact | OtherImpact;

/** In the order of the bundle's changes. */
export type BundleImpact = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly changes: readonly ChangeImpact[];
  /** All policy changes together; null for a detection bundle. */
  readonly blocked: Estimate<BlockedFindings> | null;
  /** All rule changes together; null for policies, or if no rule changes. */
  readonly lost: NoLongerScanned | null;
};

/** The impact of a plan on findings in code, supply chain, AI detection and secrets. Bundles without changes are omitted. */
export type Impact = {
  readonly bundles: readonly BundleImpact[];
  /** The part of the budget that was used: findings read and requests sent. */
  readonly used: { readonly findings: number; readonly requests: number };
};

/** What the estimate of a whole plan may use. */
export type ImpactBudget = {
  /** Maximum number of findings to read. */
  readonly findings: number;
  /** Milliseconds. */
  readonly ms: number;
};
export const defaultImpactBudget: ImpactBudget = { findings: 10_000, ms: 10_000 };

const incompleteReasonTexts: DispatchTable<IncompleteReason, 'kind', [], Sentence> = {
  findings: ({ limit }) => [`only ${String(limit)} findings are read`],
  time: ({ milliseconds }) => [`no complete answer within ${String(milliseconds / 1000)} s`],
  requests: ({ limit }) => [`only ${String(limit)} requests a bundle are sent`],
  platform: ({ list, status }) => unreadableList(list, status),
  cut: () => ['the platform has more rules than it answered'],
  count: () => ['a count of issues is not a number'],
  shared: () => ['several entries share some of their issues'],
  condition: ({ type }) => say`findings do not report ${type}`,
  field: ({ type }) => say`some findings do not report ${type}`,
  secret: ({ type }) => say`findings of secrets do not report ${type}`,
  project: () => ['some repositories are not listed as projects'],
  form: () => ['the filters have an unknown form'],
  'from-plan-file': ({ message }) => [foreign(message)],
  rule: () => ['findings of secrets do not name their rule'],
};

function unreadableList(list: ImpactList, status: number | null): Sentence {
  if (status === null) return [`the list of ${list} cannot be read`];
  if (status === 403) return [`the token may not list ${list}`];
  return [status === 404 ? `the platform does not list ${list}` : `the list of ${list} answers ${String(status)}`];
}

/** The reason in at most eight words, to follow a colon. */
export const incompleteReasonSentence = (reason: IncompleteReason): Sentence =>
  dispatch(incompleteReasonTexts, 'kind', reason);
