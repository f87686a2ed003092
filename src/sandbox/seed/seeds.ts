import { SandboxError } from '../sandbox-error.ts';
import { acme, emptyBundles, globex, hooli, initech } from './deployments.ts';
import { mostFindings, type seedWords } from './limits.ts';
import type { DeploymentSeed, Seed } from './seed.ts';
import { vocabulary } from './vocabulary.ts';

const others = [globex, initech, hooli];
const without = (deployment: DeploymentSeed): DeploymentSeed => ({ ...deployment, findings: 0 });

const everybody = [acme, ...others];
/** The same platform, with another deployment to begin with. */
const beginningWith = (first: DeploymentSeed): Seed => ({
  vocabulary,
  deployments: [first, ...everybody.filter((one) => one !== first)],
});

/** The states that a new database can start from. The sandbox's own token belongs to the first deployment. */
export const seeds = {
  acme: beginningWith(acme),
  empty: { vocabulary, deployments: [{ ...acme, bundles: emptyBundles }, ...others].map(without) },
  globex: beginningWith(globex),
  initech: beginningWith(initech),
  hooli: beginningWith(hooli),
} as const satisfies Record<Exclude<keyof typeof seedWords, `${string}<number>`>, Seed>;

/** Reads `acme` or `acme:100000`, which has so many findings. Throws SandboxError for an unknown name or a wrong number. */
export function findSeed(text: string): Seed {
  const [, name = text, count] = /^([^:]*):(.*)$/s.exec(text) ?? [];
  if (!Object.hasOwn(seeds, name)) {
    throw new SandboxError(`There is no seed "${name}". Known are: ${Object.keys(seeds).join(', ')}.`);
  }
  const seed = seeds[name as keyof typeof seeds];
  if (count === undefined) return seed;
  if (name !== 'acme') throw new SandboxError(`Only acme takes a number of findings. Leave ":${count}" out.`);
  return withFindings(seed, numberOf(count));
}

/** Of all deployments together. */
export const countFindings = ({ deployments }: Seed): number =>
  deployments.reduce((sum, { findings }) => sum + findings, 0);

const withFindings = ({ vocabulary: words, deployments }: Seed, findings: number): Seed => ({
  vocabulary: words,
  deployments: deployments.map((deployment) => (deployment === acme ? { ...deployment, findings } : deployment)),
});

function numberOf(text: string): number {
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (count <= mostFindings) return count;
  throw new SandboxError(
    `"${text}" is not a number of findings. Give a whole number from 0 to ${String(mostFindings)}, as in acme:100000.`,
  );
}
