import type { BundleKind } from '../../domain/bundle.ts';
import {
  countOrigins,
  type Drift,
  type DriftBase,
  type DriftBundle,
  type DriftEntry,
  type DriftFix,
  type DriftOutcome,
  entriesOf,
} from '../../domain/drift.ts';
import { type Change, entryOf } from '../../domain/plan.ts';
import type { Position } from '../../domain/problem.ts';
import { toJson } from '../escape.ts';
import { errorJson, problemJson } from '../json.ts';
import { entrySays } from '../drift.ts';

/** What wrote it, and what was asked. */
export type DriftRun = { readonly tool: string; readonly platform: string | null };

/** Drift as the versioned JSON that scripts rely on, written field by field: what is not named here never gets out. */
export function renderDriftJson(outcome: DriftOutcome, { tool, platform }: DriftRun): string {
  const found = 'drift' in outcome ? outcome : null;
  const document = {
    version: 1,
    tool,
    command: 'drift',
    outcome: outcome.kind,
    platform,
    digest: found?.drift.digest ?? null,
    summary: found === null ? null : summary(found.drift),
    bundles: found?.drift.bundles.map(bundleJson) ?? [],
    unmanaged:
      found?.drift.unmanaged.map(({ deployment, kind }) => ({
        deployment: { id: deployment.id, slug: deployment.slug },
        ...kinds[kind],
      })) ?? [],
    fix: found?.fix ? fixJson(found.fix) : null,
    problems: outcome.problems.map(problemJson),
    error: outcome.kind === 'failed' ? errorJson(outcome.error) : null,
  };
  return `${toJson(document, 2)}\n`;
}

function summary(drift: Drift): object {
  const { platform, repository, both, unknown } = countOrigins(entriesOf(drift));
  return { platform, repository, both, unknown };
}

const kinds = {
  remediation: { kind: 'remediation', product: null },
  'detection/code': { kind: 'detection', product: 'code' },
  'detection/secrets': { kind: 'detection', product: 'secrets' },
} as const satisfies Record<BundleKind, { kind: string; product: string | null }>;

const bundleJson = ({ deployment, kind, stateVersion, base, digest, entries }: DriftBundle): object => ({
  deployment: { id: deployment.id, slug: deployment.slug },
  ...kinds[kind],
  state_version: stateVersion,
  base: baseJson(base),
  digest,
  entries: entries.map(entryJson),
});

function baseJson(base: DriftBase): object {
  if (base.kind === 'plan') return { kind: 'plan', path: base.path, digest: base.digest };
  if (base.kind === 'none') return { kind: 'none', why: base.why };
  const { commit, at, chosen, differs } = base;
  return { kind: 'commit', commit, committed_at: at, chosen: chosen === 'ahead' ? 'named' : chosen, differs };
}

function entryJson(entry: DriftEntry): object {
  const { origin, change, edit, edited, at } = entry;
  return {
    origin,
    ...changeJson(change),
    says: entrySays(entry),
    edit: edit === null ? null : changeJson(edit),
    edited: edited === null ? null : { by: edited.by, at: edited.at },
    at: placeJson(at),
  };
}

const changeJson = (change: Change): object => ({
  verb: change.verb,
  ...entryOf(change),
  effect: change.effect,
});

const placeJson = (at: Position | null): object | null =>
  at === null ? null : { file: at.file, line: at.line, column: at.column };

const fixJson = ({ written, removed, fixed, left }: DriftFix): object => ({
  written: [...written],
  removed: [...removed],
  fixed: fixed.map(({ change }) => ({ object: change.object, key: change.key })),
  left: left.map(({ entry, why }) => ({ object: entry.change.object, key: entry.change.key, why })),
});
