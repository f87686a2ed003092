import type { Problem, SyntaxReason } from '../../domain/problem.ts';
import { say, type Sentence } from '../../domain/sentence.ts';

// What is wrong with a file as YAML, whatever it declares.

/** Our own words, or a sentence with texts of the file. */
export type TextOrSentence = string | Sentence;

/** The message, and what to do. */
export type ProblemDescription = readonly [message: TextOrSentence, fix: TextOrSentence];

export const quoted = (text: string): string => `"${truncated(text)}"`;

/** Limits quoted texts, since a file may have ten million characters. */
const maxQuotedChars = 300;

/** A short text, or the beginning of a long one, cut between characters. */
export const truncated = (text: string): string =>
  text.length > maxQuotedChars ? `${text.slice(0, maxQuotedChars).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

export const unicodeName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

export const syntaxDescriptions: Readonly<Record<SyntaxReason, (text: string) => ProblemDescription>> = {
  tab: () => ['tab characters must not be used in indentation', 'indent with spaces, not tabs'],
  'odd-space': (text) => [
    say`${[text === '\u00A0' ? 'a no-break space' : 'an unusual space']} (${unicodeName(text.codePointAt(0) ?? 0)}) where YAML needs a plain one`,
    'replace it with a plain space; such spaces are often copied from web pages',
  ],
  indentation: () => [
    'this line does not fit the indentation of the lines above',
    'align it with the list or mapping that it belongs to; a list and a mapping cannot share a level',
  ],
  'unclosed-quote': (text) => [
    say`the quote ${text} is not closed`,
    text === "'" ? 'close it, and write an apostrophe inside it twice' : 'close it; a quote inside it is written \\"',
  ],
  'unclosed-bracket': (text) => [
    say`the bracket ${text} is not closed`,
    'close it, and indent the lines inside it more than its key',
  ],
  'stray-bracket': (text) => [say`the bracket ${text} closes nothing`, 'remove it, or quote the text'],
  'missing-comma': () => [
    'a comma is missing between entries in brackets',
    'separate the entries with commas and close the bracket; lists in brackets have no dashes',
  ],
  'stray-comma': () => ['no entry before this comma', 'remove it'],
  'missing-colon': () => [
    'this line has no key followed by a colon and a space',
    'write "key: value", with the space; to continue the text above, indent this line more',
  ],
  'second-colon': () => [
    'a value on the line of its key must not contain ": "',
    'quote the text, or put the nested mapping on lines of its own',
  ],
  'list-beside-key': () => [
    'a list cannot begin on the line of its key',
    'put each dash on a line of its own, below the key',
  ],
  'text-after-value': () => [
    'unexpected text after a value',
    'put the next key or entry on a line of its own, or quote the whole text; in single quotes, write an apostrophe twice',
  ],
  'reserved-start': (text) => [say`text without quotes cannot begin with ${text}`, 'quote it'],
  escape: (text) => [
    say`unknown escape sequence ${truncated(text)} in double quotes`,
    'use single quotes, or write \\\\ for a backslash',
  ],
  'escaped-break': () => ['an empty line follows an escaped line break', 'remove the empty line'],
  'block-header': () => ['text after | or > on the same line', 'begin the text on the next line, or quote it'],
  'empty-lines': () => [
    'the empty lines at the beginning of this text are indented more than the text',
    'remove the spaces from the empty lines',
  ],
  comment: () => ['a comment must follow a space', 'put a space before the #, or quote the text'],
  'key-length': () => ['a key has over 1024 characters', 'write a shorter key'],
  anchor: () => [
    'an anchor (&) or alias (*) is not written as YAML requires',
    'quote a text that begins with & or *; otherwise write one name, then a space',
  ],
  'no-anchor': (text) => [
    say`no anchor &${truncated(text)} before the alias *${truncated(text)}`,
    'write out the value; quote a text that begins with *',
  ],
  'document-marker': (text) => [
    say`misplaced document marker${text === '' ? [] : say` ${text}`}`,
    'remove it; a file is one document, and may begin with --- on a line of its own',
  ],
  'merge-conflict': () => [
    'unresolved merge conflict',
    'keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  other: (text) => [say`${text}`, 'check this line and the one before it'],
};

export const unsupportedYamlDescriptions: Readonly<
  Record<Extract<Problem, { code: 'unsupported-yaml' }>['what'], (text: string) => ProblemDescription>
> = {
  directive: (text) => [
    say`the YAML directive ${quoted(text)} is not supported`,
    'remove it; files are read as YAML 1.2',
  ],
  'several-documents': (text) => [
    say`more than one YAML document${text === '' ? [] : say`: the second begins at ${quoted(text)}`}`,
    'move it to its own file',
  ],
  tag: (text) => [say`the YAML tag ${quoted(text)} is not supported`, 'remove it, and quote the text'],
  'merge-key': () => ['the YAML merge key "<<" is not supported', 'write out the fields'],
  key: (text) => [
    text === '' ? 'a key has no name' : say`a key that begins with ${quoted(text)} is not text`,
    'write a name, and put the rest after the colon',
  ],
};

export const limitDescriptions: Readonly<
  Record<Extract<Problem, { code: 'limit' }>['what'], (limit: number) => ProblemDescription>
> = {
  depth: (limit) => [say`nested deeper than ${limit} levels`, 'reduce the nesting; no policy needs it'],
  aliases: (limit) => [say`more than ${limit} aliases in one file`, 'write out the values'],
  'expanded-size': (limit) => [
    say`aliases repeat more than ${limit} values`,
    'write out the values, or split the file',
  ],
  entries: (limit) => [say`more than ${limit} lines, commas, brackets and dashes in one file`, 'split the file'],
};
