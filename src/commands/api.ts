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

/** What came: the whole answer, or the items of page after page. */
export type Came =
  | { readonly kind: 'answer'; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: 'pages'; readonly pages: AsyncGenerator<readonly object[]> };

/** Calls an operation, with all of its pages where that is wanted; pages are asked for when they are read. */
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

/** The deployment in the path of a request; nothing where the path has none. */
type DeploymentPath = { readonly path: Readonly<Record<string, string>>; readonly about: string | null };

/**
 * Finds the deployment that is meant: by its slug, which the platform or the config gives an id; without one, the only one that the
 * token sees. Throws UsageError when it is not clear which, OthersInvalid when the config has errors.
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
  const settings = soundConfig(asked.config, runtime);
  const configured = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  // Whoever has a user's token alone cannot ask the platform for the list.
  if (slug !== null && configured !== null && !runtime.connections.has(slug)) {
    return { path: { deploymentId: configured }, about: slug };
  }
  const { deployment } = await findDeployment(slug, settings, runtime);
  return {
    path: parameter === 'deploymentSlug' ? { deploymentSlug: deployment.slug } : { deploymentId: deployment.id },
    about: deployment.slug,
  };
}

/** One value of a request on the command line. */
export type Flag = { readonly name: string; readonly input: Input };

/** The flags of an operation, in the order of the document. */
export const flagsOf = (id: OperationId): Flag[] =>
  requests[id].inputs.filter(hasFlag).map((input) => ({ name: flagName(input.path), input }));

/** What the body takes and no flag does: objects and lists of them, second names, and secrets, which do not belong in the history of a shell. */
export const bodyOnly = (id: OperationId): Input[] =>
  requests[id].inputs.filter(
    ({ kind, writeOnly, otherName }) => kind === 'json' || writeOnly === true || otherName !== undefined,
  );

/** `--issue-type`, `--dependency-filter.name`. */
export const flagName = (path: readonly string[]): string => `--${path.map(kebab).join('.')}`;

/** By which of its names the path of an operation speaks of a deployment; null when it does not. */
export function deploymentParameter(id: OperationId): 'deploymentId' | 'deploymentSlug' | null {
  const { path } = operations[id];
  if (path.includes('{deploymentId}')) return 'deploymentId';
  return path.includes('{deploymentSlug}') ? 'deploymentSlug' : null;
}

/** The deployment has a flag of its own, a field that repeats the path is filled in, and one flag is enough for two names of a field. */
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

/** The body of a request before it was checked. */
type Body = Readonly<Record<string, unknown>>;

/** Reads a JSON object. `from` is where the text came from. Integers that a number cannot hold stay text, and are told as such. */
export function readBody(text: string, from: string): { body: Body } | { problem: RequestProblem } {
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return { body: value };
    return { problem: { at: `--body ${from}`, says: 'must be a JSON object.' } };
  } catch (error) {
    // A SyntaxError of ours, which says nothing of the text.
    return { problem: { at: `--body ${from}`, says: `cannot be used: ${(error as Error).message}.` } };
  }
}

/** The body with one value more, in objects that are made on the way. */
function setAt(body: Body, [name = '', ...rest]: readonly string[], value: unknown): Body {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: setAt(isObject(inner) ? inner : {}, rest, value) };
}

/** The body with those objects, empty, that the document wants even where no field of theirs was given. */
function withContainers(id: OperationId, body: Body, hasShape: Guard<unknown>): Body {
  const containers = new Set(requests[id].inputs.flatMap(({ path }) => (path.length > 1 ? path.slice(0, 1) : [])));
  hasShape(body);
  const missing = (hasShape.errors ?? [])
    .filter(({ keyword, instancePath }) => keyword === 'required' && instancePath === '')
    .map(({ params }) => String(params['missingProperty']))
    .filter((name) => containers.has(name));
  return { ...body, ...Object.fromEntries(missing.map((name) => [name, {}])) };
}

/** What was typed, by the name of the flag; a flag that was given twice has two texts. */
type Typed = ReadonlyMap<string, readonly string[]>;

/** A flag or field, what is so, and what to do. With a warning the request is sent. */
export type RequestProblem = { readonly at: string; readonly says: string; readonly isWarning?: boolean };

/** A value by its flag; what could not be read is a problem, and is left out. */
type ReadFlags = { readonly values: ReadonlyMap<Flag, unknown>; readonly problems: readonly RequestProblem[] };

/** Makes values of texts, each of the kind that the document says. */
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

/** Ids have 64 bits: `asText` keeps those that a number cannot hold, where they are sent as text anyway. */
function readInteger(text: string, asText: boolean): Read {
  if (!/^-?\d+$/.test(text)) return bad('must be a whole number.');
  if (!isTooLarge(text)) return good(Number(text));
  return asText ? good(text) : bad(`${tooLarge}.`);
}

const good = (value: unknown): Read => ({ value, says: null });

const bad = (says: string): Read => ({ value: undefined, says });

/** A query or a body that was held against the document. */
type Checked = {
  readonly id: OperationId;
  readonly flags: readonly Flag[];
  readonly place: 'query' | 'body';
  readonly value: unknown;
  /** The names of the flags that were given. */
  readonly given: ReadonlySet<string>;
  readonly errors: readonly ErrorObject[];
};

/** What is wrong with a request, in the words of the document: single values first, then the rules between them. */
function requestProblems(checked: Checked): RequestProblem[] {
  const ofRules = checked.errors.filter((error) => ruleOf(checked, error) !== null);
  const ofValues = checked.errors.filter((error) => ruleOf(checked, error) === null);
  return [...ofValues.map((error) => valueProblem(checked, error)), ...ruleProblems(checked, ofRules)];
}

/** The number of the rule that an error is about. */
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

/** A field of the body that resembles none may be one of a newer platform; one that does could select too much where it is ignored. */
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

/** The input that a path leads to or into. */
const inputAt = ({ id, place }: Checked, path: readonly string[]): Input | undefined =>
  requests[id].inputs.find((input) => input.in === place && input.path.every((name, index) => path[index] === name));

/** The flag of a path, or its place in the body: there it was given, or there alone it can be. */
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

/** The value behind its name, as far as it is short, and never a secret; in the body as JSON, for a text may look like a number. */
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

/** `experimental, deprecated, writes`; empty for a stable one that reads. */
export function marksOf(id: OperationId): string[] {
  const { maturity, deprecated, writes } = operations[id];
  return [
    ...(maturity === 'stable' ? [] : [maturity]),
    ...(deprecated ? ['deprecated'] : []),
    ...(writes ? ['writes'] : []),
  ];
}

/** What an operation does, in one line. */
export function summaryOf(id: OperationId): string {
  const marks = marksOf(id);
  return `${operations[id].summary}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

/** One line for each operation. */
export function listOperations(): string {
  const width = Math.max(...operationIds.map((id) => id.length)) + 2;
  return operationIds.map((id) => `${id.padEnd(width)}${summaryOf(id)}\n`).join('');
}

/** Operations that may have been meant: the nearest by its letters, then those that hold the word. */
export function similarOperations(word: string): OperationId[] {
  const near = nearest(word.replaceAll(/[-_ ]/g, ''), operationIds);
  const holding = operationIds.filter((id) => id.toLowerCase().includes(word.toLowerCase()));
  return [...new Set([...operationIds.filter((id) => id === near), ...holding])].slice(0, 5);
}
