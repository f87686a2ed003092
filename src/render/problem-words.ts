import { extraObjectOf } from '../domain/extra-fields.ts';
import type { Pointer, Problem, ProblemCode } from '../domain/problem.ts';

/** The message, and what to do. */
export type Phrase = { readonly says: string; readonly fix: string };

/** The texts for each code; a missing one does not compile. */
export type Phrasebook = { readonly [K in ProblemCode]: (problem: Extract<Problem, { code: K }>) => Phrase };

export const quoted = (text: string): string => `"${begun(text)}"`;

/** Limits quoted texts, since a file may have ten million characters. */
const longest = 300;

/** A short text, or the beginning of a long one, cut between characters. */
const begun = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** `"a", "b" and "c"`; only the beginning of a long list. */
export function listed(texts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const most = 12;
  if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(', ')} ${word} ${texts.length - most} more`;
  const [last = '', ...before] = texts.map(quoted).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}

/** Did-you-mean if an allowed value is near, else the allowed values. */
export function suggestion(nearest: string | null, allowed: readonly string[], otherwise: string): string {
  if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
  return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, 'or')}`;
}

export const unicodeName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/** Whether no path was given. */
const isDefault = (searched: readonly string[]): boolean => searched.length === 1 && searched[0] === 'policies';

/** Texts for files that cannot be read, for invalid YAML, and for values of the wrong shape. */
export const filePhrases = {
  'no-files': ({ searched, deployment }) => ({
    says: `no policy file${deployment === undefined ? '' : ` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? '' : ` in ${listed(searched.map((path) => (path === '' ? '.' : path)))}`}`,
    fix: `put .yaml files there${deployment === undefined && isDefault(searched) ? ' (`ifmatch init` writes the first ones)' : ''}, name other folders on the command line, or set "policies" in ifmatch.yaml`,
  }),
  'path-missing': ({ at, path }) => ({
    says: `${quoted(path)} does not exist`,
    fix:
      at.pointer.length > 0
        ? 'create it, or correct the path; it is relative to the config'
        : 'correct the path; it is relative to the folder that ifmatch runs in',
  }),
  'path-outside': ({ path }) => ({
    says: `${quoted(path)} is outside the folder that ifmatch runs in`,
    fix: 'give a path inside it, or run ifmatch in a folder above; nothing else is read',
  }),
  symlink: ({ path }) => ({
    says: `${quoted(path)} is a symbolic link, or is inside one`,
    fix: 'replace the link with the file; links are not followed',
  }),
  'not-a-file': ({ path }) => ({
    says: `${quoted(path)} is not a regular file`,
    fix: 'remove it, or pass a regular file; files in submodules are not read',
  }),
  'empty-submodule': ({ path }) => ({
    says: `${quoted(path)} is a submodule that is not checked out; its policies would be deleted`,
    fix: 'run `git submodule update --init`; the action reads no submodules, so move its policies into this repository',
  }),
  'left-out': ({ path }) => ({
    says: `${quoted(path)} is not in this sparse checkout; its policies would be deleted`,
    fix: 'add it with `git sparse-checkout add`, or check out everything with `git sparse-checkout disable`',
  }),
  'same-name': ({ path, other }) => ({
    says: `${quoted(path)} and ${quoted(other)} are one file on some disks: a clone there has only one of them, and the policies of the other would be deleted`,
    fix: 'rename one of them',
  }),
  'garbled-name': ({ path }) => ({
    says: `the file name ${quoted(path)} is not UTF-8, or contains U+FFFD`,
    fix: 'rename it, or move it out of the folder',
  }),
  unreadable: ({ reason }) => ({
    says: `cannot be read: ${reason}`,
    fix: reason.includes('permi') ? 'check its permissions and retry' : 'retry; if it persists, check the disk',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    says: `the file has ${bytes} bytes; the limit is ${limit}`,
    fix: 'split it into several files; they are merged',
  }),
  'not-utf8': ({ offset }) => ({
    says: `the file is not valid UTF-8 (byte ${offset + 1})`,
    fix: 'save the file as UTF-8',
  }),
  'control-character': ({ codePoint }) => ({
    says: `invisible control character (${unicodeName(codePoint)})`,
    fix: codePoint === 0x0d ? 'use LF or CRLF line endings' : 'remove it',
  }),
  'empty-file': () => ({
    says: 'the file is empty',
    fix: 'delete it, or write "policies: []" to declare no policies',
  }),
  'ignored-file': ({ path, meant }) => ({
    says: `${quoted(path)} is ignored: only .yaml and .yml files are read`,
    fix: `if it holds policies, rename it to ${quoted(meant)}; otherwise move it out of the folder`,
  }),
  'misnamed-config': ({ severity, path, expected }) => ({
    says: `${quoted(path)} is ignored: the config must be named ${quoted(expected)}`,
    fix: severity === 'error' ? `rename it to ${quoted(expected)}` : 'move its settings into the config and delete it',
  }),
  'other-config': ({ path, config }) => ({
    says: `${quoted(path)} is ignored: ${config === null ? 'the config is read from the folder that ifmatch runs in' : `this run uses ${quoted(config)}`}`,
    fix: 'move its settings there, or run ifmatch in its folder',
  }),
  syntax: ({ reason }) => ({
    says: `not valid YAML: ${reason}`,
    fix: syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? 'check this line and the one before it',
  }),
  'duplicate-key': ({ field, first }) => ({
    says: `duplicate key ${quoted(field)}${first === null ? '' : `, first on line ${first.line}`}`,
    fix: 'remove one of them',
  }),
  'unsupported-yaml': (problem) => unsupported[problem.what](problem.text),
  limit: ({ what, limit }) => limits[what](limit),
  'unknown-file': ({ keys }) =>
    keys.includes('tool') && keys.includes('bundles')
      ? {
          says: 'the file is a saved plan, not a policy file',
          fix: 'apply it with `ifmatch apply FILE`, or move it out of the folder',
        }
      : {
          says: `the file is not a policy, a list of policies or a detection policy${keys.length === 0 ? '' : `; it has ${listed(keys)}`}`,
          fix: 'add "policies", or "name", "filters" and "actions", or "product" with its lists; or move it out of the folder',
        },
  'unknown-field': (problem) => {
    const { at, field, allowed, nearest } = problem;
    const meant = suggestion(nearest, allowed, 'remove it, or use one of') + extraFix(problem);
    return {
      says: `${quoted(field)} is not a field of ${ownerOf(at.pointer, allowed)}`,
      fix: fieldFix(field, allowed) ?? meant,
    };
  },
  'missing-field': ({ field }) => ({ says: `missing field ${quoted(field)}`, fix: `add ${quoted(field)}` }),
  'product-missing': () => ({
    says: 'the product is missing, in the file and in its name',
    fix: 'add "product: code" or "product: secrets", or name the file detection-code.yaml or detection-secrets.yaml',
  }),
  'product-contradiction': ({ product, named }) => ({
    says: `the file says product ${quoted(product)}, its name says ${quoted(named)}`,
    fix: 'change one of them',
  }),
  'no-lists': () => ({
    says: 'the detection file declares nothing: it has none of "rulesets", "rules", "disabled" and "exceptions"',
    fix: 'add a list; "rules: []" alone declares all four empty',
  }),
  'null-value': ({ at, field }) =>
    typeof at.pointer.at(-1) === 'number'
      ? { says: `an entry of ${quoted(field)} is empty`, fix: 'fill it in, or remove the dash' }
      : { says: `${quoted(field)} has no value`, fix: 'set a value, or remove the key; an empty list is []' },
  'wrong-type': ({ at: { pointer }, expected, found, text }) => ({
    says: `expected ${expectedWords(expected)}, found ${foundWords[found] ?? typeWords(found)}${text === null ? '' : ` ${quoted(text)}`}`,
    fix: typeFix({ pointer, expected, found, text }),
  }),
  'bad-value': ({ value, allowed, nearest }) => ({
    says: `${quoted(value)} is not allowed here`,
    fix:
      nearest === null
        ? `use ${listed(allowed, 'or')}`
        : `did you mean ${quoted(nearest)}? Allowed: ${listed(allowed, 'or')}`,
  }),
  'out-of-bounds': ({ what, found, min, max }) => ({
    says: what === 'number' ? `${found} is out of range` : countedWords(found, what),
    fix: boundWords(what, min, max),
  }),
  'bad-text': ({ at, value, expected }) => ({
    says: `${quoted(value)} has the wrong format`,
    fix:
      typeof at.pointer.at(-1) === 'number' && value.includes(' - ')
        ? joinedFix
        : (forms[expected] ?? `write a text that matches ${expected}`),
  }),
  'ambiguous-scalar': ({ text, reads }) => ({
    says: `expected text, but unquoted ${begun(text)} can be read as ${readingWords[reads] ?? reads}`,
    fix: 'quote it',
  }),
  'joined-lines': ({ severity }) => ({
    says: 'a continuation line of this text begins with a dash, but is not a list entry',
    fix:
      severity === 'error'
        ? 'for a list entry, align the dash with its neighbours; for text, use quotes'
        : 'put the text after a | to keep its lines, or quote it',
  }),
} satisfies Partial<Phrasebook>;

/** By a word in the parser's reason. */
const syntaxFixes: readonly (readonly [string, string])[] = [
  ['merge conflict', 'keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>'],
  ['tab character', 'indent with spaces, not tabs'],
  ['deficient indentation', 'close the quote or bracket that is still open, or indent this line more'],
  ['indentation of a mapping', 'align this line with its neighbours; quote text that contains ": " or begins with @'],
  ['ndentation', 'align this line with its neighbours, using spaces'],
  ['quoted scalar', 'close the quote'],
  ['flow collection', 'separate the entries with commas and close the bracket'],
  ['a tag in it', 'remove it, and quote the text'],
  ['anchor &', 'correct the name, or write out the value'],
  ['escape', 'in double quotes, write a backslash as \\\\'],
];

const unsupported: Readonly<Record<Extract<Problem, { code: 'unsupported-yaml' }>['what'], (text: string) => Phrase>> =
  {
    directive: (text) => ({
      says: `the YAML directive ${quoted(text)} is not supported`,
      fix: 'remove it; files are read as YAML 1.2',
    }),
    'several-documents': (text) => ({
      says: `more than one YAML document${text === '' ? '' : `: the second begins at ${quoted(text)}`}`,
      fix: 'move it to its own file',
    }),
    tag: (text) => ({
      says: `the YAML tag ${quoted(text)} is not supported`,
      fix: 'remove it, and quote the text',
    }),
    'merge-key': () => ({ says: 'the YAML merge key "<<" is not supported', fix: 'write out the fields' }),
    key: (text) => ({
      says: text === '' ? 'a key has no name' : `a key that begins with ${quoted(text)} is not text`,
      fix: 'write a name, and put the rest after the colon',
    }),
  };

const limits: Readonly<Record<Extract<Problem, { code: 'limit' }>['what'], (limit: number) => Phrase>> = {
  depth: (limit) => ({ says: `nested deeper than ${limit} levels`, fix: 'reduce the nesting; no policy needs it' }),
  aliases: (limit) => ({ says: `more than ${limit} aliases in one file`, fix: 'write out the values' }),
  'expanded-size': (limit) => ({
    says: `aliases repeat more than ${limit} values`,
    fix: 'write out the values, or split the file',
  }),
  entries: (limit) => ({
    says: `more than ${limit} lines, commas, brackets and dashes in one file`,
    fix: 'split the file',
  }),
};

const joinedFix = 'identifiers have no spaces: align the dash of the next line with this one';

/** The fix for a field that belongs elsewhere. */
function fieldFix(field: string, allowed: readonly string[]): string | null {
  if (field === 'x-expires') return 'only policies and exceptions expire: move it into one of them';
  return isConnection(field, allowed)
    ? 'remove it: the token comes from IFMATCH_API_TOKEN, the address from IFMATCH_BASE_URL or --base-url, neither is read from a file'
    : null;
}

/** How to accept a field of the platform that this version does not know. */
function extraFix(problem: Extract<Problem, { code: 'unknown-field' }>): string {
  const object = problem.nearest === null ? extraObjectOf(problem) : null;
  return object === null ? '' : `; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`;
}

/** Whether the field is a connection setting, which no config has. */
const isConnection = (field: string, allowed: readonly string[]): boolean =>
  allowed.includes('guards') && /token|url|address|endpoint|host/i.test(field);

/** The name of the object with a field, by the key that leads to it or by its other fields. */
function ownerOf(pointer: Problem['at']['pointer'], allowed: readonly string[]): string {
  const parent = pointer.slice(0, -1).findLast((step) => typeof step === 'string');
  if (parent !== undefined && !pointer.includes('deployments')) return owners[parent] ?? quoted(parent);
  if (parent !== undefined) return 'a deployment';
  if (allowed.includes('guards')) return 'the config';
  if (allowed.includes('product')) return 'a detection policy';
  return allowed.includes('filters') ? 'a policy' : 'a list of policies';
}

const owners: Readonly<Record<string, string>> = {
  policies: 'a policy',
  filters: 'filters',
  conditions: 'a condition',
  actions: 'an action',
  exceptions: 'an exception',
  guards: 'guards',
};

type Counted = Extract<Problem, { code: 'out-of-bounds' }>['what'];

const countedWords = (count: number, what: Counted): string =>
  count === 0 ? `the ${what === 'items' ? 'list' : 'text'} is empty` : `too many ${what}: ${count}`;

function boundWords(what: Counted, min: number | null, max: number | null): string {
  const unit = what === 'number' ? '' : ` ${what}`;
  if (min === 1 && what === 'characters') return 'write a text';
  if (min !== null) return min === 1 ? 'add at least one' : `use at least ${min}${unit}`;
  return `use at most ${max ?? 0}${unit}`;
}

/** What the schema's patterns require. */
const forms: Readonly<Record<string, string>> = {
  '^\\S+$': 'remove the spaces: identifiers have none',
  '^\\S(?:.*\\S)?$': 'remove the spaces at its ends, and keep it on one line',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'write a date such as 2027-01-31',
  '^(?!x-)[A-Za-z_][A-Za-z0-9_-]*$': 'write the name of a field of the platform',
  '^[0-9]{1,19}$': 'use digits only, at most 19',
};

const readingWords: Readonly<Record<string, string>> = {
  null: 'an empty value',
  boolean: 'a boolean',
  number: 'a number',
  date: 'a date',
};

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

/** Names of the types that were found. */
const foundWords: Readonly<Record<string, string>> = { boolean: 'a boolean', null: 'an empty value' };

const typeWords = (type: string): string => typeNames[type] ?? type;

const expectedWords = (types: string): string => types.split(' or ').map(typeWords).join(' or ');

type Mistake = {
  readonly pointer: Pointer;
  readonly expected: string;
  readonly found: string;
  readonly text: string | null;
};

/** How to write a value of another type. */
function typeFix({ pointer, expected, found, text }: Mistake): string {
  if (expected === 'boolean') {
    return /^(?:true|yes|on|y)$/i.test(text ?? '')
      ? 'write true, without quotes'
      : 'write true or false, without quotes';
  }
  if (expected === 'integer') return 'write a whole number, without quotes';
  if (expected === 'array' && text !== null) {
    return `write a list: [${text}], or [] for none`;
  }
  if (expected === 'array' && found === 'object')
    return 'write a list: put a dash before each entry, or [ ] around them';
  return expected === 'object' ? mappingFix(pointer, found, text) : `write ${expectedWords(expected)}`;
}

function mappingFix(pointer: Pointer, found: string, text: string | null): string {
  if (text !== null && /^[a-z_]+:[^\s/]/.test(text)) return 'write a space after the colon';
  if (pointer.length === 0 && found === 'array') return 'put "policies:" above the list';
  if (pointer.at(-1) === 'deployments') return 'write each slug as a key, as in "acme: {}"';
  return 'write a mapping (key: value)';
}
