import { type ExtraFields, noExtraFields } from '../../domain/extra-fields.ts';
import { isObject } from '../../domain/json.ts';
import type { Problem } from '../../domain/problem.ts';
import { isConfig, isDetectionFile, isPolicyFile, isPolicyListFile } from '../../generated/guards/files.js';
import type { ErrorObject, Guard } from '../../generated/guards/guard.ts';
import type { Config, DetectionFile, PolicyFile, PolicyListFile } from '../../generated/types.ts';
import { problemLimit } from '../yaml/limits.ts';
import type { Parsed } from '../yaml/parse.ts';
import { classify, type FileShape } from './classify.ts';
import { declare, type Declared, type FileContent } from './declare.ts';
import { findDoubts } from './doubts.ts';
import { withoutExtras } from './extras.ts';
import type { ShapeName } from './field.ts';
import { shapeProblems } from './problems.ts';
import { salvage } from './salvage.ts';

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
