/** One short line of a text from outside, without control and format characters. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  // Cut at a whole character: half of a pair would print as garbage.
  return line.length <= 300 ? line : `${line.slice(0, 300).replace(/[\uD800-\uDBFF]$/, '')} …`;
}
