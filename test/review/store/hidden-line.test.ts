import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHiddenLine, isHiddenLineUnreadable, readHiddenLine } from '../../../src/review/store/hidden-line.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { editedLine, lineKinds, classifyLine } from '../../trust/records/edited.ts';
import { hiddenFactsOf, reviewKey, exampleHiddenLine, exampleRecord, reviewScope, token } from '../build.ts';

const facts = hiddenFactsOf(exampleRecord);
const text = '### Policies\n';

describe('the hidden line of a comment', () => {
  test('is short, cannot be ended early by Markdown, and does not have the token', () => {
    expect(exampleHiddenLine).toMatch(/^<!-- ifmatch:review:v1 [\w-]+ [\w-]+ [\w-]{22} -->\n$/);
    expect(exampleHiddenLine.length).toBeLessThan(2500);
    const [, , , payload = ''] = exampleHiddenLine.split(' ');
    expect(exampleHiddenLine + Buffer.from(payload, 'base64url').toString()).not.toContain(token);
  });

  test('is read as it was written, for any config, and with or without a record', () => {
    for (const config of ['', 'ifmatch.yaml', 'é\u{1F600} --> <!--', '"\\\n']) {
      const own = new ReviewKey(token, { ...reviewScope, config });
      for (const written of [facts, hiddenFactsOf(null, { state: 'invalid' })]) {
        const made = makeHiddenLine(own, written);
        expect(made.replace(/\n$/, '')).toMatch(/^<!-- [\w: -]+ -->$/);
        expect(readHiddenLine(own, made + text)).toEqual(written);
      }
    }
  });

  test.for([
    ['before a text that somebody edited', `${exampleHiddenLine}Approved! Nothing will be deleted.`],
    ['with the line breaks of an editor', `${exampleHiddenLine.replace('\n', '\r\n')}### Policies`],
    ['before another record', `${exampleHiddenLine}${exampleHiddenLine}`],
  ] as const)('counts %s', ([, body]) => {
    expect(readHiddenLine(reviewKey, body)).toEqual(facts);
  });

  const [, , config = '', payload = '', seal = ''] = exampleHiddenLine.split(' ');
  const made = (...words: readonly string[]): string => `<!-- ifmatch:review:v1 ${words.join(' ')} -->\n${text}`;

  test.for<[string, string, isLikeOurs: boolean]>([
    ['nothing', '', false],
    ['a byte order mark before it', `\uFEFF${exampleHiddenLine}`, false],
    ['a blank before it', ` ${exampleHiddenLine}`, false],
    ['it on the second line', `\n${exampleHiddenLine}`, false],
    ['it after another comment of HTML', `<!-- x -->${exampleHiddenLine}`, false],
    ['it in a quote', `> ${exampleHiddenLine}`, false],
    ['it in capitals', exampleHiddenLine.toUpperCase(), false],
    ['a newer version', exampleHiddenLine.replace(':v1', ':v2'), false],
    ['another config', made(Buffer.from('b').toString('base64url'), payload, seal), false],
    ['text after it on its line', exampleHiddenLine.replace('\n', ' Approved!\n'), true],
    ['a line break in it', exampleHiddenLine.replace(`${config} `, `${config} \n`), true],
    ['its end missing', exampleHiddenLine.slice(0, -3), true],
    ['its seal missing', made(config, payload), true],
    ['another seal', made(config, payload, 'A'.repeat(22)), true],
    ['a padded payload', made(config, `${payload}=`, seal), true],
    ['bits to spare in its payload', made(config, `${payload}A`, seal), true],
    ['an empty payload', made(config, '', reviewKey.prove('comment', [''])), true],
    ['the seal of a record', made(config, payload, reviewKey.prove('record', [payload])), true],
  ])('is not read with %s', ([, body, isLikeOurs]) => {
    expect(readHiddenLine(reviewKey, body)).toBeNull();
    expect(isHiddenLineUnreadable(reviewKey, body)).toBe(isLikeOurs);
  });

  test.for(['hello', '[]', 'null', '7', '{}', '{"__proto__":{"pull":12}}'])(
    'whose payload was replaced by %s is not read',
    (json) => {
      const body = made(config, Buffer.from(json).toString('base64url'), seal);
      expect([readHiddenLine(reviewKey, body), isHiddenLineUnreadable(reviewKey, body)]).toEqual([null, true]);
    },
  );

  test('of another token is ours to replace and not to read; one of another repository or config is foreign', () => {
    for (const [other, isLikeOurs] of [
      [new ReviewKey(`${token}0`, reviewScope), true],
      [new ReviewKey(token, { ...reviewScope, repository: '4712' }), true],
      [new ReviewKey(token, { ...reviewScope, config: 'b' }), false],
    ] as const) {
      const body = makeHiddenLine(other, facts) + text;
      expect([readHiddenLine(reviewKey, body), isHiddenLineUnreadable(reviewKey, body)]).toEqual([null, isLikeOurs]);
    }
  });

  const many = 20_000_000;
  test.for<[string, () => string]>([
    ['a payload of 20 MB', () => made(config, 'A'.repeat(many), seal)],
    ['a config without end', () => `<!-- ifmatch:review:v1 ${'0'.repeat(many)}`],
    ['blanks without end', () => `<!-- ifmatch:review:v1 ${' '.repeat(many)}`],
    ['carriage returns without end', () => `${exampleHiddenLine.trimEnd()}${'\r'.repeat(many)}`],
    ['a hundred thousand lines', () => exampleHiddenLine.repeat(100_000)],
    // With the square of its length, each would take far longer than a test may.
  ])('with %s is read in linear time', ([, make]) => {
    const body = make();
    // Strings of JavaScript are built lazily; this one exists now.
    expect(body.codePointAt(body.length - 1)).toBeGreaterThan(0);
    readHiddenLine(reviewKey, body);
    isHiddenLineUnreadable(reviewKey, body);
  });

  test('with random edits is never read as another one (seed 20261121, 2,000 lines)', () => {
    const kinds = new Set(fc.sample(editedLine, { seed: 20_261_121, numRuns: 2000 }).map(classifyLine));
    expect([...kinds].toSorted()).toEqual([...lineKinds].toSorted());
  });
});
