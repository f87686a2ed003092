import type { Position } from './problem.ts';
import type { RuleFailure } from './rules.ts';
import { joinSentences, say, type Sentence } from './sentence.ts';
import type { TestResult } from './policy-tests.ts';
import type { ConfigGuards, PlanGuard } from '../generated/types.ts';
import { quoteForShell } from '../util/shell.ts';

/**
 * The limits beyond which an apply needs approval: `guards` of `ifmatch.yaml`, with all defaults filled in. A guard is named by its key
 * there, everywhere in the code.
 */
export type GuardLimits = { readonly [K in keyof ConfigGuards]-?: LimitOf<Required<ConfigGuards>[K]> };

type LimitOf<Value> = Value extends readonly string[] ? readonly string[] : Value;

export type GuardKey = keyof GuardLimits;

/** The approval of one run, for each guard: up to which number, for which slugs, or whether at all. */
export type Approval = { readonly [K in GuardKey]: ApprovalOf<GuardLimits[K]> };

type ApprovalOf<Limit> = Limit extends number
  ? number | null
  : Limit extends readonly string[]
    ? readonly string[]
    : boolean;

/** A guard whose limit a plan exceeds, with the smallest approval that lets the plan pass. */
export type GuardViolation = {
  [K in GuardKey]: GuardReason & { readonly guard: K; readonly approval: Approval[K] };
}[GuardKey];

/** Why a plan exceeds a limit. `reason`: what the plan would do, without a full stop. `limit`: the limit in words, empty if it is not a number. Violations of two guards may have the same reason. */
export type GuardReason = {
  readonly reason: Sentence;
  readonly limit: Sentence;
  /** A sentence with an alternative to an approval. */
  readonly advice?: Sentence;
  /** Positions in the files: of a failing test and the policies that decide it, or of what breaks a rule. */
  readonly places?: readonly Position[];
  /** Slugs of the affected deployments; absent for all. */
  readonly deployments?: readonly string[];
};

/** The results of tests and rules, which guards judge besides the changes of a plan. */
export type TestAndRuleResults = { readonly tests?: readonly TestResult[]; readonly rules?: readonly RuleFailure[] };

/** `12 of 40 policies in acme would be deleted: a, b (limit 10).` */
export function guardSentence({ reason, limit, advice = [] }: GuardReason): Sentence {
  const why = limit.length === 0 ? say`${reason}.` : say`${reason} (${limit}).`;
  return joinSentences([why, advice]);
}

/**
 * The definition of a guard: its names, its default, and the operations on its values. A guard has a key in `ifmatch.yaml` (`allow_no_blocking`), which
 * is its name in the code, a name in plan files (`no-blocking`), and an option (`--allow-no-blocking`).
 */
type GuardDefinition<Limit, Approved> = {
  /** Name in plan files. */
  readonly name: PlanGuard['guard'];
  /** The option that approves. */
  readonly option: `--${string}`;
  /** Description of the option in `--help`. */
  readonly help: string;
  /** The input of the action that approves, in `action.yml`; null for none: the setting on the base branch is changed instead. */
  readonly input: ApprovingInput<Approved> | null;
  /** What it judges: the changes of a plan, or also the tests and rules that a preview evaluates, which show before the merge. */
  readonly judges: 'changes' | 'verdicts';
  readonly default: Limit;
  /** Comment on the setting in a new `ifmatch.yaml`. */
  readonly comment: string;
  readonly values: ValueKind<Limit, Approved>;
};

type ApprovingInput<Approved> = {
  readonly name: string;
  /** Description of valid values, for messages. */
  readonly expected: string;
  /** Parses the input; null if it is invalid. */
  readonly parse: (text: string) => Approved | null;
};

/** The operations on the limits and approvals of a guard. */
type ValueKind<Limit, Approved> = {
  /** The argument of the option; null if it has none. An option with names may be repeated. */
  readonly argument:
    | { readonly kind: 'number'; readonly max: number }
    | { readonly kind: 'names'; readonly word: string }
    | null;
  /** The approval that approves nothing. */
  readonly none: Approved;
  /** The limit of a run that has this approval. */
  readonly withApproval: (limit: Limit, approved: Approved) => Limit;
  /** The approval of everything that one of two approves. */
  readonly combineApprovals: (a: Approved, b: Approved) => Approved;
  /** The command-line arguments that approve. */
  readonly toArguments: (option: string, approved: Approved) => readonly string[];
  /** The value of the setting that approves the same for all runs. */
  readonly toSetting: (approved: Approved) => string;
  /** The canonical form of a limit, which is the same for equivalent limits. */
  readonly canonical: (limit: Limit) => Limit;
};

/** A guard with a maximum number. */
const numberValues = (max: number): ValueKind<number, number | null> => ({
  argument: { kind: 'number', max },
  none: null,
  withApproval: (limit, approved) => approved ?? limit,
  combineApprovals(a, b) {
    if (a === null || b === null) return a ?? b;
    return Math.max(a, b);
  },
  toArguments: (option, approved) => (approved === null ? [] : [option, String(approved)]),
  toSetting: String,
  canonical: (limit) => limit,
});

/** A guard for some slugs of policies, from which an approval exempts slugs. */
const slugValues: ValueKind<readonly string[], readonly string[]> = {
  argument: { kind: 'names', word: 'slug' },
  none: [],
  withApproval: (limit, approved) => limit.filter((slug) => !approved.includes(slug)),
  combineApprovals: (a, b) => [...new Set([...a, ...b])],
  toArguments: (option, approved) => approved.flatMap((slug) => [option, slug]),
  toSetting: (approved) => `a list without ${approved.join(', ')}`,
  canonical: (limit) => [...new Set(limit)].toSorted(),
};

/** A guard with names of rules that may be broken, to which an approval adds names. */
const exemptedRuleValues: ValueKind<readonly string[], readonly string[]> = {
  ...slugValues,
  argument: { kind: 'names', word: 'rule' },
  withApproval: (limit, approved) => [...new Set([...limit, ...approved])],
  toSetting: (approved) => `[${approved.join(', ')}]`,
};

/** A guard with two values, of which `permissive` lets every plan pass. */
const choiceValues = <Limit extends string | boolean>(permissive: Limit): ValueKind<Limit, boolean> => ({
  argument: null,
  none: false,
  withApproval: (limit, approved) => (approved ? permissive : limit),
  combineApprovals: (a, b) => a || b,
  toArguments: (option, approved) => (approved ? [option] : []),
  toSetting: () => String(permissive),
  canonical: (limit) => limit,
});

const numberInput = (name: string): ApprovingInput<number | null> => ({
  name,
  expected: 'a whole number',
  parse: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null),
});

/**
 * Every guard. The config, its digest in a review, the options and inputs that approve, and the documentation follow from this table; what a
 * guard checks is in `plan/guards.ts`. Its order is that of reports and of the digest, so a new guard goes to the end.
 */
export const guardDefinitions: { readonly [K in GuardKey]: GuardDefinition<GuardLimits[K], Approval[K]> } = {
  max_deletes: {
    name: 'max-deletes',
    option: '--max-deletes',
    help: 'allow up to this many objects of a bundle to be deleted or weakened',
    input: numberInput('max-deletes'),
    judges: 'changes',
    default: 10,
    comment: 'objects of one bundle that are deleted or weakened',
    values: numberValues(1_000_000),
  },
  max_delete_percent: {
    name: 'max-delete-percent',
    option: '--max-delete-percent',
    help: "allow this share of a bundle's objects to be deleted or weakened",
    input: null,
    judges: 'changes',
    default: 30,
    comment: 'the same as a share; with fewer than 10 objects, deleting more than half',
    values: numberValues(100),
  },
  allow_no_blocking: {
    name: 'no-blocking',
    option: '--allow-no-blocking',
    help: 'allow a bundle to end up with nothing that blocks or enforces, or empty',
    input: null,
    judges: 'changes',
    default: false,
    comment: 'whether a bundle may end up with nothing that blocks or enforces, or empty',
    values: choiceValues<boolean>(true),
  },
  protected: {
    name: 'protected',
    option: '--allow-protected',
    help: 'allow a protected policy to be deleted or weakened (repeatable)',
    input: null,
    judges: 'changes',
    default: [],
    comment: 'slugs of policies that must not be deleted or weakened',
    values: slugValues,
  },
  looser: {
    name: 'looser',
    option: '--allow-looser',
    help: 'allow changes that loosen enforcement',
    input: null,
    judges: 'changes',
    default: 'allow',
    comment: 'or require_approval, for every change that loosens enforcement',
    values: choiceValues<GuardLimits['looser']>('allow'),
  },
  broken_tests: {
    name: 'broken-tests',
    option: '--allow-broken-tests',
    help: 'allow changes that break a test of the base branch',
    input: null,
    judges: 'verdicts',
    default: 'require_approval',
    comment: 'or allow, for changes that break a test of the base branch',
    values: choiceValues<GuardLimits['broken_tests']>('allow'),
  },
  allow_failing_rules: {
    name: 'failing-rules',
    option: '--allow-failing-rule',
    help: 'allow changes that break a rule of the config (repeatable)',
    input: null,
    judges: 'verdicts',
    default: [],
    comment: 'names of rules that changes may break',
    values: exemptedRuleValues,
  },
};

/** The keys of all guards, in the order of the table, whose type names every key and no other. */
export const guardKeys = Object.keys(guardDefinitions) as readonly GuardKey[];

/** Computes a value for each guard. */
export function mapGuards<Values extends { readonly [K in GuardKey]: unknown }>(
  valueOf: <K extends GuardKey>(key: K) => Values[K],
): Values {
  // `fromEntries` loses the types of the keys.
  return Object.fromEntries(guardKeys.map((key) => [key, valueOf(key)])) as Values;
}

export const defaultLimits: GuardLimits = mapGuards((key) => guardDefinitions[key].default);

/** Approves nothing. Also the approval of runs that apply nothing. */
export const noApproval: Approval = mapGuards((key) => guardDefinitions[key].values.none);

/** Completes an approval: missing parts approve nothing. */
export const completeApproval = (partial: Partial<Approval>): Approval =>
  mapGuards<Approval>((key) => partial[key] ?? guardDefinitions[key].values.none);

/** The limits of a run with this approval. */
export const withApproval = (limits: GuardLimits, approval: Approval): GuardLimits =>
  mapGuards<GuardLimits>((key) => guardDefinitions[key].values.withApproval(limits[key], approval[key]));

/** Whether a violation comes from tests or rules, not from the changes of the plan alone. */
export const isFoundByTestsOrRules = ({ guard }: GuardViolation): boolean =>
  guardDefinitions[guard].judges === 'verdicts';

/** The approval with which a plan with these violations passes, in addition to an earlier approval. */
export const approvalOf = (violations: readonly GuardViolation[], before: Approval = noApproval): Approval =>
  violations.reduce((sum, { guard, approval }) => combine(sum, completeApproval({ [guard]: approval })), before);

const combine = (a: Approval, b: Approval): Approval =>
  mapGuards<Approval>((key) => guardDefinitions[key].values.combineApprovals(a[key], b[key]));

/** The command-line arguments that give an approval, not quoted. */
export function approvalArgs(approval: Approval): string[] {
  const wordsOf = <K extends GuardKey>(key: K, approved: Approval[K]): readonly string[] =>
    guardDefinitions[key].values.toArguments(guardDefinitions[key].option, approved);
  return guardKeys.flatMap((key) => wordsOf(key, approval[key]));
}

/** The option that lets the plan pass, quoted for a shell, such as `--max-deletes 12`. */
export const approvingOption = (guard: GuardViolation): string =>
  approvalArgs(approvalOf([guard]))
    .map(quoteForShell)
    .join(' ');

/** The setting of `ifmatch.yaml` that lets the plan pass, such as `max_deletes: 12`. */
export function approvingSetting({ guard, approval }: GuardViolation): string {
  const settingOf = <K extends GuardKey>(key: K, approved: Approval[K]): string =>
    `${key}: ${guardDefinitions[key].values.toSetting(approved)}`;
  return settingOf(guard, approval);
}

/** The limits in canonical form, for a digest: equal for equivalent limits. */
export const canonicalLimits = (limits: GuardLimits): GuardLimits =>
  mapGuards<GuardLimits>((key) => guardDefinitions[key].values.canonical(limits[key]));
