import type { PolicyTest } from '../generated/types.ts';
import { type Mode, modes } from './action-types.ts';
import type { LocatedProblem, Place, Position } from './problem.ts';
import type { Sentence } from './sentence.ts';

/** Names of files with tests; they are never policies. */
export const isTestFileName = (name: string): boolean => /\.test\.ya?ml$/i.test(name);

/** A test of the files. It is run once for each of its deployments; null for the only one, if the files name none. */
export type DeclaredTest = {
  readonly test: PolicyTest;
  readonly at: Place;
  readonly deployments: readonly (string | null)[];
};

/**
 * What the policies do to the finding of a test. `modes`: those that are right, null for any. `actions`: which some policy must take, or none.
 * `by`: slugs of policies that must each match and have one of these modes.
 */
export type Expectation = {
  readonly modes: readonly Mode[] | null;
  readonly actions: readonly ExpectedAction[];
  readonly by: readonly string[];
};

export type ExpectedAction = { readonly type: string; readonly isTaken: boolean };

/** The modes that are right, the weakest first. `isNegated`: all but the one that is named. */
export type ExpectedModes = { readonly modes: readonly Mode[]; readonly isNegated: boolean };

/** What `expect` says in one text: the modes that are right, or an action. Null for neither. */
export function readExpectation(text: string): ExpectedModes | ExpectedAction | null {
  const [, sign, word = ''] = /^(?:(not|at least|at most) +)?([^\s]+)$/.exec(text) ?? [];
  const rank = modes.findIndex((mode) => mode === word);
  if (rank >= 0)
    return { modes: modes.filter((_, index) => isExpectedDistance(sign, index - rank)), isNegated: sign === 'not' };
  return readExpectedAction(text);
}

/** What an entry of `actions` says; `block` is an action there. Null for neither an action nor its opposite. */
export function readExpectedAction(text: string): ExpectedAction | null {
  const [, sign, type] = /^(?:(not) +)?([^\s]+)$/.exec(text) ?? [];
  return type === undefined ? null : { type, isTaken: sign === undefined };
}

/** `distance`: how much stronger a mode is than the one that is named. */
function isExpectedDistance(sign: string | undefined, distance: number): boolean {
  if (sign === 'not') return distance !== 0;
  if (sign === 'at least') return distance >= 0;
  return sign === 'at most' ? distance <= 0 : distance === 0;
}

/** The expectation of a test whose texts were checked. */
export function expectationOf({ expect }: Pick<PolicyTest, 'expect'>): Expectation {
  const { mode, actions = [], by = [] } = typeof expect === 'string' ? { mode: expect } : (expect ?? {});
  const expectedMode = mode === undefined ? null : readExpectation(mode);
  const modeActions = expectedMode !== null && 'type' in expectedMode ? [expectedMode] : [];
  return {
    modes: expectedMode !== null && 'modes' in expectedMode ? expectedMode.modes : null,
    actions: [...modeActions, ...actions.flatMap((action) => readExpectedAction(action) ?? [])],
    by,
  };
}

/**
 * `holds`: proven for every finding. `broken`: refuted by a counterexample. `unknown`: something that ifmatch does not know decides it, or the
 * proof takes too long.
 */
export type Verdict = 'holds' | 'broken' | 'unknown';

export type NamedTest = {
  readonly name: string;
  /** Whether it is about every finding of a kind. */
  readonly isInvariant: boolean;
};

export const namedTest = ({ name, always }: PolicyTest): NamedTest => ({ name, isInvariant: always !== undefined });

/** The result of a test for one deployment. */
export type TestResult = NamedTest & {
  readonly deployment: string | null;
  /** The test in its file. */
  readonly at: Position;
  readonly verdict: Verdict;
  /** Whether the test passes: it holds, or may be unknown and is. */
  readonly isPassed: boolean;
  /** The counterexample, or why the result is unknown; empty if the test holds. */
  readonly why: Sentence;
  /** The policies, rules and exceptions that decide, if it does not hold. */
  readonly decidedBy: readonly Decider[];
};

export type Decider = { readonly name: string; readonly at: Position | null };

/** The outcome of `test`. */
export type TestOutcome =
  | { readonly kind: 'tested'; readonly results: readonly TestResult[]; readonly problems: readonly LocatedProblem[] }
  | { readonly kind: 'invalid'; readonly problems: readonly LocatedProblem[] };

/** The tests of the base branch, run on the bundles of a change, and what the change does to the tests. */
export type BaseTests = {
  readonly results: readonly TestResult[];
  readonly removed: readonly NamedTest[];
  readonly changed: readonly NamedTest[];
  readonly added: readonly NamedTest[];
  /** Added and changed tests that fail: once merged, they would stop every change. */
  readonly failing: readonly TestResult[];
};

/** Whether a change touches any test. */
export const changesTests = ({ removed, changed, added }: BaseTests): boolean =>
  removed.length + changed.length + added.length > 0;
