import type { DriftBase, DriftBundle, DriftFix, ThreeWayChange } from '../../../domain/drift.ts';
import { countOrigins, changesIn } from '../../../domain/drift.ts';
import type { DriftOutcome } from '../../../domain/outcome.ts';
import { plainText } from '../../../domain/sentence.ts';
import { driftChangeSentences } from '../../drift-report.ts';
import { bundleJson, changeJson, positionJson, renderRunJson, type RunInfo, testResultJson } from './fields.ts';

/** Drift in the versioned shape for scripts. */
export function renderDriftJson(outcome: DriftOutcome, run: RunInfo): string {
  const { drift, brokenTests, fix } = 'drift' in outcome ? outcome : { drift: null, brokenTests: [], fix: null };
  return renderRunJson('drift', outcome, run, {
    digest: drift?.digest ?? null,
    summary: drift === null ? null : countOrigins(changesIn(drift)),
    bundles: drift?.bundles.map(driftBundleJson) ?? [],
    unmanaged: drift?.undeclared.map(bundleJson) ?? [],
    broken_tests: brokenTests.map(testResultJson),
    fix: fix === null ? null : fixJson(fix),
  });
}

const driftBundleJson = ({ deployment, kind, stateVersion, base, digest, changes }: DriftBundle): object => ({
  ...bundleJson({ deployment, kind }),
  state_version: stateVersion,
  base: baseJson(base),
  digest,
  entries: changes.map(driftChangeJson),
});

function baseJson(base: DriftBase): object {
  if (base.kind === 'plan') return { kind: 'plan', path: base.path, digest: base.digest };
  if (base.kind === 'none') return { kind: 'none', why: base.reason };
  const { commit, committedAt, chosenBy, differences } = base;
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
  left: notFixed.map(({ driftChange, reason }) => ({
    object: driftChange.change.object,
    key: driftChange.change.key,
    why: reason,
  })),
  expired,
});
