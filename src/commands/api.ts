import { fieldsOfPolicies } from '../domain/extra-fields.ts';
import { isObject, UsageError } from '../domain/json.ts';
import { nearest } from '../files/nearest.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import * as guards from '../generated/guards/requests.js';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { parseJson } from '../platform/answers.ts';
import type { Profile } from '../platform/profile.ts';
import type { PagedId } from '../platform/web-api.ts';
import { escapeTerminal } from '../render/escape.ts';
import type { Runtime } from '../runtime.ts';
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
  const { path, query, body, ifMatch } = parts;
  const args: object = {
    path: { ...found.path, ...path },
    query,
    body,
    ...(ifMatch !== null && { ifMatch }),
    ...(found.about !== null && { about: found.about }),
  };
  return all && isPaged(id)
    ? { kind: 'pages', pages: api.pages(id, args) }
    : { kind: 'answer', answer: await api.call(id, args) };
}

const isPaged = (id: OperationId): id is PagedId => operations[id].paging !== null;

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

/** The path parameter of the deployment; null without one. */
export function deploymentParameter(id: OperationId): 'deploymentId' | 'deploymentSlug' | null {
  const { path } = operations[id];
  if (path.includes('{deploymentId}')) return 'deploymentId';
  return path.includes('{deploymentSlug}') ? 'deploymentSlug' : null;
}

/** A request value on the command line. */
export type Flag = { readonly name: string; readonly input: Input };

/** The flags of an operation, in the order of the API description. */
export const flagsOf = (id: OperationId): Flag[] =>
  requests[id].inputs.filter(hasFlag).map((input) => ({ name: flagName(input), input }));

/** `--issue-type`, `--dependency-filter.name`. */
const flagName = ({ path }: Input): string => `--${path.map(kebab).join('.')}`;

/** No flag for the deployment (it has its own option), fields that repeat the path, and what only the body takes. */
const hasFlag = (input: Input): boolean =>
  !isBodyOnly(input) &&
  input.sameAsPath !== true &&
  (input.in !== 'path' || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ''));

/** Objects, lists of objects, alternative names, and secrets, which do not belong in a shell's history. */
const isBodyOnly = ({ kind, writeOnly, otherName }: Input): boolean =>
  kind === 'json' || writeOnly === true || otherName !== undefined;

export const bodyOnly = (id: OperationId): Input[] => requests[id].inputs.filter(isBodyOnly);

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

type Json = Readonly<Record<string, unknown>>;

/** What was asked on the command line: texts by flag, and the JSON of `--body`. */
type Asked = {
  readonly id: OperationId;
  readonly typed: ReadonlyMap<string, readonly string[]>;
  /** Null if not given. */
  readonly body: Json | null;
};

/** A request without the deployment in its path. */
export type RequestParts = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Json;
  readonly body: Json | null;
  readonly ifMatch: string | null;
};

/** What is wrong, by flag, field or rule: the first problem of each. Warnings do not stop the request. */
type Found = { readonly errors: Map<string, string>; readonly warnings: Map<string, string> };

/** Reads and checks a request. Throws UsageError with all that is wrong: nothing invalid is sent. */
export function readRequest(asked: Asked): { readonly parts: RequestParts; readonly warnings: readonly string[] } {
  const { id, body } = asked;
  const found: Found = { errors: new Map(), warnings: new Map() };
  const values = readFlags(asked, found);
  const gather = (place: Input['in'], start: Json = {}): Json =>
    [...values].reduce((all, [{ input }, value]) => (input.in === place ? setAt(all, input.path, value) : all), start);
  const parts = {
    path: gather('path') as Record<string, string>,
    query: gather('query'),
    body: operations[id].body === null ? null : withContainers(id, gather('body', body ?? {})),
    ifMatch: (gather('header')['If-Match'] as string | undefined) ?? null,
  };
  for (const place of ['query', 'body'] as const)
    for (const error of errorsOf(operations[id][place], parts[place])) explain(error, { id, place }, found);
  if (found.errors.size > 0) throw new UsageError([...found.errors.values()].map(escapeTerminal).join('\nerror: '));
  return { parts, warnings: [...found.warnings.values()].map(escapeTerminal) };
}

/** Converts typed texts to the kinds of the API description. */
function readFlags({ id, typed }: Asked, { errors }: Found): ReadonlyMap<Flag, unknown> {
  const values = new Map<Flag, unknown>();
  for (const flag of flagsOf(id)) {
    const { name, input } = flag;
    const texts = typed.get(name) ?? [];
    const isOutside = input.in === 'path' || input.in === 'header';
    if (isOutside && input.required && !texts[0]) errors.set(name, `${name}: ${isMissing(input)}`);
    if (texts.length > 1 && !input.list)
      errors.set(name, `${name}: takes one value, and was given ${String(texts.length)}.`);
    const read = texts.map((text) => readText(input, text));
    const wrong = texts.find((_, index) => read[index] === undefined);
    if (wrong !== undefined) errors.set(name, `${name} ${wrong}: must be ${expected(input)}.`);
    else if (texts.length > 0) values.set(flag, input.list ? read : read[0]);
  }
  return values;
}

/** Undefined if a text is not of the input's kind. */
function readText({ kind, list, in: place }: Input, text: string): unknown {
  if (kind === 'boolean') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (kind === 'text') return text;
  const value = (kind === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i).test(text) ? Number(text) : NaN;
  if (kind === 'number' ? Number.isFinite(value) : Number.isSafeInteger(value)) return value;
  // Ids have 64 bits; a query takes large ones as text.
  return place === 'query' && list && Number.isFinite(value) ? text : undefined;
}

/** Sets one value, creating objects on the way. */
function setAt(body: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: setAt(isObject(inner) ? inner : {}, rest, value) };
}

/** Adds required empty objects if none of their fields was given. */
function withContainers(id: OperationId, body: Json): Json {
  const containers = new Set(requests[id].inputs.flatMap(({ path }) => (path.length > 1 ? path.slice(0, 1) : [])));
  const missing = errorsOf(operations[id].body, body).map(({ params }) => String(params['missingProperty']));
  return { ...Object.fromEntries(missing.filter((name) => containers.has(name)).map((name) => [name, {}])), ...body };
}

function errorsOf(schema: string | null, value: unknown): readonly ErrorObject[] {
  if (schema === null) return [];
  const guard = (guards as unknown as Readonly<Record<string, Guard<unknown>>>)[`is${schema}`];
  if (guard === undefined) throw new Error(`there is no guard for ${schema}`);
  return guard(value) ? [] : (guard.errors ?? []);
}

/** Reads a JSON object; `from` names its source. Throws UsageError. Integers beyond the range of a number stay text, and are refused later. */
export function readBody(text: string, from: string): Json {
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch (error) {
    // Our own SyntaxError, which does not quote the text.
    throw new UsageError(`--body ${from}: cannot be used: ${(error as Error).message}.`, { cause: error });
  }
  throw new UsageError(`--body ${from}: must be a JSON object.`);
}

/** Where a query or body failed its check. */
type Checked = { readonly id: OperationId; readonly place: 'query' | 'body' };

/** Adds what an error of the shape means: a broken rule between values, a missing or unknown field, or a wrong value. */
function explain(error: ErrorObject, checked: Checked, { errors, warnings }: Found): void {
  const add = (to: Map<string, string>, at: string, text: string): unknown => to.has(at) || to.set(at, text);
  const [, number] = /^#\/allOf\/(\d+)\//.exec(error.schemaPath) ?? [];
  const rule = number === undefined ? undefined : requests[checked.id].rules[Number(number)];
  const named = error.params['missingProperty'] ?? error.params['additionalProperty'];
  const path = [...error.instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])];
  const input = inputAt(checked, path);
  const at = input !== undefined && hasFlag(input) ? flagName(input) : `\`${path.join('.')}\` in --body`;
  if (rule !== undefined) add(errors, rule, rule);
  else if (error.keyword === 'required') add(errors, at, `${at}: ${isMissing(input)}`);
  else if (error.keyword !== 'additionalProperties') add(errors, at, `${at}: ${wrongValue(error, input)}`);
  else {
    const meant = meantField(checked.id, path.at(-1) ?? '');
    // A newer platform may have the field; a typo, if ignored, could select too much.
    if (meant === null) add(warnings, at, `${at}: is not in the API description. It is sent as it is.`);
    else add(errors, at, `${at}: is not a field of the request. Did you mean ${meant}?`);
  }
}

/** The input of a value, or of the list that holds it. */
function inputAt({ id, place }: Checked, path: readonly string[]): Input | undefined {
  const names = path.filter((name) => !/^\d+$/.test(name)).join('.');
  return requests[id].inputs.find((input) => input.in === place && input.path.join('.') === names);
}

/** The known field that an unknown one may stand for: of the same name elsewhere, or of a similar one. */
function meantField(id: OperationId, name: string): string | null {
  const fields = requests[id].inputs.filter((input) => input.in === 'body').map(({ path }) => path);
  const elsewhere = fields.find((path) => path.at(-1) === name);
  return elsewhere?.join('.') ?? nearest(name, [...fields.map((path) => path.at(-1) ?? ''), ...fieldsOfPolicies]);
}

const isMissing = (input: Input | undefined): string =>
  `is required${input === undefined ? '' : ` (${expected(input)})`}.`;

function wrongValue({ keyword, params, message = 'is wrong' }: ErrorObject, input: Input | undefined): string {
  if (input === undefined || params['type'] === 'array') return `${message}.`;
  if (keyword === 'pattern') return `does not fit. ${input.description}`;
  return told.has(keyword) ? `must be ${expected(input)}.` : `${message}.`;
}

/** Keywords whose limits `expected` names. */
const told: ReadonlySet<string> = new Set(['type', 'enum', 'minimum', 'maximum', 'maxLength']);

/** `a whole number, from 100 to 3000`. */
const expected = (input: Input): string =>
  [...(input.enum === undefined ? [kindWords[input.kind]] : []), ...limitsOf(input)].join(', ');

const kindWords = {
  text: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  json: 'JSON',
} as const satisfies Record<Input['kind'], string>;

function limitsOf({ enum: allowed, minimum, maximum, maxLength }: Input): string[] {
  const from = minimum === undefined ? `at most ${String(maximum)}` : `from ${String(minimum)} to ${String(maximum)}`;
  const bounds = maximum === undefined && minimum !== undefined ? `at least ${String(minimum)}` : from;
  return [
    ...(allowed === undefined ? [] : [`one of ${allowed.join(', ')}`]),
    ...(minimum === undefined && maximum === undefined ? [] : [bounds]),
    ...(maxLength === undefined ? [] : [`at most ${String(maxLength)} characters`]),
  ];
}

/** A value's constraints for the help: `required; one of sast, sca; default sast`. Without the largest exact number, which is not the platform's. */
export function constraintsOf(input: Input): string[] {
  const { maximum, ...unlimited } = input;
  return [
    ...(input.deprecated === true ? ['deprecated'] : []),
    ...(input.required ? ['required'] : []),
    ...(input.list ? ['repeatable'] : []),
    ...limitsOf(maximum === Number.MAX_SAFE_INTEGER ? unlimited : input),
    ...(input.default === undefined ? [] : [`default ${JSON.stringify(input.default)}`.replaceAll('"', '')]),
  ];
}

export const operationIds = Object.keys(operations) as OperationId[];

/** An operation in one line, with `experimental, deprecated, writes` where it is. */
export function summaryOf(id: OperationId): string {
  const { summary, maturity, deprecated, writes } = operations[id];
  const marks = [maturity === 'stable' ? '' : maturity, deprecated && 'deprecated', writes && 'writes'].filter(Boolean);
  return `${summary}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
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

/** The items of an answer; an answer without a list is its own item. */
export function itemsOf(id: OperationId, answer: Json): readonly object[] {
  const name = itemsName(id);
  return name === null ? [answer] : ((answer[name] ?? []) as readonly object[]);
}

/** The lists that come whole. */
const lists: Partial<Record<OperationId, string>> = {
  listDeployments: 'deployments',
  reportGuardrailsActivity: 'buckets',
  reportBacklogByRule: 'buckets',
  listLegacyPolicies: 'policies',
  listScmSubscriptions: 'subscriptions',
};

/** The field with an answer's items; null without a list. */
export const itemsName = (id: OperationId): string | null => operations[id].paging?.items ?? lists[id] ?? null;
