import { expect, test } from 'vitest';
import { pause } from '../../src/commands/apply.ts';

test('a pause ends when somebody asks for a stop', async () => {
  await expect(pause(600_000, () => Promise.resolve())).resolves.toBeUndefined();
});
