import type { Bundle, Deployment, DetectionKind } from '../../domain/bundle.ts';
import { type Platform, PlatformError } from '../../domain/preview.ts';
import { failed, type Looked, ok } from './examination.ts';

const kinds = ['detection/code', 'detection/secrets'] as const satisfies readonly DetectionKind[];

/** Which products of detection are on; one that the files declare must be. */
export async function lookAtProducts(
  platform: Platform,
  deployment: Deployment,
  bundles: readonly Bundle[],
): Promise<Looked<true>> {
  const found = await Promise.all(
    kinds.map(async (kind) => ({ kind, on: await isEnabled(platform, deployment, kind) })),
  );
  const off = found.filter(({ on }) => !on).map(({ kind }) => kind);
  const wanted = off.filter((kind) => bundles.some((bundle) => bundle.kind === kind));
  if (wanted.length > 0)
    return failed(
      `${wanted.map(productOf).join(' and ')} ${wanted.length === 1 ? 'is' : 'are'} not enabled for ${deployment.slug}, but there are files for it (PRODUCT_NOT_ENABLED).`,
      'Let the product be enabled for this deployment, or remove its detection file.',
    );
  return ok(found.map(({ kind, on }) => `${productOf(kind)} is ${on ? 'enabled' : 'not enabled'}`).join(', '), true);
}

async function isEnabled(platform: Platform, deployment: Deployment, kind: DetectionKind): Promise<boolean> {
  try {
    await platform.read(deployment, kind);
    return true;
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'PRODUCT_NOT_ENABLED') return false;
    throw error;
  }
}

const productOf = (kind: DetectionKind): string => kind.replace('detection/', '');
