import type { Action, Condition, RemediationBundle, RemediationPolicy } from '../../generated/types.ts';
import type { Known } from './known.ts';
import { isKnown, type Reference, type Rejection, unknownReference } from './rejection.ts';
import { slugOf } from './slug.ts';

/** Settings of actions that name something of the deployment: action type → the setting, and the kind of what it names. */
const references: ReadonlyMap<string, { readonly setting: string; readonly kind: string }> = new Map([
  ['jira', { setting: 'project', kind: 'jira_project' }],
  ['slack_app', { setting: 'channel', kind: 'slack_channel' }],
  ['webhook', { setting: 'webhook', kind: 'notification_webhook' }],
]);

/** The policy that is judged. Reasons are added to one list: next to no policy has any, and a list for each would take most of the time. */
type Judged = { readonly slug: string; readonly known: Known; readonly reasons: Rejection[] };

/** Every reason to reject a remediation bundle, in the order of its policies. */
export function rejectRemediation({ policies }: RemediationBundle, known: Known): Rejection[] {
  const reasons: Rejection[] = [];
  const seen = new Set<string>();
  for (const policy of policies) {
    const slug = slugOf(policy);
    const judged = { slug, known, reasons };
    if (seen.has(slug)) reject(judged, 'DUPLICATE_SLUG', `Two policies of the bundle have the slug "${slug}".`, {});
    seen.add(slug);
    rejectPolicy(policy, judged);
  }
  return reasons;
}

function rejectPolicy({ filters, actions }: RemediationPolicy, judged: Judged): void {
  const { slug, known } = judged;
  if (known.reserved.has(slug)) {
    reject(judged, 'RESERVED_SLUG', `The slug "${slug}" belongs to a system-managed policy.`, {});
  }
  for (const condition of filters.conditions) rejectCondition(condition, judged);
  for (const action of actions) {
    rejectAction(action, actions, judged);
    rejectSettings(action, judged);
  }
}

function rejectCondition({ type, values }: Condition, judged: Judged): void {
  const allowed = judged.known.conditions.get(type);
  if (allowed === undefined) {
    const message = `Condition type "${type}" is not supported.`;
    reject(judged, 'UNSUPPORTED_CONDITION_TYPE', message, { condition_type: type });
  } else if (type === 'repository_tag') {
    for (const value of values) rejectReference({ kind: 'project_tag', value }, judged, { condition_type: type });
  } else if (allowed.size > 0) {
    for (const value of values) {
      if (allowed.has(value)) continue;
      const message = `"${value}" is not a value of the condition type "${type}".`;
      reject(judged, 'INVALID_CONDITION_VALUE', message, { condition_type: type, value });
    }
  }
}

function rejectAction({ type }: Action, actions: readonly Action[], judged: Judged): void {
  const companions = judged.known.companions.get(type);
  if (companions === undefined) {
    reject(judged, 'UNSUPPORTED_ACTION_TYPE', `Action type "${type}" is not supported.`, { action_type: type });
    return;
  }
  for (const companion of companions) {
    if (actions.some((action) => action.type === companion)) continue;
    const message = `Action "${type}" needs the action "${companion}" in the same policy.`;
    reject(judged, 'MISSING_DEPENDENT_ACTION', message, { action_type: type, missing_companion: companion });
  }
}

function rejectSettings({ type, config = {} }: Action, judged: Judged): void {
  const reference = references.get(type);
  if (reference === undefined) return;
  const value = config[reference.setting];
  if (value !== undefined) rejectReference({ kind: reference.kind, value }, judged, { action_type: type });
}

type Context = Rejection['context'];

function rejectReference(reference: Reference, { slug, known, reasons }: Judged, context: Context): void {
  if (!isKnown(known, reference)) reasons.push(unknownReference(reference, slug, context));
}

function reject({ slug, reasons }: Judged, code: string, message: string, context: Context): void {
  reasons.push({ code, message, policy_slug: slug, context });
}
