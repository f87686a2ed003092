import { describe, expect, test } from 'vitest';
import { runApi } from './run-api.ts';

const long = 'x'.repeat(3001);
const triage = ['triageFindings', '--issue-type', 'sast', '--issue-ids', '1', '--new-triage-state', 'ignored'];
const search = ['searchIssues'];
const body = (value: unknown): string => JSON.stringify(value);

/** What is typed, what comes in by stdin, and all that is said. */
const bad: readonly (readonly [args: readonly string[], stdin: string, says: readonly string[]])[] = [
  [
    ['listFindings', '--page-size', '99'],
    '',
    ['--page-size: must be >= 100. How many findings a page holds. (at least 100; at most 3000; default 100)'],
  ],
  [
    ['listFindings', '--page', '-1'],
    '',
    ['--page: must be >= 0. Zero-based number of the page. (at least 0; default 0)'],
  ],
  [
    ['listFindings', '--page', '9007199254740993'],
    '',
    ['--page: must be integer. Zero-based number of the page. (at least 0; default 0)'],
  ],
  [
    ['listFindings', '--since', 'yesterday'],
    '',
    [
      '--since: must be number. Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all.',
    ],
  ],
  [
    ['listFindings', '--repository-ids', '1', '--repository-ids', 'two'],
    '',
    ['--repository-ids: does not fit. Repository ids. (repeatable; at least 0)'],
  ],
  [
    ['listFindings', '--status', 'opne'],
    '',
    [
      '--status: must be equal to one of the allowed values. `removed` findings are always excluded. (one of open, fixed, ignored, reviewing, fixing, provisionally_ignored)',
    ],
  ],
  [['listFindings', '--triage-reasons', 'no_time'], '', ['`triage_reasons` applies when `status` is ignored.']],
  [
    [...triage.slice(0, 3), '--new-note', 'a', '--body', '-'],
    '{"issue_ids":[1,9007199254740993]}',
    [
      '--issue-ids: must be integer. Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match. (repeatable; at least 0)',
    ],
  ],
  [
    ['triageFindings'],
    '',
    [
      'Either `issue_ids` or filter fields select the findings.',
      'At least one of `new_triage_state` or `new_note` is required.',
      '--issue-type: is required. Which findings. (required; one of sast, sca, secrets)',
    ],
  ],
  [
    [...triage, '--new-note', long],
    '',
    ['--new-note: must NOT have more than 3000 characters. A note to attach. (at most 3000 characters)'],
  ],
  [
    [...triage, '--body', '-'],
    body({ new_note: long }),
    ['--new-note: must NOT have more than 3000 characters. A note to attach. (at most 3000 characters)'],
  ],
  [
    [...triage, '--body', '-'],
    body({ new_nota: 'n' }),
    ['`new_nota` in --body: is not a field of the request. Did you mean new_note?'],
  ],
  [
    ['applyRemediationPolicies', '--if-match', 'v', '--body', '-'],
    body({ policies: [] }),
    [
      '`bundle` in --body: is required.',
      '`policies` in --body: is not a field of the request. Did you mean bundle.policies?',
    ],
  ],
  [
    ['triageFindings', '--body', '-'],
    body({ issue_type: 'sast', issue_ids: ['1'], new_note: 'n' }),
    [
      '--issue-ids: must be integer. Findings to act on; when absent, a filter must be provided. With filters, only those of them that the filters match. (repeatable; at least 0)',
    ],
  ],
  [[...triage, '--body', '-'], '[]', ['--body -: must be a JSON object.']],
  [[...triage, '--body', '-'], '{"new_note":', ['--body -: cannot be used: it is not JSON, or it was cut off.']],
  [
    ['listDependencies', '--body', '-'],
    body({ dependencyFilter: { packageFilters: [{ nam: 'a' }] } }),
    ['`dependencyFilter.packageFilters.0.nam` in --body: is not a field of the request. Did you mean name?'],
  ],
  [[...search, '--limit', '0'], '', ['--limit: must be >= 1. How many groups a page holds. (at least 1)']],
  [
    [...search, '--filter.since', '2026-01-31'],
    '',
    ['--filter.since: does not fit. Found at or after this time, for example 2026-01-31T12:00:00.000Z.'],
  ],
  [
    ['applyRemediationPolicies', '--if-match', 'v', '--body', '-'],
    body({ bundle: {} }),
    ['`bundle.policies` in --body: is required. Every policy of the deployment. (repeatable)'],
  ],
  [['createNotificationWebhook', '--name', 'n'], '', ['--url: is required. Where notifications go. (required)']],
  [
    ['listFindings', '--page-size', '99', '--status', 'opne', '--since', 'x', '--transitivities', 'direct'],
    '',
    [
      '`exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca.',
      '--since: must be number. Epoch seconds: keeps findings whose `relevant_since` is at or after it. Absent means all.',
      '--page-size: must be >= 100. How many findings a page holds. (at least 100; at most 3000; default 100)',
      '--status: must be equal to one of the allowed values. `removed` findings are always excluded. (one of open, fixed, ignored, reviewing, fixing, provisionally_ignored)',
    ],
  ],
];

describe('a bad request', () => {
  test.for(bad)('is refused before anything is sent: api %j', async ([args, stdin, says]) => {
    const { code, out, err } = await runApi(args, { stdin });
    expect(err.trimEnd().split('\n')).toEqual(says.map((line) => `error: ${line}`));
    expect({ code, out }).toEqual({ code: 64, out: '' });
  });
});

describe('an invalid command line', () => {
  test.for<[string[], string]>([
    [['listFindings', '--status', 'open', '--status', 'fixed'], 'It takes one value.'],
    [['getDetectionPolicy'], "required option '--product <word>' not specified"],
    [['listScmSubscriptions', '--config-id', ''], 'It is empty.'],
    [['applyRemediationPolicies', '--body', '-'], "required option '--if-match <text>' not specified"],
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
  ])('%j is refused with a fix', async ([args, says]) => {
    const { code, out, err } = await runApi(args);
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 64, out: '' });
  });
});
