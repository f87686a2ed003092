import { type ExtraFields, noExtraFields } from '../domain/extra-fields.ts';
import { isObject } from '../domain/json.ts';
import { fileError, type Problem } from '../domain/problem.ts';
import { isConfig, isDetectionFile, isPolicyEntry, isPolicyFile, isPolicyListFile } from '../generated/guards/files.js';
import type { ErrorObject, Guard } from '../generated/guards/guard.ts';
import type { Config } from '../generated/types.ts';
import { declare, type Declared, type FileContent, placed } from './shape/declare.ts';
import { classify, type FileShape } from './shape/field.ts';
import { errorsOf, shapeProblems } from './shape/problems.ts';
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
  const content = errors.length === 0 ? declare(file, { shape, value } as FileContent) : soundPart(file, value, errors);
  // Of an extra field nothing but its text tells whether readers agree on it.
  const isFine = errors.length === 0 && content !== null && !isSuspect(parsed) && extra === noExtraFields;
  return { content, problems: isFine ? [] : shapeProblems({ file, shape, parsed, errors, extra }) };
}

/** The same for the config; an empty one says nothing, which is right. With any mistake there is no content. */
export function checkConfig(file: string, parsed: Parsed): Checked<Config> {
  const { value } = parsed;
  if (value === null) return { content: {}, problems: [] };
  if (!isObject(value)) return { content: null, problems: [notAMapping(file, value)] };
  const errors = errorsOf(isConfig, value, 'config', noExtraFields);
  if (errors.length === 0 && !isSuspect(parsed)) return { content: value, problems: [] };
  const problems = shapeProblems({ file, shape: 'config', parsed, errors, extra: noExtraFields });
  return { content: problems.length === 0 ? value : null, problems };
}

/** Whether a document of the right shape may still not say what was meant. */
const isSuspect = ({ doubtful, joined }: Parsed): boolean => doubtful || joined.length > 0;

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
 * What a broken file declares beyond doubt: whose it is, and the policies of a list that have no mistake, so that what is wrong with them is
 * found in the same run. Null when its deployment cannot be read. Nothing of it is ever sent.
 */
function soundPart(
  file: string,
  { deployment_slug: deployment = null, policies }: Readonly<Record<string, unknown>>,
  errors: readonly ErrorObject[],
): Declared | null {
  const isOwned = deployment === null || typeof deployment === 'string';
  if (!isOwned || errors.some(({ instancePath }) => instancePath === '/deployment_slug')) return null;
  const entries = placed(file, ['policies'], Array.isArray(policies) ? (policies as unknown[]) : []);
  const sound = entries.flatMap(({ value, at }) => (isPolicyEntry(value) ? [{ value, at }] : []));
  return { file, deployment, kind: 'remediation', policies: sound };
}
