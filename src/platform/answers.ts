import type { BundleKind, Deployment, DetectionKind } from '../domain/bundle.ts';
import { isObject } from '../domain/json.ts';
import { type Content, type Live, PlatformError, type Vocabulary } from '../domain/preview.ts';
import {
  isDeploymentList,
  isDetectionState,
  isDetectionSummary,
  isLegacyPolicyList,
  isPreviewAnswer,
  isRemediationState,
  isVocabulary,
} from '../generated/guards/answers.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { OperationId, Operations } from '../generated/operations.ts';
import type {
  DeploymentList,
  DetectionState,
  Product,
  RemediationState,
  Vocabulary as VocabularyAnswer,
} from '../generated/types.ts';
import type { Headers, Reply } from './http.ts';
import { excerpt, excerptOfBody, parseJson, textOrNull } from './json.ts';
import type { Profile } from './profile.ts';

// What every answer goes through: JSON, its shape, the signs of a list that was cut, and one normal form of what it holds.

/** An answer that is complete but cannot be used. The message continues «the platform answered 200 …». */
export class Misunderstanding extends Error {
  override readonly name = 'Misunderstanding';
  readonly hint: string;
  constructor(message: string, hint = differentVersion) {
    super(message);
    this.hint = hint;
  }
}

/** A list of which only a part came, with no known way to ask for the rest. */
export class PartOfList extends Misunderstanding {}

/** An answer about something else than what was asked. */
export class Contradiction extends Misunderstanding {}

const differentVersion =
  'The platform may have a newer API. Update ifmatch, or report this answer with the request id.';

// ── JSON and shape ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The JSON of an answer, as text and as its value. `clean` takes secrets out of what an error quotes. Throws Misunderstanding. */
export function readJson({ headers, body }: Reply, clean: (text: string) => string): { text: string; value: unknown } {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) throw new Misunderstanding('with an empty body', notTheApi);
  const quoted = excerptOfBody(clean(new TextDecoder().decode(body)));
  const quote = quoted === '' ? '' : `, "${quoted}"`;
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type.trim()))
    throw new Misunderstanding(`with ${typeName(type)} in place of JSON${quote}`, notTheApi);
  const text = decode(body);
  if (text === null) throw new Misunderstanding('with bytes that are not UTF-8 in place of JSON', notTheApi);
  try {
    return { text, value: parseJson(text) };
  } catch (error) {
    // A SyntaxError of ours, which says nothing of the text.
    throw new Misunderstanding(`with JSON that cannot be used: ${(error as Error).message}${quote}`);
  }
}

const notTheApi = 'Check that the address is the API of the platform, and not a login page or a proxy.';

function typeName(type: string): string {
  if (type === '') return 'a body without a content type';
  return /^text\/html/i.test(type) ? 'an HTML page' : excerpt(type.split(';')[0] ?? '');
}

function decode(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // Not UTF-8, which JSON over HTTP must be (RFC 8259, 8.1).
    return null;
  }
}

/**
 * Which shape the answer of each operation has. What policies and deployments need is at hand; the rest is loaded when it is first
 * asked for, because most runs never do.
 */
export const shapes: { readonly [Id in OperationId]: () => Promise<Guard<Operations[Id]['answer']>> } = {
  listDeployments: () => Promise.resolve(isDeploymentList),
  getRemediationPolicies: () => Promise.resolve(isRemediationState),
  applyRemediationPolicies: () => Promise.resolve(isRemediationState),
  previewRemediationPolicies: () => Promise.resolve(isPreviewAnswer),
  getDetectionPolicySummary: () => Promise.resolve(isDetectionSummary),
  getDetectionPolicy: () => Promise.resolve(isDetectionState),
  applyDetectionPolicy: () => Promise.resolve(isDetectionState),
  previewDetectionPolicy: () => Promise.resolve(isPreviewAnswer),
  getVocabulary: () => Promise.resolve(isVocabulary),
  listLegacyPolicies: () => Promise.resolve(isLegacyPolicyList),
  listFindings: async () => (await others()).isFindingList,
  triageFindings: async () => (await others()).isTriageAnswer,
  listDependencies: async () => (await others()).isDependencyList,
  getResolutionConfigs: async () => (await others()).isResolutionConfiguration,
  reportGuardrailsActivity: async () => (await others()).isGuardrailsReport,
  reportBacklogByRule: async () => (await others()).isBacklogReport,
  searchIssues: async () => (await others()).isIssueGroupList,
  listScmSubscriptions: async () => (await others()).isScmSubscriptionList,
  createNotificationWebhook: async () => (await others()).isNotificationWebhookAnswer,
  createPatternFixTask: async () => (await others()).isPatternFixAnswer,
};

const others = () => import('../generated/guards/web-api-answers.js');

/** Throws Misunderstanding when the value does not have the shape. */
export function checkShape<T>(value: unknown, hasShape: Guard<T>): T {
  if (hasShape(value)) return value;
  // That a condition failed says nothing beside what failed in it.
  const errors = (hasShape.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const wrong = errors.map(({ instancePath, message }) => `${instancePath || 'it'} ${message ?? 'is wrong'}`);
  const more = wrong.length > 3 ? ` and ${String(wrong.length - 3)} more` : '';
  throw new Misunderstanding(`in a shape that is not understood: ${excerpt(wrong.slice(0, 3).join('; '))}${more}`);
}

// ── Lists that were cut ─────────────────────────────────────────────────────────────────────────────────────────────────────────

type Fields = Readonly<Record<string, unknown>>;
/** How many entries came, by list. */
type Counts = Readonly<Record<string, number>>;

/** Throws PartOfList where an answer, or its `Link` header (RFC 8288), says that its lists go on elsewhere. */
export function refuseCut(what: string, beside: Fields, counts: Counts, headers: Headers, hint = askWhole): void {
  const isLinked = /<[^<>]*>\s*;\s*rel="?next\b/i.test(headers['link'] ?? '');
  const sign = signOfCut(beside, counts) ?? (isLinked ? 'link' : null);
  if (sign !== null) throw new PartOfList(`with a part of the ${what} only, as ${JSON.stringify(sign)} says`, hint);
}

const askWhole = 'Ask the operator of the platform for unpaged answers, with the request id.';

/**
 * The field that says that a list goes on elsewhere, at the top or among words of paging; null where none does. It is a cursor or a link
 * to the next page, `has_more` or `truncated`, or a total of that very list that is larger than it.
 */
export function signOfCut(beside: Fields, counts: Counts): string | null {
  const around = Object.entries(beside).filter(([name]) => envelopes.test(name));
  const inside = around.flatMap(([, value]) => (isObject(value) ? Object.entries(value) : []));
  const all = [...Object.entries(beside), ...inside].map(([given, value]) => ({ given, name: letters(given), value }));
  const isTrue = (value: unknown): boolean => value === true || value === 'true';
  const isWhole = all.some(({ name, value }) => more.has(name) && (value === false || value === 'false'));
  const sign = all.find(({ name, value }) => {
    if (more.has(name)) return isTrue(value);
    if (next.has(name)) return !isWhole && isGiven(value);
    return Object.entries(counts).some(
      ([list, came]) =>
        totalsOf(list, Object.keys(counts).length === 1).includes(name) && (numberIn(value) ?? 0) > came,
    );
  });
  return sign?.given ?? null;
}

const envelopes = /^(_?links|page|page_?info|pagination|paging|meta(data)?)$/i;
const more: ReadonlySet<string> = new Set(['hasmore', 'hasnextpage', 'truncated', 'istruncated']);
const next: ReadonlySet<string> = new Set([
  'cursor',
  'next',
  'nextcursor',
  'nextlink',
  'nextpage',
  'nextpagetoken',
  'nexturl',
]);

const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const isGiven = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value > 0) || isObject(value);

/** Only beside a single list a bare total can be nothing but its own. */
const totalsOf = (list: string, isAlone: boolean): readonly string[] => [
  `total${list}`,
  `${list}total`,
  `${list}count`,
  ...(isAlone ? ['total', 'totalcount'] : []),
];

/** A count; 64-bit numbers come as text. */
function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^[0-9]+$/.test(value) ? Number(value) : null;
}

// ── One form of what the platform holds ─────────────────────────────────────────────────────────────────────────────────────────

/** A remediation policy: its lists are there, and a field that is null is absent. */
export function tidyPolicy(policy: Content): Content {
  const { filters, ...rest } = withoutNulls(policy);
  return {
    ...rest,
    ...(isObject(filters) ? { filters: tidyFilters(filters) } : {}),
    actions: objectsOf(rest, 'actions'),
  };
}

const tidyFilters = (filters: Content): Content => ({
  ...filters,
  conditions: objectsOf(filters, 'conditions').map((one) => ({ ...one, values: listOf(one, 'values') })),
});

/** The lists of a detection policy as its diff entry holds them; `exception_type` belongs to exceptions. */
export function tidyLists(policy: Content): Content {
  const { rulesets, rules, disabled, ...rest } = withoutNulls(policy);
  return { ...withoutEmpty(rest), rulesets: rulesets ?? [], rules: rules ?? [], disabled: disabled ?? [] };
}

/** An exception: neither the scope that it does not use nor the lists of the policy in its diff entry. */
export const tidyException = (exception: Content): Content => withoutEmpty(withoutNulls(exception));

/** At any depth, for null is what a platform sends for a field that is not used. */
const withoutNulls = (object: Content): Content => {
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tidy);
    return isObject(value) ? withoutNulls(value) : value;
  };
  const given = Object.entries(object).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, tidy(value)]));
};

const withoutEmpty = (object: Content): Content =>
  Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0)),
  );

/** A list that is absent is empty. Throws Misunderstanding when it is something else. */
function listOf(object: Content, field: string): readonly unknown[] {
  const list = object[field] ?? [];
  if (Array.isArray(list)) return list as unknown[];
  throw new Misunderstanding(`with ${field} that is no list`);
}

function objectsOf(object: Content, field: string): readonly Content[] {
  const list = listOf(object, field);
  if (list.every(isObject)) return list;
  throw new Misunderstanding(`with ${field} that are not all objects`);
}

// ── Bundles ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How the paths of the API name a detection bundle. */
export const products: Readonly<Record<DetectionKind, Product>> = {
  'detection/code': 'code',
  'detection/secrets': 'secrets',
};

/** Throws Contradiction when a bundle is of another deployment or another product than was asked for. */
export function checkScope(kind: BundleKind, deployment: Deployment, bundle: Content): void {
  const slug = textOrNull(bundle['deployment_slug']);
  if (slug !== null && slug !== deployment.slug) {
    throw new Contradiction(
      `for the deployment ${JSON.stringify(slug)}, not for ${JSON.stringify(deployment.slug)}`,
      'The id and the slug of the deployment do not match. Fix the id in the config, or omit it.',
    );
  }
  if (kind !== 'remediation') checkProduct(kind, bundle);
}

/** Throws Contradiction when something names another product than the one of the bundle. */
export function checkProduct(kind: DetectionKind, object: Content): void {
  const product = textOrNull(object['product']);
  if (product === null || product === products[kind]) return;
  throw new Contradiction(`for the product ${JSON.stringify(product)}, not for ${products[kind]}`);
}

/** A bundle as a GET or a PUT answers it. Throws Misunderstanding when it is not the one that was asked for. */
export function tidyLive(kind: BundleKind, deployment: Deployment, answer: RemediationState | DetectionState): Live {
  const bundle: Content = answer.bundle;
  checkScope(kind, deployment, bundle);
  const content =
    kind === 'remediation'
      ? { ...bundle, policies: objectsOf(bundle, 'policies').map(tidyPolicy) }
      : { ...tidyLists(bundle), exceptions: objectsOf(bundle, 'exceptions').map(tidyException) };
  return { stateVersion: tidyStateVersion(answer.state_version), content };
}

/** Throws PartOfList when a bundle as a GET answers it is not the whole one. */
export function refusePartOfBundle({ bundle, ...beside }: Content, headers: Headers, { content }: Live): void {
  const lists = ['policies', 'rulesets', 'rules', 'disabled', 'exceptions'].filter((name) =>
    Array.isArray(content[name]),
  );
  const counts = Object.fromEntries(lists.map((name) => [name, (content[name] as readonly unknown[]).length]));
  refuseCut('bundle', { ...(isObject(bundle) ? bundle : {}), ...beside }, counts, headers);
}

const longest = 1000;

/**
 * Why a state version cannot be sent as `If-Match`, or null when it can. A header value is trimmed on its way, `*` would match any
 * state, and bytes outside visible ASCII may be changed: the platform would compare with something else than it answered.
 */
export function unsendable(version: string): string | null {
  if (version === '') return 'it is empty';
  if (version === '*') return 'it is *, which would match any state';
  if (version.length > longest) return `it has ${String(version.length)} characters, over ${String(longest)}`;
  return /^[\x21-\x7e]+$/.test(version) ? null : 'it has white space or characters outside ASCII';
}

/** The state version of an answer, byte for byte: quotes belong to it. Throws Misunderstanding. */
export function tidyStateVersion(version: string): string {
  const reason = unsendable(version);
  if (reason === null) return version;
  throw new Misunderstanding(`with a state_version that cannot be sent as If-Match: ${reason}`, notStrict);
}

const notStrict =
  'Without a valid version nothing can be applied safely. Ask the operator of the platform, with the request id.';

/** The value of the `If-Match` header. Throws PlatformError when the state version, from a plan file perhaps, cannot be sent. */
export function toIfMatch(version: string, { ifMatch }: Pick<Profile, 'ifMatch'>): string {
  const reason = unsendable(version);
  if (reason === null) return ifMatch === 'raw' || /^(W\/)?".*"$/.test(version) ? version : `"${version}"`;
  throw new PlatformError(`The state version cannot be sent as If-Match: ${reason}. Nothing was sent.`, {
    hint: 'Preview again.',
    unsent: true,
  });
}

// ── Deployments and the vocabulary ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * The deployments that the token sees, ids as text. Throws Misunderstanding when a slug does not mean exactly one of them, or when only a
 * part of the list came and not all that are sought are in it; null seeks all there are.
 */
export function tidyDeployments(
  { deployments, ...beside }: DeploymentList,
  headers: Headers,
  sought: readonly string[] | null,
): Deployment[] {
  // Null is an empty list. One that is left out is told apart from an answer of someone else by nothing.
  if (deployments === undefined) throw new Misunderstanding('without a list of deployments');
  const ids = idsBySlug(deployments ?? []);
  if (sought === null || !sought.every((slug) => ids.has(slug)))
    refuseCut('deployments', beside, { deployments: deployments?.length ?? 0 }, headers, idInstead);
  return [...ids].map(([slug, id]) => ({ id, slug }));
}

function idsBySlug(deployments: NonNullable<DeploymentList['deployments']>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { id: given, slug } of deployments) {
    const id = String(given ?? '');
    if (!/^[0-9]{1,19}$/.test(id)) throw new Misunderstanding(`with ${JSON.stringify(id)} as the id of a deployment`);
    if (!slug) throw new Misunderstanding(`without the slug of deployment ${id}`);
    if ((ids.get(slug) ?? id) !== id)
      throw new Misunderstanding(`with two deployments of the slug ${JSON.stringify(slug)}`);
    ids.set(slug, id);
  }
  return ids;
}

const idInstead =
  'Select one with --deployment; if it is not in that part, set its id in ifmatch.yaml: deployments: { my-slug: { id: "1234" } }.';

/** The vocabulary in our words; what the platform did not say is empty or null. Throws PartOfList where the rest of it is elsewhere. */
export function tidyVocabulary(answer: VocabularyAnswer, headers: Headers): Vocabulary {
  const { condition_types, action_types, value_enums, detection_constraints: constraints, ...beside } = answer;
  refuseCut('vocabulary', beside, {}, headers);
  const values = (value_enums ?? []).map(({ type, values: allowed }) => [type, allowed ?? []] as const);
  return {
    conditionTypes: new Map(
      (condition_types ?? []).map(({ type, description }) => [type, { description: description ?? '' }]),
    ),
    actionTypes: new Map(
      (action_types ?? []).map(({ type, description, requires }) => [
        type,
        { description: description ?? '', requires: requires ?? [] },
      ]),
    ),
    // An empty enumeration would forbid every value: the platform has left its list out.
    values: new Map(values.filter(([, allowed]) => allowed.length > 0)),
    rulesetsAccepted: constraints?.rulesets_accepted ?? null,
    exceptionTypes: constraints?.exception_types ?? [],
    ruleTypes: constraints?.rule_types ?? [],
  };
}
