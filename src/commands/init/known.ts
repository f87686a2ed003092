import { posix } from 'node:path';
import { hasErrors } from '../../domain/problem.ts';
import { defaultSettings, type Settings } from '../../domain/settings.ts';
import type { Host, NamedDeployment } from '../../domain/setup.ts';
import type { Source } from '../../domain/source.ts';
import { loadConfig } from '../../files/config.ts';
import { openDisk } from '../../files/disk.ts';
import { lint } from '../../files/lint.ts';
import { loadFiles, type LoadedFiles } from '../../files/load.ts';
import type { World } from '../../world.ts';
import { type Applier, findAppliers, workflowFolder } from '../appliers.ts';
import { type Clone, readClone } from './clone.ts';
import { codeownersPath, ownersIn } from './codeowners.ts';
import { textAt } from './existing.ts';
import { hostOf } from './remote.ts';
import type { Site } from './site.ts';
import { findWorkflows, type FoundWorkflows } from './workflow-files.ts';

/** All that can be found out without asking anybody. Paths are relative to the top of the repository. */
export type Known = {
  readonly clone: Clone;
  readonly source: Source;
  readonly host: Host;
  /** `valid` is false for a config with errors, and for one of a name that is not read. */
  readonly config: { readonly path: string; readonly valid: boolean; readonly settings: Settings };
  /** Of the config, else of the policies that are there. */
  readonly deployments: readonly NamedDeployment[];
  readonly policyFiles: number;
  /** Whether there are policies, and `validate` finds errors in them. */
  readonly brokenPolicies: boolean;
  /** Where policies are looked for, and where first ones go. */
  readonly folders: readonly string[];
  readonly codeowners: string;
  readonly owners: readonly string[];
  readonly workflows: FoundWorkflows;
  /** Workflows that apply policies already, ours and others. */
  readonly appliers: readonly Applier[];
};

export function lookAround({ world, git, folder }: Site): Known {
  const clone = readClone(git, folder);
  const source = openDisk(clone.top);
  const signs = {
    githubFolder: source.kind(workflowFolder) === 'folder',
    gitlabFile: source.kind('.gitlab-ci.yml') === 'file',
  };
  const host = hostOf(clone.remote, signs);
  const { settings, problems } = loadConfig(world.source, null);
  const files = loadFiles(world.source, settings, { paths: [], deployment: null });
  const codeowners = codeownersPath(source, host);
  return {
    clone,
    source,
    host,
    config: { path: posix.join(clone.prefix, 'ifmatch.yaml'), valid: !hasErrors(problems), settings },
    deployments: deploymentsIn(settings, files.bundles),
    policyFiles: files.files.length,
    brokenPolicies: isBroken(files, world),
    folders: foldersOf(settings).map((path) => posix.join(clone.prefix, path)),
    codeowners,
    owners: ownersIn(textAt(source, codeowners) ?? ''),
    workflows: findWorkflows(source),
    appliers: findAppliers(source),
  };
}

/** That there are none yet is what `init` is for. */
function isBroken({ bundles, problems }: LoadedFiles, { today }: World): boolean {
  const found = problems.filter(({ code }) => code !== 'no-files' && code !== 'path-missing');
  return hasErrors([...found, ...lint(bundles, today)]);
}

function deploymentsIn(
  { deployments }: Settings,
  bundles: readonly { deployment: string | null }[],
): NamedDeployment[] {
  if (deployments.size > 0) return [...deployments].map(([slug, { id }]) => ({ slug, id }));
  const slugs = new Set(bundles.map(({ deployment }) => deployment).filter((slug) => slug !== null));
  return [...slugs].toSorted().map((slug) => ({ slug, id: null }));
}

function foldersOf({ policies, deployments }: Settings): readonly string[] {
  const all = [...policies, ...[...deployments.values()].flatMap((one) => one.policies ?? [])];
  return all.length === 0 ? defaultSettings.policies : [...new Set(all)];
}
