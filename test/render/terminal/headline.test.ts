import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/domain/plan.ts';
import { renderTerminal } from '../../../src/render/terminal.ts';
import { outcomes } from '../build.ts';
import { viewOf } from '../views.ts';

const valid = outcomes['valid']!;
const changes = outcomes['changes']!;
const declining = outcomes['needs-approval']!;
const startOf = (text: string): string[] => text.split('\n').slice(0, 3);

describe('under the headline stands', () => {
  test('the config, below the platform', () => {
    const text = renderTerminal(changes, { ...viewOf(changes), config: 'ops/ifmatch.yaml' });
    expect(startOf(text).slice(1)).toEqual(['platform: https://platform.example', 'config: ops/ifmatch.yaml']);
  });

  test('the config alone when no platform was asked', () => {
    expect(startOf(renderTerminal(valid, { ...viewOf(valid), config: 'ifmatch.yaml' }))[1]).toBe(
      'config: ifmatch.yaml',
    );
  });

  test('no config where there is none', () => {
    const without = renderTerminal(changes, viewOf(changes));
    expect(renderTerminal(changes, { ...viewOf(changes), config: null })).toBe(without);
    expect(startOf(without).join('')).not.toContain('config:');
  });

  test('the config in a dim look, and nothing in its name acts on the terminal', () => {
    const text = renderTerminal(changes, { ...viewOf(changes), color: true, config: 'a\u001B[31m.yaml' });
    const line = text.split('\n')[2] ?? '';
    expect(line.startsWith('\u001B[2mconfig: a')).toBe(true);
    expect(line).not.toContain('\u001B[31m');
  });

  test('nothing more where the person who saw the plan said no to it', () => {
    const declined = { ...declining, guards: [], problems: [] } as Outcome;
    expect(renderTerminal(declined, viewOf(declined)).trim().split('\n')).toEqual([
      expect.stringContaining('Declined: nothing was applied'),
      'platform: https://platform.example',
    ]);
    expect(renderTerminal(declining, viewOf(declining)).split('\n').length).toBeGreaterThan(10);
  });
});
