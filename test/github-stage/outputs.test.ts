import { expect, test } from 'vitest';
import { formatOutputs } from '../../src/github/publish.ts';

test('outputs may hold several lines, and lines that look like an end', () => {
  const outputs = { outcome: 'changes', 'state-versions': '{\n"a": 1}', digest: '', effect: 'x<<EOF\ny\nEOF' };
  expect(formatOutputs(outputs, 'end-1')).toBe(
    'outcome<<end-1\nchanges\nend-1\nstate-versions<<end-1\n{\n"a": 1}\nend-1\ndigest<<end-1\n\nend-1\neffect<<end-1\nx<<EOF\ny\nEOF\nend-1\n',
  );
});

test('an output cannot end itself, nor have a name that is more than a name', () => {
  expect(() => formatOutputs({ outcome: 'x\nend-1\nevil<<x' }, 'end-1')).toThrow('holds the delimiter');
  expect(() => formatOutputs({ 'a=b\nc': 'x' }, 'end-1')).toThrow('is no name for an output');
});
