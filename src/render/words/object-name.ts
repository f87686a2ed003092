import type { BundleKind } from '../../domain/bundle.ts';
import type { ObjectKey } from '../../domain/object.ts';
import type { Change } from '../../domain/plan.ts';

/** An object in words: the noun is ours, the name comes from files or platform and must be escaped. */
export type ObjectName = { readonly noun: string; readonly name: string };

/** For example policy «block-criticals», exception «exclude rule x.y in project_tag pci», rules of «detection/code». */
export function objectName(change: Change, kind: BundleKind): ObjectName {
  const { object, key } = change;
  if (object === 'RemediationPolicy') return { noun: 'policy', name: textOf(key['slug']) };
  if (object === 'DetectionPolicy') return { noun: 'rules of', name: kind };
  if (object === 'DetectionPolicyException') return { noun: 'exception', name: exceptionName(change, key) };
  return { noun: 'object', name: `${object} ${JSON.stringify(key)}` };
}

function exceptionName(change: Change, key: ObjectKey): string {
  const content = change.verb === 'delete' ? change.before : change.after;
  const type = content['exception_type'];
  const parts = [type, key['rule_type'], key['rule'], 'in', key['scope_type'], key['scope_target']];
  return parts
    .filter((part) => part !== undefined && part !== null)
    .map(textOf)
    .join(' ');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
