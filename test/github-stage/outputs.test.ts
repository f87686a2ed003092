import { expect, test } from 'vitest';
import { formatOutputs } from '../../src/github/publish.ts';

test('outputs may hold several lines, and lines that look like an end', () => {
  const outputs = { outcome: 'changes', 'state-versions': '{\n"a": 1}', digest: '', effect: 'x<<EOF\ny\nEOF' };
  expect(formatOutputs(outputs, 'end-1')).toBe(
    'outcome<<end-1\nchanges\nend-1\nstate-versions<<end-1\n{\n"a": 1}\nend-1\ndigest<<end-1\n\nend-1\neffect<<end-1\nx<<EOF\ny\nEOF\nend-1\n',
  );
});
