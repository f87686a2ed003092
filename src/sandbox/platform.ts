import type { OperationId, Operations, operations } from '../generated/operations.ts';
import type { DeploymentEntry, ErrorBody } from '../generated/types.ts';
import type { Quirks } from './quirks.ts';
import type { Store } from './store/database.ts';

/** The platform behind the API: its database, and how it behaves. */
export type Platform = { readonly store: Store; readonly quirks: Quirks };

export type DeploymentRow = { id: string; slug: string; name: string; migrated: number };

export type BundleKind = 'remediation' | 'code' | 'secrets';

/** A field, such as `policies[0].name`, that does not have the shape of the document. */
export type ShapeError = { readonly field: string; readonly message: string };

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
  readonly shapeErrors: readonly ShapeError[];
};

/** What each operation of the document does. Throws Fault. What only reads sees one state of the database. */
export type Handlers = { readonly [Id in OperationId]: (call: Call<Id>) => Answer<Id> };

type Answer<Id extends OperationId> = Id extends 'listDeployments'
  ? { readonly deployments: readonly LargeDeployment[] }
  : Operations[Id]['answer'];

/** A deployment whose id is sent as a JSON number, also where a JavaScript number cannot hold it. */
type LargeDeployment = Omit<DeploymentEntry, 'id'> & { readonly id: bigint | string };

type ErrorFacts = Omit<ErrorBody, 'error' | 'message' | 'detail'> & Readonly<Record<string, unknown>>;

/** What the platform answers when it refuses: a status and a flat JSON body. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  readonly facts: ErrorFacts;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, facts: ErrorFacts = {}, headers: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.facts = facts;
    this.headers = headers;
  }
}

/** Also what hides from a token that something exists. */
export const notFound = (): Fault => new Fault(404, 'Not found.');
