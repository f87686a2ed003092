import { SandboxError } from '../sandbox-error.ts';
import { acme, emptyBundles, globex, hooli, initech } from './deployments.ts';
import { mostFindings } from './limits.ts';
import type { DeploymentSeed, Seed } from './seed.ts';
import { vocabulary } from './vocabulary.ts';

/** The deployment that the sandbox's own token belongs to, in every seed. */
export const defaultDeployment = 'acme';

const others = [globex, initech, hooli];
const without = (deployment: DeploymentSeed): DeploymentSeed => ({ ...deployment, findings: 0 });

/** The states that a new database can start from. */
export const seeds = {
  acme: { vocabulary, deployments: [acme, ...others] },
  empty: { vocabulary, deployments: [{ ...acme, bundles: emptyBundles }, ...others].map(without) },
} as const satisfies Record<string, Seed>;

/** Reads `acme` or `acme:100000`, which has so many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): Seed {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(seeds, name)) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(', ')}.`);
  }
  const seed = seeds[name as keyof typeof seeds];
  if (count === undefined) return seed;
  if (name !== 'acme') throw new SandboxError(`The seed "${name}" has no findings. Leave ":${count}" out.`);
  return withFindings(seed, numberOf(count));
}

/** Of all deployments together. */
export const countFindings = ({ deployments }: Seed): number =>
  deployments.reduce((sum, { findings }) => sum + findings, 0);

const withFindings = ({ vocabulary: words, deployments }: Seed, findings: number): Seed => ({
  vocabulary: words,
  deployments: deployments.map((deployment) =>
    deployment.slug === defaultDeployment ? { ...deployment, findings } : deployment,
  ),
});

function numberOf(text: string): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= mostFindings) return count;
  throw new SandboxError(
    `"${text}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`,
  );
}
