import { type Reading, readGfm } from '../../report/comment/read-gfm.ts';

/** Stands at the beginning of every foreign text, so that it is found again wherever it came to stand. */
export const mark = 'Zq7';
export const marked = (text: string): string => mark + text;
export const quiet = marked('quiet');

/** The only addresses that our pages may lead to. */
export const inside = 'https://github.com/acme-inc/policies/';

/** What is wrong with a rendering of a hostile text, beside how that of a quiet one reads; empty when nothing is. */
export function faults(loud: string, expected: Reading): string[] {
  const found = readGfm(loud);
  return [
    ...(found.outside === expected.outside
      ? []
      : [`outside of code:\n${found.outside}\ninstead of\n${expected.outside}`]),
    ...(found.outside.includes(mark) ? ['a foreign text stands outside of code'] : []),
    ...found.codes.flatMap((code, index) =>
      code.includes(mark) === expected.codes[index]?.includes(mark)
        ? []
        : [`${code} stands in place of ${expected.codes[index] ?? 'nothing'}`],
    ),
    ...found.addresses.filter((address) => !address.startsWith(inside) || address.includes('..')),
  ];
}
