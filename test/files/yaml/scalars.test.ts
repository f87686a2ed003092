import fc from 'fast-check';
import { CORE_SCHEMA, load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { isCore, readsAs } from '../../../src/files/yaml/scalars.ts';
import { scalarTable } from '../../trust/yaml/scalar-table.ts';

const seed = 20_261_121;

describe('a plain scalar', () => {
  test.for(scalarTable)('%s reads as %s', ([text, reads]) => {
    expect(readsAs(text)).toBe(reads);
  });

  // Three dashes or dots are a marker, no scalar.
  const scalar = fc
    .oneof(
      fc.stringMatching(/^[-+.0-9_:xob]{1,8}$/),
      fc.stringMatching(/^[-+]?[0-9a-fA-F_.:eExob]{1,10}$/),
      fc.stringMatching(/^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}([T ][0-9]{1,2}:[0-9]{2}:[0-9]{2}Z?)?$/),
      fc.stringMatching(/^[a-zA-Z~.]{1,5}$/),
      fc.constantFrom(...scalarTable.map(([text]) => text)),
    )
    .filter((text) => !/^(?:---|\.\.\.)$/.test(text));

  test('is core exactly when the core schema takes it for anything but text', () => {
    const agrees = fc.property(scalar, (text) => {
      let value: unknown;
      try {
        value = load(text, { schema: CORE_SCHEMA });
      } catch {
        return; // no scalar at all
      }
      if (typeof value === 'object' && value !== null) return;
      expect({ text, core: isCore(text) }).toEqual({ text, core: typeof value !== 'string' });
    });
    fc.assert(agrees, { seed, numRuns: 20_000 });
  });
});
