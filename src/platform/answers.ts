import { isUtf8 } from 'node:buffer';
import type { BundleKind, Deployment, DetectionKind, Content } from '../domain/bundle.ts';
import { isList, isObject } from '../util/json.ts';
import type { LiveBundle, Vocabulary } from '../domain/platform.ts';
import { PlatformError } from '../domain/errors.ts';
import type { Fix } from '../domain/fix.ts';
import * as commonGuards from '../generated/guards/answers.js';
import type { Guard } from '../generated/guards/guard.ts';
import { type OperationId, type Operations, operations } from '../generated/operations.ts';
import type {
  DeploymentList,
  DetectionState,
  Product,
  RemediationState,
  Vocabulary as VocabularyAnswer,
} from '../generated/types.ts';
import type { Headers, HttpResponse } from './http.ts';

// Reads responses: JSON, shape, truncated lists, and normalization.

/** A complete but unusable response. The message is a fragment that continues «the platform answered 200 …», see `invalidResponseError`. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse';
  readonly fix: Fix;
  /** `truncated`: a list is not complete. `contradiction`: the response is about something else than the request. */
  readonly kind: 'unusable' | 'truncated' | 'contradiction';
  constructor(message: string, fix: Fix = newerApiFix, kind: InvalidResponse['kind'] = 'unusable') {
    super(message);
    this.fix = fix;
    this.kind = kind;
  }
}

const newerApiFix = 'The platform may have a newer API. Update ifmatch, or report this answer with the request id.';

// ── JSON ────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Parses the JSON of a response. `redact` redacts what an error quotes. Throws InvalidResponse. */
export function readJson({ headers, body }: HttpResponse, redact: (text: string) => string): unknown {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) throw new InvalidResponse('with an empty body', notTheApiFix);
  const text = new TextDecoder().decode(body);
  const quote = (): string => {
    const quoted = excerptOfBody(redact(text));
    return quoted === '' ? '' : `, "${quoted}"`;
  };
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim()))
    throw new InvalidResponse(
      `with ${excerpt(type.split(';')[0] ?? '') || 'no content type'} instead of JSON${quote()}`,
      notTheApiFix,
    );
  // RFC 8259, 8.1
  if (!isUtf8(body)) throw new InvalidResponse('with bytes that are not UTF-8 instead of JSON', notTheApiFix);
  try {
    return parseJson(text);
  } catch (error) {
    // Our own SyntaxError, which does not quote the text.
    throw new InvalidResponse(`with JSON that cannot be used: ${(error as Error).message}${quote()}`);
  }
}

const notTheApiFix = 'Check that the address is the API of the platform, and not a login page or a proxy.';

/** Deeper nesting could overflow the stack. */
const maxDepth = 64;

/**
 * Parses JSON. Integers beyond the range of a JavaScript number (ids have 64 bits) become text. Duplicate fields are refused. Throws
 * SyntaxError that does not quote the text, which may hold secrets.
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  // `JSON.parse` keeps the last of two fields with the same name, so an empty list could hide a list of changes (RFC 8259, 4).
  if (countFields(value, maxDepth) !== countFieldNames(text))
    throw new SyntaxError('a name occurs twice in one object');
  return value;
}

/** Parses the JSON of an error response, whatever its content type; undefined if it is not JSON. */
export function tryJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return /[0-9]{16}/.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch {
    // The engine's own message quotes the text.
    throw new SyntaxError('it is not JSON, or it was cut off');
  }
}

/** A reviver that keeps large integers as text. `context.source` is the number as written. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return /^-?[0-9]+$/.test(context?.source ?? '') ? context?.source : value;
}

/** Counts the field names in valid JSON text: strings followed by a colon. */
function countFieldNames(text: string): number {
  // The pattern does not match whole strings: one with millions of escapes would overflow its stack.
  const colon = /\s*:/y;
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', colon.lastIndex)) {
    const end = findEndOfString(text, start);
    colon.lastIndex = end;
    if (colon.test(text)) count++;
    else colon.lastIndex = end;
  }
  return count;
}

/** The index after the closing quote of a string: the first quote with an even number of backslashes before it. */
function findEndOfString(text: string, start: number): number {
  let end = start;
  let backslashes: number;
  do {
    end = text.indexOf('"', end + 1);
    backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes++;
  } while (backslashes % 2 === 1);
  return end + 1;
}

/** Counts the fields of a value at any depth. Throws SyntaxError if it is nested deeper than `levels`. */
function countFields(value: unknown, levels: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (levels === 0) throw new SyntaxError(`it is nested over ${String(maxDepth)} levels deep`);
  const inner: readonly unknown[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const item of inner) count += countFields(item, levels - 1);
  return count;
}

/** A non-empty text, or null. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Shortens an untrusted text to one line without control and format characters. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  // Does not cut a surrogate pair in half.
  return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, '')} …`;
}

/** Like `excerpt`, for a body; of markup only the title. */
export function excerptOfBody(text: string): string {
  if (!/^\s*</.test(text)) return excerpt(text);
  const [, title = ''] = /<title>([^<]{1,300})/i.exec(text) ?? [];
  return excerpt(title);
}

// ── Shape ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

type Guards = Readonly<Record<string, Guard<unknown> | undefined>>;

const loadedGuards: Guards = { ...commonGuards };

/** The schema check for the response of an operation. Those for policies and deployments are always loaded; most runs do not need the others. */
export async function loadGuard<Id extends OperationId>(id: Id): Promise<Guard<Operations[Id]['answer']>> {
  const name = `is${operations[id].answer}`;
  const otherGuards = async (): Promise<Guards> => ({ ...(await import('../generated/guards/web-api-answers.js')) });
  const guard = loadedGuards[name] ?? (await otherGuards())[name];
  if (guard === undefined) throw new Error(`there is no guard ${name}`);
  // The name of a guard is that of the type that it checks.
  return guard as Guard<Operations[Id]['answer']>;
}

/** Throws InvalidResponse if the value does not match the guard. */
export function checkResponseShape<T>(value: unknown, guard: Guard<T>): T {
  if (guard(value)) return value;
  // The error of a failed `if` repeats the errors of its branch.
  const errors = (guard.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const errorTexts = errors.map(({ instancePath, message }) => `${instancePath || 'it'} ${message ?? 'is wrong'}`);
  const more = errorTexts.length > 3 ? ` and ${String(errorTexts.length - 3)} more` : '';
  throw new InvalidResponse(`in a shape that is not understood: ${excerpt(errorTexts.slice(0, 3).join('; '))}${more}`);
}

// ── Truncated lists ─────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A response: its lists by name, its other fields, and its headers. */
type ResponseParts = { readonly others: Content; readonly lists?: Content; readonly headers: Headers };

/**
 * Throws InvalidResponse if a response says that its lists are incomplete: by its `Link` header (RFC 8288), or in a top-level field or an object there,
 * by a cursor, a link to the next page, `hasMore`, `truncated`, or a total that is larger than the list.
 */
export function refuseTruncated(
  what: string,
  { others, lists = {}, headers }: ResponseParts,
  fix: Fix = unpagedFix,
): void {
  const fields = [others, ...Object.values(others).filter(isObject)].flatMap((object) => Object.entries(object));
  const all = Object.entries(lists);
  const isTotal = (name: string, number: number): boolean =>
    all.some(([list, items]) => {
      // A bare total belongs to a list only if there is a single list.
      const isOf = name.includes(list) ? /total|count/.test(name) : all.length === 1 && /^total(?:count)?$/.test(name);
      return isOf && number > (Array.isArray(items) ? items.length : 0);
    });
  const [pagingField] =
    fields.find(([field, value]) => {
      const name = field.toLowerCase().replaceAll(/[^a-z]/g, '');
      if (pagingFieldPattern.test(name)) return value && value !== 'false';
      return typeof value !== 'object' && isTotal(name, Number(value));
    }) ?? [];
  const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers['link'] ?? '');
  if (pagingField !== undefined || isLinked)
    throw new InvalidResponse(
      `with a part of the ${what} only, as ${JSON.stringify(pagingField ?? 'link')} says`,
      fix,
      'truncated',
    );
}

const unpagedFix = 'Ask the operator of the platform for unpaged answers, with the request id.';

const pagingFieldPattern = /^(?:hasmore|hasnextpage|(?:is)?truncated|cursor|next(?:cursor|link|page|pagetoken|url)?)$/;

// ── Normalization ───────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Normalizes a remediation policy: lists are present, null fields absent. */
export function normalizePolicy(policy: Content): Content {
  const { filters, actions = [], ...rest } = withoutNulls(policy);
  return { ...rest, ...(isObject(filters) ? { filters: normalizeFilters(filters) } : {}), actions };
}

const normalizeFilters = (filters: Content): Content => ({
  ...filters,
  conditions: readList(filters, 'conditions').map((condition) => {
    if (!isObject(condition)) throw new InvalidResponse('with conditions that are not all objects');
    return { ...condition, values: readList(condition, 'values') };
  }),
});

/** A list whose type the schema check leaves open. */
function readList(object: Content, field: string): readonly unknown[] {
  const list = object[field] ?? [];
  if (isList(list)) return list;
  throw new InvalidResponse(`with ${field} that is no list`);
}

/** Normalizes the lists of a detection policy, as in its diff entry. */
export function normalizeDetectionPolicy(policy: Content): Content {
  const { rulesets = [], rules = [], disabled = [], ...rest } = withoutNulls(policy);
  return { ...withoutEmpty(rest), rulesets, rules, disabled };
}

/** Normalizes an exception: without the unused scope and the empty lists of its diff entry. */
export const normalizeException = (exception: Content): Content => withoutEmpty(withoutNulls(exception));

/** Removes null fields at any depth: platforms send null for unused fields. */
function withoutNulls(object: Content): Content {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean);
    return isObject(value) ? withoutNulls(value) : value;
  };
  const used = Object.entries(object).filter(([, value]) => value !== null);
  return Object.fromEntries(used.map(([name, value]) => [name, clean(value)]));
}

const withoutEmpty = (object: Content): Content =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

// ── Bundles ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The products of detection bundles, as in paths. */
export const products: Readonly<Record<DetectionKind, Product>> = {
  'detection/code': 'code',
  'detection/secrets': 'secrets',
};

/** Throws InvalidResponse if a bundle belongs to another deployment or product than requested. */
export function checkScope(kind: BundleKind, deployment: Deployment, bundle: Content): void {
  const slug = textOrNull(bundle['deployment_slug']);
  if (slug !== null && slug !== deployment.slug) {
    throw new InvalidResponse(
      `for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`,
      'The id and the slug of the deployment do not match. Fix the id in the config, or omit it.',
      'contradiction',
    );
  }
  if (kind !== 'remediation') checkProduct(kind, bundle);
}

/** Throws InvalidResponse if an object names another product than its bundle. */
export function checkProduct(kind: DetectionKind, object: Content): void {
  const product = textOrNull(object['product']);
  if (product === null || product === products[kind]) return;
  const message = `for the product ${JSON.stringify(product)}, not for ${products[kind]}`;
  throw new InvalidResponse(message, newerApiFix, 'contradiction');
}

/** Parses the response to a GET or PUT of a bundle. Throws InvalidResponse if it is another bundle than requested. */
export function parseLiveBundle(
  kind: BundleKind,
  deployment: Deployment,
  answer: RemediationState | DetectionState,
): LiveBundle {
  const bundle: Content = answer.bundle;
  checkScope(kind, deployment, bundle);
  const objectsOf = (field: string) => readList(bundle, field) as readonly Content[];
  const content =
    kind === 'remediation'
      ? { ...bundle, policies: objectsOf('policies').map(normalizePolicy) }
      : { ...normalizeDetectionPolicy(bundle), exceptions: objectsOf('exceptions').map(normalizeException) };
  return { stateVersion: checkStateVersion(answer.state_version), content };
}

const maxVersionLength = 1000;

/**
 * Why a state version cannot be sent as `If-Match`, or null. Header values are trimmed in transit, `*` matches any state, and bytes outside
 * visible ASCII may be changed, so the platform would compare with a value other than the one it sent.
 */
export function whyUnsendable(version: string): string | null {
  if (version === '') return 'it is empty';
  if (version === '*') return 'it is *, which would match any state';
  if (version.length > maxVersionLength)
    return `it has ${String(version.length)} characters, over ${String(maxVersionLength)}`;
  return /^[\x21-\x7e]+$/.test(version) ? null : 'it has white space or characters outside ASCII';
}

/** Returns the state version of a response unchanged, including quotes. Throws InvalidResponse if it could not be sent back. */
export function checkStateVersion(version: string): string {
  const reason = whyUnsendable(version);
  if (reason === null) return version;
  throw new InvalidResponse(`with a state_version that cannot be sent as If-Match: ${reason}`, noVersionFix);
}

const noVersionFix =
  'Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.';

/** The value of the `If-Match` header. Throws PlatformError if the state version (perhaps from a plan file) cannot be sent. */
export function toIfMatch(version: string): string {
  const reason = whyUnsendable(version);
  if (reason === null) return version;
  throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
    fix: 'Preview again.',
    unsent: true,
  });
}

// ── Deployments and the vocabulary ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The deployments that the token sees, ids as text. Throws InvalidResponse if a slug is not unique, or if the list is truncated and one of
 * `slugs` is missing from it; `slugs` is null for all.
 */
export function parseDeployments(
  { deployments, ...others }: DeploymentList,
  headers: Headers,
  slugs: readonly string[] | null,
): Deployment[] {
  // Null means empty. A response without a list may not come from a platform.
  if (deployments === undefined) throw new InvalidResponse('without a list of deployments');
  const ids = idsBySlug(deployments ?? []);
  if (slugs === null || !slugs.every((slug) => ids.has(slug)))
    refuseTruncated('deployments', { others, lists: { deployments }, headers }, setIdFix);
  return [...ids].map(([slug, id]) => ({ id, slug }));
}

function idsBySlug(deployments: NonNullable<DeploymentList['deployments']>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { id: idOrNumber, slug } of deployments) {
    const id = String(idOrNumber ?? '');
    if (!/^[0-9]{1,19}$/.test(id)) throw new InvalidResponse(`with ${JSON.stringify(id)} as the id of a deployment`);
    if (!slug) throw new InvalidResponse(`without the slug of deployment ${id}`);
    if ((ids.get(slug) ?? id) !== id)
      throw new InvalidResponse(`with two deployments of the slug ${JSON.stringify(slug)}`);
    ids.set(slug, id);
  }
  return ids;
}

const setIdFix: Fix = [
  'Select one with ',
  { option: 'deployment' },
  '; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.',
];

/** Normalizes the vocabulary; missing parts are empty or null. Throws InvalidResponse if it was truncated. */
export function parseVocabulary(answer: VocabularyAnswer, headers: Headers): Vocabulary {
  const { condition_types, action_types, value_enums, detection_constraints: constraints, ...others } = answer;
  refuseTruncated('vocabulary', { others, headers });
  const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []] as const);
  return {
    conditionTypes: (condition_types ?? []).map(({ type }) => type),
    requires: new Map((action_types ?? []).map(({ type, requires }) => [type, requires ?? []])),
    // An empty enumeration would forbid every value, so it counts as absent.
    values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
    rulesetsAccepted: constraints?.rulesets_accepted ?? null,
  };
}
