import type { Pointer } from '../../domain/position.ts';

const typeNames: Readonly<Record<string, string>> = {
  object: 'a mapping',
  array: 'a list',
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

export const typeWords = (type: string): string => typeNames[type] ?? type;
export const expectedWords = (types: string): string => types.split(' or ').map(typeWords).join(' or ');

type Mistake = {
  readonly pointer: Pointer;
  readonly expected: string;
  readonly found: string;
  readonly text: string | null;
};

/** How a value of another type is to be written. */
export function typeFix({ pointer, expected, found, text }: Mistake): string {
  if (expected === 'boolean') {
    return /^(?:true|yes|on|y)$/i.test(text ?? '')
      ? 'write true, without quotes'
      : 'write true or false, without quotes';
  }
  if (expected === 'integer') return 'write a whole number, without quotes';
  if (expected === 'array' && text !== null) {
    return none.test(text) ? 'write a list; if it is meant to be empty, write []' : `write a list: [${text}]`;
  }
  if (expected === 'array' && found === 'object') return 'write a list: a dash before each entry, or [ ] around them';
  return expected === 'object' ? mappingFix(pointer, found, text) : `write ${expectedWords(expected)}`;
}

function mappingFix(pointer: Pointer, found: string, text: string | null): string {
  if (text !== null && /^[a-z_]+:[^\s/]/.test(text)) return 'write a space after the colon';
  if (pointer.length === 0 && found === 'array') return 'begin with a key: above a list of policies stands "policies:"';
  if (pointer.at(-1) === 'deployments') return 'write each slug as a key, as in "acme: {}"';
  return entryFix(pointer, text) ?? 'write a mapping: keys, each with its value';
}

/** What people write for an empty list: in brackets it would be an entry of that name. */
const none = /^(?:no|none|nothing|off|empty)$/i;

/** What an entry looks like of which only the most important part is written; null where that says nothing of it. */
function entryFix(pointer: Pointer, text: string | null): string | null {
  if (text === null || !/^\w+$/.test(text)) return null;
  const fixes: Readonly<Record<string, string>> = {
    actions: `write type: ${text}`,
    conditions: `write type: ${text}, and its "mode" and "values" below`,
    deployments: `write { id: ${text} }`,
  };
  return fixes[String(pointer.at(-2))] ?? null;
}
