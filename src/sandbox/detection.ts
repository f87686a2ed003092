import type { DetectionBundle, DetectionException, DetectionState, Product } from '../generated/types.ts';
import {
  applyBundle,
  type Call,
  compare,
  type Diff,
  fingerprint,
  type Handlers,
  isKnown,
  type Item,
  type Items,
  itemsOf,
  type Known,
  type Model,
  previewBundle,
  readBundle,
  type Rejection,
  setText,
  sortedSet,
  unknownReference,
} from './bundles.ts';
import { Fault } from './fault.ts';
import type { BundleRow, DetectionList, ExceptionRow } from './store/policies.ts';
import type { Store } from './store/store.ts';

type Id = 'getDetectionPolicySummary' | 'getDetectionPolicy' | 'applyDetectionPolicy' | 'previewDetectionPolicy';

type Asked = Pick<Call<Id>, 'platform' | 'deployment' | 'slips'>;

const scopeOf = ({ platform, deployment, slips }: Asked, product: Product) => ({
  platform,
  deployment,
  slips,
  kind: product,
  model: models[product],
});

const sameLists = (a: Lists, b: Lists): boolean => listNames.every((list) => setText(a[list]) === setText(b[list]));

const listNames = ['rulesets', 'rules', 'disabled'] as const satisfies readonly DetectionList[];

const shownException = ({ exception_type }: ExceptionRow) => ({
  rulesets: [],
  rules: [],
  disabled: [],
  exception_type,
});

const naming = (product: Product, { scope_type, scope_target, rule, rule_type }: ExceptionRow) => ({
  kind: 'DetectionPolicyException',
  key: { product, scope_type, scope_target, rule, rule_type },
});

// Both kinds of a detection diff share one shape: an exception leaves the lists empty, the policy its type.
const shownLists = (content: Lists) => ({ ...content, exception_type: '' });

const models = { code: detection('code'), secrets: detection('secrets') } as const;

export const detectionHandlers: Pick<Handlers, Id> = {
  getDetectionPolicySummary(call) {
    const secrets = enabled(call, 'secrets');
    const code = enabled(call, 'code');
    return {
      deployment_slug: call.deployment.slug,
      ...(code === null ? {} : { code }),
      ...(secrets === null ? {} : { secrets }),
    };
  },
  getDetectionPolicy: (call) => readBundle(scopeOf(call, call.path.product)),
  previewDetectionPolicy: (call) => previewBundle(scopeOf(call, call.path.product), call.body.bundle),
  applyDetectionPolicy: (call) => applyBundle(scopeOf(call, call.path.product), call.body.bundle, call.ifMatch),
};

function enabled(call: Asked, product: Product): DetectionState | null {
  try {
    return readBundle(scopeOf(call, product));
  } catch (error) {
    // A summary leaves out what is not enabled.
    if (error instanceof Fault && error.facts.code === 'PRODUCT_NOT_ENABLED') return null;
    throw error;
  }
}

type Lists = Readonly<Record<DetectionList, readonly string[]>>;

type Detection = { readonly lists: Lists; readonly exceptions: Items<ExceptionRow> };

/** The detection policy of one product. */
export function detection(product: Product): Model<DetectionBundle, Detection> {
  return {
    normalize: ({ exceptions, ...sent }) => ({
      lists: listsOf(sent),
      exceptions: itemsOf(exceptions.map((one) => itemOf(scoped(one)))),
    }),
    load,
    save,
    fingerprint: ({ lists, exceptions }) =>
      fingerprint(
        product,
        listNames.map((name) => setText(lists[name])),
        exceptions,
      ),
    diff: (before, after) => diff(product, before, after),
    reject: (sent, known) => rejectDetection(product, sent, known),
    show: ({ lists, exceptions }, { slug }) => ({
      deployment_slug: slug,
      product,
      ...lists,
      exceptions: Array.from(exceptions.values(), ({ value }) => asSent(value)),
    }),
  };
}

function load(store: Store, { id }: BundleRow): Detection {
  const stored: Record<DetectionList, string[]> = { rulesets: [], rules: [], disabled: [] };
  for (const { list, item } of store.detectionItems({ bundle_id: id })) stored[list].push(item);
  return {
    lists: listsOf(stored),
    exceptions: itemsOf(store.exceptions({ bundle_id: id }).map((row) => itemOf({ ...row }))),
  };
}

function save(store: Store, { id }: BundleRow, before: Detection, after: Detection): void {
  if (!sameLists(before.lists, after.lists)) {
    store.deleteDetectionItems({ bundle_id: id });
    for (const list of listNames) {
      for (const item of after.lists[list]) store.addDetectionItem({ bundle_id: id, list, item });
    }
  }
  const { created, updated, deleted } = compare(before.exceptions, after.exceptions);
  for (const { exception_type: _, ...scope } of deleted) store.deleteException({ bundle_id: id, ...scope });
  for (const row of [...created, ...updated.map((pair) => pair.after)]) store.saveException({ bundle_id: id, ...row });
}

function diff(product: Product, before: Detection, after: Detection): Diff {
  const { created, updated, deleted } = compare(before.exceptions, after.exceptions);
  const policy = {
    kind: 'DetectionPolicy',
    key: { product },
    before: shownLists(before.lists),
    after: shownLists(after.lists),
  };
  const exceptions = updated.map((pair) => ({
    ...naming(product, pair.after),
    before: shownException(pair.before),
    after: shownException(pair.after),
  }));
  return {
    creates: created.map((row) => ({ ...naming(product, row), after: shownException(row) })),
    updates: [...(sameLists(before.lists, after.lists) ? [] : [policy]), ...exceptions],
    deletes: deleted.map((row) => ({ ...naming(product, row), before: shownException(row) })),
  };
}

/** Sorted, so that the same content is always shown alike. */
function listsOf(sent: Lists): Lists {
  return { rulesets: sortedSet(sent.rulesets), rules: sortedSet(sent.rules), disabled: sortedSet(sent.disabled) };
}

/** The scope of an exception that has exactly one; `reject` refuses every other. */
function scoped({ exception_type, rule, rule_type, project, project_tag_name = '' }: DetectionException): ExceptionRow {
  const scope =
    project === undefined
      ? ({ scope_type: 'project_tag', scope_target: project_tag_name } as const)
      : ({ scope_type: 'project', scope_target: project } as const);
  return { ...scope, rule, rule_type, exception_type };
}

function itemOf(row: ExceptionRow): Item<ExceptionRow> {
  const key = JSON.stringify([row.rule, row.rule_type, row.scope_type, row.scope_target]);
  return { key, value: row, canonical: () => `${key} ${row.exception_type}` };
}

function asSent({ scope_type, scope_target, rule, rule_type, exception_type }: ExceptionRow) {
  return {
    exception_type,
    rule,
    rule_type,
    ...(scope_type === 'project' ? { project: scope_target } : { project_tag_name: scope_target }),
  };
}

/** Every reason to reject a detection bundle. */
function rejectDetection(product: Product, bundle: DetectionBundle, known: Known): Rejection[] {
  const seen = new Set<string>();
  return [
    ...rejectProduct(product, bundle),
    ...bundle.exceptions.flatMap((exception) => {
      const { rule, rule_type, project, project_tag_name } = exception;
      const key = JSON.stringify([rule, rule_type, project, project_tag_name]);
      const repeated = seen.has(key)
        ? [rejection('DUPLICATE_EXCEPTION', `Two exceptions are for the same ${rule_type} and scope.`, exception)]
        : [];
      seen.add(key);
      return [...repeated, ...rejectScope(exception, known)];
    }),
  ];
}

function rejectProduct(product: Product, { product: named = product, rulesets }: DetectionBundle): Rejection[] {
  const mismatch = {
    code: 'PRODUCT_MISMATCH',
    message: `The bundle is for "${named}", the request for "${product}".`,
    policy_slug: '',
    context: { product: named },
  };
  const refused = rulesets.map((value) => ({
    code: 'RULESETS_NOT_SUPPORTED',
    message: 'A detection policy for secrets takes no rulesets.',
    policy_slug: '',
    context: { value },
  }));
  return [...(named === product ? [] : [mismatch]), ...(product === 'secrets' ? refused : [])];
}

function rejectScope(exception: DetectionException, known: Known): Rejection[] {
  const { rule, project, project_tag_name } = exception;
  if ((project === undefined) === (project_tag_name === undefined)) {
    return [rejection('INVALID_EXCEPTION_SCOPE', 'An exception needs either a project or a project tag.', exception)];
  }
  const reference =
    project === undefined
      ? { kind: 'project_tag', value: String(project_tag_name) }
      : { kind: 'project', value: project };
  return isKnown(known, reference) ? [] : [unknownReference(reference, '', { rule })];
}

function rejection(code: string, message: string, { rule, project, project_tag_name }: DetectionException): Rejection {
  const scope = {
    ...(project === undefined ? {} : { project }),
    ...(project_tag_name === undefined ? {} : { project_tag_name }),
  };
  return { code, message, policy_slug: '', context: { rule, ...scope } };
}
