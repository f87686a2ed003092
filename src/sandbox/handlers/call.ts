import type { OperationId, Operations, operations } from '../../generated/operations.ts';
import type { Slip } from '../bundles/rejection.ts';
import type { Platform } from '../bundles/platform.ts';
import type { DeploymentRow } from '../store/store.ts';

/** A request that may be answered: its shape is right, and the deployment is the token's own. */
export type Call<Id extends OperationId> = {
  readonly platform: Platform;
  /** Null where no token says whose it is. */
  readonly deployment: (typeof operations)[Id]['security'] extends readonly [] ? null : DeploymentRow;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  readonly ifMatch: string | undefined;
  /** What has a wrong shape in the bundle of the body. */
  readonly slips: readonly Slip[];
};

/** What each operation of the document does. Throws Fault. */
export type Handlers = { readonly [Id in OperationId]: (call: Call<Id>) => Operations[Id]['answer'] };
