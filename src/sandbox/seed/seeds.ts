import { SandboxError } from '../sandbox-error.ts';
import { acme, emptyBundles, globex, hooli, initech } from './deployments.ts';
import type { Seed } from './seed.ts';
import { vocabulary } from './vocabulary.ts';

/** The deployment that the sandbox's own token belongs to, in every seed. */
export const defaultDeployment = 'acme';

const others = [globex, initech, hooli];

/** The states that a new database can start from. */
export const seeds = {
  acme: { vocabulary, deployments: [acme, ...others] },
  empty: { vocabulary, deployments: [{ ...acme, bundles: emptyBundles }, ...others] },
} as const satisfies Record<string, Seed>;

/** Throws SandboxError for an unknown name. */
export function findSeed(name: string): Seed {
  if (!Object.hasOwn(seeds, name)) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(', ')}.`);
  }
  return seeds[name as keyof typeof seeds];
}
