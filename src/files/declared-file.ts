import type { DetectionKind, RuleList } from '../domain/bundle.ts';
import { type ExtraFields, unknownFieldsIn } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';
import type { Place, Pointer } from '../domain/problem.ts';
import { isDetectionFile, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { DeploymentSlugs, ExceptionEntry, PolicyEntry, Product } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { schemaErrorsIn } from './schema-errors.ts';

/** A part of a file, and its place in it. */
export type Placed<T> = { readonly value: T; readonly at: Place };

/** What a policy file declares. `path`: of the file. */
export type DeclaredFile = {
  readonly path: string;
  /** The deployments that the file names; empty if none. */
  readonly deployments: readonly string[];
} & (DeclaredPolicies | DeclaredDetection);

export type DeclaredPolicies = { readonly kind: 'remediation'; readonly policies: readonly Placed<PolicyEntry>[] };

export type DeclaredDetection = {
  readonly kind: DetectionKind;
  /** The items of each list; null if the file omits the list. */
  readonly lists: Readonly<Record<RuleList, readonly Placed<string>[] | null>>;
  readonly exceptions: readonly Placed<ExceptionEntry>[] | null;
  /** Fields of the detection policy that this version does not know. */
  readonly extras: Readonly<Record<string, unknown>>;
};

/**
 * Returns what a file declares, or null if it is no policy file, or has an error. `value`: the value of a file that `readPlain` could read, so that no
 * scalar is ambiguous. Other files also need the checks of `diagnose.ts`.
 */
export function readDeclaredFile(path: string, value: unknown, extra: ExtraFields): DeclaredFile | null {
  const shape = isObject(value) ? fileShapeOf(Object.keys(value)) : null;
  if (shape === null || !isObject(value)) return null;
  const errors = schemaErrorsIn(shape.guard, value, shape.kind, extra);
  return errors.length > 0 ? null : toDeclaredFile(path, value, shape.kind);
}

export type FileShape = {
  readonly kind: 'policies' | 'policy' | 'detection';
  readonly guard: Guard<unknown>;
  /** The keys that identify the kind. */
  readonly keys: readonly string[];
};

const fileShapes: readonly FileShape[] = [
  { kind: 'policies', guard: isPolicyListFile, keys: ['policies'] },
  { kind: 'detection', guard: isDetectionFile, keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { kind: 'policy', guard: isPolicyFile, keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** The number of keys that are compared to find the kind of a file. */
export const maxKeys = 100;

/** Finds the shape of a file by its keys, even if all of them are misspelled. Returns null if no shape fits. */
export function fileShapeOf(allKeys: readonly string[]): FileShape | null {
  const keys = allKeys.slice(0, maxKeys);
  const exact = fileShapes.find((shape) => shape.keys.some((key) => keys.includes(key)));
  return exact ?? fileShapes.find((shape) => keys.some((key) => nearest(key, shape.keys) !== null)) ?? null;
}

/** The product that a file name contains: `detection-code.yaml`, or `code.yaml` in a folder `detection`. Returns null if there is none. */
export function productInFileName(file: string): Product | null {
  const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
  return product === undefined ? null : (product.toLowerCase() as Product);
}

/**
 * Returns what a file declares, without list items that have errors. Returns null if anything else has an error, if the file name contradicts the
 * product, or if neither names a product. `errors`: the pointers of the errors.
 */
export function toDeclaredFile(
  path: string,
  value: Readonly<Record<string, unknown>>,
  kind: FileShape['kind'],
  errors: readonly Pointer[] = [],
): DeclaredFile | null {
  if (errors.some(([, index]) => kind === 'policy' || typeof index !== 'number')) return null;
  const itemsWithErrors = new Set(errors.map(([name, index]) => `${String(name)}/${String(index)}`));
  const { deployment_slug: slugs = [] } = value as { readonly deployment_slug?: DeploymentSlugs };
  const deployments = [slugs].flat();
  const placedItems = <T>(listName: string): Placed<T>[] | null => {
    const items = value[listName] as T[] | undefined;
    if (items === undefined) return null;
    const placed = items.map((item, index) => ({ value: item, at: { file: path, pointer: [listName, index] } }));
    if (itemsWithErrors.size === 0) return placed;
    return placed.filter(({ at }) => !itemsWithErrors.has(at.pointer.join('/')));
  };
  if (kind === 'policy') {
    const policy = { value: value as PolicyEntry, at: { file: path, pointer: [] } };
    return { path, deployments, kind: 'remediation', policies: [policy] };
  }
  if (kind === 'policies') return { path, deployments, kind: 'remediation', policies: placedItems('policies') ?? [] };
  const productInName = productInFileName(path);
  const product = (value['product'] as Product | undefined) ?? productInName;
  if (product === null || (productInName !== null && product !== productInName)) return null;
  return {
    path,
    deployments,
    kind: `detection/${product}`,
    lists: { rulesets: placedItems('rulesets'), rules: placedItems('rules'), disabled: placedItems('disabled') },
    exceptions: placedItems('exceptions'),
    extras: unknownFieldsIn('detection', value),
  };
}
