/** An object of JSON that no one has checked: neither null nor a list. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const atOnce = 8;

/** Does the same for every item, a few at a time, and answers in their order. Once one fails, no other is begun. */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = each(items);
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** Unlike an array's own iterator, a generator ends for all of its readers when the loop of one is left. */
function* each<T>(items: readonly T[]): Generator<[number, T]> {
  yield* items.entries();
}

/** A question that is asked before its answer is needed: whoever needs that is told what went wrong. */
export function begun<T>(asking: Promise<T>): Promise<T> {
  asking.catch(() => {});
  return asking;
}

/** A word as a POSIX shell takes it; quoted only where it must be. */
export const shellWord = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** The lists of a detection bundle, which a diff holds as one object. */
export const ruleLists = ['rulesets', 'rules', 'disabled'] as const;

export type RuleList = (typeof ruleLists)[number];

/** Why the system refuses a file or a folder, in a clause; `missing`: the words for what is not there. */
export function systemWords(cause: unknown, missing = 'there is no such file'): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === undefined) return message;
  return code === 'ENOENT' || code === 'ENOTDIR' ? missing : (words.get(code) ?? code);
}

/** By the code of the system. */
const words: ReadonlyMap<string, string> = new Map([
  ['EISDIR', 'it is a folder'],
  ['EACCES', 'you have no permission'],
  ['EPERM', 'the system does not permit it'],
  ['EROFS', 'the disk is read-only'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'your share of the disk is full'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['ELOOP', 'its links lead in a circle'],
]);

/** What an error of the platform or of GitHub says, and what to do about it where it tells. */
export const withHint = ({ message, hint }: { readonly message: string; readonly hint: string | null }): string =>
  `${message} ${hint ?? ''}`.trim();

/** The command line, the environment or the config asks for something that cannot be done; exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A file was changed between the moment in which it was read and that in which it would have been written; nothing was. */
export class ChangedMeanwhile extends UsageError {}

/** What was asked cannot be judged, because files that it is not about have errors; exit code 3. */
export class OthersInvalid extends UsageError {}

/** What the config of a repository is called, at its root. */
export const configName = 'ifmatch.yaml';

/** The variables of a process, by their names. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The variable that the token of a deployment comes from: its own where that is set, else the common one. */
export function tokenVariable(slug: string | null, env: Environment): string {
  if (slug === null) return common;
  const own = ownTokenVariable(slug);
  return (env[own] ?? '').trim() === '' ? common : own;
}

/** The variable for the token of one deployment alone. */
export const ownTokenVariable = (slug: string): string =>
  `${common}_${slug.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}`;

/** The variables that are set for the tokens of single deployments, in the order of their names. */
export const ownTokenVariables = (env: Environment): string[] =>
  Object.keys(env)
    .filter((name) => name.startsWith(`${common}_`) && (env[name] ?? '').trim() !== '')
    .toSorted();

const common = 'IFMATCH_API_TOKEN';
