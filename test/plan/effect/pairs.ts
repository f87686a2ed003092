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
import { declaredDetection, diffOfDetection, diffOfPolicies, planOfBundle, declaredPolicies } from '../build.ts';

/** Two states of a bundle, the effect that a security engineer gives the change from one to the other, and why. */
export type Pair = {
  readonly effect: Effect;
  readonly why: string;
} & (
  | { readonly kind: 'remediation'; readonly before: Policies; readonly after: Policies }
  | { readonly kind: 'detection'; readonly before: DetectionFields; readonly after: DetectionFields }
);

type Policies = readonly RemediationPolicy[];
type DetectionFields = Partial<DetectionBundle>;

const policyPair = (effect: Effect, why: string, before: Policies, after: Policies): Pair => ({
  kind: 'remediation',
  effect,
  why,
  before,
  after,
});

const detectionPair = (effect: Effect, why: string, before: DetectionFields, after: DetectionFields): Pair => ({
  kind: 'detection',
  effect,
  why,
  before,
  after,
});

const conditionOf =
  (type: string) =>
  (...values: string[]): Condition => ({ type, values });
const severity = conditionOf('severity');
const tag = conditionOf('repository_tag');
const vulnerabilityClass = conditionOf('vulnerability_class');
const fullScan = conditionOf('full_scan');
const breakingChange = conditionOf('breaking_change');
const moonPhase = conditionOf('moon_phase');
const noneOf = (condition: Condition): Condition => ({ ...condition, mode: 'none' });

type PolicyRule = { actions: Action[]; filters: RemediationPolicy['filters'] };
const actionsOf = (...types: string[]): Action[] => types.map((type) => ({ type }));
const ruleWith =
  (actions: Action[]) =>
  (...conditions: Condition[]): PolicyRule => ({ actions, filters: { mode: 'all', conditions } });

const block = ruleWith(actionsOf('block', 'pr_comment'));
const comment = ruleWith(actionsOf('pr_comment'));
const monitor = ruleWith([]);
const withActions = (...types: string[]) => ruleWith(actionsOf(...types));
const ignoreFindings = ruleWith([{ type: 'triage', config: { state: 'ignored', reason: 'no_time' } }]);
const matchingAny = ({ actions, filters }: PolicyRule): PolicyRule => ({
  actions,
  filters: { ...filters, mode: 'any' },
});

/** A policy; `fields` may have fields and values that the types do not allow. */
const policy = (slug: string, rule: object, fields: object = {}): RemediationPolicy =>
  ({ name: slug, slug, ...rule, ...fields }) as RemediationPolicy;

const editPair = (effect: Effect, why: string, before: PolicyRule, after: PolicyRule): Pair =>
  policyPair(effect, why, [policy('p', before)], [policy('p', after)]);
const highOrCritical = severity('critical', 'high');

/** Edits of the only policy of a bundle. */
const editPairs: readonly Pair[] = [
  editPair('looser', 'blocking becomes commenting', block(highOrCritical), comment(highOrCritical)),
  editPair('stricter', 'comment is stricter than monitor', monitor(highOrCritical), comment(highOrCritical)),
  editPair(
    'mixed',
    'a webhook replaces a ticket',
    withActions('jira')(highOrCritical),
    withActions('webhook')(highOrCritical),
  ),
  editPair(
    'mixed',
    'blocking replaces a ticket',
    withActions('pr_comment', 'jira')(highOrCritical),
    block(highOrCritical),
  ),
  editPair('looser', 'findings are now ignored automatically', monitor(highOrCritical), ignoreFindings(highOrCritical)),
  editPair(
    'unknown',
    'two ticket actions may open more than one ticket',
    withActions('jira')(highOrCritical),
    withActions('jira', 'jira')(highOrCritical),
  ),
  editPair(
    'unknown',
    'blocking replaces the second of two ticket actions',
    withActions('jira', 'jira')(highOrCritical),
    withActions('jira', 'block')(highOrCritical),
  ),
  editPair(
    'unknown',
    'the effect of two block actions is not specified',
    block(highOrCritical),
    withActions('block', 'pr_comment', 'block')(highOrCritical),
  ),
  policyPair(
    'looser',
    'a blocking policy becomes inactive',
    [policy('p', block(highOrCritical))],
    [policy('p', block(highOrCritical), { active: false })],
  ),
  policyPair(
    'neutral',
    'active is the default',
    [policy('p', block(highOrCritical), { name: 'a' })],
    [policy('p', block(highOrCritical), { name: 'b', active: true })],
  ),
  policyPair(
    'neutral',
    'an inactive policy changes and stays inactive',
    [policy('p', block(highOrCritical), { active: false })],
    [policy('p', comment(highOrCritical), { active: false })],
  ),
  editPair(
    'looser',
    'a condition is added where all must hold',
    block(highOrCritical),
    block(highOrCritical, tag('prod')),
  ),
  editPair(
    'stricter',
    'a condition is added where one is enough',
    matchingAny(block(highOrCritical)),
    matchingAny(block(highOrCritical, tag('prod'))),
  ),
  editPair(
    'neutral',
    'with one condition, all and any are the same',
    block(highOrCritical),
    matchingAny(block(highOrCritical)),
  ),
  editPair(
    'looser',
    'only findings of full scans match',
    block(highOrCritical),
    block(highOrCritical, fullScan('true')),
  ),
  editPair('looser', 'full_scan may be unset', block(highOrCritical), block(highOrCritical, fullScan('true', 'false'))),
  editPair(
    'looser',
    'confidence may be unset',
    block(highOrCritical),
    block(highOrCritical, conditionOf('confidence')('low', 'medium', 'high')),
  ),
  editPair(
    'looser',
    'severity may be unset',
    matchingAny(block(tag('prod'))),
    block(tag('prod'), severity('low', 'medium', 'high', 'critical')),
  ),
  editPair(
    'looser',
    'breaking_change may be unset',
    block(highOrCritical),
    block(highOrCritical, breakingChange('true', 'false')),
  ),
  editPair('looser', 'no finding has two severities', block(highOrCritical), block(severity('high'), severity('low'))),
  editPair('looser', 'a severity is removed', block(highOrCritical), block(severity('critical'))),
  editPair(
    'neutral',
    'a repeated value means nothing',
    block(highOrCritical),
    block(severity('critical', 'high', 'critical')),
  ),
  editPair(
    'looser',
    'a vulnerability class is removed',
    block(vulnerabilityClass('SQL Injection', 'XSS')),
    block(vulnerabilityClass('XSS')),
  ),
  editPair('mixed', 'the severities are inverted', block(highOrCritical), block(noneOf(highOrCritical))),
  editPair(
    'neutral',
    'two exclusions equal one of both tags',
    block(highOrCritical, noneOf(tag('a')), noneOf(tag('b'))),
    block(highOrCritical, noneOf(tag('a', 'b'))),
  ),
  policyPair(
    'neutral',
    'a description has no effect',
    [policy('p', block(highOrCritical))],
    [policy('p', block(highOrCritical), { description: 'Why' })],
  ),
];

const critical = severity('critical');
const blocksHigh = policy('p', block(highOrCritical));

/** Changes whose effect depends on the other policies of the bundle. */
const bundlePairs: readonly Pair[] = [
  policyPair('neutral', 'a new policy that is inactive', [], [policy('p', block(highOrCritical), { active: false })]),
  policyPair(
    'neutral',
    'one of two equal policies is deleted',
    [blocksHigh, policy('q', block(highOrCritical))],
    [blocksHigh],
  ),
  policyPair('looser', 'both equal policies are deleted', [blocksHigh, policy('q', block(highOrCritical))], []),
  policyPair(
    'neutral',
    'two other policies together replace a deleted one',
    [blocksHigh, policy('a', block(critical)), policy('b', block(severity('high')))],
    [policy('a', block(critical)), policy('b', block(severity('high')))],
  ),
  policyPair(
    'looser',
    'two other policies replace only a part of a deleted one',
    [blocksHigh, policy('a', block(critical)), policy('b', block(severity('medium')))],
    [policy('a', block(critical)), policy('b', block(severity('medium')))],
  ),
  policyPair(
    'looser',
    'another policy blocks the same findings, but opens no ticket',
    [blocksHigh, policy('q', withActions('block', 'pr_comment', 'jira')(critical))],
    [blocksHigh],
  ),
  policyPair(
    'stricter',
    'a new policy blocks more than the others',
    [blocksHigh],
    [blocksHigh, policy('q', block(severity('high', 'medium')))],
  ),
  policyPair(
    'looser',
    'the comment is removed from a block; a comment by another policy may not count there',
    [blocksHigh, policy('c', comment(highOrCritical))],
    [policy('p', withActions('block')(highOrCritical)), policy('c', comment(highOrCritical))],
  ),
  policyPair(
    'looser',
    'another policy already has the stricter part of a mixed edit',
    [blocksHigh, policy('q', block(severity('medium')))],
    [policy('p', block(critical)), policy('q', block(severity('medium')))],
  ),
  policyPair(
    'neutral',
    'a policy is deleted and created again under another slug',
    [blocksHigh],
    [policy('renamed', block(highOrCritical))],
  ),
  policyPair('looser', 'a policy is renamed and narrowed at once', [blocksHigh], [policy('renamed', block(critical))]),
  policyPair(
    'mixed',
    'a stricter change does not offset a looser one elsewhere',
    [policy('a', block(tag('payments'))), policy('b', comment(tag('docs')))],
    [policy('a', comment(tag('payments'))), policy('b', block(tag('docs')))],
  ),
  policyPair(
    'looser',
    'two equal policies are narrowed together',
    [blocksHigh, policy('q', block(highOrCritical))],
    [policy('p', block(critical)), policy('q', block(critical))],
  ),
  policyPair(
    'looser',
    'two policies are deleted of which only one was redundant',
    [
      policy('a', block(highOrCritical, tag('x'))),
      policy('b', block(critical, tag('x'))),
      policy('c', block(severity('high'), tag('x'))),
    ],
    [policy('b', block(critical, tag('x')))],
  ),
];

const withConfiguredAction = (type: string, config: object) => ({
  ...block(highOrCritical),
  actions: [{ type, config }],
});

/** Changes with parts that ifmatch does not know. Some of them can be classified all the same. */
const unknownPairs: readonly Pair[] = [
  policyPair(
    'unknown',
    'a condition of an unknown type is added',
    [blocksHigh],
    [policy('p', block(highOrCritical, moonPhase('full')))],
  ),
  policyPair(
    'unknown',
    'the values of a condition of an unknown type change',
    [policy('p', block(moonPhase('full')))],
    [policy('p', block(moonPhase('full', 'new')))],
  ),
  policyPair(
    'unknown',
    'the filter mode is unknown',
    [blocksHigh],
    [policy('p', { ...block(highOrCritical), filters: { mode: 'most', conditions: [highOrCritical] } })],
  ),
  policyPair(
    'unknown',
    'the mode of a condition is unknown',
    [blocksHigh],
    [policy('p', block({ ...highOrCritical, mode: 'fuzzy' as 'any' }))],
  ),
  policyPair(
    'unknown',
    'a condition of an unknown form is added to a known one',
    [blocksHigh],
    [policy('p', block(highOrCritical, { ...moonPhase('full'), values: { phase: 'full' } } as unknown as Condition))],
  ),
  policyPair(
    'unknown',
    'an unknown severity is added',
    [blocksHigh],
    [policy('p', block(severity('critical', 'high', 'info')))],
  ),
  policyPair(
    'unknown',
    'a condition gets an unknown field',
    [blocksHigh],
    [policy('p', block({ ...highOrCritical, weight: 2 } as typeof highOrCritical))],
  ),
  policyPair('looser', 'a policy with an unknown condition is deleted', [policy('p', block(moonPhase('full')))], []),
  policyPair('stricter', 'a policy with an unknown condition is created', [], [policy('p', block(moonPhase('full')))]),
  policyPair(
    'looser',
    'a known condition beside an unknown one is narrowed',
    [policy('p', block(highOrCritical, moonPhase('full')))],
    [policy('p', block(severity('critical'), moonPhase('full')))],
  ),
  policyPair(
    'neutral',
    'one of two equal policies with an unknown condition is deleted',
    [policy('p', block(moonPhase('full'))), policy('q', block(moonPhase('full')))],
    [policy('q', block(moonPhase('full')))],
  ),
  policyPair(
    'looser',
    'the remaining policy has one more condition, of an unknown type',
    [blocksHigh, policy('q', block(highOrCritical, moonPhase('full')))],
    [policy('q', block(highOrCritical, moonPhase('full')))],
  ),
  policyPair(
    'unknown',
    'an unknown action is added',
    [blocksHigh],
    [policy('p', withActions('block', 'pr_comment', 'quarantine')(highOrCritical))],
  ),
  policyPair('unknown', 'a triage action has no state', [], [policy('t', withActions('triage')(highOrCritical))]),
  policyPair(
    'unknown',
    'a triage action sets another state than ignored',
    [blocksHigh],
    [blocksHigh, policy('t', withConfiguredAction('triage', { state: 'reviewing' }))],
  ),
  policyPair(
    'unknown',
    'the settings of a webhook change',
    [policy('p', withConfiguredAction('webhook', { url: 'a' }))],
    [policy('p', withConfiguredAction('webhook', { url: 'b' }))],
  ),
  policyPair(
    'looser',
    'a block with settings may do less than one without',
    [blocksHigh, policy('q', withConfiguredAction('block', { dry_run: 'true' }))],
    [policy('q', withConfiguredAction('block', { dry_run: 'true' }))],
  ),
  policyPair(
    'unknown',
    'the order of actions changes, which may have a meaning',
    [blocksHigh],
    [policy('p', withActions('pr_comment', 'block')(highOrCritical))],
  ),
  policyPair(
    'unknown',
    'a policy gets an unknown field',
    [blocksHigh],
    [policy('p', block(highOrCritical), { sample: 10 })],
  ),
  policyPair(
    'unknown',
    'the value of an unknown field changes',
    [policy('p', block(highOrCritical), { sample: 10 })],
    [policy('p', block(highOrCritical), { sample: 20 })],
  ),
  policyPair(
    'looser',
    'the deleted one of two policies has an unknown field',
    [blocksHigh, policy('q', block(highOrCritical), { also: 'x' })],
    [blocksHigh],
  ),
  policyPair(
    'neutral',
    'all policies have the same unknown field',
    [policy('p', block(highOrCritical), { scope: 'x' }), policy('q', block(severity('high')), { scope: 'x' })],
    [policy('p', block(highOrCritical), { scope: 'x' })],
  ),
  policyPair(
    'unknown',
    'filters get an unknown field',
    [blocksHigh],
    [policy('p', { ...block(highOrCritical), filters: { mode: 'all', conditions: [highOrCritical], limit: 1 } })],
  ),
  policyPair(
    'unknown',
    'active has an unknown value',
    [blocksHigh],
    [policy('p', block(highOrCritical), { active: 'later' })],
  ),
  policyPair(
    'unknown',
    'actions have an unknown form',
    [blocksHigh],
    [policy('p', { ...block(highOrCritical), actions: { block: true } })],
  ),
];

type ExceptionScope = Pick<DetectionException, 'project' | 'project_tag_name'>;
const apiProject: ExceptionScope = { project: 'acme/api' };
const legacyTag: ExceptionScope = { project_tag_name: 'legacy' };
const exceptionOf = (
  exception_type: string,
  rule: string,
  where: ExceptionScope,
  rule_type = 'rule',
): DetectionException => ({ exception_type, rule, rule_type, ...where }) as DetectionException;
const withExceptions = (...exceptions: DetectionException[]) => ({ exceptions });

/** Changes of the rules that run. */
const detectionPairs: readonly Pair[] = [
  detectionPair('mixed', 'a ruleset is replaced by another', { rulesets: ['p/a'] }, { rulesets: ['p/b'] }),
  detectionPair('looser', 'a rule is removed', { rules: ['a', 'b'] }, { rules: ['b'] }),
  detectionPair('looser', 'a rule is disabled', { rules: ['a'] }, { rules: ['a'], disabled: ['a'] }),
  detectionPair(
    'neutral',
    'a rule is disabled that was not enabled',
    { rules: ['b'] },
    { rules: ['b'], disabled: ['a'] },
  ),
  detectionPair(
    'looser',
    'a rule is disabled that a ruleset may contain',
    { rulesets: ['p/a'] },
    { rulesets: ['p/a'], disabled: ['a'] },
  ),
  detectionPair(
    'looser',
    'a rule is disabled that an exception includes',
    withExceptions(exceptionOf('include', 'r', apiProject)),
    {
      ...withExceptions(exceptionOf('include', 'r', apiProject)),
      disabled: ['r'],
    },
  ),
  detectionPair('stricter', 'a rule is no longer disabled', { rules: ['a'], disabled: ['a'] }, { rules: ['a'] }),
  detectionPair(
    'looser',
    'a disabled rule is removed from the rules',
    { rules: ['a', 'b'], disabled: ['a'] },
    { rules: ['b'], disabled: ['a'] },
  ),
  detectionPair(
    'mixed',
    'a disabled rule is removed from both lists, and a ruleset may contain it',
    { rulesets: ['p/a'], rules: ['a'], disabled: ['a'] },
    { rulesets: ['p/a'] },
  ),
  detectionPair('neutral', 'a repeated rule means nothing', { rules: ['a'] }, { rules: ['a', 'a'] }),
  detectionPair(
    'looser',
    'a project is excluded from a rule',
    {},
    withExceptions(exceptionOf('exclude', 'r', apiProject)),
  ),
  detectionPair(
    'looser',
    'all projects with a tag are excluded from a pack',
    {},
    withExceptions(exceptionOf('exclude', 'p/a', legacyTag, 'pack')),
  ),
  detectionPair(
    'stricter',
    'a rule is included for a project',
    {},
    withExceptions(exceptionOf('include', 'r', apiProject)),
  ),
  detectionPair(
    'looser',
    'the include of a rule for a tag is removed',
    withExceptions(exceptionOf('include', 'r', legacyTag)),
    {},
  ),
  detectionPair(
    'looser',
    'an include becomes an exclude',
    withExceptions(exceptionOf('include', 'r', apiProject)),
    withExceptions(exceptionOf('exclude', 'r', apiProject)),
  ),
  detectionPair(
    'mixed',
    'another project is excluded',
    withExceptions(exceptionOf('exclude', 'r', apiProject)),
    withExceptions(exceptionOf('exclude', 'r', { project: 'acme/web' })),
  ),
  detectionPair(
    'unknown',
    'an exception of an unknown type is added',
    {},
    withExceptions(exceptionOf('mute', 'r', apiProject)),
  ),
  detectionPair(
    'unknown',
    'an exception changes to an unknown type',
    withExceptions(exceptionOf('exclude', 'r', apiProject)),
    withExceptions(exceptionOf('mute', 'r', apiProject)),
  ),
];

export const pairs: readonly Pair[] = [...editPairs, ...bundlePairs, ...unknownPairs, ...detectionPairs];

export const isWeakening = ({ effect }: Pick<Pair, 'effect'>): boolean => effect === 'looser' || effect === 'mixed';

export const effectOf = (pair: Pair): Effect => planOf(pair).summary.effect;

/** The plan to go from one state of the pair to the other. */
export function planOf(pair: Pair): Plan {
  if (pair.kind === 'remediation') {
    return makePlan([planOfBundle(declaredPolicies(pair.after), diffOfPolicies(pair.before, pair.after))]);
  }
  const [before, after] = [declaredDetection(pair.before), declaredDetection(pair.after)];
  return makePlan([planOfBundle(after, diffOfDetection(before.content, after.content))]);
}
