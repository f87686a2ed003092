import { type Reading, readGfm } from '../../report/comment/read-gfm.ts';

/** Every foreign text starts with it, so that the tests find these texts in a page. */
export const foreignMark = 'Zq7';
export const markText = (text: string): string => foreignMark + text;
export const quietText = markText('quiet');

/** The start of all addresses that our pages may link to. */
export const allowedAddress = 'https://github.com/acme-inc/policies/';

/** Compares the page of a hostile text with how the page of a harmless text reads. Returns all differences. */
export function findRenderingFaults(rendered: string, expected: Reading): string[] {
  const reading = readGfm(rendered);
  return [
    ...(reading.outside === expected.outside
      ? []
      : [`outside of code:\n${reading.outside}\ninstead of\n${expected.outside}`]),
    ...(reading.outside.includes(foreignMark) ? ['a foreign text stands outside of code'] : []),
    ...reading.codes.flatMap((code, index) =>
      code.includes(foreignMark) === expected.codes[index]?.includes(foreignMark)
        ? []
        : [`${code} stands in place of ${expected.codes[index] ?? 'nothing'}`],
    ),
    ...reading.addresses.filter((address) => !address.startsWith(allowedAddress) || address.includes('..')),
  ];
}
