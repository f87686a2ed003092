import { describe, expect, test } from 'vitest';
import { runApi } from './run-api.ts';

const long = 'x'.repeat(3001);
const triage = ['triageFindings', '--issue-type', 'sast', '--issue-ids', '1', '--new-triage-state', 'ignored'];
const search = ['searchIssues'];
const body = (value: unknown): string => JSON.stringify(value);
const instant = 'must be an ISO 8601 date-time, for example 2026-01-31T12:00:00.000Z.';

/** What is typed, what comes in by stdin, and all that is said. */
const bad: readonly (readonly [args: readonly string[], stdin: string, says: readonly string[]])[] = [
  [['listFindings', '--page-size', '99'], '', ['--page-size 99: must be from 100 to 3000.']],
  [['listFindings', '--page', '-1'], '', ['--page -1: must be at least 0.']],
  [
    ['listFindings', '--page', '9007199254740993'],
    '',
    ['--page 9007199254740993: must be at most 9007199254740991: a larger number cannot be sent exactly.'],
  ],
  [['listFindings', '--since', 'yesterday'], '', ['--since yesterday: must be a number.']],
  [
    ['listFindings', '--repository-ids', '1', '--repository-ids', 'two'],
    '',
    ['--repository-ids two: must be a whole number.'],
  ],
  [
    ['listFindings', '--status', 'opne'],
    '',
    ['--status opne: must be open, fixed, ignored, reviewing, fixing or provisionally_ignored. Did you mean open?'],
  ],
  [
    ['listFindings', '--status', 'open', '--status', 'fixed'],
    '',
    ['--status: takes one value, and was given 2. Give one value.'],
  ],
  [
    ['listFindings', '--triage-reasons', 'no_time'],
    '',
    ['--triage-reasons: `triage_reasons` applies when `status` is ignored. Leave it out.'],
  ],
  [['listFindings', '--arrays', 'comma', '--rules', 'a,b'], '', ['--rules a,b: holds a comma. Use --arrays repeat.']],
  [
    [...triage.slice(0, 3), '--new-note', 'a', '--body', '-'],
    '{"issue_ids":[1,9007199254740993]}',
    [
      '`issue_ids[1]` in --body (9007199254740993): must be at most 9007199254740991: a larger number cannot be sent exactly.',
    ],
  ],
  [
    ['triageFindings'],
    '',
    [
      '--issue-type: is missing. Give sast, sca or secrets.',
      '--issue-ids: Either `issue_ids` or filter fields select the findings.',
      '--new-triage-state, --new-note: At least one of `new_triage_state` or `new_note` is required.',
    ],
  ],
  [[...triage, '--new-note', long], '', ['--new-note (3001 characters): must have at most 3000 characters.']],
  [[...triage, '--all'], '', ['--all: triageFindings has no pages. Leave it out.']],
  [
    [...triage, '--body', '-'],
    body({ new_note: long }),
    ['`new_note` in --body (3001 characters): must have at most 3000 characters.'],
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
      '`policies` in --body: is not a field of the request. Did you mean bundle.policies?',
      '`bundle.policies` in --body: is missing. It is required.',
    ],
  ],
  [
    ['triageFindings', '--body', '-'],
    body({ issue_type: 'sast', issue_ids: ['1'], new_note: 'n' }),
    ['`issue_ids[0]` in --body ("1"): must be a whole number.'],
  ],
  [[...triage, '--body', '-'], '[]', ['--body -: must be a JSON object.']],
  [[...triage, '--body', '-'], '{"new_note":', ['--body -: cannot be used: it is not JSON, or it was cut off.']],
  [
    ['listDependencies', '--body', '-'],
    body({ dependencyFilter: { packageFilters: [{ nam: 'a' }] } }),
    ['`dependencyFilter.packageFilters[0].nam` in --body: is not a field of the request. Did you mean name?'],
  ],
  [[...search, '--limit', '0'], '', ['--limit 0: must be at least 1.']],
  [[...search, '--filter.since', '2026-01-31'], '', [`--filter.since 2026-01-31: ${instant}`]],
  [['getDetectionPolicy'], '', ['--product: is missing. Give code or secrets.']],
  [['listScmSubscriptions', '--config-id', ''], '', ['--config-id "": must not be empty.']],
  [
    ['applyRemediationPolicies', '--body', '-'],
    body({ bundle: {} }),
    ['--if-match: is missing. It is required.', '`bundle.policies` in --body: is missing. It is required.'],
  ],
  [
    ['applyRemediationPolicies', '--if-match', '*', '--body', '-'],
    body({ bundle: { policies: [] } }),
    ['--if-match *: cannot be sent: it is *, which would match any state. Give the state_version of the preview.'],
  ],
  [['createNotificationWebhook', '--name', 'n'], '', ['--url: is missing. It is required.']],
  [
    ['listFindings', '--page-size', '99', '--status', 'opne', '--since', 'x', '--transitivities', 'direct'],
    '',
    [
      '--since x: must be a number.',
      '--page-size 99: must be from 100 to 3000.',
      '--status opne: must be open, fixed, ignored, reviewing, fixing or provisionally_ignored. Did you mean open?',
      '--transitivities: `exposures`, `transitivities` and `is_malicious` apply when `issue_type` is sca. Leave it out.',
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
