import type { Deployment } from '../../domain/bundle.ts';
import type { Settings } from '../../domain/settings.ts';
import { defaultProfile } from '../../platform/profile.ts';
import type { Environment, World } from '../../world.ts';
import type { Surroundings } from '../doctor.ts';
import type { Loaded } from '../load.ts';
import { lookAtDeployment } from './deployment.ts';
import type { Examination, Finding } from './examination.ts';
import type { Reached } from './machine-checks.ts';
import { lookAtMigration } from './migration.ts';
import { lookAtPermission } from './permission.ts';
import { lookAtProducts } from './products.ts';
import { lookAtReads } from './reads.ts';
import { lookAtToken } from './token.ts';
import { lookAtVocabulary } from './vocabulary.ts';

/** What the checks of a deployment build on. */
export type Ground = {
  /** Null: whichever the token sees. */
  readonly slug: string | null;
  readonly config: Finding<Settings>;
  readonly files: Finding<Loaded>;
  readonly connection: Finding<Reached>;
};

/** Everything about one deployment, with its own token. */
export async function examineDeployment(
  examination: Examination,
  ground: Ground,
  world: World,
  { env }: Surroundings,
): Promise<void> {
  const deployment = await reachDeployment(examination, ground, world, env);
  await examineReached(examination, deployment, ground, world);
}

/** Whether the token leads to the deployment. */
async function reachDeployment(
  examination: Examination,
  { slug, config, connection }: Ground,
  { connections }: World,
  env: Environment,
): Promise<Finding<Deployment>> {
  const id = (slug === null ? undefined : config.value?.deployments.get(slug)?.id) ?? null;
  const configured = slug === null || id === null ? null : { slug, id };
  const isEmbedded = connection.value?.answer === null;
  const token = isEmbedded
    ? embedded(connection)
    : await examination.look({ id: 'token', about: slug }, [], () => lookAtToken(slug, env));
  const visible = await examination.look(
    { id: 'permission', about: slug },
    [connection, token],
    async ([{ answer }]) => {
      const platform = await connections.to(slug);
      return lookAtPermission({ platform, slug, configured, withoutToken: answer?.status ?? null });
    },
  );
  return examination.look({ id: 'deployment', about: slug }, [visible], ([seen]) => lookAtDeployment(slug, id, seen));
}

/** What the platform answers for the deployment, and whether the files fit that. */
async function examineReached(
  examination: Examination,
  deployment: Finding<Deployment>,
  { slug, files }: Ground,
  world: World,
): Promise<void> {
  const { connections } = world;
  const bundles = (files.value?.bundles ?? []).filter(
    (bundle) => bundle.deployment === slug || bundle.deployment === null,
  );
  await examination.look({ id: 'reads', about: slug }, [deployment], async ([one]) =>
    lookAtReads(await apiFor(slug, world), one),
  );
  const migrated = await examination.look({ id: 'migration', about: slug }, [deployment], async ([one]) =>
    lookAtMigration(await connections.to(slug), await apiFor(slug, world), one),
  );
  await examination.look({ id: 'products', about: slug }, [migrated], async ([one]) =>
    lookAtProducts(await connections.to(slug), one, bundles),
  );
  await examination.look({ id: 'vocabulary', about: slug }, [migrated, files], async ([one]) =>
    lookAtVocabulary(await connections.to(slug), one, bundles, world),
  );
}

/** The embedded platform brings its own token. */
const embedded = ({ check }: Finding<unknown>): Finding<true> => ({ check, value: true });

const apiFor = (slug: string | null, { connections }: World) => connections.api(slug, defaultProfile);
