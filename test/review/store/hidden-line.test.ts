import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHiddenLine, isHiddenLineUnreadable, readHiddenLine } from '../../../src/review/store/hidden-line.ts';
import { ReviewKey } from '../../../src/review/store/review-key.ts';
import { editedLine, lineKinds, lineKindOf } from '../../trust/records/edited.ts';
import { factsOf, key, line, record, scope, token } from '../build.ts';

const facts = factsOf(record);
const text = '### Policies\n';

describe('the hidden line of a comment', () => {
  test('is short, cannot be ended early by Markdown, and does not have the token', () => {
    expect(line).toMatch(/^<!-- ifmatch:review:v1 [\w-]+ [\w-]+ [\w-]{22} -->\n$/);
    expect(line.length).toBeLessThan(2500);
    const [, , , payload = ''] = line.split(' ');
    expect(line + Buffer.from(payload, 'base64url').toString()).not.toContain(token);
  });

  test('is read as it was written, for any config, and with or without a record', () => {
    for (const config of ['', 'ifmatch.yaml', 'é\u{1F600} --> <!--', '"\\\n']) {
      const own = new ReviewKey(token, { ...scope, config });
      for (const written of [facts, factsOf(null, { state: 'invalid' })]) {
        const made = makeHiddenLine(own, written);
        expect(made.replace(/\n$/, '')).toMatch(/^<!-- [\w: -]+ -->$/);
        expect(readHiddenLine(own, made + text)).toEqual(written);
      }
    }
  });

  test.for([
    ['before a text that somebody edited', `${line}Approved! Nothing will be deleted.`],
    ['with the line breaks of an editor', `${line.replace('\n', '\r\n')}### Policies`],
    ['before another record', `${line}${line}`],
  ] as const)('counts %s', ([, body]) => {
    expect(readHiddenLine(key, body)).toEqual(facts);
  });

  const [, , config = '', payload = '', seal = ''] = line.split(' ');
  const made = (...words: readonly string[]): string => `<!-- ifmatch:review:v1 ${words.join(' ')} -->\n${text}`;

  test.for<[string, string, isLikeOurs: boolean]>([
    ['nothing', '', false],
    ['a byte order mark before it', `\uFEFF${line}`, false],
    ['a blank before it', ` ${line}`, false],
    ['it on the second line', `\n${line}`, false],
    ['it after another comment of HTML', `<!-- x -->${line}`, false],
    ['it in a quote', `> ${line}`, false],
    ['it in capitals', line.toUpperCase(), false],
    ['a newer version', line.replace(':v1', ':v2'), false],
    ['another config', made(Buffer.from('b').toString('base64url'), payload, seal), false],
    ['text after it on its line', line.replace('\n', ' Approved!\n'), true],
    ['a line break in it', line.replace(`${config} `, `${config} \n`), true],
    ['its end missing', line.slice(0, -3), true],
    ['its seal missing', made(config, payload), true],
    ['another seal', made(config, payload, 'A'.repeat(22)), true],
    ['a padded payload', made(config, `${payload}=`, seal), true],
    ['bits to spare in its payload', made(config, `${payload}A`, seal), true],
    ['an empty payload', made(config, '', key.prove('comment', [''])), true],
    ['the seal of a record', made(config, payload, key.prove('record', [payload])), true],
  ])('is not read with %s', ([, body, isLikeOurs]) => {
    expect(readHiddenLine(key, body)).toBeNull();
    expect(isHiddenLineUnreadable(key, body)).toBe(isLikeOurs);
  });

  test.for(['hello', '[]', 'null', '7', '{}', '{"__proto__":{"pull":12}}'])(
    'whose payload was replaced by %s is not read',
    (json) => {
      const body = made(config, Buffer.from(json).toString('base64url'), seal);
      expect([readHiddenLine(key, body), isHiddenLineUnreadable(key, body)]).toEqual([null, true]);
    },
  );

  test('of another token is ours to replace and not to read; one of another repository or config is foreign', () => {
    for (const [other, isLikeOurs] of [
      [new ReviewKey(`${token}0`, scope), true],
      [new ReviewKey(token, { ...scope, repository: '4712' }), true],
      [new ReviewKey(token, { ...scope, config: 'b' }), false],
    ] as const) {
      const body = makeHiddenLine(other, facts) + text;
      expect([readHiddenLine(key, body), isHiddenLineUnreadable(key, body)]).toEqual([null, isLikeOurs]);
    }
  });

  const many = 20_000_000;
  test.for<[string, () => string]>([
    ['a payload of 20 MB', () => made(config, 'A'.repeat(many), seal)],
    ['a config without end', () => `<!-- ifmatch:review:v1 ${'0'.repeat(many)}`],
    ['blanks without end', () => `<!-- ifmatch:review:v1 ${' '.repeat(many)}`],
    ['carriage returns without end', () => `${line.trimEnd()}${'\r'.repeat(many)}`],
    ['a hundred thousand lines', () => line.repeat(100_000)],
    // With the square of its length, each would take far longer than a test may.
  ])('with %s is read in linear time', ([, make]) => {
    const body = make();
    // Strings of JavaScript are built lazily; this one exists now.
    expect(body.codePointAt(body.length - 1)).toBeGreaterThan(0);
    readHiddenLine(key, body);
    isHiddenLineUnreadable(key, body);
  });

  test('with random edits is never read as another one (seed 20261121, 2,000 lines)', () => {
    const kinds = new Set(fc.sample(editedLine, { seed: 20_261_121, numRuns: 2000 }).map(lineKindOf));
    expect([...kinds].toSorted()).toEqual([...lineKinds].toSorted());
  });
});
