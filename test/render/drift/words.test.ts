import { describe, expect, test } from 'vitest';
import type { Drift, DriftBase, DriftEntry } from '../../../src/domain/drift.ts';
import { renderDriftMarkdown, renderDriftTerminal } from '../../../src/render/drift.ts';
import { blockCriticals, remediation } from '../build.ts';
import { opposite } from '../explained.ts';

const plan: DriftBase = { kind: 'plan', path: 'plan.json', digest: 'sha256:x' };

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

const view = { platform: null, again: '' };
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
