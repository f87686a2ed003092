import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Terminal } from '../../src/runtime/terminal.ts';

/** What is answered to a question at a terminal of so many columns by one who types this once it is asked. */
async function answer(keys: string | null, columns = 80): Promise<boolean> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const err = Object.assign(new PassThrough(), { isTTY: true, columns });
  const asked = new Promise<void>((resolve) => {
    let shown = '';
    err.setEncoding('utf8').on('data', (text: string) => {
      shown += text;
      if (shown.includes('Yes') && shown.includes('No')) resolve();
    });
  });
  const answered = new Terminal({ in: input, out: new PassThrough(), err }, { quiet: false, env: {} }).ask(
    'Apply exactly this?',
  );
  await asked;
  if (keys === null) input.end();
  else input.write(keys);
  return answered;
}

test.each([
  ['y', true],
  ['n', false],
  ['\r', false],
  ['\u0003', false],
  ['\u0004', false],
  [null, false],
])('the answer %j counts as yes: %j', async (keys, yes) => {
  expect(await answer(keys)).toBe(yes);
});

test('a terminal that reports 0 columns shows the question, too', async () => {
  expect(await answer('y', 0)).toBe(true);
});
