import { describe, expect, test } from 'vitest';
import { tidy } from './dry-run.ts';

describe('a state version', () => {
  test.for(['a', '"abc"', 'W/"abc"', 'd4c3b2a1', 'a,b', '**', '"*"', '!~', '0', 'x'.repeat(1000)])(
    '%j is kept byte for byte',
    (version) => {
      expect(tidy('remediation', { state_version: version }).stateVersion).toBe(version);
    },
  );

  test.for(['', '*', ' ', ' a', 'a ', 'a b', 'a\n', '\ta', 'ä', '\u200B', 'a\0', '\u007F', 'x'.repeat(1001)])(
    '%j cannot be sent',
    (version) => {
      expect(() => tidy('remediation', { state_version: version })).toThrow('cannot be sent as If-Match');
    },
  );
});
