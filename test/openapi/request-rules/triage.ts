import type { FieldRule } from './rule.ts';

const ignore = { issue_type: 'sast', issue_ids: [1], new_triage_state: 'ignored' };
const filters = {
  any: {
    autotriage_verdict: 'true_positive',
    categories: ['a'],
    component_tags: ['a'],
    confidence: 'low',
    policies: ['a'],
  },
  more: {
    policy_mode: ['monitor', 'block'],
    pro_only: false,
    project_tags: ['a'],
    ref: 'main',
    repos: ['a'],
    rules: ['a'],
  },
  last: {
    ruleset: ['a'],
    severities: ['low', 'critical'],
    since: 0,
    status: 'open',
    triage_reasons: ['a'],
    validation_state: ['a'],
  },
  sca: { dependencies: ['a'], epss_probability: ['a'], exposures: ['a'], transitivities: ['a'] },
  secrets: { repository_visibility: ['public', 'private'], secret_types: ['a'] },
};
const each = (fields: object): object[] => Object.entries(fields).map(([name, value]) => ({ [name]: value }));
const reviewing = { new_triage_state: 'reviewing' };

export const triage: readonly FieldRule[] = [
  {
    rule: 'issue_type is required, and is sast, sca or secrets',
    refused: [
      [{ issue_ids: [1], new_triage_state: 'ignored' }, '/issue_type'],
      [{ ...ignore, issue_type: 'ai_sast' }, '/issue_type'],
      [{ ...ignore, issue_type: null }, '/issue_type'],
      [[], ''],
      [null, ''],
    ],
  },
  {
    rule: '1: either issue_ids or filter fields select the findings',
    refused: [
      [{ issue_type: 'sast', ...reviewing }, 'Either `issue_ids`'],
      [{ issue_type: 'sast', ...reviewing, limit: 10 }, 'Either `issue_ids`'],
      [{ issue_type: 'sast', ...reviewing, new_note: 'a' }, 'Either `issue_ids`'],
      [{ issue_type: 'secrets', ...reviewing, include_historical: true }, 'Either `issue_ids`'],
      // A filter that is empty could be read as all.
      [{ issue_type: 'sast', ...reviewing, repos: [] }, '/repos'],
      [{ issue_type: 'sast', ...reviewing, issue_ids: [] }, '/issue_ids'],
      [{ issue_type: 'sast', ...reviewing, ref: '' }, '/ref'],
      [{ issue_type: 'sast', ...reviewing, status: '' }, '/status'],
    ],
  },
  {
    rule: '2: at least one of new_triage_state or new_note is required',
    refused: [
      [{ issue_type: 'sast', issue_ids: [1] }, 'At least one of'],
      [{ issue_type: 'sca', dependencies: ['lodash'], limit: 1 }, 'At least one of'],
    ],
  },
  {
    rule: '3: new_triage_reason requires new_triage_state to be ignored',
    refused: [
      ...['reviewing', 'fixing', 'reopened', 'provisionally_ignored'].map((state): [unknown, string] => [
        { ...ignore, new_triage_state: state, new_triage_reason: 'no_time' },
        '`new_triage_reason` requires',
      ]),
      [
        { issue_type: 'sast', issue_ids: [1], new_note: 'a', new_triage_reason: 'no_time' },
        '`new_triage_reason` requires',
      ],
      [{ ...ignore, new_triage_reason: 'wontfix' }, '/new_triage_reason'],
    ],
  },
  {
    rule: '4: some filters apply to sca only',
    refused: ['sast', 'secrets'].flatMap((type) =>
      each(filters.sca).map((filter): [unknown, string] => [
        { ...ignore, issue_type: type, ...filter },
        '`dependencies`, `epss',
      ]),
    ),
  },
  {
    rule: '4: some filters apply to secrets only',
    refused: ['sast', 'sca'].flatMap((type) =>
      each({ ...filters.secrets, include_historical: true }).map((filter): [unknown, string] => [
        { ...ignore, issue_type: type, ...filter },
        '`include_historical`, `repository',
      ]),
    ),
  },
  {
    rule: 'limit is a whole number from 1 to 3000',
    refused: [0, 3001, -1, 1.5, '10', null].map((limit) => [{ ...ignore, limit }, '/limit']),
  },
  {
    rule: 'new_note has at most 3000 characters',
    refused: ['x'.repeat(3001), '😀'.repeat(3001), 1, null].map((note) => [{ ...ignore, new_note: note }, '/new_note']),
  },
  {
    rule: 'new_triage_state is a state that a user can set',
    refused: ['untriaged', 'open', 'fixed', '', null].map((state) => [
      { ...ignore, new_triage_state: state },
      '/new_triage_state',
    ]),
  },
  {
    rule: 'values of policy_mode, repository_visibility and severities are known, those of other lists are not shown',
    refused: [
      [{ ...ignore, policy_mode: ['warn'] }, '/policy_mode/0'],
      [{ ...ignore, issue_type: 'secrets', repository_visibility: ['internal'] }, '/repository_visibility/0'],
      [{ ...ignore, severities: ['info'] }, '/severities/0'],
      [{ ...ignore, confidence: 'critical' }, '/confidence'],
    ],
  },
  {
    rule: 'issue_ids and since are whole numbers; there is no other field',
    refused: [
      [{ ...ignore, issue_ids: 1 }, '/issue_ids'],
      [{ ...ignore, issue_ids: [1.5] }, '/issue_ids/0'],
      [{ ...ignore, issue_ids: [null] }, '/issue_ids/0'],
      [{ ...ignore, since: 1.5 }, '/since'],
      [{ ...ignore, since: '2026-01-31T00:00:00Z' }, '/since'],
      [{ ...ignore, dedup: true }, '/dedup'],
      [{ ...ignore, rulesets: ['a'] }, '/rulesets'],
    ],
  },
];
