import { CORE_SCHEMA, load, YAML11_SCHEMA } from 'js-yaml';
import { parse } from 'yaml';

/** What programs around a policy file may read it with. */
const readers: readonly ((text: string) => unknown)[] = [
  (text) => load(text, { schema: CORE_SCHEMA }),
  (text) => load(text, { schema: YAML11_SCHEMA }),
  (text): unknown => parse(text, { version: '1.1', logLevel: 'silent' }),
  (text): unknown => parse(text, { version: '1.2', logLevel: 'silent' }),
];

/** What each of four readers sees; a text that one of them refuses it does not see at all. */
export const readByOthers = (text: string): unknown[] =>
  readers.flatMap((read) => {
    try {
      return [read(text)];
    } catch {
      return []; // no YAML for this one, so it cannot take it for something else
    }
  });

/** Whether some reader takes a plain scalar for anything but this text. */
export const isReadOtherwise = (text: string): boolean =>
  readByOthers(text).some((value) => isNoText(value) && !isSlip(value, text));

const isNoText = (value: unknown): boolean =>
  value === null || value instanceof Date || !/^(?:string|object)$/.test(typeof value);

/** A pattern for floats that matches without digits (`.`, `e3`) makes NaN of them. */
export const isSlip = (value: unknown, text: string): boolean => Number.isNaN(value) && !/^\.nan$/i.test(text);
