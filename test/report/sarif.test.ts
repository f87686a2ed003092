import { describe, expect, test } from 'vitest';
import { outcomesByName } from './build-outcomes.ts';
import { renderSarif } from '../../src/report/formats/sarif.ts';

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

describe('SARIF', () => {
  test.each(Object.entries(outcomesByName))('meets the standard: %s', (_, outcome) => {
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
});
