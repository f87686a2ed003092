import { getSystemErrorMessage } from 'node:util';

/** An unchecked JSON object: not null, not a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const atOnce = 8;

/** Maps items concurrently, a few at a time, keeping their order. After a failure no further item is started. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** A generator, unlike an array's iterator, ends for all readers when one of them stops. */
function* each<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}

/** Starts a request before its answer is needed; an error is thrown where the answer is awaited. */
export function begun<T>(asking: Promise<T>): Promise<T> {
  asking.catch(() => {});
  return asking;
}

/** Quotes a word for a POSIX shell if needed. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** The lists of a detection bundle, one object in a diff. */
export const ruleLists = ['rulesets', 'rules', 'disabled'] as const;

export type RuleList = (typeof ruleLists)[number];

/** The system's reason for refusing a file, as a clause. `missing`: the text for a missing file. */
export function systemWords(cause: unknown, missing = 'there is no such file'): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, errno, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return missing;
  return errno === undefined ? message : getSystemErrorMessage(errno);
}

/** The hint of an error that has one: what to do. */
export const hintOf = (error: Error): string | null =>
  'hint' in error && typeof error.hint === 'string' ? error.hint : null;

/** The message of an error, with its hint. */
export const withHint = ({ message, hint }: { readonly message: string; readonly hint: string | null }): string =>
  `${message} ${hint ?? ''}`.trim();

/** The command line, environment or config asks for something impossible; exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file changed between reading and writing; nothing was written. */
export class ChangedMeanwhile extends UsageError {}

/** The result depends on other files that have errors; exit code 3. */
export class OthersInvalid extends UsageError {}

/** Name of the config at the root of a repository. */
export const configName = 'ifmatch.yaml';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable with the token of a deployment: its own if set, else the common one. */
export function tokenVariable(slug: string | null, env: Environment): string {
  if (slug === null) return common;
  const own = ownTokenVariable(slug);
  return (env[own] ?? '').trim() === '' ? common : own;
}

/** The variable for one deployment's own token. */
export const ownTokenVariable = (slug: string): string =>
  `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;

const common = 'IFMATCH_API_TOKEN';
