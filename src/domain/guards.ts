import type { Position } from './problem.ts';
import type { RuleFailure } from './rules.ts';
import { joinSentences, say, type Sentence } from './sentence.ts';
import type { TestResult } from './tests.ts';
import type { ConfigGuards, PlanGuard } from '../generated/types.ts';
import { quoteForShell } from '../util/shell.ts';

/**
 * The limits beyond which an apply needs approval: `guards` of `ifmatch.yaml`, with all defaults filled in. A guard is named by its key
 * there, everywhere in the code.
 */
export type GuardLimits = { readonly [K in keyof ConfigGuards]-?: LimitOf<Required<ConfigGuards>[K]> };

type LimitOf<Value> = Value extends readonly string[] ? readonly string[] : Value;

export type GuardKey = keyof GuardLimits;

/** What a person approves for one run: up to which number, which slugs, or whether at all. */
export type Approval = { readonly [K in GuardKey]: ApprovalOf<GuardLimits[K]> };

type ApprovalOf<Limit> = Limit extends number
  ? number | null
  : Limit extends readonly string[]
    ? readonly string[]
    : boolean;

/** A limit that a plan exceeds, and the smallest approval that lets the plan pass. */
export type Guard = {
  [K in GuardKey]: GuardReason & { readonly guard: K; readonly approval: Approval[K] };
}[GuardKey];

/** Why a plan exceeds a limit: what it would do, without the full stop, and the limit in numbers if it has one. Two guards may have one reason. */
export type GuardReason = {
  readonly reason: Sentence;
  readonly limit: Sentence;
  /** What may be better than an approval, as a sentence. */
  readonly advice?: Sentence;
  /** The lines that it is about: of a test and the policies that decide it, or of what breaks a rule. */
  readonly places?: readonly Position[];
  /** Slugs of the deployments that it is about; absent for all of them. */
  readonly deployments?: readonly string[];
};

/** What a plan is judged by beside its changes. */
export type Verdicts = { readonly tests?: readonly TestResult[]; readonly rules?: readonly RuleFailure[] };

/** `12 of 40 policies in acme would be deleted: a, b (limit 10).` */
export function guardWords({ reason, limit, advice = [] }: GuardReason): Sentence {
  const why = limit.length === 0 ? say`${reason}.` : say`${reason} (${limit}).`;
  return joinSentences([why, advice]);
}

/** One guard: its names, its default, and what its values mean. */
type GuardDefinition<Limit, Approved> = {
  /** In plan files. */
  readonly name: PlanGuard['guard'];
  /** The option of a command that approves. */
  readonly option: `--${string}`;
  /** What `--help` says of the option. */
  readonly help: string;
  /** The input of the action that approves, in `action.yml`; null for none: the setting on the base branch is changed instead. */
  readonly input: ApprovingInput<Approved> | null;
  /** What it judges: the changes of a plan, or also the tests and rules that a preview evaluates, which show before the merge. */
  readonly judges: 'changes' | 'verdicts';
  readonly default: Limit;
  /** What a new `ifmatch.yaml` says of the setting. */
  readonly comment: string;
  readonly values: ValueKind<Limit, Approved>;
};

type ApprovingInput<Approved> = {
  readonly name: string;
  /** What the input must be. */
  readonly expected: string;
  /** Null for a text that is not what it must be. */
  readonly parse: (text: string) => Approved | null;
};

/** How the limits and the approvals of a guard work. */
type ValueKind<Limit, Approved> = {
  /** What stands behind the option; names may be repeated. */
  readonly argument:
    | { readonly kind: 'number'; readonly max: number }
    | { readonly kind: 'names'; readonly word: string }
    | null;
  /** Approves nothing. */
  readonly nothing: Approved;
  /** The limit of a run that has this approval. */
  readonly widen: (limit: Limit, approved: Approved) => Limit;
  /** Approves what either of them does. */
  readonly combine: (one: Approved, other: Approved) => Approved;
  /** The words of a command line that approve. */
  readonly words: (option: string, approved: Approved) => readonly string[];
  /** The value of the setting that approves the same for every run. */
  readonly setting: (approved: Approved) => string;
  /** Equal for limits with the same meaning. */
  readonly canonical: (limit: Limit) => Limit;
};

/** A number up to which a plan passes. */
const upTo = (max: number): ValueKind<number, number | null> => ({
  argument: { kind: 'number', max },
  nothing: null,
  widen: (limit, approved) => approved ?? limit,
  combine(one, other) {
    if (one === null || other === null) return one ?? other;
    return Math.max(one, other);
  },
  words: (option, approved) => (approved === null ? [] : [option, String(approved)]),
  setting: String,
  canonical: (limit) => limit,
});

/** Slugs of policies, of which an approval exempts some. */
const slugs: ValueKind<readonly string[], readonly string[]> = {
  argument: { kind: 'names', word: 'slug' },
  nothing: [],
  widen: (limit, approved) => limit.filter((slug) => !approved.includes(slug)),
  combine: (one, other) => [...new Set([...one, ...other])],
  words: (option, approved) => approved.flatMap((slug) => [option, slug]),
  setting: (approved) => `a list without ${approved.join(', ')}`,
  canonical: (limit) => [...new Set(limit)].toSorted(),
};

/** Names of rules that may be broken, to which an approval adds some. */
const exempt: ValueKind<readonly string[], readonly string[]> = {
  ...slugs,
  argument: { kind: 'names', word: 'rule' },
  widen: (limit, approved) => [...new Set([...limit, ...approved])],
  setting: (approved) => `[${approved.join(', ')}]`,
};

/** A choice between two values, of which `permissive` lets every plan pass. */
const permittedBy = <Limit extends string | boolean>(permissive: Limit): ValueKind<Limit, boolean> => ({
  argument: null,
  nothing: false,
  widen: (limit, approved) => (approved ? permissive : limit),
  combine: (one, other) => one || other,
  words: (option, approved) => (approved ? [option] : []),
  setting: () => String(permissive),
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
export const guards: { readonly [K in GuardKey]: GuardDefinition<GuardLimits[K], Approval[K]> } = {
  max_deletes: {
    name: 'max-deletes',
    option: '--max-deletes',
    help: 'allow up to this many objects of a bundle to be deleted or weakened',
    input: numberInput('max-deletes'),
    judges: 'changes',
    default: 10,
    comment: 'objects of one bundle that are deleted or weakened',
    values: upTo(1_000_000),
  },
  max_delete_percent: {
    name: 'max-delete-percent',
    option: '--max-delete-percent',
    help: "allow this share of a bundle's objects to be deleted or weakened",
    input: null,
    judges: 'changes',
    default: 30,
    comment: 'the same as a share; with fewer than 10 objects, deleting more than half',
    values: upTo(100),
  },
  allow_no_blocking: {
    name: 'no-blocking',
    option: '--allow-no-blocking',
    help: 'allow a bundle to end up with nothing that blocks or enforces, or empty',
    input: null,
    judges: 'changes',
    default: false,
    comment: 'whether a bundle may end up with nothing that blocks or enforces, or empty',
    values: permittedBy<boolean>(true),
  },
  protected: {
    name: 'protected',
    option: '--allow-protected',
    help: 'allow a protected policy to be deleted or weakened (repeatable)',
    input: null,
    judges: 'changes',
    default: [],
    comment: 'slugs of policies that must not be deleted or weakened',
    values: slugs,
  },
  looser: {
    name: 'looser',
    option: '--allow-looser',
    help: 'allow changes that loosen enforcement',
    input: null,
    judges: 'changes',
    default: 'allow',
    comment: 'or require_approval, for every change that loosens enforcement',
    values: permittedBy<GuardLimits['looser']>('allow'),
  },
  broken_tests: {
    name: 'broken-tests',
    option: '--allow-broken-tests',
    help: 'allow changes that break a test of the base branch',
    input: null,
    judges: 'verdicts',
    default: 'require_approval',
    comment: 'or allow, for changes that break a test of the base branch',
    values: permittedBy<GuardLimits['broken_tests']>('allow'),
  },
  allow_failing_rules: {
    name: 'failing-rules',
    option: '--allow-failing-rule',
    help: 'allow changes that break a rule of the config (repeatable)',
    input: null,
    judges: 'verdicts',
    default: [],
    comment: 'names of rules that changes may break',
    values: exempt,
  },
};

/** In the order of the table. */
// The type of the table names every key, and allows no other.
export const guardKeys = Object.keys(guards) as readonly GuardKey[];

/** A value for each guard. */
export function eachGuard<Values extends { readonly [K in GuardKey]: unknown }>(
  valueOf: <K extends GuardKey>(key: K) => Values[K],
): Values {
  // `fromEntries` forgets which keys there are.
  return Object.fromEntries(guardKeys.map((key) => [key, valueOf(key)])) as Values;
}

export const defaultLimits: GuardLimits = eachGuard((key) => guards[key].default);

/** Approves nothing; also for runs that apply nothing. */
export const noApproval: Approval = eachGuard((key) => guards[key].values.nothing);

/** An approval of which only some parts are given. */
export const approvalFrom = (given: Partial<Approval>): Approval =>
  eachGuard<Approval>((key) => given[key] ?? guards[key].values.nothing);

/** The limits of a run with this approval. */
export const withApproval = (limits: GuardLimits, approval: Approval): GuardLimits =>
  eachGuard<GuardLimits>((key) => guards[key].values.widen(limits[key], approval[key]));

/** Whether a guard is not found in the plan alone. */
export const isVerdict = ({ guard }: Guard): boolean => guards[guard].judges === 'verdicts';

/** The approval that lets a plan pass which these guards stopped, beside what was approved before. */
export const approvalOf = (stopped: readonly Guard[], before: Approval = noApproval): Approval =>
  stopped.reduce((sum, { guard, approval }) => combine(sum, approvalFrom({ [guard]: approval })), before);

const combine = (one: Approval, other: Approval): Approval =>
  eachGuard<Approval>((key) => guards[key].values.combine(one[key], other[key]));

/** The words of a command line that give an approval; none of them is quoted. */
export function optionsOf(approval: Approval): string[] {
  const wordsOf = <K extends GuardKey>(key: K, approved: Approval[K]): readonly string[] =>
    guards[key].values.words(guards[key].option, approved);
  return guardKeys.flatMap((key) => wordsOf(key, approval[key]));
}

/** The option that lets the plan pass, quoted for a shell, such as `--max-deletes 12`. */
export const approvingOption = (guard: Guard): string =>
  optionsOf(approvalOf([guard]))
    .map(quoteForShell)
    .join(' ');

/** The setting of `ifmatch.yaml` that lets the plan pass, such as `max_deletes: 12`. */
export function approvingSetting({ guard, approval }: Guard): string {
  const settingOf = <K extends GuardKey>(key: K, approved: Approval[K]): string =>
    `${key}: ${guards[key].values.setting(approved)}`;
  return settingOf(guard, approval);
}

/** The limits in a form that is equal for all notations with the same meaning, for a digest. */
export const canonicalLimits = (limits: GuardLimits): GuardLimits =>
  eachGuard<GuardLimits>((key) => guards[key].values.canonical(limits[key]));
