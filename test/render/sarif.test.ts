import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/domain/plan.ts';
import { renderSarif } from '../../src/render/sarif.ts';
import { at, outcomes, problem } from './build.ts';
import { filledWith } from './hostile.ts';

type Location = {
  physicalLocation: { artifactLocation: { uri: string }; region: { startLine: number; startColumn: number } };
};
type Result = {
  ruleId: string;
  ruleIndex: number;
  level: string;
  message: { text: string };
  locations: Location[];
  relatedLocations?: Location[];
};
type Run = {
  tool: { driver: { name: string; version: string; rules: { id: string; help: { text: string }; helpUri: string }[] } };
  results: Result[];
  invocations: Record<string, unknown>[];
};

function read(text: string): Run {
  const log = JSON.parse(text) as { version: string; $schema: string; runs: Run[] };
  expect([log.version, new URL(log.$schema).protocol, log.runs.length]).toEqual(['2.1.0', 'https:', 1]);
  return log.runs[0]!;
}

const strange = problem(
  { code: 'unknown-field', field: '[x](https://evil.example)\u202E', allowed: [], nearest: null } as never,
  at('policies/a b/%2e#?ü:[1].yaml', 2, 3),
);

describe('SARIF', () => {
  test.each(Object.entries(outcomes))('has what the standard requires: %s', (_, outcome) => {
    const { tool, results, invocations } = read(renderSarif(outcome, { version: '1.2.3' }));
    expect(tool.driver).toMatchObject({ name: 'ifmatch', version: '1.2.3' });
    expect(new Set(tool.driver.rules.map(({ id }) => id)).size).toBe(tool.driver.rules.length);
    for (const { help, helpUri } of tool.driver.rules)
      expect([help.text, new URL(helpUri).protocol]).toEqual([expect.stringMatching(/^.{30,}\.$/), 'https:']);
    expect(typeof invocations[0]?.['executionSuccessful']).toBe('boolean');
    for (const result of results) {
      expect(tool.driver.rules[result.ruleIndex]?.id).toBe(result.ruleId);
      expect(['error', 'warning']).toContain(result.level);
      expect(result.message.text).not.toBe('');
      for (const { physicalLocation } of [...result.locations, ...(result.relatedLocations ?? [])]) {
        expect(physicalLocation.artifactLocation.uri).toMatch(
          /^(?:[\w.~!*'()-]|%[0-9A-F]{2})+(?:\/(?:[\w.~!*'()-]|%[0-9A-F]{2})+)*$/,
        );
        expect(physicalLocation.region.startLine).toBeGreaterThan(0);
        expect(physicalLocation.region.startColumn).toBeGreaterThan(0);
      }
    }
  });

  test('encodes paths so that they decode to the same file', () => {
    const { results } = read(renderSarif({ kind: 'invalid', problems: [strange] }, { version: '1' }));
    const { uri } = results[0]!.locations[0]!.physicalLocation.artifactLocation;
    expect(uri).toBe('policies/a%20b/%252e%23%3F%C3%BC%3A%5B1%5D.yaml');
    expect(decodeURIComponent(uri)).toBe('policies/a b/%2e#?ü:[1].yaml');
  });

  test('a message holds no link and nothing hidden', () => {
    const { results } = read(renderSarif({ kind: 'invalid', problems: [strange] }, { version: '1' }));
    expect(results[0]!.message.text).not.toMatch(/\]\(|\u202E/);
    expect(results[0]!.message.text).toContain('https://evil.example');
  });

  test.for(Object.entries(outcomes))('says whether the run did what it was for, and why not: %s', ([kind, outcome]) => {
    const { invocations } = read(renderSarif(outcome, { version: '1' }));
    const succeeded = !['failed', 'partial', 'stale', 'needs-approval'].includes(kind);
    const why = (invocations[0]?.['toolExecutionNotifications'] ?? []) as {
      level: string;
      message: { text: string };
    }[];
    expect(invocations[0]?.['executionSuccessful']).toBe(succeeded);
    expect(why.length > 0).toBe(!succeeded);
    for (const { level, message } of why) {
      expect(level).toBe('error');
      expect(message.text).not.toBe('');
    }
  });

  test('a run that failed midway says what became of each bundle', () => {
    const failed = { ...outcomes['partial'], kind: 'failed', error: new Error('Broken.') } as Outcome;
    const { invocations } = read(renderSarif(failed, { version: '1' }));
    expect(invocations[0]?.['toolExecutionNotifications']).toMatchObject([
      { message: { text: 'Broken.' } },
      { message: { text: 'acme detection/code: unknown, the connection ended before an answer came' } },
      { message: { text: 'acme detection/secrets: not applied, the bundle before it failed' } },
    ]);
  });

  test('a problem of no file is a notification, for code scanning refuses a result without a place', () => {
    const { results, invocations } = read(renderSarif(filledWith['invalid']!('quiet'), { version: '1' }));
    expect(results).toHaveLength(1);
    expect(invocations[0]?.['toolConfigurationNotifications']).toMatchObject([
      { level: 'error', descriptor: { id: 'unknown-field' } },
    ]);
  });

  test('a preview has the warnings of the annotations: what loosens at its place, deletes as notifications', () => {
    const { results, invocations } = read(renderSarif(outcomes['changes']!, { version: '1' }));
    expect(results.filter(({ ruleId }) => ruleId === 'loosens-enforcement')).toMatchObject([
      {
        level: 'warning',
        message: { text: 'policy block-criticals: stops blocking: severity high' },
        locations: [{ physicalLocation: { artifactLocation: { uri: 'policies/remediation/critical.yaml' } } }],
      },
      { message: { text: expect.stringContaining('python.flask.debug') } },
      { message: { text: expect.stringContaining('java.xxe') } },
    ]);
    expect(invocations[0]?.['toolConfigurationNotifications']).toMatchObject([
      { level: 'warning', descriptor: { id: 'deletes' }, message: { text: expect.stringContaining('in-prod') } },
    ]);
  });
});
