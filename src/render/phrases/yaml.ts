import type { Problem } from '../../domain/problem.ts';
import { type Phrase, type Phrasebook, quoted } from './phrase.ts';

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
  ['no space follows the colon', 'write a space after the colon; put a text that is meant so into quotes'],
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
