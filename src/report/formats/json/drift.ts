import type { DriftBase, DriftBundle, DriftFix, ThreeWayChange } from '../../../domain/drift.ts';
import { countOrigins, entriesOf } from '../../../domain/drift.ts';
import type { DriftOutcome } from '../../../domain/outcome.ts';
import type { PullOutcome } from '../../../domain/pull-outcome.ts';
import { plainText } from '../../../domain/sentence.ts';
import { driftChangeSentences } from '../../drift-report.ts';
import { toJson } from '../../escape.ts';
import { bundleJson, changeJson, errorJson, positionJson, problemJson, testResultJson } from './fields.ts';

/** The program and the platform. */
export type JsonRun = { readonly tool: string; readonly platform: string | null };

/** Drift in the versioned shape for scripts. */
export function renderDriftJson(outcome: DriftOutcome, run: JsonRun): string {
  const { drift, brokenTests, fix } = 'drift' in outcome ? outcome : { drift: null, brokenTests: [], fix: null };
  return renderRunJson('drift', outcome, run, {
    digest: drift?.digest ?? null,
    summary: drift === null ? null : countOrigins(entriesOf(drift)),
    bundles: drift?.bundles.map(driftBundleJson) ?? [],
    unmanaged: drift?.unmanaged.map(bundleJson) ?? [],
    broken_tests: brokenTests.map(testResultJson),
    fix: fix === null ? null : fixJson(fix),
  });
}

/** The result of a command that makes no plan: `facts` between the run and its problems. */
export function renderRunJson(
  command: 'drift' | 'pull',
  outcome: DriftOutcome | PullOutcome,
  { tool, platform }: JsonRun,
  facts: object,
): string {
  const error = 'error' in outcome ? errorJson(outcome.error) : null;
  const problems = outcome.problems.map(problemJson);
  return `${toJson({ version: 1, tool, command, outcome: outcome.kind, platform, ...facts, problems, error }, 2)}\n`;
}

const driftBundleJson = ({ deployment, kind, stateVersion, base, digest, entries }: DriftBundle): object => ({
  ...bundleJson({ deployment, kind }),
  state_version: stateVersion,
  base: baseJson(base),
  digest,
  entries: entries.map(driftChangeJson),
});

function baseJson(base: DriftBase): object {
  if (base.kind === 'plan') return { kind: 'plan', path: base.path, digest: base.digest };
  if (base.kind === 'none') return { kind: 'none', why: base.why };
  const { commit, at: committedAt, chosenBy, differences } = base;
  return { kind: 'commit', commit, committed_at: committedAt, chosen: chosenBy, differs: differences };
}

const driftChangeJson = (entry: ThreeWayChange): object => ({
  origin: entry.origin,
  ...changeJson(entry.change),
  says: driftChangeSentences(entry).map(plainText),
  edit: entry.platformEdit === null ? null : changeJson(entry.platformEdit),
  at: entry.change.at && positionJson(entry.change.at),
});

const fixJson = ({ written, removed, fixed, notFixed, expired }: DriftFix): object => ({
  written: [...written],
  removed: [...removed],
  fixed: fixed.map(({ change }) => ({ object: change.object, key: change.key })),
  left: notFixed.map(({ entry, why }) => ({ object: entry.change.object, key: entry.change.key, why })),
  expired,
});
