import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { UsageError } from '../../domain/errors.ts';
import type { Source } from '../../domain/source.ts';
import { release } from '../../domain/settings.ts';
import { version } from '../../generated/version.ts';
import type { NewTexts } from '../edits/overlay.ts';

// Until a release exists, `npx ifmatch` could run a stranger's package. So a repository gets a copy of the action and the program.

/** Where `init` puts the copy, from the top of the repository. */
export const copyFolder = '.github/actions/ifmatch';

/** Whether a line of a workflow runs the program under a name that is free to register. */
function usesUnregisteredName(line: string): boolean {
  const [code = ''] = line.split('#', 1);
  if (/uses: ['"]?ifmatch\/ifmatch@/.test(code)) return true;
  const words = code.split(/[\s"'`;&|()]+/);
  // The first word behind npx that is no option names the package.
  return words.some((word, index) => {
    const packageName =
      word === 'npx' ? words.slice(index + 1).find((nextWord) => !nextWord.startsWith('-')) : undefined;
    return packageName === 'ifmatch' || packageName?.startsWith('ifmatch@') === true;
  });
}

/** Whether a workflow would run, with its token, whatever somebody publishes under our name. */
export const runsUnregisteredName = (workflow: string): boolean =>
  !release.isReleased && workflow.split('\n').some(usesUnregisteredName);

/** Whether a workflow runs the copy. */
export const usesCopy = (workflow: string): boolean => workflow.includes(copyFolder);

/** The program of a folder: its version, and the beginning of a digest over its files. */
export type ProgramVersion = { readonly version: string; readonly digest: string };

export const formatVersion = (program: ProgramVersion): string => `${program.version} (${program.digest})`;

/** The copy of the action in a repository, compared with this program. */
export type ActionCopy = {
  /** Null if there is none. */
  readonly present: ProgramVersion | null;
  /** What this program would write. */
  readonly shipped: ProgramVersion;
  /** The texts of the files that differ, by path; null for those that are no longer needed. */
  readonly newTexts: NewTexts;
  /** The present texts of these files. */
  readonly textsBefore: ReadonlyMap<string, string>;
};

/** Compares the copy in a repository with this program. */
export function compareCopy(source: Source, packageRoot: string): ActionCopy {
  const shipped = shippedFiles(packageRoot);
  const present = presentFiles(source);
  const newTexts = new Map<string, string | null>();
  for (const [path, text] of shipped) if (present.get(path) !== text) newTexts.set(`${copyFolder}/${path}`, text);
  for (const path of present.keys()) if (!shipped.has(path)) newTexts.set(`${copyFolder}/${path}`, null);
  const presentTexts = [...present].map(([path, text]) => [`${copyFolder}/${path}`, text] as const);
  return {
    present: present.size === 0 ? null : describeProgram(present),
    shipped: describeProgram(shipped),
    newTexts,
    textsBefore: new Map(presentTexts.filter(([path]) => newTexts.has(path))),
  };
}

/** The version and digest of a program by its texts, which have `\n` as line ends, since git may convert them. */
function describeProgram(files: ReadonlyMap<string, string>): ProgramVersion {
  const digest = createHash('sha256');
  for (const path of [...files.keys()].toSorted()) digest.update(`${path}\0${files.get(path) ?? ''}\0`);
  const text = files.get('package.json') ?? '{}';
  const [, versionOfPackage = 'unknown'] = /"version": "([^"]*)"/.exec(text) ?? [];
  return { version: versionOfPackage, digest: digest.digest('hex').slice(0, 12) };
}

/** Texts by path in the folder of the copy: what the action and the command line need to run, and the licences. */
function shippedFiles(packageRoot: string): ReadonlyMap<string, string> {
  const read = (path: string): string => readFileSync(join(packageRoot, path), 'utf8').replaceAll('\r\n', '\n');
  const filesIn = (folder: string): string[] =>
    readdirSync(join(packageRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(packageRoot, sep).length).replaceAll(sep, '/'));
  const paths = ['action.yml', 'LICENSE', ...filesIn('dist'), ...filesIn('schemas'), ...filesIn('examples')];
  const needed = paths.filter((path) => !/^dist\/(?:client|sandbox)\.|\.mjs$|^schemas\/openapi/.test(path));
  return new Map([
    ['.gitattributes', '* -text linguist-generated\n'],
    // Many repositories ignore every folder `dist`.
    ['.gitignore', '!*\nnode_modules/\n'],
    ['package.json', reducedPackageJson(read('package.json'))],
    ...needed.map((path) => [path, read(path)] as const),
  ]);
}

/** A `package.json` with only the fields that the program reads. */
function reducedPackageJson(text: string): string {
  const { license, engines } = JSON.parse(text) as { license: string; engines: object };
  return `${JSON.stringify({ name: 'ifmatch', version, private: true, license, type: 'module', engines }, null, 2)}\n`;
}

/** In bytes; larger than any file of the program. */
const maxFileBytes = 8 * 1024 * 1024;

/** Throws UsageError for a link, whose target may be elsewhere. */
function presentFiles(source: Source): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const walk = (folder: string): void => {
    // Node's compile cache is in `node_modules`.
    for (const { name, kind } of source.list(folder).filter((entry) => entry.name !== 'node_modules')) {
      const path = `${folder}/${name}`;
      if (kind === 'folder') {
        walk(path);
        continue;
      }
      if (kind !== 'file')
        throw new UsageError(`${path} is no regular file.`, { fix: `Remove ${copyFolder}, then retry.` });
      const text = Buffer.from(source.read(path, maxFileBytes)).toString('utf8').replaceAll('\r\n', '\n');
      files.set(path.slice(copyFolder.length + 1), text);
    }
  };
  if (source.kind(copyFolder) === 'folder') walk(copyFolder);
  return files;
}

/** Checks the value of `--action`. Throws UsageError unless it is pinned to a commit. */
export function checkAction(text: string): string {
  if (/^[\w.-]+\/[\w.-]+(?:\/[\w.-]+)*@[0-9a-f]{40}$/.test(text)) return text;
  throw new UsageError('--action must be OWNER/REPO@COMMIT, with the 40 characters of the commit.', {
    fix: 'A branch or a tag can be moved by whoever can write to that repository; `git rev-parse HEAD` in it prints the commit.',
  });
}
