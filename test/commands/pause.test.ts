import { expect, test } from 'vitest';
import { pause } from '../../src/commands/apply.ts';
import { systemClock } from '../../src/platform/clock.ts';

test('a pause ends when a stop is requested', async () => {
  await expect(pause(600_000, { clock: systemClock, stop: () => Promise.resolve() })).resolves.toBeUndefined();
});
