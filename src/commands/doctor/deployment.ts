import type { Deployment } from '../../domain/bundle.ts';
import { nearest } from '../../files/nearest.ts';
import { failed, type Looked, ok } from './examination.ts';
import type { Visible } from './permission.ts';

/** Whether slug and id agree with what the token sees. `id` is the configured one. */
export function lookAtDeployment(slug: string | null, id: string | null, { deployments }: Visible): Looked<Deployment> {
  if (deployments === null) return fromConfig(slug, id);
  if (slug === null) return onlyOne(deployments);
  const found = deployments.find((deployment) => deployment.slug === slug);
  if (found === undefined) return unseen(slug, deployments);
  if (id !== null && id !== found.id)
    return failed(
      `${slug} has the id ${found.id} on the platform, but ${id} in the config.`,
      `Write id: "${found.id}" there, or leave the id out.`,
    );
  return ok(`${slug} has the id ${found.id}${id === null ? '' : ', as the config says'}`, found);
}

/** Only a platform that has no list comes here, and then the config was seen to have both. */
const fromConfig = (slug: string | null, id: string | null): Looked<Deployment> =>
  slug === null || id === null
    ? failed(
        'The platform has no list of deployments, and the config does not say the id.',
        'Write it in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
      )
    : ok(`${slug} has the id ${id}, as the config says`, { slug, id });

function onlyOne(deployments: readonly Deployment[]): Looked<Deployment> {
  const [only, other] = deployments;
  if (only !== undefined && other === undefined) return ok(`${only.slug} (${only.id}), the only one`, only);
  return failed(
    `The token sees ${String(deployments.length)} deployments, and nothing says which is meant.`,
    'Say it with --deployment, with deployment_slug in the files, or under deployments in ifmatch.yaml.',
  );
}

function unseen(slug: string, deployments: readonly Deployment[]): Looked<Deployment> {
  const names = deployments.map((deployment) => deployment.slug);
  const near = nearest(slug, names);
  const meant = near === null ? '' : ` Did you mean ${near}?`;
  return failed(
    `The token does not see ${slug}, only ${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}.`,
    `Check the slug in the files and the config, and whose token it is.${meant}`,
  );
}
