import type { BundleKind, Deployment, ObjectId, ObjectKey, ObjectKind } from './bundle.ts';
import type { RuleList } from './json.ts';

export const findingSeverities = ['critical', 'high', 'medium', 'low', 'unknown'] as const;
/** `unknown`: the platform does not tell it of the finding. */
export type FindingSeverity = (typeof findingSeverities)[number];

export type Tally = { readonly name: string; readonly findings: number };

/** Open findings on projects that are not archived, and where they are. One that is on several branches of a repository counts once. */
export type Figures = {
  readonly findings: number;
  readonly bySeverity: Readonly<Record<FindingSeverity, number>>;
  /** How many repositories are hit. */
  readonly repositories: number;
  /** The five with the most findings. */
  readonly topRepositories: readonly Tally[];
  readonly topRules: readonly Tally[];
};

/**
 * Why something is not told in full.
 * - `findings`, `time`, `requests`: the budget was used up
 * - `platform`: it refused or could not be understood; in its own words
 * - `condition`: no finding tells what a condition of this type asks
 * - `field`: some findings lack the field that a condition of this type asks for
 * - `tags`: the platform does not tell which repositories have them
 * - `form`: filters that no one here understands
 * - `unlisted`: findings of secrets, which no list shows
 */
export type Limit =
  | { readonly why: 'findings'; readonly limit: number }
  | { readonly why: 'time'; readonly milliseconds: number }
  | { readonly why: 'requests'; readonly limit: number }
  | { readonly why: 'platform'; readonly message: string }
  | { readonly why: 'condition'; readonly type: string }
  | { readonly why: 'field'; readonly type: string }
  | { readonly why: 'tags'; readonly tags: readonly string[] }
  | { readonly why: 'form' }
  | { readonly why: 'unlisted' };

/** Never more than an estimate. `at-least`: each number may be higher, for what is in `because`. */
export type Estimate<T> =
  | { readonly kind: 'estimate'; readonly figures: T }
  | { readonly kind: 'at-least'; readonly figures: T; readonly because: readonly Limit[] }
  | { readonly kind: 'not-estimable'; readonly because: readonly Limit[] };

/** Open findings that a policy matches while it is active. */
export type Matched = { readonly before: Figures; readonly after: Figures };

/** Open findings whose enforcement changes, over the whole bundle: Block by any policy is Block. */
export type Blocked = { readonly newly: Figures; readonly noLonger: Figures };

/** What the policies of a bundle do with a finding at most. `possibly`: it depends on what the platform does not tell of the finding. */
export const enforcementModes = [
  'blocked',
  'possibly-blocked',
  'commented',
  'possibly-commented',
  'monitored',
] as const;
export type EnforcementMode = (typeof enforcementModes)[number];

export type FindingsByMode = Readonly<Record<EnforcementMode, Readonly<Record<FindingSeverity, number>>>>;

/** Open findings of the severities that the changed policies can match, by mode. */
export type Enforced = { readonly before: FindingsByMode; readonly after: FindingsByMode };

type ChangeFacts = { readonly object: ObjectKind; readonly key: ObjectKey; readonly id: ObjectId };

export type PolicyImpact = ChangeFacts & {
  readonly about: 'policy';
  readonly matched: Estimate<Matched>;
  /** Those of `matched` that this change has a part in. */
  readonly blocked: Estimate<Blocked>;
};

/** A rule, ruleset or exception that comes, goes or changes, and what is open of it today. What a new rule will find no one can tell. */
export type DetectionItem = {
  readonly list: RuleList | 'exceptions';
  readonly name: string;
  readonly verb: 'added' | 'removed' | 'changed';
  /** Open ones as the platform counts them: on each branch. */
  readonly issues: Estimate<number>;
  /** Open findings, each once. */
  readonly findings: Estimate<Figures>;
};

export type DetectionImpact = ChangeFacts & { readonly about: 'detection'; readonly items: readonly DetectionItem[] };

/** What is open today and no longer looked for, in whatever list it is named. What is in several of them counts once. */
export type Lost = Pick<DetectionItem, 'issues' | 'findings'>;

/** An object of a kind that is unknown here. */
export type OtherImpact = ChangeFacts & { readonly about: 'other' };

export type ChangeImpact = PolicyImpact | DetectionImpact | OtherImpact;

/** In the order of the bundle's changes. */
export type BundleImpact = {
  readonly deployment: Deployment;
  readonly kind: BundleKind;
  readonly changes: readonly ChangeImpact[];
  /** All changes of the policies together; null for a detection bundle. */
  readonly blocked: Estimate<Blocked> | null;
  /** By all policies of the bundle, unchanged ones too; null for a detection bundle, and where no finding was read. */
  readonly enforced: Enforced | null;
  /** All changes of the rules together; null for policies, and where no rule comes or goes. */
  readonly lost: Lost | null;
};

/** Stands beside a plan. Code, supply chain and AI findings; secrets only where the platform counts them. Bundles without a change are left out. */
export type Impact = {
  readonly bundles: readonly BundleImpact[];
  /** How many findings were looked at, and how many requests that took. */
  readonly looked: { readonly findings: number; readonly requests: number };
};

export type ImpactLimits = {
  /** How many findings are looked at, for the whole plan. */
  readonly findings: number;
  /** Milliseconds for the whole plan. */
  readonly ms: number;
};
export const defaultImpactLimits: ImpactLimits = { findings: 10_000, ms: 10_000 };

const limitWords: { readonly [Why in Limit['why']]: (limit: Extract<Limit, { why: Why }>) => string } = {
  findings: ({ limit }) => `there are more findings than the ${String(limit)} that are read`,
  time: ({ milliseconds }) => `the platform had not answered all after ${String(milliseconds / 1000)} s`,
  requests: ({ limit }) => `counting the rest takes more than ${String(limit)} requests`,
  platform: ({ message }) => message,
  condition: ({ type }) => `no finding tells ${type}`,
  field: ({ type }) => `some findings do not tell ${type}`,
  tags: ({ tags }) => `the platform does not tell which repositories are tagged ${tags.join(' or ')}`,
  form: () => 'filters have an unknown form',
  unlisted: () => 'the platform lists no findings of secrets',
};

/** Why, as it stands after a colon. */
export const limitInWords = (limit: Limit): string => (limitWords[limit.why] as (one: Limit) => string)(limit);
