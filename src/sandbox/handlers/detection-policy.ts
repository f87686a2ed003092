import type { DetectionState, Product } from '../../generated/types.ts';
import { applyBundle, previewBundle, readBundle } from '../bundles/bundle.ts';
import { detection } from '../bundles/detection.ts';
import { Fault } from '../fault.ts';
import type { Call, Handlers } from './call.ts';

type Id = 'getDetectionPolicySummary' | 'getDetectionPolicy' | 'applyDetectionPolicy' | 'previewDetectionPolicy';

type Asked = Pick<Call<Id>, 'platform' | 'deployment' | 'slips'>;

const models = { code: detection('code'), secrets: detection('secrets') } as const;

export const detectionHandlers: Pick<Handlers, Id> = {
  getDetectionPolicySummary(call) {
    const secrets = enabled(call, 'secrets');
    const code = enabled(call, 'code');
    return {
      deployment_slug: call.deployment.slug,
      ...(code === null ? {} : { code }),
      ...(secrets === null ? {} : { secrets }),
    };
  },
  getDetectionPolicy: (call) => readBundle(scope(call, call.path.product)),
  previewDetectionPolicy: (call) => previewBundle(scope(call, call.path.product), call.body.bundle),
  applyDetectionPolicy: (call) => applyBundle(scope(call, call.path.product), call.body.bundle, call.ifMatch),
};

const scope = ({ platform, deployment, slips }: Asked, product: Product) => ({
  platform,
  deployment,
  slips,
  kind: product,
  model: models[product],
});

function enabled(call: Asked, product: Product): DetectionState | null {
  try {
    return readBundle(scope(call, product));
  } catch (error) {
    // A summary leaves out what is not enabled.
    if (error instanceof Fault && error.facts.code === 'PRODUCT_NOT_ENABLED') return null;
    throw error;
  }
}
