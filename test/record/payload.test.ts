import { expect, test } from 'vitest';
import { recordPayload } from '../../src/record/payload.ts';
import { consented, digestOfChange, plan, review } from './build-record.ts';

test('a record holds what the comment showed, who consented and the config of its run, each where there is one', () => {
  const optional = (of: Partial<typeof consented & { config: string }>): object => {
    const { shown, consent, config } = recordPayload(plan, { ...review, ...of }, digestOfChange);
    return { shown, consent, config };
  };
  expect(optional(consented)).toEqual(consented);
  expect(optional({ shown: consented.shown })).toEqual({ shown: consented.shown, consent: undefined });
  expect(optional({ consent: consented.consent })).toEqual({ shown: undefined, consent: consented.consent });
  expect(optional({ config: '0123456789abcdef' })).toEqual({ config: '0123456789abcdef' });
  const keys = Object.keys(recordPayload(plan, review, digestOfChange));
  expect(keys).toContain('bundles');
  expect(keys).not.toContain('shown');
  expect(keys).not.toContain('consent');
  expect(keys).not.toContain('config');
});
