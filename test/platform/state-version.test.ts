import { describe, expect, test } from 'vitest';
import { tidy } from './dry-run.ts';

describe('a state version', () => {
  test.for(['a', '"abc"', 'W/"abc"', 'd4c3b2a1', 'a,b', '**', '"*"', '!~', '0', 'x'.repeat(1000)])(
    '%j is kept byte for byte',
    (version) => {
      expect(tidy('remediation', { state_version: version }).stateVersion).toBe(version);
    },
  );
});
