import { type ExtraFields, noExtraFields } from '../domain/extra-fields.ts';
import { isObject } from '../domain/json.ts';
import { fileError, type Problem } from '../domain/problem.ts';
import { isConfig, isDetectionFile, isPolicyEntry, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { Guard } from '../generated/guards/guard.ts';
import type { Config, ExceptionEntry, PolicyEntry } from '../generated/types.ts';
import {
  declare,
  type Declared,
  type DeclaredDetection,
  type FileContent,
  type Placed,
  placed,
  productInName,
} from './shape/declare.ts';
import { classify, errorsOf, type FileShape, shapeProblems } from './shape/problems.ts';
import { type Parsed } from './yaml/parse.ts';

/** What came of a file; null when nothing in it is of use. */
export type Checked<T> = { readonly content: T | null; readonly problems: readonly Problem[] };

/** Tells what a policy file is and whether it has the shape of that, beside the extra fields; every mistake is a problem. */
export function checkFile(file: string, parsed: Parsed, extra: ExtraFields = noExtraFields): Checked<Declared> {
  const { value } = parsed;
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const keys = Object.keys(value).slice(0, keysAsked);
  const shape = classify(keys);
  if (shape === null) return { content: null, problems: [fileError(file, { code: 'unknown-file', keys })] };
  const errors = errorsOf(guards[shape], value, shape, extra);
  const content =
    errors.length === 0 ? declare(file, { shape, value } as FileContent) : readablePart(file, shape, value);
  // Whether other readers see the same values, only their texts tell; of an extra field also in plain YAML.
  const isFine = errors.length === 0 && content !== null && parsed.plain && extra === noExtraFields;
  return { content, problems: isFine ? [] : shapeProblems({ file, shape, parsed, errors, extra }) };
}

/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
export function checkConfig(file: string, parsed: Parsed): Checked<Config> {
  const { value } = parsed;
  if (value === null) return { content: {}, problems: [] };
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const errors = errorsOf(isConfig, value, 'config', noExtraFields);
  if (errors.length === 0 && parsed.plain) return { content: value, problems: [] };
  const problems = shapeProblems({ file, shape: 'config', parsed, errors, extra: noExtraFields });
  return { content: problems.length === 0 ? value : null, problems };
}

/** A file whose first keys do not tell what it is gets no second look. */
const keysAsked = 100;

function notAMapping(file: string, value: unknown): Problem {
  if (value === null) return fileError(file, { code: 'empty-file' });
  const found = Array.isArray(value) ? 'array' : typeof value;
  return fileError(file, { code: 'wrong-type', expected: 'object', found, text: null });
}

const guards: Readonly<Record<FileShape, Guard<unknown>>> = {
  policies: isPolicyListFile,
  policy: isPolicyFile,
  detection: isDetectionFile,
};

/**
 * What a broken file still declares, so that its other mistakes, and those of other files, are found in the same run. Null when its deployment
 * or product cannot be read. Nothing of it is ever sent.
 */
function readablePart(file: string, shape: FileShape, value: Fields): Declared | null {
  const { deployment_slug: deployment = null } = value;
  if (deployment !== null && typeof deployment !== 'string') return null;
  if (shape === 'detection') {
    const detection = readableDetection(file, value);
    return detection && { file, deployment, ...detection };
  }
  const list = placed(file, ['policies'], listIn(value, 'policies'));
  const entries = shape === 'policy' ? [{ value, at: { file, pointer: [] } }] : list;
  const policies = entries.flatMap((entry) => {
    const policy = readablePolicy(entry.value);
    return policy === null ? [] : [{ value: policy, at: entry.at }];
  });
  return { file, deployment, kind: 'remediation', policies };
}

type Fields = Readonly<Record<string, unknown>>;

/** A policy with an empty text for each type and value that cannot be read, so that all else keeps its place; null without a name. */
function readablePolicy(value: unknown): PolicyEntry | null {
  if (isPolicyEntry(value)) return value;
  if (!isObject(value)) return null;
  const { name, slug, filters } = value;
  if (typeof name !== 'string' || name === '' || (slug !== undefined && typeof slug !== 'string')) return null;
  const notes = Object.entries(value).filter(([key, note]) => key.startsWith('x-') && isNote(key, note));
  const conditions = (isObject(filters) ? objectsIn(filters, 'conditions') : []).map((one) => {
    return { type: textOf(one['type']), values: listIn(one, 'values').map(textOf) };
  });
  return {
    ...Object.fromEntries(notes),
    name,
    ...(slug === undefined ? null : { slug }),
    filters: { mode: 'all', conditions },
    actions: objectsIn(value, 'actions').map((one) => ({ type: textOf(one['type']) })),
  };
}

const isNote = (key: string, note: unknown): boolean =>
  typeof note === 'string' && (key !== 'x-expires' || /^\d{4}-\d\d-\d\d$/.test(note));

function readableDetection(file: string, value: Fields): DeclaredDetection | null {
  const named = productInName(file);
  const product = value['product'] ?? named;
  if ((product !== 'code' && product !== 'secrets') || (named !== null && product !== named)) return null;
  const given = <T>(name: string, keeps: (item: unknown) => item is T): Placed<T>[] | null =>
    value[name] === undefined
      ? null
      : placed(file, [name], listIn(value, name)).filter((one): one is Placed<T> => keeps(one.value));
  const texts = (name: string) => given(name, (item) => typeof item === 'string');
  return {
    kind: `detection/${product}`,
    lists: { rulesets: texts('rulesets'), rules: texts('rules'), disabled: texts('disabled') },
    exceptions: given('exceptions', isException),
  };
}

const isException = (value: unknown): value is ExceptionEntry =>
  isDetectionFile({ product: 'code', exceptions: [value] });

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function listIn(value: Fields, name: string): readonly unknown[] {
  const list = value[name];
  return Array.isArray(list) ? list : [];
}

const objectsIn = (value: Fields, name: string): Fields[] =>
  listIn(value, name).map((item) => (isObject(item) ? item : {}));
