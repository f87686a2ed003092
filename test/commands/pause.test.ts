import { expect, test } from 'vitest';
import { pause } from '../../src/commands/apply.ts';
import { systemClock } from '../../src/platform/clock.ts';

test('a pause ends when somebody asks for a stop', async () => {
  await expect(pause(600_000, { clock: systemClock, stop: () => Promise.resolve() })).resolves.toBeUndefined();
});
