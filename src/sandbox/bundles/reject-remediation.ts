import type { Action, Condition, RemediationBundle, RemediationPolicy } from '../../generated/types.ts';
import type { Known } from './known.ts';
import { type Rejection, unknownReference } from './rejection.ts';
import { slugOf } from './slug.ts';

/** Settings of actions that name something of the deployment: action type → setting → kind of what is named. */
const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jira: { project: 'jira_project' },
  slack_app: { channel: 'slack_channel' },
  webhook: { webhook: 'notification_webhook' },
};

/** Every reason to reject a remediation bundle, in the order of its policies. */
export function rejectRemediation({ policies }: RemediationBundle, known: Known): Rejection[] {
  const seen = new Set<string>();
  return policies.flatMap((policy) => {
    const slug = slugOf(policy);
    const repeated = seen.has(slug)
      ? [rejection(slug, 'DUPLICATE_SLUG', `Two policies of the bundle have the slug "${slug}".`, {})]
      : [];
    seen.add(slug);
    return [...repeated, ...rejectPolicy(policy, slug, known)];
  });
}

function rejectPolicy({ filters, actions }: RemediationPolicy, slug: string, known: Known): Rejection[] {
  const types = new Set(actions.map(({ type }) => type));
  return [
    ...(known.reserved.has(slug)
      ? [rejection(slug, 'RESERVED_SLUG', `The slug "${slug}" belongs to a system-managed policy.`, {})]
      : []),
    ...filters.conditions.flatMap((condition) => rejectCondition(condition, slug, known)),
    ...actions.flatMap((action) => [
      ...rejectAction(action, types, slug, known),
      ...rejectSettings(action, slug, known),
    ]),
  ];
}

function rejectCondition({ type, values }: Condition, slug: string, known: Known): Rejection[] {
  const allowed = known.conditions.get(type);
  const context = { condition_type: type };
  if (allowed === undefined) {
    return [rejection(slug, 'UNSUPPORTED_CONDITION_TYPE', `Condition type "${type}" is not supported.`, context)];
  }
  if (type === 'repository_tag') {
    return values.flatMap((value) =>
      unknownReference(known, { kind: 'project_tag', value }, { policy_slug: slug, context }),
    );
  }
  return values
    .filter((value) => allowed.size > 0 && !allowed.has(value))
    .map((value) =>
      rejection(slug, 'INVALID_CONDITION_VALUE', `"${value}" is not a value of the condition type "${type}".`, {
        ...context,
        value,
      }),
    );
}

function rejectAction({ type }: Action, types: ReadonlySet<string>, slug: string, known: Known): Rejection[] {
  const companions = known.companions.get(type);
  if (companions === undefined) {
    return [
      rejection(slug, 'UNSUPPORTED_ACTION_TYPE', `Action type "${type}" is not supported.`, { action_type: type }),
    ];
  }
  return companions
    .filter((companion) => !types.has(companion))
    .map((companion) =>
      rejection(
        slug,
        'MISSING_DEPENDENT_ACTION',
        `Action "${type}" needs the action "${companion}" in the same policy.`,
        {
          action_type: type,
          missing_companion: companion,
        },
      ),
    );
}

function rejectSettings({ type, config = {} }: Action, slug: string, known: Known): Rejection[] {
  return Object.entries(references[type] ?? {}).flatMap(([setting, kind]) => {
    const value = config[setting];
    return value === undefined
      ? []
      : unknownReference(known, { kind, value }, { policy_slug: slug, context: { action_type: type } });
  });
}

function rejection(slug: string, code: string, message: string, context: Rejection['context']): Rejection {
  return { code, message, policy_slug: slug, context };
}
