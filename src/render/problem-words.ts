import { extraObjectOf } from '../domain/extra-fields.ts';
import type { Pointer, Problem, ProblemCode } from '../domain/problem.ts';

/** The message, and what to do. */
type Phrase = readonly [message: string, fix: string];

const quoted = (text: string): string => `"${begun(text)}"`;

/** Limits quoted texts, since a file may have ten million characters. */
const longest = 300;

/** A short text, or the beginning of a long one, cut between characters. */
const begun = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** `"a", "b" and "c"`; only the beginning of a long list. */
function listed(texts: readonly string[], word: 'and' | 'or' = 'and'): string {
  const most = 12;
  if (texts.length > most) return `${texts.slice(0, most).map(quoted).join(', ')} ${word} ${texts.length - most} more`;
  const [last = '', ...before] = texts.map(quoted).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}

/** Did-you-mean if an allowed value is near, else the allowed values. */
function suggestion(nearest: string | null, allowed: readonly string[], otherwise: string): string {
  if (nearest !== null) return `did you mean ${quoted(nearest)}?`;
  return allowed.length === 0 ? otherwise : `${otherwise}: ${listed(allowed, 'or')}`;
}

const unicodeName = (codePoint: number): string => `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The texts for each code: files that cannot be read, invalid YAML, values of the wrong shape, semantic problems, and the platform's
 * rejections. A missing one does not compile.
 */
const phrasebook: { readonly [K in ProblemCode]: (problem: Extract<Problem, { code: K }>) => Phrase } = {
  'no-files': ({ searched, deployment }) => [
    `no policy file${deployment === undefined ? '' : ` of the deployment ${quoted(deployment)}`} was found${searched.length === 0 ? '' : ` in ${listed(searched.map((path) => (path === '' ? '.' : path)))}`}`,
    'put .yaml files there (`ifmatch init` writes the first ones), name other folders on the command line, or set "policies" in ifmatch.yaml',
  ],
  'path-missing': ({ at, path }) => [
    `${quoted(path)} does not exist`,

    at.pointer.length > 0
      ? 'create it, or correct the path; it is relative to the config'
      : 'correct the path; it is relative to the folder that ifmatch runs in',
  ],
  'path-outside': ({ path }) => [
    `${quoted(path)} is outside the folder that ifmatch runs in`,
    'give a path inside it, or run ifmatch in a folder above; nothing else is read',
  ],
  symlink: ({ path }) => [
    `${quoted(path)} is a symbolic link, or is inside one`,
    'replace the link with the file; links are not followed',
  ],
  'not-a-file': ({ path }) => [
    `${quoted(path)} is not a regular file`,
    'remove it, or pass a regular file; files in submodules are not read',
  ],
  'empty-submodule': ({ path }) => [
    `${quoted(path)} is a submodule that is not checked out; its policies would be deleted`,
    'run `git submodule update --init`; the action reads no submodules, so move its policies into this repository',
  ],
  'left-out': ({ path }) => [
    `${quoted(path)} is not in this sparse checkout; its policies would be deleted`,
    'add it with `git sparse-checkout add`, or check out everything with `git sparse-checkout disable`',
  ],
  'same-name': ({ path, other }) => [
    `${quoted(path)} and ${quoted(other)} are one file on some disks: a clone there has only one of them, and the policies of the other would be deleted`,
    'rename one of them',
  ],
  'garbled-name': ({ path }) => [
    `the file name ${quoted(path)} is not UTF-8, or contains U+FFFD`,
    'rename it, or move it out of the folder',
  ],
  unreadable: ({ reason }) => [
    `cannot be read: ${reason}`,
    reason.includes('permi') ? 'check its permissions and retry' : 'retry; if it persists, check the disk',
  ],
  'file-too-large': ({ bytes, limit }) => [
    `the file has ${bytes} bytes; the limit is ${limit}`,
    'split it into several files; they are merged',
  ],
  'not-utf8': ({ offset }) => [`the file is not valid UTF-8 (byte ${offset + 1})`, 'save the file as UTF-8'],
  'control-character': ({ codePoint }) => [
    `invisible control character (${unicodeName(codePoint)})`,
    codePoint === 0x0d ? 'use LF or CRLF line endings' : 'remove it',
  ],
  'empty-file': () => ['the file is empty', 'delete it, or write "policies: []" to declare no policies'],
  'ignored-file': ({ path, meant }) => [
    `${quoted(path)} is ignored: only .yaml and .yml files are read`,
    `if it holds policies, rename it to ${quoted(meant)}; otherwise move it out of the folder`,
  ],
  'misnamed-config': ({ severity, path, expected }) => [
    `${quoted(path)} is ignored: the config must be named ${quoted(expected)}`,
    severity === 'error' ? `rename it to ${quoted(expected)}` : 'move its settings into the config and delete it',
  ],
  'other-config': ({ path, config }) => [
    `${quoted(path)} is ignored: ${config === null ? 'the config is read from the folder that ifmatch runs in' : `this run uses ${quoted(config)}`}`,
    'move its settings there, or run ifmatch in its folder',
  ],
  syntax: ({ reason }) => [
    `not valid YAML: ${reason}`,
    syntaxFixes.find(([word]) => reason.includes(word))?.[1] ?? 'check this line and the one before it',
  ],
  'duplicate-key': ({ field, first }) => [
    `duplicate key ${quoted(field)}${first === null ? '' : `, first on line ${first.line}`}`,
    'remove one of them',
  ],
  'unsupported-yaml': (problem) => unsupported[problem.what](problem.text),
  limit: ({ what, limit }) => limits[what](limit),
  'unknown-file': ({ keys }) =>
    keys.includes('tool') && keys.includes('bundles')
      ? [
          'the file is a saved plan, not a policy file',
          'apply it with `ifmatch apply FILE`, or move it out of the folder',
        ]
      : [
          `the file is not a policy, a list of policies or a detection policy${keys.length === 0 ? '' : `; it has ${listed(keys)}`}`,
          'add "policies", or "name", "filters" and "actions", or "product" with its lists; or move it out of the folder',
        ],
  'unknown-field': (problem) => {
    const { field, allowed, nearest } = problem;
    const meant = suggestion(nearest, allowed, 'remove it, or use one of') + extraFix(problem);
    return [`unknown field ${quoted(field)}`, isConnection(field, allowed) ? connectionFix : meant];
  },
  'missing-field': ({ field }) => [`missing field ${quoted(field)}`, `add ${quoted(field)}`],
  'product-missing': () => [
    'the product is missing, in the file and in its name',
    'add "product: code" or "product: secrets", or name the file detection-code.yaml or detection-secrets.yaml',
  ],
  'product-contradiction': ({ product, named }) => [
    `the file says product ${quoted(product)}, its name says ${quoted(named)}`,
    'change one of them',
  ],
  'no-lists': () => [
    'the detection file declares nothing: it has none of "rulesets", "rules", "disabled" and "exceptions"',
    'add a list; "rules: []" alone declares all four empty',
  ],
  'null-value': ({ at, field }) =>
    typeof at.pointer.at(-1) === 'number'
      ? [`an entry of ${quoted(field)} is empty`, 'fill it in, or remove the dash']
      : [`${quoted(field)} has no value`, 'set a value, or remove the key; an empty list is []'],
  'wrong-type': ({ at: { pointer }, expected, found, text }) => [
    `expected ${typeWords(expected)}, found ${typeWords(found)}${text === null ? '' : ` ${quoted(text)}`}`,
    typeFix({ pointer, expected, found, text }),
  ],
  'bad-value': ({ value, allowed, nearest }) => [
    `${quoted(value)} is not allowed here`,

    nearest === null
      ? `use ${listed(allowed, 'or')}`
      : `did you mean ${quoted(nearest)}? Allowed: ${listed(allowed, 'or')}`,
  ],
  'out-of-bounds': ({ what, found, min, max }) => [
    what === 'number' ? `${found} is out of range` : countedWords(found, what),
    boundWords(what, min, max),
  ],
  'bad-text': ({ at, value, expected }) => [
    `${quoted(value)} has the wrong format`,

    typeof at.pointer.at(-1) === 'number' && value.includes(' - ')
      ? joinedFix
      : (forms[expected] ?? `write a text that matches ${expected}`),
  ],
  'ambiguous-scalar': ({ text, reads }) => [
    `expected text, but unquoted ${begun(text)} can be read as ${typeWords(reads)}`,
    'quote it',
  ],
  'ambiguous-number': ({ text }) => [
    `${begun(text)} is read as different numbers by different YAML parsers`,
    'write it in decimal digits, without leading zeros',
  ],
  'joined-lines': ({ severity }) => [
    'a continuation line of this text begins with a dash, but is not a list entry',

    severity === 'error'
      ? 'for a list entry, align the dash with its neighbours; for text, use quotes'
      : 'put the text after a | to keep its lines, or quote it',
  ],
  'deployment-missing': ({ configured }) => [
    'the file does not say which deployment it belongs to',
    `add "deployment_slug"${configured.length === 0 ? '' : `: ${listed(configured, 'or')}`}`,
  ],
  'deployment-unknown': ({ slug, configured, nearest }) => [
    `${quoted(slug)} is not a configured deployment`,
    suggestion(nearest, configured, 'use one of'),
  ],
  'settings-of-base': ({ names }) => [
    `the changed ${listed(names)} of this config do not apply yet: a pull request and its merge use those of the base branch`,
    configFirst,
  ],
  'deployment-unmanaged': ({ slug }) => [
    slug === null
      ? 'the file names no deployment, and the base branch has no such file'
      : `the base branch neither configures nor declares the deployment ${quoted(slug)}`,
    'a pull request from a fork is previewed only for deployments of the base branch; add another one in a pull request from a branch of this repository',
  ],
  'deployment-nearly': ({ slug, wanted }) => [
    `the file is for ${quoted(slug)}, but the run is for ${quoted(wanted)}: a typo?`,
    `write ${quoted(wanted)}, or if both exist, list them under "deployments" in ifmatch.yaml`,
  ],
  'deployment-outside': ({ slug, folders }) => [
    `the file is in no folder of ${slug === null ? 'a deployment' : `the deployment ${quoted(slug)}`}`,
    `move it to ${listed(folders, 'or')}, or add its folder to "policies" of its deployment in the config`,
  ],
  'duplicate-slug': ({ slug, first }) => [
    `the slug ${quoted(slug)} is already used in ${first.file}`,
    'rename or remove one of them',
  ],
  'duplicate-exception': ({ rule, scope, first }) => [
    `${first.file} already has an exception for ${quoted(rule)} in ${quoted(scope)}`,
    'remove one of them',
  ],
  'duplicate-field': ({ field, first }) => [
    `${quoted(field)} of this detection policy is also set in ${first.file}`,
    'remove one of them',
  ],
  'duplicate-item': ({ list, item, first }) => [
    `${quoted(item)} is already in ${quoted(list)} in ${first.file}`,
    'remove one; the item stays until both are gone',
  ],
  'rule-enabled-and-disabled': ({ rule }) => [
    `${quoted(rule)} is in "rules" and in "disabled"`,
    'remove it from one of them',
  ],
  'exception-scope': ({ found }) => [
    found === 'both'
      ? 'the exception names a project and a project tag'
      : 'the exception names neither a project nor a project tag',
    'set exactly one of "project" and "project_tag_name"',
  ],
  'rulesets-in-secrets': ({ ruleset }) => [
    `${quoted(ruleset)}: this product has no rulesets`,
    'use "rulesets: []" and list the rules under "rules"',
  ],
  'missing-companion': ({ action, companion }) => [
    `${quoted(action)} needs ${quoted(companion)} in the same policy`,
    `add an action "type: ${companion}"`,
  ],
  'missing-slug': ({ derived, reads }) => [
    'the policy has no slug, so its name identifies it: renaming it would delete it and create another',

    derived === '' ? 'add a "slug"' : `add ${reads === null ? quoted(`slug: ${derived}`) : `slug: ${quoted(derived)}`}`,
  ],
  'unknown-condition-type': (problem) => unknownWords(`condition type ${quoted(problem.type)}`, problem),
  'unknown-action-type': (problem) => unknownWords(`action type ${quoted(problem.type)}`, problem),
  'unknown-condition-value': (problem) =>
    unknownWords(`value ${quoted(problem.value)} for ${quoted(problem.type)}`, problem),
  'unsupported-exception': ({ field, value, known }) => [
    `the platform does not support ${quoted(value)} as ${quoted(field)} for this product`,
    `use ${listed(known, 'or')}`,
  ],
  expired: ({ expires, today }) => [
    `expired on ${expires} (today is ${today})`,
    'remove it, or set a later "x-expires"',
  ],
  'odd-character': ({ text, codePoint }) => {
    const isQuote = /[\p{Pi}\p{Pf}\u201A\u201E]/u.test(String.fromCodePoint(codePoint));
    return [
      `${quoted(text)} contains ${isQuote ? 'a typographic quote' : 'an invisible character'} (${unicodeName(codePoint)})`,
      isQuote ? 'use straight quotes (" or \'), or none' : 'retype the text',
    ];
  },
  'misnamed-expiry': ({ field }) => [`${quoted(field)} is only a note and never expires`, 'did you mean "x-expires"?'],
  'protected-undeclared': ({ slug, nearest }) => [
    `no file declares the protected policy ${quoted(slug)}`,

    nearest === null
      ? 'correct the slug; to delete the policy, remove it from "protected" first'
      : `did you mean ${quoted(nearest)}? To delete the policy, remove it from "protected" first`,
  ],
  'platform-rejects': ({ platformCode, message }) => [
    `the platform rejects this: ${message === '' ? platformCode : `${message} (${platformCode})`}`,
    platformFixes[platformCode] ?? 'fix what the platform reports, then preview again',
  ],
};

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
    directive: (text) => [
      `the YAML directive ${quoted(text)} is not supported`,
      'remove it; files are read as YAML 1.2',
    ],
    'several-documents': (text) => [
      `more than one YAML document${text === '' ? '' : `: the second begins at ${quoted(text)}`}`,
      'move it to its own file',
    ],
    tag: (text) => [`the YAML tag ${quoted(text)} is not supported`, 'remove it, and quote the text'],
    'merge-key': () => ['the YAML merge key "<<" is not supported', 'write out the fields'],
    key: (text) => [
      text === '' ? 'a key has no name' : `a key that begins with ${quoted(text)} is not text`,
      'write a name, and put the rest after the colon',
    ],
  };

const limits: Readonly<Record<Extract<Problem, { code: 'limit' }>['what'], (limit: number) => Phrase>> = {
  depth: (limit) => [`nested deeper than ${limit} levels`, 'reduce the nesting; no policy needs it'],
  aliases: (limit) => [`more than ${limit} aliases in one file`, 'write out the values'],
  'expanded-size': (limit) => [`aliases repeat more than ${limit} values`, 'write out the values, or split the file'],
  entries: (limit) => [`more than ${limit} lines, commas, brackets and dashes in one file`, 'split the file'],
};

const joinedFix = 'identifiers have no spaces: align the dash of the next line with this one';

const connectionFix =
  'remove it: the token comes from IFMATCH_API_TOKEN, the address from IFMATCH_BASE_URL or --base-url, neither is read from a file';

/** How to accept a field of the platform that this version does not know. */
function extraFix(problem: Extract<Problem, { code: 'unknown-field' }>): string {
  const object = problem.nearest === null ? extraObjectOf(problem) : null;
  return object === null ? '' : `; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`;
}

/** Whether the field is a connection setting, which no config has. */
const isConnection = (field: string, allowed: readonly string[]): boolean =>
  allowed.includes('guards') && /token|url|address|endpoint|host/i.test(field);

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

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  date: 'a date',
  null: 'an empty value',
};

/** `a list or text`, for the types of a value or of a schema. */
const typeWords = (types: string): string =>
  types
    .split(' or ')
    .map((type) => typeNames[type] ?? type)
    .join(' or ');

type Mistake = {
  readonly pointer: Pointer;
  readonly expected: string;
  readonly found: string;
  readonly text: string | null;
};

/** How to write a value of another type. */
function typeFix({ pointer, expected, found, text }: Mistake): string {
  if (expected === 'object') return mappingFix(pointer, found, text);
  if (expected === 'array')
    return text === null ? 'write a list, with a dash before each entry' : `write a list: [${text}], or [] for none`;
  return `write ${typeWords(expected)}${found === 'string' ? ', without quotes' : ''}`;
}

function mappingFix(pointer: Pointer, found: string, text: string | null): string {
  if (text !== null && /^[a-z_]+:[^\s/]/.test(text)) return 'write a space after the colon';
  if (pointer.length === 0 && found === 'array') return 'put "policies:" above the list';
  if (pointer.at(-1) === 'deployments') return 'write each slug as a key, as in "acme: {}"';
  return 'write a mapping (key: value)';
}

type Unknown = Extract<Problem, { code: `unknown-${'condition' | 'action'}-type` | 'unknown-condition-value' }>;

const unknownWords = (what: string, { severity, known, nearest }: Unknown): Phrase => [
  `unknown ${what}${severity === 'error' ? ' on this platform' : ''}`,
  suggestion(nearest, known, 'use one of'),
];

/** For a change of `deployments` together with files. */
const configFirst =
  'change "deployments" in a separate pull request first; the pull request with the files then uses them';

const platformFixes: Readonly<Record<string, string>> = {
  UNSUPPORTED_ACTION_TYPE: 'use an action type of this platform',
  UNKNOWN_REFERENCE: 'correct the name, or create it on the platform',
  MISSING_DEPENDENT_ACTION: 'add the required action to the same policy',
  RESERVED_SLUG: 'choose another slug; this one is reserved',
  INVALID_CONDITION_VALUE: 'use a value that the platform accepts for this condition',
};

/** A sentence about a problem's code; null for other words. */
export const codeHelp = (code: string): string | null =>
  code in phrasebook
    ? 'A file cannot be read, does not match its schema, or would not do what it appears to do.'
    : null;

/** The message and fix of a problem. Texts of the file are not escaped yet. */
export function phrase(problem: Problem): { readonly message: string; readonly fix: string } {
  // TypeScript cannot see that the entry fits the code.
  const words = phrasebook[problem.code] as (one: Problem) => Phrase;
  const [message, fix] = words(problem);
  return { message, fix };
}
