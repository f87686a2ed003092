import type { Action, Condition, Effect, Filters } from '../../src/generated/types.ts';
import { policyEntry } from './build.ts';
import type { Labelled } from './labelled.ts';

const severity = (...values: string[]): Condition => ({ type: 'severity', values });
const tags = (...values: string[]): Condition => ({ type: 'repository_tag', values });
const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });
const all = (...conditions: Condition[]): { filters: Filters } => ({ filters: { mode: 'all', conditions } });
const any = (...conditions: Condition[]): { filters: Filters } => ({ filters: { mode: 'any', conditions } });
const does = (...types: string[]): { actions: Action[] } => ({ actions: types.map((type) => ({ type })) });

const base = { name: 'P', slug: 'p', ...all(severity('critical', 'high')), ...does('block', 'pr_comment') };

const pair = (before: object, after: object, effect: Effect, says: string): Labelled => ({
  verb: 'update',
  entry: policyEntry('p', { ...base, ...before }, { ...base, ...after }),
  effect,
  says,
});
const create = (after: object, effect: Effect, says: string): Labelled => ({
  verb: 'create',
  entry: policyEntry('p', null, { ...base, ...after }),
  effect,
  says,
});
const remove = (before: object, effect: Effect, says: string): Labelled => ({
  verb: 'delete',
  entry: policyEntry('p', { ...base, ...before }, null),
  effect,
  says,
});
const triages = (state: string, times = 1): { actions: Action[] } => ({
  actions: Array.from({ length: times }, () => ({ type: 'triage', config: { state, reason: 'false_positive' } })),
});
const whole = 'severity any of critical, high';
const many = Array.from({ length: 17 }, (_, index) => `t${String(index).padStart(2, '0')}`);

export const labelledPolicies: readonly Labelled[] = [
  // switching
  pair({}, { active: false }, 'looser', `is switched off: stops blocking ${whole}`),
  pair({ active: false }, {}, 'stricter', `is switched on: blocks ${whole}`),
  pair(does(), { ...does(), active: false }, 'neutral', `is switched off: stops monitoring ${whole}`),
  pair(
    does('triage'),
    { ...does('triage'), active: false },
    'unknown',
    `is switched off: stops acting on ${whole} (with action triage, so the effect is not known)`,
  ),
  pair(
    { active: false },
    { active: true, ...does('triage', 'block') },
    'unknown',
    `is switched on: blocks ${whole}, and changes in other ways too (with action triage, so the effect is not known)`,
  ),
  pair(
    { active: false },
    { active: false, ...does('pr_comment') },
    'neutral',
    'is switched off before and after, so nothing changes',
  ),
  pair({ active: null }, { active: false }, 'looser', `is switched off: stops blocking ${whole}`),
  pair({ active: 'yes' }, {}, 'unknown', 'has a form that is not known'),
  // actions
  pair({}, does('pr_comment'), 'looser', 'Block → Comment'),
  pair({}, does(), 'looser', 'Block → Monitor'),
  pair(does('pr_comment'), {}, 'stricter', 'Comment → Block'),
  pair(does(), does('pr_comment'), 'stricter', 'Monitor → Comment'),
  pair({}, does('block'), 'looser', 'removes action pr_comment'),
  pair({}, does('block', 'pr_comment', 'jira'), 'stricter', 'adds action jira'),
  pair(does('block', 'pr_comment', 'slack_app'), {}, 'looser', 'removes action slack_app'),
  pair(
    does('block', 'pr_comment', 'jira'),
    does('block', 'pr_comment', 'webhook'),
    'mixed',
    'removes action jira; adds action webhook',
  ),
  pair(does('pr_comment', 'jira'), {}, 'mixed', 'Comment → Block; removes action jira'),
  pair({}, does('block', 'pr_comment', 'triage'), 'unknown', 'adds action triage'),
  pair(does('block', 'pr_comment', 'triage'), {}, 'unknown', 'removes action triage'),
  pair({}, does('block', 'pr_comment', 'auto_merge'), 'unknown', 'adds action auto_merge'),
  pair(
    does('webhook'),
    { actions: [{ type: 'webhook', config: { url: 'x' } }] },
    'unknown',
    'changes the settings of action webhook',
  ),
  pair(
    {},
    { actions: [{ type: 'block', config: { dry_run: 'true' } }, { type: 'pr_comment' }] },
    'unknown',
    'changes the settings of action block',
  ),
  pair({}, does('pr_comment', 'block'), 'unknown', 'changes the order of the actions'),
  pair(does('jira'), does('jira', 'jira'), 'unknown', 'lists action jira 1 → 2 times'),
  pair({}, does('block', 'pr_comment', 'block'), 'neutral', 'lists action block 1 → 2 times'),
  pair(
    does('jira', 'jira'),
    does('jira', 'block', 'pr_comment'),
    'unknown',
    'Monitor → Block; lists action jira 2 → 1 times',
  ),
  pair(
    { actions: [{ type: 'block', config: { dry_run: 'true' } }] },
    { actions: Array.from({ length: 2 }, () => ({ type: 'block', config: { dry_run: 'true' } })) },
    'unknown',
    'lists action block 1 → 2 times',
  ),
  // triage
  pair(does(), triages('ignored'), 'looser', 'adds action triage (ignored)'),
  pair(triages('ignored'), does(), 'stricter', 'removes action triage (ignored)'),
  pair(triages('ignored', 2), triages('ignored'), 'neutral', 'lists action triage 2 → 1 times'),
  pair(
    triages('ignored'),
    { ...triages('ignored'), ...all(severity('critical', 'high', 'low')) },
    'looser',
    'severity any of critical, high → critical, high, low: also ignores (triage) low',
  ),
  pair(
    { ...triages('ignored'), active: false },
    triages('ignored'),
    'looser',
    'is switched on: ignores (triage) severity any of critical, high',
  ),
  pair(
    triages('provisionally_ignored'),
    { ...triages('provisionally_ignored'), active: false },
    'stricter',
    'is switched off: stops provisionally ignoring (triage) severity any of critical, high',
  ),
  pair({}, {}, 'unknown', 'changes nothing that can be seen'),
  pair({}, { actions: 'all' }, 'unknown', 'has a form that is not known'),
  // values
  pair({}, all(severity('critical')), 'looser', `${whole} → critical: stops blocking high`),
  pair(
    {},
    all(severity('critical', 'high', 'medium')),
    'stricter',
    `${whole} → critical, high, medium: also blocks medium`,
  ),
  pair(
    {},
    all(severity('critical', 'medium')),
    'mixed',
    `${whole} → critical, medium: stops blocking high, also blocks medium`,
  ),
  pair(
    all(none(severity('low'))),
    all(none(severity('low', 'medium'))),
    'looser',
    'severity none of low → low, medium: stops blocking medium',
  ),
  pair(
    all(none(severity('low', 'medium'))),
    all(none(severity('low'))),
    'stricter',
    'severity none of low, medium → low: also blocks medium',
  ),
  pair(
    { ...all(severity('high', 'low')), ...does('pr_comment') },
    { ...all(severity('high')), ...does('pr_comment') },
    'looser',
    'severity any of high, low → high: stops commenting on low',
  ),
  pair(
    { ...all(severity('high', 'low')), ...does('jira') },
    { ...all(severity('high')), ...does('jira') },
    'looser',
    'severity any of high, low → high: stops acting on low',
  ),
  pair(
    { ...all(severity('high', 'low')), ...does() },
    { ...all(severity('high')), ...does() },
    'neutral',
    'severity any of high, low → high: stops monitoring low',
  ),
  pair(
    all(tags('prod', 'staging')),
    all(tags('prod')),
    'looser',
    'repository_tag any of prod, staging → prod: blocks fewer findings',
  ),
  pair(
    all(tags(...many)),
    all(tags(...many, 'x')),
    'stricter',
    'repository_tag any of t00, t01, t02, t03, t04, and 12 more → t00, t01, t02, t03, t04, and 13 more: blocks more findings',
  ),
  pair(
    all(severity('high')),
    all(none(severity('high'))),
    'mixed',
    'removes condition severity any of high; adds condition severity none of high: stops blocking severity any of high, also blocks severity none of high',
  ),
  pair({}, all(severity('high', 'critical', 'high')), 'neutral', 'says the same in another way'),
  pair({}, all(severity()), 'unknown', `${whole} → no values: what that does is not known`),
  pair(all(severity()), {}, 'unknown', 'severity any of no values → critical, high: what that does is not known'),
  pair(
    all(tags('pci')),
    all(tags('production')),
    'mixed',
    'repository_tag any of pci → production: stops blocking pci without production, also blocks production without pci',
  ),
  pair(
    all(none(tags('a', 'b'))),
    all(none(tags('b', 'c'))),
    'mixed',
    'repository_tag none of a, b → b, c: stops blocking c, also blocks a',
  ),
  pair(
    all(severity('high', 'low'), tags('a')),
    all(severity('high'), tags('a', 'b')),
    'mixed',
    'severity any of high, low → high; repository_tag any of a → a, b: stops blocking severity low, also blocks repository_tag b without a',
  ),
  pair(
    all(severity('high', 'low'), tags('a')),
    all(severity('high')),
    'mixed',
    'severity any of high, low → high; removes condition repository_tag any of a: stops blocking severity low, also blocks repository_tag none of a',
  ),
  pair(
    all(tags('pci')),
    all(tags('pci ')),
    'mixed',
    'repository_tag any of pci → "pci ": stops blocking pci without "pci ", also blocks "pci " without pci',
  ),
  pair(
    all(tags('a')),
    all(tags('a\u00a0b', '\u200b', 'c, d')),
    'mixed',
    'repository_tag any of a → "a\\u{a0}b", "c, d", "\\u{200b}": stops blocking a without "a\\u{a0}b", "c, d", "\\u{200b}", also blocks "a\\u{a0}b", "c, d", "\\u{200b}" without a',
  ),
  // conditions
  pair(
    {},
    all(severity('critical', 'high'), tags('prod')),
    'looser',
    'adds condition repository_tag any of prod: blocks fewer findings',
  ),
  pair(
    all(severity('critical', 'high'), tags('prod')),
    {},
    'stricter',
    'removes condition repository_tag any of prod: blocks more findings',
  ),
  pair(
    any(severity('critical'), tags('prod')),
    any(severity('critical')),
    'looser',
    'removes condition repository_tag any of prod: blocks fewer findings',
  ),
  pair(
    any(severity('critical')),
    any(severity('critical'), tags('prod')),
    'stricter',
    'adds condition repository_tag any of prod: blocks more findings',
  ),
  pair(
    all(severity('high'), tags('prod')),
    all(severity('high'), { type: 'confidence', values: ['high'] }),
    'mixed',
    'removes condition repository_tag any of prod; adds condition confidence any of high: stops blocking confidence none of high, also blocks repository_tag none of prod',
  ),
  pair(
    all(severity('high'), tags('a')),
    any(severity('high'), tags('a')),
    'stricter',
    'any condition is enough, not all: blocks more findings',
  ),
  pair(
    any(severity('high'), tags('a')),
    all(severity('high'), tags('a')),
    'looser',
    'all conditions must hold, not any: blocks fewer findings',
  ),
  pair(
    all(severity('high'), tags('a')),
    any(severity('low'), tags('b')),
    'mixed',
    'any condition is enough, not all; severity any of high → low; repository_tag any of a → b: blocks other findings',
  ),
  pair({}, any(severity('critical', 'high')), 'neutral', 'says the same in another way'),
  pair(
    any(severity('critical'), severity('high')),
    any(severity('critical', 'high')),
    'neutral',
    'says the same in another way',
  ),
  pair(
    any(severity('critical', 'high'), tags('a')),
    any(severity('critical'), tags('a')),
    'looser',
    `${whole} → critical: blocks fewer findings`,
  ),
  pair(
    {},
    all(severity('critical', 'high'), { type: 'moon_phase', values: ['full'] }),
    'unknown',
    'adds condition moon_phase any of full: what that does is not known',
  ),
  pair(
    all({ type: 'moon_phase', values: ['full'] }),
    all({ type: 'moon_phase', values: ['full', 'new'] }),
    'unknown',
    'moon_phase any of full → full, new: what that does is not known',
  ),
  pair(
    all({ type: 'moon_phase', values: ['full'] }, severity('high', 'low')),
    all({ type: 'moon_phase', values: ['full'] }, severity('high')),
    'looser',
    'severity any of high, low → high: stops blocking low',
  ),
  pair(
    {},
    { filters: { mode: 'most', conditions: [severity('critical')] } },
    'unknown',
    'has filters of a form that is not known',
  ),
  pair(
    { ...does('block', 'triage') },
    { ...does('block', 'triage'), ...all(severity('critical', 'high', 'low')) },
    'unknown',
    `${whole} → critical, high, low: also blocks low (with action triage, so the effect is not known)`,
  ),
  pair(
    { ...all(severity('high')), ...does() },
    { ...all(severity('low')), ...does('pr_comment') },
    'stricter',
    'Monitor → Comment; severity any of high → low: stops monitoring high, also monitors low',
  ),
  pair(
    {},
    { ...all(severity('critical')), ...does('block', 'pr_comment', 'jira') },
    'mixed',
    `adds action jira; ${whole} → critical: stops blocking high`,
  ),
  // texts and what nobody knows
  pair({}, { name: 'Q' }, 'neutral', 'is named Q'),
  pair({}, { name: 'P ' }, 'neutral', 'is named "P "'),
  pair({}, { description: 'Why' }, 'neutral', 'has another description'),
  pair({ updated_at: '2026-01-01' }, { name: 'Q' }, 'neutral', 'is named Q'),
  pair({ exempt: ['a'] }, { name: 'Q' }, 'unknown', 'is named Q; changes exempt, which is not known'),
  pair({}, { filters: { ...base.filters, sample: 10 } }, 'unknown', 'changes sample, which is not known'),
  // creates and deletes
  create({}, 'stricter', `blocks ${whole}`),
  create(
    { ...any(severity('high'), tags('prod')), ...does('pr_comment') },
    'stricter',
    'comments on severity any of high or repository_tag any of prod',
  ),
  create(does('jira'), 'stricter', `acts on ${whole}`),
  create(does(), 'neutral', `monitors ${whole}`),
  create(triages('ignored'), 'looser', `ignores (triage) ${whole}`),
  create(triages('reopened'), 'unknown', `reopens (triage) ${whole} (with action triage, so the effect is not known)`),
  create(
    triages('reviewing'),
    'unknown',
    `marks as reviewing (triage) ${whole} (with action triage, so the effect is not known)`,
  ),
  create(
    { actions: [...does('block', 'pr_comment').actions, ...triages('ignored').actions] },
    'mixed',
    `blocks and ignores (triage) ${whole}`,
  ),
  create(
    { actions: [...does('jira').actions, ...triages('ignored').actions] },
    'mixed',
    `acts on and ignores (triage) ${whole}`,
  ),
  remove(triages('ignored'), 'stricter', `stops ignoring (triage) ${whole}`),
  create({ active: false }, 'neutral', 'is switched off, so it does nothing yet'),
  create(does('triage'), 'unknown', `acts on ${whole} (with action triage, so the effect is not known)`),
  create({ actions: null, filters: null }, 'unknown', 'has a form that is not known'),
  remove({}, 'looser', `stops blocking ${whole}`),
  remove(does('pr_comment'), 'looser', `stops commenting on ${whole}`),
  remove({ active: false }, 'neutral', 'was switched off, so nothing changes'),
  remove(
    does('block', 'triage'),
    'unknown',
    `stops blocking ${whole} (with action triage, so the effect is not known)`,
  ),
];
