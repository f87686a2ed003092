import type { BundleKind, DetectionKind, Deployment } from '../../domain/bundle.ts';
import type { Content } from '../../domain/preview.ts';
import type { Product } from '../../generated/types.ts';
import { Contradiction } from './misunderstanding.ts';
import { textOrNull } from './untyped.ts';

/** How the paths of the API name a detection bundle. */
export const products: Readonly<Record<DetectionKind, Product>> = {
  'detection/code': 'code',
  'detection/secrets': 'secrets',
};

/** Throws Contradiction when a bundle is of another deployment or another product than was asked for. */
export function checkScope(kind: BundleKind, deployment: Deployment, bundle: Content): void {
  const slug = textOrNull(bundle['deployment_slug']);
  if (slug !== null && slug !== deployment.slug) {
    throw new Contradiction(
      `for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`,
      'The id and the slug of the deployment do not belong together. Correct the id in the config, or leave it out.',
    );
  }
  if (kind !== 'remediation') checkProduct(kind, bundle);
}

/** Throws Contradiction when something names another product than the one of the bundle. */
export function checkProduct(kind: DetectionKind, object: Content): void {
  const product = textOrNull(object['product']);
  if (product !== null && product !== products[kind]) {
    throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
  }
}
