import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowChoice } from '../../domain/setup.ts';
import type { Source } from '../../domain/source.ts';
import { runsOn, workflowFolder, workflowsIn } from '../appliers.ts';
import { yamlWord } from './yaml-word.ts';

/** Workflows with our action that are there already. */
export type FoundWorkflows = {
  readonly main: string | null;
  readonly drift: string | null;
  readonly choice: Exclude<WorkflowChoice, 'none'> | null;
  readonly branch: string | null;
};

/** Looks for our action in the workflows that are there, whatever they are called, so that none is written twice. */
export function findWorkflows(source: Source): FoundWorkflows {
  const ours = workflowsIn(source).filter(({ text }) => /^\s*(?:- )?uses: ['"]?ifmatch\/ifmatch@/m.test(text));
  const main = ours.find(({ text }) => runsOn(['pull_request', 'pull_request_target', 'merge_group'], text));
  const drift = ours.find(({ path, text }) => path !== main?.path && runsOn(['schedule'], text));
  return {
    main: main?.path ?? null,
    drift: drift?.path ?? null,
    choice: main === undefined ? null : choiceOf(main.text),
    branch: branchIn(main?.text ?? ''),
  };
}

const choiceOf = (text: string): 'open' | 'hardened' => (runsOn(['pull_request_target'], text) ? 'hardened' : 'open');

/** The one branch that a workflow applies, as `adaptWorkflow` writes it. */
function branchIn(text: string): string | null {
  const [, plain, quoted] = /^ +branches: \[(?:([\w./-]+)|"((?:[^"\\\r\n]|\\.)+)")\]\s*$/m.exec(text) ?? [];
  return plain ?? quoted?.replaceAll(/(?<!\\)\\+([+!])/g, '$1') ?? null;
}

/** The workflows of a choice by path, for this branch and with the policies in this folder, '' for the top of the repository. */
export function workflowFiles(
  packageRoot: string,
  choice: WorkflowChoice,
  place: { readonly branch: string; readonly folder: string },
  found: FoundWorkflows,
): Map<string, string> {
  if (choice === 'none') return new Map();
  const read = (name: string): string =>
    adaptWorkflow(readFileSync(join(packageRoot, 'examples', 'workflows', `${name}.yml`), 'utf8'), place);
  return new Map([
    [found.main ?? `${workflowFolder}/policies.yml`, read(choice)],
    [found.drift ?? `${workflowFolder}/policies-drift.yml`, read('drift')],
  ]);
}

export function adaptWorkflow(text: string, { branch, folder }: { branch: string; folder: string }): string {
  const filter = yamlWord(branchPattern(branch));
  const renamed = text.replaceAll(/^( +branches: )\[main\]$/gm, (_, head: string) => `${head}[${filter}]`);
  if (folder === '') return renamed;
  const place = `working-directory: ${yamlWord(folder)}`;
  return renamed
    .replaceAll(
      /^( +)base-url: .*$/gm,
      (line, indent: string) => `${line}
${indent}${place}`,
    )
    .replaceAll(/^( +)working-directory: \.$/gm, (_, indent: string) => indent + place);
}

/** GitHub reads a filter of branches as a pattern. What else would be special in one, git has in no name. */
const branchPattern = (branch: string): string => branch.replaceAll(/\+|^!/g, String.raw`\$&`);
