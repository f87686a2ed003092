import { describe, expect, test } from 'vitest';
import type { Drift, DriftBase, DriftEntry } from '../../../src/domain/drift.ts';
import { renderDriftMarkdown, renderDriftTerminal } from '../../../src/render/drift.ts';
import { blockCriticals, remediation } from '../build.ts';
import { opposite } from '../explained.ts';

const commit: DriftBase = {
  kind: 'commit',
  commit: 'c0ffee',
  short: 'c0ffee',
  at: '2026-11-17T23:59:00.000Z',
  chosen: 'named',
  differs: 1,
};
const plan: DriftBase = { kind: 'plan', path: 'plan.json', digest: 'sha256:x', isUndo: false };

const driftOf = (base: DriftBase, entries: readonly DriftEntry[]): Drift => ({
  bundles: [{ deployment: remediation.deployment, kind: 'remediation', stateVersion: 'a', base, entries, digest: 'x' }],
  unmanaged: [],
  digest: 'y',
});
const entry = (more: Partial<DriftEntry>): DriftEntry => ({
  change: blockCriticals,
  origin: 'platform',
  edit: opposite(blockCriticals),
  edited: null,
  at: null,
  ...more,
});

const view = { platform: null, today: '2026-11-20', again: '' };
const markdown = (drift: Drift) => renderDriftMarkdown({ kind: 'drift', drift, fix: null, problems: [] }, view);
const terminal = (drift: Drift) =>
  renderDriftTerminal(
    { kind: 'drift', drift, fix: null, problems: [] },
    { ...view, config: null, width: 120, color: false, verbose: false },
  );

const edited = 'Diff (- files, + platform)';

describe('the sides of a diff of drift', () => {
  test('are those of the edit where it is known', () => {
    const drift = driftOf(plan, [entry({})]);
    expect(markdown(drift)).toContain(`<summary>${edited}</summary>`);
    expect(terminal(drift)).toContain(`\n    ${edited}:\n`);
  });
});

describe('drift', () => {
  test('has a date in a text that is read later, and an age where it is read at once', () => {
    const drift = driftOf(commit, [entry({})]);
    expect(markdown(drift)).toContain('last applied: commit `c0ffee` of 2026-11-17');
    expect(terminal(drift)).toContain('last applied: commit c0ffee of 3 days ago');
  });
});
