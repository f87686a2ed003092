import { runGit } from './git.ts';

/** What a file becomes: a text, bytes, a symbolic link, an executable text, or nothing when it goes away. */
export type FileChange = string | Buffer | { readonly link: string } | { readonly executable: string } | null;
export type FileChanges = Readonly<Record<string, FileChange>>;

export type Person = { readonly name: string; readonly email: string };

/** GitHub's own address of a user, so that no real one stands in a test. */
export const personOf = (login: string): Person => ({ name: login, email: `${login}@users.noreply.github.com` });

export type Draft = {
  /** Where the commit goes; several references may move at once. */
  readonly refs: readonly string[];
  readonly parents: readonly string[];
  readonly message: string;
  readonly author: Person;
  readonly committer: Person;
  /** Seconds since 1970. */
  readonly time: number;
  /** The tree of another commit or merge, and what changes on top of it. Without one: the first parent's. */
  readonly tree?: string;
  readonly files?: FileChanges;
};

/** Writes one real commit, in one process, and answers its id. */
export async function writeCommit(repository: string, draft: Draft): Promise<string> {
  const [ref = '', ...others] = draft.refs;
  const [first, ...merged] = draft.parents;
  const stream: (string | Buffer)[] = [
    `commit ${ref}\nmark :1\n`,
    `author ${stamp(draft.author, draft.time)}\ncommitter ${stamp(draft.committer, draft.time)}\n`,
    ...data(draft.message),
    ...(first === undefined ? [] : [`from ${first}\n`]),
    ...merged.map((parent) => `merge ${parent}\n`),
    ...(draft.tree === undefined ? [] : [`M 040000 ${draft.tree} ""\n`]),
    ...Object.entries(draft.files ?? {}).flatMap(([path, change]) => changeOf(path, change)),
    ...others.map((other) => `\nreset ${other}\nfrom :1\n`),
    '\nget-mark :1\ndone\n',
  ];
  const input = Buffer.concat(stream.map((part) => Buffer.from(part)));
  // Forced, for a test merge replaces the one before, and a branch may be rewritten.
  const { out } = await runGit(repository, ['fast-import', '--quiet', '--force', '--done'], { input });
  return out.toString().trim();
}

const stamp = ({ name, email }: Person, time: number): string => `${name} <${email}> ${String(time)} +0000`;

const data = (content: string | Buffer): (string | Buffer)[] => [
  `data ${String(Buffer.byteLength(content))}\n`,
  content,
  '\n',
];

function changeOf(path: string, change: FileChange): (string | Buffer)[] {
  const quoted = `"${path.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;
  if (change === null) return [`D ${quoted}\n`];
  if (typeof change === 'string' || Buffer.isBuffer(change)) return [`M 100644 inline ${quoted}\n`, ...data(change)];
  const [mode, text] = 'link' in change ? ['120000', change.link] : ['100755', change.executable];
  return [`M ${mode} inline ${quoted}\n`, ...data(text)];
}
