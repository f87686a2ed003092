import type { DetectionKind, RuleList } from '../domain/bundle.ts';
import { type ExtraFields, unknownFieldsIn } from '../domain/extra-fields.ts';
import { isObject } from '../util/json.ts';
import type { Place, Pointer } from '../domain/problem.ts';
import { isDetectionFile, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { DeploymentSlugs, ExceptionEntry, PolicyEntry, Product } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { schemaErrorsIn } from './schema-errors.ts';

/** A part of a file, and its place. */
export type Placed<T> = { readonly value: T; readonly at: Place };

/** What a policy file declares, in parts. */
export type DeclaredFile = {
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
 * What a value declares if it is a policy file without any error; null for any other. This is about the value of a file in plain YAML, in which no
 * scalar is ambiguous; other files also need the checks of diagnose.ts.
 */
export function readDeclaredFile(file: string, value: unknown, extra: ExtraFields): DeclaredFile | null {
  const shape = isObject(value) ? fileShapeOf(Object.keys(value)) : null;
  if (shape === null || !isObject(value)) return null;
  const errors = schemaErrorsIn(shape.guard, value, shape.kind, extra);
  return errors.length > 0 ? null : toDeclaredFile(file, value, shape.kind);
}

export type FileShape = {
  readonly kind: 'policies' | 'policy' | 'detection';
  readonly guard: Guard<unknown>;
  /** Keys that identify the kind. */
  readonly keys: readonly string[];
};

const fileShapes: readonly FileShape[] = [
  { kind: 'policies', guard: isPolicyListFile, keys: ['policies'] },
  { kind: 'detection', guard: isDetectionFile, keys: ['product', 'rulesets', 'rules', 'disabled', 'exceptions'] },
  { kind: 'policy', guard: isPolicyFile, keys: ['name', 'filters', 'actions', 'slug', 'active', 'description'] },
];

/** Only so many keys of a file are looked at to find its kind. */
export const maxKeys = 100;

/** The shape of a file by its keys, even if all are mistyped; null if it has none of these shapes. */
export function fileShapeOf(allKeys: readonly string[]): FileShape | null {
  const keys = allKeys.slice(0, maxKeys);
  const exact = fileShapes.find((shape) => shape.keys.some((key) => keys.includes(key)));
  return exact ?? fileShapes.find((shape) => keys.some((key) => nearest(key, shape.keys) !== null)) ?? null;
}

/** The product in a file's name: `detection-code.yaml`, or `code.yaml` in a folder `detection`; null for none. */
export function productInFileName(file: string): Product | null {
  const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
  return product === undefined ? null : (product.toLowerCase() as Product);
}

/**
 * What a file declares, without the items of lists that have errors. Null if anything else has an error, if the file's name contradicts its product,
 * or if neither of them names a product.
 */
export function toDeclaredFile(
  file: string,
  value: Readonly<Record<string, unknown>>,
  kind: FileShape['kind'],
  errors: readonly Pointer[] = [],
): DeclaredFile | null {
  if (errors.some(([, index]) => kind === 'policy' || typeof index !== 'number')) return null;
  const itemsWithErrors = new Set(errors.map(([name, index]) => `${String(name)}/${String(index)}`));
  const { deployment_slug: named = [] } = value as { readonly deployment_slug?: DeploymentSlugs };
  const deployments = [named].flat();
  const placedEntries = <T>(name: string): Placed<T>[] | null =>
    (value[name] as T[] | undefined)
      ?.map((item, index) => ({ value: item, at: { file, pointer: [name, index] } }))
      .filter(({ at }) => itemsWithErrors.size === 0 || !itemsWithErrors.has(at.pointer.join('/'))) ?? null;
  if (kind === 'policy') {
    const policy = { value: value as PolicyEntry, at: { file, pointer: [] } };
    return { file, deployments, kind: 'remediation', policies: [policy] };
  }
  if (kind === 'policies') return { file, deployments, kind: 'remediation', policies: placedEntries('policies') ?? [] };
  const productInName = productInFileName(file);
  const product = (value['product'] as Product | undefined) ?? productInName;
  if (product === null || (productInName !== null && product !== productInName)) return null;
  return {
    file,
    deployments,
    kind: `detection/${product}`,
    lists: { rulesets: placedEntries('rulesets'), rules: placedEntries('rules'), disabled: placedEntries('disabled') },
    exceptions: placedEntries('exceptions'),
    extras: unknownFieldsIn('detection', value),
  };
}
