import { type ExtraFields, noExtraFields } from '../domain/extra-fields.ts';
import { isObject } from '../domain/json.ts';
import type { Pointer, Problem } from '../domain/problem.ts';
import { isConfig, isDetectionFile, isPolicyEntry, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import type {
  Config,
  DetectionFile,
  ExceptionEntry,
  PolicyEntry,
  PolicyFile,
  PolicyListFile,
} from '../generated/types.ts';
import { classify, type FileShape, type ShapeName, withoutExtras } from './shape/field.ts';
import {
  declare,
  type Declared,
  type DeclaredDetection,
  type DeclaredPolicy,
  type FileContent,
  type Placed,
  placed,
  productInName,
} from './shape/declare.ts';
import { findDoubts, pointerOf, shapeProblems, valueAt } from './shape/problems.ts';
import { type Parsed } from './yaml/parse-any.ts';
import { problemLimit } from './yaml/scalars.ts';

/** What came of a file; null when nothing in it is of use. */
export type Checked<T> = { readonly content: T | null; readonly problems: readonly Problem[] };

/** Tells what a policy file is and whether it has the shape of that, beside the extra fields; every mistake is a problem. */
export function checkFile(file: string, parsed: Parsed, extra: ExtraFields = noExtraFields): Checked<Declared> {
  const { value } = parsed;
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const keys = Object.keys(value).slice(0, keysAsked);
  const shape = classify(keys);
  if (shape === null) {
    return { content: null, problems: [{ severity: 'error', at: { file, pointer: [] }, code: 'unknown-file', keys }] };
  }
  const plain = withoutExtras(shape, value, extra);
  const content = contentOf(shape, plain, value);
  if (content === null) {
    const errors = errorsOf(guards[shape]);
    return { content: salvage(file, shape, plain, errors), problems: problemsOf(file, parsed, shape, errors, extra) };
  }
  const declared = declare(file, content);
  // Of an extra field nothing but its text tells whether readers agree on it.
  const isFine = declared !== null && !isSuspect(parsed) && extra === noExtraFields;
  return { content: declared, problems: isFine ? [] : problemsOf(file, parsed, shape, [], extra) };
}

/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
export function checkConfig(file: string, parsed: Parsed): Checked<Config> {
  const { value } = parsed;
  if (value === null) return { content: {}, problems: [] };
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const content = isConfig(value) ? value : null;
  const errors = content === null ? errorsOf(isConfig) : [];
  const problems = content === null || isSuspect(parsed) ? problemsOf(file, parsed, 'config', errors) : [];
  return { content: problems.length === 0 ? content : null, problems };
}

/** Whether a document of the right shape may still not say what was meant. */
const isSuspect = ({ doubtful, joined }: Parsed): boolean => doubtful || joined.length > 0;

/** A file whose first keys do not tell what it is gets no second look. */
const keysAsked = 100;

function notAMapping(file: string, value: unknown): Problem {
  const common = { severity: 'error', at: { file, pointer: [] } } as const;
  if (value === null) return { ...common, code: 'empty-file' };
  const found = Array.isArray(value) ? 'array' : typeof value;
  return { ...common, code: 'wrong-type', expected: 'object', found, text: null };
}

const guards: Readonly<Record<FileShape, Guard<unknown>>> = {
  policies: isPolicyListFile,
  policy: isPolicyFile,
  detection: isDetectionFile,
};

/** Why a guard has just refused a value; the first `problemLimit` errors. */
const errorsOf = ({ errors }: Guard<unknown>): readonly ErrorObject[] => (errors ?? []).slice(0, problemLimit);

/** `value` as what `plain`, which is without its extra fields, has the shape of. */
function contentOf(shape: FileShape, plain: object, value: object): FileContent | null {
  if (shape === 'policies') return isPolicyListFile(plain) ? { shape, value: value as PolicyListFile } : null;
  if (shape === 'policy') return isPolicyFile(plain) ? { shape, value: value as PolicyFile } : null;
  return isDetectionFile(plain) ? { shape, value: value as DetectionFile } : null;
}

function problemsOf(
  file: string,
  parsed: Parsed,
  shape: ShapeName,
  errors: readonly ErrorObject[],
  extra = noExtraFields,
): Problem[] {
  const { value, joined } = parsed;
  return shapeProblems({ file, shape, value, joined, doubts: findDoubts(shape, parsed.doubts(), extra), errors });
}

/**
 * What a broken file still declares, so that mistakes elsewhere in it, and in other files, are found in the same run. Null when it
 * does not even say what it is, or to whom it belongs. Nothing of it is ever sent.
 */
function salvage(file: string, shape: FileShape, broken: object, errors: readonly ErrorObject[]): Declared | null {
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
