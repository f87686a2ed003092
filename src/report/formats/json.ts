import type { DriftOutcome } from '../../domain/outcome.ts';
import {
  countOrigins,
  entriesOf,
  type DriftBundle,
  type DriftBase,
  type ThreeWayChange,
  type DriftFix,
} from '../../domain/drift.ts';
import { ownerJson, toError, toProblem, changeJson, placeJson } from './plan-file.ts';
import type { PullOutcome, PullReport, PulledFile, Unsaid } from '../../domain/pull.ts';
import type { Position } from '../../domain/problem.ts';
import { plainText } from '../../domain/sentence.ts';
import type { TestResult } from '../../domain/tests.ts';
import { toJson } from '../escape.ts';
import { entrySays } from '../drift-report.ts';
import { nameOfObject } from '../words/names.ts';
import type { PlannedBundle } from '../../domain/plan.ts';
import { type Check, worstOf } from '../../domain/doctor.ts';

/** The program and the platform. */
export type JsonRun = { readonly tool: string; readonly platform: string | null };

/** Drift in the versioned shape for scripts. */
export function renderDriftJson(outcome: DriftOutcome, run: JsonRun): string {
  const found = 'drift' in outcome ? outcome : { drift: null, brokenTests: [], fix: null };
  const { drift, brokenTests, fix } = found;
  return printJson('drift', outcome, run, {
    digest: drift?.digest ?? null,
    summary: drift === null ? null : countOrigins(entriesOf(drift)),
    bundles: drift?.bundles.map(bundleJson) ?? [],
    unmanaged: drift?.unmanaged.map(ownerJson) ?? [],
    broken_tests: brokenTests.map(testJson),
    fix: fix === null ? null : fixJson(fix),
  });
}

/** A result for scripts, written field by field: fields not named here are never output. */
export const printJson = (
  command: 'drift' | 'pull',
  outcome: DriftOutcome | PullOutcome,
  { tool, platform }: JsonRun,
  facts: object,
): string => {
  const error = 'error' in outcome ? toError(outcome.error) : null;
  const problems = outcome.problems.map(toProblem);
  return `${toJson({ version: 1, tool, command, outcome: outcome.kind, platform, ...facts, problems, error }, 2)}\n`;
};

const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }: DriftBundle): object => ({
  ...ownerJson({ deployment, kind }),
  state_version: stateVersion,
  base: baseJson(base),
  digest,
  entries: entries.map(entryJson),
});

function baseJson(base: DriftBase): object {
  if (base.kind === 'plan') return { kind: 'plan', path: base.path, digest: base.digest };
  if (base.kind === 'none') return { kind: 'none', why: base.why };
  const { commit, at, chosen, differs } = base;
  return { kind: 'commit', commit, committed_at: at, chosen, differs };
}

const entryJson = (entry: ThreeWayChange): object => ({
  origin: entry.origin,
  ...changeJson(entry.change),
  says: entrySays(entry).map(plainText),
  edit: entry.edit === null ? null : changeJson(entry.edit),
  at: placeJson(entry.change),
});

/** A result of a test. */
export const testJson = ({ name, deployment, verdict, isPassed, at, why, decidedBy }: TestResult): object => ({
  name,
  deployment,
  verdict,
  passed: isPassed,
  ...positionJson(at),
  why: why.length === 0 ? null : plainText(why),
  decided_by: decidedBy.map((one) => ({ name: one.name, ...(one.at === null ? {} : positionJson(one.at)) })),
});

const positionJson = ({ file, line, column }: Position): object => ({ file, line, column });

const fixJson = ({ written, removed, fixed, notFixed, expired }: DriftFix): object => ({
  written: [...written],
  removed: [...removed],
  fixed: fixed.map(({ change }) => ({ object: change.object, key: change.key })),
  left: notFixed.map(({ entry, why }) => ({ object: entry.change.object, key: entry.change.key, why })),
  expired,
});

const emptyPull: PullReport = { bundles: [], files: [], unsaid: [], unmanaged: [] };

/** A pull in the versioned shape for scripts. */
export function renderPullJson(outcome: PullOutcome, run: JsonRun): string {
  const pull = 'pull' in outcome ? outcome.pull : emptyPull;
  const differs = outcome.kind === 'differs' ? outcome : null;
  return printJson('pull', outcome, run, {
    bundles: pull.bundles.map(ownerJson),
    files: pull.files.map(fileJson),
    unsaid: pull.unsaid.map(unsaidJson),
    unmanaged: pull.unmanaged.map(ownerJson),
    left: differs?.left.flatMap(leftJson) ?? [],
    moved: differs?.moved ?? false,
  });
}

const fileJson = ({ path, verb, objects }: PulledFile): object => ({
  path,
  verb,
  objects: {
    policies: objects.policy,
    rulesets: objects.ruleset,
    rules: objects.rule,
    disabled: objects['disabled rule'],
    exceptions: objects.exception,
  },
});

function unsaidJson({ object: unsaid, pointer, why, ...owner }: Unsaid): object {
  const { object, key } = nameOfObject(unsaid, owner.kind);
  return { ...ownerJson(owner), object, key, pointer: [...pointer], why };
}

const leftJson = ({ changes, ...owner }: PlannedBundle): object[] =>
  changes.map((change) => ({ ...ownerJson(owner), ...changeJson(change) }));

/** The checks in a versioned shape for scripts. `fix`: null if there is nothing to do; a skipped check has its reason in `says`. */
export function doctorJson(checks: readonly Check[], tool: string): string {
  const answer = {
    version: 1,
    tool,
    command: 'doctor',
    outcome: worstOf(checks),
    checks: checks.map((check) => ({
      check: check.id,
      deployment: check.about,
      status: check.status,
      says: check.message,
      fix: 'fix' in check ? check.fix : null,
    })),
  };
  return `${toJson(answer, 2)}\n`;
}
