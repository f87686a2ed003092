import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Terminal } from '../../src/world/terminal.ts';

/** What a terminal is told of a run that gets on, and ends with a line. */
function told(terminal: { readonly quiet: boolean; readonly isDumb: boolean }, isTTY: boolean): string {
  const err = Object.assign(new PassThrough(), { isTTY });
  const world = new Terminal({ in: new PassThrough(), out: new PassThrough(), err }, terminal);
  world.progress('dry run 1 of 2');
  world.progress('dry run 2 of 2');
  world.tell('done');
  return String(err.read() ?? '');
}

const clear = '\r\u001B[2K';

test.each([
  [{ quiet: false, isDumb: false }, true, `${clear}dry run 1 of 2${clear}dry run 2 of 2${clear}done\n`],
  [{ quiet: false, isDumb: true }, true, 'done\n'],
  [{ quiet: false, isDumb: false }, false, 'done\n'],
  [{ quiet: true, isDumb: false }, true, ''],
])('one line replaces another only where somebody watches a terminal that can: %j, %j', (terminal, isTTY, text) => {
  expect(told(terminal, isTTY)).toBe(text);
});
