import type { DetectionKind, RuleList } from '../domain/bundle.ts';
import { type ExtraFields, unknownFieldsIn } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';
import type { Place, Pointer } from '../domain/problem.ts';
import { isDetectionFile, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { DeploymentSlugs, ExceptionEntry, PolicyEntry, Product } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { mistakesIn } from './mistakes.ts';

/** A part of a file, and its place. */
export type Placed<T> = { readonly value: T; readonly at: Place };

/** The content of a policy file, in parts. */
export type Declared = {
  readonly file: string;
  /** The deployments that the file names; empty if none. */
  readonly deployments: readonly string[];
} & (DeclaredPolicies | DeclaredDetection);

export type DeclaredPolicies = { readonly kind: 'remediation'; readonly policies: readonly Placed<PolicyEntry>[] };

export type DeclaredDetection = {
  readonly kind: DetectionKind;
  /** Null if the file omits the list. */
  readonly lists: Readonly<Record<RuleList, readonly Placed<string>[] | null>>;
  readonly exceptions: readonly Placed<ExceptionEntry>[] | null;
  /** Fields of the detection policy that this version does not know. */
  readonly extras: Readonly<Record<string, unknown>>;
};

/**
 * What a value declares that has the shape of a policy file, beside the extra fields; null for any other. Only plain YAML leaves no doubt, so that
 * a value of any other text is examined too.
 */
export function declaredIn(file: string, value: unknown, extra: ExtraFields): Declared | null {
  const shape = isObject(value) ? shapeOf(Object.keys(value)) : null;
  if (shape === null || !isObject(value)) return null;
  return mistakesIn(shape.guard, value, shape.name, extra).length > 0 ? null : declare(file, value, shape.name);
}

export type Shape = {
  readonly name: 'policies' | 'policy' | 'detection';
  readonly guard: Guard<unknown>;
  /** Keys that identify the kind. */
  readonly keys: readonly string[];
};

const shapes: readonly Shape[] = [
  { name: 'policies', guard: isPolicyListFile, keys: ['policies'] },
  { name: 'detection', guard: isDetectionFile, keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { name: 'policy', guard: isPolicyFile, keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** The first keys decide what a file is. */
export const mostKeys = 100;

/** The kind of a file, by its keys; by mistyped ones if none is right; null if unknown. */
export function shapeOf(all: readonly string[]): Shape | null {
  const keys = all.slice(0, mostKeys);
  const exact = shapes.find((one) => one.keys.some((key) => keys.includes(key)));
  return exact ?? shapes.find((one) => keys.some((key) => nearest(key, one.keys) !== null)) ?? null;
}

/** The product in a file's name: `detection-code.yaml`, or `code.yaml` in a folder `detection`; null for none. */
export function productOf(file: string): Product | null {
  const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
  return product === undefined ? null : (product.toLowerCase() as Product);
}

/**
 * The content of a file, without the items of lists that have errors; null if anything else has one, if the file's name contradicts its product,
 * or if neither tells it.
 */
export function declare(
  file: string,
  value: Readonly<Record<string, unknown>>,
  shape: Shape['name'],
  errors: readonly Pointer[] = [],
): Declared | null {
  if (errors.some(([, index]) => shape === 'policy' || typeof index !== 'number')) return null;
  const broken = new Set(errors.map(([name, index]) => `${String(name)}/${String(index)}`));
  const { deployment_slug: named = [] } = value as { readonly deployment_slug?: DeploymentSlugs };
  const deployments = [named].flat();
  const placed = <T>(name: string): Placed<T>[] | null =>
    (value[name] as T[] | undefined)
      ?.map((item, index) => ({ value: item, at: { file, pointer: [name, index] } }))
      .filter(({ at }) => broken.size === 0 || !broken.has(at.pointer.join('/'))) ?? null;
  if (shape === 'policy') {
    const policy = { value: value as PolicyEntry, at: { file, pointer: [] } };
    return { file, deployments, kind: 'remediation', policies: [policy] };
  }
  if (shape === 'policies') return { file, deployments, kind: 'remediation', policies: placed('policies') ?? [] };
  const productInName = productOf(file);
  const product = (value['product'] as Product | undefined) ?? productInName;
  if (product === null || (productInName !== null && product !== productInName)) return null;
  return {
    file,
    deployments,
    kind: `detection/${product}`,
    lists: { rulesets: placed('rulesets'), rules: placed('rules'), disabled: placed('disabled') },
    exceptions: placed('exceptions'),
    extras: unknownFieldsIn('detection', value),
  };
}
