import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { parse } from 'yaml';

/** YAML parsers that other programs may read a policy file with. */
const readers: readonly ((text: string) => unknown)[] = [
  (text) => load(text, { schema: CORE_SCHEMA }),
  (text) => load(text, { schema: YAML11_SCHEMA }),
  (text): unknown => parse(text, { version: '1.1', logLevel: 'silent' }),
  (text): unknown => parse(text, { version: '1.2', logLevel: 'silent' }),
];

/** The value that each of four parsers reads. A parser that refuses the text is left out. */
export const readByOthers = (text: string): unknown[] =>
  readers.flatMap((read) => {
    try {
      return [read(text)];
    } catch {
      return []; // a parser that refuses the text cannot misread it
    }
  });

/** Whether some parser reads a plain scalar as something other than this text. */
export const isReadAsNonText = (text: string): boolean =>
  readByOthers(text).some((value) => isNonText(value) && !isMistakenNaN(value, text));

const isNonText = (value: unknown): boolean =>
  value === null || value instanceof Date || !/^(?:string|object)$/.test(typeof value);

/** Whether the value is a NaN that only a bug of js-yaml makes: its pattern for floats also matches texts without digits (`.`, `e3`). */
export const isMistakenNaN = (value: unknown, text: string): boolean => Number.isNaN(value) && !/^\.nan$/i.test(text);
