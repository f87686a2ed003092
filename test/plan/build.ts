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

export const makePolicy = (slug: string, fields: Partial<RemediationPolicy> = {}): RemediationPolicy => ({
  name: `Name of ${slug}`,
  slug,
  filters: { mode: 'all', conditions: [{ type: 'severity', values: ['critical', 'high'] }] },
  actions: [{ type: 'block' }, { type: 'pr_comment' }],
  ...fields,
});

export const exclude = (rule: string, project = 'acme/api'): DetectionException => ({
  exception_type: 'exclude',
  rule,
  rule_type: 'rule',
  project,
});

/** A bundle of remediation policies, all declared in one file. */
export const declaredPolicies = (policies: readonly RemediationPolicy[]): Bundle & { kind: 'remediation' } => ({
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

export const declaredDetection = (content: Partial<DetectionBundle>): Bundle & { kind: 'detection/code' } => {
  const whole = { rulesets: [], rules: [], disabled: [], exceptions: [], ...content };
  const lists = (['rulesets', 'rules', 'disabled'] as const).map((list): [ObjectId, Place] => [
    listId(list),
    { file: 'code.yaml', pointer: [list], key: true },
  ]);
  const exceptions = whole.exceptions.map((exception, index): [ObjectId, Place] => [
    exceptionId(exception),
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
export const fakeLocate: Locate = (places) =>
  places.map(({ file, pointer }, index) => ({ file: `${file}#${pointer.join('/')}`, line: index + 1, column: 1 }));

/** The entries of a dry run, by what it would do. */
export type DiffLists = {
  creates?: readonly DiffEntry[];
  updates?: readonly DiffEntry[];
  deletes?: readonly DiffEntry[];
};

export const dryRunWith = ({
  creates = [],
  updates = [],
  deletes = [],
  ...fields
}: DiffLists & Partial<DryRun> = {}): DryRun => ({
  stateVersion: 'v1',
  entries: [...creates, ...updates, ...deletes],
  rejections: [],
  ...fields,
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
  planBundle(bundle, acme, dryRunWith(lists), fakeLocate);

type ContentByKey = Record<string, Content>;

const slugOf = ({ slug, name }: RemediationPolicy): string => slug ?? deriveSlug(name);

/** The diff that a dry run of the policies `declared` returns while the policies `live` are on the platform. */
export function diffOfPolicies(live: readonly RemediationPolicy[], declared: readonly RemediationPolicy[]): DiffLists {
  const before: ContentByKey = Object.fromEntries(live.map((policy) => [slugOf(policy), policy]));
  const after: ContentByKey = Object.fromEntries(declared.map((policy) => [slugOf(policy), policy]));
  return diffOf(before, after, policyEntry);
}

/** The diff that a dry run of the detection bundle `declared` returns while `live` is on the platform. */
export function diffOfDetection(live: DetectionBundle, declared: DetectionBundle): DiffLists {
  const exceptionsById = new Map(
    [...live.exceptions, ...declared.exceptions].map((exception) => [exceptionId(exception), exception]),
  );
  const typesById = (bundle: DetectionBundle): ContentByKey =>
    Object.fromEntries(
      bundle.exceptions.map((exception) => [exceptionId(exception), { exception_type: exception.exception_type }]),
    );
  const diff = diffOf(typesById(live), typesById(declared), (id, before, after) =>
    exceptionEntry(exceptionsById.get(id)!, before, after),
  );
  const lists = ({ rulesets, rules, disabled }: DetectionBundle): Record<string, string[]> => ({
    rulesets,
    rules,
    disabled,
  });
  const sortedText = (bundle: DetectionBundle): string =>
    JSON.stringify(Object.values(lists(bundle)).map((list) => [...new Set(list)].toSorted()));
  const updates = sortedText(live) === sortedText(declared) ? [] : [listsEntry(lists(live), lists(declared))];
  return { ...diff, updates: [...updates, ...(diff.updates ?? [])] };
}

function diffOf(
  contentBefore: ContentByKey,
  contentAfter: ContentByKey,
  entry: (key: string, before: Content | null, after: Content | null) => DiffEntry,
): DiffLists {
  const keys = [...new Set([...Object.keys(contentBefore), ...Object.keys(contentAfter)])];
  const entriesWhere = (matches: (before: Content | undefined, after: Content | undefined) => boolean): DiffEntry[] =>
    keys
      .filter((key) => matches(contentBefore[key], contentAfter[key]))
      .map((key) => entry(key, contentBefore[key] ?? null, contentAfter[key] ?? null));
  return {
    creates: entriesWhere((before, after) => before === undefined && after !== undefined),
    updates: entriesWhere(
      (before, after) =>
        before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after),
    ),
    deletes: entriesWhere((before, after) => before !== undefined && after === undefined),
  };
}
