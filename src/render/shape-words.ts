import { extraObjectOf } from '../domain/extra-fields.ts';
import type { Pointer, Problem } from '../domain/problem.ts';
import { begun, isLong, listed, type Phrasebook, quoted, suggestion } from './problem-words.ts';

type Shape =
  | 'unknown-file'
  | 'unknown-field'
  | 'missing-field'
  | 'product-missing'
  | 'product-contradiction'
  | 'no-lists'
  | 'null-value'
  | 'wrong-type'
  | 'bad-value'
  | 'out-of-bounds'
  | 'bad-text'
  | 'ambiguous-scalar'
  | 'ambiguous-number'
  | 'joined-lines';

/** Words for values that do not have the shape they must have. */
export const shapePhrases: Phrasebook<Shape> = {
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
        ? joined
        : (forms[expected] ?? `write a text that matches ${expected}`),
  }),
  'ambiguous-scalar': ({ text, reads }) => ({
    says: `expected text, but unquoted ${begun(text)} can be read as ${readingWords[reads] ?? reads}`,
    fix: isLong(text) ? 'quote it' : `quote it: "${text}"`,
  }),
  'ambiguous-number': ({ text }) => ({
    says: `${begun(text)} is read as different numbers by different YAML parsers`,
    fix: 'write it in decimal digits, without leading zeros',
  }),
  'joined-lines': ({ severity }) => ({
    says: 'a continuation line of this text begins with a dash, but is not a list entry',
    fix:
      severity === 'error'
        ? 'for a list entry, align the dash with its neighbours; for text, use quotes'
        : 'put the text after a | to keep its lines, or quote it',
  }),
};

const joined = 'identifiers have no spaces: align the dash of the next line with this one';

/** What to do with a field that belongs elsewhere. */
function fieldFix(field: string, allowed: readonly string[]): string | null {
  if (field === 'x-expires') return 'only policies and exceptions expire: move it into one of them';
  return isConnection(field, allowed)
    ? 'remove it: the token comes from IFMATCH_API_TOKEN, the address from IFMATCH_BASE_URL or --base-url, neither is read from a file'
    : null;
}

/** How to have a field of the platform that this version does not know. */
function extraFix(problem: Extract<Problem, { code: 'unknown-field' }>): string {
  const object = problem.nearest === null ? extraObjectOf(problem) : null;
  return object === null ? '' : `; if your platform has this field, add it to "extra_fields.${object}" in ifmatch.yaml`;
}

/** Whether someone looks for the platform in the config. */
const isConnection = (field: string, allowed: readonly string[]): boolean =>
  allowed.includes('guards') && /token|url|address|endpoint|host/i.test(field);

/** What the object is called that a field stands in, by the key that leads to it or by its other fields. */
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

/** What a pattern of the schema asks for. */
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

/** Types as they are named where one was found. */
const foundWords: Readonly<Record<string, string>> = { boolean: 'a boolean', null: 'an empty value' };

const typeWords = (type: string): string => typeNames[type] ?? type;

const expectedWords = (types: string): string => types.split(' or ').map(typeWords).join(' or ');

type Mistake = {
  readonly pointer: Pointer;
  readonly expected: string;
  readonly found: string;
  readonly text: string | null;
};

/** How a value of another type is to be written. */
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
