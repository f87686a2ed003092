import {
  type Bundle,
  type Deployment,
  deriveSlug,
  exceptionId,
  listId,
  type ObjectId,
  policyId,
  type Content,
} from '../../src/domain/bundle.ts';
import type { PlannedBundle } from '../../src/domain/plan.ts';
import type { Locate, Place } from '../../src/domain/problem.ts';
import type { DiffEntry, DryRun } from '../../src/domain/dry-run.ts';
import type { DetectionBundle, DetectionException, RemediationPolicy } from '../../src/generated/types.ts';
import { planBundle } from '../../src/plan/plan.ts';

export const acme: Deployment = { id: '1234', slug: 'acme' };

export const policy = (slug: string, more: Partial<RemediationPolicy> = {}): RemediationPolicy => ({
  name: `Name of ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical', 'high'] }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
  ...more,
});

export const exclude = (rule: string, project = 'acme/api'): DetectionException => ({
  exception_type: 'exclude',
  rule,
  rule_type: 'rule',
  project,
});

/** A bundle of remediation policies, all declared in one file. */
export const remediation = (policies: readonly RemediationPolicy[]): Bundle & { kind: 'remediation' } => ({
  deployment: 'acme',
  kind: 'remediation',
  content: { policies: [...policies] },
  origins: new Map(
    policies.map(({ slug, name }, index): [ObjectId, Place] => [
      policyId(slug ?? deriveSlug(name)),
      { file: 'a.yaml', pointer: ['policies', index] },
    ]),
  ),
  notes: new Map(),
  overrides: new Map(),
  excluded: [],
});

export const detection = (content: Partial<DetectionBundle>): Bundle & { kind: 'detection/code' } => {
  const whole = { rulesets: [], rules: [], disabled: [], exceptions: [], ...content };
  const lists = (['rulesets', 'rules', 'disabled'] as const).map((list): [ObjectId, Place] => [
    listId(list),
    { file: 'code.yaml', pointer: [list], key: true },
  ]);
  const exceptions = whole.exceptions.map((one, index): [ObjectId, Place] => [
    exceptionId(one),
    { file: 'code.yaml', pointer: ['exceptions', index] },
  ]);
  return {
    deployment: 'acme',
    kind: 'detection/code',
    content: whole,
    origins: new Map([...lists, ...exceptions]),
    notes: new Map(),
    overrides: new Map(),
    excluded: [],
  };
};

/** Fake positions, without any file: the line of a place is its number among the requested places. */
export const locate: Locate = (places) =>
  places.map(({ file, pointer }, index) => ({ file: `${file}#${pointer.join('/')}`, line: index + 1, column: 1 }));

/** The lists of a dry run's answer. */
export type DiffLists = {
  creates?: readonly DiffEntry[];
  updates?: readonly DiffEntry[];
  deletes?: readonly DiffEntry[];
};

export const dryRunWith = ({
  creates = [],
  updates = [],
  deletes = [],
  ...facts
}: DiffLists & Partial<DryRun> = {}): DryRun => ({
  stateVersion: 'v1',
  entries: [...creates, ...updates, ...deletes],
  rejections: [],
  ...facts,
});

export const policyEntry = (slug: string, before: Content | null, after: Content | null): DiffEntry => ({
  object: 'RemediationPolicy',
  key: { slug },
  before,
  after,
});

export const listsEntry = (before: Content, after: Content): DiffEntry => ({
  object: 'DetectionPolicy',
  key: { product: 'code' },
  before,
  after,
});

export const exceptionEntry = (
  exception: DetectionException,
  before: Content | null,
  after: Content | null,
): DiffEntry => ({
  object: 'DetectionPolicyException',
  key: {
    product: 'code',
    scope_type: exception.project === undefined ? 'project_tag' : 'project',
    scope_target: exception.project ?? exception.project_tag_name,
    rule: exception.rule,
    rule_type: exception.rule_type,
  },
  before,
  after,
});

export const planOfBundle = (bundle: Bundle, lists: DiffLists = {}): PlannedBundle =>
  planBundle(bundle, acme, dryRunWith(lists), locate);

type ContentByKey = Record<string, Content>;

const slugOf = ({ slug, name }: RemediationPolicy): string => slug ?? deriveSlug(name);

/** The diff that a dry run of the policies `sent` returns while the policies `live` are on the platform. */
export function diffOfPolicies(live: readonly RemediationPolicy[], sent: readonly RemediationPolicy[]): DiffLists {
  const before: ContentByKey = Object.fromEntries(live.map((one) => [slugOf(one), one]));
  const after: ContentByKey = Object.fromEntries(sent.map((one) => [slugOf(one), one]));
  return diffOf(before, after, (slug, was, is) => policyEntry(slug, was, is));
}

/** The diff that a dry run of the detection bundle `sent` returns while `live` is on the platform. */
export function diffOfDetection(live: DetectionBundle, sent: DetectionBundle): DiffLists {
  const all = new Map([...live.exceptions, ...sent.exceptions].map((one) => [exceptionId(one), one]));
  const side = (bundle: DetectionBundle): ContentByKey =>
    Object.fromEntries(bundle.exceptions.map((one) => [exceptionId(one), { exception_type: one.exception_type }]));
  const diff = diffOf(side(live), side(sent), (id, was, is) => exceptionEntry(all.get(id) ?? exclude(''), was, is));
  const lists = ({ rulesets, rules, disabled }: DetectionBundle): Record<string, string[]> => ({
    rulesets,
    rules,
    disabled,
  });
  const text = (bundle: DetectionBundle): string =>
    JSON.stringify(Object.values(lists(bundle)).map((list) => [...new Set(list)].toSorted()));
  const updates = text(live) === text(sent) ? [] : [listsEntry(lists(live), lists(sent))];
  return { ...diff, updates: [...updates, ...(diff.updates ?? [])] };
}

function diffOf(
  before: ContentByKey,
  after: ContentByKey,
  entry: (key: string, was: Content | null, is: Content | null) => DiffEntry,
): DiffLists {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pick = (wanted: (was: Content | undefined, is: Content | undefined) => boolean): DiffEntry[] =>
    keys
      .filter((key) => wanted(before[key], after[key]))
      .map((key) => entry(key, before[key] ?? null, after[key] ?? null));
  return {
    creates: pick((was, is) => was === undefined && is !== undefined),
    updates: pick((was, is) => was !== undefined && is !== undefined && JSON.stringify(was) !== JSON.stringify(is)),
    deletes: pick((was, is) => was !== undefined && is === undefined),
  };
}
