import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  Product,
  RemediationBundle,
  RemediationPolicy,
  ValidationError,
} from '../generated/types.ts';
import { exceptionKey, slugOf } from './bundle-content.ts';
import { type DeploymentRow, Fault, type ShapeError } from './platform.ts';
import type { Store } from './store/database.ts';
import { vocabulary } from './vocabulary.ts';

type Context = Readonly<Record<string, string>>;

/** A reason to reject a bundle, complete. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Context;
};

/** What a deployment has and policies may name, as `kind name`: projects, tags, integrations and system-managed policies. */
type Targets = ReadonlySet<string>;

/** What a deployment has, for the bundles that name it. */
export function targetsOf(store: Store, { id }: DeploymentRow): Targets {
  const rows = store.rows<{ target: string }>(
    `SELECT 'project ' || name AS target FROM repositories WHERE deployment_id = :id
    UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
    UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
    UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`,
    { id },
  );
  return new Set(rows.map(({ target }) => target));
}

/** The reasons that the shape of a bundle gives. They hide all others: what has a wrong shape cannot be judged. */
export const rejectShape = (bundle: object, shapeErrors: readonly ShapeError[]): Rejection[] =>
  shapeErrors.map(({ path, message }) => {
    const [list, index] = path;
    const { policies } = bundle as { policies?: readonly ({ slug?: unknown; name?: unknown } | null)[] | null };
    const { slug, name } = (list === 'policies' ? policies?.[Number(index)] : null) ?? {};
    const own = typeof slug === 'string' ? slug : typeof name === 'string' && slugOf({ name });
    const field = path.join('.').replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
    return {
      code: 'INVALID_FIELD',
      message: `${field} ${message}.`,
      policy_slug: own === false ? '' : own,
      context: { field },
    };
  });

/** Allowed values by condition type. */
const conditions = new Map<string, readonly string[] | undefined>(
  vocabulary.condition_types.map(({ type }) => [type, vocabulary.value_enums.find((one) => one.type === type)?.values]),
);

/** Actions that an action needs beside it. */
const companions = new Map<string, readonly string[]>(
  vocabulary.action_types.map(({ type, requires }) => [type, requires]),
);

/** Settings of actions that name something of the deployment, with the kind of what they name. */
const references: ReadonlyMap<string, { readonly setting: string; readonly kind: string }> = new Map([
  ['jira', { setting: 'project', kind: 'jira_project' }],
  ['slack_app', { setting: 'channel', kind: 'slack_channel' }],
  ['webhook', { setting: 'webhook', kind: 'notification_webhook' }],
]);

/** Adds a reason against one policy, or against the bundle as a whole. One list for all: next to no policy has any. */
type Reject = (code: string, message: string, context: Context) => void;

const rejecter =
  (reasons: Rejection[], policy_slug: string): Reject =>
  (code, message, context) =>
    void reasons.push({ code, message, policy_slug, context });

function rejectUnknown(targets: Targets, kind: string, value: string, reject: Reject, context: Context): void {
  if (targets.has(`${kind} ${value}`)) return;
  const message = `There is no ${kind.replaceAll('_', ' ')} "${value}" in this deployment.`;
  reject('UNKNOWN_REFERENCE', message, { ...context, kind, value });
}

/** Every reason to reject a remediation bundle, in the order of its policies. */
export function rejectRemediation({ policies }: RemediationBundle, targets: Targets): Rejection[] {
  const reasons: Rejection[] = [];
  const seen = new Set<string>();
  for (const policy of policies) {
    const slug = slugOf(policy);
    const reject = rejecter(reasons, slug);
    if (seen.has(slug)) reject('DUPLICATE_SLUG', `Two policies of the bundle have the slug "${slug}".`, {});
    seen.add(slug);
    if (targets.has(`system_policy ${slug}`)) {
      reject('RESERVED_SLUG', `The slug "${slug}" belongs to a system-managed policy.`, {});
    }
    for (const condition of policy.filters.conditions) rejectCondition(condition, targets, reject);
    for (const action of policy.actions) rejectAction(action, policy, targets, reject);
  }
  return reasons;
}

function rejectCondition({ type, values }: Condition, targets: Targets, reject: Reject): void {
  if (!conditions.has(type)) {
    reject('UNSUPPORTED_CONDITION_TYPE', `Condition type "${type}" is not supported.`, { condition_type: type });
    return;
  }
  const allowed = conditions.get(type);
  for (const value of values) {
    if (allowed === undefined) {
      rejectUnknown(targets, 'project_tag', value, reject, { condition_type: type });
    } else if (!allowed.includes(value)) {
      const message = `"${value}" is not a value of the condition type "${type}".`;
      reject('INVALID_CONDITION_VALUE', message, { condition_type: type, value });
    }
  }
}

function rejectAction(
  { type, config = {} }: Action,
  { actions }: RemediationPolicy,
  targets: Targets,
  reject: Reject,
): void {
  const needed = companions.get(type);
  if (needed === undefined) {
    reject('UNSUPPORTED_ACTION_TYPE', `Action type "${type}" is not supported.`, { action_type: type });
  }
  for (const companion of needed ?? []) {
    if (actions.some((action) => action.type === companion)) continue;
    const message = `Action "${type}" needs the action "${companion}" in the same policy.`;
    reject('MISSING_DEPENDENT_ACTION', message, { action_type: type, missing_companion: companion });
  }
  const reference = references.get(type);
  const value = reference && config[reference.setting];
  if (value !== undefined) rejectUnknown(targets, reference?.kind ?? '', value, reject, { action_type: type });
}

/** Every reason to reject the detection bundle of a product. */
export function rejectDetection(product: Product, bundle: DetectionBundle, targets: Targets): Rejection[] {
  const reasons: Rejection[] = [];
  const reject = rejecter(reasons, '');
  const named = bundle.product ?? product;
  if (named !== product) {
    reject('PRODUCT_MISMATCH', `The bundle is for "${named}", the request for "${product}".`, { product: named });
  }
  if (product === 'secrets') {
    const message = 'A detection policy for secrets takes no rulesets.';
    for (const value of bundle.rulesets) reject('RULESETS_NOT_SUPPORTED', message, { value });
  }
  const seen = new Set<string>();
  for (const exception of bundle.exceptions) rejectException(exception, seen, targets, reject);
  return reasons;
}

function rejectException(exception: DetectionException, seen: Set<string>, targets: Targets, reject: Reject): void {
  const { rule, rule_type, project, project_tag_name } = exception;
  const context: Context = {
    rule,
    ...(project === undefined ? {} : { project }),
    ...(project_tag_name === undefined ? {} : { project_tag_name }),
  };
  const key = exceptionKey(exception);
  if (seen.has(key)) {
    reject('DUPLICATE_EXCEPTION', `Two exceptions are for the same ${rule_type} and scope.`, context);
  }
  seen.add(key);
  if ((project === undefined) === (project_tag_name === undefined)) {
    reject('INVALID_EXCEPTION_SCOPE', 'An exception needs either a project or a project tag.', context);
    return;
  }
  const kind = project === undefined ? 'project_tag' : 'project';
  rejectUnknown(targets, kind, project ?? project_tag_name ?? '', reject, { rule });
}

/** What a PUT answers for a bundle that a dry run would reject: the first reason, flat. */
export function rejectionFault(
  reasons: readonly Rejection[],
  { code, message, policy_slug, context }: Rejection,
): Fault {
  const { missing_companion } = context;
  const unknown = reasons.filter((one) => one.code === 'UNKNOWN_REFERENCE');
  const missing_references = unknown.map(({ context: { kind = '', value = '' } }) => ({ kind, value }));
  return new Fault(code === 'RESERVED_SLUG' ? 409 : 400, message, {
    code,
    policy_slug,
    ...(missing_companion === undefined ? {} : { missing_companion }),
    ...(code === 'UNKNOWN_REFERENCE' ? { missing_references } : {}),
  });
}
