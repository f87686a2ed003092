import type { DetectionKind } from '../domain/bundle.ts';
import { type ExtraFields, extrasOf, noExtraFields } from '../domain/extra-fields.ts';
import { isObject, type RuleList } from '../domain/json.ts';
import { fileError, type Place, type Problem } from '../domain/problem.ts';
import { isConfig, isDetectionFile, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { Config, ExceptionEntry, PolicyEntry, Product } from '../generated/types.ts';
import { nearest } from './nearest.ts';
import { type Mistake, mistakesIn, shapeProblems } from './shape-problems.ts';
import type { Parsed } from './yaml/parse.ts';

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

/** A checked file; the content is null if nothing is usable. */
export type Checked<T> = { readonly content: T | null; readonly problems: readonly Problem[] };

/**
 * Tells what a policy file is and whether it has the shape of that, beside the extra fields; every mistake is a problem. A broken file still
 * declares what can be read of it, so that its other mistakes, and those of other files, are found in the same run; nothing of it is ever sent.
 */
export function checkFile(file: string, parsed: Parsed, extra: ExtraFields = noExtraFields): Checked<Declared> {
  const { value } = parsed;
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const keys = Object.keys(value).slice(0, keysAsked);
  const shape = shapeOf(keys);
  if (shape === null) return { content: null, problems: [fileError(file, { code: 'unknown-file', keys })] };
  const mistakes = mistakesIn(shape.guard, value, shape.name, extra);
  const content = declare({ file, value, mistakes }, shape.name);
  // Only the texts show whether other readers read the same values.
  if (mistakes.length === 0 && content !== null && parsed.plain) return { content, problems: [] };
  const productInName = productOf(file);
  return { content, problems: shapeProblems({ file, shape: shape.name, parsed, mistakes, extra, productInName }) };
}

/** The same for the config; an empty one is valid. With any mistake there is no content. */
export function checkConfig(file: string, parsed: Parsed): Checked<Config> {
  const { value } = parsed;
  if (value === null) return { content: {}, problems: [] };
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const mistakes = mistakesIn(isConfig, value, 'config', noExtraFields);
  if (mistakes.length === 0 && parsed.plain) return { content: value, problems: [] };
  const common = { shape: 'config', extra: noExtraFields, productInName: null } as const;
  const problems = shapeProblems({ ...common, file, parsed, mistakes });
  return { content: problems.length === 0 ? value : null, problems };
}

/** The first keys decide what a file is. */
const keysAsked = 100;

function notAMapping(file: string, value: unknown): Problem {
  if (value === null) return fileError(file, { code: 'empty-file' });
  const found = Array.isArray(value) ? 'array' : typeof value;
  return fileError(file, { code: 'wrong-type', expected: 'object', found, text: null });
}

type Shape = {
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

/** The kind of a file, by its keys; by mistyped ones if none is right; null if unknown. */
function shapeOf(keys: readonly string[]): Shape | null {
  const exact = shapes.find((one) => one.keys.some((key) => keys.includes(key)));
  return exact ?? shapes.find((one) => keys.some((key) => nearest(key, one.keys) !== null)) ?? null;
}

/** The product in a file's name: `detection-code.yaml`, or `code.yaml` in a folder `detection`; null for none. */
function productOf(file: string): Product | null {
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
function declare(looked: Looked, shape: Shape['name']): Declared | null {
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
function placed<T>({ file, value }: Looked, name: string): Placed<T>[] | null {
  const list = value[name];
  if (list === undefined) return null;
  return itemsOf(list).map((item, index) => ({ value: item as T, at: { file, pointer: [name, index] } }));
}

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
