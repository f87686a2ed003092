import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commandAt, globalOptions } from '../../src/cli/options.ts';

test('the command stands behind each option of the program, and behind its value', () => {
  for (const { short, long, required } of globalOptions(new Command()).options)
    for (const name of [short, long].filter((one) => one !== undefined)) {
      const words = required ? [name, 'auto'] : [name];
      expect(commandAt([...words, 'preview', name])).toBe(words.length);
    }
  expect(commandAt(['--color=never', '-Cx', 'preview'])).toBe(2);
});
