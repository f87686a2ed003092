import type { Problem, ProblemCode } from '../domain/problem.ts';

/** What is so, and what to do about it. */
export type Phrase = { readonly says: string; readonly fix: string };

/** The words for some codes; one that lacks its words does not compile. */
export type Phrasebook<C extends ProblemCode> = {
  readonly [K in C]: (problem: Extract<Problem, { code: K }>) => Phrase;
};

export const quoted = (text: string): string => `"${begun(text)}"`;

/** Longer texts are not told whole: nobody reads them, and a file may hold ten million characters. */
const longest = 300;

export const isLong = (text: string): boolean => text.length > longest;

/** A short text, or the beginning of a long one, cut at a whole character. */
export const begun = (text: string): string =>
  isLong(text) ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** `"a", "b" and "c"`; of a long list only the beginning. */
export function listed(texts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const most = 12;
  if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(', ')} ${word} ${texts.length - most} more`;
  const [last = '', ...before] = texts.map(quoted).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}

/** Did-you-mean where one of the allowed is near, else what is allowed. */
export function suggestion(nearest: string | null, allowed: readonly string[], otherwise: string): string {
  if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
  return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, 'or')}`;
}

export const unicodeName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

type Reading =
  | 'no-files'
  | 'path-missing'
  | 'path-outside'
  | 'symlink'
  | 'not-a-file'
  | 'config-is-folder'
  | 'config-is-no-policy'
  | 'empty-submodule'
  | 'left-out'
  | 'same-name'
  | 'garbled-name'
  | 'unreadable'
  | 'file-too-large'
  | 'not-utf8'
  | 'control-character'
  | 'empty-file'
  | 'ignored-file'
  | 'misnamed-config'
  | 'other-config';

/** Where nobody has named a place. */
const isDefault = (searched: readonly string[]): boolean => searched.length === 1 && searched[0] === 'policies';

/** Words for what goes wrong before there is any YAML. */
export const readingPhrases: Phrasebook<Reading> = {
  'no-files': ({ searched, deployment }) => ({
    says: `no policy file${deployment === undefined ? '' : ` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? '' : ` in ${listed(searched.map((path) => (path === '' ? '.' : path)))}`}`,
    fix: `put .yaml files there${deployment === undefined && isDefault(searched) ? ' (`ifmatch init` writes the first ones)' : ''}, name other folders on the command line, or set "policies" in ifmatch.yaml`,
  }),
  'path-missing': ({ at, path }) => ({
    says: `${quoted(path)} does not exist`,
    fix:
      at.pointer.length > 0
        ? 'create it, or correct the path; it counts from the folder of the config'
        : 'correct the path; it counts from the folder that ifmatch runs in',
  }),
  'path-outside': ({ path }) => ({
    says: `${quoted(path)} is outside the folder that ifmatch runs in`,
    fix: 'give a path inside it, or run ifmatch in a folder above; nothing else is read',
  }),
  symlink: ({ path }) => ({
    says: `${quoted(path)} is a symbolic link, or lies behind one`,
    fix: 'put the file itself there; links are not followed',
  }),
  'not-a-file': ({ path }) => ({
    says: `${quoted(path)} is not a regular file`,
    fix: 'remove it, or name a regular file; what a submodule holds is not read',
  }),
  'empty-submodule': ({ path }) => ({
    says: `${quoted(path)} is a submodule that is not checked out: what it declares would count as deleted`,
    fix: 'check it out with `git submodule update --init`; for the action, which reads none, put its policies into this repository',
  }),
  'left-out': ({ path }) => ({
    says: `${quoted(path)} is left out of this sparse checkout: what it says would count as gone`,
    fix: 'check it out with `git sparse-checkout add`, or end the sparse checkout with `git sparse-checkout disable`',
  }),
  'same-name': ({ path, other }) => ({
    says: `${quoted(path)} and ${quoted(other)} are one file on some disks: a clone there has only one of them, and what the other declares would count as deleted`,
    fix: 'rename one of them',
  }),
  'garbled-name': ({ path }) => ({
    says: `the name ${quoted(path)} is not UTF-8, or holds the character U+FFFD, as which all such names are read`,
    fix: 'rename it, or move it out of the folder',
  }),
  'config-is-folder': ({ path, inside }) => ({
    says: `${quoted(path)} is a folder, and the config is a file`,
    fix: inside === null ? 'name the file, or move the folder away' : `name the file in it: ${quoted(inside)}`,
  }),
  'config-is-no-policy': ({ path }) => ({
    says: `${quoted(path)} is the config, and holds no policies`,
    fix: 'name policy files or folders, or no path at all; the config is checked in every run',
  }),
  unreadable: ({ reason }) => ({
    says: `it cannot be read: ${reason}`,
    fix: reason.includes('permi') ? 'check its permissions and run again' : 'run again, and see to it if it stays so',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    says: `the file has ${bytes} bytes, more than the limit of ${limit}`,
    fix: 'split it into several files; they are merged',
  }),
  'not-utf8': ({ offset }) => ({
    says: `the file is not UTF-8: byte ${offset + 1} does not fit`,
    fix: 'save the file as UTF-8',
  }),
  'control-character': ({ codePoint }) => ({
    says: `an invisible character (${unicodeName(codePoint)}) stands here`,
    fix: codePoint === 0x0d ? 'end the lines of the file with LF or CRLF' : 'remove it',
  }),
  'empty-file': () => ({
    says: 'the file is empty',
    fix: 'delete it, or write a value: "policies: []" means no policy',
  }),
  'ignored-file': ({ path, meant }) => ({
    says: `${quoted(path)} is not read: ${/\.ya?ml$/i.test(path) ? 'no path that was asked for fits its name' : 'only names that end in .yaml or .yml are'}`,
    fix: `if it holds policies, rename it to ${quoted(meant)}; else move it out of the folder`,
  }),
  'misnamed-config': ({ severity, path, expected }) => ({
    says: `${quoted(path)} is not read: the config is called ${quoted(expected)}`,
    fix:
      severity === 'error'
        ? `rename it to ${quoted(expected)}`
        : 'remove it, and keep what is needed of it in the config',
  }),
  'other-config': ({ path, config }) => ({
    says: `${quoted(path)} is not read: ${config === null ? 'the config lies in the folder that ifmatch runs in' : `the run goes by ${quoted(config)}`}`,
    fix: 'keep what is needed of it there, or run ifmatch for its folder alone',
  }),
};

type Yaml = 'syntax' | 'duplicate-key' | 'unsupported-yaml' | 'limit';

/** Words for what is no YAML, or YAML that is not read here. */
export const yamlPhrases: Phrasebook<Yaml> = {
  syntax: ({ reason }) => ({
    says: `not valid YAML: ${reason}`,
    fix: syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? 'correct this line, or the one before it',
  }),
  'duplicate-key': ({ field, first }) => ({
    says: `${quoted(field)} stands twice in the same mapping${first === null ? '' : `, first in line ${first.line}`}`,
    fix: 'remove one of them',
  }),
  'unsupported-yaml': (problem) => unsupported[problem.what](problem.text),
  limit: ({ what, limit }) => limits[what](limit),
};

/** By a word of the parser's reason. */
const syntaxFixes: readonly (readonly [string, string])[] = [
  ['merge conflict', 'keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>'],
  ['space of another kind', 'type it anew as an ordinary space: this one was copied from a page or a word processor'],
  ['dash of another kind', 'type it anew as an ordinary dash (-), with a space after it'],
  ['colon of another kind', 'type it anew as an ordinary colon, with a space after it'],
  ['no space follows the dash', 'write a space after the dash'],
  ['no space follows the colon', 'write a space after the colon; or put the text into quotes'],
  ['tab character', 'indent with spaces, not with tabs'],
  ['deficient indentation', 'close the quote or bracket that is still open, or indent this line more'],
  [
    'indentation of a mapping',
    'indent this line like its neighbours; put a text that holds ": ", or begins with @, into quotes',
  ],
  ['ndentation', 'indent this line like its neighbours, with spaces'],
  ['quote is not closed', 'close it in the same line'],
  ['quoted scalar', 'close the quote'],
  ['flow collection', 'separate the entries with commas and close the bracket'],
  ['a tag in it', 'remove it; put text into quotes'],
  ['anchor &', 'write the value out, or correct the name'],
  ['escape', 'in double quotes, write a backslash as \\\\'],
];

const unsupported: Readonly<Record<Extract<Problem, { code: 'unsupported-yaml' }>['what'], (text: string) => Phrase>> =
  {
    directive: (text) => ({
      says: `${quoted(text)} is a YAML directive`,
      fix: 'remove it; files are read as YAML 1.2',
    }),
    'several-documents': (text) => ({
      says: `a second document begins${text === '' ? '' : ` at ${quoted(text)}`}`,
      fix: 'put it into a file of its own: one document a file',
    }),
    tag: (text) => ({
      says: `${quoted(text)} is a tag, which is not read here`,
      fix: 'remove it; put text into quotes',
    }),
    'merge-key': () => ({ says: '"<<" merges another mapping, which is not read here', fix: 'write the fields out' }),
    key: (text) => ({
      says: text === '' ? 'a key without a name stands here' : `a key that begins with ${quoted(text)} is no text`,
      fix: 'write a name, and put the rest after the colon',
    }),
  };

const limits: Readonly<Record<Extract<Problem, { code: 'limit' }>['what'], (limit: number) => Phrase>> = {
  depth: (limit) => ({ says: `nested deeper than ${limit} levels`, fix: 'no policy needs that; remove the nesting' }),
  aliases: (limit) => ({ says: `more than ${limit} aliases in one file`, fix: 'write the values out' }),
  'expanded-size': (limit) => ({
    says: `aliases repeat more than ${limit} values`,
    fix: 'write the values out, or split the file',
  }),
  entries: (limit) => ({
    says: `more than ${limit} lines, commas, brackets and dashes in one file`,
    fix: 'split the file',
  }),
};
