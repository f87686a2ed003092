import { expect, test } from 'vitest';
import { pause } from '../../src/commands/apply.ts';

test('a pause ends when somebody asks for a stop', async () => {
  await expect(pause(600_000, () => Promise.resolve())).resolves.toBeUndefined();
});

test('a pause ends by itself', async () => {
  await expect(pause(1, () => new Promise<void>(() => {}))).resolves.toBeUndefined();
});
