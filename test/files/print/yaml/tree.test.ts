import { type Event, parseEvents } from 'js-yaml';
import { expect, test } from 'vitest';
import { patchText } from '../../../../src/files/print/yaml/patch.ts';
import { readTree } from '../../../../src/files/print/yaml/tree.ts';
import { gone, list, map, value } from './wishes.ts';

const text = 'a: b\n';
const [document, mapping, , , end] = parseEvents(text, {}) as [Event, Event, Event, Event, Event];

test.for([
  ['no value', [document]],
  ['another document in place of a value', [document, document, end]],
  ['an end in place of a value', [document, end, end]],
  ['a mapping without an end', [document, mapping]],
] as const)('events that end too early are a mistake of ours: %s', ([, events]) => {
  expect(() => readTree(text, events)).toThrow('the events of a document end too early');
});

test.for([
  [
    'a mapping on the lines below its dash is replaced',
    'a:\n  -\n    k: x\n  - k: z\n',
    map({ a: list({ 0: value({ p: 'q', r: 's' }) }) }),
    'a:\n  - p: q\n    r: s\n  - k: z\n',
  ],
  [
    'lines that keep their end are replaced, and the end stays as it was written',
    'a: |+\n  one\n  two\r\nb: c\n',
    map({ a: value('w') }),
    'a: w\r\nb: c\n',
  ],
  [
    'a block text goes from between others',
    'a:\n  - |\n    one | two\n  - >- # why\n    three\n  - |\n    four\n',
    map({ a: list({ 1: gone }) }),
    'a:\n  - |\n    one | two\n  - |\n    four\n',
  ],
  [
    'a block text changes behind dashes with nothing',
    'a:\n  -\n  -\n  - | # why\n    one\n    two\n',
    map({ a: list({ 0: gone, 2: value('w') }) }),
    'a:\n  -\n  - w # why\n',
  ],
  [
    'a value that is not there says nothing of quotes',
    'l:\n  - k:\n  - k: "x"\n',
    map({ l: list({}, [1, { k: 'v' }]) }),
    'l:\n  - k:\n  - k: "x"\n  - k: "v"\n',
  ],
  [
    'the first pair between brackets goes',
    'a: { k: x, m: s, o: z }\n',
    map({ a: map({ k: gone }) }),
    'a: { m: s, o: z }\n',
  ],
  ['a pair between others goes', 'a: { k: x, m: s, o: z }\n', map({ a: map({ m: gone }) }), 'a: { k: x, o: z }\n'],
  ['the pair behind a key without a value goes', 'a: {k, m: s}\n', map({ a: map({ m: gone }) }), 'a: {k}\n'],
] as const)('a text is understood as it is laid out: %s', ([, before, wish, after]) => {
  expect(patchText(before, wish)).toBe(after);
});
