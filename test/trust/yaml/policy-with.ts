import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { defaultSettings } from '../../../src/domain/settings.ts';
import { loadFiles } from '../../../src/files/load.ts';
import { memory } from '../../files/memory.ts';

/** A good policy with a description as it is written. */
export const policyWith = (description: string): string => `deployment_slug: acme
name: A policy
slug: a
description: ${description}
filters:
  mode: all
  conditions:
    - type: severity
      values: [high]
actions: []
`;

export type Loaded = { readonly problems: readonly LocatedProblem[]; readonly description: string | null };

/** What comes of a file with one policy; the description is null when the file is refused. */
export function load(text: string): Loaded {
  const files = loadFiles(memory({ 'policies/a.yaml': text }), defaultSettings, { paths: [], deployment: null });
  const problems = files.report(files.problems);
  const [bundle] = files.bundles;
  const isGood = problems.length === 0 && bundle?.kind === 'remediation';
  return { problems, description: isGood ? (bundle.content.policies[0]?.description ?? null) : null };
}
