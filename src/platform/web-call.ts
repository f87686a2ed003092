import type { OperationId, Operations } from '../generated/operations.ts';
import type { Args } from './http/request.ts';

/** The parts of a request that an operation has nothing in. */
type Empty<Id extends OperationId> = {
  [Part in 'path' | 'query' | 'body']: Operations[Id][Part] extends null | Record<string, never> ? Part : never;
}['path' | 'query' | 'body'];

/** What an operation takes; parts that it does not have are left out. `about` is the slug that errors name. */
export type WebArgs<Id extends OperationId> = Omit<Args<Id>, Empty<Id>> & { readonly about?: string };

/**
 * Calls an operation. A read is repeated where that helps; one that writes only when it surely was not processed, and the error says
 * so when it may have been. Throws PlatformError when the platform says no or cannot be understood, UsageError when the request or the
 * credentials cannot be.
 */
export type WebCall = <Id extends OperationId>(id: Id, args: WebArgs<Id>) => Promise<Operations[Id]['answer']>;
