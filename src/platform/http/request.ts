import { PlatformError } from '../../domain/preview.ts';
import { type OperationId, type Operations, operations } from '../../generated/operations.ts';
import type { Profile } from '../profile.ts';
import { prefixOf } from './address.ts';
import { encodeQuery } from './encode-query.ts';
import type { Request } from './exchange.ts';

/** What an operation takes. */
export type Args<Id extends OperationId> = {
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  /** The value of `If-Match`, for the operations that want one. */
  readonly ifMatch?: string;
};

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type: unknown; readonly pattern?: string; readonly enum?: readonly string[] };
};

/** Where requests go, and how. */
export type Destination = {
  readonly address: URL;
  /** The value of `Authorization`; null sends none. */
  readonly authorization: string | null;
  readonly profile: Pick<Profile, 'arrays'>;
};

/** The request of an operation. Throws PlatformError when a value cannot stand in its path, UsageError when one cannot stand in its query. */
export function toRequest<Id extends OperationId>(
  id: Id,
  args: Args<Id>,
  { address, authorization, profile }: Destination,
): Request {
  const { method, path, writes } = operations[id];
  const query = encodeQuery(args.query, profile.arrays);
  return {
    method,
    writes,
    origin: address.origin,
    path: `${prefixOf(address)}${fillPath(path, operations[id].parameters, args.path)}${query === '' ? '' : `?${query}`}`,
    headers: {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': 'ifmatch',
      ...(authorization === null ? {} : { authorization }),
      ...(args.body === null ? {} : { 'content-type': 'application/json' }),
      ...(args.ifMatch === undefined ? {} : { 'if-match': args.ifMatch }),
    },
    body: args.body === null ? null : JSON.stringify(args.body),
  };
}

function fillPath(path: string, parameters: readonly Parameter[], values: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    const schema = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.schema;
    if (schema !== undefined && mayStand(value, schema)) return encodeURIComponent(value);
    throw new PlatformError(`${JSON.stringify(value)} cannot be a ${name} of the platform.`, {
      hint: `Correct it in the config, in the plan file or on the command line.${name === 'deploymentId' ? ' The id of a deployment has 1 to 19 digits.' : ''}`,
      unsent: true,
    });
  });
}

/** A dot segment survives the encoding, and a server would walk up the path with it. */
function mayStand(value: string, { pattern, enum: allowed }: Parameter['schema']): boolean {
  if (value === '' || value === '.' || value === '..') return false;
  if (allowed !== undefined && !allowed.includes(value)) return false;
  return pattern === undefined || new RegExp(pattern, 'u').test(value);
}
