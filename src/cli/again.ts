import { shellWord } from '../domain/shell-word.ts';
import type { ConnectionFlags, ConsentFlags, FileFlags, GlobalFlags } from './options.ts';

type Flags = GlobalFlags & FileFlags & Partial<ConnectionFlags & ConsentFlags>;

/** What the next command must repeat to be about the same files, the same platform and the same consent, ready for a shell. */
export function againOf(paths: readonly string[], flags: Flags): string {
  const { directory, config, deployment, baseUrl, sandbox, sandboxDb, maxDeletes, maxDeletePercent } = flags;
  const { allowEmpty, allowProtected = [], allowLooser } = flags;
  const words = [
    ...given('-C', directory === '.' ? undefined : directory),
    ...paths,
    ...given('--config', config),
    ...given('--deployment', deployment),
    ...given('--base-url', baseUrl),
    ...(sandbox === true && sandboxDb === undefined ? ['--sandbox'] : []),
    ...given('--sandbox-db', sandboxDb),
    ...given('--max-deletes', maxDeletes),
    ...given('--max-delete-percent', maxDeletePercent),
    ...(allowEmpty === true ? ['--allow-empty'] : []),
    ...allowProtected.flatMap((slug) => ['--allow-protected', slug]),
    ...(allowLooser === true ? ['--allow-looser'] : []),
  ];
  return words.map(shellWord).join(' ');
}

const given = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [name, String(value)];
