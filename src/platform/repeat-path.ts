import { UsageError } from '../domain/usage-error.ts';
import type { OperationId } from '../generated/operations.ts';
import { requests } from '../generated/requests.ts';
import type { Args } from './http/request.ts';

/** Fills in the fields of a body that repeat a parameter of the path. Throws UsageError when they are given and say something else. */
export function repeatPath<Id extends OperationId>(id: Id, args: Args<Id>): Args<Id> {
  const fields = requests[id].inputs.filter(({ sameAsPath }) => sameAsPath === true);
  if (fields.length === 0 || args.body === null) return args;
  const body = Object.fromEntries(Object.entries(args.body));
  for (const { path, kind } of fields) {
    const [name = ''] = path;
    const value = args.path[name as keyof typeof args.path] as string;
    body[name] ??= kind === 'integer' ? asNumber(value) : value;
    if (body[name] !== undefined && String(body[name]) !== value) {
      throw new UsageError(
        `${name} is ${JSON.stringify(body[name])} in the body of ${id} and ${JSON.stringify(value)} in its path. Leave it out of the body.`,
      );
    }
  }
  return { ...args, body };
}

/** Nothing for an id that a JavaScript number cannot hold: the path has it. */
function asNumber(text: string): number | undefined {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}
