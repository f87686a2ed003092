import type { DetectionKind } from '../../domain/bundle.ts';
import { extrasOf } from '../../domain/extra-fields.ts';
import type { Place, Pointer } from '../../domain/problem.ts';
import type { RuleList } from '../../domain/json.ts';
import type {
  DetectionFile,
  ExceptionEntry,
  PolicyEntry,
  PolicyFile,
  PolicyListFile,
  Product,
} from '../../generated/types.ts';

/** A piece of a file and where it stands. */
export type Placed<T> = { readonly value: T; readonly at: Place };

/** What one policy file declares, piece by piece. */
export type Declared = {
  readonly file: string;
  /** As the file says it. */
  readonly deployment: string | null;
} & (DeclaredPolicies | DeclaredDetection);

export type DeclaredPolicies = { readonly kind: 'remediation'; readonly policies: readonly Placed<PolicyEntry>[] };

export type DeclaredDetection = {
  readonly kind: DetectionKind;
  /** Null where the file leaves the list out. */
  readonly lists: Readonly<Record<RuleList, readonly Placed<string>[] | null>>;
  readonly exceptions: readonly Placed<ExceptionEntry>[] | null;
  /** The fields of the detection policy that this version does not know. */
  readonly extras?: Readonly<Record<string, unknown>>;
};

/** What a file holds that has the right shape. */
export type FileContent =
  | { readonly shape: 'policies'; readonly value: PolicyListFile }
  | { readonly shape: 'policy'; readonly value: PolicyFile }
  | { readonly shape: 'detection'; readonly value: DetectionFile };

/** The product that the name of a file gives: `detection-code.yaml`, or `code.yaml` in a folder `detection`; null where it gives none. */
export function productInName(file: string): Product | null {
  const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
  return product === undefined ? null : (product.toLowerCase() as Product);
}

/** What a file of the right shape declares; null for a detection file of no product, or of two. */
export function declare(file: string, { shape, value }: FileContent): Declared | null {
  const common = { file, deployment: value.deployment_slug ?? null };
  if (shape === 'detection') {
    const named = productInName(file);
    const product = value.product ?? named;
    if (product === null || (named !== null && product !== named)) return null;
    return { ...common, ...declareDetection(file, product, value) };
  }
  const at = { file, pointer: [] };
  const policies = shape === 'policy' ? [{ value, at }] : placed(file, ['policies'], value.policies);
  return { ...common, kind: 'remediation', policies };
}

function declareDetection(file: string, product: Product, value: DetectionFile): DeclaredDetection {
  const listIn = <T>(name: string, items: readonly T[] | undefined) =>
    items === undefined ? null : placed(file, [name], items);
  return {
    kind: `detection/${product}`,
    lists: {
      rulesets: listIn('rulesets', value.rulesets),
      rules: listIn('rules', value.rules),
      disabled: listIn('disabled', value.disabled),
    },
    exceptions: listIn('exceptions', value.exceptions),
    extras: extrasOf('detection', value),
  };
}

/** The items of a list, each with its place. */
export const placed = <T>(file: string, pointer: Pointer, items: readonly T[]): Placed<T>[] =>
  items.map((value, index) => ({ value, at: { file, pointer: [...pointer, index] } }));
