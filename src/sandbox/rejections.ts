import type {
  DetectionBundle,
  DetectionException,
  Product,
  RemediationBundle,
  RemediationPolicy,
  ValidationError,
} from '../generated/types.ts';
import { builtInPolicyErrors } from './built-in-policies.ts';
import { exceptionKey, type SentBundle, slugOf } from './bundle-content.ts';
import { type BundleKind, type ApiRequest, ErrorResponse } from './platform.ts';
import { vocabulary } from './vocabulary.ts';

type Context = Readonly<Record<string, string>>;

/** A reason to reject a bundle, with all fields. `policy_slug` is empty for the bundle as a whole. */
export type Rejection = ValidationError & {
  readonly message: string;
  readonly policy_slug: string;
  readonly context: Context;
};

type Reason = { readonly code: string; readonly message: string; readonly context?: Context };

const rejection = (policy_slug: string, { code, message, context = {} }: Reason): Rejection => ({
  code,
  message,
  policy_slug,
  context,
});

/** The projects, tags, integrations and system-managed policies that a bundle of a deployment may refer to, each as `kind name`: `project acme/web`. */
type KnownReferences = ReadonlySet<string>;

const selectReferences = `
  SELECT 'project ' || name AS reference FROM repositories WHERE deployment_id = :id
  UNION ALL SELECT 'project_tag ' || value FROM repositories, json_each(tags) WHERE deployment_id = :id
  UNION ALL SELECT kind || ' ' || target FROM integrations WHERE deployment_id = :id
  UNION ALL SELECT 'notification_webhook ' || name FROM notification_webhooks WHERE deployment_id = :id`;

/** A request about a bundle. */
export type BundleRequest = Pick<ApiRequest<'getDetectionPolicy'>, 'platform' | 'deployment' | 'shapeErrors'>;

/** Finds every reason to reject a bundle. If it violates the API description, only those errors: the rest cannot be checked. */
export function findRejections(
  { platform, deployment, shapeErrors }: BundleRequest,
  kind: BundleKind,
  sent: SentBundle,
): Rejection[] {
  if (shapeErrors.length > 0) {
    return shapeErrors.map(({ field, message }) =>
      rejection('', { code: 'INVALID_FIELD', message: `${field} ${message}.`, context: { field } }),
    );
  }
  const rows = platform.store.rows<{ reference: string }>(selectReferences, { id: deployment.id });
  const references = new Set(rows.map(({ reference }) => reference));
  if ('policies' in sent) {
    // These errors are about the bundle as a whole, so their slug is empty.
    const errors = platform.quirks.has('built-in-policies') ? [...builtInPolicyErrors(sent.policies)] : [];
    const rejections = errors.map((message) => rejection('', { code: 'BUILT_IN_POLICY', message }));
    return [...rejections, ...rejectRemediation(sent, references)];
  }
  return rejectDetection(kind as Product, sent, references);
}

/** A reason if the deployment has no such object. */
function* checkReference(
  references: KnownReferences,
  kind: string,
  value: string,
  context: Context,
): Generator<Reason> {
  if (references.has(`${kind} ${value}`)) return;
  const message = `There is no ${kind.replaceAll('_', ' ')} "${value}" in this deployment.`;
  yield { code: 'UNKNOWN_REFERENCE', message, context: { ...context, kind, value } };
}

/** Rejections of a remediation bundle, in the order of its policies. */
function rejectRemediation({ policies }: RemediationBundle, references: KnownReferences): Rejection[] {
  const slugs = new Set<string>();
  return policies.flatMap((policy) => {
    const slug = slugOf(policy);
    const reasons: Reason[] = [...checkConditions(policy, references), ...checkActions(policy, references)];
    if (references.has(`system_policy ${slug}`)) {
      reasons.unshift({ code: 'RESERVED_SLUG', message: `The slug "${slug}" belongs to a system-managed policy.` });
    }
    if (slugs.has(slug)) {
      reasons.unshift({ code: 'DUPLICATE_SLUG', message: `Two policies of the bundle have the slug "${slug}".` });
    }
    slugs.add(slug);
    return reasons.map((reason) => rejection(slug, reason));
  });
}

function* checkConditions({ filters }: RemediationPolicy, references: KnownReferences): Generator<Reason> {
  for (const { type, values } of filters.conditions) {
    const context = { condition_type: type };
    if (!vocabulary.condition_types.some((item) => item.type === type)) {
      yield { code: 'UNSUPPORTED_CONDITION_TYPE', message: `Condition type "${type}" is not supported.`, context };
      continue;
    }
    const allowed: readonly string[] | undefined = vocabulary.value_enums.find((item) => item.type === type)?.values;
    for (const value of values) {
      if (allowed === undefined) yield* checkReference(references, 'project_tag', value, context);
      else if (!allowed.includes(value)) {
        const message = `"${value}" is not a value of the condition type "${type}".`;
        yield { code: 'INVALID_CONDITION_VALUE', message, context: { ...context, value } };
      }
    }
  }
}

/** By action type: the setting that names an object of the deployment, and the kind of the object. */
const referencesByAction: ReadonlyMap<string, readonly [setting: string, kind: string]> = new Map([
  ['jira', ['project', 'jira_project']],
  ['slack_app', ['channel', 'slack_channel']],
  ['webhook', ['webhook', 'notification_webhook']],
]);

function* checkActions({ actions }: RemediationPolicy, references: KnownReferences): Generator<Reason> {
  for (const { type, config = {} } of actions) {
    const context = { action_type: type };
    const actionType = vocabulary.action_types.find((item) => item.type === type);
    if (actionType === undefined) {
      yield { code: 'UNSUPPORTED_ACTION_TYPE', message: `Action type "${type}" is not supported.`, context };
    }
    for (const missing_companion of actionType?.requires ?? []) {
      if (actions.some((action) => action.type === missing_companion)) continue;
      const message = `Action "${type}" needs the action "${missing_companion}" in the same policy.`;
      yield { code: 'MISSING_DEPENDENT_ACTION', message, context: { ...context, missing_companion } };
    }
    const [setting = '', kind = ''] = referencesByAction.get(type) ?? [];
    if (config[setting] !== undefined) yield* checkReference(references, kind, config[setting], context);
  }
}

function rejectDetection(product: Product, bundle: DetectionBundle, references: KnownReferences): Rejection[] {
  const reasons: Reason[] = [];
  const productInBody = bundle.product ?? product;
  if (productInBody !== product) {
    reasons.push({
      code: 'PRODUCT_MISMATCH',
      message: `The bundle is for "${productInBody}", the request for "${product}".`,
      context: { product: productInBody },
    });
  }
  if (product === 'secrets') {
    const message = 'A detection policy for secrets takes no rulesets.';
    reasons.push(
      ...bundle.rulesets.map((value): Reason => ({ code: 'RULESETS_NOT_SUPPORTED', message, context: { value } })),
    );
  }
  const keys = new Set<string>();
  for (const exception of bundle.exceptions) reasons.push(...checkException(exception, keys, references));
  return reasons.map((reason) => rejection('', reason));
}

function* checkException(
  exception: DetectionException,
  keys: Set<string>,
  references: KnownReferences,
): Generator<Reason> {
  const { exception_type: _, rule_type, ...context } = exception;
  const { rule, project, project_tag_name } = context;
  const key = exceptionKey(exception);
  if (keys.has(key)) {
    yield { code: 'DUPLICATE_EXCEPTION', message: `Two exceptions are for the same ${rule_type} and scope.`, context };
  }
  keys.add(key);
  if ((project === undefined) === (project_tag_name === undefined)) {
    const message = 'An exception needs either a project or a project tag.';
    yield { code: 'INVALID_EXCEPTION_SCOPE', message, context };
    return;
  }
  const kind = project === undefined ? 'project_tag' : 'project';
  yield* checkReference(references, kind, project ?? project_tag_name ?? '', { rule });
}

/** The response to a PUT of a bundle that a dry run would reject, with the first reason. Null without a reason. */
export function rejectionResponse(reasons: readonly Rejection[]): ErrorResponse | null {
  const [first] = reasons;
  if (first === undefined) return null;
  const { code, message, policy_slug, context } = first;
  const { missing_companion } = context;
  const unknown = reasons.filter((reason) => reason.code === 'UNKNOWN_REFERENCE');
  const missing_references = unknown.map(({ context: { kind = '', value = '' } }) => ({ kind, value }));
  return new ErrorResponse(code === 'RESERVED_SLUG' ? 409 : 400, message, {
    code,
    policy_slug,
    ...(missing_companion !== undefined && { missing_companion }),
    ...(code === 'UNKNOWN_REFERENCE' && { missing_references }),
  });
}
