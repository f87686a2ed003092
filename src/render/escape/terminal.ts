import { escapeHidden } from './visible.ts';

/**
 * One line of text for a terminal: no control byte, no escape sequence, nothing that hides or turns text around.
 * A CI log is a terminal too: GitHub's runner obeys `##[command]` anywhere in a line, so that is broken.
 */
export const escapeTerminal = (text: string): string => breakLogCommands(escapeHidden(text));

/** GitHub's runner obeys a line that begins with `::` after white space, so a row of output must not. */
export const isLineCommand = (row: string): boolean => row.trimStart().startsWith('::');

/** Shows the first colon by its number. */
export const breakLineCommand = (text: string): string => text.replace(':', String.raw`\u{3A}`);

export const breakLogCommands = (text: string): string =>
  text.includes('##[') ? text.replaceAll('##[', String.raw`##\u{5B}`) : text;
