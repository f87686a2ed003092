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
