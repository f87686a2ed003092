import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { editYaml } from '../../../src/files/edit/edit-yaml.ts';
import { reconcile, type OriginalByReconciled } from '../../../src/files/edit/reconcile.ts';
import type { Json } from '../../../src/files/yaml/print.ts';
import { toLiveObjects } from '../../../src/files/edit/live-objects.ts';
import type { RemediationPolicy } from '../../../src/generated/types.ts';

export type LivePolicy = RemediationPolicy & { slug: string };

/** A policy in a file. */
export const policyText = `name: A
slug: a
filters:
  mode: all
  conditions:
    - type: severity
      values: [high, low]
    - type: severity
      values: [x]
      mode: none
    - type: tag
      values: [t]
actions:
  - type: block
  - type: jira
    config:
      project: A
      kind: bug
  - type: pr_comment
    config: {}
`;

/** The text of a policy after an edit that takes over the live policy, which `change` makes from the declared one. */
export function textAfterEdit(text: string, change: (live: LivePolicy) => void): string | null {
  const old = parse(text) as Json;
  const live = structuredClone(old) as unknown as LivePolicy;
  change(live);
  const [livePolicy] = toLiveObjects('remediation', { policies: [live] }).policies.values();
  const originals: OriginalByReconciled = new Map();
  return editYaml(text, old, reconcile(old, livePolicy!, 'policies[]', originals), { withAliases: true, originals });
}

type Row = readonly [name: string, before: string, change: (live: LivePolicy) => void, from: string, to: string];

/** Tests that an edit replaces exactly one part of the text of a policy. */
export const testEdits = (title: string, rows: readonly Row[]): void => {
  test.for(rows)(`${title}: %s`, ([, before, change, from, to]) => {
    expect(before).toContain(from);
    expect(textAfterEdit(before, change)).toBe(before.replace(from, to));
  });
};
