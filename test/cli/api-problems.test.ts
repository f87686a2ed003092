import { describe, expect, test } from 'vitest';
import { runApi } from './run-api.ts';

const long = 'x'.repeat(3001);
const triage = ['triageFindings', '--issue-type', 'sast', '--issue-ids', '1', '--new-triage-state', 'ignored'];
const search = ['searchIssues'];
const body = (value: unknown): string => JSON.stringify(value);
const instant = 'does not fit. An ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z.';

/** What is typed, what comes in by stdin, and all that is said. */
const bad: readonly (readonly [args: readonly string[], stdin: string, says: readonly string[]])[] = [
  [['listFindings', '--page-size', '99'], '', ['--page-size: must be a whole number, from 100 to 3000.']],
  [['listFindings', '--page', '-1'], '', ['--page: must be a whole number, from 0 to 9007199254740991.']],
  [
    ['listFindings', '--page', '9007199254740993'],
    '',
    ['--page 9007199254740993: must be a whole number, from 0 to 9007199254740991.'],
  ],
  [['listFindings', '--since', 'yesterday'], '', ['--since yesterday: must be a number.']],
  [
    ['listFindings', '--repository-ids', '1', '--repository-ids', 'two'],
    '',
    ['--repository-ids two: must be a whole number, from 0 to 9007199254740991.'],
  ],
  [
    ['listFindings', '--status', 'opne'],
    '',
    ['--status: must be one of open, fixed, ignored, reviewing, fixing, provisionally_ignored.'],
  ],
  [['listFindings', '--status', 'open', '--status', 'fixed'], '', ['--status: takes one value, and was given 2.']],
  [['listFindings', '--triage-reasons', 'no_time'], '', ['`triage_reasons` applies when `status` is ignored.']],
  [
    [...triage.slice(0, 3), '--new-note', 'a', '--body', '-'],
    '{"issue_ids":[1,9007199254740993]}',
    ['--issue-ids: must be a whole number, from 0 to 9007199254740991.'],
  ],
  [
    ['triageFindings'],
    '',
    [
      'Either `issue_ids` or filter fields select the findings.',
      'At least one of `new_triage_state` or `new_note` is required.',
      '--issue-type: is required (one of sast, sca, secrets).',
    ],
  ],
  [[...triage, '--new-note', long], '', ['--new-note: must be text, at most 3000 characters.']],
  [[...triage, '--body', '-'], body({ new_note: long }), ['--new-note: must be text, at most 3000 characters.']],
  [
    [...triage, '--body', '-'],
    body({ new_nota: 'n' }),
    ['`new_nota` in --body: is not a field of the request. Did you mean new_note?'],
  ],
  [
    ['applyRemediationPolicies', '--if-match', 'v', '--body', '-'],
    body({ policies: [] }),
    [
      '`policies` in --body: is not a field of the request. Did you mean bundle.policies?',
      '`bundle.policies` in --body: is required (JSON).',
    ],
  ],
  [
    ['triageFindings', '--body', '-'],
    body({ issue_type: 'sast', issue_ids: ['1'], new_note: 'n' }),
    ['--issue-ids: must be a whole number, from 0 to 9007199254740991.'],
  ],
  [[...triage, '--body', '-'], '[]', ['--body -: must be a JSON object.']],
  [[...triage, '--body', '-'], '{"new_note":', ['--body -: cannot be used: it is not JSON, or it was cut off.']],
  [
    ['listDependencies', '--body', '-'],
    body({ dependencyFilter: { packageFilters: [{ nam: 'a' }] } }),
    ['`dependencyFilter.packageFilters.0.nam` in --body: is not a field of the request. Did you mean name?'],
  ],
  [[...search, '--limit', '0'], '', ['--limit: must be a whole number, at least 1.']],
  [[...search, '--filter.since', '2026-01-31'], '', [`--filter.since: ${instant}`]],
  [['getDetectionPolicy'], '', ['--product: is required (one of code, secrets).']],
  [['listScmSubscriptions', '--config-id', ''], '', ['--config-id: is required (text, at most 255 characters).']],
  [
    ['applyRemediationPolicies', '--body', '-'],
    body({ bundle: {} }),
    ['--if-match: is required (text).', '`bundle.policies` in --body: is required (JSON).'],
  ],
  [['createNotificationWebhook', '--name', 'n'], '', ['--url: is required (text).']],
  [
    ['listFindings', '--page-size', '99', '--status', 'opne', '--since', 'x', '--transitivities', 'direct'],
    '',
    [
      '--since x: must be a number.',
      '`exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca.',
      '--page-size: must be a whole number, from 100 to 3000.',
      '--status: must be one of open, fixed, ignored, reviewing, fixing, provisionally_ignored.',
    ],
  ],
];

describe('a bad request', () => {
  test.for(bad)('is told before anything is sent: api %j', async ([args, stdin, says]) => {
    const { code, out, err } = await runApi(args, { stdin });
    expect(err.trimEnd().split('\n')).toEqual(says.map((line) => `error: ${line}`));
    expect({ code, out }).toEqual({ code: 64, out: '' });
  });
});

describe('a command line that is no request', () => {
  test.for<[string[], string]>([
    [
      ['listFinding'],
      'error: There is no operation "listFinding". Did you mean listFindings? `ifmatch api` lists them all.\n',
    ],
    [
      ['list-findings'],
      'error: There is no operation "list-findings". Did you mean listFindings? `ifmatch api` lists them all.\n',
    ],
    [
      ['policies', '--x'],
      'Did you mean getRemediationPolicies or applyRemediationPolicies or previewRemediationPolicies or listLegacyPolicies?',
    ],
    [['frobnicate'], 'error: There is no operation "frobnicate". `ifmatch api` lists them all.\n'],
    [['listFindings', '--page-sise', '100'], "error: unknown option '--page-sise'\n(Did you mean --page-size?)"],
    [['listFindings', '--format', 'xml'], 'Allowed choices are json, ndjson.'],
    [['listFindings', '--body', 'x.json'], "unknown option '--body'"],
    [['triageFindings', '--all'], "unknown option '--all'"],
    [['createNotificationWebhook', '--webhook-secret', 's'], "unknown option '--webhook-secret'"],
    [['listFindings', 'acme'], 'too many arguments'],
    [['triageFindings', '--body', 'missing.json'], 'missing.json cannot be read: there is no such file.\n'],
    [
      ['listFindings', '--output', 'no/such/folder/x.json'],
      'no/such/folder/x.json cannot be written: there is no such folder.\n',
    ],
    [
      ['listFindings', '--deployment', 'acme'],
      'No platform address. Set IFMATCH_BASE_URL or --base-url, or try --sandbox.\n',
    ],
  ])('%j is refused with what to do', async ([args, says]) => {
    const { code, out, err } = await runApi(args);
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 64, out: '' });
  });
});
