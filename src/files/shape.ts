import type { DetectionKind } from '../domain/bundle.ts';
import { type ExtraFields, extrasOf } from '../domain/extra-fields.ts';
import { isObject, type RuleList } from '../domain/json.ts';
import type { Place } from '../domain/problem.ts';
import { isDetectionFile, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { ExceptionEntry, PolicyEntry, Product } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { type Mistake, mistakesIn } from './mistakes.ts';

/** A part of a file, and its place. */
export type Placed<T> = { readonly value: T; readonly at: Place };

/** The content of a policy file, in parts. */
export type Declared = {
  readonly file: string;
  /** As in the file. */
  readonly deployment: string | null;
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
export function soundFile(file: string, value: unknown, extra: ExtraFields): Declared | null {
  const shape = isObject(value) ? shapeOf(Object.keys(value)) : null;
  if (shape === null || !isObject(value)) return null;
  const mistakes = mistakesIn(shape.guard, value, shape.name, extra);
  return mistakes.length > 0 ? null : declare({ file, value, mistakes }, shape.name);
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
export const keysAsked = 100;

/** The kind of a file, by its keys; by mistyped ones if none is right; null if unknown. */
export function shapeOf(all: readonly string[]): Shape | null {
  const keys = all.slice(0, keysAsked);
  const exact = shapes.find((one) => one.keys.some((key) => keys.includes(key)));
  return exact ?? shapes.find((one) => keys.some((key) => nearest(key, one.keys) !== null)) ?? null;
}

/** The product in a file's name: `detection-code.yaml`, or `code.yaml` in a folder `detection`; null for none. */
export function productOf(file: string): Product | null {
  const [, product] = /(?:^|\/)detection[-/](code|secrets)\.ya?ml$/i.exec(file) ?? [];
  return product === undefined ? null : (product.toLowerCase() as Product);
}

/** A value that a guard has checked. */
type Looked = {
  readonly file: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly mistakes: readonly Mistake[];
};

/** The content of a file; null if its deployment or product is unreadable or contradictory. */
export function declare(looked: Looked, shape: Shape['name']): Declared | null {
  const { file, value, mistakes } = looked;
  const { deployment_slug: deployment = null } = value;
  if (deployment !== null && typeof deployment !== 'string') return null;
  if (shape !== 'detection') {
    const isBare = shape === 'policy';
    const given = isBare ? [{ value, at: { file, pointer: [] } }] : (placed<unknown>(looked, 'policies') ?? []);
    const broken = brokenItems(mistakes, 'policies');
    const policies = given.flatMap(({ value: entry, at }, index) => {
      const policy = (isBare ? mistakes.length > 0 : broken.has(index))
        ? readablePolicy(entry)
        : (entry as PolicyEntry);
      return policy === null ? [] : [{ value: policy, at }];
    });
    return { file, deployment, kind: 'remediation', policies };
  }
  const named = productOf(file);
  const product = value['product'] ?? named;
  if ((product !== 'code' && product !== 'secrets') || (named !== null && product !== named)) return null;
  return {
    file,
    deployment,
    kind: `detection/${product}`,
    lists: {
      rulesets: soundItems<string>(looked, 'rulesets'),
      rules: soundItems<string>(looked, 'rules'),
      disabled: soundItems<string>(looked, 'disabled'),
    },
    exceptions: soundItems<ExceptionEntry>(looked, 'exceptions'),
    extras: extrasOf('detection', value),
  };
}

/** The items of a list without mistakes; null if the file omits the list. */
function soundItems<T>(looked: Looked, name: string): Placed<T>[] | null {
  const broken = brokenItems(looked.mistakes, name);
  return placed<T>(looked, name)?.filter((_, index) => !broken.has(index)) ?? null;
}

const brokenItems = (mistakes: readonly Mistake[], name: string): ReadonlySet<unknown> =>
  new Set(mistakes.filter(({ pointer }) => pointer[0] === name).map(({ pointer }) => pointer[1]));

/** The items of a list, with their places. */
const placed = <T>({ file, value }: Looked, name: string): Placed<T>[] | null =>
  value[name] === undefined
    ? null
    : itemsOf(value[name]).map((item, index) => ({ value: item as T, at: { file, pointer: [name, index] } }));

const itemsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** A broken policy with empty texts for unreadable types and values, so that everything else keeps its place; null without a name. */
function readablePolicy(value: unknown): PolicyEntry | null {
  const { name, slug, filters, actions, 'x-expires': expires } = fieldsOf(value);
  if (typeof name !== 'string' || name === '' || (slug !== undefined && typeof slug !== 'string')) return null;
  const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
  return {
    name,
    ...(slug === undefined ? null : { slug }),
    ...(/^\d{4}-\d\d-\d\d$/.test(textOf(expires)) && { 'x-expires': textOf(expires) }),
    filters: {
      mode: 'all',
      conditions: itemsOf(fieldsOf(filters)['conditions']).map((condition) => {
        const { type, values } = fieldsOf(condition);
        return { type: textOf(type), values: itemsOf(values).map(textOf) };
      }),
    },
    actions: itemsOf(actions).map((action) => ({ type: textOf(fieldsOf(action)['type']) })),
  };
}
