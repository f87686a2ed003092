import { isDetectionFile, isPolicyEntry } from '../../generated/guards/files.js';
import type { Pointer } from '../../domain/position.ts';
import type { ErrorObject } from '../../generated/guards/guard.ts';
import type { ExceptionEntry, PolicyEntry } from '../../generated/types.ts';
import { isObject } from '../../domain/json.ts';
import type { FileShape } from './classify.ts';
import {
  type Declared,
  type DeclaredDetection,
  type DeclaredPolicy,
  type Placed,
  placed,
  productInName,
} from './declare.ts';
import { pointerOf, valueAt } from './pointer.ts';

/**
 * What a broken file still declares, so that mistakes elsewhere in it, and in other files, are found in the same run. Null when it
 * does not even say what it is, or to whom it belongs. Nothing of it is ever sent.
 */
export function salvage(
  file: string,
  shape: FileShape,
  broken: object,
  errors: readonly ErrorObject[],
): Declared | null {
  const value = withoutMistakes(broken, errors);
  const deployment = deploymentIn(value);
  if (deployment === null && 'deployment_slug' in broken) return null;
  if (shape === 'detection') {
    const detection = salvageDetection(file, value, broken);
    return detection && { file, deployment, ...detection };
  }
  delete value['deployment_slug'];
  const at = { file, pointer: [] };
  const entries = shape === 'policy' ? [{ value, at }] : placed(file, ['policies'], listIn(value, 'policies'));
  const policies = entries.flatMap((entry) => salvagePolicy(entry, broken));
  return { file, deployment, kind: 'remediation', policies };
}

type Loose = Record<string, unknown>;

/** Takes fields away that are unknown or hold a bad value; items of lists stay, for what follows them must keep its place. */
function withoutMistakes(broken: object, errors: readonly ErrorObject[]): Loose {
  const copies = new Set<unknown>();
  const value = copyInto(copies, broken) as Loose;
  for (const { keyword, instancePath, params } of errors) {
    if (keyword === 'required') continue;
    const pointer = pointerOf(instancePath, broken);
    const wrong = keyword === 'additionalProperties' ? [...pointer, String(params['additionalProperty'])] : pointer;
    const parent = copiedAt(copies, value, wrong.slice(0, -1));
    const field = wrong.at(-1);
    if (typeof field === 'string' && parent !== null) Reflect.deleteProperty(parent, field);
  }
  return value;
}

/** What stands at a pointer, with itself and all on the way to it copied; null when that is no collection. */
function copiedAt(copies: Set<unknown>, value: Loose, pointer: Pointer): object | null {
  let parent = value;
  for (const step of pointer) {
    const inner = parent[step];
    if (typeof inner !== 'object' || inner === null) return null;
    parent = (copies.has(inner) ? inner : (parent[step] = copyInto(copies, inner))) as Loose;
  }
  return parent;
}

function copyInto(copies: Set<unknown>, original: object): object {
  const copy = Array.isArray(original) ? [...(original as unknown[])] : { ...original };
  copies.add(copy);
  return copy;
}

function salvagePolicy({ value, at }: Placed<unknown>, broken: object): DeclaredPolicy[] {
  if (typeof value !== 'object' || value === null) return [];
  const hasSlug = valueAt(broken, [...at.pointer, 'slug']) !== undefined;
  if (isPolicyEntry(value)) return [{ value, at, isWhole: true, hasSlug }];
  return [{ value: readable(value as Loose), at, isWhole: false, hasSlug }];
}

/** A broken policy with an empty text for each type and value that cannot be read, so that all else keeps its place. */
function readable(value: Loose): PolicyEntry {
  const { slug, filters } = value;
  const own = typeof slug === 'string' ? { slug } : null;
  const notes = Object.entries(value).filter(([key, note]) => key.startsWith('x-') && typeof note === 'string');
  const conditions = isObject(filters) ? objectsIn(filters, 'conditions') : [];
  return {
    ...Object.fromEntries(notes),
    name: textOf(value['name']) || textOf(slug),
    ...own,
    filters: {
      mode: 'all',
      conditions: conditions.map((one) => ({
        type: textOf(one['type']),
        values: listIn(one, 'values').map(textOf),
      })),
    },
    actions: objectsIn(value, 'actions').map((one) => ({ type: textOf(one['type']) })),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const objectsIn = (value: Loose, name: string): Loose[] =>
  listIn(value, name).map((item) => (isObject(item) ? { ...item } : {}));

const deploymentIn = ({ deployment_slug: slug }: Loose): string | null => (typeof slug === 'string' ? slug : null);

function salvageDetection(file: string, value: Loose, broken: object): DeclaredDetection | null {
  const named = productInName(file);
  const product = value['product'] ?? named;
  if ((product !== 'code' && product !== 'secrets') || (named !== null && product !== named)) return null;
  const given = <T>(name: string, keep: (item: unknown) => item is T) =>
    Object.hasOwn(value, name)
      ? placed(file, [name], listIn(value, name)).filter((item): item is Placed<T> => keep(item.value))
      : null;
  const texts = (name: string) => given(name, (item) => typeof item === 'string');
  return {
    kind: `detection/${product}`,
    lists: { rulesets: texts('rulesets'), rules: texts('rules'), disabled: texts('disabled') },
    exceptions:
      given('exceptions', isException)?.filter(({ value: entry, at }) =>
        keepsScope(entry, valueAt(broken, at.pointer)),
      ) ?? null,
  };
}

const isException = (value: unknown): value is ExceptionEntry =>
  isDetectionFile({ product: 'code', exceptions: [value] });

/** An exception whose bad scope was taken away would be reported for having none. */
const keepsScope = (entry: ExceptionEntry, whole: unknown): boolean =>
  (['project', 'project_tag_name'] as const).every((name) => name in entry || valueAt(whole, [name]) === undefined);

function listIn(value: Loose, name: string): readonly unknown[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}
