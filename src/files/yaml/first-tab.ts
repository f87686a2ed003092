import { firstToken } from './events.ts';

/**
 * Where a tab indents the first line of a document; null where none does, and before a bracket, where it may stand. js-yaml takes that tab
 * for white space and wonders about what comes after it.
 */
export function firstTab(text: string): number | null {
  let token = firstToken(text, 0);
  if (/^---\s/.test(text.slice(token, token + 4))) token = firstToken(text, token + 3);
  const line = text.lastIndexOf('\n', token - 1) + 1;
  const tab = text.slice(line, token).indexOf('\t');
  return tab < 0 || '{['.includes(text.charAt(token)) ? null : line + tab;
}
