import type { OperationId, Operations, operations } from '../generated/operations.ts';
import type { DeploymentEntry, ErrorBody } from '../generated/types.ts';
import type { Quirks } from './quirks.ts';
import type { Store } from './store/database.ts';

/** The platform behind the API: its database, and how it behaves. */
export type Platform = { readonly store: Store; readonly quirks: Quirks };

export type DeploymentRow = { id: string; slug: string; name: string; migrated: number };

export type BundleKind = 'remediation' | 'code' | 'secrets';

/** A field, such as `policies[0].name`, that violates the API description. */
export type ShapeError = { readonly field: string; readonly message: string };

/** A valid request for the deployment of its token. */
export type ApiRequest<Id extends OperationId> = {
  readonly platform: Platform;
  /** Null for operations without a token. */
  readonly deployment: (typeof operations)[Id]['security'] extends readonly [] ? null : DeploymentRow;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  readonly ifMatch: string | undefined;
  /** Errors inside the bundle of the body. */
  readonly shapeErrors: readonly ShapeError[];
};

/** The handlers of all operations. They throw ErrorResponse. An operation that only reads sees one snapshot of the database. */
export type Handlers = { readonly [Id in OperationId]: (request: ApiRequest<Id>) => HandlerResult<Id> };

type HandlerResult<Id extends OperationId> = Id extends 'listDeployments'
  ? { readonly deployments: readonly DeploymentWithLargeId[] }
  : Operations[Id]['answer'];

/** A deployment whose id is sent as a JSON number, even if a JavaScript number cannot hold it. */
type DeploymentWithLargeId = Omit<DeploymentEntry, 'id'> & { readonly id: bigint | string };

type ErrorFields = Omit<ErrorBody, 'error' | 'message' | 'detail'> & Readonly<Record<string, unknown>>;

/** An error response: a status and a flat JSON body. */
export class ErrorResponse extends Error {
  override readonly name = 'ErrorResponse';
  readonly status: number;
  readonly fields: ErrorFields;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, fields: ErrorFields = {}, headers: Readonly<Record<string, string>> = {}) {
    super(text);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}

/** Also used where 403 would reveal that something exists. */
export const notFound = (): ErrorResponse => new ErrorResponse(404, 'Not found.');
