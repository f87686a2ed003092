import { block, comment, doing, moon, pair, policy, severity, any, type Pair } from './pair.ts';

const high = severity('critical', 'high');
const p = policy('p', block(high));
const withConfig = (type: string, config: object) => ({ ...block(high), actions: [{ type, config }] });

/** What the vocabulary does not let anybody judge, and what can be judged all the same. */
export const unknownPairs: readonly Pair[] = [
  pair('unknown', 'a condition of an unknown type comes', [p], [policy('p', block(high, moon('full')))]),
  pair('unknown', 'a condition of an unknown type goes', [policy('p', block(high, moon('full')))], [p]),
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
  pair('unknown', 'nobody knows a severity «info»', [p], [policy('p', block(severity('critical', 'high', 'info')))]),
  pair(
    'unknown',
    'a condition gets a field that nobody knows',
    [p],
    [policy('p', block({ ...high, weight: 2 } as typeof high))],
  ),
  pair(
    'looser',
    'a known condition narrows beside an unknown one',
    [policy('p', block(high, moon('full')))],
    [policy('p', block(severity('critical'), moon('full')))],
  ),
  pair(
    'stricter',
    'a known condition widens beside an unknown one',
    [policy('p', block(severity('critical'), moon('full')))],
    [policy('p', block(high, moon('full')))],
  ),
  pair(
    'looser',
    'whatever it matched, it blocks it no more',
    [policy('p', block(moon('full')))],
    [policy('p', comment(moon('full')))],
  ),
  pair('looser', 'whatever it matched, it is gone', [policy('p', block(moon('full')))], []),
  pair(
    'neutral',
    'whatever it matched, its twin matches it too',
    [policy('p', block(moon('full'))), policy('q', block(moon('full')))],
    [policy('q', block(moon('full')))],
  ),
  pair('neutral', 'a new one within what is blocked anyway', [p], [p, policy('q', block(high, moon('full')))]),
  pair(
    'looser',
    'what stays may match less',
    [p, policy('q', block(high, moon('full')))],
    [policy('q', block(high, moon('full')))],
  ),
  pair(
    'neutral',
    'what stays matches more',
    [p, policy('q', any(block(high, moon('full'))))],
    [policy('q', any(block(high, moon('full'))))],
  ),
  pair('unknown', 'an unknown action comes', [p], [policy('p', doing('block', 'pr_comment', 'quarantine')(high))]),
  pair('unknown', 'an unknown action goes', [policy('p', doing('block', 'pr_comment', 'quarantine')(high))], [p]),
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
    'unknown',
    'a block gets settings',
    [policy('p', doing('block')(high))],
    [policy('p', withConfig('block', { dry_run: 'true' }))],
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
    'looser',
    'a twin with a field that nobody knows may not do the same',
    [p, policy('q', block(high), { sample: 10 })],
    [policy('q', block(high), { sample: 10 })],
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
