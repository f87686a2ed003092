import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { mergePolicy } from '../../../src/files/print/plan-policies.ts';
import { patchText } from '../../../src/files/print/yaml/patch.ts';
import type { PolicyEntry, RemediationPolicy } from '../../../src/generated/types.ts';

export type Live = RemediationPolicy & { slug: string };

/** A policy in a file. */
export const policy = `name: A
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

/** The text of a policy once it says what is live; that is the policy itself with some fields changed. */
export function after(text: string, change: (live: Live) => void): string | null {
  const old = load(text) as PolicyEntry;
  const live = structuredClone({ slug: 'a', ...old }) as Live;
  change(live);
  return patchText(text, mergePolicy(old, live));
}

type Row = readonly [name: string, before: string, change: (live: Live) => void, from: string, to: string];

/** What is replaced in the text of a policy when something of it has changed. */
export const rows = (title: string, all: readonly Row[]): void => {
  test.for(all)(`${title}: %s`, ([, before, change, from, to]) => {
    expect(before).toContain(from);
    expect(after(before, change)).toBe(before.replace(from, to));
  });
};
