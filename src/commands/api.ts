import { fieldsOfPolicies } from '../domain/extra-fields.ts';
import { isObject } from '../domain/json.ts';
import { nearest } from '../files/nearest.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import * as guards from '../generated/guards/requests.js';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { parseJson, unsendable } from '../platform/answers.ts';
import type { Profile } from '../platform/profile.ts';
import type { PagedId, WebApi } from '../platform/web-api.ts';
import type { Runtime } from '../runtime.ts';
import { charactersIn, either, isTooLarge, textOf, tooLarge, wordsFor } from './api-help.ts';
import { soundConfig } from './load.ts';
import { findDeployment } from './targets.ts';

type Wanted = {
  readonly id: OperationId;
  readonly parts: RequestParts;
  readonly deployment: string | null;
  readonly config: string | null;
  readonly all: boolean;
  readonly arrays: Profile['arrays'];
};

/** The answer: whole, or page by page. */
export type Came =
  | { readonly kind: 'answer'; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: 'pages'; readonly pages: AsyncGenerator<readonly object[]> };

/** Calls an operation, optionally all pages, which are requested as they are read. */
export async function callOperation(wanted: Wanted, runtime: Runtime): Promise<Came> {
  const { id, parts, deployment, config, all, arrays } = wanted;
  const api = await runtime.connections.api(deployment, { arrays });
  const found = await deploymentPath(id, { deployment, config }, runtime);
  const args = {
    path: { ...found.path, ...parts.path },
    query: parts.query,
    body: parts.body,
    ...(parts.ifMatch === null ? {} : { ifMatch: parts.ifMatch }),
    ...(found.about === null ? {} : { about: found.about }),
  };
  return all && isPaged(id) ? { kind: 'pages', pages: pagesOf(api, id, args) } : answerOf(api, id, args);
}

const isPaged = (id: OperationId): id is PagedId => operations[id].paging !== null;

const pagesOf = (api: WebApi, id: PagedId, args: object): AsyncGenerator<readonly object[]> => api.pages(id, args);

const answerOf = async (api: WebApi, id: OperationId, args: object): Promise<Came> => ({
  kind: 'answer',
  answer: await api.call(id, args),
});

/** The deployment in the path of a request; empty if the path has none. */
type DeploymentPath = { readonly path: Readonly<Record<string, string>>; readonly about: string | null };

/**
 * Finds the deployment by its slug, with the id from config or platform; without one, the only one that the token sees. Throws UsageError when
 * ambiguous, OthersInvalid when the config has errors.
 */
async function deploymentPath(
  id: OperationId,
  asked: { deployment: string | null; config: string | null },
  runtime: Runtime,
): Promise<DeploymentPath> {
  const parameter = deploymentParameter(id);
  if (parameter === null) return { path: {}, about: null };
  const { deployment: slug } = asked;
  if (slug !== null && parameter === 'deploymentSlug') return { path: { deploymentSlug: slug }, about: slug };
  const settings = await soundConfig(asked.config, runtime);
  const configured = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  // With only a user's token the list of deployments cannot be read.
  if (slug !== null && configured !== null && !runtime.connections.has(slug)) {
    return { path: { deploymentId: configured }, about: slug };
  }
  const { deployment } = await findDeployment(slug, settings, runtime);
  return {
    path: parameter === 'deploymentSlug' ? { deploymentSlug: deployment.slug } : { deploymentId: deployment.id },
    about: deployment.slug,
  };
}

/** A request value on the command line. */
export type Flag = { readonly name: string; readonly input: Input };

/** The flags of an operation, in the order of the API description. */
export const flagsOf = (id: OperationId): Flag[] =>
  requests[id].inputs.filter(hasFlag).map((input) => ({ name: flagName(input.path), input }));

/** Fields that only the body takes: objects, lists of objects, alternative names, and secrets, which do not belong in a shell's history. */
export const bodyOnly = (id: OperationId): Input[] =>
  requests[id].inputs.filter(
    ({ kind, writeOnly, otherName }) => kind === 'json' || writeOnly === true || otherName !== undefined,
  );

/** `--issue-type`, `--dependency-filter.name`. */
export const flagName = (path: readonly string[]): string => `--${path.map(kebab).join('.')}`;

/** The path parameter of the deployment; null without one. */
export function deploymentParameter(id: OperationId): 'deploymentId' | 'deploymentSlug' | null {
  const { path } = operations[id];
  if (path.includes('{deploymentId}')) return 'deploymentId';
  return path.includes('{deploymentSlug}') ? 'deploymentSlug' : null;
}

/** No flag for the deployment (it has its own option), fields that repeat the path, and alternative names. */
function hasFlag({ in: place, path: [name = ''], kind, sameAsPath, otherName, writeOnly }: Input): boolean {
  if (kind === 'json' || sameAsPath === true || otherName !== undefined || writeOnly === true) return false;
  return place !== 'path' || !/^deployment(?:Id|Slug)$/.test(name);
}

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** What was asked on the command line. */
type Asked = {
  readonly id: OperationId;
  readonly typed: Typed;
  /** Null if not given. */
  readonly body: Body | null;
  readonly all: boolean;
  readonly arrays: Profile['arrays'];
};

/** A request without the deployment in its path. */
export type RequestParts = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: Body | null;
  readonly ifMatch: string | null;
};

/** The request with its warnings, or all its problems: nothing invalid is sent. */
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

/** Path and header parameters, which have no common schema. */
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
    // Unreadable values are missing here, and were reported.
    return found.filter(({ at }) => !unread.some((problem) => problem.at.split(' ')[0] === at));
  });
}

function guardOf(schema: string): Guard<unknown> {
  const guard = (guards as unknown as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`there is no guard for ${schema}`);
  return guard;
}

/** An unchecked request body. */
type Body = Readonly<Record<string, unknown>>;

/** Reads a JSON object. `from`: the source. Integers beyond the range of a number stay text and are reported. */
export function readBody(text: string, from: string): { body: Body } | { problem: RequestProblem } {
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return { body: value };
    return { problem: { at: `--body ${from}`, says: 'must be a JSON object.' } };
  } catch (error) {
    // Our own SyntaxError, which does not quote the text.
    return { problem: { at: `--body ${from}`, says: `cannot be used: ${(error as Error).message}.` } };
  }
}

/** Sets one value, creating objects on the way. */
function setAt(body: Body, [name = '', ...rest]: readonly string[], value: unknown): Body {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: setAt(isObject(inner) ? inner : {}, rest, value) };
}

/** Adds required empty objects if none of their fields was given. */
function withContainers(id: OperationId, body: Body, hasShape: Guard<unknown>): Body {
  const containers = new Set(requests[id].inputs.flatMap(({ path }) => (path.length > 1 ? path.slice(0, 1) : [])));
  hasShape(body);
  const missing = (hasShape.errors ?? [])
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === '')
    .map(({ params }) => String(params['missingProperty']))
    .filter((name) => containers.has(name));
  return { ...body, ...Object.fromEntries(missing.map((name) => [name, {}])) };
}

/** Typed values by flag; repeated flags have several. */
type Typed = ReadonlyMap<string, readonly string[]>;

/** A flag or field, and its problem. Warnings do not stop the request. */
export type RequestProblem = { readonly at: string; readonly says: string; readonly isWarning?: boolean };

/** Values by flag; unreadable ones become problems. */
type ReadFlags = { readonly values: ReadonlyMap<Flag, unknown>; readonly problems: readonly RequestProblem[] };

/** Converts typed texts to the kinds of the API description. */
function readFlags(flags: readonly Flag[], typed: Typed): ReadFlags {
  const values = new Map<Flag, unknown>();
  const problems: RequestProblem[] = [];
  for (const flag of flags) {
    const texts = typed.get(flag.name) ?? [];
    const [first, second] = texts;
    if (first === undefined) continue;
    const read = texts.map((text) => ({ text, ...readText(flag, text) }));
    const wrong = read.flatMap(({ text, says }) => (says === null ? [] : [{ at: `${flag.name} ${text}`, says }]));
    problems.push(...wrong);
    if (second !== undefined && !flag.input.list) problems.push({ at: flag.name, says: twice(texts) });
    else if (wrong.length === 0) values.set(flag, flag.input.list ? read.map(({ value }) => value) : read[0]?.value);
  }
  return { values, problems };
}

const twice = (texts: readonly string[]): string =>
  `takes one value, and was given ${String(texts.length)}. Give one value.`;

type Read = { readonly value: unknown; readonly says: string | null };

function readText({ input }: Flag, text: string): Read {
  if (input.kind === 'integer') return readInteger(text, input.in === 'query' && input.list);
  if (input.kind === 'number') {
    const isNumber = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
    return isNumber ? good(Number(text)) : bad('must be a number.');
  }
  if (input.kind === 'boolean') {
    return text === 'true' || text === 'false' ? good(text === 'true') : bad('must be true or false.');
  }
  return good(text);
}

/** Ids have 64 bits: with `asText`, large ones stay text where they are sent as text anyway. */
function readInteger(text: string, asText: boolean): Read {
  if (!/^-?\d+$/.test(text)) return bad('must be a whole number.');
  if (!isTooLarge(text)) return good(Number(text));
  return asText ? good(text) : bad(`${tooLarge}.`);
}

const good = (value: unknown): Read => ({ value, says: null });

const bad = (says: string): Read => ({ value: undefined, says });

/** A query or body that was validated. */
type Checked = {
  readonly id: OperationId;
  readonly flags: readonly Flag[];
  readonly place: 'query' | 'body';
  readonly value: unknown;
  /** Names of the given flags. */
  readonly given: ReadonlySet<string>;
  readonly errors: readonly ErrorObject[];
};

/** The problems of a request: single values first, then rules between them. */
function requestProblems(checked: Checked): RequestProblem[] {
  const ofRules = checked.errors.filter((error) => ruleOf(checked, error) !== null);
  const ofValues = checked.errors.filter((error) => ruleOf(checked, error) === null);
  return [...ofValues.map((error) => valueProblem(checked, error)), ...ruleProblems(checked, ofRules)];
}

/** The index of the violated rule. */
function ruleOf({ id }: Checked, { schemaPath }: ErrorObject): number | null {
  const [, number] = /^#\/allOf\/(\d+)\//.exec(schemaPath) ?? [];
  return number === undefined || requests[id].rules[Number(number)] === undefined ? null : Number(number);
}

function ruleProblems(checked: Checked, errors: readonly ErrorObject[]): RequestProblem[] {
  return requests[checked.id].rules.flatMap((rule, number) => {
    const broken = errors.filter((error) => ruleOf(checked, error) === number);
    if (broken.length === 0) return [];
    const misplaced = broken
      .filter(({ keyword }) => keyword === 'false schema')
      .map(({ instancePath }) => labelOf(checked, pathOf(instancePath)));
    if (misplaced.length > 0) {
      const out = misplaced.length === 1 ? 'it' : 'them';
      return [{ at: [...new Set(misplaced)].join(', '), says: `${rule} Leave ${out} out.` }];
    }
    const named = [...rule.matchAll(/`(\w+)`/g)].map(([, name = '']) => labelOf(checked, [name]));
    return [{ at: [...new Set(named)].join(', '), says: rule }];
  });
}

function valueProblem(checked: Checked, error: ErrorObject): RequestProblem {
  const path = pathOf(error.instancePath);
  const missing = error.params['missingProperty'] ?? error.params['additionalProperty'];
  if (typeof missing === 'string') {
    const at = labelOf(checked, [...path, missing]);
    return error.keyword === 'required'
      ? { at, says: absent(checked, [...path, missing]) }
      : unknown(checked, at, missing);
  }
  const input = inputAt(checked, path);
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | null)?.[name], checked.value);
  const label = labelOf(checked, path);
  return { at: `${label}${shown(value, input, label)}`, says: wordsFor(error, input, value) };
}

function absent(checked: Checked, path: readonly string[]): string {
  const values = inputAt(checked, path)?.enum;
  return `is missing. ${values === undefined ? 'It is required.' : `Give ${either(values)}.`}`;
}

/**
 * An unknown field of the body may belong to a newer platform; one that resembles a known field is a typo, which could select too much if ignored.
 */
function unknown({ id, place }: Checked, at: string, name: string): RequestProblem {
  const fields = requests[id].inputs.filter((input) => input.in === place).map(({ path }) => path);
  const elsewhere = fields.find((path) => path.at(-1) === name);
  const known = [...fields.map((path) => path.at(-1) ?? ''), ...fieldsOfPolicies];
  const meant = elsewhere === undefined ? nearest(name, known) : elsewhere.map(fieldOf).join('');
  if (meant !== null) return { at, says: `is not a field of the request. Did you mean ${meant}?` };
  if (place === 'query') return { at, says: 'is not a field of the request. Leave it out.' };
  return { at, says: 'is not in the API description. It is sent as it is.', isWarning: true };
}

const pathOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The input at or above a path. */
const inputAt = ({ id, place }: Checked, path: readonly string[]): Input | undefined =>
  requests[id].inputs.find((input) => input.in === place && input.path.every((name, index) => path[index] === name));

/** The flag of a path, or its place in the body, depending on where it was given. */
function labelOf(checked: Checked, path: readonly string[]): string {
  const input = inputAt(checked, path);
  const flag = checked.flags.find((one) => one.input === input);
  const isGiven = (name: string): boolean => checked.given.has(name);
  if (flag !== undefined && (isGiven(flag.name) || !isPresent(checked.value, path))) return flagName(flag.input.path);
  const written = path.map((name, index) => fieldOf(name, index)).join('');
  return path.length === 0 ? '--body' : `\`${written}\` in --body`;
}

function isPresent(value: unknown, path: readonly string[]): boolean {
  return (
    path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value) !== undefined
  );
}

function fieldOf(name: string, index: number): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  return index === 0 ? name : `.${name}`;
}

/** A short value for a message, never a secret; in the body as JSON, since a text may look like a number. */
function shown(value: unknown, input: Input | undefined, label: string): string {
  if (input?.writeOnly === true || value === undefined || typeof value === 'object') return '';
  const text = textOf(value);
  if (text.length > longest) return ` (${String(charactersIn(text))} characters)`;
  if (!label.startsWith('--'))
    return ` (${input?.kind === 'integer' && isTooLarge(value) ? value : JSON.stringify(value)})`;
  return ` ${text === '' ? '""' : text}`;
}

const longest = 60;

export const operationIds = Object.keys(operations) as OperationId[];

/** `experimental, deprecated, writes`; empty for a stable operation that reads. */
export function marksOf(id: OperationId): string[] {
  const { maturity, deprecated, writes } = operations[id];
  return [
    ...(maturity === 'stable' ? [] : [maturity]),
    ...(deprecated ? ['deprecated'] : []),
    ...(writes ? ['writes'] : []),
  ];
}

/** An operation in one line. */
export function summaryOf(id: OperationId): string {
  const marks = marksOf(id);
  return `${operations[id].summary}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

/** One line per operation. */
export function listOperations(): string {
  const width = Math.max(...operationIds.map((id) => id.length)) + 2;
  return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join('');
}

/** Suggestions: the nearest id, then ids that contain the word. */
export function similarOperations(word: string): OperationId[] {
  const near = nearest(word.replaceAll(/[-_ ]/g, ''), operationIds);
  const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
  return [...new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
