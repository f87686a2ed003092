import type {
  DetectionBundle,
  DetectionException,
  Product,
  RemediationBundle,
  RemediationPolicy,
  ValidationError,
} from '../generated/types.ts';
import { builtInPolicyErrors } from './built-in-policies.ts';
import { exceptionKey, type Sent, slugOf } from './bundle-content.ts';
import { type BundleKind, type Call, Fault } from './platform.ts';
import { vocabulary } from './vocabulary.ts';

type Context = Readonly<Record<string, string>>;

/** A reason to reject a bundle, complete. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Context;
};

const rejection = (policy_slug: string, [code, message, context = {}]: Reason): Rejection => ({
  code,
  message,
  policy_slug,
  context,
});

type Reason = readonly [code: string, message: string, context?: Context];

/** The objects of a deployment that policies may refer to, as `kind name`: projects, tags, integrations and system-managed policies. */
type Targets = ReadonlySet<string>;

const selectTargets = `
  SELECT 'project ' || name AS target FROM repositories WHERE deployment_id = :id
  UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
  UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
  UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`;

/** A request about a bundle. */
export type BundleRequest = Pick<Call<'getDetectionPolicy'>, 'platform' | 'deployment' | 'shapeErrors'>;

/** Finds every reason to reject a bundle. If its shape is wrong, only those of the shape: the rest cannot be checked. */
export function findRejections(
  { platform, deployment, shapeErrors }: BundleRequest,
  kind: BundleKind,
  sent: Sent,
): Rejection[] {
  if (shapeErrors.length > 0) {
    return shapeErrors.map(({ field, message }) => rejection('', ['INVALID_FIELD', `${field} ${message}.`, { field }]));
  }
  const rows = platform.store.rows<{ target: string }>(selectTargets, { id: deployment.id });
  const targets = new Set(rows.map(({ target }) => target));
  if ('policies' in sent) {
    // The error is one of the whole bundle: its slug is empty.
    const errors = platform.quirks.has('built-in-policies') ? [...builtInPolicyErrors(sent.policies)] : [];
    const rejections = errors.map((message) => rejection('', ['BUILT_IN_POLICY', message]));
    return [...rejections, ...rejectRemediation(sent, targets)];
  }
  return rejectDetection(kind as Product, sent, targets);
}

function* unknownReference(targets: Targets, kind: string, value: string, context: Context): Generator<Reason> {
  if (targets.has(`${kind} ${value}`)) return;
  const message = `There is no ${kind.replaceAll('_', ' ')} "${value}" in this deployment.`;
  yield ['UNKNOWN_REFERENCE', message, { ...context, kind, value }];
}

/** In the order of the policies. */
function rejectRemediation({ policies }: RemediationBundle, targets: Targets): Rejection[] {
  const slugs = new Set<string>();
  return policies.flatMap((policy) => {
    const slug = slugOf(policy);
    const reasons: Reason[] = [...checkConditions(policy, targets), ...checkActions(policy, targets)];
    if (targets.has(`system_policy ${slug}`)) {
      reasons.unshift(['RESERVED_SLUG', `The slug "${slug}" belongs to a system-managed policy.`]);
    }
    if (slugs.has(slug)) reasons.unshift(['DUPLICATE_SLUG', `Two policies of the bundle have the slug "${slug}".`]);
    slugs.add(slug);
    return reasons.map((reason) => rejection(slug, reason));
  });
}

function* checkConditions({ filters }: RemediationPolicy, targets: Targets): Generator<Reason> {
  for (const { type, values } of filters.conditions) {
    const context = { condition_type: type };
    if (!vocabulary.condition_types.some((one) => one.type === type)) {
      yield ['UNSUPPORTED_CONDITION_TYPE', `Condition type "${type}" is not supported.`, context];
      continue;
    }
    const allowed: readonly string[] | undefined = vocabulary.value_enums.find((one) => one.type === type)?.values;
    for (const value of values) {
      if (allowed === undefined) yield* unknownReference(targets, 'project_tag', value, context);
      else if (!allowed.includes(value)) {
        const message = `"${value}" is not a value of the condition type "${type}".`;
        yield ['INVALID_CONDITION_VALUE', message, { ...context, value }];
      }
    }
  }
}

/** Settings of actions that name something of the deployment, with the kind of what they name. */
const references: ReadonlyMap<string, readonly [setting: string, kind: string]> = new Map([
  ['jira', ['project', 'jira_project']],
  ['slack_app', ['channel', 'slack_channel']],
  ['webhook', ['webhook', 'notification_webhook']],
]);

function* checkActions({ actions }: RemediationPolicy, targets: Targets): Generator<Reason> {
  for (const { type, config = {} } of actions) {
    const context = { action_type: type };
    const known = vocabulary.action_types.find((one) => one.type === type);
    if (known === undefined) yield ['UNSUPPORTED_ACTION_TYPE', `Action type "${type}" is not supported.`, context];
    for (const missing_companion of known?.requires ?? []) {
      if (actions.some((action) => action.type === missing_companion)) continue;
      const message = `Action "${type}" needs the action "${missing_companion}" in the same policy.`;
      yield ['MISSING_DEPENDENT_ACTION', message, { ...context, missing_companion }];
    }
    const [setting = '', kind = ''] = references.get(type) ?? [];
    if (config[setting] !== undefined) yield* unknownReference(targets, kind, config[setting], context);
  }
}

function rejectDetection(product: Product, bundle: DetectionBundle, targets: Targets): Rejection[] {
  const reasons: Reason[] = [];
  const named = bundle.product ?? product;
  if (named !== product) {
    reasons.push([
      'PRODUCT_MISMATCH',
      `The bundle is for "${named}", the request for "${product}".`,
      { product: named },
    ]);
  }
  if (product === 'secrets') {
    const message = 'A detection policy for secrets takes no rulesets.';
    reasons.push(...bundle.rulesets.map((value): Reason => ['RULESETS_NOT_SUPPORTED', message, { value }]));
  }
  const keys = new Set<string>();
  for (const exception of bundle.exceptions) reasons.push(...checkException(exception, keys, targets));
  return reasons.map((reason) => rejection('', reason));
}

function* checkException(exception: DetectionException, keys: Set<string>, targets: Targets): Generator<Reason> {
  const { exception_type: _, rule_type, ...context } = exception;
  const { rule, project, project_tag_name } = context;
  const key = exceptionKey(exception);
  if (keys.has(key)) yield ['DUPLICATE_EXCEPTION', `Two exceptions are for the same ${rule_type} and scope.`, context];
  keys.add(key);
  if ((project === undefined) === (project_tag_name === undefined)) {
    yield ['INVALID_EXCEPTION_SCOPE', 'An exception needs either a project or a project tag.', context];
    return;
  }
  const kind = project === undefined ? 'project_tag' : 'project';
  yield* unknownReference(targets, kind, project ?? project_tag_name ?? '', { rule });
}

/** The error that a PUT answers for a bundle that a dry run would reject: the first reason. Null without a reason. */
export function rejectionFault(reasons: readonly Rejection[]): Fault | null {
  const [first] = reasons;
  if (first === undefined) return null;
  const { code, message, policy_slug, context } = first;
  const { missing_companion } = context;
  const unknown = reasons.filter((one) => one.code === 'UNKNOWN_REFERENCE');
  const missing_references = unknown.map(({ context: { kind = '', value = '' } }) => ({ kind, value }));
  return new Fault(code === 'RESERVED_SLUG' ? 409 : 400, message, {
    code,
    policy_slug,
    ...(missing_companion !== undefined && { missing_companion }),
    ...(code === 'UNKNOWN_REFERENCE' && { missing_references }),
  });
}
