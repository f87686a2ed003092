import { escapeHidden } from "./visible.js";
// src/render/escape/terminal.ts
/**
* One line of text for a terminal: no control byte, no escape sequence, nothing that hides or turns text around.
* A CI log is a terminal too: GitHub's runner obeys `##[command]` anywhere in a line, so that is broken.
*/
const escapeTerminal = (text) => breakLogCommands(escapeHidden(text));
/** GitHub's runner obeys a line that begins with `::` after white space, so a row of output must not. */
const isLineCommand = (row) => row.trimStart().startsWith("::");
/** Shows the first colon by its number. */
const breakLineCommand = (text) => text.replace(":", String.raw`\u{3A}`);
const breakLogCommands = (text) => text.replaceAll("##[", String.raw`##\u{5B}`);
export { breakLineCommand, breakLogCommands, escapeTerminal, isLineCommand };
