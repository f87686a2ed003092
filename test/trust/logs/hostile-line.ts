import fc from 'fast-check';
import { hostileText } from '../../report/filled-outcomes.ts';

/** Commands of GitHub's runner, in all spellings that it accepts. */
const commands = [
  '::error::x', '::ERROR file=a,line=1::x', '::warning title=a::x', '::debug::x', '::add-mask::secret', '::stop-commands::t', '::t::',
  '::set-output name=digest::x', '::save-state name=a::b', '::set-env name=PATH::x', '::add-path::/tmp', '::group::x', '::endgroup::',
  '::add-matcher::x', '::echo::on', '##[error]x', '##[command]x', '##[group]x', '##[set-output name=a;]b', '##[add-mask]x', '##vso[task.x]y',
] as const; // prettier-ignore

/** Prefixes that do not keep the runner from reading a command, and characters that some programs take for the end of a line. */
const prefixes = ['', ' ', '\t', '\n', '\r', '\r\n', '\u000B', '\u000C', '\u0085', '\u2028', '\u200B', '\uFEFF', '\u00A0', '\0', 'log ', '│ ', '%0A', '\u001B[0m', '\u{E0020}', '\u00AD'] as const; // prettier-ignore

/** Control sequences of terminals (ECMA-48 and others): colours, titles, links, cursor, clipboard, 8-bit forms. */
const sequences = ['\u001B[2J', '\u001B[31m', '\u001B]0;t\u0007', '\u001B]8;;http://x\u001B\\', '\u001B]52;c;YQ==\u0007', '\u001BP+q\u001B\\', '\u009B1A', '\u009D0;t\u009C', '\u001Bc', '\b\b', '\u0007', '\u000E', '\u001B#8', '\u001B[6n'] as const; // prettier-ignore

const piece = fc.oneof(
  fc.constantFrom(...commands),
  fc.constantFrom(...prefixes),
  fc.constantFrom(...sequences),
  hostileText,
);

/** A text from a file, the platform or a user that contains commands or control sequences. */
export const hostileLine: fc.Arbitrary<string> = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));
