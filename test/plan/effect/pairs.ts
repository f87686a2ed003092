import type {
  Action,
  Condition,
  DetectionBundle,
  DetectionException,
  Effect,
  RemediationPolicy,
} from '../../../src/generated/types.ts';
import type { Plan } from '../../../src/domain/plan.ts';
import { makePlan } from '../../../src/plan/plan.ts';
import { detection, diffOfDetection, diffOfPolicies, planOfBundle, remediation } from '../build.ts';

/** Two states of a bundle, what a security engineer says of going from one to the other, and why. */
export type Pair = {
  readonly effect: Effect;
  readonly why: string;
} & (
  | { readonly before: readonly RemediationPolicy[]; readonly after: readonly RemediationPolicy[] }
  | { readonly live: Partial<DetectionBundle>; readonly sent: Partial<DetectionBundle> }
);

type Policies = readonly RemediationPolicy[];

const pair = (effect: Effect, why: string, before: Policies, after: Policies): Pair => ({
  effect,
  why,
  before,
  after,
});

const detected = (
  effect: Effect,
  why: string,
  live: Partial<DetectionBundle>,
  sent: Partial<DetectionBundle>,
): Pair => ({ effect, why, live, sent });

const of =
  (type: string) =>
  (...values: string[]): Condition => ({ type, values });
const severity = of('severity');
const tag = of('repository_tag');
const flaw = of('vulnerability_class');
const full = of('full_scan');
const breaking = of('breaking_change');
const moon = of('moon_phase');
const none = (condition: Condition): Condition => ({ ...condition, mode: 'none' });

type Made = { actions: Action[]; filters: RemediationPolicy['filters'] };
const act = (...types: string[]): Action[] => types.map((type) => ({ type }));
const make =
  (actions: Action[]) =>
  (...conditions: Condition[]): Made => ({ actions, filters: { mode: 'all', conditions } });

const block = make(act('block', 'pr_comment'));
const comment = make(act('pr_comment'));
const monitor = make([]);
const doing = (...types: string[]) => make(act(...types));
const ignoring = make([{ type: 'triage', config: { state: 'ignored', reason: 'no_time' } }]);
const any = ({ actions, filters }: Made): Made => ({ actions, filters: { ...filters, mode: 'any' } });

/** A policy; `more` may hold what no type of ours describes. */
const policy = (slug: string, made: object, more: object = {}): RemediationPolicy =>
  ({ name: slug, slug, ...made, ...more }) as RemediationPolicy;

const edit = (effect: Pair['effect'], why: string, before: Made, after: Made): Pair =>
  pair(effect, why, [policy('p', before)], [policy('p', after)]);
const high = severity('critical', 'high');

/** Edits of one policy that stands by itself. */
const editPairs: readonly Pair[] = [
  edit('looser', 'what blocked only comments', block(high), comment(high)),
  edit('stricter', 'Comment stands over Monitor', monitor(high), comment(high)),
  edit('mixed', 'a ticket goes, a webhook comes', doing('jira')(high), doing('webhook')(high)),
  edit('mixed', 'it blocks now, but without the ticket', doing('pr_comment', 'jira')(high), block(high)),
  edit('looser', 'findings come to be ignored by themselves', monitor(high), ignoring(high)),
  edit('unknown', 'two tickets need not be one', doing('jira')(high), doing('jira', 'jira')(high)),
  edit('unknown', 'one ticket less, but it blocks now', doing('jira', 'jira')(high), doing('jira', 'block')(high)),
  edit('unknown', 'nobody says what blocking twice means', block(high), doing('block', 'pr_comment', 'block')(high)),
  pair(
    'looser',
    'a blocking policy becomes inactive',
    [policy('p', block(high))],
    [policy('p', block(high), { active: false })],
  ),
  pair(
    'neutral',
    'active is the default',
    [policy('p', block(high), { name: 'a' })],
    [policy('p', block(high), { name: 'b', active: true })],
  ),
  pair(
    'neutral',
    'what is inactive changes and stays inactive',
    [policy('p', block(high), { active: false })],
    [policy('p', comment(high), { active: false })],
  ),
  edit('looser', 'all must hold, and one more must', block(high), block(high, tag('prod'))),
  edit('stricter', 'one is enough, and there is one more', any(block(high)), any(block(high, tag('prod')))),
  edit('neutral', 'with one condition both modes are the same', block(high), any(block(high))),
  edit('looser', 'only full scans count', block(high), block(high, full('true'))),
  edit('looser', 'what is of no known scan', block(high), block(high, full('true', 'false'))),
  edit(
    'looser',
    'a finding may have no confidence',
    block(high),
    block(high, of('confidence')('low', 'medium', 'high')),
  ),
  edit(
    'looser',
    'a finding may have no severity',
    any(block(tag('prod'))),
    block(tag('prod'), severity('low', 'medium', 'high', 'critical')),
  ),
  edit(
    'looser',
    'not every finding has a fix that breaks or does not',
    block(high),
    block(high, breaking('true', 'false')),
  ),
  edit('looser', 'nothing can have two severities', block(high), block(severity('high'), severity('low'))),
  edit('looser', 'high leaves the list', block(high), block(severity('critical'))),
  edit('neutral', 'values are a set: twice', block(high), block(severity('critical', 'high', 'critical'))),
  edit('looser', 'a vulnerability class leaves the list', block(flaw('SQL Injection', 'XSS')), block(flaw('XSS'))),
  edit('mixed', 'the opposite severities', block(high), block(none(high))),
  edit(
    'neutral',
    'two lists of what is let off are one',
    block(high, none(tag('a')), none(tag('b'))),
    block(high, none(tag('a', 'b'))),
  ),
  pair(
    'neutral',
    'a description is for people',
    [policy('p', block(high))],
    [policy('p', block(high), { description: 'Why' })],
  ),
];

const critical = severity('critical');
const p = policy('p', block(high));

/** Changes whose effect depends on the other policies of the bundle. */
const bundlePairs: readonly Pair[] = [
  pair('neutral', 'a new policy that is inactive', [], [policy('p', block(high), { active: false })]),
  pair('neutral', 'a twin stays', [p, policy('q', block(high))], [p]),
  pair('looser', 'both twins go', [p, policy('q', block(high))], []),
  pair(
    'neutral',
    'two that stay cover it together',
    [p, policy('a', block(critical)), policy('b', block(severity('high')))],
    [policy('a', block(critical)), policy('b', block(severity('high')))],
  ),
  pair(
    'looser',
    'two that stay leave a gap',
    [p, policy('a', block(critical)), policy('b', block(severity('medium')))],
    [policy('a', block(critical)), policy('b', block(severity('medium')))],
  ),
  pair(
    'looser',
    'the ticket goes with a policy whose block is covered',
    [p, policy('q', doing('block', 'pr_comment', 'jira')(critical))],
    [p],
  ),
  pair(
    'stricter',
    'a new policy that is only partly covered',
    [p],
    [p, policy('q', block(severity('high', 'medium')))],
  ),
  pair(
    'looser',
    'nobody says that another one comments where this one blocks: Block stands over Comment',
    [p, policy('c', comment(high))],
    [policy('p', doing('block')(high)), policy('c', comment(high))],
  ),
  pair(
    'looser',
    'of a mixed edit the gain was there before',
    [p, policy('q', block(severity('medium')))],
    [policy('p', block(critical)), policy('q', block(severity('medium')))],
  ),
  pair('neutral', 'renamed: deleted and created as it was', [p], [policy('renamed', block(high))]),
  pair('looser', 'renamed and narrowed at once', [p], [policy('renamed', block(critical))]),
  pair(
    'mixed',
    'stricter here does not pay for looser there',
    [policy('a', block(tag('payments'))), policy('b', comment(tag('docs')))],
    [policy('a', comment(tag('payments'))), policy('b', block(tag('docs')))],
  ),
  pair(
    'looser',
    'the one that covered is narrowed too',
    [p, policy('q', block(high))],
    [policy('p', block(critical)), policy('q', block(critical))],
  ),
  pair(
    'looser',
    'each of two is redundant, but not both',
    [
      policy('a', block(high, tag('x'))),
      policy('b', block(critical, tag('x'))),
      policy('c', block(severity('high'), tag('x'))),
    ],
    [policy('b', block(critical, tag('x')))],
  ),
];

const withConfig = (type: string, config: object) => ({ ...block(high), actions: [{ type, config }] });

/** What the vocabulary leaves unclassified, and what can be classified all the same. */
const unknownPairs: readonly Pair[] = [
  pair('unknown', 'a condition of an unknown type comes', [p], [policy('p', block(high, moon('full')))]),
  pair('unknown', 'its values change', [policy('p', block(moon('full')))], [policy('p', block(moon('full', 'new')))]),
  pair(
    'unknown',
    'nobody knows a mode «most»',
    [p],
    [policy('p', { ...block(high), filters: { mode: 'most', conditions: [high] } })],
  ),
  pair(
    'unknown',
    'nobody knows a condition mode «fuzzy»',
    [p],
    [policy('p', block({ ...high, mode: 'fuzzy' as 'any' }))],
  ),
  pair(
    'unknown',
    'a condition of an unknown form comes beside a known one',
    [p],
    [policy('p', block(high, { ...moon('full'), values: { phase: 'full' } } as unknown as Condition))],
  ),
  pair('unknown', 'nobody knows a severity «info»', [p], [policy('p', block(severity('critical', 'high', 'info')))]),
  pair(
    'unknown',
    'a condition gets a field that nobody knows',
    [p],
    [policy('p', block({ ...high, weight: 2 } as typeof high))],
  ),
  pair('looser', 'what blocked some findings, nobody knows which, goes', [policy('p', block(moon('full')))], []),
  pair('stricter', 'what blocks some findings, nobody knows which, comes', [], [policy('p', block(moon('full')))]),
  pair(
    'looser',
    'a known condition narrows beside an unknown one',
    [policy('p', block(high, moon('full')))],
    [policy('p', block(severity('critical'), moon('full')))],
  ),
  pair(
    'neutral',
    'whatever it matched, its twin matches it too',
    [policy('p', block(moon('full'))), policy('q', block(moon('full')))],
    [policy('q', block(moon('full')))],
  ),
  pair(
    'looser',
    'what stays may match less',
    [p, policy('q', block(high, moon('full')))],
    [policy('q', block(high, moon('full')))],
  ),
  pair('unknown', 'an unknown action comes', [p], [policy('p', doing('block', 'pr_comment', 'quarantine')(high))]),
  pair('unknown', 'triage without a state', [], [policy('t', doing('triage')(high))]),
  pair(
    'unknown',
    'triage to another state than ignored',
    [p],
    [p, policy('t', withConfig('triage', { state: 'reviewing' }))],
  ),
  pair(
    'unknown',
    'settings of a webhook',
    [policy('p', withConfig('webhook', { url: 'a' }))],
    [policy('p', withConfig('webhook', { url: 'b' }))],
  ),
  pair(
    'looser',
    'a block with settings need not do what the plain one did',
    [p, policy('q', withConfig('block', { dry_run: 'true' }))],
    [policy('q', withConfig('block', { dry_run: 'true' }))],
  ),
  pair(
    'unknown',
    'nobody says that the order of actions means nothing',
    [p],
    [policy('p', doing('pr_comment', 'block')(high))],
  ),
  pair('unknown', 'a policy gets a field that nobody knows', [p], [policy('p', block(high), { sample: 10 })]),
  pair(
    'unknown',
    'a field that nobody knows changes',
    [policy('p', block(high), { sample: 10 })],
    [policy('p', block(high), { sample: 20 })],
  ),
  pair(
    'looser',
    'what goes may have done more than its twin, by a field that nobody knows',
    [p, policy('q', block(high), { also: 'x' })],
    [p],
  ),
  pair(
    'neutral',
    'all have the same field that nobody knows',
    [policy('p', block(high), { scope: 'x' }), policy('q', block(severity('high')), { scope: 'x' })],
    [policy('p', block(high), { scope: 'x' })],
  ),
  pair(
    'unknown',
    'filters get a field that nobody knows',
    [p],
    [policy('p', { ...block(high), filters: { mode: 'all', conditions: [high], limit: 1 } })],
  ),
  pair('unknown', 'made inactive by an unknown word', [p], [policy('p', block(high), { active: 'later' })]),
  pair('unknown', 'actions of an unknown form', [p], [policy('p', { ...block(high), actions: { block: true } })]),
];

type Where = Pick<DetectionException, 'project' | 'project_tag_name'>;
const api: Where = { project: 'acme/api' };
const legacy: Where = { project_tag_name: 'legacy' };
const exceptionOf = (exception_type: string, rule: string, where: Where, rule_type = 'rule'): DetectionException =>
  ({ exception_type, rule, rule_type, ...where }) as DetectionException;
const only = (...exceptions: DetectionException[]) => ({ exceptions });

/** What is looked for at all. */
const detectionPairs: readonly Pair[] = [
  detected('mixed', 'a ruleset takes the place of another', { rulesets: ['p/a'] }, { rulesets: ['p/b'] }),
  detected('looser', 'a rule goes', { rules: ['a', 'b'] }, { rules: ['b'] }),
  detected('looser', 'a rule is disabled', { rules: ['a'] }, { rules: ['a'], disabled: ['a'] }),
  detected('neutral', 'a rule is disabled that ran nowhere', { rules: ['b'] }, { rules: ['b'], disabled: ['a'] }),
  detected(
    'looser',
    'a rule is disabled that a ruleset may hold',
    { rulesets: ['p/a'] },
    { rulesets: ['p/a'], disabled: ['a'] },
  ),
  detected('looser', 'a rule is disabled that an exception includes', only(exceptionOf('include', 'r', api)), {
    ...only(exceptionOf('include', 'r', api)),
    disabled: ['r'],
  }),
  detected('stricter', 'a rule is no longer disabled', { rules: ['a'], disabled: ['a'] }, { rules: ['a'] }),
  detected(
    'looser',
    'a rule goes that is disabled anyway',
    { rules: ['a', 'b'], disabled: ['a'] },
    { rules: ['b'], disabled: ['a'] },
  ),
  detected(
    'mixed',
    'a disabled rule leaves both lists, and a ruleset may bring it',
    { rulesets: ['p/a'], rules: ['a'], disabled: ['a'] },
    { rulesets: ['p/a'] },
  ),
  detected('neutral', 'lists are sets: twice', { rules: ['a'] }, { rules: ['a', 'a'] }),
  detected('looser', 'a project is let off a rule', {}, only(exceptionOf('exclude', 'r', api))),
  detected(
    'looser',
    'all projects with a tag are let off a pack',
    {},
    only(exceptionOf('exclude', 'p/a', legacy, 'pack')),
  ),
  detected('stricter', 'a project gets a rule of its own', {}, only(exceptionOf('include', 'r', api))),
  detected('looser', 'a tag loses a rule of its own', only(exceptionOf('include', 'r', legacy)), {}),
  detected(
    'looser',
    'include becomes exclude',
    only(exceptionOf('include', 'r', api)),
    only(exceptionOf('exclude', 'r', api)),
  ),
  detected(
    'mixed',
    'another project is let off',
    only(exceptionOf('exclude', 'r', api)),
    only(exceptionOf('exclude', 'r', { project: 'acme/web' })),
  ),
  detected('unknown', 'an exception of an unknown type', {}, only(exceptionOf('mute', 'r', api))),
  detected(
    'unknown',
    'an exception comes to be of an unknown type',
    only(exceptionOf('exclude', 'r', api)),
    only(exceptionOf('mute', 'r', api)),
  ),
];

export const pairs: readonly Pair[] = [...editPairs, ...bundlePairs, ...unknownPairs, ...detectionPairs];

export const isWeakening = ({ effect }: Pick<Pair, 'effect'>): boolean => effect === 'looser' || effect === 'mixed';

export const effectOf = (one: Pair): Effect => planOf(one).summary.effect;

/** The plan to go from one state of the pair to the other. */
export function planOf(one: Pair): Plan {
  const bundle =
    'live' in one
      ? planOfBundle(detection(one.sent), diffOfDetection(detection(one.live).content, detection(one.sent).content))
      : planOfBundle(remediation(one.after), diffOfPolicies(one.before, one.after));
  return makePlan([bundle]);
}
