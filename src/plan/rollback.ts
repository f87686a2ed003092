import type { BundleContent } from '../domain/bundle.ts';
import type { Change, PlannedBundle } from '../domain/plan.ts';
import type { Content, DiffEntry } from '../domain/preview.ts';
import { ruleLists } from '../domain/rule-lists.ts';
import type { RemediationPolicy } from '../generated/types.ts';
import { canonicalObject } from './canonical.ts';
import { slugOf } from '../domain/declared-policies.ts';
import { bundleDigest, diffDigest } from './digest.ts';
import { judgeIn, type JudgeEntry } from './effect.ts';

const all = (object: string, list: unknown): string[] | null =>
  Array.isArray(list) ? list.map((one) => canonicalObject(object, one)).toSorted() : null;

/** Whether the files declare an undo: each of its objects with every field that files have a place for, and no other. */
export function declaresUndo(declared: BundleContent, undo: BundleContent): boolean {
  if (declared.kind === 'remediation' && undo.kind === 'remediation') {
    const texts = [declared, undo].map(({ content }) => all('RemediationPolicy', content.policies.map(asDeclared)));
    return JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
  }
  if (declared.kind === 'remediation' || undo.kind !== declared.kind) return false;
  const texts = [declared.content, undo.content].map((content) => [
    canonicalObject('DetectionPolicy', pick(content, ruleLists)),
    all(
      'DetectionPolicyException',
      content.exceptions.map((one) => pick(one, exceptionFields)),
    ),
  ]);
  return JSON.stringify(texts[0]) === JSON.stringify(texts[1]);
}

const exceptionFields = ['exception_type', 'rule', 'rule_type', 'project', 'project_tag_name'];

const asDeclared = ({ filters, actions, ...policy }: RemediationPolicy): Content => ({
  ...pick(policy, ['name', 'description', 'active']),
  slug: slugOf(policy),
  filters: {
    mode: filters.mode,
    conditions: filters.conditions.map((condition) => pick(condition, ['type', 'values', 'mode'])),
  },
  actions: actions.map((action) => pick(action, ['type', 'config'])),
});

const pick = (content: object, fields: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([field]) => fields.includes(field)));

/**
 * What an undo changes if nobody touched the platform since: the changes of the apply, turned round, against the state that it left. What
 * an undo would do now is held against it to tell what was changed since.
 */
export function turnRound(bundle: PlannedBundle, content: BundleContent, stateVersion: string): PlannedBundle {
  const judge = judgeIn(content, bundle.changes.map(turned));
  const changes = bundle.changes.map((change) => reverse(change, judge)).toSorted(inOrder);
  const digests = { bundleDigest: bundleDigest(content), diffDigest: diffDigest(changes) };
  return { ...content, deployment: bundle.deployment, stateVersion, ...digests, changes };
}

const turned = (change: Change): DiffEntry => ({
  object: change.object,
  key: change.key,
  before: change.verb === 'delete' ? null : change.after,
  after: change.verb === 'create' ? null : change.before,
});

function reverse(change: Change, judge: JudgeEntry): Change {
  const { object, key, id } = change;
  const facts = { object, key, id, ...judge(opposites[change.verb], turned(change)) };
  if (change.verb === 'create') return { verb: 'delete', ...facts, before: change.after };
  // What was there before the apply stands nowhere in the files.
  const nowhere = { at: null, notes: {} };
  if (change.verb === 'delete') return { verb: 'create', ...facts, after: change.before, ...nowhere };
  return { verb: 'update', ...facts, before: change.after, after: change.before, ...nowhere };
}

const opposites = { create: 'delete', update: 'update', delete: 'create' } as const satisfies Record<
  Change['verb'],
  Change['verb']
>;

const ranks = { delete: 0, update: 1, create: 2 } as const satisfies Record<Change['verb'], number>;

const inOrder = (a: Change, b: Change): number =>
  ranks[a.verb] - ranks[b.verb] || (a.id < b.id ? -1 : Number(a.id > b.id));
