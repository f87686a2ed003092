import {
  countOrigins,
  type DriftBase,
  type DriftBundle,
  type ThreeWayChange,
  type DriftFix,
  entriesOf,
} from '../domain/drift.ts';
import { changeJson, ownerJson, placeJson, toError, toProblem } from './plan-file.ts';
import { entrySays } from './drift.ts';
import { toJson } from './escape.ts';
import type { DriftOutcome } from '../domain/outcome.ts';

/** The program and the platform. */
export type DriftRun = { readonly tool: string; readonly platform: string | null };

/** Drift in the versioned shape for scripts, written field by field: fields not named here are never output. */
export function renderDriftJson(outcome: DriftOutcome, { tool, platform }: DriftRun): string {
  const found = 'drift' in outcome ? outcome : null;
  const document = {
    version: 1,
    tool,
    command: 'drift',
    outcome: outcome.kind,
    platform,
    digest: found?.drift.digest ?? null,
    summary: found === null ? null : countOrigins(entriesOf(found.drift)),
    bundles: found?.drift.bundles.map(bundleJson) ?? [],
    unmanaged: found?.drift.unmanaged.map(ownerJson) ?? [],
    fix: found?.fix ? fixJson(found.fix) : null,
    problems: outcome.problems.map(toProblem),
    error: outcome.kind === 'failed' ? toError(outcome.error) : null,
  };
  return `${toJson(document, 2)}\n`;
}

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
  says: entrySays(entry),
  edit: entry.edit === null ? null : changeJson(entry.edit),
  at: placeJson(entry.change),
});

const fixJson = ({ written, removed, fixed, left }: DriftFix): object => ({
  written: [...written],
  removed: [...removed],
  fixed: fixed.map(({ change }) => ({ object: change.object, key: change.key })),
  left: left.map(({ entry, why }) => ({ object: entry.change.object, key: entry.change.key, why })),
});
