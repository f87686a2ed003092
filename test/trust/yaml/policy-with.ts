import type { LocatedProblem } from '../../../src/domain/problem.ts';
import { noExtraFields } from '../../../src/domain/extra-fields.ts';
import { diagnoseFile } from '../../../src/files/diagnose.ts';
import { openDocuments, locateProblems } from '../../../src/files/locate.ts';
import { memorySource } from '../../files/memory-source.ts';

/** A valid policy file with this text as its description, not quoted. */
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

export type LoadedPolicy = { readonly problems: readonly LocatedProblem[]; readonly description: string | null };

/** Loads a file with one policy. The description is null if the file is refused. */
export function loadPolicy(text: string): LoadedPolicy {
  const { result, problems: found } = diagnoseFile('policies/a.yaml', text, noExtraFields);
  const problems = locateProblems(openDocuments(memorySource({ 'policies/a.yaml': text })), found);
  const isGood = problems.length === 0 && result?.kind === 'remediation';
  return { problems, description: isGood ? (result.policies[0]?.value.description ?? null) : null };
}
