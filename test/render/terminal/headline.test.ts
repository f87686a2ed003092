import { describe, expect, test } from 'vitest';
import { renderTerminal } from '../../../src/render/terminal.ts';
import { outcomes } from '../build.ts';
import { viewOf } from '../views.ts';

const changes = outcomes['changes']!;
const startOf = (text: string): string[] => text.split('\n').slice(0, 3);

describe('under the headline stands', () => {
  test('the config, below the platform', () => {
    const text = renderTerminal(changes, { ...viewOf(changes), config: 'ops/ifmatch.yaml' });
    expect(startOf(text).slice(1)).toEqual(['platform: https://platform.example', 'config: ops/ifmatch.yaml']);
  });

  test('no config where there is none', () => {
    const without = renderTerminal(changes, viewOf(changes));
    expect(renderTerminal(changes, { ...viewOf(changes), config: null })).toBe(without);
    expect(startOf(without).join('')).not.toContain('config:');
  });
});
