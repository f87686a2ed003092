import { knownFieldNames } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';
import { UsageError } from '../domain/errors.ts';
import { nearest } from '../files/nearest.ts';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import * as guards from '../generated/guards/requests.js';
import { type OperationId, operations } from '../generated/operations.ts';
import { type Input, requests } from '../generated/requests.ts';
import { parseJson } from '../platform/answers.ts';
import type { PagedId } from '../platform/web-api.ts';
import { escapeTerminal, toJson } from '../report/escape.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { loadValidConfig } from './shared/config-scope.ts';
import { findDeployment } from './shared/targets.ts';

type JsonObject = Readonly<Record<string, unknown>>;

/** The call of an operation, as the command line asks for it. */
export type ApiOptions = {
  readonly id: OperationId;
  /** The values of the flags for inputs. */
  readonly flagValues: ReadonlyMap<Input, unknown>;
  /** The JSON of `--body`. Flags add to it or replace a field. */
  readonly body: JsonObject;
  readonly deployment: string | null;
  readonly config: string | null;
  /** Whether the pages are followed to the end. */
  readonly all: boolean;
  /** `ndjson`: one item per line, for operations with pages. */
  readonly format: 'json' | 'ndjson';
};

/** Calls an operation and yields the text of its answer. As NDJSON, it yields page by page, and requests each page only when it is read. */
export async function* callOperation(options: ApiOptions, runtime: Runtime): AsyncGenerator<string> {
  const { id, all, format } = options;
  const parts = readRequest(options, runtime.terminal);
  const api = await runtime.connections.apiFor(options.deployment);
  const { path, slugInErrors } = await resolveDeployment(options, runtime);
  const args: object = { ...parts, path: { ...path, ...parts.path }, ...(slugInErrors !== null && { slugInErrors }) };
  const itemsName = operations[id].paging?.items ?? '';
  const lines = (items: readonly object[]): string => items.map((item) => `${toJson(item)}\n`).join('');
  if (!all || !isPaged(id)) {
    const answer: JsonObject = await api.call(id, args);
    yield format === 'json' ? `${toJson(answer, 2)}\n` : lines((answer[itemsName] ?? []) as object[]);
    return;
  }
  const allItems: object[] = [];
  for await (const items of api.pages(id, args)) {
    if (format === 'json') allItems.push(...items);
    else yield lines(items);
  }
  if (format === 'json') yield `${toJson({ [itemsName]: allItems }, 2)}\n`;
}

const isPaged = (id: OperationId): id is PagedId => operations[id].paging !== null;

/**
 * Finds the deployment in the path of a request by its slug, with the id from config or platform; without one, the only one that the token sees.
 * Throws UsageError when ambiguous, OtherFilesInvalidError when the config has errors.
 */
async function resolveDeployment(
  { id, deployment: slug, config }: ApiOptions,
  runtime: Runtime,
): Promise<{ readonly path: JsonObject; readonly slugInErrors: string | null }> {
  const parameter = deploymentParameter(id);
  if (parameter === null) return { path: {}, slugInErrors: null };
  if (slug !== null && parameter === 'deploymentSlug') return { path: { deploymentSlug: slug }, slugInErrors: slug };
  const settings = await loadValidConfig(config, runtime);
  const configured = slug === null ? null : (settings.deployments.get(slug)?.id ?? null);
  // With only a user's token the list of deployments cannot be read.
  if (configured !== null && !runtime.connections.hasToken(slug))
    return { path: { deploymentId: configured }, slugInErrors: slug };
  const { deployment } = await findDeployment(slug, settings, runtime);
  const value = parameter === 'deploymentSlug' ? deployment.slug : deployment.id;
  return { path: { [parameter]: value }, slugInErrors: deployment.slug };
}

/** The name of the path parameter for the deployment; null if the operation has none. */
export const deploymentParameter = (id: OperationId): string | null =>
  /\{(deployment(?:Id|Slug))\}/.exec(operations[id].path)?.[1] ?? null;

// ── The request ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The problems of a request, by flag, field or rule. Warnings do not stop it. */
type RequestProblems = { readonly errors: Map<string, string>; readonly warnings: Map<string, string> };

/** A request without the deployment in its path. Throws UsageError with all that is wrong: nothing invalid is sent. */
function readRequest({ id, flagValues, body: bodyOption }: ApiOptions, terminal: Runtime['terminal']) {
  const collect = (place: Input['in'], start: JsonObject = {}): JsonObject => {
    let values = start;
    for (const [input, value] of flagValues) if (input.in === place) values = setAt(values, input.path, value);
    return values;
  };
  const parts = {
    path: collect('path'),
    query: collect('query'),
    body: operations[id].body === null ? null : collect('body', bodyOption),
    ifMatch: collect('header')['If-Match'],
  };
  const { errors, warnings }: RequestProblems = { errors: new Map(), warnings: new Map() };
  for (const place of ['query', 'body'] as const)
    for (const error of findErrors(operations[id][place], parts[place]))
      recordError(error, { id, place }, { errors, warnings });
  for (const warning of warnings.values()) terminal.printNote(`warning: ${escapeTerminal(warning)}`);
  if (errors.size > 0) throw new UsageError([...errors.values()].map(escapeTerminal).join('\nerror: '));
  return parts;
}

/** Returns a copy with one value set, and with the objects that its path needs. */
function setAt(body: JsonObject, [name = '', ...rest]: readonly string[], value: unknown): JsonObject {
  if (rest.length === 0) return { ...body, [name]: value };
  const inner = body[name];
  return { ...body, [name]: setAt(isObject(inner) ? inner : {}, rest, value) };
}

function findErrors(schema: string | null, value: unknown): readonly ErrorObject[] {
  if (schema === null) return [];
  const guardsByName: Readonly<Record<string, Guard<unknown>>> = { ...guards };
  const guard = guardsByName[`is${schema}`];
  if (guard === undefined) throw new Error(`there is no guard for ${schema}`);
  return guard(value) ? [] : (guard.errors ?? []);
}

/** The part of a request that failed its check. */
type CheckedPart = { readonly id: OperationId; readonly place: 'query' | 'body' };

/** Records what an error of the schema means: a broken rule between values, an unknown field, or a missing or wrong value. */
function recordError(error: ErrorObject, { id, place }: CheckedPart, { errors, warnings }: RequestProblems): void {
  const { keyword, params, message = 'is wrong' } = error;
  const rule = requests[id].rules[Number(/^#\/allOf\/(\d+)\//.exec(error.schemaPath)?.[1])];
  if (rule !== undefined) {
    errors.set(rule, rule);
    return;
  }
  const named = [params['missingProperty'], params['additionalProperty']].filter((name) => typeof name === 'string');
  const path = [...error.instancePath.split('/').slice(1), ...named];
  const names = path.filter((segment) => !/^\d+$/.test(segment)).join('.');
  const input = requests[id].inputs.find((candidate) => candidate.in === place && candidate.path.join('.') === names);
  const inputName = input !== undefined && hasFlag(input) ? flagName(input) : `\`${path.join('.')}\` in --body`;
  if (keyword !== 'additionalProperties') {
    const help = input === undefined ? '' : ` ${describeInput(input)}`;
    errors.set(inputName, `${inputName}: ${constraintTexts[keyword] ?? message}.${help}`);
    return;
  }
  const suggestion = suggestField(id, path.at(-1) ?? '');
  // A newer platform may have the field; a typo, if ignored, could select too much.
  if (suggestion === null) warnings.set(inputName, `${inputName}: is not in the API description. It is sent as it is.`);
  else errors.set(inputName, `${inputName}: is not a field of the request. Did you mean ${suggestion}?`);
}

const constraintTexts: Readonly<Record<string, string>> = { required: 'is required', pattern: 'does not fit' };

/** The known field that an unknown one may stand for: of the same name elsewhere, or of a similar one. */
function suggestField(id: OperationId, name: string): string | null {
  const fields = requests[id].inputs.filter((input) => input.in === 'body').map(({ path }) => path);
  const elsewhere = fields.find((path) => path.at(-1) === name);
  return elsewhere?.join('.') ?? nearest(name, [...fields.map((path) => path.at(-1) ?? ''), ...knownFieldNames]);
}

/** Reads a JSON object; `from` names its source. Throws UsageError. Integers beyond the range of a number stay text, and are refused later. */
export function readBody(text: string, from: string): JsonObject {
  try {
    const value = parseJson(text.replace(/^\uFEFF/, ''));
    if (isObject(value)) return value;
  } catch (error) {
    // Our own SyntaxError, which does not quote the text.
    throw new UsageError(`--body ${from}: cannot be used: ${(error as Error).message}.`, { cause: error });
  }
  throw new UsageError(`--body ${from}: must be a JSON object.`);
}

// ── Flags and operations ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The inputs of an operation with a flag, in the order of the API description. */
export const inputsWithFlag = (id: OperationId): Input[] => requests[id].inputs.filter(hasFlag);

/** `--issue-type`, `--dependency-filter.name`. */
export const flagName = ({ path }: Input): string =>
  `--${path
    .join('.')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()}`;

/** No flag for the deployment (it has its own option), fields that repeat the path, and what only the body takes. */
const hasFlag = (input: Input): boolean =>
  !isBodyOnly(input) &&
  input.sameAsPath !== true &&
  (input.in !== 'path' || !/^deployment(?:Id|Slug)$/.test(input.path[0] ?? ''));

/** Objects, lists of objects, alternative names, and secrets, which do not belong in a shell's history. */
const isBodyOnly = ({ kind, writeOnly, otherName }: Input): boolean =>
  kind === 'json' || writeOnly === true || otherName !== undefined;

export const bodyOnlyInputs = (id: OperationId): Input[] => requests[id].inputs.filter(isBodyOnly);

/** An input's description with its constraints: `Which findings. (required; one of sast, sca; default sast)`. */
export function describeInput({ description, deprecated, required, list, enum: words, ...limits }: Input): string {
  const { minimum, maximum, maxLength } = limits;
  const constraints = [
    ...(deprecated === true ? ['deprecated'] : []),
    ...(required ? ['required'] : []),
    ...(list ? ['repeatable'] : []),
    ...(words === undefined ? [] : [`one of ${words.join(', ')}`]),
    ...(minimum === undefined ? [] : [`at least ${String(minimum)}`]),
    // The largest exact number is no limit of the platform.
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`at most ${String(maximum)}`]),
    ...(maxLength === undefined ? [] : [`at most ${String(maxLength)} characters`]),
    ...(limits.default === undefined ? [] : [`default ${JSON.stringify(limits.default)}`.replaceAll('"', '')]),
  ];
  return [description, constraints.length === 0 ? '' : `(${constraints.join('; ')})`].filter(Boolean).join(' ');
}

export const operationIds = Object.keys(operations) as OperationId[];

/** An operation in one line, with `experimental, deprecated, writes` where it is. */
export function describeOperation(id: OperationId): string {
  const { summary, maturity, deprecated, writes } = operations[id];
  const marks = [maturity === 'stable' ? '' : maturity, deprecated && 'deprecated', writes && 'writes'].filter(Boolean);
  return `${summary}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}
