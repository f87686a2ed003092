import type { Bundle, BundleKind } from '../../domain/bundle.ts';
import { isObject } from '../../util/json.ts';

// Decides which bundles of a pull request from a fork may be previewed. The platform's answer appears in a public comment, and would tell a stranger which
// projects, tags, rules, channels or deployments there are. So a bundle is previewed only if the base declares it, too, and if it names nothing that the base
// does not name.

/** A bundle that is validated but not previewed. The deployment is as in the files: null if they name none. */
export type WithheldBundle = { readonly deployment: string | null; readonly kind: BundleKind };

/** Separates the bundles of a fork that may be previewed from those that may not. `base`: the bundles of the base branch. */
export function splitByKnownNames(
  bundles: readonly Bundle[],
  base: readonly Bundle[],
): { readonly requested: readonly Bundle[]; readonly withheld: readonly WithheldBundle[] } {
  const isKnown = ({ deployment, kind, content }: Bundle): boolean => {
    const baseBundles = base.filter((baseBundle) => baseBundle.deployment === deployment);
    const knownNames = new Set(baseBundles.flatMap((baseBundle) => [...collectNames(baseBundle.content, '')]));
    return (
      baseBundles.some((baseBundle) => baseBundle.kind === kind) &&
      [...collectNames(content, '')].every((name) => knownNames.has(name))
    );
  };
  const withheld = bundles.filter((bundle) => !isKnown(bundle));
  return {
    requested: bundles.filter((bundle) => !withheld.includes(bundle)),
    withheld: withheld.map(({ deployment, kind }) => ({ deployment, kind })),
  };
}

const conditionType = 'policies.filters.conditions.type';
const conditionValues = 'policies.filters.conditions.values';
const actionType = 'policies.actions.type';
const actionConfig = 'policies.actions.config';

/** Fields that name nothing on the platform: the texts of a policy. The deployment is compared with that of the base instead. */
const freeTextFields: ReadonlySet<string> = new Set([
  'deployment_slug',
  'policies.name',
  'policies.slug',
  'policies.description',
]);

/** Fields with values that the API itself defines, so that they reveal nothing about a deployment. Any other value is a name. */
const apiValues: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ['product', ['code', 'secrets']],
  ['policies.active', [true, false]],
  ['policies.filters.mode', ['all', 'any']],
  [conditionType, ['severity', 'confidence']],
  ['policies.filters.conditions.mode', ['any', 'none']],
  [fieldOfType(conditionValues, 'severity'), ['low', 'medium', 'high', 'critical']],
  [fieldOfType(conditionValues, 'confidence'), ['low', 'medium', 'high']],
  [actionType, ['pr_comment', 'block']],
  ['exceptions.exception_type', ['include', 'exclude']],
  ['exceptions.rule_type', ['rule', 'pack']],
]);

/** Yields every value that may name something on the platform, as JSON with its field. Unknown fields are included. */
function* collectNames(value: unknown, field: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const item of value) yield* collectNames(item, field);
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* collectNames(inner, fieldWithType(field, key, value));
  } else if (!freeTextFields.has(field) && apiValues.get(field)?.includes(value) !== true) {
    yield JSON.stringify([field, value]);
  }
}

/** The field of a value, with the type of its condition or action, which decides what the value names. Fields that all name rules get one name. */
function fieldWithType(parent: string, key: string, owner: Readonly<Record<string, unknown>>): string {
  const field = parent === '' ? key : `${parent}.${key}`;
  if (field === conditionValues || field === actionConfig) return fieldOfType(field, owner['type']);
  if (field === 'exceptions.rule') return owner['rule_type'] === 'pack' ? 'rulesets' : 'rules';
  return field === 'disabled' ? 'rules' : field;
}

function fieldOfType(field: string, type: unknown): string {
  return `${field} of ${JSON.stringify(type)}`;
}
