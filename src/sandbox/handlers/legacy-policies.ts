import type { LegacyPolicy } from '../../generated/types.ts';
import { Fault } from '../fault.ts';
import type { LegacyPolicyRow } from '../store/integrations.ts';
import type { Handlers } from './call.ts';

/** Until a deployment is migrated to the Unified Policies model. */
export const legacyPolicyHandlers: Pick<Handlers, 'listLegacyPolicies'> = {
  listLegacyPolicies({ platform, deployment: { id, migrated } }) {
    if (migrated !== 0) {
      throw new Fault(
        410,
        'This deployment has been migrated to the Unified Policies model. Use the v2 policies API.',
        {
          code: 'DEPLOYMENT_MIGRATED',
        },
      );
    }
    return { policies: platform.store.legacyPolicies({ deployment_id: id }).map(policyOf) };
  },
};

const policyOf = ({ id, name, slug, product_type, is_default }: LegacyPolicyRow): LegacyPolicy => ({
  id: String(id),
  name,
  slug,
  productType: product_type,
  isDefault: is_default !== 0,
});
