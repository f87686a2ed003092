import type { FieldRule } from './rule.ts';

export const findings: readonly FieldRule[] = [
  {
    rule: 'issue_type is sast, sca or ai_sast; every parameter may be absent',
    refused: [
      [{ issue_type: 'secrets' }, '/issue_type'],
      [{ issue_type: '' }, '/issue_type'],
      [{ issue_type: ['sast'] }, '/issue_type'],
    ],
  },
  {
    rule: 'page_size is a whole number from 100 to 3000',
    refused: [
      [{ page_size: 99 }, '/page_size'],
      [{ page_size: 3001 }, '/page_size'],
      [{ page_size: 0 }, '/page_size'],
      [{ page_size: -100 }, '/page_size'],
      [{ page_size: 100.5 }, '/page_size'],
      [{ page_size: '100' }, '/page_size'],
      [{ page_size: null }, '/page_size'],
    ],
  },
  {
    rule: 'page is a whole number from 0',
    refused: [
      [{ page: -1 }, '/page'],
      [{ page: 0.5 }, '/page'],
    ],
  },
  {
    rule: 'since is a number of seconds, with fractions',
    refused: [
      [{ since: '2026-01-31' }, '/since'],
      [{ since: '1763683200' }, '/since'],
    ],
  },
  {
    rule: 'repository_ids are numbers of 64 bits',
    refused: [
      [{ repository_ids: ['web'] }, '/repository_ids/0'],
      [{ repository_ids: [1.5] }, '/repository_ids/0'],
      [{ repository_ids: 1 }, '/repository_ids'],
    ],
  },
  {
    rule: 'status is one value, and never removed',
    refused: [
      [{ status: 'removed' }, '/status'],
      [{ status: 'untriaged' }, '/status'],
      [{ status: ['open'] }, '/status'],
    ],
  },
  {
    rule: 'triage_reasons apply when status is ignored',
    refused: [
      [{ triage_reasons: ['no_time'] }, '`triage_reasons` applies'],
      [{ status: 'open', triage_reasons: ['no_time'] }, '`triage_reasons` applies'],
      [{ status: 'provisionally_ignored', triage_reasons: ['no_time'] }, '`triage_reasons` applies'],
      [{ status: 'ignored', triage_reasons: ['boredom'] }, '/triage_reasons/0'],
    ],
  },
  {
    rule: 'policies, rules, categories, confidence and autotriage_verdict apply to sast, asked for or not',
    refused: [
      ...['sca', 'ai_sast'].flatMap((type): [unknown, string][] => [
        [{ issue_type: type, policies: ['rule-board-block'] }, '`policies`, `rules`'],
        [{ issue_type: type, rules: ['python.eval'] }, '`policies`, `rules`'],
        [{ issue_type: type, categories: ['security'] }, '`policies`, `rules`'],
        [{ issue_type: type, confidence: 'high' }, '`policies`, `rules`'],
        [{ issue_type: type, autotriage_verdict: 'false_positive' }, '`policies`, `rules`'],
      ]),
      [{ policies: ['block'] }, '/policies/0'],
      [{ confidence: 'critical' }, '/confidence'],
      [{ autotriage_verdict: 'unknown' }, '/autotriage_verdict'],
    ],
  },
  {
    rule: 'exposures, transitivities and is_malicious apply to sca',
    refused: [
      ...[{}, { issue_type: 'sast' }, { issue_type: 'ai_sast' }].flatMap((type): [unknown, string][] => [
        [{ ...type, exposures: ['reachable'] }, '`exposures`, `transitivities`'],
        [{ ...type, transitivities: ['direct'] }, '`exposures`, `transitivities`'],
        [{ ...type, is_malicious: false }, '`exposures`, `transitivities`'],
      ]),
      [{ issue_type: 'sca', exposures: ['always reachable'] }, '/exposures/0'],
      [{ issue_type: 'sca', transitivities: ['indirect'] }, '/transitivities/0'],
      [{ issue_type: 'sca', is_malicious: 'true' }, '/is_malicious'],
    ],
  },
  {
    rule: 'click_to_fix_pr_state applies to sast and sca',
    refused: [
      [{ issue_type: 'ai_sast', click_to_fix_pr_state: ['open'] }, '`click_to_fix_pr_state` applies'],
      [{ click_to_fix_pr_state: ['closed'] }, '/click_to_fix_pr_state/0'],
    ],
  },
  {
    rule: 'dedup, repos, severities, ref and component_tags apply to every type; there is no other parameter',
    refused: [
      [{ severities: ['info'] }, '/severities/0'],
      [{ severities: 'high' }, '/severities'],
      [{ dedup: 1 }, '/dedup'],
      [{ ref: ['main'] }, '/ref'],
      [{ cursor: 'x' }, '/cursor'],
    ],
  },
];
