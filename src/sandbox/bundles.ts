import { createHash } from 'node:crypto';
import type { OperationId, Operations, operations } from '../generated/operations.ts';
import type { DiffEntry, ValidationError } from '../generated/types.ts';
import { Fault } from './fault.ts';
import type { Quirks } from './quirks.ts';
import type { ApplyRow, BundleKind, BundleRow, DeploymentRow } from './store/policies.ts';
import type { Store } from './store/store.ts';

type State = { readonly bundle: Record<string, unknown>; readonly state_version: string };

type Preview = Diff & { readonly state_version: string; readonly validation_errors: Rejection[] };

/** One kind of bundle of one deployment. */
type Scope<Sent, Content> = {
  readonly platform: Platform;
  readonly deployment: DeploymentRow;
  readonly kind: BundleKind;
  readonly model: Model<Sent, Content>;
  /** What has a wrong shape in the bundle that was sent. */
  readonly slips: readonly Slip[];
};

/** Throws Fault when the deployment or the product has no such bundle, as all of these do. */
export function readBundle<Sent, Content>(scope: Scope<Sent, Content>): State {
  return scope.platform.store.snapshot(() => show(scope, findBundle(scope)));
}

const show = <Sent, Content>({ platform, deployment, model }: Scope<Sent, Content>, bundle: Bundle): State => ({
  bundle: model.show(model.load(platform.store, bundle), deployment),
  state_version: bundle.state_version,
});

/** The diff that an apply of what was sent would produce. Changes nothing. */
export function previewBundle<Sent extends object, Content>(scope: Scope<Sent, Content>, sent: Sent): Preview {
  const { platform, model } = scope;
  return platform.store.snapshot(() => {
    const bundle = findBundle(scope);
    const { state_version } = bundle;
    const [first, ...others] = reasonsAgainst(scope, sent);
    if (first === undefined) {
      const content = model.load(platform.store, bundle);
      return { ...model.diff(content, model.normalize(sent)), state_version, validation_errors: [] };
    }
    if (platform.quirks.has('legacy-rejections')) throw legacyFault([first, ...others]);
    return { creates: [], updates: [], deletes: [], state_version, validation_errors: [first, ...others] };
  });
}

/** Every reason to reject a bundle. */
function reasonsAgainst<Sent extends object, Content>(
  { platform, deployment, model, slips }: Scope<Sent, Content>,
  sent: Sent,
): Rejection[] {
  const known = loadKnown(platform.store, deployment.id);
  if (slips.length === 0) return model.reject(sent, known);
  return [
    ...rejectShape(sent as Readonly<Record<string, unknown>>, slips),
    ...model.reject(withoutSlips(sent, slips), known),
  ];
}

/** Replaces a bundle if it is still in the state that `ifMatch` names. Each try is written to the log, with its end. */
export function applyBundle<Sent extends object, Content>(
  scope: Scope<Sent, Content>,
  sent: Sent,
  ifMatch: string | undefined,
): State {
  const { store } = scope.platform;
  try {
    return store.transaction(() => {
      replace(scope, findBundle(scope), sent, ifMatch);
      const state = show(scope, findBundle(scope));
      store.addApply(logRow(scope, ifMatch, { status: 200, code: null, state_version: state.state_version }));
      return state;
    });
  } catch (error) {
    if (error instanceof Fault) {
      const { status, facts } = error;
      store.addApply(logRow(scope, ifMatch, { status, code: facts.code ?? null, state_version: null }));
    }
    throw error;
  }
}

function replace<Sent extends object, Content>(
  scope: Scope<Sent, Content>,
  row: Bundle,
  sent: Sent,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined || ifMatch === '') {
    throw new Fault(428, 'The header If-Match is required.', { code: 'IF_MATCH_REQUIRED' });
  }
  const { platform, model } = scope;
  const [first, ...others] = reasonsAgainst(scope, sent);
  if (first !== undefined) throw rejectionFault([first, ...others]);
  // The compare-and-set: no one else writes since the row was read, for that was in the same transaction.
  if (ifMatch !== row.state_version) throw stale(row, platform.quirks);
  const before = model.load(platform.store, row);
  const after = model.normalize(sent);
  platform.store.replaceFingerprint({ id: row.id, fingerprint: model.fingerprint(after) });
  model.save(platform.store, row, before, after);
}

function stale({ state_version }: Bundle, quirks: Quirks): Fault {
  if (quirks.has('stale-is-412')) return new Fault(412, 'Precondition failed.');
  const facts = { code: 'STATE_VERSION_MISMATCH', current_state_version: state_version };
  return new Fault(409, 'The state has changed since it was previewed.', facts);
}

function logRow(
  { deployment, kind }: Pick<Scope<never, never>, 'deployment' | 'kind'>,
  ifMatch: string | undefined,
  end: Pick<ApplyRow, 'status' | 'code' | 'state_version'>,
): ApplyRow {
  return { at: new Date().toISOString(), deployment_id: deployment.id, kind, if_match: ifMatch ?? null, ...end };
}

export type Diff = { readonly creates: DiffEntry[]; readonly updates: DiffEntry[]; readonly deletes: DiffEntry[] };

/** What one kind of bundle is: `Sent` as a request holds it, `Content` in normal form, where equal means the same. */
export type Model<Sent, Content> = {
  /** Fills in defaults and takes out repetitions; only of a bundle that is not rejected. */
  normalize(sent: Sent): Content;
  load(store: Store, bundle: BundleRow): Content;
  /** Writes what is different. */
  save(store: Store, bundle: BundleRow, before: Content, after: Content): void;
  fingerprint(content: Content): string;
  diff(before: Content, after: Content): Diff;
  reject(sent: Sent, known: Known): Rejection[];
  /** As a read answers it. */
  show(content: Content, deployment: DeploymentRow): Record<string, unknown>;
};

/** What a deployment's platform knows, so that a bundle can be judged. */
export type Known = {
  /** Allowed values by condition type; an empty set accepts anything. */
  readonly conditions: ReadonlyMap<string, ReadonlySet<string>>;
  /** Action types that an action needs beside it, by action type. */
  readonly companions: ReadonlyMap<string, readonly string[]>;
  /** Slugs of system-managed policies. */
  readonly reserved: ReadonlySet<string>;
  /** Projects, tags and integrations that may be named, by kind. */
  readonly targets: ReadonlyMap<string, ReadonlySet<string>>;
};

function loadKnown(store: Store, deployment: string): Known {
  const conditions = new Map(store.conditionTypes({}).map(({ type }) => [type, new Set<string>()]));
  for (const { type, value } of store.conditionValues({})) conditions.get(type)?.add(value);
  const companions = new Map(store.actionTypes({}).map(({ type }) => [type, [] as string[]]));
  for (const { type, companion } of store.actionCompanions({})) companions.get(type)?.push(companion);
  const targets = new Map<string, Set<string>>();
  for (const { kind, target } of store.referenceTargets({ deployment_id: deployment })) {
    targets.set(kind, (targets.get(kind) ?? new Set()).add(target));
  }
  const reserved = new Set(store.systemPolicies({ deployment_id: deployment }).map(({ slug }) => slug));
  return { conditions, companions, reserved, targets };
}

/** A reason to reject a bundle, complete. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Readonly<Record<string, string>>;
};

/** A part of a bundle that does not have the shape of the document, by the way to it. */
export type Slip = { readonly path: readonly string[]; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;

/** The reasons that the shape of a bundle gives. */
const rejectShape = (bundle: Fields, slips: readonly Slip[]): Rejection[] =>
  slips.map(({ path, message }) => {
    const field = path
      .map((name, index) => (/^\d+$/.test(name) ? `[${name}]` : `${index === 0 ? '' : '.'}${name}`))
      .join('');
    return {
      code: 'INVALID_FIELD',
      message: `${field} ${message}.`,
      policy_slug: slugAt(bundle, path),
      context: { field },
    };
  });

function slugAt(bundle: Fields, [list = '', index = '']: readonly string[]): string {
  const policy = list === 'policies' ? (bundle[list] as readonly Fields[] | undefined)?.[Number(index)] : undefined;
  const { slug, name } = policy ?? {};
  if (typeof slug === 'string') return slug;
  return typeof name === 'string' ? slugOf({ name }) : '';
}

/** A bundle without what has a wrong shape, so that the rest of it can be judged. */
function withoutSlips<Sent extends object>(bundle: Sent, slips: readonly Slip[]): Sent {
  const fields = { ...bundle } as Record<string, unknown>;
  for (const [name, own] of Map.groupBy(slips, ({ path }) => path[0] ?? '')) {
    const list = fields[name];
    const wrong = new Set(own.map(({ path }) => path[1]));
    const isWhole = Array.isArray(list) && !wrong.has(undefined);
    fields[name] = isWhole ? list.filter((_, index) => !wrong.has(String(index))) : [];
    if (!listNames.includes(name)) delete fields[name];
  }
  return fields as Sent;
}

const listNames = ['policies', 'rulesets', 'rules', 'disabled', 'exceptions'];

/** What a PUT answers for a bundle that a dry run would reject: the first reason, flat. */
function rejectionFault(rejections: readonly [Rejection, ...Rejection[]]): Fault {
  const [{ code, message, policy_slug, context }] = rejections;
  const facts = {
    code,
    policy_slug,
    ...companionOf(context),
    ...(code === 'UNKNOWN_REFERENCE' ? { missing_references: referencesOf(rejections) } : {}),
  };
  return new Fault(code === 'RESERVED_SLUG' ? 409 : 400, message, facts);
}

/** Before June 2026 a dry run answered so: every reason, but as a refusal. */
function legacyFault(rejections: readonly [Rejection, ...Rejection[]]): Fault {
  const { status, message, facts } = rejectionFault(rejections);
  return new Fault(status, message, { ...facts, validation_errors: [...rejections] });
}

const companionOf = ({ missing_companion }: Rejection['context']) =>
  missing_companion === undefined ? {} : { missing_companion };

function referencesOf(rejections: readonly Rejection[]): { kind: string; value: string }[] {
  return rejections
    .filter(({ code }) => code === 'UNKNOWN_REFERENCE')
    .map(({ context: { kind = '', value = '' } }) => ({ kind, value }));
}

/** Something of the deployment that a bundle names. */
export type Reference = { readonly kind: string; readonly value: string };

export const isKnown = ({ targets }: Known, { kind, value }: Reference): boolean =>
  targets.get(kind)?.has(value) === true;

/** Why something that is not known must not be named. */
export function unknownReference(
  { kind, value }: Reference,
  policy_slug: string,
  context: Rejection['context'],
): Rejection {
  const message = `There is no ${kind.replaceAll('_', ' ')} "${value}" in this deployment.`;
  return { code: 'UNKNOWN_REFERENCE', message, policy_slug, context: { ...context, kind, value } };
}

const longest = 100;

/** The slug that a policy without one gets: its name in small ASCII letters, digits and hyphens. */
export function slugOf(policy: { readonly slug?: string; readonly name: string }): string {
  if (policy.slug !== undefined) return policy.slug;
  const plain = policy.name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? `policy-${createHash('sha256').update(policy.name).digest('hex').slice(0, 8)}` : slug;
}

/** The version is not kept: each process on a database tells it by its own quirks. */
type Bundle = BundleRow & { readonly state_version: string };

/** The platform behind the API: its database, and how it behaves. */
export type Platform = { readonly store: Store; readonly quirks: Quirks };

/** A bundle of a deployment. Throws Fault when the deployment or the product has none. */
export function findBundle({
  platform: { store, quirks },
  deployment,
  kind,
}: Pick<Scope<never, never>, 'platform' | 'deployment' | 'kind'>): Bundle {
  if (deployment.migrated === 0) {
    throw new Fault(403, 'This deployment has not been migrated to the Unified Policies model.', {
      code: 'DEPLOYMENT_NOT_MIGRATED',
    });
  }
  const rows = store.bundles({ deployment_id: deployment.id });
  const bundle = rows.find((row) => row.kind === kind);
  if (bundle === undefined) {
    throw new Fault(404, `The product "${kind}" is not enabled for this deployment.`, { code: 'PRODUCT_NOT_ENABLED' });
  }
  return { ...bundle, state_version: stateVersion(bundle, rows, quirks) };
}

/** A hash over content only: order and history do not enter it. */
export function fingerprint(kind: string, lists: Iterable<string>, items: Items<unknown>): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, ...lists]));
  for (const key of [...items.keys()].toSorted()) hash.update(`\n${items.get(key)?.canonical() ?? ''}`);
  return hash.digest('hex');
}

/** The version that a bundle shows; `siblings` are all bundles of its deployment, itself among them. */
function stateVersion(
  bundle: Pick<BundleRow, 'fingerprint'>,
  siblings: readonly Pick<BundleRow, 'fingerprint'>[],
  quirks: Quirks,
): string {
  if (quirks.has('wildcard-versions')) return '*';
  const content = quirks.has('deployment-versions')
    ? hashOf(siblings.map((sibling) => sibling.fingerprint))
    : bundle.fingerprint;
  const version = quirks.has('odd-versions') ? `v=1;rev:${content}/~!#$%&'()+,-.<>?@[]^_\`{|}` : content.slice(0, 16);
  return quirks.has('quoted-versions') ? `"${version}"` : version;
}

const hashOf = (texts: readonly string[]): string => createHash('sha256').update(texts.join('\n')).digest('hex');

/** An object of a bundle with its identity, and with a text that is the same for every form of the same meaning. */
export type Item<Value> = {
  readonly key: string;
  readonly value: Value;
  canonical(): string;
};

export type Items<Value> = ReadonlyMap<string, Item<Value>>;

type Comparison<Value> = {
  readonly created: readonly Value[];
  readonly updated: readonly { readonly before: Value; readonly after: Value }[];
  readonly deleted: readonly Value[];
};

/** What turns one set of objects into another. Created and updated ones stand in the order of `after`, deleted ones in that of `before`. */
export function compare<Value>(before: Items<Value>, after: Items<Value>): Comparison<Value> {
  const created: Value[] = [];
  const updated: { before: Value; after: Value }[] = [];
  for (const item of after.values()) {
    const old = before.get(item.key);
    if (old === undefined) created.push(item.value);
    else if (!isSame(item, old)) updated.push({ before: old.value, after: item.value });
  }
  const deleted: Value[] = [];
  for (const { key, value } of before.values()) if (!after.has(key)) deleted.push(value);
  return { created, updated, deleted };
}

// Most are equal to the last byte, which is found out faster.
const isSame = <Value>(a: Item<Value>, b: Item<Value>): boolean =>
  JSON.stringify(a.value) === JSON.stringify(b.value) || a.canonical() === b.canonical();

export function itemsOf<Value>(items: Iterable<Item<Value>>): Items<Value> {
  const byKey = new Map<string, Item<Value>>();
  for (const item of items) byKey.set(item.key, item);
  return byKey;
}

/** A set as a list: without repetitions, in an order that does not depend on the machine. */
export const sortedSet = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted();

/** The same for two sets that hold the same. */
export const setText = (texts: Iterable<string>): string => JSON.stringify(sortedSet(texts));

/** A request that may be answered: its shape is right, and the deployment is the token's own. */
export type Call<Id extends OperationId> = {
  readonly platform: Platform;
  /** Null where no token says whose it is. */
  readonly deployment: (typeof operations)[Id]['security'] extends readonly [] ? null : DeploymentRow;
  readonly path: Operations[Id]['path'];
  readonly query: Operations[Id]['query'];
  readonly body: Operations[Id]['body'];
  readonly ifMatch: string | undefined;
  /** What has a wrong shape in the bundle of the body. */
  readonly slips: readonly Slip[];
};

/** What each operation of the document does. Throws Fault. */
export type Handlers = { readonly [Id in OperationId]: (call: Call<Id>) => Operations[Id]['answer'] };
