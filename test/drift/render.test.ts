import { describe, expect, test } from 'vitest';
import type { Drift, DriftBase, ThreeWayChange, NoBaseReason } from '../../src/domain/drift.ts';
import { findDrift } from '../../src/plan/three-way.ts';
import { renderDriftMarkdown } from '../../src/report/formats/markdown/drift.ts';
import { renderMarkdown } from '../../src/report/formats/markdown/report.ts';
import { renderDriftTerminal } from '../../src/report/formats/terminal/drift.ts';
import { plannedBundle as bundleOf, exceptionKey, planOfBundles, deleteChange } from '../report/build-outcomes.ts';
import { diffOfPolicies, planOfBundle, makePolicy, declaredPolicies } from '../plan/build.ts';
import type { DriftOutcome } from '../../src/domain/outcome.ts';

const view = { platform: 'https://platform.example', repeatedOptions: '--deployment acme' };
const terminal = { ...view, config: null, width: 100, color: false, verbose: false };
const base = (committedAt: string): DriftBase => ({
  kind: 'commit',
  commit: 'c0ffee',
  short: 'c0ffee',
  committedAt,
  chosenBy: 'nearest',
  differences: 2,
});

const everything = (count: number, more: Partial<ThreeWayChange> = {}): Drift => {
  const names = Array.from({ length: count }, (_, index) => `p${String(index)}`);
  const bundle = planOfBundle(
    declaredPolicies(names.map((slug) => makePolicy(slug))),
    diffOfPolicies(
      [],
      names.map((slug) => makePolicy(slug)),
    ),
  );
  const drift = findDrift([{ bundle, base: base('2026-11-17T23:59:00.000Z'), diffToBase: null, history: null }], []);
  const bundles = drift.bundles.map((one) => ({
    ...one,
    changes: one.changes.map((entry) => ({ ...entry, ...more })),
  }));
  return { ...drift, bundles };
};
const found = (drift: Drift): DriftOutcome => ({ kind: 'drift', drift, fix: null, brokenTests: [], problems: [] });

describe('drift as text', () => {
  test('explains each reason for an unknown base, with a fix', () => {
    const reasons: NoBaseReason[] = [
      'no-git',
      'shallow',
      'unread',
      'no-history',
      'not-in-base',
      'not-in-plan',
      'not-applied',
      'partly-live',
      'unanswered',
    ];
    for (const reason of reasons) {
      const drift = everything(1);
      const text = renderDriftTerminal(
        found({ ...drift, bundles: drift.bundles.map((one) => ({ ...one, base: { kind: 'none', reason } })) }),
        terminal,
      );
      expect(text.replaceAll(/\s+/g, ' ')).toContain('remediation origin unknown: ');
    }
  });

  test('distinguishes exceptions of code and secrets, in drift and in plans', () => {
    const bundles = (['detection/code', 'detection/secrets'] as const).map((kind) =>
      bundleOf(kind, [
        deleteChange('DetectionPolicyException', exceptionKey('r', 'pci'), { exception_type: 'include' }),
      ]),
    );
    const drift = findDrift(
      bundles.map((bundle) => ({
        bundle,
        base: base('2026-11-17T23:59:00.000Z'),
        diffToBase: null,
        history: null,
      })),
      [],
    );
    const markdown = renderDriftMarkdown(found(drift), view.repeatedOptions);
    const lines = renderDriftTerminal(found(drift), terminal);
    const several = planOfBundles(...bundles, {
      ...bundleOf('remediation', []),
      deployment: { id: '2', slug: 'other' },
    });
    const changes = renderMarkdown(
      { kind: 'changes', plan: several, guards: [], problems: [] },
      { command: 'preview', platform: null },
    );
    for (const kind of ['detection/code', 'detection/secrets']) {
      expect(markdown).toContain(`| **Delete** exception \`include rule r in project_tag pci\` of ${kind}<br>`);
      expect(lines).toContain(`- delete exception include rule r in project_tag pci of ${kind}\n`);
      expect(changes).toContain(
        `| **Delete** exception \`include rule r in project_tag pci\` of ${kind} of \`acme\`<br>`,
      );
    }
  });
});
