import type { Guard } from '../../generated/guards/guard.ts';
import * as guards from '../../generated/guards/requests.js';
import { type OperationId, operations } from '../../generated/operations.ts';
import { unsendable } from '../../platform/answers.ts';
import type { Profile } from '../../platform/profile.ts';
import { type Body, setAt, withContainers } from './body.ts';
import { charactersIn, either } from './describe-input.ts';
import { type Flag, flagsOf } from './flags.ts';
import { type ReadFlags, readFlags, type RequestProblem, type Typed } from './read-flags.ts';
import { requestProblems } from './request-problems.ts';

/** What was asked on the command line. */
export type Asked = {
  readonly id: OperationId;
  readonly typed: Typed;
  /** The JSON that was given as the body; null when none was. */
  readonly body: Body | null;
  readonly all: boolean;
  readonly arrays: Profile['arrays'];
};

/** The parts of a request, without the deployment in its path. */
export type RequestParts = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body | null;
  readonly ifMatch: string | null;
};

/** The request with its warnings, or all that is wrong with it: nothing is sent before the document accepts what it knows of it. */
export function readRequest(
  asked: Asked,
): { parts: RequestParts; warnings: readonly RequestProblem[] } | { problems: readonly RequestProblem[] } {
  const flags = flagsOf(asked.id);
  const read = readFlags(flags, asked.typed);
  const of = (place: string): [Flag, unknown][] => [...read.values].filter(([{ input }]) => input.in === place);
  const named = (place: string): Record<string, unknown> =>
    Object.fromEntries(of(place).map(([{ input }, value]) => [input.path[0] ?? '', value]));
  const parts = {
    path: named('path') as Record<string, string>,
    query: named('query'),
    body: bodyOf(asked, of('body')),
    ifMatch: (named('header')['If-Match'] as string | undefined) ?? null,
  };
  const problems = [
    ...pagingProblems(asked),
    ...read.problems,
    ...simpleProblems(flags, read, asked.typed),
    ...commaProblems(asked, of('query')),
    ...documentProblems(asked, flags, read, parts),
  ];
  const isError = ({ isWarning = false }: RequestProblem): boolean => !isWarning;
  return problems.some(isError) ? { problems: problems.filter(isError) } : { parts, warnings: problems };
}

function bodyOf({ id, body }: Asked, values: readonly [Flag, unknown][]): Body | null {
  const schema = operations[id].body;
  if (schema === null) return null;
  const whole = values.reduce<Body>((soFar, [{ input }, value]) => setAt(soFar, input.path, value), body ?? {});
  return withContainers(id, whole, guardOf(schema));
}

function pagingProblems({ id, all }: Asked): RequestProblem[] {
  if (!all || operations[id].paging !== null) return [];
  return [{ at: '--all', says: `${id} has no pages. Leave it out.` }];
}

/** Parameters of the path and the header, which no schema of a whole holds together. */
function simpleProblems(flags: readonly Flag[], { values, problems }: ReadFlags, typed: Typed): RequestProblem[] {
  const outside = flags.filter(({ input }) => input.in === 'path' || input.in === 'header');
  return outside.flatMap((flag): RequestProblem[] => {
    const { name, input } = flag;
    if (!typed.has(name)) {
      const says = input.enum === undefined ? 'It is required.' : `Give ${either(input.enum)}.`;
      return input.required ? [{ at: name, says: `is missing. ${says}` }] : [];
    }
    const value = values.get(flag);
    if (typeof value !== 'string' || problems.some(({ at }) => at === name)) return [];
    const says = textProblem(value, input);
    return says === null ? [] : [{ at: `${name} ${value === '' ? '""' : value}`, says }];
  });
}

function textProblem(value: string, { in: where, enum: allowed, maxLength = Infinity }: Flag['input']): string | null {
  if (where === 'header') {
    const reason = unsendable(value);
    return reason === null ? null : `cannot be sent: ${reason}. Give the state_version of the preview.`;
  }
  if (value === '') return 'must not be empty.';
  if (allowed?.includes(value) === false) return `must be ${either(allowed)}.`;
  return charactersIn(value) > maxLength ? `must have at most ${String(maxLength)} characters.` : null;
}

function commaProblems({ arrays }: Asked, query: readonly [Flag, unknown][]): RequestProblem[] {
  if (arrays === 'repeat') return [];
  return query.flatMap(([{ name }, value]) =>
    (Array.isArray(value) ? value : [])
      .filter((one) => String(one).includes(','))
      .map((one) => ({ at: `${name} ${String(one)}`, says: 'holds a comma. Use --arrays repeat.' })),
  );
}

function documentProblems(
  { id, typed }: Asked,
  flags: readonly Flag[],
  { problems: unread }: ReadFlags,
  { query, body }: RequestParts,
): RequestProblem[] {
  const { query: querySchema, body: bodySchema }: { query: string | null; body: string | null } = operations[id];
  const checks = [
    { place: 'query', schema: querySchema, value: query },
    { place: 'body', schema: bodySchema, value: body },
  ] as const;
  const given = new Set(typed.keys());
  return checks.flatMap(({ place, schema, value }) => {
    const guard = schema === null ? null : guardOf(schema);
    if (guard === null || guard(value)) return [];
    const found = requestProblems({ id, flags, place, value, given, errors: guard.errors ?? [] });
    // What could not be read is missing from the value, and was told already.
    return found.filter(({ at }) => !unread.some((problem) => problem.at.split(' ')[0] === at));
  });
}

function guardOf(schema: string): Guard<unknown> {
  const guard = (guards as unknown as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`there is no guard for ${schema}`);
  return guard;
}
