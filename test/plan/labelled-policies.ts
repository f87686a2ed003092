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
const whole = 'findings where severity is critical or high';
const many = Array.from({ length: 17 }, (_, index) => `t${String(index).padStart(2, '0')}`);

export const labelledPolicies: readonly Labelled[] = [
  // switching
  pair({}, { active: false }, 'looser', `becomes inactive: stops blocking ${whole}`),
  pair({ active: false }, {}, 'stricter', `becomes active: blocks ${whole}`),
  pair(does(), { ...does(), active: false }, 'neutral', `becomes inactive: stops monitoring ${whole}`),
  pair(
    does('triage'),
    { ...does('triage'), active: false },
    'unknown',
    `becomes inactive: stops acting on ${whole} (the effect of action triage is not known)`,
  ),
  pair(
    { active: false },
    { active: true, ...does('triage', 'block') },
    'unknown',
    `becomes active: blocks ${whole}; other settings change too (the effect of action triage is not known)`,
  ),
  pair({ active: false }, { active: false, ...does('pr_comment') }, 'neutral', 'stays inactive, so nothing changes'),
  pair({ active: null }, { active: false }, 'looser', `becomes inactive: stops blocking ${whole}`),
  pair({ active: 'yes' }, {}, 'unknown', 'has an unknown form'),
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
    'also ignores (triage): severity low',
  ),
  pair(
    { ...triages('ignored'), active: false },
    triages('ignored'),
    'looser',
    'becomes active: ignores (triage) findings where severity is critical or high',
  ),
  pair(
    triages('provisionally_ignored'),
    { ...triages('provisionally_ignored'), active: false },
    'stricter',
    'becomes inactive: stops provisionally ignoring (triage) findings where severity is critical or high',
  ),
  pair({}, {}, 'unknown', 'no visible change'),
  pair({}, { actions: 'all' }, 'unknown', 'has an unknown form'),
  // values
  pair({}, all(severity('critical')), 'looser', 'stops blocking: severity high'),
  pair({}, all(severity('critical', 'high', 'medium')), 'stricter', 'also blocks: severity medium'),
  pair({}, all(severity('critical', 'medium')), 'mixed', 'stops blocking: severity high; also blocks: severity medium'),
  pair(all(none(severity('low'))), all(none(severity('low', 'medium'))), 'looser', 'stops blocking: severity medium'),
  pair(all(none(severity('low', 'medium'))), all(none(severity('low'))), 'stricter', 'also blocks: severity medium'),
  pair(
    { ...all(severity('high', 'low')), ...does('pr_comment') },
    { ...all(severity('high')), ...does('pr_comment') },
    'looser',
    'stops commenting on: severity low',
  ),
  pair(
    { ...all(severity('high', 'low')), ...does('jira') },
    { ...all(severity('high')), ...does('jira') },
    'looser',
    'stops acting on: severity low',
  ),
  pair(
    { ...all(severity('high', 'low')), ...does() },
    { ...all(severity('high')), ...does() },
    'neutral',
    'stops monitoring: severity low',
  ),
  pair(
    all(tags('prod', 'staging')),
    all(tags('prod')),
    'looser',
    'blocks fewer findings: repository is tagged prod (was prod or staging)',
  ),
  pair(
    all(tags(...many)),
    all(tags(...many, 'x')),
    'stricter',
    'blocks more findings: repository is tagged t00, t01, t02, t03, t04 or 13 more (was t00, t01, t02, t03, t04 or 12 more)',
  ),
  pair(
    all(severity('high')),
    all(none(severity('high'))),
    'mixed',
    'stops blocking: severity high; also blocks: severity other than high',
  ),
  pair({}, all(severity('high', 'critical', 'high')), 'neutral', 'equivalent; only the notation differs'),
  pair({}, all(severity()), 'unknown', 'the effect is not known: severity has no values (was critical or high)'),
  pair(all(severity()), {}, 'unknown', 'the effect is not known: severity is critical or high (was no values)'),
  pair(
    all(tags('pci')),
    all(tags('production')),
    'mixed',
    'stops blocking: repository tagged pci but not production; also blocks: repository tagged production but not pci',
  ),
  pair(
    all(none(tags('a', 'b'))),
    all(none(tags('b', 'c'))),
    'mixed',
    'stops blocking: repository tagged c; also blocks: repository tagged a',
  ),
  pair(
    all(severity('high', 'low'), tags('a')),
    all(severity('high'), tags('a', 'b')),
    'mixed',
    'stops blocking: severity low; also blocks: repository tagged b but not a',
  ),
  pair(
    all(severity('high', 'low'), tags('a')),
    all(severity('high')),
    'mixed',
    'stops blocking: severity low; also blocks: repository not tagged a',
  ),
  pair(
    all(tags('pci')),
    all(tags('pci ')),
    'mixed',
    'stops blocking: repository tagged pci but not "pci "; also blocks: repository tagged "pci " but not pci',
  ),
  pair(
    all(tags('a')),
    all(tags('a\u00a0b', '\u200b', 'c, d')),
    'mixed',
    'stops blocking: repository tagged a but not "a\\u{a0}b", "c, d" or "\\u{200b}"; also blocks: repository tagged "a\\u{a0}b", "c, d" or "\\u{200b}" but not a',
  ),
  // conditions
  pair(
    {},
    all(severity('critical', 'high'), tags('prod')),
    'looser',
    'blocks fewer findings: adds the condition that repository is tagged prod',
  ),
  pair(
    all(severity('critical', 'high'), tags('prod')),
    {},
    'stricter',
    'blocks more findings: removes the condition that repository is tagged prod',
  ),
  pair(
    any(severity('critical'), tags('prod')),
    any(severity('critical')),
    'looser',
    'blocks fewer findings: removes the condition that repository is tagged prod',
  ),
  pair(
    any(severity('critical')),
    any(severity('critical'), tags('prod')),
    'stricter',
    'blocks more findings: adds the condition that repository is tagged prod',
  ),
  pair(
    all(severity('high'), tags('prod')),
    all(severity('high'), { type: 'confidence', values: ['high'] }),
    'mixed',
    'stops blocking: confidence other than high; also blocks: repository not tagged prod',
  ),
  pair(
    all(severity('high'), tags('a')),
    any(severity('high'), tags('a')),
    'stricter',
    'blocks more findings: one condition is enough, no longer all of them',
  ),
  pair(
    any(severity('high'), tags('a')),
    all(severity('high'), tags('a')),
    'looser',
    'blocks fewer findings: all conditions must hold, no longer only one',
  ),
  pair(
    all(severity('high'), tags('a')),
    any(severity('low'), tags('b')),
    'mixed',
    'blocks different findings: one condition is enough, no longer all of them; severity is low (was high); repository is tagged b (was a)',
  ),
  pair({}, any(severity('critical', 'high')), 'neutral', 'equivalent; only the notation differs'),
  pair(
    any(severity('critical'), severity('high')),
    any(severity('critical', 'high')),
    'neutral',
    'equivalent; only the notation differs',
  ),
  pair(
    any(severity('critical', 'high'), tags('a')),
    any(severity('critical'), tags('a')),
    'looser',
    'blocks fewer findings: severity is critical (was critical or high)',
  ),
  pair(
    {},
    all(severity('critical', 'high'), { type: 'moon_phase', values: ['full'] }),
    'unknown',
    'the effect is not known: adds the condition that moon_phase is full',
  ),
  pair(
    all({ type: 'moon_phase', values: ['full'] }),
    all({ type: 'moon_phase', values: ['full', 'new'] }),
    'unknown',
    'the effect is not known: moon_phase is full or new (was full)',
  ),
  pair(
    all({ type: 'moon_phase', values: ['full'] }, severity('high', 'low')),
    all({ type: 'moon_phase', values: ['full'] }, severity('high')),
    'looser',
    'stops blocking: severity low',
  ),
  pair(
    {},
    { filters: { mode: 'most', conditions: [severity('critical')] } },
    'unknown',
    'has filters in an unknown form',
  ),
  pair(
    { ...does('block', 'triage') },
    { ...does('block', 'triage'), ...all(severity('critical', 'high', 'low')) },
    'unknown',
    'also blocks: severity low (the effect of action triage is not known)',
  ),
  pair(
    { ...all(severity('high')), ...does() },
    { ...all(severity('low')), ...does('pr_comment') },
    'stricter',
    'Monitor → Comment; stops monitoring: severity high; also monitors: severity low',
  ),
  pair(
    {},
    { ...all(severity('critical')), ...does('block', 'pr_comment', 'jira') },
    'mixed',
    'adds action jira; stops blocking: severity high',
  ),
  // texts and what nobody knows
  pair({}, { name: 'Q' }, 'neutral', 'changes the name to Q'),
  pair({}, { name: 'P ' }, 'neutral', 'changes the name to "P "'),
  pair({}, { description: 'Why' }, 'neutral', 'changes the description'),
  pair({ updated_at: '2026-01-01' }, { name: 'Q' }, 'neutral', 'changes the name to Q'),
  pair({ exempt: ['a'] }, { name: 'Q' }, 'unknown', 'changes the name to Q; changes unknown field exempt'),
  pair({}, { filters: { ...base.filters, sample: 10 } }, 'unknown', 'changes unknown field sample'),
  // creates and deletes
  create({}, 'stricter', `blocks ${whole}`),
  create(
    { ...any(severity('high'), tags('prod')), ...does('pr_comment') },
    'stricter',
    'comments on findings where severity is high, or repository is tagged prod',
  ),
  create(does('jira'), 'stricter', `acts on ${whole}`),
  create(does(), 'neutral', `monitors ${whole}`),
  create(triages('ignored'), 'looser', `ignores (triage) ${whole}`),
  create(triages('reopened'), 'unknown', `reopens (triage) ${whole} (the effect of action triage is not known)`),
  create(
    triages('reviewing'),
    'unknown',
    `marks as reviewing (triage) ${whole} (the effect of action triage is not known)`,
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
  create({ active: false }, 'neutral', 'is inactive, so it does nothing yet'),
  create(does('triage'), 'unknown', `acts on ${whole} (the effect of action triage is not known)`),
  create({ actions: null, filters: null }, 'unknown', 'has an unknown form'),
  remove({}, 'looser', `stops blocking ${whole}`),
  remove(does('pr_comment'), 'looser', `stops commenting on ${whole}`),
  remove({ active: false }, 'neutral', 'was inactive, so nothing changes'),
  remove(does('block', 'triage'), 'unknown', `stops blocking ${whole} (the effect of action triage is not known)`),
];
